//! Things that stand for what happens, each about 96 high around the place.

mod deeds;
mod forces;
mod things;

use crate::chance::{Chance, seed};
use crate::page::{Page, Place, Tone};
use crate::words::meant;

/// The colours of a thing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Print {
    pub(crate) main: Tone,
    pub(crate) second: Tone,
}

pub(crate) type Motif = fn(&mut Page, Print);

use deeds::{angry, arrow, boot, cage, chain, clash, claws, cry, door, ears, fist, heart, kick, lift, people, trap};
pub(crate) use forces::globe;
use forces::{bolt, bomb, drop, fire, ice, leaf, moon, note, star, storm, sun, swirl, wave, web, wings};
use things::{
    book, brain, bulb, cards, clock, cog, crossed, crosshair, crown, dice, eye, hammer, helmet, hourglass, magnet, map,
    mask, rocket, scales, screen, shield, skull, spyglass, wrench,
};

/// What a word of a name says.
#[rustfmt::skip]
const WORDS: &[(&str, Motif)] = &[
    ("best", shield), ("defen*", shield), ("cover", shield), ("guard*", shield), ("protect*", shield), ("shield*", shield),
    ("wall*", shield), ("shell", shield), ("safe*", shield), ("back", shield), ("armor*", helmet), ("soldier*", helmet),
    ("knight", helmet), ("war", helmet), ("agent*", helmet), ("troops", helmet), ("loyal", helmet), ("legion*", helmet),
    ("fire*", fire), ("flame*", fire), ("burn*", fire), ("heat", fire), ("hot*", fire), ("torch*", fire), ("inferno", fire),
    ("melt*", fire), ("blaz*", fire), ("temperature", fire), ("shock*", bolt), ("lightning", bolt), ("thunder*", bolt),
    ("electr*", bolt), ("volt*", bolt), ("surge", bolt), ("spark*", bolt), ("juiced", bolt), ("circuit", bolt),
    ("eye*", eye), ("see*", eye), ("observe", eye), ("watch*", eye), ("vision", eye), ("witness", eye), ("gaze", eye),
    ("peek", eye), ("look", spyglass), ("find", spyglass), ("found", spyglass), ("detect*", spyglass), ("exam*", spyglass),
    ("mystery", spyglass), ("discover*", spyglass), ("sense*", ears), ("sensation", ears), ("smell", ears), ("radar", ears),
    ("scent", ears), ("instinct", ears), ("plan*", map), ("tactic*", map), ("strateg*", map), ("scheme", map),
    ("mission", map), ("angle", map), ("book", book), ("gifted", book), ("school", book), ("learn*", book), ("train*", book),
    ("study", book), ("lesson", book), ("factor", book), ("course", book), ("think*", bulb), ("idea", bulb), ("solution", bulb),
    ("invent*", bulb), ("breakthrough", bulb), ("brillian*", bulb), ("mind*", brain), ("mental*", brain), ("brain*", brain),
    ("psych*", brain), ("psion*", brain), ("intellect", brain), ("smart*", brain), ("telepath*", brain), ("amnesia", brain),
    ("trap*", trap), ("snare", trap), ("jaws", trap), ("closing", trap), ("cage", cage), ("jail*", cage), ("captive", cage),
    ("prison", cage), ("vault", cage), ("caught", cage), ("target*", crosshair), ("aim", crosshair), ("shot", crosshair),
    ("shoot*", crosshair), ("hunt*", crosshair), ("miss", crosshair), ("acquired", crosshair), ("vigilante", scales),
    ("justice", scales), ("fair", scales), ("balanc*", scales), ("law", scales), ("even", scales), ("odds", dice),
    ("luck*", dice), ("chance", dice), ("risk*", dice), ("game*", dice), ("improb*", dice), ("rig", dice), ("ace", cards),
    ("deal*", cards), ("card*", cards), ("gambl*", cards), ("double", cards), ("kind", cards), ("time", clock),
    ("again", clock), ("late", clock), ("second", clock), ("moment", clock), ("yet", hourglass), ("finished", hourglass),
    ("extended", hourglass), ("hourglass", hourglass), ("eternal", hourglass), ("last", hourglass), ("endless", hourglass),
    ("trick*", mask), ("hidden", mask), ("disguise", mask), ("imperson*", mask), ("imitat*", mask), ("surprise", mask),
    ("secret", mask), ("illusion", mask), ("shape*", mask), ("morph*", mask), ("theft", mask), ("thief", mask),
    ("stealth", mask), ("sneak", mask), ("spook", skull), ("dead", skull), ("death", skull), ("fatal*", heart),
    ("kill*", skull), ("doom*", skull), ("pain*", skull), ("suffer*", skull), ("poison", skull), ("venom", skull),
    ("bones", skull), ("hero*", people), ("team*", people), ("squad", people), ("force", people), ("friend*", people),
    ("brother*", people), ("crowd", people), ("assemble", people), ("together", people), ("company", people),
    ("recruit*", people), ("backup", people), ("avengers", people), ("united", people), ("crew", people), ("pair", people),
    ("armies", people), ("help", people), ("reserves", people), ("couple", heart), ("heart*", heart), ("love*", heart),
    ("lovin", heart), ("kiss", heart), ("attraction", heart), ("beauty", heart), ("irresist*", heart), ("date", heart),
    ("hug", heart), ("run*", boot), ("quick*", boot), ("fast*", boot), ("rush*", boot), ("speed*", boot), ("foot*", boot),
    ("trip", boot), ("nimble", boot), ("walk*", boot), ("crawl*", boot), ("race", boot), ("kick*", kick), ("leap*", kick),
    ("spring*", kick), ("pounce", kick), ("jump*", kick), ("dance*", kick), ("dancing", kick), ("strength*", fist),
    ("strong*", fist), ("punch", fist), ("might*", fist), ("main", fist), ("power*", fist), ("fist", fist), ("jab", fist),
    ("slam*", fist), ("pound*", fist), ("clobber*", fist), ("arm*", fist), ("fight", clash), ("versus", clash),
    ("clash", clash), ("wrest*", clash), ("battle", crossed), ("blade*", crossed), ("sword*", crossed), ("slice*", crossed),
    ("slash*", crossed), ("knife", crossed), ("cut", crossed), ("samurai", crossed), ("sai", crossed), ("katana", crossed),
    ("weapon*", crossed), ("arms", crossed), ("savage", claws), ("cat", claws), ("claw*", claws), ("tear", claws),
    ("wild*", claws), ("beast*", claws), ("animal", claws), ("feral", claws), ("bite*", claws), ("fang*", claws),
    ("talon*", claws), ("ferocious", claws), ("bomb*", bomb), ("blast*", bomb), ("boom*", bomb), ("kaboo*", bomb),
    ("explos*", bomb), ("burst*", bomb), ("*burst", bomb), ("bang", bomb), ("star*", star), ("super*", star),
    ("cosm*", star), ("glory", star), ("uncanny", star), ("marvelous", star), ("spectacular", star), ("stellar", star),
    ("nova", sun), ("sun", sun), ("light*", sun), ("day*", sun), ("energ*", sun), ("aura", sun), ("night*", moon),
    ("moon*", moon), ("dream*", moon), ("sleep*", moon), ("shadow*", moon), ("entrance", door), ("door", door),
    ("exit", door), ("passing", door), ("teleport*", swirl), ("phase", swirl), ("hyperspace", swirl),
    ("reality", swirl), ("twist*", swirl), ("spell*", swirl), ("hex*", swirl), ("magic*", swirl), ("mystic*", swirl),
    ("sorcer*", swirl), ("hypnot*", swirl), ("fate", swirl), ("tech*", cog), ("machin*", cog), ("build*", wrench),
    ("gadget*", wrench), ("repair*", wrench), ("mechan*", cog), ("*bot", cog), ("factory", cog), ("stark", cog),
    ("metal*", magnet), ("magnet*", magnet), ("pull", magnet), ("attract*", magnet), ("hammer*", hammer), ("smash*", hammer),
    ("crush*", hammer), ("wreck*", hammer), ("steel", hammer), ("iron", hammer), ("world*", globe), ("earth*", globe),
    ("planet", globe), ("global", globe), ("ragn*", bolt), ("angry", angry), ("anger", angry), ("mad", angry),
    ("rage", angry), ("fury*", angry), ("enrag*", angry), ("tantrum", angry), ("grr*", angry), ("avenge", angry),
    ("green", angry), ("web*", web), ("*web", web), ("spider*", web), ("arach*", web), ("sticky", web), ("trickweb", web),
    ("charge", arrow), ("lead*", arrow), ("lift*", lift), ("pick", lift), ("raise", lift), ("hurl", lift), ("toss", lift),
    ("throw", lift), ("drop", drop), ("rain*", drop), ("blood", drop), ("drain", drop), ("acid", drop), ("thirst", drop),
    ("extinguish", drop), ("water", wave), ("surf*", wave), ("depths", wave), ("fish*", wave), ("wake", wave),
    ("ice*", ice), ("cold", ice), ("freez*", ice), ("frost", ice), ("winter", ice), ("cool", ice), ("diamond*", ice),
    ("storm*", storm), ("wind*", storm), ("tornado", storm), ("tempest", storm), ("weather", storm), ("mist*", storm),
    ("whirl*", storm), ("whisk", storm), ("flower", leaf), ("tree", leaf), ("groot", leaf), ("jungle", leaf),
    ("nature", leaf), ("call*", cry), ("roar", cry), ("shout", cry), ("speak", cry), ("rock", note), ("music", note),
    ("song", note), ("jammin", note), ("pop", note), ("disco", note), ("amp", note), ("sky", wings), ("fly*", wings),
    ("wing*", wings), ("soar*", wings), ("dive", wings), ("king*", crown), ("queen", crown), ("royal", crown),
    ("talented", crown), ("supreme", crown), ("god", crown), ("rocket", rocket), ("missile", rocket), ("cannon*", rocket),
    ("*cannon", rocket), ("break*", chain), ("bound", chain), ("free*", chain), ("chain", chain), ("unstoppable", chain),
    ("scan*", screen), ("comput*", screen), ("model", screen), ("holo*", screen), ("adapt", screen), ("observ*", eye),
];

/// What stands for a name of which no word is known.
const ANY: [Motif; 24] = [
    fist, shield, bolt, eye, star, arrow, crosshair, clash, mask, people, boot, bomb, cog, cry, crossed, swirl, globe,
    clock, dice, map, sun, chain, wings, claws,
];

/// What a name stands for.
pub(crate) fn of(name: &str) -> Motif {
    known(name).unwrap_or(ANY[(seed(name) >> 8) as usize % ANY.len()])
}

/// What a name stands for, if one of its words is known.
pub(crate) fn known(name: &str) -> Option<Motif> {
    meant(name, WORDS)
}

/// Draws it once, or small once more behind.
pub(crate) fn draw(page: &mut Page, chance: &mut Chance, motif: Motif, place: Place, print: Print) {
    if chance.odds(0.25) {
        let beside = Place { at: (place.at.0 + 42.0, place.at.1 - 8.0), ..place };
        page.penned(beside.scaled(place.scale * 0.7).turned(14.0), |page| {
            motif(page, Print { main: print.second, second: print.main })
        });
        let aside = Place { at: (place.at.0 - 16.0, place.at.1 + 2.0), ..place };
        return page.penned(aside, |page| motif(page, print));
    }
    page.penned(place, |page| motif(page, print));
}
