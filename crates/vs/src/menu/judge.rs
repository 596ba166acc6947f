//! Questions about a position that scenarios and explanations ask: what stands in the way of a play, which powers
//! a character has, how a deck lies.

use crate::Vs;
use crate::combat::attack::{Obstacle, why_powerless};
use crate::derive::powers::Instance;
use crate::menu::Choice;
use crate::plain::Works;
use crate::rulebook::RuleId;
use crate::state::position::{Ask, AttackPlan, CardNo, Fighters, Frame, PayFor, Piece, Position, Slot, piece_of};
use crate::turn::copies::Play;
use longbox_kernel::Seat;

/// Somebody who looks at a position and knows the rules. Every answer is a list of what stands in the way;
/// an empty list means that nothing does.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    pub(crate) game: &'a Vs,
    pub(crate) position: &'a Position,
}

impl<'a> Judge<'a> {
    /// Looks at a whole position, or at what a standpoint knows of it.
    pub fn new(game: &'a Vs, position: &'a Position) -> Judge<'a> {
        Judge { game, position }
    }

    /// An attack with these against that player.
    pub fn attack_player(&self, seat: Seat, attackers: &[Slot], player: Seat) -> Vec<Obstacle> {
        let blocked = |slot: &Slot| self.game.may_target_player(self.position, *slot, player).err();
        let mut found = self.attack(seat, attackers, None);
        found.extend(attackers.iter().filter_map(blocked));
        found
    }

    /// An attack with these, against that character if one is named.
    pub fn attack(&self, seat: Seat, attackers: &[Slot], target: Option<Slot>) -> Vec<Obstacle> {
        let (g, p) = (self.game, self.position);
        let mut found = Vec::new();
        if !p.turn_players().contains(seat) {
            found.push(RuleId::NotYourTurn.into());
        } else if p.ask() != Ask::Main {
            found.push(RuleId::AttackReady.into());
        }
        let mut plan = AttackPlan {
            attackers: Fighters::NONE,
            targets: Fighters::ALL,
            by: seat,
            at_once: false,
            forced: Fighters::NONE,
        };
        for slot in attackers {
            let joined = match plan.attackers {
                Fighters::NONE => g.may_attack(p, *slot),
                _ => g.may_join(p, &plan, *slot),
            };
            found.extend(joined.err());
            plan.targets = g.reach_together(p, &plan, *slot);
            plan.attackers.add(*slot);
        }
        if found.is_empty()
            && let Some(missing) = g.missing_angry(p, &plan)
        {
            found.push(Obstacle { rule: RuleId::AttackAngry, by: Some(missing) });
        }
        if let [first, ..] = attackers {
            found.extend(self.circle(Choice::Attack(*first)));
        }
        let Some(target) = target else { return found };
        let reached: Vec<Result<(), Obstacle>> = attackers.iter().map(|slot| g.may_target(p, *slot, target)).collect();
        let some = reached.iter().any(Result::is_ok);
        if some && found.is_empty() && !plan.targets.contains(target) && reached.iter().all(Result::is_ok) {
            found.push(RuleId::TeamReach.into());
        }
        for obstacle in reached.into_iter().filter_map(Result::err) {
            if some {
                found.push(RuleId::TeamReach.into());
            }
            found.push(obstacle);
        }
        found
    }

    /// The super power of that name on a character.
    pub fn use_power(&self, seat: Seat, slot: Slot, name: &str) -> Vec<Obstacle> {
        let (g, p) = (self.game, self.position);
        let purse = g.purse(p, seat);
        let mut tried = Vec::new();
        let mut special = None;
        g.each_power(p, slot, |instance: Instance| {
            let def = g.program.power(instance.power);
            if def.used.is_some() && def.name.eq_ignore_ascii_case(name) {
                let (power, via) = (instance.power, instance.via);
                let what = PayFor::of_fighter(slot, power, via);
                let withheld = self.circle(Choice::Use(slot, g.number_of(p, &what)));
                tried.push(g.may_use(p, seat, &what, &purse).and(withheld.map_or(Ok(()), Err)));
                special = special.or(g.special_for_others(p, seat, &what));
            }
        });
        let mut found = match tried.is_empty() {
            true if p.fighter(slot).is_face_down() => {
                vec![why_powerless(p.fighter(slot)).into(), RuleId::PowerOff.into()]
            }
            true => vec![RuleId::PowerOff.into()],
            false => best(tried),
        };
        if special.is_some() && found.contains(&RuleId::PowerCost.into()) {
            found.insert(0, RuleId::PaySpecial.into());
        }
        if !p.share_a_side(p.fighter(slot).side, seat) {
            found.push(RuleId::Control.into());
        }
        found
    }

    /// The super power of that name on a card in a hand or KO pile, or on a location.
    pub fn use_card(&self, seat: Seat, piece: Piece, name: &str) -> Vec<Obstacle> {
        let (g, p) = (self.game, self.position);
        let purse = g.purse(p, seat);
        let zones = p.zones(seat);
        let works = match () {
            () if zones.hand.contains(piece) => Works::Hand,
            () if zones.face_up.contains(piece) => Works::Row,
            () => Works::Ko,
        };
        let powers = g.powers_outside(p, piece, works);
        let named = powers.filter(|power| g.program.power(*power).name.eq_ignore_ascii_case(name));
        let tried: Vec<Result<(), Obstacle>> =
            named.map(|power| g.may_use(p, seat, &PayFor::of_card(piece, power), &purse)).collect();
        if tried.is_empty() { vec![RuleId::PowerInPlay.into()] } else { best(tried) }
    }

    /// A plot twist in any of its ways.
    pub fn play(&self, seat: Seat, piece: Piece) -> Vec<Obstacle> {
        let ways = self.game.face(self.position.card(piece)).modes.len() as u8;
        let may = |mode| self.game.may_play(self.position, seat, &Play::of(self.position, piece, mode));
        if ways == 0 { vec![RuleId::TwistAs.into()] } else { best((0..ways).map(may).collect()) }
    }

    /// A plot twist as another card, in any of its ways.
    pub fn play_as(&self, seat: Seat, piece: Piece, card: CardNo) -> Vec<Obstacle> {
        let ways = self.game.face(card).modes.len() as u8;
        let may = |mode| self.game.may_play(self.position, seat, &Play { piece, card, mode });
        best((0..ways).map(may).collect())
    }

    /// A character or equipment from hand, wherever it would go.
    pub fn recruit(&self, seat: Seat, piece: Piece) -> Vec<Obstacle> {
        let mut found = self.own_turn(seat);
        found.extend(self.game.out_of_reach(
            self.position,
            seat,
            self.position.card(piece),
            self.position.heap_of(piece),
        ));
        found.extend(self.game.may_recruit(self.position, seat, piece, 0).err());
        found
    }

    /// The same, paid for with symbols instead of recruit points.
    pub fn recruit_for_symbols(&self, seat: Seat, piece: Piece) -> Vec<Obstacle> {
        let ways = 1..=self.game.other_prices(self.position, seat, piece).count() as u8;
        let tried: Vec<_> = ways.map(|way| self.game.may_recruit(self.position, seat, piece, way)).collect();
        if tried.is_empty() { vec![RuleId::RecruitPrice.into()] } else { best(tried) }
    }

    /// A card that says it can be recruited out of a deck, for which the player would search the own deck.
    pub fn search(&self, seat: Seat, card: CardNo) -> Vec<Obstacle> {
        if !self.game.found_in_decks.contains(&card) {
            return Vec::new();
        }
        let mut found = self.own_turn(seat);
        found.extend(self.game.out_of_reach(self.position, seat, card, 0));
        found.extend(self.game.may_search(self.position, seat, card).err());
        found
    }

    /// Equipment for that character.
    pub fn equip(&self, seat: Seat, slot: Slot) -> Vec<Obstacle> {
        self.game.may_equip(self.position, seat, slot).err().into_iter().collect()
    }

    /// A card from hand, discarded for the character.
    pub fn power_up(&self, seat: Seat, piece: Piece, slot: Slot) -> Vec<Obstacle> {
        self.game.may_power_up(self.position, seat, piece, slot).err().into_iter().collect()
    }

    /// A card as a resource.
    pub fn resource(&self, seat: Seat, piece: Piece, up: bool) -> Vec<Obstacle> {
        let (g, p) = (self.game, self.position);
        let mut found = self.own_turn(seat);
        if p.ask() != Ask::Resource || p.builder != seat {
            found.extend([RuleId::ResourceStep, RuleId::ResourceOne].map(Obstacle::from));
        }
        if up && !g.face(p.card(piece)).is_location() {
            found.push(RuleId::ResourceOne.into());
        }
        found.extend(g.may_be_resource(p, seat, piece, up).err());
        found
    }

    /// Moves of these in the formation.
    pub fn formation(&self, seat: Seat, movers: &[Slot]) -> Vec<Obstacle> {
        let mut found = self.own_turn(seat);
        found.extend(movers.iter().filter_map(|slot| self.game.may_move(self.position, *slot).err()));
        if self.position.ask() != Ask::Formation {
            found.push(RuleId::FormationStep.into());
        }
        found
    }

    /// An option that has led back here twice.
    fn circle(&self, choice: Choice) -> Option<Obstacle> {
        self.game.is_withheld(self.position, choice).then(|| RuleId::TurnCircles.into())
    }

    fn own_turn(&self, seat: Seat) -> Vec<Obstacle> {
        match self.position.turn_players().contains(seat) {
            true => Vec::new(),
            false => vec![RuleId::NotYourTurn.into()],
        }
    }

    /// The super powers of a character that are on, by number.
    pub fn supers(&self, slot: Slot) -> Vec<(u8, &'a str)> {
        let mut found = Vec::new();
        self.game.each_power(self.position, slot, |instance: Instance| {
            let def = self.game.program.power(instance.power);
            if def.used.is_some() {
                found.push((found.len() as u8, def.name.as_str()));
            }
        });
        found
    }

    /// The names of all powers of a character that are on.
    pub fn powers(&self, slot: Slot) -> Vec<&'a str> {
        let mut found = Vec::new();
        self.game.each_power(self.position, slot, |instance: Instance| {
            let def = self.game.program.power(instance.power);
            if !def.is_forbidden(self.position.fighter(slot)) {
                found.push(def.name.as_str());
            }
        });
        found
    }

    /// The powers printed on the card of a piece, by number.
    pub fn powers_of_card(&self, piece: Piece) -> Vec<(u8, &'a str)> {
        let powers = self.game.face(self.position.card(piece)).powers.iter().enumerate();
        powers.map(|(number, power)| (number as u8, self.game.program.power(*power).name.as_str())).collect()
    }

    /// The reaction that a player is asked about: its name and its character.
    pub fn reaction(&self) -> Option<(&'a str, Slot)> {
        match self.position.frames().last() {
            Some(Frame::Pay(pay)) if self.position.ask() == Ask::React => {
                Some((self.game.program.power(pay.what.power).name.as_str(), pay.what.slot))
            }
            _ => None,
        }
    }

    /// The names of its teams.
    pub fn teams(&self, slot: Slot) -> Vec<&'a str> {
        self.game.team_names(self.position.fighter(slot).teams)
    }

    /// The characters and machines of a player in the order of their places.
    pub fn side(&self, seat: Seat) -> Vec<Slot> {
        self.position.standing().iter().filter(|slot| self.position.fighter(*slot).side == seat).collect()
    }

    /// A deck from the top.
    pub fn deck(&self, seat: Seat) -> Vec<Piece> {
        self.position.zones(seat).deck.iter().rev().map(|number| piece_of(seat, *number)).collect()
    }
}

/// One way that is open is enough.
fn best(tried: Vec<Result<(), Obstacle>>) -> Vec<Obstacle> {
    match tried.iter().any(Result::is_ok) {
        true => Vec::new(),
        false => tried.into_iter().filter_map(Result::err).collect(),
    }
}
