use crate::shell::{command, run, succeeds};

/// Sees to it that tests of many machines have a PostgreSQL and a NATS to start, and can give them other clocks: Debian's packages, if this machine has
/// them and lets us. Where not, the tests themselves say that they were left out.
pub fn install() {
    let is_there = succeeds(&mut command(
        "sh",
        &["-c", "command -v nats-server && command -v faketime && ls /usr/lib/postgresql/*/bin/initdb"],
    ));
    if is_there || !succeeds(&mut command("apt-get", &["--version"])) {
        return;
    }
    let steps = [
        command("apt-get", &["update"]),
        command(
            "apt-get",
            &["install", "--yes", "--no-install-recommends", "postgresql", "nats-server", "faketime"],
        ),
    ];
    if !steps.into_iter().all(|mut step| run(&mut step).is_ok()) {
        eprintln!("PostgreSQL and NATS could not be installed; the tests of many machines will be left out");
    }
}
