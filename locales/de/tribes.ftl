tribes-name = Five Tribes
tribes-about = Nimm Figuren auf, setze sie eine nach der anderen ab und lass die letzte entscheiden, was dein Zug bringt. 2 bis 4 Spieler, auf Wunsch mit den Dieben und den Kunsthandwerkern von Naqala.

# the score pad
tribes-source-gold = Gold
tribes-source-viziers = Wesire
tribes-source-vizier_majority = Mehrheit der Wesire
tribes-source-elders = Älteste
tribes-source-djinns = Djinns
tribes-source-tiles = Plättchen
tribes-source-palms = Palmen
tribes-source-palaces = Paläste
tribes-source-merchandise = Waren
tribes-source-artisans = Kunsthandwerker
tribes-source-items = Gegenstände
tribes-source-tent = Zelte
tribes-ending-last-camel = jemand hat das letzte Kamel gesetzt
tribes-ending-last-camel-by = { $name } hat das letzte Kamel gestellt
tribes-ending-last-camel-by-you = du hast dein letztes Kamel gestellt
tribes-ending-no-legal-move = niemand kann mehr ziehen

# options of a new table
tribes-option-expansions = Erweiterungen
tribes-option-expansions-thieves = Die Diebe von Naqala
tribes-option-expansions-artisans = Die Kunsthandwerker von Naqala
tribes-option-open_gold = Gold liegt offen
tribes-option-open_hands = Rohstoffkarten liegen offen
tribes-option-djinn_limit = Ein Djinn mit Kosten ist nutzbar
tribes-option-djinn_limit-per_activation = einmal in jedem Zug
tribes-option-djinn_limit-per_round = einmal in der Runde
tribes-option-hagis_lamia_neighbourhood = Nachbarn für Hagis und Lamia
tribes-option-hagis_lamia_neighbourhood-8 = alle acht ringsum
tribes-option-hagis_lamia_neighbourhood-4 = die vier Seiten
tribes-option-assassins_may_skip = Assassinen müssen nicht töten
tribes-option-assassinate_own_tile = Assassinen dürfen auf ihrem eigenen Plättchen töten
tribes-option-nekir_per_victim = Nekir zahlt für jedes Opfer
tribes-option-match_dropped_this_move = Die letzte Figur darf zu einer im selben Zug abgesetzten kommen
tribes-option-no_mono_start_tiles = Kein Plättchen beginnt mit drei Figuren eines Stammes
tribes-option-two_player_fixed_ABBA = Zu zweit beginnt das Bieten A B B A
tribes-option-artisan_tie = Gleichstand bei den Kunsthandwerkern
tribes-option-artisan_tie-all = alle bekommen den höheren Wert
tribes-option-artisan_tie-nobody = niemand bekommt den höheren Wert

# names of things
tribes-tribe-vizier = Wesir
tribes-tribe-elder = Ältester
tribes-tribe-merchant = Händler
tribes-tribe-builder = Baumeister
tribes-tribe-assassin = Assassine
tribes-tribe-artisan = Kunsthandwerker
tribes-meeples-vizier =
    { $count ->
        [one] { $count } Wesir
       *[other] { $count } Wesire
    }
tribes-meeples-elder =
    { $count ->
        [one] { $count } Ältester
       *[other] { $count } Älteste
    }
tribes-meeples-merchant =
    { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
tribes-meeples-builder =
    { $count ->
        [one] { $count } Baumeister
       *[other] { $count } Baumeister
    }
tribes-meeples-assassin =
    { $count ->
        [one] { $count } Assassine
       *[other] { $count } Assassinen
    }
tribes-meeples-artisan =
    { $count ->
        [one] { $count } Kunsthandwerker
       *[other] { $count } Kunsthandwerker
    }
tribes-marker-camel = Kamel
tribes-marker-tent = Zelt
tribes-colour-red = rot
tribes-colour-blue = blau
tribes-colour-neutral = ohne Farbe
tribes-card-ivory = Elfenbein
tribes-card-jewels = Juwelen
tribes-card-gold = Gold
tribes-card-papyrus = Papyrus
tribes-card-silk = Seide
tribes-card-spice = Gewürze
tribes-card-fish = Fisch
tribes-card-wheat = Weizen
tribes-card-pottery = Keramik
tribes-card-fakir = Fakir
tribes-card-text = Eine der neun Waren, { $copies } im Stapel. Verschiedene Waren bilden zusammen einen Satz: 1, 3, 7, 13, 21, 30, 40, 50 oder 60 Gold für eine bis neun.
tribes-card-fakir-text = Verstärkt deine Baumeister und die Reichweite deiner Assassinen und bezahlt Djinns. Gehört nie zu einem Satz; { $copies } im Stapel.
tribes-payment-elder = 1 Ältesten
tribes-payment-fakir = 1 Fakir
tribes-payment-elders = 2 Älteste
tribes-payment-elder-fakir = 1 Ältesten und 1 Fakir
tribes-payment-artisan = 1 Kunsthandwerker
tribes-payment-fakirs = 2 Fakire
tribes-ground-large-market = Großer Markt
tribes-ground-large-market-text = Zahle 6 Gold für zwei der ersten sechs Karten, wenn du magst.
tribes-ground-small-market = Kleiner Markt
tribes-ground-small-market-text = Zahle 3 Gold für eine der ersten drei Karten, wenn du magst.
tribes-ground-oasis = Oase
tribes-ground-oasis-text = Hier muss eine Palme hin. Sie ist 3 Punkte wert für den, dem das Plättchen gehört.
tribes-ground-village = Dorf
tribes-ground-village-text = Hier muss ein Palast hin. Er ist 5 Punkte wert für den, dem das Plättchen gehört.
tribes-ground-sacred-place = Heilige Stätte
tribes-ground-sacred-place-text = Nimm einen Djinn für zwei Älteste oder einen Ältesten und einen Fakir, wenn du magst.
tribes-ground-workshop = Werkstatt
tribes-ground-workshop-text = Zahle einen Kunsthandwerker oder zwei Fakire für einen Gegenstand vom Stapel, wenn du magst. Berge schließen zwei ihrer Seiten.
tribes-ground-specialized-market = Spezialmarkt
tribes-ground-specialized-market-text = Zahle 4 Gold für eine beliebige offene Karte, wenn du magst.
tribes-ground-chasm = Abgrund
tribes-ground-chasm-text = Niemand betritt ihn, und nichts steht dort.

# djinns
tribes-djinn-al_amin = Al-Amin
tribes-djinn-anun_nak = Anun-Nak
tribes-djinn-baal = Ba'al
tribes-djinn-boaz = Boaz
tribes-djinn-bouraq = Bouraq
tribes-djinn-echidna = Echidna
tribes-djinn-enki = Enki
tribes-djinn-hagis = Hagis
tribes-djinn-haurvatat = Haurvatat
tribes-djinn-iblis = Iblis
tribes-djinn-jafaar = Jafaar
tribes-djinn-kandicha = Kandicha
tribes-djinn-kumarbi = Kumarbi
tribes-djinn-lamia = Lamia
tribes-djinn-leta = Leta
tribes-djinn-marid = Marid
tribes-djinn-monkir = Monkir
tribes-djinn-nekir = Nekir
tribes-djinn-shamhat = Shamhat
tribes-djinn-sibittis = Sibittis
tribes-djinn-sloar = Sloar
tribes-djinn-utug = Utug
tribes-djinn-morgiane = Morgiane
tribes-djinn-geb = Geb
tribes-djinn-ptah = Ptah
tribes-power-al_amin = Bei der Wertung gelten je zwei deiner Fakire als eine Ware deiner Wahl.
tribes-power-anun_nak = Ziehe drei Figuren aus dem Beutel auf ein ganz leeres Plättchen: ohne Figur, Kamel, Palme oder Palast.
tribes-power-baal = Sooft jemand einen Djinn bekommt, erhältst du Gold: 1, wenn du es warst, 2, wenn es ein anderer war.
tribes-power-boaz = Assassinen können den Wesiren und Ältesten vor dir nichts anhaben.
tribes-power-bouraq = Stelle einen Palast auf ein beliebiges Dorf des Brettes.
tribes-power-echidna = Deine Baumeister verdienen in diesem Zug doppelt.
tribes-power-enki = Stelle eine Palme auf eine beliebige Oase des Brettes.
tribes-power-hagis = Ein Palast, den du gerade stellen willst, kommt stattdessen auf ein Nachbarplättchen.
tribes-power-haurvatat = Bei der Wertung ist jede Palme auf deinen Plättchen 5 statt 3 wert.
tribes-power-iblis = Deine Assassinen töten in diesem Zug zwei: zwei auf demselben Plättchen oder zwei vor demselben Spieler.
tribes-power-jafaar = Bei der Wertung ist jeder deiner Wesire 3 statt 1 wert.
tribes-power-kandicha = Jedes Opfer deiner Assassinen belohnt dich: ein Händler mit einer Karte vom Stapel, ein Baumeister mit dem Gold, das er dort verdient hätte, ein Wesir oder Ältester, indem er zu dir kommt.
tribes-power-kumarbi = Beim Bieten senkt jeder Fakir, den du abwirfst, den Preis um eine Stufe.
tribes-power-lamia = Eine Palme, die du gerade stellen willst, kommt stattdessen auf ein Nachbarplättchen.
tribes-power-leta = Stelle eines deiner Kamele auf ein ganz leeres Plättchen: ohne Figur, Kamel, Palme oder Palast.
tribes-power-marid = Für jede Figur, die bei einer Bewegung auf eines deiner Plättchen kommt, erhältst du Gold: 1, wenn du sie absetzt, 2, wenn ein anderer es tut.
tribes-power-monkir = Für jeden Palast, der gestellt wird, erhältst du Gold: 1, wenn du ihn stellst, 2, wenn ein anderer es tut.
tribes-power-nekir = Sooft Assassinen töten, erhältst du Gold: 1, wenn es deine waren, 2, wenn es die eines anderen waren.
tribes-power-shamhat = Bei der Wertung ist jeder deiner Ältesten 4 statt 2 wert.
tribes-power-sibittis = Sieh dir die obersten drei Djinns des Stapels an, behalte einen und wirf die anderen ab.
tribes-power-sloar = Ziehe die oberste Karte des Rohstoffstapels, von den anderen ungesehen.
tribes-power-utug = Stelle eines deiner Kamele auf ein Plättchen mit Figuren, wenn dort weder Kamel noch Palme noch Palast steht.
tribes-power-morgiane = Die Diebe der anderen können dir nichts tun.
tribes-power-geb = Bei der Wertung ist jeder deiner kostbaren Gegenstände 3 mehr wert.
tribes-power-ptah = Bei der Wertung ist jeder deiner Kunsthandwerker 2 mehr wert.
tribes-revised-boaz = Assassinen können den Wesiren, Ältesten und Kunsthandwerkern vor dir nichts anhaben.
tribes-revised-kandicha = Jedes Opfer deiner Assassinen belohnt dich: ein Händler mit einer Karte vom Stapel, ein Baumeister mit dem Gold, das er dort verdient hätte, ein Wesir oder Ältester, indem er zu dir kommt, ein Kunsthandwerker ebenso und mit einem Gegenstand vom Stapel.
tribes-cost-passive = Wirkt immer.
tribes-cost-elder-or-fakir = Für 1 Ältesten oder 1 Fakir:
tribes-cost-elder-and-more = Für 1 Ältesten und noch einen Ältesten oder Fakir:
tribes-cost-fakir = Für 1 Fakir:
tribes-cost-fakirs = Für 1 Fakir oder mehr:

# thieves
tribes-thief-houssain = Houssain
tribes-thief-ziad = Ziad
tribes-thief-ouafat = Ouafat
tribes-thief-kohdjah = Kohdjah
tribes-thief-shalim = Shalim
tribes-thief-madjaar = Madjaar
tribes-theft-houssain = Nach deinen Händlern: Jeder andere gibt zwei Rohstoffkarten seiner Wahl ab; du nimmst zwei davon.
tribes-theft-ziad = Nach deinen Wesiren: Jeder andere gibt einen Wesir ab; du nimmst einen davon.
tribes-theft-ouafat = Nach deinen Ältesten: Jeder andere gibt einen Djinn seiner Wahl ab; du nimmst einen davon.
tribes-theft-kohdjah = Nach deinen Assassinen: Jeder andere nimmt das Kamel eines Plättchens seiner Wahl zurück; auf eines davon darfst du dein Kamel stellen.
tribes-theft-shalim = Nach deinen Baumeistern: Jeder andere gibt eine Palme oder einen Palast eines eigenen Plättchens ab; du stellst eines davon auf ein beliebiges Plättchen von dir.
tribes-theft-madjaar = Nach deinen Kunsthandwerkern: Jeder andere gibt einen Gegenstand seiner Wahl ab; du nimmst einen davon.
tribes-thief = Dieb: einmal, oder { $points } Punkte, wenn nie genutzt

# items
tribes-item-jewellery = Geschmeide
tribes-item-treasure_chest = Schatztruhe
tribes-item-crown = Krone
tribes-item-flying_carpet = Fliegender Teppich
tribes-item-fabulous_lamp = Wunderlampe
tribes-item-enchanting_flute = Zauberflöte
tribes-item-burning_scimitar = Flammensäbel
tribes-item-tempest_talisman = Sturmtalisman
tribes-item-horn_of_plenty = Füllhorn
tribes-item-rebirth_ring = Ring der Wiedergeburt
tribes-item-precious = Ein kostbarer Gegenstand, bei der Wertung { $points } Punkte wert.
tribes-magic-flying_carpet = Die letzte Figur deiner Bewegung fliegt auf ein beliebiges Plättchen, wo ihr Stamm steht, über Berge und Abgrund.
tribes-magic-fabulous_lamp = Nimm einen der offenen Djinns umsonst.
tribes-magic-enchanting_flute = Wähle ein Plättchen und rufe eine bis fünf Figuren von seinen Nachbarn herbei. Niemand gewinnt es dadurch.
tribes-magic-burning_scimitar = Töte zwei beliebige Figuren auf dem Brett. Ein so geleertes Plättchen wird deins, wenn es niemandem gehört.
tribes-magic-tempest_talisman = Versetze eines deiner Kamele auf ein ganz leeres Plättchen.
tribes-magic-horn_of_plenty = Wirf die offenen Karten ab und lege neun neue in der Folge aus, die du magst.
tribes-magic-rebirth_ring = Nimm einen Gegenstand deiner Wahl aus den abgeworfenen.

# what may be done now
tribes-do-over = Das Spiel ist aus.
tribes-do-bid = Dein Gebot: Wähle einen Preis. Wer mehr zahlt, ist früher dran.
tribes-do-bid-of = Dein Gebot { $number } von { $total }: Wähle einen Preis. Wer mehr zahlt, ist früher dran.
tribes-do-start = Du bist dran: Wähle ein Plättchen und nimm alle seine Figuren auf.
tribes-do-start-no-move = Keine Figur kann bewegt werden. Nutze eine Kraft oder beende deinen Zug.
tribes-do-sow = Setze eine Figur auf ein markiertes Plättchen. Noch { $count }.
tribes-do-sow-last = Setze die letzte Figur dorthin, wo ihr Stamm steht.
tribes-do-mark = { $tile } gehört dir: mit einem Kamel oder mit deinem Zelt?
tribes-do-act-vizier = Behalte sie: { $meeples }.
tribes-do-act-elder = Behalte sie: { $meeples }.
tribes-do-act-merchant = { $meeples }: Nimm ebenso viele Karten von vorn.
tribes-do-act-builder = { $meeples }: Verdiene Gold für die blauen Plättchen ringsum. Fakire verstärken sie.
tribes-do-act-assassin = { $meeples }: Wähle ein Opfer auf dem Brett oder vor einem Spieler.
tribes-do-act-artisan = { $meeples }: Ziehe ebenso viele Gegenstände und behalte einen.
tribes-do-second-victim = Wähle das zweite Opfer am selben Ort.
tribes-do-tile-oasis = { $tile } ist eine Oase: Stelle die Palme auf.
tribes-do-tile-village = { $tile } ist ein Dorf: Stelle den Palast auf.
tribes-do-tile-small-market = Kleiner Markt: Nimm eine der ersten drei Karten für 3 Gold, oder weiter.
tribes-do-tile-large-market = Großer Markt: Nimm zwei der ersten sechs Karten für 6 Gold, oder weiter.
tribes-do-tile-specialized-market = Spezialmarkt: Nimm eine beliebige Karte für 4 Gold, oder weiter.
tribes-do-tile-sacred-place = Heilige Stätte: Wähle einen Djinn, oder weiter.
tribes-do-tile-workshop = Werkstatt: Zahle für einen Gegenstand, oder weiter.
tribes-do-tile-chasm = Weiter.
tribes-do-second-card = Wähle die zweite Karte.
tribes-do-aim = { $djinn }: Wähle ein Plättchen.
tribes-do-settle-palm = Stelle die Palme auf { $tile } oder auf einen Nachbarn.
tribes-do-settle-palace = Stelle den Palast auf { $tile } oder auf einen Nachbarn.
tribes-do-shift-palm = Wähle den Nachbarn von { $tile } für die Palme.
tribes-do-shift-palace = Wähle den Nachbarn von { $tile } für den Palast.
tribes-do-keep-djinn = Behalte einen dieser Djinns.
tribes-do-keep-item = Behalte einen dieser Gegenstände.
tribes-do-close = Nutze Kräfte oder verkaufe Waren, wenn du magst; dann beende deinen Zug.
tribes-do-close-only-end = Alles getan: Beende deinen Zug.
tribes-do-sale = Lege Waren zum Satz oder verkaufe ihn für { $gold } Gold.
tribes-do-thief = { $thief } jetzt einsetzen?
tribes-do-give-houssain = { $thief } ist da: Gib eine Rohstoffkarte ab.
tribes-do-give-ziad = { $thief } ist da: Gib einen Wesir ab.
tribes-do-give-ouafat = { $thief } ist da: Gib einen Djinn ab.
tribes-do-give-kohdjah = { $thief } ist da: Wähle das Plättchen, das du aufgibst.
tribes-do-give-shalim = { $thief } ist da: Gib eine Palme oder einen Palast ab.
tribes-do-give-madjaar = { $thief } ist da: Gib einen Gegenstand ab.
tribes-do-claim-houssain = Nimm eine der abgegebenen Karten.
tribes-do-claim-ziad = Nimm einen der abgegebenen Wesire.
tribes-do-claim-ouafat = Nimm einen der abgegebenen Djinns.
tribes-do-claim-kohdjah = Wähle eines der frei gewordenen Plättchen, oder weiter.
tribes-do-claim-shalim = Nimm eine der abgegebenen Palmen oder einen Palast.
tribes-do-claim-madjaar = Nimm einen der abgegebenen Gegenstände.
tribes-do-claim-at-palm = Wähle ein Plättchen von dir für die Palme.
tribes-do-claim-at-palace = Wähle ein Plättchen von dir für den Palast.
tribes-do-magic-flying-carpet = Der Teppich ist bereit.
tribes-do-magic-fabulous-lamp = Die Lampe: Nimm einen der offenen Djinns.
tribes-do-magic-enchanting-flute = Die Flöte: Wähle das Plättchen, zu dem du Figuren rufst.
tribes-do-magic-burning-scimitar = Der Säbel: Wähle ein Opfer.
tribes-do-magic-tempest-talisman = Der Talisman: Wähle das Kamel, das zieht.
tribes-do-magic-horn-of-plenty = Das Füllhorn: Wähle die nächste Karte der neuen Reihe.
tribes-do-magic-rebirth-ring = Der Ring: Wähle einen der abgeworfenen Gegenstände.
tribes-do-flute = Rufe Figuren nach { $tile }: höchstens noch { $left }.
tribes-do-talisman = Wähle, wohin das Kamel von { $tile } geht.
tribes-do-horn = Wähle die nächste Karte der neuen Reihe.
tribes-wait-bid = { $name } bietet.
tribes-wait-sow = { $name } bewegt Figuren.
tribes-wait-act = { $name } hat { $meeples } und überlegt.
tribes-wait-give = { $name } gibt { $thief } etwas ab.
tribes-wait-close = { $name } beendet gleich den Zug.
tribes-wait-turn = { $name } ist dran.

# moves
tribes-move-bid = Biete { $spot }
tribes-move-bid-fakirs =
    { $fakirs ->
        [one] Biete { $spot } mit { $fakirs } Fakir
       *[other] Biete { $spot } mit { $fakirs } Fakiren
    }
tribes-move-sow = { $tile } aufnehmen
tribes-move-drop = { $tribe } nach { $tile }
tribes-move-fly = { $tribe } fliegt nach { $tile }
tribes-move-act = Aktion des Stammes
tribes-move-act-fakirs =
    { $fakirs ->
        [one] Aktion des Stammes mit { $fakirs } Fakir
       *[other] Aktion des Stammes mit { $fakirs } Fakiren
    }
tribes-move-kill = Töten: { $tribe } auf { $tile }
tribes-move-kill-held = Töten: { $tribe } von { $name }
tribes-move-place = Hier aufstellen
tribes-move-take = Karte { $position } nehmen
tribes-move-buy = { $djinn } für { $payment }
tribes-move-hire = { $thief } für { $payment }
tribes-move-craft = Einen Gegenstand für { $payment }
tribes-move-use = { $djinn } nutzen für { $payment }
tribes-move-magic = { $item } nutzen
tribes-move-steal = { $thief } losschicken ({ $tribe })
tribes-move-at = { $tile } wählen
tribes-move-keep = { $what } behalten
tribes-move-keep-secret = Einen Gegenstand behalten
tribes-move-call = Rufen: { $tribe } von { $tile }
tribes-move-lay = { $card } legen
tribes-move-mark-camel = Kamel aufstellen
tribes-move-mark-tent = Zelt aufstellen
tribes-move-give = Abgeben: { $loot }
tribes-move-claim = Nehmen: { $loot }
tribes-move-sell = { $good } verkaufen
tribes-move-done = Fertig
tribes-move-skip = Weiter ohne
tribes-move-end = Zug beenden
tribes-loot-tile = Plättchen { $tile }
tribes-loot-palm = Palme von { $tile }
tribes-loot-palace = Palast von { $tile }
tribes-offer-act-vizier = { $meeples } behalten
tribes-offer-act-elder = { $meeples } behalten
tribes-offer-act-merchant =
    { $count ->
        [one] { $count } Karte nehmen
       *[other] { $count } Karten nehmen
    }
tribes-offer-act-builder = { $meeples } verdienen { $gold } Gold
tribes-offer-act-assassin = Niemand zu töten: weiter
tribes-offer-act-artisan =
    { $count ->
        [one] { $count } Gegenstand ziehen
       *[other] { $count } Gegenstände ziehen
    }
tribes-offer-act-fakirs =
    { $fakirs ->
        [one] … mit { $fakirs } Fakir: { $gold } Gold
       *[other] … mit { $fakirs } Fakiren: { $gold } Gold
    }
tribes-offer-take = { $card } (Nr. { $position })
tribes-offer-place-palm = Palme hier aufstellen
tribes-offer-place-palace = Palast hier aufstellen
tribes-offer-sold = Satz für { $gold } Gold verkaufen
tribes-offer-no-thief = Den Dieb aufheben

# the log
tribes-log-round-began = Runde { $round }
tribes-log-bid = { $name } zahlt { $paid } Gold
tribes-log-turn-began = { $name } ist dran
tribes-log-turn-skipped = { $name } hat keinen möglichen Zug
tribes-log-picked-up = { $meeples } von { $tile }
tribes-log-collected = { $name } nimmt { $meeples } auf { $tile }
tribes-log-controlled = { $name } gewinnt { $tile } ({ $marker })
tribes-log-freed = { $tile } gehört nicht mehr { $name }
tribes-log-camel-moved = Kamel von { $name }: von { $from } nach { $to }
tribes-log-kept = { $name } behält { $meeples }
tribes-log-spent = { $name } zahlt { $meeples }
tribes-log-gold-gained = { $name } bekommt { $amount } Gold ({ $from })
tribes-log-gold-paid = { $name } zahlt { $amount } Gold
tribes-log-fakirs-spent =
    { $count ->
        [one] { $name } wirft { $count } Fakir ab
       *[other] { $name } wirft { $count } Fakire ab
    }
tribes-log-card-taken = { $name } nimmt { $card }
tribes-log-card-drawn = { $name } zieht { $card }
tribes-log-card-drawn-unseen = { $name } zieht eine Karte
tribes-log-killed = { $name } tötet: { $tribe } auf { $tile }
tribes-log-killed-held = { $name } tötet: { $tribe } von { $victim }
tribes-log-placed-palm = { $name } stellt eine Palme auf { $tile }
tribes-log-placed-palace = { $name } stellt einen Palast auf { $tile }
tribes-log-djinn-gained = { $name } bekommt { $djinn }
tribes-log-djinn-used = { $name } nutzt { $djinn } für { $payment }
tribes-log-shown = Zur Wahl: { $what }
tribes-log-shown-unseen = { $name } sieht sich { $count } an
tribes-log-discarded = Abgeworfen: { $what }
tribes-log-meeples-drawn = { $meeples } aus dem Beutel auf { $tile }
tribes-log-sold = { $name } verkauft { $goods } für { $gold } Gold
tribes-log-row-refilled = Neue Karten: { $cards }
tribes-log-row-discarded = Abgeworfene Karten: { $cards }
tribes-log-revealed = Neu: { $what }
tribes-log-reshuffled-resources = Die abgeworfenen Rohstoffe werden zum neuen Stapel gemischt
tribes-log-reshuffled-djinns = Die abgeworfenen Djinns werden zum neuen Stapel gemischt
tribes-log-reshuffled-items = Die abgeworfenen Gegenstände werden zum neuen Stapel gemischt
tribes-log-end-last-camel = Das letzte Kamel steht: Mit dieser Runde endet das Spiel
tribes-log-end-no-legal-move = Niemand kann mehr ziehen: Mit dieser Runde endet das Spiel
tribes-log-game-over = Das Spiel ist aus
tribes-log-thief-hired = { $name } nimmt { $thief } für { $payment }
tribes-log-thief-used = { $name } schickt { $thief } los
tribes-log-gave = { $name } gibt ab: { $what }
tribes-log-claimed = { $name } nimmt: { $what }
tribes-log-item-gained = { $name } bekommt { $item }
tribes-log-item-gained-unseen = { $name } bekommt einen Gegenstand
tribes-log-item-restored = { $name } holt { $item } zurück
tribes-log-item-used = { $name } nutzt { $item }
tribes-log-called = { $tribe } kommt von { $from } nach { $to }
tribes-log-laid = { $card } wird gelegt

# the same, said to the one who did it
tribes-log-bid-you = Du zahlst { $paid } Gold
tribes-log-turn-began-you = Du bist dran
tribes-log-turn-skipped-you = Du hast keinen möglichen Zug
tribes-log-collected-you = Du nimmst { $meeples } auf { $tile }
tribes-log-controlled-you = Du gewinnst { $tile } ({ $marker })
tribes-log-freed-you = { $tile } gehört dir nicht mehr
tribes-log-camel-moved-you = Dein Kamel: von { $from } nach { $to }
tribes-log-kept-you = Du behältst { $meeples }
tribes-log-spent-you = Du zahlst { $meeples }
tribes-log-gold-gained-you = Du bekommst { $amount } Gold ({ $from })
tribes-log-gold-paid-you = Du zahlst { $amount } Gold
tribes-log-fakirs-spent-you =
    { $count ->
        [one] Du wirfst { $count } Fakir ab
       *[other] Du wirfst { $count } Fakire ab
    }
tribes-log-card-taken-you = Du nimmst { $card }
tribes-log-card-drawn-you = Du ziehst { $card }
tribes-log-card-drawn-unseen-you = Du ziehst eine Karte
tribes-log-killed-you = Du tötest: { $tribe } auf { $tile }
tribes-log-killed-held-you = Du tötest: { $tribe } von { $victim }
tribes-log-killed-held-yours = { $name } tötet bei dir: { $tribe }
tribes-log-placed-palm-you = Du stellst eine Palme auf { $tile }
tribes-log-placed-palace-you = Du stellst einen Palast auf { $tile }
tribes-log-djinn-gained-you = Du bekommst { $djinn }
tribes-log-djinn-used-you = Du nutzt { $djinn } für { $payment }
tribes-log-shown-unseen-you = Du siehst dir { $count } an
tribes-log-sold-you = Du verkaufst { $goods } für { $gold } Gold
tribes-log-end-last-camel-by = { $name } hat das letzte Kamel gestellt: Das Spiel endet mit dieser Runde
tribes-log-end-last-camel-by-you = Du hast dein letztes Kamel gestellt: Das Spiel endet mit dieser Runde
tribes-log-thief-hired-you = Du nimmst { $thief } für { $payment }
tribes-log-thief-used-you = Du schickst { $thief } los
tribes-log-gave-you = Du gibst ab: { $what }
tribes-log-claimed-you = Du nimmst: { $what }
tribes-log-item-gained-you = Du bekommst { $item }
tribes-log-item-gained-unseen-you = Du bekommst einen Gegenstand
tribes-log-item-restored-you = Du holst { $item } zurück
tribes-log-item-used-you = Du nutzt { $item }
tribes-move-kill-yours = Bei dir töten: { $tribe }

# the table
tribes-board = Brett
tribes-parts = Teile des Tisches
tribes-tab-market = Markt
tribes-tab-players = Spieler
tribes-tile = { $tile }, { $ground }, Wert { $value } ({ $colour })
tribes-tile-chasm = { $tile }, Abgrund
tribes-tile-empty = keine Figuren
tribes-tile-camel = gehört { $name }
tribes-tile-tent = gehört { $name }, mit Zelt
tribes-can-sow = kann aufgenommen werden
tribes-can-drop = absetzen: { $what }
tribes-can-kill = töten: { $what }
tribes-can-call = rufen: { $what }
tribes-can-choose = kann gewählt werden
tribes-palms =
    { $count ->
        [one] { $count } Palme
       *[other] { $count } Palmen
    }
tribes-palaces =
    { $count ->
        [one] { $count } Palast
       *[other] { $count } Paläste
    }
tribes-track = Zugreihenfolge
tribes-track-bid = Biete { $price }
tribes-track-bid-leaves = Biete { $price } und behalte { $gold } Gold
tribes-track-kept = Dir bleiben { $gold } Gold.
tribes-track-free = { $price }: frei
tribes-track-taken = { $price }: { $name }
tribes-track-next = { $name } ist als Nächstes dran
tribes-track-bidding = Noch zu bieten
tribes-track-acted = Folge der nächsten Runde
tribes-row = Rohstoffe
tribes-row-front = vorn
tribes-row-empty = Es sind keine Rohstoffe mehr da.
tribes-row-card = { $position }. { $card }
tribes-row-take = { $card } nehmen, Nr. { $position }
tribes-pile = { $count } im Stapel
tribes-djinns = Djinns
tribes-djinns-none = Kein Djinn liegt aus.
tribes-buy-for = Für { $payment }
tribes-take-it = Nehmen
tribes-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tribes-players = Spieler
tribes-used = (genutzt)
tribes-gold = Gold
tribes-gold-covered = verdeckt
tribes-gold-count = { $count } Gold
tribes-camels =
    { $count ->
        [one] { $count } Kamel übrig
       *[other] { $count } Kamele übrig
    }
tribes-tents =
    { $count ->
        [one] { $count } Zelt übrig
       *[other] { $count } Zelte übrig
    }
tribes-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
tribes-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
tribes-items =
    { $count ->
        [one] { $count } Gegenstand
       *[other] { $count } Gegenstände
    }
tribes-mine = Meine Sachen
tribes-mine-empty = Noch keine Rohstoffkarten.
tribes-mine-sell = { $card } verkaufen
tribes-mine-give = { $card } abgeben
tribes-mine-sets = Als Sätze { $value } wert: { $sets }.
tribes-mine-set =
    { $count ->
        [one] { $count } Ware für { $value }
       *[other] { $count } Waren für { $value }
    }
tribes-round = Runde { $round }
tribes-last-round = Letzte Runde: { $reason }.
tribes-over = Zu Ende: { $reason }.
tribes-closest = Das Spiel endet mit der Runde des letzten Kamels (am nächsten: { $name }, noch { $count }) oder wenn niemand mehr ziehen kann.
tribes-palms-left =
    { $count ->
        [one] { $count } Palme übrig
       *[other] { $count } Palmen übrig
    }
tribes-palaces-left =
    { $count ->
        [one] { $count } Palast übrig
       *[other] { $count } Paläste übrig
    }
tribes-bag = Im Beutel: { $count } ({ $meeples })
tribes-bag-empty = Der Beutel ist leer.
tribes-discard = Abgeworfene Rohstoffe: { $cards }
tribes-djinn-discard = Abgeworfene Djinns: { $djinns }
tribes-thief-pile =
    { $count ->
        [one] { $count } Dieb im Stapel
       *[other] { $count } Diebe im Stapel
    }
tribes-item-pile =
    { $count ->
        [one] { $count } Gegenstand im Stapel
       *[other] { $count } Gegenstände im Stapel
    }
tribes-item-discard = Abgeworfene Gegenstände: { $items }
tribes-hand = In der Hand
tribes-sale-set = Der Satz
tribes-pool = Bisher abgegeben:
tribes-choose = Was davon?
tribes-close = Schließen

# a whole turn in one line
tribes-plan = { $from } nach { $to }, zuletzt { $tribe }
tribes-plan-then = { $from } nach { $to }, zuletzt { $tribe }; dann { $then }
tribes-plan-on = Weiter nach { $to }, zuletzt { $tribe }
tribes-plan-on-then = Weiter nach { $to }, zuletzt { $tribe }; dann { $then }

# the lens
tribes-lens-on = Lupe: Was brächte ein Plättchen?
tribes-lens-off = Lupe weglegen
tribes-lens-how = Wähle ein Plättchen: Die Lupe zeigt jeden Ort, wo seine letzte Figur enden kann, und die Punkte.
tribes-lens-asking = { $tile } wird betrachtet …
tribes-lens-none = Von { $tile } geht keine Bewegung aus.
tribes-lens-blind = Die Lupe kann diesen Tisch gerade nicht betrachten.
tribes-lens-from = Von { $tile }, das Beste zuerst:
tribes-lens-result = { $tribe } auf { $tile }: { $points }
tribes-lens-gift = Nächster { $points }

# keys
tribes-key-arrows = von Plättchen zu Plättchen
tribes-key-enter = das Plättchen wählen
tribes-key-digits = eine Figur absetzen oder wählen: 1 Wesir, 2 Ältester, 3 Händler, 4 Baumeister, 5 Assassine, 6 Kunsthandwerker
tribes-key-escape = schließen, was offen ist

# pictures of the rules page
tribes-figure-move = Figuren, auf c3 aufgenommen, auf c4 und d4 abgesetzt.
tribes-figure-control = Plättchen mit Kamelen, Palmen und einem Palast.
tribes-figure-ground = Werkstätten mit Bergen an zwei Seiten und der Abgrund.

# why a move was refused
tribes-refused-game-over = Die Partie ist zu Ende.
tribes-refused-game-not-now = Das geht jetzt nicht. Die Zeile über dem Brett sagt, was ansteht.
tribes-refused-bid-no-such-spot = Diesen Preis gibt es auf der Zugleiste nicht.
tribes-refused-bid-spot-taken = Auf { $spot } steht schon Spieler { $by }.
tribes-refused-bid-zeros-taken = Alle drei Plätze für 0 sind besetzt: Biete mindestens 1.
tribes-refused-pay-too-poor = Das kostet { $price } Gold, und du hast { $gold }.
tribes-refused-pay-too-few-fakirs = So viele Fakire hast du nicht.
tribes-refused-pay-fakirs-for-nothing = Einige dieser Fakire wären umsonst ausgegeben.
tribes-refused-pay-cannot-pay = So lässt sich das nicht bezahlen.
tribes-refused-sow-no-such-tile = Dieses Plättchen gibt es auf dem Brett nicht.
tribes-refused-sow-empty-tile = Auf { $tile } steht niemand.
tribes-refused-sow-no-way-to-finish = Von { $tile } aus käme die letzte Figur nie zu ihrem Stamm.
tribes-refused-drop-not-in-hand = Von diesem Stamm hast du keine Figur in der Hand.
tribes-refused-drop-not-adjacent = Figuren gehen Plättchen für Plättchen, und von { $at } nach { $tile } ist kein Weg offen.
tribes-refused-drop-step-back = Der letzte Schritt kam von { $tile }: Geradewegs zurück geht es nicht.
tribes-refused-drop-no-match = Die letzte Figur muss zu ihrem Stamm kommen, und auf { $tile } steht niemand von ihm.
tribes-refused-drop-dead-end = Danach käme die letzte Figur nicht mehr zu ihrem Stamm.
tribes-refused-kill-must-kill = Die Assassinen müssen ein Opfer wählen.
tribes-refused-kill-nobody-there = Dort gibt es keine solche Figur zu töten.
tribes-refused-kill-out-of-reach = Bis { $tile } reichen die Assassinen nicht, auch nicht mit allen deinen Fakiren.
tribes-refused-kill-own-tile = An diesem Tisch dürfen Assassinen auf ihrem eigenen Plättchen nicht töten.
tribes-refused-kill-own-meeple = Figuren vor dir selbst können nicht deine Opfer sein.
tribes-refused-kill-protected = Boaz schützt die Figuren von Spieler { $seat }.
tribes-refused-kill-other-place = Beide Opfer müssen am selben Ort sein.
tribes-refused-take-no-such-card = Nehmen darfst du nur die Karten 1 bis { $among }.
tribes-refused-buy-not-on-offer = { $djinn } liegt nicht offen.
tribes-refused-use-not-yours = { $djinn } gehört dir nicht.
tribes-refused-use-works-by-itself = { $djinn } wirkt von selbst und wird nie eingesetzt.
tribes-refused-use-used-up = { $djinn } ist schon genutzt.
tribes-refused-use-no-effect = { $djinn } würde jetzt nichts bewirken.
tribes-refused-use-not-a-target = { $djinn } kann auf { $tile } nicht wirken.
tribes-refused-use-not-neighbouring = { $tile } ist kein Nachbar von { $of }.
tribes-refused-use-not-shown = { $djinn } ist nicht unter den gezeigten Djinns.
tribes-refused-sell-not-held = Diese Karte hast du nicht.
tribes-refused-sell-in-set-already = Diese Ware liegt schon im Satz: Alle Waren eines Satzes sind verschieden.
tribes-refused-sell-fakirs = Fakire lassen sich nicht verkaufen.
tribes-refused-sell-over = In diesem Zug wird nicht mehr verkauft.
tribes-refused-hire-not-on-offer = { $thief } liegt nicht offen.
tribes-refused-steal-not-yours = { $thief } kannst du jetzt nicht losschicken.
tribes-refused-give-not-yours = Das hast du nicht abzugeben.
tribes-refused-claim-not-given = Das hat niemand abgegeben.
tribes-refused-claim-not-your-tile = { $tile } gehört dir nicht.
tribes-refused-craft-no-items = Es sind keine Gegenstände mehr da.
tribes-refused-magic-not-yours = Dieser Gegenstand gehört dir nicht.
tribes-refused-magic-nothing-to-use = Dieser Gegenstand wird nicht so eingesetzt.
tribes-refused-magic-used-up = In diesem Zug hast du schon einen magischen Gegenstand genutzt.
tribes-refused-magic-no-effect = Dieser Gegenstand würde jetzt nichts bewirken.
tribes-refused-magic-not-shown = Dieser Gegenstand steht nicht zur Wahl.
tribes-refused-magic-not-a-target = Auf diesem Plättchen kann der Gegenstand nicht wirken.
tribes-refused-magic-not-to-be-laid = Eine solche Karte ist nicht mehr zu legen.
tribes-refused-magic-cannot-fly = Dorthin kann diese Figur nicht fliegen: Sie landet, wo ihr Stamm steht.
tribes-refused-skip-compulsory = Das lässt sich nicht auslassen.

# player aid and score pad of a real table
tribes-act-vizier = Behalte sie. Am Ende ist jeder 1 Punkt, und für jeden Gegner mit weniger Wesiren gibt es 10 dazu.
tribes-act-elder = Behalte sie. Sie bezahlen Djinns; jeder am Ende übrige ist 2 Punkte.
tribes-act-merchant = Lege sie in den Beutel und nimm ebenso viele Karten vom Anfang der Reihe.
tribes-act-builder = Lege sie in den Beutel. Du bekommst Gold: Baumeister mal blaue Plättchen unter dem Plättchen und seinen acht Nachbarn. Jeder abgeworfene Fakir zählt als ein Baumeister mehr.
tribes-act-assassin = Lege sie in den Beutel und töte eine Figur: auf einem Plättchen, das höchstens so viele Schritte entfernt ist, wie du Assassinen hast, oder einen Wesir oder Ältesten eines Gegners. Jeder abgeworfene Fakir ist ein Schritt mehr.
tribes-act-artisan = Behalte sie, zieh ebenso viele Gegenstände, behalte einen verdeckt und wirf die anderen offen ab. Am Ende ist jeder 2 Punkte, 3, wenn niemand mehr davon hat.
tribes-act-note = Wird dadurch ein Plättchen ohne Kamel leer, gewinnst du auch dieses. Hast du nur noch ein Kamel, kommt es auf das Plättchen, wo deine Bewegung endete.
tribes-tiles-red = Rot { $values }; Plättchen: { $count }
tribes-tiles-blue = Blau { $values }; Plättchen: { $count }
tribes-tiles-neutral = Ohne Farbe; Plättchen: { $count }
tribes-pad-gold = Goldmünzen
tribes-pad-tent = Rote Plättchen um das Zelt, das eigene eingeschlossen
tribes-pad-ties = Bei Gleichstand der Kunsthandwerker gilt der niedrigere Wert
