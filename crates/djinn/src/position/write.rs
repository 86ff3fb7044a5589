use std::fmt::{self, Display, Formatter, Write as _};

use table::Seat;

use crate::data::{EquipmentSet, REFERENCE_LAYOUT};
use crate::state::{NEWEST_RULES, State};
use crate::{ByColour, Caught, Chosen, Colour, DjinnKind, Payment, Phase, Player, Setup, Task};

/// The short text form; what follows from the rest is left out.
impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "djinn {}", self.setup.players)?;
        if self.rules != NEWEST_RULES {
            write!(f, " rules={}", self.rules)?;
        }
        write_switches(f, &self.setup)?;
        writeln!(f)?;
        if self.layout != REFERENCE_LAYOUT {
            writeln!(f, "layout {}", spaced(&self.layout))?;
        }
        write!(f, "round {} first={} turn={}", self.round, self.first, self.seat_at(self.turn))?;
        if let (Some(last), Some(ending)) = (self.last_round, self.ending) {
            write!(f, " last={last} ending={}", ending.name())?;
        }
        writeln!(f)?;
        for (n, field) in self.fields.iter().enumerate().filter(|(_, field)| !field.is_empty()) {
            writeln!(f, "R{}{}", n + 1, djinns(field.djinns, field.master))?;
        }
        writeln!(f, "mages {}", spaced(&self.mages.map(Slot)))?;
        writeln!(
            f,
            "display {}",
            spaced(&self.display.as_flattened().iter().map(|s| Slot(*s)).collect::<Vec<_>>())
        )?;
        let gone = self.equipment_gone();
        if !gone.is_empty() {
            writeln!(f, "gone {}", spaced(&gone.iter().collect::<Vec<_>>()))?;
        }
        if !self.opened.is_empty() {
            writeln!(f, "opened {}", spaced(&self.opened.iter().collect::<Vec<_>>()))?;
        }
        if !self.characters.is_empty() {
            writeln!(f, "offer {}", spaced(&self.characters.iter().collect::<Vec<_>>()))?;
        }
        let scoring: Vec<_> = self.scoring.iter().flatten().collect();
        if !scoring.is_empty() {
            writeln!(f, "scoring {}", spaced(&scoring))?;
        }
        for (seat, player) in Seat::ALL.into_iter().zip(self.players.as_slice()) {
            write_player(f, seat, player)?;
        }
        write_phase(f, &self.phase)?;
        self.write_duties(f)?;
        if !self.pending.is_empty() {
            f.write_str("pending")?;
            self.pending.tasks().iter().try_for_each(|task| write_task(f, *task))?;
            writeln!(f)?;
        }
        writeln!(f, "chance {} {}", self.chance.seed(), spaced(self.chance.used()))
    }
}

impl State {
    fn write_duties(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let duties = &self.duties;
        if *duties == crate::Duties::default() {
            return Ok(());
        }
        f.write_str("duties")?;
        write_flags(
            f,
            &[(duties.action, "action"), (duties.passage_used, "passage_used"), (duties.catch, "catch")],
        )?;
        if let Some(passage) = duties.passage {
            write!(f, " passage={passage}")?;
        }
        writeln!(f)
    }

    /// Equipment that was replaced or discarded.
    fn equipment_gone(&self) -> EquipmentSet {
        let worn = self.players.as_slice().iter().flat_map(|player| player.equipment);
        let shown = self.display.iter().flatten().copied();
        let there: EquipmentSet = worn.chain(shown).flatten().collect();
        EquipmentSet(EquipmentSet::ALL.0 & !there.0 & !self.equipment_decks.0)
    }
}

fn write_switches(f: &mut Formatter<'_>, setup: &Setup) -> fmt::Result {
    let usual = Setup::new(setup.players);
    macro_rules! unusual {
        ($($key:ident),+) => {
            $(if setup.$key != usual.$key {
                write!(f, concat!(" ", stringify!($key), "={}"), setup.$key)?;
            })+
        };
    }
    unusual!(
        trophies_in_final_round,
        final_source_visit,
        occupancy,
        first_placement_pays,
        bottling_from_circles,
        master_surcharge_counts_chosen,
        free_djinn_optional,
        green_per_card,
        start_djinns_per_field,
        draw_on_master_gone,
        max_limit,
        coins_scrolls_unlimited,
        scoring_cards_shown,
        solo_clock
    );
    setup.round_cap.map_or(Ok(()), |cap| write!(f, " round_cap={cap}"))
}

fn write_player(f: &mut Formatter<'_>, seat: Seat, player: &Player) -> fmt::Result {
    write!(f, "{seat}")?;
    if let Some(spot) = player.spot {
        write!(f, " {spot}")?;
    }
    write!(f, " coins={} scrolls={} keys={}", player.coins, player.scrolls, player.keys)?;
    write!(f, " magic={} limit={} circles={}", player.magic, player.limit, player.circles)?;
    let listed = |f: &mut Formatter<'_>, key: &str, items: String| {
        if items.is_empty() { Ok(()) } else { write!(f, " {key}={items}") }
    };
    listed(f, "circled", joined(&crowd(player.circled, player.circled_masters)))?;
    listed(f, "bottles", joined(&crowd(player.bottles, 0)))?;
    if player.corks > 0 {
        write!(f, " corks={}", player.corks)?;
    }
    let mut bottled: Vec<String> = crowd(player.bottled, 0).iter().map(ToString::to_string).collect();
    bottled.extend(crowd(player.bottled_masters, 0).iter().map(|colour| format!("master:{colour}")));
    listed(f, "bottled", joined(&bottled))?;
    listed(f, "mages", joined(&player.mages.iter().collect::<Vec<_>>()))?;
    listed(f, "asleep", joined(&player.asleep().iter().collect::<Vec<_>>()))?;
    listed(f, "wears", joined(&player.equipment.iter().flatten().collect::<Vec<_>>()))?;
    let laid = crate::Passage::ALL.into_iter().zip(player.passages);
    let laid = laid.filter_map(|(passage, at)| at.map(|field| format!("{passage}:{field}")));
    listed(f, "passages", joined(&laid.collect::<Vec<_>>()))?;
    listed(f, "trophies", joined(&player.trophies.iter().collect::<Vec<_>>()))?;
    listed(f, "is", joined(&player.characters.iter().flatten().collect::<Vec<_>>()))?;
    if player.masters_caught > 0 {
        write!(f, " masters_caught={}", player.masters_caught)?;
    }
    writeln!(f)
}

fn write_phase(f: &mut Formatter<'_>, phase: &Phase) -> fmt::Result {
    f.write_str("phase ")?;
    match *phase {
        Phase::Draft { step } => write!(f, "draft step={step}")?,
        Phase::Gifts { turn } => write!(f, "gifts turn={turn}")?,
        Phase::Place => f.write_str("place")?,
        Phase::Move { from, at } => write!(f, "move {from}>{at}")?,
        Phase::Pay(Payment { from, to, left, paid, spared }) => {
            let left = joined(&left.iter().collect::<Vec<_>>());
            write!(f, "pay {from}>{to} left={left} paid={paid} spared={spared}")?;
        }
        Phase::Act => f.write_str("act")?,
        Phase::Market { trades, discount, begun } => {
            write!(f, "market trades={trades}")?;
            write_flags(f, &[(discount, "discount"), (begun, "begun")])?;
        }
        Phase::Manufactory { special, equipped, corks } => {
            write!(f, "manufactory corks={corks}")?;
            write_flags(f, &[(special, "special"), (equipped, "equipped")])?;
        }
        Phase::Archives { special, woke, circle, passage } => {
            f.write_str("archives")?;
            let flags = [(special, "special"), (woke, "woke"), (circle, "circle"), (passage, "passage")];
            write_flags(f, &flags)?;
        }
        Phase::Source { closing, refilled, woke, bottled } => {
            f.write_str("source")?;
            let flags = [(closing, "closing"), (refilled, "refilled"), (woke, "woke"), (bottled, "bottled")];
            write_flags(f, &flags)?;
        }
        Phase::Passage => f.write_str("passage")?,
        Phase::Catch(Chosen { normal, master, used, staff }) => {
            write!(f, "catch{}", djinns(normal, master))?;
            if !used.is_empty() {
                write!(f, " used={}", joined(&used.iter().collect::<Vec<_>>()))?;
            }
            write_flags(f, &[(staff, "staff")])?;
        }
        Phase::House(Caught { normal, master, with_master, free }) => {
            write!(f, "house{}", djinns(normal, master))?;
            write_flags(f, &[(with_master, "with_master"), (free, "free")])?;
        }
        Phase::Over => f.write_str("over")?,
    }
    writeln!(f)
}

fn write_task(f: &mut Formatter<'_>, task: Task) -> fmt::Result {
    match task {
        Task::Compartment(chest) => write!(f, " compartment={chest}"),
        Task::PutAway(chests) => write!(f, " put_away={}", joined(&chests.iter().collect::<Vec<_>>())),
        Task::Give(effect) => match effect.told() {
            (word, Some(count)) => write!(f, " {word}={count}"),
            (word, None) => write!(f, " {word}"),
        },
    }
}

fn write_flags(f: &mut Formatter<'_>, flags: &[(bool, &str)]) -> fmt::Result {
    flags.iter().filter(|(set, _)| *set).try_for_each(|(_, word)| write!(f, " {word}"))
}

/// ` master red red`.
fn djinns(normal: ByColour, master: bool) -> String {
    crowd(normal, u8::from(master)).iter().fold(String::new(), |mut text, djinn| {
        let _ = write!(text, " {djinn}");
        text
    })
}

fn crowd(normal: ByColour, masters: u8) -> Vec<DjinnKind> {
    let normal = Colour::ALL.into_iter().zip(normal);
    let normal = normal.flat_map(|(colour, count)| (0..count).map(move |_| DjinnKind::Normal(colour)));
    (0..masters).map(|_| DjinnKind::Master).chain(normal).collect()
}

fn spaced(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn joined(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// A card, or `-` where none lies.
struct Slot<T>(Option<T>);

impl<T: Display> Display for Slot<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("-"),
        }
    }
}
