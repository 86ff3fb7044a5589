//! Licences, sources, bans and advisories of everything we depend on.

use anyhow::Result;

use crate::shell::{run, succeeds};
use crate::test::Outcome;
use crate::tools::DENY;

pub fn check() -> Result<Outcome> {
    let mut deny = match DENY.command(&["--all-features", "check", "bans", "licenses", "sources"]) {
        Ok(deny) => deny,
        Err(reason) => return Ok(Outcome::LeftOut(reason)),
    };
    run(&mut deny)?;
    // The list of advisories is fetched from a forge, which not every machine may reach.
    let Ok(mut fetch) = DENY.command(&["fetch", "db"]) else { return Ok(Outcome::Passed) };
    if !succeeds(&mut fetch) {
        return Ok(Outcome::Partly("advisories were not checked: their list cannot be fetched here".into()));
    }
    if let Ok(mut advisories) = DENY.command(&["--all-features", "check", "--disable-fetch", "advisories"]) {
        run(&mut advisories)?;
    }
    Ok(Outcome::Passed)
}
