//! The same plays again, the hard way.

use longbox_kernel::{Deaf, Dice, Game, Input, Table, Undo, Viewer, hash_of};
use serde::{Serialize, de::DeserializeOwned};

/// Plays a finished table once more and checks at every decision that
/// - the log leads to the same position (replay),
/// - the position survives being written down and read again (save and load),
/// - re-dealing what a seat cannot know leaves all it sees unchanged (blind),
/// - taking the answer back and giving it again changes nothing (undo).
///
/// Returns how many decisions were checked.
pub fn harder<G: Game>(table: &Table<'_, G>) -> Result<usize, String>
where
    G::Position: Serialize + DeserializeOwned,
{
    let mut again = table.branch(0);
    let mut dice = Dice::new(0x5eed);
    let seats = table.game().seats(table.setup());
    for (made, input) in table.inputs().iter().enumerate() {
        save_and_load(&again).map_err(|what| format!("save and load before input {made}: {what}"))?;
        for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            blind(&again, viewer, &mut dice)
                .map_err(|what| format!("blind for {viewer:?} before input {made}: {what}"))?;
        }
        again.input(*input, &mut Deaf).map_err(|refusal| format!("replay of input {made}: {refusal}"))?;
        undo(&again, *input).map_err(|what| format!("undo of input {made}: {what}"))?;
    }
    match hash_of(again.position()) == hash_of(table.position()) && again.position() == table.position() {
        true => Ok(table.inputs().len()),
        false => Err("the replay ends in another position".to_owned()),
    }
}

fn save_and_load<G: Game>(table: &Table<'_, G>) -> Result<(), String>
where
    G::Position: Serialize + DeserializeOwned,
{
    let written = serde_json::to_string(table.position()).map_err(|error| error.to_string())?;
    let read: G::Position = serde_json::from_str(&written).map_err(|error| error.to_string())?;
    match read == *table.position() && hash_of(&read) == hash_of(table.position()) {
        true => Ok(()),
        false => Err("the position read is not the one written".to_owned()),
    }
}

/// What a seat sees must not change when everything that it cannot know is dealt anew.
fn blind<G: Game>(table: &Table<'_, G>, viewer: Viewer, dice: &mut Dice) -> Result<(), String> {
    let game = table.game();
    let standpoint = game.standpoint(table.position(), viewer);
    let other = game.imagine(&standpoint, dice);
    let again = game.standpoint(&other, viewer);
    if again != standpoint {
        return Err("the standpoint changes".to_owned());
    }
    if game.view(&again) != game.view(&standpoint) {
        return Err("the view changes".to_owned());
    }
    // Who is asked, and what, never depends on what this seat cannot know.
    if game.waiting(&other) != game.waiting(table.position()) {
        return Err("who is asked changes".to_owned());
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let mine = game.decision(table.position(), seat);
    if game.decision(&other, seat) != mine {
        return Err("the question changes".to_owned());
    }
    if mine.is_none() {
        return Ok(());
    }
    let keys = |position: &G::Position| {
        let mut menu = Vec::new();
        game.options(position, seat, &mut menu);
        menu.iter().map(|choice| game.key(position, *choice)).collect::<Vec<String>>()
    };
    match keys(&other) == keys(table.position()) {
        true => Ok(()),
        false => Err("the options change".to_owned()),
    }
}

fn undo<G: Game>(table: &Table<'_, G>, input: Input) -> Result<(), String> {
    let mut back = table.branch(table.inputs().len());
    back.undo_to(table.inputs().len() - 1, Undo::Practice).map_err(|refusal| refusal.to_string())?;
    back.input(input, &mut Deaf).map_err(|refusal| refusal.to_string())?;
    match back.position() == table.position() {
        true => Ok(()),
        false => Err("the position is another one afterwards".to_owned()),
    }
}
