//! How minds play Five Tribes. One program for all, because each would compile the whole search again.

mod carpet;
mod endgame;
mod hint;
mod laws;
mod thieves;
