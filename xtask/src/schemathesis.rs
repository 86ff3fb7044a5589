//! The description of the calls against the real server: schemathesis makes requests from `/api/openapi.json` and
//! compares what comes back with what is promised.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;

use crate::shell::{cargo, command, root, run, succeeds};
use crate::test::Outcome;

/// Another version finds other things; a newer one is taken on purpose.
const VERSION: &str = "schemathesis==4.32.5";

/// All of it takes so long at most when it is one step of the test command.
const USUALLY: Duration = Duration::from_secs(90);

/// In a minute so many requests are made of each call, besides those that are always made.
const EXAMPLES_A_MINUTE: u64 = 8;

/// Calls that end the session the run itself needs.
const FAREWELLS: [&str; 2] = ["sign_out", "delete"];

pub fn check() -> Result<Outcome> {
    check_for(USUALLY)
}

/// As [`check`], for so long at most.
pub fn check_for(span: Duration) -> Result<Outcome> {
    if !succeeds(&mut command("python3", &["-c", "import ensurepip, venv"])) {
        return Ok(Outcome::LeftOut("python3 with venv is not installed".into()));
    }
    let folder = root().join("target/schemathesis");
    let program = match installed(&folder) {
        Ok(program) => program,
        Err(error) => return Ok(Outcome::LeftOut(format!("{VERSION} cannot be installed: {error:#}"))),
    };
    run(&mut cargo(&["build", "--workspace", "--all-features", "--bin", "lamplight"]))?;
    let house = House::open(&folder)?;
    let cookie = house.guest()?;
    let token = house.token(&cookie)?;
    println!("-- as a bot with a token");
    // Beside a good token a bad cookie is not looked at, so only the other run can tell whether one is needed.
    house.try_out(
        &program,
        &format!("Authorization: Bearer {token}"),
        &["--exclude-checks", "ignored_auth"],
        span / 2,
    )?;
    println!("-- as somebody at a browser");
    let farewells = FAREWELLS.map(|call| ["--exclude-operation-id", call]);
    house.try_out(&program, &format!("Cookie: {cookie}"), farewells.as_flattened(), span / 2)?;
    Ok(Outcome::Passed)
}

/// The tool, in an environment of its own that is made once.
fn installed(folder: &Path) -> Result<PathBuf> {
    let bin = folder.join("venv").join(if cfg!(windows) { "Scripts" } else { "bin" });
    let (program, mark) = (bin.join("schemathesis"), folder.join("version"));
    if program.exists() && std::fs::read_to_string(&mark).is_ok_and(|version| version == VERSION) {
        return Ok(program);
    }
    std::fs::create_dir_all(folder)?;
    run(command("python3", &["-m", "venv", "--clear"]).arg(folder.join("venv")))?;
    run(&mut command(bin.join("pip"), &["install", "--quiet", "--disable-pip-version-check", VERSION]))?;
    std::fs::write(mark, VERSION)?;
    Ok(program)
}

/// A server on a data file of its own, stopped when it is dropped.
struct House {
    child: Child,
    address: String,
}

impl House {
    fn open(folder: &Path) -> Result<House> {
        let data = folder.join("data");
        if data.exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let program = root().join("target/debug").join(format!("lamplight{}", std::env::consts::EXE_SUFFIX));
        let mut child = Command::new(&program)
            .args(["serve", "--unlimited", "--port", "0", "--log", "error", "--data"])
            .arg(data.join("games.lamplight"))
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let said = child.stdout.take().map(BufReader::new);
        let mut house = House { child, address: String::new() };
        let mut lines = said.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        house.address = lines
            .find_map(|line| line.strip_prefix("Lamplight is lit: http://").map(str::to_owned))
            .ok_or_else(|| anyhow!("the server did not say where it is"))?;
        Ok(house)
    }

    /// The cookie of a new guest.
    fn guest(&self) -> Result<String> {
        let answer = self.post("/api/me", "", "")?;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| anyhow!("no cookie was set: {answer}"))
    }

    /// A bot's token of this guest.
    fn token(&self, cookie: &str) -> Result<String> {
        let answer = self.post("/api/me/tokens", cookie, r#"{"label": "schemathesis"}"#)?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let made: Value = serde_json::from_str(body).with_context(|| format!("no token: {answer}"))?;
        made["secret"].as_str().map(str::to_owned).ok_or_else(|| anyhow!("no token: {answer}"))
    }

    fn post(&self, path: &str, cookie: &str, body: &str) -> Result<String> {
        let (address, length) = (&self.address, body.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nCookie: {cookie}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(request.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    fn try_out(&self, program: &Path, who: &str, more: &[&str], span: Duration) -> Result<()> {
        let examples = (EXAMPLES_A_MINUTE * span.as_secs().div_ceil(60)).to_string();
        let mut command = Command::new(program);
        command
            .current_dir(root())
            .args(["--no-color", "--config-file"])
            .arg(root().join("xtask/schemathesis.toml"));
        command.arg("run").arg(format!("http://{}/api/openapi.json", self.address));
        command.args(["--phases", "examples,coverage,fuzzing", "--max-examples", &examples]);
        command.args([
            "--max-time",
            &span.as_secs().to_string(),
            "--generation-deterministic",
            "--continue-on-failure",
        ]);
        command.args(["--suppress-health-check", "all", "--warnings", "off"]);
        command.args(["--header", who]).args(more);
        // Neither secret belongs into the terminal, so the command is not shown.
        let status = command.status().with_context(|| format!("cannot start {}", program.display()))?;
        if !status.success() {
            bail!("the server and its description differ; see above ({status})");
        }
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
