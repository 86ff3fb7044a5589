//! How much of everything there is. OWN unless a source is named.

/// Normal djinns of each colour.
pub const DJINNS_PER_COLOUR: u8 = 10;
/// Masters, one at each round field (quick reference).
pub const MASTERS: u8 = 6;
/// Bottles of each colour in the supply, by number of players.
pub const BOTTLES: [u8; 4] = [6, 6, 8, 10];
/// Corks in the supply, by number of players.
pub const CORKS: [u8; 4] = [12, 20, 30, 40];
/// Keys in the supply.
pub const KEYS: u8 = 24;
/// Coins in the box (source: component list), and as many scrolls; by default they are not limited.
pub const COINS: u16 = 46;
/// Djinns drawn when a master is gone, by number of players (quick reference).
pub const DRAWS: [u8; 4] = [0, 2, 2, 3];
/// Coins at the start (source: a Finnish review).
pub const START_COINS: u16 = 4;
/// Magic at the start (source: a Finnish review).
pub const START_MAGIC: u8 = 3;
/// Storage limit at the start (source: a Finnish review).
pub const START_LIMIT: u8 = 4;
/// Banishing circles of each player.
pub const CIRCLES: u8 = 4;
/// Of these active at the start (source: two reviews).
pub const START_CIRCLES: u8 = 2;
/// Coins and scrolls for roofs 1 to 4: nothing, since later places in turn order are no worse (docs/djinn-balance.md).
pub const ROOF_GIFTS: [(u16, u16); 4] = [(0, 0), (0, 0), (0, 0), (0, 0)];
/// Points for a djinn in a bottle (quick reference).
pub const BOTTLED_POINTS: i32 = 10;
/// Points for a djinn in a circle (quick reference).
pub const CIRCLE_POINTS: i32 = 3;
/// Points for an unused bottle, and for an unused cork (quick reference).
pub const UNUSED_POINTS: i32 = 1;
/// Djinns of one bottle colour to hand in for a trophy (quick reference).
pub const TROPHY_DJINNS: u8 = 3;
/// Ranks of a solo game: from so many points on.
pub const RANKS: [(i32, &str); 4] = [(0, "novice"), (75, "apprentice"), (100, "mage"), (125, "inner_circle")];
