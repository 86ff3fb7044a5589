djinn-name = Djinn
djinn-about = Durchstreife eine Stadt voller Djinns, sammle Magie und Helfer und banne so viele Djinns wie möglich in Flaschen. 1 bis 4 Personen; allein gegen die Uhr.

# the score pad
djinn-source-trophies = Trophäen
djinn-source-bottled = Djinns in Flaschen
djinn-source-circled = Djinns in Kreisen
djinn-source-bottles = Übrige Flaschen
djinn-source-corks = Übrige Korken
djinn-source-cards = Wertungskarten
djinn-ending-masters-gone = der letzte Meister ist fort
djinn-ending-solo-clock = die Uhr hat den letzten Meister vertrieben
djinn-ending-round-cap = die vereinbarte letzte Runde ist vorbei

# options of a new table
djinn-option-trophies_in_final_round = Trophäen auch in der Schlussrunde
djinn-option-final_source_visit = Alle besuchen zum Schluss noch einmal die Quelle
djinn-option-occupancy = Eine Figur besetzt
djinn-option-occupancy-field = das ganze Feld
djinn-option-occupancy-path = nur ihren Weg
djinn-option-first_placement_pays = Auch im ersten Zug werden andere bezahlt
djinn-option-bottling_from_circles = Djinns kommen aus Kreisen in Flaschen
djinn-option-bottling_from_circles-source = an der Quelle
djinn-option-bottling_from_circles-anytime = jederzeit
djinn-option-master_surcharge_counts_chosen = Mitgefangene Djinns verteuern den Meister
djinn-option-free_djinn_optional = Auf den Gratis-Djinn darf man verzichten
djinn-option-green_per_card = Die grüne Stärke jedes Magiers zählt
djinn-option-start_djinns_per_field = Djinns an jedem runden Feld zu Beginn
djinn-option-draw_on_master_gone = Neue Djinns, wenn ein Meister fort ist
djinn-option-draw_on_master_gone-by_players = nach Personenzahl: 0, 2, 2, 3
djinn-option-draw_on_master_gone-0 = keine
djinn-option-draw_on_master_gone-1 = 1
djinn-option-draw_on_master_gone-2 = 2
djinn-option-draw_on_master_gone-3 = 3
djinn-option-draw_on_master_gone-4 = 4
djinn-option-draw_on_master_gone-5 = 5
djinn-option-draw_on_master_gone-6 = 6
djinn-option-max_limit = Ende der Magieleiste
djinn-option-coins_scrolls_unlimited = Münzen und Schriftrollen gehen nie aus
djinn-option-scoring_cards_shown = Wertungskarten im Spiel
djinn-option-round_cap = Spätestens letzte Runde
djinn-option-solo_clock = Allein: Züge, bis ein Meister vertrieben wird, 0 für nie

# places
djinn-place-academy = Akademie
djinn-place-tavern = Taverne
djinn-place-market = Markt
djinn-place-catacombs = Katakomben
djinn-place-manufactory = Manufaktur
djinn-place-archives = Archiv
djinn-place-source = Quelle
djinn-standard-academy = Studieren: 1 Schriftrolle und 3 Magie
djinn-standard-tavern = Einen Magier anwerben und einen wecken
djinn-standard-market = Bis zu 3 Geschäfte
djinn-standard-catacombs = 2 Truhen öffnen
djinn-standard-manufactory = Ausrüstung oder einen Korken kaufen, je 2 Münzen
djinn-standard-archives = 2 Magier wecken, oder für 1 Schriftrolle einen Kreis öffnen oder einen Geheimgang legen
djinn-standard-source = Magie auffüllen, Djinns aus Kreisen in Flaschen, bis zu 2 Magier wecken
djinn-special-academy = Limit +2, dann 1 Schriftrolle und 3 Magie
djinn-special-tavern = Einen Magier anwerben, einen Schlüssel nehmen und bis zu 2 Magier wecken
djinn-special-market = Bis zu 4 Geschäfte, eines davon 1 Münze billiger
djinn-special-catacombs = 3 Truhen öffnen
djinn-special-manufactory = Ausrüstung für 1 Münze und bis zu 2 Korken für je 1 Münze kaufen
djinn-special-archives = Zwei davon: alle Magier wecken, einen Kreis öffnen, einen Geheimgang legen
djinn-special-source = Magie auffüllen, Djinns aus Kreisen in Flaschen, bis zu 2 Magier wecken
djinn-more-academy = Magie bezahlt den Fang; das Limit ist, wie viel du halten kannst.
djinn-more-tavern = Wache Magier machen einen Fang billiger; wer geholfen hat, schläft ein.
djinn-more-market = Ein Geschäft: eine Schriftrolle für { $scroll } Münze kaufen, eine Flasche für { $bottle } oder einen Korken für { $cork }, oder eine Schriftrolle für { $scroll } verkaufen.
djinn-more-catacombs = Truhen bringen Münzen, Schriftrollen, Schlüssel und mehr; ein Schlüssel öffnet ein Geheimfach.
djinn-more-manufactory = Hut, Mantel und Stab helfen für den Rest des Spiels; ein Korken schließt eine Flasche.
djinn-more-archives = Ein Bannkreis hält einen gefangenen Djinn; ein eigener Geheimgang bringt bei jedem Halt etwas.
djinn-more-source = Hier kommen Djinns aus Kreisen in Flaschen, wo sie am meisten zählen.
djinn-field-square = { $place } { $field }, eckig
djinn-field-round = { $place } { $field }, rund
djinn-field-source = { $place }, die Mitte der Stadt
djinn-field-both = { $special }. Oder wie am eckigen Feld: { $standard }
djinn-lives = hier hausen { $crowd }
djinn-stands = { $name } steht hier, aus Richtung { $from }
djinn-stands-you = du stehst hier, aus Richtung { $from }
djinn-passage-of = Geheimgang { $passage } von { $name }
djinn-passage-yours = dein Geheimgang { $passage }

# things
djinn-colour-red = rot
djinn-colour-blue = blau
djinn-colour-yellow = gelb
djinn-colour-violet = violett
djinn-djinn-red = roter Djinn
djinn-djinn-blue = blauer Djinn
djinn-djinn-yellow = gelber Djinn
djinn-djinn-violet = violetter Djinn
djinn-djinn-master = Meister
djinn-djinns-red =
    { $count ->
        [one] { $count } roter Djinn
       *[other] { $count } rote Djinns
    }
djinn-djinns-blue =
    { $count ->
        [one] { $count } blauer Djinn
       *[other] { $count } blaue Djinns
    }
djinn-djinns-yellow =
    { $count ->
        [one] { $count } gelber Djinn
       *[other] { $count } gelbe Djinns
    }
djinn-djinns-violet =
    { $count ->
        [one] { $count } violetter Djinn
       *[other] { $count } violette Djinns
    }
djinn-bottle-red = rote Flasche
djinn-bottle-blue = blaue Flasche
djinn-bottle-yellow = gelbe Flasche
djinn-bottle-violet = violette Flasche
djinn-good-coin =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
djinn-good-scroll =
    { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
djinn-good-key = { $count } Schlüssel
djinn-good-magic = { $count } Magie
djinn-good-limit = { $count } Limit
djinn-good-cork =
    { $count ->
        [one] { $count } Korken
       *[other] { $count } Korken
    }
djinn-good-circle =
    { $count ->
        [one] { $count } offenen Kreis
       *[other] { $count } offene Kreise
    }
djinn-effect-coin = { djinn-good-coin }
djinn-effect-scroll = { djinn-good-scroll }
djinn-effect-key = { djinn-good-key }
djinn-effect-magic = { $count } Magie
djinn-effect-limit = Limit +{ $count }
djinn-effect-bottle =
    { $count ->
        [one] { $count } Flasche
       *[other] { $count } Flaschen
    }
djinn-effect-cork = { djinn-good-cork }
djinn-effect-mage = { $count } Magier
djinn-effect-equip = { $count } Ausrüstung gratis
djinn-effect-circle = { djinn-good-circle }
djinn-effect-passage =
    { $count ->
        [one] { $count } Geheimgang
       *[other] { $count } Geheimgänge
    }
djinn-effect-wake = { $count } Magier wecken
djinn-effect-wake_all = alle Magier wecken
djinn-effect-refill = Magie bis zum Limit
djinn-effect-chest =
    { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
djinn-effect-unlocked_chest = { $count } Truhen mit offenen Geheimfächern
djinn-effect-bottling =
    { $count ->
        [one] { $count } Djinn aus einem Kreis in eine Flasche
       *[other] { $count } Djinns aus Kreisen in Flaschen
    }
djinn-effect-nothing = nichts
djinn-kind-hat = Hut
djinn-kind-cloak = Mantel
djinn-kind-staff = Stab
djinn-equipment-H1 = 1 Münze beim Halt an einer Akademie
djinn-equipment-H2 = 2 Magie beim Halt an einer Taverne
djinn-equipment-H3 = 1 Münze beim Halt an einem Markt
djinn-equipment-H4 = 2 Magie beim Halt an Katakomben
djinn-equipment-H5 = 1 Münze beim Halt an einer Manufaktur
djinn-equipment-H6 = 2 Magie beim Halt an einem Archiv
djinn-equipment-H7 = 2 Münzen beim Halt an der Quelle
djinn-equipment-H8 = 1 Münze und 2 Magie beim Halt an einem runden Feld ohne Djinns
djinn-equipment-C1 = beim Halt muss eine Figur nicht bezahlt werden
djinn-equipment-C2 = nichts zu fangen kostet keine Magie
djinn-equipment-C3 = sofort Limit +2
djinn-equipment-C4 = Verzichten bringt 1 mehr
djinn-equipment-C5 = Flaschen kosten 1 Münze weniger
djinn-equipment-C6 = Korken kosten 1 Münze weniger
djinn-equipment-C7 = eine Münze öffnet, was ein Schlüssel öffnet
djinn-equipment-C8 = dein erster Magier bei einem Fang kostet 1 weniger
djinn-equipment-T1 = 2 grüne Stärke bei jedem Fang
djinn-equipment-T2 = rote Djinns kosten 1 weniger
djinn-equipment-T3 = blaue Djinns kosten 1 weniger
djinn-equipment-T4 = gelbe Djinns kosten 1 weniger
djinn-equipment-T5 = violette Djinns kosten 1 weniger
djinn-equipment-T6 = Meister kosten 3 weniger
djinn-equipment-T7 = einmal: 5 grüne Stärke bei einem Fang
djinn-equipment-T8 = einmal: Magie bis zum Limit
djinn-character-G1 = Reich: beginnt mit 3 Münzen mehr
djinn-character-G2 = Belesen: beginnt mit 2 Schriftrollen
djinn-character-G3 = Begabt: beginnt mit Limit 5 und 1 Magie mehr
djinn-character-G4 = Schlosser: beginnt mit 2 Schlüsseln
djinn-character-G5 = Sammler: beginnt mit einer Flasche
djinn-character-G6 = Vorsichtig: beginnt mit einem Korken
djinn-character-G7 = Beliebt: beginnt mit einem Magier
djinn-character-G8 = Charmant: beim Halt muss eine Figur nicht bezahlt werden
djinn-character-G9 = Sparsam: Verzichten bringt 1 mehr
djinn-character-G10 = Neugierig: zieht in den Katakomben 1 Truhe mehr und legt 1 weg
djinn-character-N1 = Arm: beginnt mit 2 Münzen weniger
djinn-character-N2 = Müde: beginnt mit 2 Magie weniger
djinn-character-N3 = Unordentlich: beginnt mit nur einem offenen Kreis
djinn-character-N4 = Zaghaft: nichts zu fangen kostet 2 Magie
djinn-character-N5 = Unbeliebt: ein Halt kostet 2 für jede Figur
djinn-character-N6 = Verschwenderisch: Verzichten bringt 1 weniger
djinn-character-N7 = Einzelgänger: höchstens 2 Magier bei einem Fang
djinn-character-N8 = Ungeschickt: Ausrüstung kostet 1 Münze mehr
djinn-character-N9 = Leichtsinnig: übrige Flaschen und Korken zählen nichts
djinn-character-N10 = Verirrt: besitzt nur die Geheimgänge A bis C
djinn-mage-red = roter Magier { $mage }
djinn-mage-blue = blauer Magier { $mage }
djinn-mage-yellow = gelber Magier { $mage }
djinn-mage-violet = violetter Magier { $mage }
djinn-mage-strength = Stärke { $green }
djinn-mage-bonus = +{ $bonus } je Djinn in { $colour }
djinn-mage-price = kostet { $price }
djinn-mage-free = kostet nichts
djinn-passage-A = 2 Münzen
djinn-passage-B = 3 Magie
djinn-passage-C = 1 Schriftrolle, und 1 Magier wecken
djinn-passage-D = eine Flasche oder ein Korken für 1 Münze
djinn-scoring-W1 = 3 Schlüssel
djinn-scoring-W2 = 6 Münzen
djinn-scoring-W3 = 4 Schriftrollen
djinn-scoring-W4 = 4 Magier
djinn-scoring-W5 = 4 offene Kreise
djinn-scoring-W6 = Hut, Mantel und Stab
djinn-scoring-W7 = Limit 10
djinn-scoring-W8 = alle eigenen Geheimgänge gelegt
djinn-scoring-W9 = Djinns in Flaschen von 3 Farben
djinn-scoring-W10 = ein Meister in Flasche oder Kreis
djinn-scoring-W11 = 3 wache Magier
djinn-scoring-W12 = 5 Djinns in Flaschen und Kreisen
djinn-scoring-W13 = 2 Trophäen
djinn-scoring-W14 = Djinns in Flaschen aller 4 Farben
djinn-scoring-W15 = 4 Djinns in Flaschen
djinn-scoring-W16 = 2 Meister gefangen
djinn-trophy-words = Trophäe { $trophy }, { $points } Punkte und { $bonus }
djinn-trophy-words-plain = Trophäe { $trophy }, { $points } Punkte
djinn-rank-novice = Neuling
djinn-rank-apprentice = Lehrling
djinn-rank-mage = Magier
djinn-rank-inner_circle = Innerer Kreis

# the table
djinn-map = Die Stadt
djinn-parts = Teile des Tisches
djinn-tab-offer = Auslage
djinn-tab-players = Mitspieler
djinn-tab-routes = Wege
djinn-mine = Mein Tableau
djinn-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
djinn-magic-of = { $magic } von { $limit } Magie
djinn-circles = Bannkreise
djinn-circle-empty = leerer Kreis
djinn-circle-closed = geschlossener Kreis
djinn-bottles = Flaschen
djinn-bottles-none = noch keine Flaschen
djinn-bottles-empty = { $count } leer, { $colour }
djinn-bottles-full = { $count } mit Djinn, { $colour }
djinn-mages = Magier
djinn-mages-none = noch keine Magier
djinn-awake = wach
djinn-asleep = schläft
djinn-equipment = Ausrüstung
djinn-equipment-none = noch nichts
djinn-character = Charakter
djinn-passages = Geheimgänge
djinn-passage-laid = bei { $field }
djinn-passage-free = noch nicht gelegt
djinn-trophies = Trophäen
djinn-trophies-row = Reihe { $row }
djinn-trophies-none = noch keine
djinn-scoring = Wertungskarten
djinn-scoring-progress = { $have } von { $goal }
djinn-scoring-done = erfüllt
djinn-supply = Vorrat
djinn-supply-words =
    { $bottles ->
        [one] { $bottles } Flasche
       *[other] { $bottles } Flaschen
    }, { $corks } Korken, { $keys } Schlüssel, { $chests ->
        [one] { $chests } ungeöffnete Truhe
       *[other] { $chests } ungeöffnete Truhen
    }, { $bag ->
        [one] { $bag } Djinn im Beutel
       *[other] { $bag } Djinns im Beutel
    }
djinn-round = Runde { $round }
djinn-masters-left = noch { $count } Meister
djinn-final-soon = Der letzte Meister ist fort: Runde { $round } ist die letzte.
djinn-final-now = Schlussrunde. Keine Trophäen mehr; danach besuchen alle die Quelle.
djinn-final-source = Letzter Besuch an der Quelle
djinn-clock =
    { $count ->
        [one] Die Uhr vertreibt nach diesem Zug einen Meister
       *[other] Die Uhr vertreibt in { $count } Zügen einen Meister
    }
djinn-clock-alone = Allein gegen die Uhr: Alle { $count } Züge wird ein Meister vertrieben. Mit dem letzten von { $masters } ist das Ende nah.
djinn-routes = Wegetafel
djinn-routes-note = Ein Hinweis aus dem, was offen liegt: wie es jetzt steht, Akademie und Quelle unterwegs genutzt. Auch die anderen ziehen.
djinn-routes-none = Sobald deine Figur in der Stadt steht, siehst du hier, was drei Züge weit liegt.
djinn-routes-moves =
    { $count ->
        [one] In einem Zug
       *[other] In { $count } Zügen
    }
djinn-routes-hold =
    { $purse ->
        [one] { $magic } Magie, { $purse } Münze oder Schriftrolle
       *[other] { $magic } Magie, { $purse } Münzen und Schriftrollen
    }
djinn-routes-via = über { $stops }
djinn-catch-can = ein Djinn ist zu fangen
djinn-catch-magic = kein Fang: { $missing } Magie fehlt
djinn-catch-room = kein Fang: kein leerer Kreis, keine passende Flasche
djinn-catch-cork = kein Fang: eine Flasche, aber kein Korken
djinn-catch-none = keine Djinns
djinn-sum = Der Fang
djinn-sum-djinns = { $count } × { $cost } für Djinns
djinn-sum-master = Meister, { $cost } + { $more } je weiterem Djinn
djinn-sum-help = Magier und Stab
djinn-sum-need = Nötige Magie
djinn-sum-have = Vorhandene Magie
djinn-sum-left = Magie danach
djinn-sum-missing = Fehlende Magie
djinn-sum-homes =
    Platz: { $circles ->
        [one] { $circles } leerer Kreis
       *[other] { $circles } leere Kreise
    }, { $corks } Korken, { $bottles ->
        [one] { $bottles } Flasche
       *[other] { $bottles } Flaschen
    }
djinn-chosen = Gewählt: { $crowd }
djinn-group-move = Wohin
djinn-group-catch = Fangen
djinn-group-act = Aktion des Ortes
djinn-group-answer = Auswahl
djinn-group-good = Gut
djinn-group-bad = Schlecht
djinn-group-forgo = Auf die Aktion verzichten und nehmen
djinn-group-trophy = Drei Djinns in Flaschen für eine Trophäe abgeben
djinn-on-map = Wähle ein markiertes Feld auf dem Plan.
djinn-card-each = je { $cost } Magie
djinn-card-master = der Meister { $cost }
djinn-can-choose = kann gewählt werden
djinn-key-arrows = über die Stadt gehen
djinn-key-enter = das Feld wählen
djinn-key-escape = zurück

# moves
djinn-move-choose = den Charakter nehmen: { $character }
djinn-move-place = vor { $field } stellen, aus Richtung { $from }
djinn-move-go = nach { $field } gehen
djinn-move-skip = { $field } überspringen
djinn-move-pay = { $name } bezahlen: { $unit }
djinn-move-spare = { $name } nicht bezahlen
djinn-move-standard = Standardaktion
djinn-move-special = Spezialaktion
djinn-move-forgo = statt der Aktion { $goods } nehmen
djinn-move-passage = den Geheimgang nutzen
djinn-move-catch = fangen: { $djinn }
djinn-move-refuse = nichts fangen
djinn-move-use = { $mage } einsetzen
djinn-move-use-saving = { $mage } einsetzen, { $unit } gespart
djinn-move-use-staff = den Stab einsetzen
djinn-move-bind = mit Magie zahlen und bannen
djinn-move-house-circle = in einen Kreis
djinn-move-house-bottle = in eine { $bottle }
djinn-move-free = gratis nehmen: { $djinn }
djinn-move-pass = verzichten
djinn-move-done = die Aktion abschließen
djinn-move-buy-scroll = eine Schriftrolle kaufen
djinn-move-sell-scroll = eine Schriftrolle verkaufen
djinn-move-buy-bottle = eine { $bottle } kaufen
djinn-move-buy-cork = einen Korken kaufen
djinn-move-buy-equipment = kaufen: { $kind }, { $text }
djinn-move-hire = anwerben: { $mage }
djinn-move-equip = nehmen: { $kind }, { $text }
djinn-move-take-bottle = eine { $bottle } nehmen
djinn-move-unlock = das Geheimfach öffnen für { $opener }
djinn-move-put-away = Truhe { $chest } weglegen
djinn-move-wake = wecken: { $mage }
djinn-move-wake-all = alle schlafenden Magier wecken
djinn-move-circle = einen Kreis öffnen
djinn-move-dig = Geheimgang { $passage } bei { $field } legen
djinn-move-refill = Magie bis zum Limit
djinn-move-bottle = aus dem Kreis in die Flasche: { $djinn }
djinn-move-bottle-master = den Meister in eine { $bottle }
djinn-move-trophy = { $trophy }, für 3 Djinns in Flaschen ({ $colour })
djinn-move-trophy-masters = { $trophy }, für 3 Djinns in Flaschen ({ $colour }), darunter { $masters } Meister
djinn-move-end = den Zug beenden
djinn-offer-place = aus Richtung { $from }
djinn-offer-go = { $field }
djinn-offer-go-pay =
    { $count ->
        [0] { $field }: anhalten, niemand wird bezahlt
        [one] { $field }: anhalten und 1 Münze oder Schriftrolle zahlen an { $names }
       *[other] { $field }: anhalten und { $count } Münzen oder Schriftrollen zahlen an { $names }
    }
djinn-offer-skip = { $field }: überspringen, kostet nichts
djinn-offer-dig = Geheimgang { $passage } ({ $text }) bei { $field }
djinn-offer-special = Spezial: { $text }
djinn-offer-standard = Standard: { $text }
djinn-offer-passage = Geheimgang { $passage }: { $text }
djinn-offer-price = { $doing } ({ $price })
djinn-offer-catch = { $catch } ({ $cost })
djinn-offer-refuse = Nichts fangen und { $count } Magie verlieren
djinn-offer-refuse-free = Nichts fangen, es kostet keine Magie
djinn-offer-mage = { $doing }: { $text }
djinn-offer-bind = { $need } Magie zahlen und bannen; { $left } bleiben
djinn-offer-unlock = Das Geheimfach öffnen für { $opener }: { $content }
djinn-offer-put-away = Truhe { $chest } weglegen ({ $content })
djinn-offer-pass-free = Den Gratis-Djinn lassen
djinn-offer-pass-compartment = Das Geheimfach geschlossen lassen
djinn-offer-pass-equip = Keine Ausrüstung nehmen
djinn-offer-pass-passage = Keinen Geheimgang legen
djinn-offer-pass-bottling = Nicht weiter abfüllen
djinn-offer-pass-other = Verzichten

# what is to be done
djinn-do-over = Das Spiel ist vorbei.
djinn-do-rank = Das Spiel ist vorbei. Dein Rang: { $rank }
djinn-do-draft = Nimm einen Charakter: am Ende haben alle einen guten und einen schlechten.
djinn-do-gifts = Nimm, was dein Charakter mitbringt.
djinn-do-place = Stelle deine Figur vor ein eckiges Feld.
djinn-do-move = Wohin? Nie geradewegs zurück.
djinn-do-move-skip = Wohin? Bezahle, wer dort steht, oder überspringe sie.
djinn-do-pay = Gib { $name } eine Münze oder eine Schriftrolle.
djinn-do-act = { $place }: was willst du tun?
djinn-do-act-catch = { $place }: Aktion und Fang, in beliebiger Reihenfolge.
djinn-do-only-catch = { $place }: jetzt Djinns fangen, oder nichts fangen.
djinn-do-end = Hier ist nichts mehr zu tun: beende deinen Zug.
djinn-do-market =
    { $count ->
        [one] Markt: noch ein Geschäft.
       *[other] Markt: noch { $count } Geschäfte.
    }
djinn-do-manufactory = Manufaktur: was kaufst du?
djinn-do-archives = Archiv: was willst du tun?
djinn-do-source = Quelle: auffüllen, abfüllen, wecken.
djinn-do-source-closing = Letzter Besuch an der Quelle: fülle ab, was geht, dann beende.
djinn-do-passage = Kaufe eine Flasche oder einen Korken aus deinem Geheimgang.
djinn-do-catch = Der Fang braucht { $need } Magie: lass Magier helfen.
djinn-do-catch-paid = Der Fang braucht { $need } Magie: banne, oder wähle weiter.
djinn-do-house = Wohin damit: { $djinn }?
djinn-do-free = Ein Meister bringt einen Djinn gratis: welchen?
djinn-do-compartment = Truhe { $chest } hat ein Geheimfach. Öffnen?
djinn-do-put-away = Welche Truhe legst du ungeöffnet weg?
djinn-do-give-bottle = Wähle die Farbe deiner Flasche.
djinn-do-give-mage = Wähle einen Magier.
djinn-do-give-equip = Wähle eine Ausrüstung.
djinn-do-give-passage = Lege einen Geheimgang an ein eckiges Feld.
djinn-do-give-wake = Wähle einen Magier zum Wecken.
djinn-do-give-bottling = Bringe Djinns aus Kreisen in Flaschen.
djinn-wait-draft = { $name } nimmt einen Charakter.
djinn-wait-move = { $name } geht durch die Stadt.
djinn-wait-act = { $name } handelt.
djinn-wait-catch = { $name } fängt Djinns.

# what happened
djinn-log-chosen = { $name } ist nun { $character }
djinn-log-placed = { $name } beginnt vor { $field }, aus Richtung { $from }
djinn-log-skipped = { $name } überspringt { $field }
djinn-log-stopped = { $name } geht von { $from } nach { $field }
djinn-log-paid = { $name } zahlt { $unit } an { $to }
djinn-log-spared = { $name } muss { $to } nicht bezahlen
djinn-log-acted = { $name } macht die Standardaktion: { $place }
djinn-log-acted-special = { $name } macht die Spezialaktion: { $place }
djinn-log-forwent = { $name } verzichtet auf die Aktion für { $goods }
djinn-log-passage-used = { $name } nutzt Geheimgang { $passage }
djinn-log-gained = { $name } erhält { $goods }
djinn-log-lost = { $name } gibt { $goods } aus
djinn-log-hired = { $name } wirbt an: { $mage }
djinn-log-woken = { $name } weckt: { $mage }
djinn-log-used = { $name } setzt ein: { $mage }
djinn-log-shown = Neu in der Auslage: { $what }
djinn-log-equipped = { $name } trägt nun: { $kind }, { $text }
djinn-log-equipped-instead = { $name } trägt nun: { $kind }, { $text } (statt: { $replaced })
djinn-log-chest-drawn = { $name } öffnet Truhe { $chest }: { $content }
djinn-log-chest-put-away = { $name } legt Truhe { $chest } weg
djinn-log-unlocked = { $name } öffnet das Geheimfach von Truhe { $chest }: { $content }
djinn-log-dug = { $name } legt Geheimgang { $passage } bei { $field }
djinn-log-staff-used = { $name } gibt einen Stab ab: { $text }
djinn-log-bound = { $name } fängt bei { $field } für { $magic } Magie: { $crowd }
djinn-log-free-taken = { $name } nimmt gratis: { $djinn }
djinn-log-housed-circle = { $name } bannt in einen Kreis: { $djinn }
djinn-log-housed-bottle = { $name } füllt ab in eine { $bottle }: { $djinn }
djinn-log-bottled = { $name } füllt aus dem Kreis in eine { $bottle } ab: { $djinn }
djinn-log-let-go = { $name } fängt nichts
djinn-log-driven-off = Der Meister bei { $field } wird vertrieben
djinn-log-drawn = Neu bei { $field }: { $crowd }
djinn-log-drawn-none = Nach { $field } kommen keine neuen Djinns
djinn-log-trophy-gained = { $name } erhält { $trophy }, für 3 Djinns in Flaschen ({ $colour })
djinn-log-end-near-masters-gone = Der letzte Meister ist fort: Runde { $round } ist die letzte
djinn-log-end-near-solo-clock = Die Uhr hat den letzten Meister vertrieben: Zug { $round } ist der letzte
djinn-log-end-near-round-cap = Das vereinbarte Ende: Runde { $round } ist die letzte
djinn-log-round-began = Runde { $round } beginnt
djinn-log-source-visited = { $name } besucht noch einmal die Quelle

# the same, said to the one who did it
djinn-log-chosen-you = Du bist nun { $character }
djinn-log-placed-you = Du beginnst vor { $field }, aus Richtung { $from }
djinn-log-skipped-you = Du überspringst { $field }
djinn-log-stopped-you = Du gehst von { $from } nach { $field }
djinn-log-paid-you = Du zahlst { $unit } an { $to }
djinn-log-paid-yours = { $name } zahlt dir { $unit }
djinn-log-spared-you = Du musst { $to } nicht bezahlen
djinn-log-spared-yours = { $name } muss dich nicht bezahlen
djinn-log-acted-you = Du machst die Standardaktion: { $place }
djinn-log-acted-special-you = Du machst die Spezialaktion: { $place }
djinn-log-forwent-you = Du verzichtest auf die Aktion für { $goods }
djinn-log-passage-used-you = Du nutzt Geheimgang { $passage }
djinn-log-gained-you = Du erhältst { $goods }
djinn-log-lost-you = Du gibst { $goods } aus
djinn-log-hired-you = Du wirbst an: { $mage }
djinn-log-woken-you = Du weckst: { $mage }
djinn-log-used-you = Du setzt ein: { $mage }
djinn-log-equipped-you = Du trägst nun: { $kind }, { $text }
djinn-log-equipped-instead-you = Du trägst nun: { $kind }, { $text } (statt: { $replaced })
djinn-log-chest-drawn-you = Du öffnest Truhe { $chest }: { $content }
djinn-log-chest-put-away-you = Du legst Truhe { $chest } weg
djinn-log-unlocked-you = Du öffnest das Geheimfach von Truhe { $chest }: { $content }
djinn-log-dug-you = Du legst Geheimgang { $passage } bei { $field }
djinn-log-staff-used-you = Du gibst einen Stab ab: { $text }
djinn-log-bound-you = Du fängst bei { $field } für { $magic } Magie: { $crowd }
djinn-log-free-taken-you = Du nimmst gratis: { $djinn }
djinn-log-housed-circle-you = Du bannst in einen Kreis: { $djinn }
djinn-log-housed-bottle-you = Du füllst ab in eine { $bottle }: { $djinn }
djinn-log-bottled-you = Du füllst aus dem Kreis in eine { $bottle } ab: { $djinn }
djinn-log-let-go-you = Du fängst nichts
djinn-log-trophy-gained-you = Du erhältst { $trophy }, für 3 Djinns in Flaschen ({ $colour })
djinn-log-source-visited-you = Du besuchst noch einmal die Quelle
djinn-move-pay-you = dich bezahlen: { $unit }
djinn-move-spare-you = dich nicht bezahlen
djinn-log-over = Das Spiel ist vorbei

# pictures of the rules page
djinn-figure-city = Eine Stadt am Anfang: eckige und runde Felder, Djinns und ein Meister an jedem runden, zwei Figuren auf ihren Wegen und ein Geheimgang von A.
djinn-figure-turn = A kam von Nordosten und darf nicht zurück. Der volle Pfeil führt zu einem freien Feld; am gestrichelten steht B: bezahlen oder überspringen.
djinn-figure-catch = Ein roter Djinn und der Meister neben zwei anderen, mit Hilfe eines Magiers: der Tisch zeigt immer die Summe.

# why a move was refused
djinn-refused-act-done-once = Das hast du in dieser Aktion schon einmal getan.
djinn-refused-act-no-special = Nur runde Felder haben eine Spezialaktion; dieses ist eckig.
djinn-refused-act-nothing-to-do = Diese Aktion würde dir jetzt nichts bringen.
djinn-refused-act-used = Du hast die Aktion dieses Ortes schon genutzt oder auf sie verzichtet.
djinn-refused-archives-no-scroll = Das kostet eine Schriftrolle, und du hast keine.
djinn-refused-bind-not-paid = Der Fang braucht mehr Magie, als du hast.
djinn-refused-bottle-not-in-circle = So ein Djinn ist nicht in deinen Bannkreisen.
djinn-refused-buy-enough = Mit dieser Aktion darfst du davon nicht mehr kaufen.
djinn-refused-buy-supply-empty = Davon ist nichts mehr im Vorrat.
djinn-refused-buy-too-dear = Dafür hast du zu wenige Münzen.
djinn-refused-catch-mages-used = Es helfen schon Magier, darum kann kein Djinn mehr dazukommen.
djinn-refused-catch-no-room = Du hast keinen Platz für diesen Fang: es braucht leere Bannkreise oder passende Flaschen mit Korken.
djinn-refused-catch-no-such-djinn = So ein Djinn ist hier nicht mehr zu wählen.
djinn-refused-catch-not-due = Hier ist nichts zu fangen, oder du hast es schon getan.
djinn-refused-catch-too-strong = Diesen Fang könntest du auch mit aller Hilfe nicht bezahlen.
djinn-refused-choose-kind-held = Einen Charakter dieser Art hast du schon; es fehlt einer der anderen.
djinn-refused-choose-not-offered = Dieser Charakter liegt nicht aus.
djinn-refused-circle-all-active = Alle deine Bannkreise sind schon offen.
djinn-refused-dig-no-site = Geheimgänge legst du an eckige Felder, an denen du noch keinen hast.
djinn-refused-dig-placed = Dieser Geheimgang liegt schon, oder er gehört dir nicht.
djinn-refused-done-nothing-done = Die Aktion hat begonnen: tu etwas, bevor du sie abschließt.
djinn-refused-end-catch-due = Hier hausen Djinns: fange welche oder fange nichts, bevor du den Zug beendest.
djinn-refused-equip-not-shown = Diese Ausrüstung liegt nicht aus.
djinn-refused-forgo-passage-used = Du hast deinen Geheimgang genutzt und kannst auf die Aktion nicht mehr verzichten.
djinn-refused-forgo-wrong-units = Das ist nicht, was der Verzicht auf die Aktion einbringt.
djinn-refused-free-none = Hier gibt es keinen Djinn dieser Farbe gratis.
djinn-refused-free-required = Der Gratis-Djinn muss genommen werden.
djinn-refused-game-not-now = Das geht jetzt nicht.
djinn-refused-game-over = Das Spiel ist vorbei.
djinn-refused-go-too-dear = Du hast zu wenige Münzen und Schriftrollen, um alle dort zu bezahlen.
djinn-refused-hire-not-shown = Dieser Magier liegt nicht aus.
djinn-refused-house-no-bottle = Du hast keine leere Flasche dieser Farbe mit Korken.
djinn-refused-house-no-circle = Kein Bannkreis ist für diesen Djinn frei, wenn alle Gefangenen Platz finden sollen.
djinn-refused-house-wrong-bottle = Dieser Djinn passt nicht in eine Flasche dieser Farbe.
djinn-refused-move-backwards = Du darfst nie geradewegs zurückgehen.
djinn-refused-move-no-path = Von hier führt kein Weg dorthin.
djinn-refused-pass-not-allowed = Hier musst du wählen; verzichten geht nicht.
djinn-refused-passage-none = Du hast hier keinen Geheimgang, den du jetzt nutzen könntest.
djinn-refused-pay-none-left = Davon hast du nichts zum Bezahlen.
djinn-refused-pay-wrong-seat = Zuerst wird jemand anders bezahlt.
djinn-refused-place-not-square = Eine Figur beginnt vor einem eckigen Feld.
djinn-refused-put-away-not-drawn = Diese Truhe ist nicht unter den gezogenen.
djinn-refused-refill-full = Deine Magie ist schon am Limit.
djinn-refused-skip-free-field = Dort steht niemand, und nur besetzte Felder lassen sich überspringen.
djinn-refused-spare-nobody = Hier darfst du niemanden unbezahlt lassen.
djinn-refused-trophy-closed = Trophäen gibt es nicht mehr: es ist die Schlussrunde oder der letzte Besuch.
djinn-refused-trophy-gone = Diese Trophäe hat schon jemand.
djinn-refused-trophy-not-three = Eine Trophäe kostet drei Djinns in Flaschen einer Farbe, und du hast weniger.
djinn-refused-trophy-wrong-row = Deine Trophäe kommt aus einer anderen Reihe.
djinn-refused-unlock-nothing = Du hast nichts, womit du das Geheimfach öffnen könntest.
djinn-refused-use-asleep = Dieser Magier schläft.
djinn-refused-use-leads-nowhere = Hülfe dieser Magier, könntest du den Fang nicht mehr bezahlen.
djinn-refused-use-no-help = Dieser Magier würde bei diesem Fang nicht helfen.
djinn-refused-use-no-staff = Du hast keinen Stab, den du jetzt aufbrauchen könntest.
djinn-refused-use-not-yours = Dieser Magier gehört dir nicht.
djinn-refused-use-too-dear = Du kannst die Münzen und Schriftrollen für diesen Magier nicht zahlen.
djinn-refused-use-too-many = Dein Charakter erlaubt zwei Magier je Fang, und die hast du eingesetzt.
djinn-refused-use-wrong-saving = Was bei diesem Magier gespart wird, ist jetzt nicht wählbar.
djinn-refused-wake-nobody = Keiner deiner Magier schläft.
djinn-refused-wake-not-asleep = Dieser Magier ist wach oder wacht mit allen anderen auf.
djinn-refused-wake-too-many = Es schlafen mehr Magier, als du wecken darfst: wähle einen.

# player aid and score pad of a real table
djinn-chests = Truhen
djinn-aid-standard = Eckig: { $action }.
djinn-aid-special = Rund: { $action }.
djinn-aid-djinn = Djinn
djinn-aid-djinn-text = Ihn zu fangen braucht 4 Magie, abzüglich der Hilfe von Magiern und Stab, und einen leeren offenen Kreis oder eine Flasche seiner Farbe mit Korken. Er lebt nur an runden Orten.
djinn-aid-master = Braucht 4 Magie und 2 mehr für jeden anderen Djinn dort; Farbboni helfen nicht. Passt in jede Flasche und bringt einen Djinn vom selben Ort umsonst. Bleibt er allein, wird er vertrieben.
djinn-aid-trophy = Trophäe { $trophy }
djinn-aid-card = Wertungskarte { $card }
djinn-aid-equipment = { $kind } { $card }
djinn-aid-passage = Gang { $passage }
djinn-aid-character = Charakter { $tile }
djinn-aid-chest = Truhe { $chest }
djinn-aid-brings = Bringt { $what }.
djinn-aid-compartment = Im Fach, für einen Schlüssel: { $what }.
djinn-pad-bottled-red = In roten Flaschen
djinn-pad-bottled-blue = In blauen Flaschen
djinn-pad-bottled-yellow = In gelben Flaschen
djinn-pad-bottled-violet = In violetten Flaschen
djinn-pad-masters = Meister darunter
djinn-pad-masters-caught = Im Spiel gefangene Meister
djinn-pad-coins = Münzen
djinn-pad-scrolls = Schriftrollen
djinn-pad-keys = Schlüssel
djinn-pad-awake = Wache Magier
djinn-pad-circles = Offene Kreise
djinn-pad-limit = Magiegrenze
djinn-pad-passages = Gelegte Gänge
