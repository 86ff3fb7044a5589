use serde::{Deserialize, Serialize};
use table::Digest;

use super::judge::Packed;
use super::{FeatureList, Layer, MOST_HIDDEN, MOST_INPUT, Net, Sizes};

/// What a net's file begins with: what it is, and the version of its form.
const MAGIC: &[u8; 8] = b"LAMPNET1";
/// Largest part a net can have; the judge has room for so many.
const MOST_UNITS: usize = 128;
/// The most sums are shifted down.
const MOST_SHIFT: u8 = 20;
/// Others whose inputs are summed up, at most.
const OTHERS: i64 = 3;

/// Where a net comes from: enough to make it again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Provenance {
    /// The game.
    pub game: String,
    /// How many players it is for.
    pub players: u8,
    /// What was chosen in the setup, as JSON.
    pub setup: String,
    /// The seed all games were dealt from.
    pub seed: String,
    /// Games it was trained with.
    pub games: u64,
    /// Positions of those games.
    pub positions: u64,
    /// Times they were gone through.
    pub epochs: u32,
    /// Cross-entropy of who wins, on games held back.
    pub loss: f64,
    /// Share of the variance of points that is explained, on games held back.
    pub r2: f64,
    /// The commit of the program that trained it, where that is known.
    #[serde(default)]
    pub commit: Option<String>,
    /// The match that admitted it, and how it ended.
    pub admitted: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Header {
    features: String,
    sizes: Sizes,
    centre: i32,
    shifts: [u8; 4],
    provenance: Provenance,
}

/// Why bytes are not a net that can be used.
#[derive(Debug, thiserror::Error)]
pub enum BadNet {
    /// They do not begin as a net of this version does.
    #[error("these bytes are not a net of the form LAMPNET1")]
    NotANet,
    /// They end too early, or go on too long.
    #[error("a net of {wanted} bytes was expected, but {given} were given")]
    Length {
        /// Bytes there are.
        given: usize,
        /// Bytes there should be.
        wanted: usize,
    },
    /// The checksum is wrong.
    #[error("the net is damaged: its checksum is wrong")]
    Damaged,
    /// The description cannot be read.
    #[error("the description of the net cannot be read")]
    Header(#[from] serde_json::Error),
    /// It was trained with other features than the game has now.
    #[error("the net knows the features {given}, but the game tells {wanted}")]
    Features {
        /// The list it was trained with.
        given: String,
        /// The list there is.
        wanted: String,
    },
    /// Sizes or weights are beyond what can be computed.
    #[error("the net is too large: a sum could overflow, or a layer has more than {MOST_UNITS} units")]
    TooLarge,
}

/// Inputs and units of every layer, in the order of the file.
pub(crate) fn shapes(sizes: Sizes) -> [(usize, usize); 11] {
    let Sizes { seat, table, code, first, second } = sizes;
    [
        (seat, code),
        (table, code),
        (seat, first),
        (seat, first),
        (code, first),
        (table, first),
        (first, second),
        (second, 2),
        (seat, 2),
        (seat, 2),
        (table, 2),
    ]
}

/// The layers that are summed together, and the most their inputs can be, in the order of the file.
pub(crate) const GROUPS: [(usize, i64); 11] = [
    (0, MOST_INPUT as i64),
    (0, MOST_INPUT as i64),
    (1, MOST_INPUT as i64),
    (1, OTHERS * MOST_INPUT as i64),
    (1, OTHERS * MOST_HIDDEN as i64),
    (1, MOST_INPUT as i64),
    (2, MOST_HIDDEN as i64),
    (3, MOST_HIDDEN as i64),
    (3, MOST_INPUT as i64),
    (3, OTHERS * MOST_INPUT as i64),
    (3, MOST_INPUT as i64),
];

pub(crate) fn units(sizes: Sizes) -> [usize; 4] {
    [sizes.code, sizes.first, sizes.second, 2]
}

/// Can no sum of these layers overflow?
pub(crate) fn fits(layers: &[Layer], biases: &[Vec<i32>; 4]) -> bool {
    (0..4).all(|group| {
        (0..biases[group].len()).all(|unit| {
            let sums = layers.iter().zip(GROUPS).filter(|(_, (of, _))| *of == group);
            let most: i64 = sums.map(|(layer, (_, most))| layer.most(unit, most)).sum();
            // Rounding adds at most half of what is shifted away.
            most + i64::from(biases[group][unit].unsigned_abs()) + (1 << MOST_SHIFT) < i64::from(i32::MAX)
        })
    })
}

impl Net {
    /// Puts a net together; refused if a sum could overflow.
    pub(crate) fn build(
        sizes: Sizes,
        features: u64,
        centre: i32,
        shifts: [u8; 4],
        layers: Vec<Layer>,
        biases: [Vec<i32>; 4],
        provenance: Provenance,
    ) -> Result<Net, BadNet> {
        let Sizes { seat, table, code, first, second } = sizes;
        let small = [seat, table, code, first, second].iter().all(|units| (1..=MOST_UNITS).contains(units));
        if !small || shifts.iter().any(|shift| *shift > MOST_SHIFT) || !fits(&layers, &biases) {
            return Err(BadNet::TooLarge);
        }
        let layers: [Layer; 11] = layers.try_into().map_err(|_| BadNet::TooLarge)?;
        let packed = Packed::new(sizes, &layers);
        let [
            code_seat,
            code_table,
            first_own,
            first_others,
            first_codes,
            first_table,
            second,
            last,
            last_own,
            last_others,
            last_table,
        ] = layers;
        Ok(Net {
            sizes,
            provenance,
            features,
            centre,
            shifts,
            code_seat,
            code_table,
            first_own,
            first_others,
            first_codes,
            first_table,
            second,
            last,
            last_own,
            last_others,
            last_table,
            biases,
            packed,
        })
    }

    /// Reads a net's file; refused if the game's features are not those it was trained with.
    pub fn read(bytes: &[u8], list: &FeatureList) -> Result<Net, BadNet> {
        let rest = bytes.strip_prefix(MAGIC.as_slice()).ok_or(BadNet::NotANet)?;
        let short = |wanted: usize| BadNet::Length { given: bytes.len(), wanted };
        let (length, rest) = rest.split_first_chunk::<4>().ok_or_else(|| short(12))?;
        let length = u32::from_le_bytes(*length) as usize;
        let header = rest.get(..length).ok_or_else(|| short(12usize.saturating_add(length)))?;
        let header: Header = serde_json::from_slice(header)?;
        let Sizes { seat, table, code, first, second } = header.sizes;
        if [seat, table, code, first, second].iter().any(|units| *units > MOST_UNITS) {
            return Err(BadNet::TooLarge);
        }
        let units = units(header.sizes);
        let shapes = shapes(header.sizes);
        let numbers = 4 * units.iter().sum::<usize>() + 2 * shapes.iter().map(|(a, b)| a * b).sum::<usize>();
        let wanted = 12 + length + numbers + 8;
        if bytes.len() != wanted {
            return Err(short(wanted));
        }
        let (body, checksum) = bytes.split_at(wanted - 8);
        if digest(body).to_le_bytes() != checksum {
            return Err(BadNet::Damaged);
        }
        let hash = format!("{:016x}", list.hash());
        let inputs = (list.seat.len(), list.table.len());
        if hash != header.features || inputs != (seat, table) {
            return Err(BadNet::Features { given: header.features, wanted: hash });
        }
        let mut numbers = &rest[length..];
        let mut take = |count: usize| {
            let (head, tail) = numbers.split_at(count);
            numbers = tail;
            head
        };
        let biases = units.map(|units| {
            let bytes = take(4 * units).chunks_exact(4);
            bytes.map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect()
        });
        let layers = shapes.map(|(inputs, units)| {
            let bytes = take(2 * inputs * units).chunks_exact(2);
            Layer { units, weights: bytes.map(|two| i16::from_le_bytes([two[0], two[1]])).collect() }
        });
        Net::build(
            header.sizes,
            list.hash(),
            header.centre,
            header.shifts,
            layers.into(),
            biases,
            header.provenance,
        )
    }

    /// The net's file.
    pub fn write(&self) -> Result<Vec<u8>, BadNet> {
        let header = serde_json::to_vec(&Header {
            features: format!("{:016x}", self.features),
            sizes: self.sizes,
            centre: self.centre,
            shifts: self.shifts,
            provenance: self.provenance.clone(),
        })?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend((header.len() as u32).to_le_bytes());
        bytes.extend(header);
        self.biases.iter().flatten().for_each(|bias| bytes.extend(bias.to_le_bytes()));
        for layer in self.layers() {
            layer.weights.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        }
        bytes.extend(digest(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Eight digits that tell this net from any other: a part of the names of those who ask it.
    #[must_use]
    pub fn version(&self) -> String {
        let weights = self.layers().into_iter().flat_map(|layer| &layer.weights);
        let bytes: Vec<u8> = weights.flat_map(|weight| weight.to_le_bytes()).collect();
        format!("{:08x}", digest(&bytes) as u32)
    }

    /// The same net with another story, such as the match that admitted it.
    #[must_use]
    pub fn with_provenance(self, provenance: Provenance) -> Net {
        Net { provenance, ..self }
    }

    fn layers(&self) -> [&Layer; 11] {
        [
            &self.code_seat,
            &self.code_table,
            &self.first_own,
            &self.first_others,
            &self.first_codes,
            &self.first_table,
            &self.second,
            &self.last,
            &self.last_own,
            &self.last_others,
            &self.last_table,
        ]
    }
}

fn digest(bytes: &[u8]) -> u64 {
    let mut digest = Digest::new();
    digest.bytes(bytes);
    digest.finish().0
}
