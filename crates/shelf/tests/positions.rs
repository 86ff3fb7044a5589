//! Positions given from outside, for a game that is named or not.

use shelf::{PositionRefused, read_position, read_position_of_any};

#[test]
fn both_forms_are_read_and_told() {
    for (game, text) in
        [("tribes", "players 3"), ("djinn", "djinn 2\nfields master violet\nA R1>S1\nB R2>S2")]
    {
        let read = read_position(game, text).expect("a position");
        assert_eq!(read.game, game);
        assert_eq!(read_position(game, &read.text).as_ref(), Ok(&read));
        assert_eq!(read_position(game, &read.position.to_string()).as_ref(), Ok(&read));
        assert_eq!(read_position_of_any(&read.text).as_ref(), Ok(&read));
        assert_eq!(read_position_of_any(&read.position.to_string()).as_ref(), Ok(&read));
        let line = format!(r#"{{"seq": 0, "position": {}}}"#, read.position);
        assert_eq!(read_position(game, &line).as_ref(), Ok(&read), "a line of a trace");
    }
}

#[test]
fn all_faults_are_told_with_their_places() {
    let faults = |text: &str| match read_position("tribes", text) {
        Err(PositionRefused::Faults { faults, .. }) => faults.0,
        other => panic!("{other:?}"),
    };
    let read = faults("players 2\nround none\nc3 vilage");
    assert_eq!(read.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["line 2", "line 3"]);
    let checked = faults("players 2\nA gold=50000 viziers=20");
    let places: Vec<_> = checked.iter().map(|fault| fault.at.as_str()).collect();
    assert!(places.contains(&"seats.A.gold") && places.contains(&"meeples"), "{checked:?}");
    assert_eq!(faults("{\"setup\"")[0].at, "JSON");
    assert!(faults("{\"setup\": {}}")[0].text.contains("players"));
}

#[test]
fn what_no_game_knows_is_told_by_each() {
    assert!(matches!(read_position("chess", "players 2"), Err(PositionRefused::Game(_))));
    let told = read_position_of_any("e2 e4").expect_err("chess is not on the shelf").to_string();
    for game in shelf::names() {
        assert!(told.contains(&format!("\n{game}: line 1")), "{told}");
    }
}
