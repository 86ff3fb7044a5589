//! Learning: games are played by ranges of seeds, their positions are kept in files, and a net is fitted to how they
//! ended. Everything comes from seeds, so ranges may be played anywhere and put together with the same result.

mod adam;
mod draft;
mod fit;
mod play;
mod positions;

pub use draft::Draft;
pub use fit::{Course, Fit, Measure};
pub use play::{Lesson, Teacher};
pub use positions::{BadPositions, Positions};
