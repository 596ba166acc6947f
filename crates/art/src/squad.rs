//! The cards of Super Hero Squad: the hero before the pattern of the Factor, doing what the name of the card says.

use crate::backdrop::burst;
use crate::casting::Facts;
use crate::chance::{Chance, seed};
use crate::character::{Shot, Staging};
use crate::factor::{Factor, pattern};
use crate::figure;
use crate::halftone::Screen;
use crate::motif::{self, Motif, Print};
use crate::page::{Page, Place, Tone};
use crate::person::{Back, Person, Weapon};
use crate::pose::{self, Pose};
use crate::words::meant;

/// What a word of a name makes a hero do.
#[rustfmt::skip]
const DEEDS: &[(&str, Pose)] = &[
    ("leap*", pose::LEAP), ("jump*", pose::LEAP), ("pounce", pose::LEAP), ("spring*", pose::LEAP), ("swing*", pose::LEAP),
    ("slash*", pose::STRIKE), ("slice*", pose::STRIKE), ("claw*", pose::STRIKE), ("punch*", pose::STRIKE), ("jab", pose::STRIKE),
    ("strike*", pose::STRIKE), ("fist", pose::STRIKE), ("cut", pose::STRIKE), ("clobber*", pose::STRIKE), ("knife", pose::STRIKE),
    ("smash*", pose::SMASH), ("slam*", pose::SMASH), ("hammer", pose::SMASH), ("impact", pose::SMASH), ("pound*", pose::SMASH),
    ("crush*", pose::SMASH), ("lift*", pose::POWER), ("power*", pose::POWER), ("call*", pose::POWER), ("storm", pose::POWER),
    ("thunder*", pose::POWER), ("triumph", pose::POWER), ("victory", pose::POWER), ("run*", pose::RUN), ("rush*", pose::RUN),
    ("quick*", pose::RUN), ("fast*", pose::RUN), ("charge", pose::RUN), ("speed*", pose::RUN), ("crawl*", pose::CROUCH),
    ("stealth", pose::CROUCH), ("sneak", pose::CROUCH), ("stalk*", pose::CROUCH), ("hunt*", pose::CROUCH), ("prey", pose::CROUCH),
    ("sense*", pose::CROUCH), ("hurl*", pose::THROW), ("throw*", pose::THROW), ("toss", pose::THROW), ("bomb*", pose::THROW),
    ("pull*", pose::THROW), ("card*", pose::THROW), ("blast*", pose::AIM), ("*blast", pose::AIM), ("shot", pose::AIM),
    ("target*", pose::AIM), ("fire*", pose::AIM), ("ray*", pose::AIM), ("beam", pose::AIM), ("cannon*", pose::AIM),
    ("rifle", pose::AIM), ("fly*", pose::FLY), ("sky", pose::FLY), ("dive", pose::FLY), ("wing*", pose::FLY), ("surf*", pose::FLY),
    ("wind*", pose::HOVER), ("mind*", pose::HOVER), ("mystic*", pose::HOVER), ("magic*", pose::HOVER), ("psych*", pose::HOVER),
    ("lead*", pose::POINT), ("follow", pose::POINT), ("assemble", pose::POINT), ("command", pose::POINT), ("hero*", pose::STAND),
    ("guard*", pose::GUARD), ("defen*", pose::GUARD), ("fight*", pose::GUARD), ("battle", pose::GUARD), ("never", pose::FOLDED),
    ("kick*", pose::KICK), ("foot*", pose::KICK), ("dance*", pose::KICK), ("dancing", pose::KICK), ("drop", pose::LAND),
    ("crash*", pose::LAND), ("landing", pose::LAND), ("fall*", pose::LAND),
];

/// What a hero does where the name does not say it.
const ANY: [Pose; 17] = [
    pose::STAND,
    pose::WINDSWEPT,
    pose::EASE,
    pose::FOLDED,
    pose::GUARD,
    pose::FLY,
    pose::SOAR,
    pose::HOVER,
    pose::LAND,
    pose::CROUCH,
    pose::LEAP,
    pose::RUN,
    pose::POWER,
    pose::STRIKE,
    pose::AIM,
    pose::THROW,
    pose::SMASH,
];

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str, heroes: &[String], factor: Factor) {
    backdrop(page, chance, factor);
    match heroes {
        [one, other, ..] => {
            let crossed = chance.odds(0.3);
            let people = [one, other].map(|hero| Person::named(hero, Facts::default()));
            for (person, across) in people.iter().zip(if crossed { [140.0, 62.0] } else { [60.0, 138.0] }) {
                let staging = Staging { across, ..staging(chance, name, true) };
                figure::draw(page, &staging.dressed(person), &staging.pose, staging.place(person));
            }
        }
        _ => alone(page, chance, name, heroes.first().map_or("", String::as_str)),
    }
}

/// The pattern of the Factor, nearer or farther, turned, and in another order of tones.
fn backdrop(page: &mut Page, chance: &mut Chance, factor: Factor) {
    let tones = chance.pick([
        (Tone::Ground, Tone::Light),
        (Tone::Light, Tone::Ground),
        (Tone::Figure, Tone::Ground),
        (Tone::Ground, Tone::Figure),
        (Tone::Light, Tone::Figure),
    ]);
    page.ground(tones.0);
    let (size, turn) = (chance.between(1.1, 1.9), chance.between(-24.0, 24.0).round());
    page.placed(Place::at(100.0, 75.0).scaled(size).turned(turn), |page| {
        page.placed(Place::at(-100.0, -75.0).mirrored(false), |page| pattern(page, chance, factor, tones.1));
    });
    if chance.coin() {
        page.dots(Screen::COARSE, Tone::Figure, |_, y| (y - 70.0) / 140.0);
    }
}

fn staging(chance: &mut Chance, name: &str, near: bool) -> Staging {
    let any = ANY[(seed(name) >> 5) as usize % ANY.len()];
    // Two have room for no more than head and shoulders.
    let calm = chance.pick([pose::STAND, pose::FOLDED, pose::GUARD, pose::EASE, pose::AIM, pose::POINT]);
    let pose = if near { calm } else { meant(name, DEEDS).unwrap_or(any) };
    let shot = chance.pick([Shot::Bust, Shot::Half, Shot::Half, Shot::Knees, Shot::Knees, Shot::Full]);
    Staging {
        pose,
        shot: if near { Shot::Half } else { shot },
        across: chance.pick([58.0, 70.0, 100.0, 130.0, 142.0]),
        mirrored: chance.coin(),
        turn: chance.between(-10.0, 10.0).round(),
    }
}

fn alone(page: &mut Page, chance: &mut Chance, name: &str, hero: &str) {
    let person = Person::named(hero, Facts::default());
    let stage = staging(chance, name, false);
    let print = Print { main: person.suit, second: person.second };
    match (motif::known(name), chance.unit()) {
        // The face, as near as can be.
        (_, part) if part < 0.1 => {
            let stage = Staging { shot: Shot::Face, pose: pose::STAND, ..stage };
            figure::draw(page, &stage.dressed(&person), &stage.pose, stage.place(&person));
        }
        // What it is about, large, and the hero in a corner.
        (Some(motif), part) if part < 0.38 => thing_first(page, chance, &person, motif),
        (Some(motif), _) => {
            let across = if chance.coin() { 62.0 } else { 138.0 };
            let stage = Staging { across, ..stage };
            let beside = Place::at(200.0 - across, chance.between(62.0, 88.0).round());
            page.part(&burst(chance, beside.at, 58.0, 40.0, 11), Tone::Light, 2.4);
            motif::draw(
                page,
                chance,
                motif,
                beside.scaled(0.66).turned(chance.clone().between(-14.0, 14.0).round()),
                print,
            );
            hero_alone(page, &person, stage);
        }
        (None, part) => {
            match part {
                part if part < 0.5 => page.part(&burst(chance, (stage.across, 72.0), 84.0, 54.0, 12), Tone::Light, 2.4),
                part if part < 0.7 => page.disc((stage.across, 72.0), 56.0, Tone::Light, 2.4),
                _ => {}
            }
            hero_alone(page, &person, stage);
        }
    }
}

fn hero_alone(page: &mut Page, person: &Person, stage: Staging) {
    figure::draw(page, &stage.dressed(person), &stage.pose, stage.place(person));
}

fn thing_first(page: &mut Page, chance: &mut Chance, person: &Person, motif: Motif) {
    let left = chance.coin();
    let x = if left { 122.0 } else { 78.0 };
    if chance.coin() {
        page.part(&burst(chance, (x, 75.0), 88.0, 60.0, 13), Tone::Light, 2.4);
    } else {
        page.disc((x, 75.0), 62.0, Tone::Light, 2.4);
    }
    let turn = chance.between(-16.0, 16.0).round();
    motif::draw(
        page,
        chance,
        motif,
        Place::at(x, 75.0).scaled(0.94).turned(turn),
        Print { main: person.suit, second: person.second },
    );
    // Whoever looks out of a corner has no room for wings.
    let plain = Person { weapon: Weapon::Bare, back: Back::Bare, ..*person };
    let shot = Staging {
        pose: chance.pick([pose::FOLDED, pose::FOLDED, pose::GUARD, pose::EASE, pose::STAND, pose::POINT]),
        shot: chance.pick([Shot::Half, Shot::Half, Shot::Bust]),
        across: if left { 40.0 } else { 160.0 },
        mirrored: !left,
        turn: 0.0,
    };
    figure::draw(page, &plain, &shot.pose, shot.place(&plain));
}
