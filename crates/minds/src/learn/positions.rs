use table::MAX_SEATS;

/// What a file of positions begins with.
const MAGIC: &[u8; 8] = b"LAMPPOS1";

/// Positions and how their games ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Positions {
    /// How many players.
    pub players: usize,
    /// The version of the features.
    pub features: u64,
    /// Numbers a position is told by.
    pub width: usize,
    /// What was told, position by position.
    pub values: Vec<i16>,
    /// Which game each position is from.
    pub games: Vec<u32>,
    /// How its game ended.
    pub ends: Vec<End>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// Final points by seat.
    pub totals: [i16; MAX_SEATS],
    /// Each seat's part of the victory, in thousandths.
    pub wins: [i16; MAX_SEATS],
}

/// Why bytes are no positions that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPositions {
    /// They do not begin as a file of positions does.
    #[error("these bytes are not positions of the form LAMPPOS1")]
    NotPositions,
    /// They end in the middle of a position.
    #[error("the file is cut off: {given} bytes are not whole positions of {each} bytes")]
    CutOff {
        /// Bytes there are.
        given: usize,
        /// Bytes of a position.
        each: usize,
    },
    /// They are of other features or another number of players.
    #[error(
        "positions of {given_players} players and features {given:016x} do not go with {players} and {wanted:016x}"
    )]
    Other {
        /// Whose they are.
        given_players: usize,
        /// What they are told by.
        given: u64,
        /// How many players were wanted.
        players: usize,
        /// The features that were wanted.
        wanted: u64,
    },
}

impl Positions {
    /// None yet.
    #[must_use]
    pub fn new(players: usize, features: u64, width: usize) -> Positions {
        Positions { players, features, width, ..Positions::default() }
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// None?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What was told of one.
    #[must_use]
    pub fn told(&self, n: usize) -> &[i16] {
        &self.values[n * self.width..(n + 1) * self.width]
    }

    /// Adds others of the same kind.
    pub fn append(&mut self, other: Positions) -> Result<(), BadPositions> {
        if (other.players, other.features, other.width) != (self.players, self.features, self.width) {
            return Err(BadPositions::Other {
                given_players: other.players,
                given: other.features,
                players: self.players,
                wanted: self.features,
            });
        }
        self.values.extend(other.values);
        self.games.extend(other.games);
        self.ends.extend(other.ends);
        Ok(())
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.players as u32).to_le_bytes());
        bytes.extend((self.width as u32).to_le_bytes());
        bytes.extend(self.features.to_le_bytes());
        for n in 0..self.len() {
            bytes.extend(self.games[n].to_le_bytes());
            let end = self.ends[n];
            let numbers = end.totals.iter().chain(&end.wins).chain(self.told(n));
            numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        bytes
    }

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Positions, BadPositions> {
        let rest = bytes.strip_prefix(MAGIC.as_slice()).ok_or(BadPositions::NotPositions)?;
        let (head, rest) = rest.split_at_checked(16).ok_or(BadPositions::NotPositions)?;
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let (players, width) = (number(0) as usize, number(4) as usize);
        let features = u64::from(number(8)) | u64::from(number(12)) << 32;
        let each = 4 + 4 * MAX_SEATS + 2 * width;
        if rest.len() % each != 0 || players > MAX_SEATS {
            return Err(BadPositions::CutOff { given: rest.len(), each });
        }
        let mut all = Positions::new(players, features, width);
        for row in rest.chunks_exact(each) {
            let (game, numbers) = row.split_at(4);
            let mut numbers = numbers.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
            let mut end = End::default();
            end.totals.iter_mut().chain(&mut end.wins).for_each(|into| *into = numbers.next().unwrap_or(0));
            all.games.push(u32::from_le_bytes([game[0], game[1], game[2], game[3]]));
            all.ends.push(end);
            all.values.extend(numbers);
        }
        Ok(all)
    }
}
