use serde::Serialize;
use table::{Refusal, Seat, as_text};

use crate::state::{Phase, Place, Tribes};
use crate::{Djinn, Item, Loot, Meeples, Move, Payment, Resource, Thief, Tile, Tribe};

/// Why a move was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the error text names every field")]
pub enum Refused {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Something else is to be decided.
    #[error("\"{given}\" cannot be played now; {allowed}")]
    NotNow {
        #[serde(serialize_with = "as_text")]
        given: Move,
        #[serde(skip)]
        allowed: &'static str,
    },
    /// Bids: no spot has this price.
    #[error("no spot costs {spot}; spots cost 0, 1, 3, 5, 8, 12 or 18")]
    NoSuchSpot { spot: u8 },
    /// Bids: somebody stands there.
    #[error("the spot for {spot} is taken by seat {by}")]
    SpotTaken { spot: u8, by: Seat },
    /// Bids: three markers stand on zeros.
    #[error("all three spots for 0 are taken; a bid of 1 or more is needed")]
    ZerosTaken,
    /// Not enough gold.
    #[error("it costs {price} gold, but there is only {gold}")]
    TooPoor { price: u16, gold: u16 },
    /// Not enough Fakirs.
    #[error("{given} Fakirs were offered, but {held} are held")]
    TooFewFakirs { given: u8, held: u8 },
    /// Fakirs that would change nothing.
    #[error("{given} Fakirs were offered, but only {useful} would be of use")]
    FakirsForNothing { given: u8, useful: u8 },
    /// The board has no such tile.
    #[error("the board has no tile {tile}")]
    NoSuchTile { tile: Tile },
    /// Nobody to pick up.
    #[error("nobody stands on {tile}")]
    EmptyTile { tile: Tile },
    /// No sequence of drops from there is legal.
    #[error("no move from {tile} can end with the last meeple joining its own tribe")]
    NoWayToFinish { tile: Tile },
    /// That meeple is not in hand.
    #[error("no {tribe} is in hand; in hand are {hand:?}")]
    NotInHand {
        tribe: Tribe,
        #[serde(skip)]
        hand: Meeples,
    },
    /// Not one step away, or the way is closed.
    #[error("{tile} is not one open step from {at}")]
    NotAdjacent { tile: Tile, at: Tile },
    /// Straight back.
    #[error("{tile} is where the last step came from; stepping straight back is not allowed")]
    StepBack { tile: Tile },
    /// The last meeple finds nobody of its tribe.
    #[error("the last meeple must join its own tribe, and no {tribe} stands on {tile}")]
    NoMatch { tribe: Tribe, tile: Tile },
    /// The move could not be finished any more.
    #[error("after dropping a {tribe} on {tile} the last meeple could not join its own tribe")]
    DeadEnd { tribe: Tribe, tile: Tile },
    /// Assassins kill.
    #[error("Assassins have to choose a victim")]
    MustKill,
    /// No such victim.
    #[error("there is no {tribe} to kill there")]
    NobodyThere { tribe: Tribe },
    /// Too far for the Assassins.
    #[error("{tile} is {distance} steps away; the Assassins reach {reach} with all Fakirs")]
    OutOfReach { tile: Tile, distance: u8, reach: u8 },
    /// The ruling in force spares the Assassins' own tile.
    #[error("Assassins may not kill on {tile}, where they come from")]
    OwnTile { tile: Tile },
    /// One's own meeples.
    #[error("your own Viziers and Elders cannot be your victims")]
    OwnMeeple,
    /// Boaz protects them.
    #[error("Boaz protects the meeples of seat {seat}")]
    Protected { seat: Seat },
    /// Iblis' victims are of one place.
    #[error("both victims must be in the same place")]
    OtherPlace,
    /// No such card in reach.
    #[error("there is no card {position} to take; cards 1 to {among} are on offer")]
    NoSuchCard { position: u8, among: u8 },
    /// That djinn does not lie open.
    #[error("{djinn} is not on offer")]
    NotOnOffer { djinn: Djinn },
    /// Not at hand, or not accepted here.
    #[error("{payment} cannot be paid here")]
    CannotPay {
        #[serde(serialize_with = "as_text")]
        payment: Payment,
    },
    /// Somebody else's, or nobody's.
    #[error("{djinn} is not yours")]
    NotYourDjinn { djinn: Djinn },
    /// A passive djinn.
    #[error("{djinn} works by itself and is never used")]
    NothingToUse { djinn: Djinn },
    /// Once per turn.
    #[error("{djinn} has been used already")]
    UsedUp { djinn: Djinn },
    /// It would be paid for nothing.
    #[error("{djinn} would have no effect now")]
    NoEffect { djinn: Djinn },
    /// Not a tile the power can be meant for.
    #[error("{djinn} cannot be used on {tile}")]
    NotATarget { djinn: Djinn, tile: Tile },
    /// Not next to the tile.
    #[error("{tile} is not a neighbour of {of}")]
    NotNeighbouring { tile: Tile, of: Tile },
    /// Not one of the djinns shown.
    #[error("{djinn} is not among the djinns shown")]
    NotShown { djinn: Djinn },
    /// That good is not in hand.
    #[error("no {good} is in hand")]
    NotHeld { good: Resource },
    /// Goods of a set all differ.
    #[error("the set holds {good} already; goods of a set all differ")]
    InSetAlready { good: Resource },
    /// Fakirs are not goods.
    #[error("Fakirs cannot be sold")]
    FakirsDoNotSell,
    /// Something else was done after selling.
    #[error("the sale is over for this turn")]
    SaleOver,
    /// That thief does not lie open.
    #[error("{thief} is not on offer")]
    ThiefNotOnOffer { thief: Thief },
    /// Not hired, or of another tribe.
    #[error("{thief} is not yours to use now")]
    NotYourThief { thief: Thief },
    /// Nothing of the kind, or not what the thief is after.
    #[error("{loot} is not yours to give")]
    NotYoursToGive {
        #[serde(serialize_with = "as_text")]
        loot: Loot,
    },
    /// Nobody gave that up.
    #[error("{loot} is not among the things given up")]
    NotInPool {
        #[serde(serialize_with = "as_text")]
        loot: Loot,
    },
    /// Somebody else's tile, or nobody's.
    #[error("{tile} is not yours")]
    NotYourTile { tile: Tile },
    /// Neither pile nor discards.
    #[error("no items are left")]
    NoItemsLeft,
    /// Not held.
    #[error("{item} is not yours")]
    NotYourItem { item: Item },
    /// Precious, or part of a move.
    #[error("{item} is not used this way")]
    NothingToUseItem { item: Item },
    /// One a turn.
    #[error("a magic item has been used this turn already")]
    MagicUsedUp,
    /// It would be used for nothing.
    #[error("{item} would have no effect now")]
    NoItemEffect { item: Item },
    /// Not one of the items to choose from.
    #[error("{item} is not among the items to choose from")]
    ItemNotShown { item: Item },
    /// Not a tile the item can be meant for.
    #[error("{item} cannot be used on {tile}")]
    NotAnItemTarget { item: Item, tile: Tile },
    /// Not one of the new cards.
    #[error("no {card} is left to be laid")]
    NotToBeLaid { card: Resource },
    /// The meeple cannot fly there.
    #[error("no {tribe} can fly to {tile}")]
    CannotFly { tribe: Tribe, tile: Tile },
    /// It has to be done.
    #[error("this cannot be skipped; {allowed}")]
    Compulsory {
        #[serde(skip)]
        allowed: &'static str,
    },
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::GameOver => "game/over",
            Refused::NotNow { .. } => "game/not-now",
            Refused::NoSuchSpot { .. } => "bid/no-such-spot",
            Refused::SpotTaken { .. } => "bid/spot-taken",
            Refused::ZerosTaken => "bid/zeros-taken",
            Refused::TooPoor { .. } => "pay/too-poor",
            Refused::TooFewFakirs { .. } => "pay/too-few-fakirs",
            Refused::FakirsForNothing { .. } => "pay/fakirs-for-nothing",
            Refused::CannotPay { .. } => "pay/cannot-pay",
            Refused::NoSuchTile { .. } => "sow/no-such-tile",
            Refused::EmptyTile { .. } => "sow/empty-tile",
            Refused::NoWayToFinish { .. } => "sow/no-way-to-finish",
            Refused::NotInHand { .. } => "drop/not-in-hand",
            Refused::NotAdjacent { .. } => "drop/not-adjacent",
            Refused::StepBack { .. } => "drop/step-back",
            Refused::NoMatch { .. } => "drop/no-match",
            Refused::DeadEnd { .. } => "drop/dead-end",
            Refused::MustKill => "kill/must-kill",
            Refused::NobodyThere { .. } => "kill/nobody-there",
            Refused::OutOfReach { .. } => "kill/out-of-reach",
            Refused::OwnTile { .. } => "kill/own-tile",
            Refused::OwnMeeple => "kill/own-meeple",
            Refused::Protected { .. } => "kill/protected",
            Refused::OtherPlace => "kill/other-place",
            Refused::NoSuchCard { .. } => "take/no-such-card",
            Refused::NotOnOffer { .. } => "buy/not-on-offer",
            Refused::NotYourDjinn { .. } => "use/not-yours",
            Refused::NothingToUse { .. } => "use/works-by-itself",
            Refused::UsedUp { .. } => "use/used-up",
            Refused::NoEffect { .. } => "use/no-effect",
            Refused::NotATarget { .. } => "use/not-a-target",
            Refused::NotNeighbouring { .. } => "use/not-neighbouring",
            Refused::NotShown { .. } => "use/not-shown",
            Refused::NotHeld { .. } => "sell/not-held",
            Refused::InSetAlready { .. } => "sell/in-set-already",
            Refused::FakirsDoNotSell => "sell/fakirs",
            Refused::SaleOver => "sell/over",
            Refused::ThiefNotOnOffer { .. } => "hire/not-on-offer",
            Refused::NotYourThief { .. } => "steal/not-yours",
            Refused::NotYoursToGive { .. } => "give/not-yours",
            Refused::NotInPool { .. } => "claim/not-given",
            Refused::NotYourTile { .. } => "claim/not-your-tile",
            Refused::NoItemsLeft => "craft/no-items",
            Refused::NotYourItem { .. } => "magic/not-yours",
            Refused::NothingToUseItem { .. } => "magic/nothing-to-use",
            Refused::MagicUsedUp => "magic/used-up",
            Refused::NoItemEffect { .. } => "magic/no-effect",
            Refused::ItemNotShown { .. } => "magic/not-shown",
            Refused::NotAnItemTarget { .. } => "magic/not-a-target",
            Refused::NotToBeLaid { .. } => "magic/not-to-be-laid",
            Refused::CannotFly { .. } => "magic/cannot-fly",
            Refused::Compulsory { .. } => "skip/compulsory",
        }
    }
}

impl Tribes {
    /// Why a move that is not listed is refused.
    pub(crate) fn refuse(&self, m: Move) -> Refused {
        match (self.phase, m) {
            (Phase::Over, _) => Refused::GameOver,
            (Phase::Bid, Move::Bid { spot, fakirs }) => match self.track.bidder() {
                Some(seat) => self.refuse_bid(seat, spot, fakirs),
                None => Refused::GameOver,
            },
            (Phase::Start, Move::Sow { tile }) => self.refuse_pick_up(tile),
            (Phase::Sow(sowing), Move::Drop { tribe, tile }) => self.refuse_drop(&sowing, tribe, tile),
            (Phase::Sow(_), Move::Fly { tribe, tile }) => Refused::CannotFly { tribe, tile },
            (Phase::Act, Move::Act { fakirs }) => self.refuse_act(fakirs),
            (Phase::Act, Move::Kill { tribe, tile }) => self.refuse_kill(tribe, tile),
            (Phase::Act, Move::KillHeld { tribe, seat }) => self.refuse_kill_held(tribe, seat),
            (Phase::SecondVictim(place), Move::Kill { tribe, tile }) => {
                self.refuse_second(place, Place::Tile(tile), tribe)
            }
            (Phase::SecondVictim(place), Move::KillHeld { tribe, seat }) => {
                self.refuse_second(place, Place::Player(seat), tribe)
            }
            (Phase::Tile | Phase::SecondCard { .. }, Move::Take { position }) => self.refuse_take(position),
            (Phase::Tile, Move::Buy { djinn, payment }) => self.refuse_buy(djinn, payment),
            (Phase::Tile, Move::Hire { thief, payment }) => self.refuse_hire(thief, payment),
            (Phase::Tile, Move::Craft { payment }) => self.refuse_craft(payment),
            (Phase::Start | Phase::Act | Phase::Tile | Phase::Close, Move::Magic { item }) => {
                self.refuse_magic(item)
            }
            (Phase::Aim { djinn }, Move::At { tile }) => Refused::NotATarget { djinn, tile },
            (Phase::Shift { tile: from, .. }, Move::At { tile }) => self.refuse_shift(from, tile),
            (Phase::KeepDjinn { .. }, Move::Keep { djinn }) => Refused::NotShown { djinn },
            (Phase::Close, Move::Sell { good }) => self.refuse_sell(0, good),
            (Phase::Sale { set }, Move::Sell { good }) => self.refuse_sell(set, good),
            (
                Phase::Start | Phase::Act | Phase::Tile | Phase::Settle { .. } | Phase::Close,
                Move::Use { djinn, payment },
            ) => self.refuse_use(djinn, payment),
            (Phase::Thief(robbery), m) if m != Move::Skip => self.refuse_robbery(&robbery, m),
            (Phase::Item(phase), m) if m != Move::Skip => self.refuse_item(&phase, m),
            (_, Move::Skip) => Refused::Compulsory { allowed: self.allowed() },
            _ => self.not_now(m),
        }
    }

    fn refuse_second(&self, first: Place, second: Place, tribe: Tribe) -> Refused {
        if first == second { Refused::NobodyThere { tribe } } else { Refused::OtherPlace }
    }

    pub(crate) fn not_now(&self, given: Move) -> Refused {
        Refused::NotNow { given, allowed: self.allowed() }
    }

    /// What the current phase is about, for error texts.
    fn allowed(&self) -> &'static str {
        match self.phase {
            Phase::Bid => "a bid is due",
            Phase::Start => "pick up a tile (sow) or use a djinn",
            Phase::Sow(_) => "drop a meeple from the hand",
            Phase::Act => "the tribe's action is due",
            Phase::SecondVictim(_) => "the second victim is due",
            Phase::Tile => "the tile's action is due",
            Phase::SecondCard { .. } => "the second card is due",
            Phase::Aim { .. } | Phase::Shift { .. } => "a tile is to be named (at)",
            Phase::Settle { .. } => "place, or use Hagis or Lamia",
            Phase::KeepDjinn { .. } => "one djinn is to be kept",
            Phase::Close => "sell, use a djinn, or end the turn",
            Phase::Sale { .. } => "sell more goods, or done",
            Phase::Mark { .. } => "camel or tent",
            Phase::Thief(_) => "a thief is at work",
            Phase::Item(_) => "an item is to be chosen or used",
            Phase::Over => "the game is over",
        }
    }
}
