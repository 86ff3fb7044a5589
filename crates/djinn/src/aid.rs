//! The player aid: which words and figures belong on it, in the order of a turn.

use table::aid::{Aid, Entry, Phrase, Section, Value};

use crate::Effect;
use crate::data::{
    BOTTLE_PRICE, CORK_PRICE, CharacterSet, ChestSet, EquipmentSet, MageSet, Passage, Place, SCROLL_PRICE,
    ScoringCard, TrophySet,
};

pub(crate) fn aid() -> Aid {
    let rules = |id: &'static str| {
        Section::new(id, format!("rules-djinn-{id}")).text(format!("rules-djinn-{id}-text"))
    };
    let cards = |id: &'static str, title: &str| Section::new(id, title);
    Aid {
        boxes: Vec::new(),
        sections: vec![
            rules("turn").step(),
            cards("places", "rules-djinn-places").step().entries(places()),
            Section::new("catch", "rules-djinn-catch")
                .text("rules-djinn-catch-table")
                .step()
                .entries(djinns()),
            rules("trophies").entries(trophies()),
            rules("end"),
            rules("score"),
            cards("scoring", "djinn-scoring").entries(scoring()),
            cards("equipment", "djinn-equipment").entries(equipment()),
            cards("passages", "djinn-passages").entries(passages()),
            rules("characters").entries(characters()),
            cards("mages", "djinn-mages").entries(mages()),
            cards("chests", "djinn-chests").entries(chests()),
            rules("solo"),
        ],
    }
}

fn effect(effect: Effect) -> Phrase {
    let (word, count) = effect.told();
    let phrase = Phrase::new(format!("djinn-effect-{word}"));
    count.map_or(phrase.clone(), |count| phrase.number("count", count))
}

fn effects(all: &[Effect]) -> Value {
    if all.is_empty() {
        return Value::Phrase(Phrase::new("djinn-effect-nothing"));
    }
    Value::List { list: all.iter().map(|one| effect(*one)).collect() }
}

fn places() -> impl Iterator<Item = Entry> {
    Place::ALL.into_iter().map(|place| {
        let name = Phrase::new(format!("djinn-place-{place}"));
        let standard = Phrase::new("djinn-aid-standard")
            .with("action", Value::Phrase(Phrase::new(format!("djinn-standard-{place}"))));
        let special = Phrase::new("djinn-aid-special")
            .with("action", Value::Phrase(Phrase::new(format!("djinn-special-{place}"))));
        let more = Phrase::new(format!("djinn-more-{place}"))
            .number("scroll", SCROLL_PRICE)
            .number("bottle", BOTTLE_PRICE)
            .number("cork", CORK_PRICE);
        let entry = Entry::new(format!("place-{place}"), name, standard);
        if place == Place::Source { entry.text(more) } else { entry.text(special).text(more) }
    })
}

/// Djinns and masters, which the text about catching tells of.
fn djinns() -> impl Iterator<Item = Entry> {
    let master = Entry::new("master", Phrase::new("djinn-djinn-master"), Phrase::new("djinn-aid-master"));
    let djinn = Entry::new("djinn", Phrase::new("djinn-aid-djinn"), Phrase::new("djinn-aid-djinn-text"));
    [
        djinn.told_by_its_section().settled_by(&[
            "start_djinns_per_field",
            "draw_on_master_gone",
            "bottling_from_circles",
        ]),
        master.told_by_its_section().settled_by(&["master_surcharge_counts_chosen", "free_djinn_optional"]),
    ]
    .into_iter()
}

fn trophies() -> impl Iterator<Item = Entry> {
    TrophySet::ALL.iter().map(|trophy| {
        let name = Phrase::new("djinn-aid-trophy").with("trophy", Value::Code(trophy.to_string()));
        let text = Phrase::new("djinn-aid-brings").with("what", effects(trophy.bonus()));
        let entry = Entry::new(format!("trophy-{trophy}"), name, text).figure(trophy.points());
        entry.settled_by(&["trophies_in_final_round"])
    })
}

fn scoring() -> impl Iterator<Item = Entry> {
    ScoringCard::ALL.into_iter().map(|card| {
        let name = Phrase::new("djinn-aid-card").with("card", Value::Code(card.to_string()));
        let entry = Entry::new(format!("scoring-{card}"), name, Phrase::new(format!("djinn-scoring-{card}")));
        entry.figure(card.points()).settled_by(&["scoring_cards_shown"])
    })
}

fn equipment() -> impl Iterator<Item = Entry> {
    EquipmentSet::ALL.iter().map(|card| {
        let kind = Phrase::new(format!("djinn-kind-{}", card.kind()));
        let name = Phrase::new("djinn-aid-equipment")
            .with("kind", Value::Phrase(kind))
            .with("card", Value::Code(card.to_string()));
        Entry::new(format!("equipment-{card}"), name, Phrase::new(format!("djinn-equipment-{card}")))
    })
}

fn passages() -> impl Iterator<Item = Entry> {
    Passage::ALL.into_iter().map(|passage| {
        let name = Phrase::new("djinn-aid-passage").with("passage", Value::Code(passage.to_string()));
        Entry::new(format!("passage-{passage}"), name, Phrase::new(format!("djinn-passage-{passage}")))
    })
}

fn characters() -> impl Iterator<Item = Entry> {
    CharacterSet::ALL.iter().map(|tile| {
        let name = Phrase::new("djinn-aid-character").with("tile", Value::Code(tile.to_string()));
        Entry::new(format!("character-{tile}"), name, Phrase::new(format!("djinn-character-{tile}")))
    })
}

fn mages() -> impl Iterator<Item = Entry> {
    MageSet::ALL.iter().map(|mage| {
        let colour = mage.colour();
        let name = Phrase::new(format!("djinn-mage-{colour}")).with("mage", Value::Code(mage.to_string()));
        let (coins, scrolls) = mage.cost();
        let price: Vec<Effect> = [(coins, Effect::Coin(coins)), (scrolls, Effect::Scroll(scrolls))]
            .into_iter()
            .filter_map(|(count, effect)| (count > 0).then_some(effect))
            .collect();
        let price = if price.is_empty() {
            Phrase::new("djinn-mage-free")
        } else {
            Phrase::new("djinn-mage-price").with("price", effects(&price))
        };
        let entry = Entry::new(
            format!("mage-{mage}"),
            name,
            Phrase::new("djinn-mage-strength").number("green", mage.green()),
        );
        let entry = entry.coloured(colour.name()).text(price).settled_by(&["green_per_card"]);
        if mage.bonus() == 0 {
            return entry;
        }
        entry.text(
            Phrase::new("djinn-mage-bonus")
                .number("bonus", mage.bonus())
                .with("colour", Value::Phrase(Phrase::new(format!("djinn-colour-{colour}")))),
        )
    })
}

fn chests() -> impl Iterator<Item = Entry> {
    ChestSet::ALL.iter().map(|chest| {
        let name = Phrase::new("djinn-aid-chest").with("chest", Value::Code(chest.to_string()));
        let text = Phrase::new("djinn-aid-brings").with("what", effects(chest.open()));
        let entry = Entry::new(format!("chest-{chest}"), name, text);
        if chest.compartment().is_empty() {
            return entry;
        }
        entry.text(Phrase::new("djinn-aid-compartment").with("what", effects(chest.compartment())))
    })
}
