//! A position as text and as JSON. The short text form is described in `docs/position-djinn.md`.

mod complete;
mod read;
mod write;

/// Chance in JSON: the seed, and how many words of each stream are used.
pub(crate) mod chance {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use table::{Chance, Seed};

    use crate::state::{DjinnChance, stream};

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Written {
        seed: Seed,
        used: [u32; stream::COUNT],
    }

    pub fn serialize<S: Serializer>(chance: &DjinnChance, serializer: S) -> Result<S::Ok, S::Error> {
        Written { seed: chance.seed(), used: *chance.used() }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DjinnChance, D::Error> {
        let written = Written::deserialize(deserializer)?;
        Ok(Chance::resume(written.seed, written.used))
    }
}
