//! The player aid: which words and figures belong on it, in the order of a turn.

use table::aid::{Aid, Entry, Phrase, Section};

use super::pad::{ARTISAN_BOX, THIEVES, boxes_of};
use crate::artisans::layout;
use crate::data::RESOURCES;
use crate::{Cost, Djinn, Ground, Item, Resource, THIEF_POINTS, Thief, Tribe};

/// Options of a new table by the tribe whose open questions they settle.
fn options_of_tribe(tribe: Tribe) -> &'static [&'static str] {
    match tribe {
        Tribe::Assassin => &["assassins_may_skip", "assassinate_own_tile"],
        Tribe::Artisan => &["artisan_tie"],
        _ => &[],
    }
}

fn options_of_djinn(djinn: Djinn) -> Vec<&'static str> {
    let mut options = match djinn {
        Djinn::Hagis | Djinn::Lamia => vec!["hagis_lamia_neighbourhood"],
        Djinn::Nekir => vec!["nekir_per_victim"],
        _ => Vec::new(),
    };
    if djinn.cost() != Cost::Passive {
        options.push("djinn_limit");
    }
    options
}

pub(crate) fn aid() -> Aid {
    let rules = |id: &'static str, part: &str| {
        Section::new(id, format!("rules-tribes-{part}")).text(format!("rules-tribes-{part}-text"))
    };
    // What only helps on a screen is no part of these.
    let at_table = |id: &'static str| {
        Section::new(id, format!("rules-tribes-{id}")).text(format!("rules-tribes-{id}-table"))
    };
    let (thieves, artisans): (&[&str], &[&str]) = (&[THIEVES], &[ARTISAN_BOX]);
    Aid {
        boxes: vec![THIEVES, ARTISAN_BOX],
        sections: vec![
            rules("bid", "bid").step(),
            at_table("move").step(),
            rules("control", "control").step(),
            Section::new("tent", "rules-tribes-artisans-tent")
                .text("rules-tribes-artisans-tent-text")
                .with(artisans),
            Section::new("tribes", "rules-tribes-tribes").text("tribes-act-note").step().entries(tribes()),
            Section::new("tiles", "rules-tribes-tiles").step().entries(tiles()),
            rules("ground", "artisans-ground").with(artisans),
            Section::new("goods", "rules-tribes-goods")
                .text("rules-tribes-goods-text")
                .step()
                .entries(cards()),
            rules("cleanup", "cleanup").step(),
            rules("end", "end"),
            rules("score", "score"),
            rules("more", "artisans-score").with(artisans),
            at_table("djinns").entries(djinns()),
            rules("thieves", "thieves-use").entries(thieves_entries()).with(thieves),
            Section::new("items", "rules-tribes-artisans-items").entries(items()).with(artisans),
            rules("setup", "setup"),
            rules("setup-thieves", "thieves-what").with(thieves),
            rules("setup-artisans", "artisans-what").with(artisans),
            rules("rulings", "rulings"),
        ],
    }
}

fn tribes() -> impl Iterator<Item = Entry> {
    Tribe::ALL.into_iter().map(|tribe| {
        let boxes = boxes_of(|boxes| boxes.artisans || tribe != Tribe::Artisan);
        let (name, text) =
            (Phrase::new(format!("tribes-tribe-{tribe}")), Phrase::new(format!("tribes-act-{tribe}")));
        let entry = Entry::new(format!("tribe-{tribe}"), name, text).coloured(tribe.name());
        entry.settled_by(options_of_tribe(tribe)).with(boxes)
    })
}

fn tiles() -> impl Iterator<Item = Entry> {
    let mut known = Vec::new();
    Ground::ALL.into_iter().filter_map(move |ground| {
        let words = ground_words(ground);
        // Sacred Places differ only by what is printed on them; the text says so.
        let is_new = !known.contains(&words);
        known.push(words.clone());
        is_new.then(|| {
            let alike = || Ground::ALL.into_iter().filter(|other| ground_words(*other) == words);
            let mut values: Vec<String> = alike().map(|other| other.value().to_string()).collect();
            values.dedup();
            let tiles: usize = alike().map(layout::copies).sum();
            let lead = Phrase::new(format!("tribes-tiles-{}", ground.colour()))
                .with("values", table::aid::Value::Code(values.join(", ")))
                .number("count", tiles as i32);
            let name = Phrase::new(format!("tribes-ground-{words}"));
            let entry = Entry::new(
                format!("ground-{words}"),
                name,
                Phrase::new(format!("tribes-ground-{words}-text")),
            );
            let boxes = boxes_of(|boxes| {
                boxes.artisans
                    || !matches!(ground, Ground::Workshop | Ground::SpecializedMarket | Ground::Chasm)
            });
            entry.coloured(ground.colour().name()).lead(lead).with(boxes)
        })
    })
}

/// The end of the locale key of a kind of tile.
pub(crate) fn ground_words(ground: Ground) -> String {
    ground.name().trim_end_matches(|end: char| end.is_ascii_digit() || end == '_').replace('_', "-")
}

fn cards() -> impl Iterator<Item = Entry> {
    RESOURCES.into_iter().map(|(card, copies)| {
        let text = if card == Resource::Fakir { "tribes-card-fakir-text" } else { "tribes-card-text" };
        let name = Phrase::new(format!("tribes-card-{card}"));
        let entry = Entry::new(format!("card-{card}"), name, Phrase::new(text).number("copies", copies));
        if card == Resource::Fakir { entry } else { entry.told_by_its_section() }
    })
}

fn djinns() -> impl Iterator<Item = Entry> {
    Djinn::ALL.into_iter().map(|djinn| {
        let cost = match djinn.cost() {
            Cost::Passive => "passive",
            Cost::ElderOrFakir => "elder-or-fakir",
            Cost::ElderAndMore => "elder-and-more",
            Cost::Fakir => "fakir",
            Cost::Fakirs => "fakirs",
        };
        let name = Phrase::new(format!("tribes-djinn-{djinn}"));
        let entry = Entry::new(format!("djinn-{djinn}"), name, Phrase::new(format!("tribes-power-{djinn}")));
        let entry = entry.figure(djinn.value()).lead(Phrase::new(format!("tribes-cost-{cost}")));
        let boxes = boxes_of(|boxes| Djinn::deck(boxes).any(|other| other == djinn));
        entry.settled_by(&options_of_djinn(djinn)).with(boxes)
    })
}

fn thieves_entries() -> impl Iterator<Item = Entry> {
    Thief::ALL.into_iter().map(|thief| {
        let name = Phrase::new(format!("tribes-thief-{thief}"));
        let entry = Entry::new(format!("thief-{thief}"), name, Phrase::new(format!("tribes-theft-{thief}")));
        let boxes = boxes_of(|boxes| boxes.thieves && Thief::box_of(boxes).any(|other| other == thief));
        entry.figure(THIEF_POINTS).coloured(thief.tribe().name()).with(boxes)
    })
}

fn items() -> impl Iterator<Item = Entry> {
    Item::ALL.into_iter().map(|item| {
        let name = Phrase::new(format!("tribes-item-{item}"));
        let text = if item.is_precious() {
            Phrase::new("tribes-item-precious").number("points", item.value())
        } else {
            Phrase::new(format!("tribes-magic-{item}"))
        };
        let entry = Entry::new(format!("item-{item}"), name, text).with(vec![ARTISAN_BOX]);
        if item.is_precious() { entry.figure(item.value()) } else { entry }
    })
}
