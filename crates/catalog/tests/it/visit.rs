//! Which words of a card language a definition uses.
//!
//! Cards are written out for serde, and whoever is written to hears the enum and the variant of every value: a new
//! word is counted without another line here.

use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};
use std::collections::BTreeSet;

/// Words with their enums, as in ("Effect", "Draw").
pub(crate) type Words = BTreeSet<(&'static str, &'static str)>;

/// The words in a definition, those left to their defaults included.
pub(crate) fn words(definition: &impl Serialize) -> Words {
    let mut found = Found::default();
    definition.serialize(&mut found).expect("definitions can be written out");
    found.0
}

#[derive(Default)]
struct Found(Words);

type Heard = Result<(), std::fmt::Error>;

/// Values without words inside.
macro_rules! plain {
    ($($name:ident: $kind:ty),* $(,)?) => { $(fn $name(self, _: $kind) -> Heard { Ok(()) })* };
}

impl<'a> Serializer for &'a mut Found {
    type Ok = ();
    type Error = std::fmt::Error;
    type SerializeSeq = &'a mut Found;
    type SerializeTuple = &'a mut Found;
    type SerializeTupleStruct = &'a mut Found;
    type SerializeTupleVariant = &'a mut Found;
    type SerializeMap = Impossible<(), std::fmt::Error>;
    type SerializeStruct = &'a mut Found;
    type SerializeStructVariant = Fields<'a>;

    plain! {
        serialize_bool: bool, serialize_char: char, serialize_str: &str, serialize_bytes: &[u8],
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64, serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Heard {
        Ok(())
    }

    fn serialize_unit(self) -> Heard {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Heard {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Heard {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, family: &'static str, _: u32, word: &'static str) -> Heard {
        self.0.insert((family, word));
        Ok(())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        family: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Heard {
        self.0.insert((family, word));
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, std::fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, std::fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, std::fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        family: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Self, std::fmt::Error> {
        self.0.insert((family, word));
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, std::fmt::Error> {
        Err(std::fmt::Error)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, std::fmt::Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        family: &'static str,
        _: u32,
        word: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, std::fmt::Error> {
        self.0.insert((family, word));
        Ok(Fields { of: family, found: self })
    }
}

/// The named parts of a word.
struct Fields<'a> {
    of: &'static str,
    found: &'a mut Found,
}

impl ser::SerializeStructVariant for Fields<'_> {
    type Ok = ();
    type Error = std::fmt::Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Heard {
        // The roles of a verb are words as well.
        if self.of == "Verb" {
            self.found.0.insert(("Role", name));
        }
        value.serialize(&mut *self.found)
    }

    fn end(self) -> Heard {
        Ok(())
    }
}

/// Parts of a list, of a word or of a struct.
macro_rules! parts {
    ($($kind:ident::$part:ident($($key:ty)?)),* $(,)?) => { $(
        impl ser::$kind for &mut Found {
            type Ok = ();
            type Error = std::fmt::Error;

            fn $part<T: Serialize + ?Sized>(&mut self, $(_: $key,)? value: &T) -> Heard {
                value.serialize(&mut **self)
            }

            fn end(self) -> Heard {
                Ok(())
            }
        }
    )* };
}

parts! {
    SerializeSeq::serialize_element(),
    SerializeTuple::serialize_element(),
    SerializeTupleStruct::serialize_field(),
    SerializeTupleVariant::serialize_field(),
    SerializeStruct::serialize_field(&'static str),
}

#[test]
fn words_are_heard_in_lists_fields_and_boxes() {
    use longbox_vs::language::Effect;
    let text = "[If(Did, [Stun(One([Not(Main), Was(Attack(by: [Itself]), Turn)]))]), Cancel(Use)]";
    let effects: Vec<Effect> = longbox_catalog::card_language().from_str(text).expect("these are effects");
    let found = words(&effects);
    let expected = [
        ("Cond", "Did"),
        ("Effect", "Cancel"),
        ("Effect", "If"),
        ("Effect", "Stun"),
        ("Is", "Itself"),
        ("Is", "Main"),
        ("Is", "Not"),
        ("Is", "Was"),
        ("Role", "by"),
        ("Select", "One"),
        ("Verb", "Attack"),
        ("Verb", "Use"),
        ("Within", "Turn"),
    ];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}
