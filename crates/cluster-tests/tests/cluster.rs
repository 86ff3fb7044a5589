//! Three machines under faults, for as long as `LAMPLIGHT_CLUSTER` says in seconds; two short rounds if it says nothing.

use std::path::PathBuf;
use std::time::Duration;

use cluster_tests::{Plan, Tally, play};

/// How long one round lasts, so that what is written down fits into memory.
const ROUND: u64 = 120;

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_machines_keep_their_promises_under_faults() {
    let place = std::env::var_os("LAMPLIGHT_TALLY").map(PathBuf::from);
    let mut tally = Tally::open(place.as_deref()).expect("the tally can be read");
    let wanted = variable("LAMPLIGHT_CLUSTER");
    let (all, most) = wanted.map_or((40, 20), |seconds| (seconds, ROUND));
    let first_seed = variable("LAMPLIGHT_SEED").unwrap_or(1);
    while tally.all.seconds < all {
        // Whoever goes on from a tally goes on with the next seed.
        let seed = first_seed + tally.all.rounds;
        let lasting = Duration::from_secs((all - tally.all.seconds).clamp(5, most));
        let program = PathBuf::from(env!("CARGO_BIN_EXE_machine"));
        let plan = Plan { seed, lasting, by_nats: seed % 2 == 1, program };
        let Some(round) = play(&plan).await.expect("the round can be played") else {
            return ground::left_out("PostgreSQL");
        };
        if plan.by_nats && !round.by_nats {
            ground::left_out("NATS");
        }
        round.left_out.iter().for_each(|missing| ground::left_out(missing));
        for violation in round.violations.iter().take(40) {
            eprintln!("seed {seed}: {violation}");
        }
        assert!(round.figures.acknowledged > 0, "somebody played");
        tally.add(&round.figures).expect("the tally can be written");
        eprintln!(
            "seed {seed}, bus {}:\n{}",
            if round.by_nats { "NATS" } else { "PostgreSQL" },
            tally.all.text()
        );
        assert!(round.violations.is_empty(), "{} promises were broken", round.violations.len());
    }
}
