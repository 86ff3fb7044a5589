//! Every way to be illegal: where it happens, its code, and what the player is told. Refusals change nothing.

use std::collections::BTreeSet;

use crate::drawing::draw;

struct Case {
    /// The position.
    drawn: &'static str,
    /// Moves before.
    before: &'static str,
    refused: &'static str,
    code: &'static str,
    text: &'static str,
}

const CASES: &[Case] = &[
    Case {
        drawn: "a1 y\nb1 y large_market\nA gold=0\nlast A",
        before: "sow a1; y>b1; end",
        refused: "bid 1",
        code: "game/over",
        text: "the game is over",
    },
    Case {
        drawn: "bid A B C D",
        before: "",
        refused: "end",
        code: "game/not-now",
        text: "\"end\" cannot be played now; a bid is due",
    },
    Case {
        drawn: "bid A B C D",
        before: "",
        refused: "bid 2",
        code: "bid/no-such-spot",
        text: "no spot costs 2; spots cost 0, 1, 3, 5, 8, 12 or 18",
    },
    Case {
        drawn: "bid A B C D",
        before: "bid 8",
        refused: "bid 8",
        code: "bid/spot-taken",
        text: "the spot for 8 is taken by seat A",
    },
    Case {
        drawn: "bid A B C D",
        before: "bid 0; bid 0; bid 0",
        refused: "bid 0",
        code: "bid/zeros-taken",
        text: "all three spots for 0 are taken; a bid of 1 or more is needed",
    },
    Case {
        drawn: "bid A B C D\nA gold=17",
        before: "",
        refused: "bid 18",
        code: "pay/too-poor",
        text: "it costs 18 gold, but there is only 17",
    },
    Case {
        drawn: "bid A B C D\nA djinns=kumarbi hand=fakir",
        before: "",
        refused: "bid 18 fakirs 2",
        code: "pay/too-few-fakirs",
        text: "2 Fakirs were offered, but 1 are held",
    },
    Case {
        drawn: "bid A B C D\nA djinns=kumarbi hand=fakir,fakir",
        before: "",
        refused: "bid 1 fakirs 2",
        code: "pay/fakirs-for-nothing",
        text: "2 Fakirs were offered, but only 1 would be of use",
    },
    Case {
        drawn: "a1 y\nb1 y sacred_place_6\ndjinns enki leta utug\nA elders=2\nturn A",
        before: "sow a1; y>b1",
        refused: "buy leta elder+fakir",
        code: "pay/cannot-pay",
        text: "elder+fakir cannot be paid here",
    },
    Case {
        drawn: "a1 y\nb1 y\nturn A",
        before: "",
        refused: "sow c6",
        code: "sow/no-such-tile",
        text: "the board has no tile c6",
    },
    Case {
        drawn: "a1 y\nb1 y\nturn A",
        before: "",
        refused: "sow c5",
        code: "sow/empty-tile",
        text: "nobody stands on c5",
    },
    Case {
        drawn: "a1 y\nb1 y\nc5 g\nturn A",
        before: "",
        refused: "sow c5",
        code: "sow/no-way-to-finish",
        text: "no move from c5 can end with the last meeple joining its own tribe",
    },
    Case {
        drawn: "a1 yg\nc1 g\nturn A",
        before: "sow a1",
        refused: "w>b1",
        code: "drop/not-in-hand",
        text: "no elder is in hand; in hand are 1y 1g",
    },
    Case {
        drawn: "a1 yg\nc1 g\nturn A",
        before: "sow a1",
        refused: "y>b2",
        code: "drop/not-adjacent",
        text: "b2 is not one open step from a1",
    },
    Case {
        drawn: "a1 yg\nc1 g\nturn A",
        before: "sow a1; y>b1",
        refused: "g>a1",
        code: "drop/step-back",
        text: "a1 is where the last step came from; stepping straight back is not allowed",
    },
    Case {
        drawn: "a1 yg\nc1 g\nturn A",
        before: "sow a1; y>b1",
        refused: "g>b2",
        code: "drop/no-match",
        text: "the last meeple must join its own tribe, and no merchant stands on b2",
    },
    Case {
        drawn: "a1 yg\nc1 g\nturn A",
        before: "sow a1",
        refused: "g>b1",
        code: "drop/dead-end",
        text: "after dropping a merchant on b1 the last meeple could not join its own tribe",
    },
    Case {
        drawn: "a1 r\nb1 rg\nturn A",
        before: "sow a1; r>b1",
        refused: "act",
        code: "kill/must-kill",
        text: "Assassins have to choose a victim",
    },
    Case {
        drawn: "a1 r\nb1 rg\nturn A",
        before: "sow a1; r>b1",
        refused: "kill y b1",
        code: "kill/nobody-there",
        text: "there is no vizier to kill there",
    },
    Case {
        drawn: "a1 r\nb1 rg\nf5 y\nA hand=fakir\nturn A",
        before: "sow a1; r>b1",
        refused: "kill y f5",
        code: "kill/out-of-reach",
        text: "f5 is 8 steps away; the Assassins reach 3 with all Fakirs",
    },
    Case {
        drawn: "players 4 assassinate_own_tile=false\na1 r\nb1 rg\nc1 y\nturn A",
        before: "sow a1; r>b1",
        refused: "kill g b1",
        code: "kill/own-tile",
        text: "Assassins may not kill on b1, where they come from",
    },
    Case {
        drawn: "a1 r\nb1 rg\nA viziers=1\nturn A",
        before: "sow a1; r>b1",
        refused: "kill vizier A",
        code: "kill/own-meeple",
        text: "your own Viziers and Elders cannot be your victims",
    },
    Case {
        drawn: "a1 r\nb1 rg\nC elders=1 djinns=boaz\nturn A",
        before: "sow a1; r>b1",
        refused: "kill elder C",
        code: "kill/protected",
        text: "Boaz protects the meeples of seat C",
    },
    Case {
        drawn: "a1 r\nb1 rggy\nc1 y\nA elders=1 djinns=iblis\nturn A",
        before: "sow a1; r>b1; use iblis elder; kill g b1",
        refused: "kill y c1",
        code: "kill/other-place",
        text: "both victims must be in the same place",
    },
    Case {
        drawn: "a1 y\nb1 y small_market\nrow fish silk\nturn A",
        before: "sow a1; y>b1",
        refused: "take 3",
        code: "take/no-such-card",
        text: "there is no card 3 to take; cards 1 to 2 are on offer",
    },
    Case {
        drawn: "a1 y\nb1 y sacred_place_6\ndjinns enki leta utug\nA elders=2\nturn A",
        before: "sow a1; y>b1",
        refused: "buy boaz elders",
        code: "buy/not-on-offer",
        text: "boaz is not on offer",
    },
    Case {
        drawn: "a1 y\nb1 y\nB elders=2 djinns=enki\nturn A",
        before: "",
        refused: "use enki elder",
        code: "use/not-yours",
        text: "enki is not yours",
    },
    Case {
        drawn: "a1 y\nb1 y\nA elders=2 djinns=jafaar\nturn A",
        before: "",
        refused: "use jafaar elder",
        code: "use/works-by-itself",
        text: "jafaar works by itself and is never used",
    },
    Case {
        drawn: "a1 y\nb1 y\nA elders=2 djinns=enki used=enki\nturn A",
        before: "",
        refused: "use enki elder",
        code: "use/used-up",
        text: "enki has been used already",
    },
    Case {
        drawn: "a1 y\nb1 y\nf5 palms=12\nA elders=2 djinns=enki\nturn A",
        before: "",
        refused: "use enki elder",
        code: "use/no-effect",
        text: "enki would have no effect now",
    },
    Case {
        drawn: "a1 y large_market\nb1 y\nA elders=2 djinns=enki\nturn A",
        before: "use enki elder",
        refused: "at a1",
        code: "use/not-a-target",
        text: "enki cannot be used on a1",
    },
    Case {
        drawn: "a1 y\nb1 y oasis\nA elders=2 djinns=lamia\nturn A",
        before: "sow a1; y>b1; use lamia elder",
        refused: "at b1",
        code: "use/not-neighbouring",
        text: "b1 is not a neighbour of b1",
    },
    Case {
        drawn: "a1 y\nb1 y\ndjinns baal boaz nekir\nA elders=2 djinns=sibittis\nturn A",
        before: "use sibittis elders",
        refused: "keep nekir",
        code: "use/not-shown",
        text: "nekir is not among the djinns shown",
    },
    Case {
        drawn: "a1 y\nb1 y large_market\nA gold=0 hand=fish\nturn A",
        before: "sow a1; y>b1",
        refused: "sell silk",
        code: "sell/not-held",
        text: "no silk is in hand",
    },
    Case {
        drawn: "a1 y\nb1 y large_market\nA gold=0 hand=fish,fish\nturn A",
        before: "sow a1; y>b1; sell fish",
        refused: "sell fish",
        code: "sell/in-set-already",
        text: "the set holds fish already; goods of a set all differ",
    },
    Case {
        drawn: "a1 y\nb1 y large_market\nA gold=0 hand=fakir\nturn A",
        before: "sow a1; y>b1",
        refused: "sell fakir",
        code: "sell/fakirs",
        text: "Fakirs cannot be sold",
    },
    Case {
        drawn: "a1 y\nb1 y large_market\nrow silk\npile fish\nA gold=0 hand=fish,wheat,fakir djinns=sloar\nB hand=rest\nturn A",
        before: "sow a1; y>b1; act; skip; sell fish; done; use sloar fakir",
        refused: "sell wheat",
        code: "sell/over",
        text: "the sale is over for this turn",
    },
    Case {
        drawn: "a1 y\nb1 y\nturn A",
        before: "sow a1",
        refused: "skip",
        code: "skip/compulsory",
        text: "this cannot be skipped; drop a meeple from the hand",
    },
    Case {
        drawn: "players 4 expansions=thieves\na1 y\nb1 y sacred_place_6\nthieves ziad shalim\nA elders=2\nturn A",
        before: "sow a1; y>b1",
        refused: "hire shalim elders",
        code: "hire/not-on-offer",
        text: "shalim is not on offer",
    },
    Case {
        drawn: "players 4 expansions=thieves\na1 y\nb1 y\nA thieves=ziad\nB viziers=1\nturn A",
        before: "sow a1; y>b1",
        refused: "steal kohdjah",
        code: "steal/not-yours",
        text: "kohdjah is not yours to use now",
    },
    Case {
        drawn: "players 4 expansions=thieves\na1 g\nb1 g\nA thieves=houssain\nB hand=fish,fish,silk\nturn A",
        before: "sow a1; g>b1; steal houssain",
        refused: "give ivory",
        code: "give/not-yours",
        text: "ivory is not yours to give",
    },
    Case {
        drawn: "players 4 expansions=thieves\na1 g\nb1 g\nA thieves=houssain\nB hand=fish,silk\nC hand=gold\nturn A",
        before: "sow a1; g>b1; steal houssain",
        refused: "claim ivory",
        code: "claim/not-given",
        text: "ivory is not among the things given up",
    },
    Case {
        drawn: "players 4 expansions=thieves\na1 b\nb1 b\nc1 A\nd1 B palms=1\nA thieves=shalim\nturn A",
        before: "sow a1; b>b1; steal shalim",
        refused: "at d1",
        code: "claim/not-your-tile",
        text: "d1 is not yours",
    },
    Case {
        drawn: "players 4 expansions=artisans\nc2 y\nc3 workshop y\nitem_pile\nA artisans=1\n\
                B items=jewellery,jewellery,jewellery,jewellery,jewellery,treasure_chest,treasure_chest,treasure_chest,treasure_chest\n\
                C items=crown,crown,flying_carpet,fabulous_lamp,enchanting_flute,burning_scimitar,tempest_talisman,horn_of_plenty\n\
                D items=rebirth_ring\nA artisans=1 elders=1 djinns=enki\nturn A",
        before: "sow c2; y>c3; camel; act",
        refused: "craft artisan",
        code: "craft/no-items",
        text: "no items are left",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nturn A",
        before: "",
        refused: "magic fabulous_lamp",
        code: "magic/not-yours",
        text: "fabulous_lamp is not yours",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nA items=crown\nturn A",
        before: "",
        refused: "magic crown",
        code: "magic/nothing-to-use",
        text: "crown is not used this way",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nmagic_used\nA items=fabulous_lamp\nturn A",
        before: "",
        refused: "magic fabulous_lamp",
        code: "magic/used-up",
        text: "a magic item has been used this turn already",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nA items=rebirth_ring\nturn A",
        before: "",
        refused: "magic rebirth_ring",
        code: "magic/no-effect",
        text: "rebirth_ring would have no effect now",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nitem_discard jewellery\nA items=rebirth_ring\nturn A",
        before: "magic rebirth_ring",
        refused: "keep crown",
        code: "magic/not-shown",
        text: "crown is not among the items to choose from",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y A\nb1 y\nA items=tempest_talisman\nturn A",
        before: "magic tempest_talisman",
        refused: "at b1",
        code: "magic/not-a-target",
        text: "tempest_talisman cannot be used on b1",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nrow fish\npile silk ivory\nB hand=rest\nA items=horn_of_plenty\nturn A",
        before: "magic horn_of_plenty",
        refused: "lay fish",
        code: "magic/not-to-be-laid",
        text: "no fish is left to be laid",
    },
    Case {
        drawn: "players 4 expansions=artisans\na1 y\nb1 y\nf6 g\nA items=flying_carpet\nturn A",
        before: "sow a1",
        refused: "y>>f6",
        code: "magic/cannot-fly",
        text: "no vizier can fly to f6",
    },
];

#[test]
fn every_refusal_says_what_was_given_and_changes_nothing() {
    for case in CASES {
        let mut table = draw(case.drawn);
        if !case.before.is_empty() {
            table.play(case.before);
        }
        assert_eq!(table.refusal(case.refused), (case.code, case.text.to_owned()), "{}", case.drawn);
    }
}

#[test]
fn every_way_to_be_illegal_is_produced() {
    let source = include_str!("../../src/told/refusal.rs");
    let written: BTreeSet<&str> = source
        .split("=> \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .filter(|c| c.contains('/'))
        .collect();
    let produced: BTreeSet<&str> = CASES.iter().map(|case| case.code).collect();
    assert!(written.len() > 30);
    assert_eq!(written.difference(&produced).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn refusals_are_written_in_one_style() {
    for case in CASES {
        let names = ["Assassins", "Boaz", "Fakirs", "\""];
        let lower = case.text.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
        assert!(lower || names.iter().any(|name| case.text.starts_with(name)), "{}", case.text);
        assert!(!case.text.ends_with('.'), "{}", case.text);
    }
}

#[test]
fn moves_of_another_phase_are_told_what_is_due() {
    let phases = [
        ("bid A B C D", "", "a bid is due"),
        ("a1 y\nb1 y\nturn A", "", "pick up a tile (sow) or use a djinn"),
        ("a1 y\nb1 y\nturn A", "sow a1", "drop a meeple from the hand"),
        ("a1 r\nb1 rg\nturn A", "sow a1; r>b1", "the tribe's action is due"),
        ("a1 y\nb1 y small_market\nturn A", "sow a1; y>b1", "the tile's action is due"),
        ("a1 y\nb1 y large_market\nturn A", "sow a1; y>b1; take 1", "the second card is due"),
        ("a1 y\nb1 y large_market\nA gold=0\nturn A", "sow a1; y>b1", "sell, use a djinn, or end the turn"),
        (
            "a1 y\nb1 y large_market\nA gold=0 hand=fish\nturn A",
            "sow a1; y>b1; sell fish",
            "sell more goods, or done",
        ),
        ("a1 y\nb1 y\nA elders=2 djinns=enki\nturn A", "use enki elder", "a tile is to be named (at)"),
        ("a1 y\nb1 y\nA elders=2 djinns=sibittis\nturn A", "use sibittis elders", "one djinn is to be kept"),
    ];
    for (drawn, before, allowed) in phases {
        let mut table = draw(drawn);
        if !before.is_empty() {
            table.play(before);
        }
        assert_eq!(
            table.refusal("call g b3"),
            ("game/not-now", format!("\"call g b3\" cannot be played now; {allowed}"))
        );
    }
}
