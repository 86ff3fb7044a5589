//! The Flying Carpet: whoever has it looks at every tile its last meeple could fly to.

use lamplight_tribes_mind::Judge;
use minds::{Budget, Level, Mind};
use serde_json::json;
use table::{Game, Knowledge, Seed, ToMove};
use tribes::{Move, Tribes};

#[test]
fn a_mind_flies_where_no_walk_leads() {
    let position = json!({
        "setup": {"players": 2, "expansions": ["artisans"]},
        "tiles": {
            "a1": {"meeples": {"vizier": 1, "builder": 1}},
            "a2": {"meeples": {"builder": 1}}, "b2": {"meeples": {"builder": 1, "elder": 1}},
            "f6": {"meeples": {"vizier": 5}},
        },
        "seats": [{"items": {"flying_carpet": 1}}, {"held": {"vizier": 4}}],
        "track": [1, 0, 1, null, null, null, null, null, null],
        "to_bid": [],
        "acted": [0],
        "phase": {"kind": "start"},
    });
    for level in [Level::Greedy, Level::Search] {
        let mut game = Tribes::from_position(&serde_json::from_value(position.clone()).unwrap()).unwrap();
        let mut mind = Mind::new(Judge::default(), level, Budget::Nodes(8_000), Seed::from_number(1));
        let mut moves = Vec::new();
        while let ToMove::Decide(seat) = game.to_move() {
            let knowledge = Knowledge::of(&game, seat, Seed::from_number(2));
            let chosen = mind.decide(&knowledge).unwrap().chosen;
            let _ = game.play(chosen, &mut ()).unwrap();
            moves.push(chosen.to_string());
            if matches!(chosen, Move::Fly { .. } | Move::End) {
                break;
            }
        }
        assert_eq!(moves.last().map(String::as_str), Some("y>>f6"), "{level}: {moves:?}");
    }
}
