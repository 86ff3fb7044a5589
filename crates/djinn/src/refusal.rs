use serde::Serialize;
use table::Seat;

use crate::Colour;
use crate::colour::DjinnKind;
use crate::data::{Character, Chest, Equipment, Field, Mage, Passage, Spot, Trophy};
use crate::moves::Unit;

/// Why a move was refused. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the text of each says what its fields are")]
pub enum Refused {
    #[error("the game is over")]
    Over,
    #[error("this cannot be done now; the question is {question}")]
    NotNow {
        #[serde(skip)]
        question: &'static str,
    },
    #[error("character {character} is not on offer")]
    CharacterNotOffered { character: Character },
    #[error("you have one character of this kind already; the other kind is missing")]
    CharacterKindHeld,
    #[error("a figure begins in front of a square field, but {field} is none")]
    NotSquare { field: Field },
    #[error("no path leads from {from} to {to}")]
    NoPath { from: Field, to: Field },
    #[error("a figure never turns back, and it came from {field}")]
    Backwards { field: Field },
    #[error("{field} is free, and only occupied fields can be skipped")]
    FreeFieldSkipped { field: Field },
    #[error("stopping at {spot} costs {owed} coins or scrolls, and you have {have}")]
    StopTooDear { spot: Spot, owed: u16, have: u16 },
    #[error("seat {given} is not paid now; seat {expected} is")]
    WrongPayee { given: Seat, expected: Seat },
    #[error("you have no {unit} to pay with")]
    NothingToPay { unit: Unit },
    #[error("no figure may be left unpaid")]
    NobodySpared,
    #[error("the action of this place is used up or given up")]
    ActionUsed,
    #[error("only round fields have a special action, and {field} is none")]
    NoSpecial { field: Field },
    #[error("this action would do nothing for you")]
    NothingToDo,
    #[error("forgoing gives {allowed} coins and magic together, but {given} were given")]
    WrongUnits { given: u8, allowed: u8 },
    #[error("the passage was used, so the action can no longer be forgone")]
    PassageUsed,
    #[error("you have no passage here that you could use now")]
    NoPassage,
    #[error("there is nothing to catch here, or it has been done")]
    NoCatchDue,
    #[error("no {djinn} djinn is left to choose here")]
    NoSuchDjinn { djinn: DjinnKind },
    #[error("there is no home for this catch: it needs empty circles, or fitting bottles and corks")]
    NoRoom,
    #[error(
        "this catch cannot be paid: it needs {need} magic and you have {magic}, with no mages that could help enough"
    )]
    TooStrong { need: u16, magic: u8 },
    #[error("mages have been used, so no djinn can be added")]
    MagesUsed,
    #[error("mage {mage} is not yours")]
    NotYourMage { mage: Mage },
    #[error("mage {mage} sleeps")]
    MageAsleep { mage: Mage },
    #[error("mage {mage} costs {coins} coins and {scrolls} scrolls, which you cannot pay")]
    MageTooDear { mage: Mage, coins: u16, scrolls: u16 },
    #[error("you may use two mages in a catch, and have used them")]
    TooManyMages,
    #[error("mage {mage} would not help this catch")]
    MageNoHelp { mage: Mage },
    #[error("after mage {mage} the catch could no longer be paid")]
    MageLeadsNowhere { mage: Mage },
    #[error("which unit of {mage} to save is not open to choice now")]
    WrongSaving { mage: Mage },
    #[error("you have no staff that could be used up now")]
    NoStaff,
    #[error("this catch needs {need} magic and you have {magic}")]
    NotPaid { need: u16, magic: u8 },
    #[error("no circle is free for this djinn if all are to be housed")]
    NoCircle,
    #[error("a {djinn} djinn does not go into a {colour} bottle")]
    WrongBottle { djinn: DjinnKind, colour: Colour },
    #[error("you have no empty {colour} bottle with a cork for this djinn")]
    NoBottle { colour: Colour },
    #[error("no {colour} djinn can be taken for free")]
    NoFreeDjinn { colour: Colour },
    #[error("the free djinn must be taken")]
    FreeDjinnRequired,
    #[error("this must be chosen, not passed")]
    CannotPass,
    #[error("the action has begun and must do something before it is done")]
    NothingDone,
    #[error("this costs {price} coins, and you have {coins}")]
    TooDear { price: u16, coins: u16 },
    #[error("none of this is left in the supply")]
    SupplyEmpty,
    #[error("no more of this may be bought with this action")]
    BoughtEnough,
    #[error("mage {mage} does not lie open")]
    MageNotShown { mage: Mage },
    #[error("equipment {equipment} is not on display")]
    EquipmentNotShown { equipment: Equipment },
    #[error("you have nothing to open the compartment with")]
    NoOpener,
    #[error("chest {chest} is not among the drawn")]
    ChestNotDrawn { chest: Chest },
    #[error("mage {mage} is awake, or wakes with all the others")]
    NotAsleep { mage: Mage },
    #[error("more mages sleep than may be woken; choose one")]
    TooManyAsleep,
    #[error("no mage of yours sleeps")]
    NobodyAsleep,
    #[error("this costs a scroll, and you have none")]
    NoScroll,
    #[error("all your circles are active")]
    NoInactiveCircle,
    #[error("this has been done in this action")]
    DoneOnce,
    #[error("passage {passage} is placed already, or not yours")]
    PassagePlaced { passage: Passage },
    #[error("passages are placed on square fields without a passage of yours, and {field} is none")]
    NoPassageSite { field: Field },
    #[error("your magic is at its limit")]
    MagicFull,
    #[error("no such djinn is in your circles")]
    NotInCircle,
    #[error("no trophy can be gained any more: it is the final round or the last visit")]
    TrophiesClosed,
    #[error("trophy {trophy} is not on offer; yours comes from row {row}")]
    WrongRow { trophy: Trophy, row: u8 },
    #[error("trophy {trophy} is gone")]
    TrophyGone { trophy: Trophy },
    #[error(
        "a trophy takes three djinns from {colour} bottles, {masters} of them masters, and you have {have} there, {have_masters} masters"
    )]
    NotThree { colour: Colour, masters: u8, have: u8, have_masters: u8 },
    #[error("djinns are here and must be caught or refused first")]
    CatchDue,
}

/// Says the code of each refusal once, and so has the list of all.
macro_rules! codes {
    ($($refusal:pat => $code:literal,)+) => {
        impl Refused {
            /// Every code there is.
            pub const CODES: &'static [&'static str] = &[$($code),+];
        }

        impl table::Refusal for Refused {
            fn code(&self) -> &'static str {
                match self {
                    $($refusal => $code,)+
                }
            }
        }
    };
}

codes! {
    Refused::Over => "game/over",
    Refused::NotNow { .. } => "game/not-now",
    Refused::CharacterNotOffered { .. } => "choose/not-offered",
    Refused::CharacterKindHeld => "choose/kind-held",
    Refused::NotSquare { .. } => "place/not-square",
    Refused::NoPath { .. } => "move/no-path",
    Refused::Backwards { .. } => "move/backwards",
    Refused::FreeFieldSkipped { .. } => "skip/free-field",
    Refused::StopTooDear { .. } => "go/too-dear",
    Refused::WrongPayee { .. } => "pay/wrong-seat",
    Refused::NothingToPay { .. } => "pay/none-left",
    Refused::NobodySpared => "spare/nobody",
    Refused::ActionUsed => "act/used",
    Refused::NoSpecial { .. } => "act/no-special",
    Refused::NothingToDo => "act/nothing-to-do",
    Refused::WrongUnits { .. } => "forgo/wrong-units",
    Refused::PassageUsed => "forgo/passage-used",
    Refused::NoPassage => "passage/none",
    Refused::NoCatchDue => "catch/not-due",
    Refused::NoSuchDjinn { .. } => "catch/no-such-djinn",
    Refused::NoRoom => "catch/no-room",
    Refused::TooStrong { .. } => "catch/too-strong",
    Refused::MagesUsed => "catch/mages-used",
    Refused::NotYourMage { .. } => "use/not-yours",
    Refused::MageAsleep { .. } => "use/asleep",
    Refused::MageTooDear { .. } => "use/too-dear",
    Refused::TooManyMages => "use/too-many",
    Refused::MageNoHelp { .. } => "use/no-help",
    Refused::MageLeadsNowhere { .. } => "use/leads-nowhere",
    Refused::WrongSaving { .. } => "use/wrong-saving",
    Refused::NoStaff => "use/no-staff",
    Refused::NotPaid { .. } => "bind/not-paid",
    Refused::NoCircle => "house/no-circle",
    Refused::WrongBottle { .. } => "house/wrong-bottle",
    Refused::NoBottle { .. } => "house/no-bottle",
    Refused::NoFreeDjinn { .. } => "free/none",
    Refused::FreeDjinnRequired => "free/required",
    Refused::CannotPass => "pass/not-allowed",
    Refused::NothingDone => "done/nothing-done",
    Refused::TooDear { .. } => "buy/too-dear",
    Refused::SupplyEmpty => "buy/supply-empty",
    Refused::BoughtEnough => "buy/enough",
    Refused::MageNotShown { .. } => "hire/not-shown",
    Refused::EquipmentNotShown { .. } => "equip/not-shown",
    Refused::NoOpener => "unlock/nothing",
    Refused::ChestNotDrawn { .. } => "put-away/not-drawn",
    Refused::NotAsleep { .. } => "wake/not-asleep",
    Refused::TooManyAsleep => "wake/too-many",
    Refused::NobodyAsleep => "wake/nobody",
    Refused::NoScroll => "archives/no-scroll",
    Refused::NoInactiveCircle => "circle/all-active",
    Refused::DoneOnce => "act/done-once",
    Refused::PassagePlaced { .. } => "dig/placed",
    Refused::NoPassageSite { .. } => "dig/no-site",
    Refused::MagicFull => "refill/full",
    Refused::NotInCircle => "bottle/not-in-circle",
    Refused::TrophiesClosed => "trophy/closed",
    Refused::WrongRow { .. } => "trophy/wrong-row",
    Refused::TrophyGone { .. } => "trophy/gone",
    Refused::NotThree { .. } => "trophy/not-three",
    Refused::CatchDue => "end/catch-due",
}
