use crate::setting::*;
use lamplight_djinn::{Djinn, Phase, State};

fn wearing(card: &str, edit: impl FnOnce(&mut State)) -> Djinn {
    board(2, |state| {
        wear(state, A, card);
        edit(state);
    })
}

#[test]
fn hats_fire_on_stopping_at_their_place_before_any_action() {
    let mut tavern = wearing("H2", |state| state.players[A].magic = 0);
    play(&mut tavern, &["go R4"]);
    assert_eq!(player(&tavern, A).magic, 2);
    let mut elsewhere = wearing("H2", |state| state.players[A].magic = 0);
    play(&mut elsewhere, &["go R3"]);
    assert_eq!(player(&elsewhere, A).magic, 0);
    let mut source = wearing("H7", |state| stand(state, A, "S6>R4"));
    play(&mut source, &["go M"]);
    assert_eq!(player(&source, A).coins, 6);
    let mut empty = wearing("H8", |state| fill(state, "R4", ""));
    play(&mut empty, &["go R4"]);
    assert_eq!((player(&empty, A).coins, player(&empty, A).magic), (5, 4));
}

#[test]
fn cloak_1_spares_one_figure_of_choice() {
    let mut game = board(3, |state| {
        wear(state, A, "C1");
        stand(state, B, "S6>R4");
        stand(state, C, "S4>R4");
    });
    play(&mut game, &["go R4"]);
    let mut other = game;
    play(&mut game, &["spare B", "pay C coin"]);
    assert_eq!((player(&game, A).coins, player(&game, C).coins), (3, 5));
    play(&mut other, &["pay B coin"]);
    assert_eq!((player(&other, A).coins, other.state().phase), (3, Phase::Act), "C is spared without asking");
}

#[test]
fn cloak_2_makes_refusing_free() {
    let mut game = wearing("C2", |_| {});
    play(&mut game, &["go R4", "refuse"]);
    assert_eq!(player(&game, A).magic, 3);
}

#[test]
fn cloak_3_raises_the_limit_when_it_is_bought() {
    let mut game = board(2, |state| {
        stand(state, A, "S2>R2");
        // C1 and C2 are taken, so C3 lies open
        wear(state, B, "C1");
    });
    play(&mut game, &["go S5", "standard"]);
    let open = legal_after(&game, "buy");
    assert!(open.contains(&"C3".to_owned()), "{open:?}");
    play(&mut game, &["buy C3"]);
    assert_eq!((player(&game, A).limit, player(&game, A).coins), (6, 2));
}

#[test]
fn cloak_4_adds_a_unit_to_forgoing() {
    let mut game = wearing("C4", |_| {});
    play(&mut game, &["go R4"]);
    assert_eq!(legal_after(&game, "forgo").len(), 4);
}

#[test]
fn cloaks_5_and_6_make_bottles_and_corks_cheaper() {
    let mut bottles = wearing("C5", |state| stand(state, A, "S2>R2"));
    play(&mut bottles, &["go S3", "standard", "buy bottle red"]);
    assert_eq!(player(&bottles, A).coins, 3);
    let mut corks = wearing("C6", |state| stand(state, A, "R2>S2"));
    play(&mut corks, &["go R1", "special", "buy cork"]);
    assert_eq!(player(&corks, A).coins, 4);
}

#[test]
pub fn cloak_7_pays_a_coin_in_place_of_a_key() {
    let sixteen: lamplight_djinn::Chest = "16".parse().unwrap();
    let mut game = wearing("C7", |state| {
        stand(state, A, "S2>R1");
        state.chests = [sixteen].into_iter().collect();
        state.opened = lamplight_djinn::ChestSet::ALL.iter().filter(|chest| *chest != sixteen).collect();
    });
    play(&mut game, &["go S4", "standard"]);
    assert_eq!(legal(&game), ["unlock coin", "pass"]);
    assert_eq!(refused(&game, "unlock key"), "unlock/nothing");
    play(&mut game, &["unlock coin"]);
    assert_eq!((player(&game, A).coins, player(&game, A).corks), (4, 1));
}

#[test]
pub fn cloak_8_saves_a_unit_on_the_first_mage_of_a_catch() {
    let mut game = wearing("C8", |state| {
        mages(state, A, "R8 B4");
        state.players[A].coins = 1;
        state.players[A].scrolls = 1;
        state.players[A].magic = 4;
        state.players[A].limit = 6;
        fill(state, "R4", "red blue");
    });
    play(&mut game, &["go R4", "catch red", "catch blue"]);
    assert_eq!(legal_after(&game, "use"), ["R8 saving coin", "R8 saving scroll", "B4"]);
    assert_eq!(refused(&game, "use R8"), "use/wrong-saving");
    let mut first = game;
    play(&mut first, &["use R8 saving coin", "use B4"]);
    assert_eq!((player(&first, A).coins, player(&first, A).scrolls), (0, 0));
    play(&mut game, &["use B4"]);
    assert_eq!(player(&game, A).coins, 1, "the first mage was free, the second is not");
    play(&mut game, &["use R8"]);
    assert_eq!((player(&game, A).coins, player(&game, A).scrolls), (0, 0));
}

#[test]
fn staffs_lessen_the_cost_of_a_catch() {
    for (card, catch, cost) in [("T1", "red", 2), ("T2", "red", 3), ("T3", "red", 4), ("T6", "master", 3)] {
        let mut game = wearing(card, |state| {
            state.players[A].magic = 6;
            state.players[A].limit = 6;
            fill(state, "R4", "master red");
        });
        play(&mut game, &["go R4", &format!("catch {catch}"), "bind"]);
        assert_eq!(player(&game, A).magic, 6 - cost, "{card} {catch}");
    }
}

#[test]
pub fn staff_7_is_used_up_in_a_catch_and_counts_for_what_is_offered() {
    let mut game = wearing("T7", |state| state.players[A].magic = 0);
    play(&mut game, &["go R4", "catch violet"]);
    assert_eq!(refused(&game, "bind"), "bind/not-paid");
    play(&mut game, &["use staff", "bind"]);
    assert_eq!((player(&game, A).equipment[2], player(&game, A).circled), (None, [0, 0, 0, 1]));
}

#[test]
fn staff_8_is_used_up_between_actions_to_refill() {
    let mut game = wearing("T8", |state| state.players[A].magic = 0);
    let mut later = game;
    play(&mut game, &["use staff"]);
    assert_eq!((player(&game, A).magic, player(&game, A).equipment[2]), (4, None));
    play(&mut later, &["go R4", "use staff", "catch violet", "bind"]);
}

#[test]
fn a_new_card_replaces_the_old_one_for_good() {
    let mut game = board(2, |state| {
        wear(state, A, "H1");
        stand(state, A, "S2>R2");
    });
    play(&mut game, &["go S5", "standard", "buy H2"]);
    assert_eq!(player(&game, A).equipment[0].unwrap().to_string(), "H2");
    let state = game.state();
    let shown: Vec<String> = state.display[0].iter().flatten().map(ToString::to_string).collect();
    assert!(!shown.contains(&"H1".into()) && shown.len() == 2);
    assert!(!state.equipment_decks.contains("H1".parse().unwrap()));
}
