lessons-tribes-move-title = Figuren bewegen
lessons-tribes-move-1 = Wähle c3. Du nimmst alle Figuren auf, die dort stehen.
lessons-tribes-move-2 = Geh los und lass auf jedem Plättchen eine zurück. Die letzte muss zu ihrer Farbe: Bring den gelben Wesir nach f3.
lessons-tribes-move-done = So beginnt jeder Zug. Du hast beide Wesire genommen, und das leere Plättchen gehört dir.
lessons-tribes-move-miss = Von c3 führen drei Schritte nach f3, und die gelbe Figur kommt zuletzt.

lessons-tribes-match-title = Zur eigenen Farbe
lessons-tribes-match-1 = Deine letzte Figur nimmt alle ihrer Farbe vom Plättchen. Finde den Zug, der drei grüne Händler nimmt.
lessons-tribes-match-done = Drei auf einmal. Wo viele einer Farbe beisammenstehen, lohnt es sich zu enden.
lessons-tribes-match-miss = Das waren weniger. Auf e3 warten zwei Händler: Lass den grünen von c2 den letzten sein.

lessons-tribes-control-title = Ein Plättchen gewinnen
lessons-tribes-control-1 = Ist das Plättchen nach deiner letzten Figur leer, gehört es dir. Gewinne c5, es ist 12 Punkte wert.
lessons-tribes-control-done = Dein Kamel steht jetzt dort: 12 Punkte am Ende.
lessons-tribes-control-miss = Jemand anderer Farbe blieb stehen, also ist das Plättchen noch frei. Auf c5 wartet nur ein Ältester: Ende dort mit dem weißen.

lessons-tribes-vizier-title = Wesire (gelb)
lessons-tribes-vizier-1 = Wesire behältst du: je 1 Punkt, und 10 dazu für jeden Gegner mit weniger. Du hast 1, dein Gegner 2. Überhole ihn!
lessons-tribes-vizier-done = Drei gegen zwei: 10 Punkte mehr, solange du vorn bleibst.
lessons-tribes-vizier-miss = Das war ein anderer Stamm. Die gelbe Figur von d2 kann zum Wesir auf d4.

lessons-tribes-merchant-title = Händler (grün)
lessons-tribes-merchant-1 = Jeder Händler, den du nimmst, bringt dir die nächste Karte vom Anfang der Reihe. Nimm drei: Ende auf c3 mit dem grünen von b4.
lessons-tribes-merchant-done = Elfenbein, Seide und Fisch: Je mehr verschiedene Waren, desto mehr sind sie zusammen wert.
lessons-tribes-merchant-miss = Das war ein anderer Stamm. Lass von b4 aus zuerst die weiße Figur zurück und ende auf c3 mit der grünen.

lessons-tribes-builder-title = Baumeister (blau)
lessons-tribes-builder-1 = Baumeister verdienen Gold: so viele du nimmst, mal die blauen Plättchen unter ihrem und den acht ringsum. Finde die Stelle, die 10 oder mehr bringt.
lessons-tribes-builder-done = Eine blaue Nachbarschaft zahlt sich aus. Die Zahl auf einem Plättchen zeigt seine Farbe.
lessons-tribes-builder-miss = Um diese Stelle liegen zu wenig blaue Plättchen. Sieh dir d3 an.

lessons-tribes-assassin-title = Assassinen (rot)
lessons-tribes-assassin-1 = Nimm die Assassinen: Ende auf c4 mit dem roten von b3.
lessons-tribes-assassin-2 = Zwei Assassinen reichen zwei Schritte weit und töten eine Figur. Auf e4 hütet ein einsamer Händler 15 Punkte. Du weißt, was zu tun ist.
lessons-tribes-assassin-done = Danach war das Plättchen leer und wurde deines: 15 Punkte, ohne auch nur hinzugehen.
lessons-tribes-assassin-miss = Dort war nichts zu gewinnen. Ein Plättchen wird deines, wenn seine einzige Figur fällt: Sieh dir e4 an.

lessons-tribes-elder-title = Älteste (weiß) und Djinns
lessons-tribes-elder-1 = Älteste behältst du; sie bezahlen Djinns. Ende auf der Heiligen Stätte e4 mit dem weißen.
lessons-tribes-elder-2 = Für zwei Älteste bekommst du einen der offenen Djinns. Nimm den, der dir gefällt.
lessons-tribes-elder-done = Ein Djinn bringt Punkte am Ende und eine Kraft für das ganze Spiel. Tippe jederzeit einen an, um über ihn zu lesen.
lessons-tribes-elder-miss = Das war ein anderer Stamm. Lass zuerst die grüne Figur zurück, dann die weiße auf e4.

lessons-tribes-palm-title = Palmen und Paläste
lessons-tribes-palm-1 = Nach dem Stamm wirkt das Plättchen selbst. d3 ist deine Oase: Ende dort mit der blauen Figur, und eine Palme wächst.
lessons-tribes-palm-done = 3 Punkte mehr für den, dem das Plättchen gehört. Ein Dorf bringt ebenso einen Palast: 5 Punkte.
lessons-tribes-palm-miss = Die Palme wächst, wo deine Bewegung endet. Lass zuerst die gelbe Figur zurück, dann die blaue auf d3.

lessons-tribes-market-title = Märkte
lessons-tribes-market-1 = Ende auf dem Kleinen Markt b4 mit der gelben Figur.
lessons-tribes-market-2 = Für 3 Gold darfst du eine der ersten drei Karten nehmen. Du hast Fisch, Weizen und Seide: Nimm, was dir noch fehlt.
lessons-tribes-market-done = Vier verschiedene Waren sind 13 wert, drei nur 7.
lessons-tribes-market-miss = Nur verschiedene Waren zählen zusammen. Keramik ist die, die du nicht hast.

lessons-tribes-sell-title = Waren verkaufen
lessons-tribes-sell-1 = Am Ende deines Zuges darfst du einen Satz verschiedener Waren verkaufen. Vier bringen 13 Gold: Wähle sie nacheinander, dann verkaufe.
lessons-tribes-sell-done = 13 Gold sofort. Waren, die am Spielende noch auf deiner Hand sind, zählen ebenso viel.
lessons-tribes-sell-miss = Ein Satz aus vier bringt 13. Lege Elfenbein, Seide, Weizen und einen Fisch hinein, ehe du verkaufst.

lessons-tribes-bid-title = Um die Reihenfolge bieten
lessons-tribes-bid-1 = Vor jeder Runde bieten alle: Wer mehr zahlt, ist früher dran. Dein Gegner hat 5 gezahlt. Sei der Erste, aber zahle nicht mehr als nötig.
lessons-tribes-bid-done = 8 reicht. Zahle nur dann für den ersten Platz, wenn ein Zug auf dem Brett mehr wert ist, als er kostet.
lessons-tribes-bid-miss = Mit weniger als 5 ist dein Gegner zuerst dran, und 12 oder 18 ist verschenkt: Der nächste Preis ist 8.

lessons-tribes-hire-title = Einen Dieb anwerben
lessons-tribes-hire-1 = Ende auf der Heiligen Stätte c4 mit der gelben Figur.
lessons-tribes-hire-2 = Statt eines Djinns darfst du zum gleichen Preis den offenen Dieb nehmen. Nimm Ziad.
lessons-tribes-hire-done = Er wartet auf einen späteren Zug, in dem du Wesire nimmst. Uneingesetzt ist er 6 Punkte wert.
lessons-tribes-hire-miss = Nimm diesmal den Dieb statt eines Djinns.

lessons-tribes-steal-title = Einen Dieb einsetzen
lessons-tribes-steal-1 = Houssain arbeitet mit Händlern. Nimm die auf c4 und schick ihn dann los.
lessons-tribes-steal-2 = Die anderen mussten je zwei Karten abgeben. Nimm die beiden, die du noch nicht hast.
lessons-tribes-steal-done = Zwei gute Karten für dich. Ein Dieb arbeitet einmal und verlässt dann das Spiel.
lessons-tribes-steal-miss = Nach der Aktion der Händler wirst du gefragt, ob du den Dieb schickst: Sag ja. Nimm dann Seide und Juwelen, die du nicht hast.

lessons-tribes-give-title = Wenn ein Dieb zu dir kommt
lessons-tribes-give-1 = Dein Gegner hat Shalim geschickt: Du musst eine Palme oder einen Palast abgeben. Gib, was weniger wert ist.
lessons-tribes-give-done = Eine Palme ist 3 Punkte wert, ein Palast 5. Was du abgibst, wählst du immer selbst.
lessons-tribes-give-miss = Der Palast ist 5 Punkte wert, die Palme nur 3.

lessons-tribes-item-title = Kunsthandwerker (violett)
lessons-tribes-item-1 = Nimm die Kunsthandwerker: Ende auf d4 mit der violetten Figur.
lessons-tribes-item-2 = Für jeden Kunsthandwerker siehst du einen Gegenstand, und einen davon behältst du. Wähle.
lessons-tribes-item-done = Nur du weißt, was es ist. Auch die Kunsthandwerker bleiben bei dir: je 2 Punkte, 3, wenn niemand mehr hat.
lessons-tribes-item-miss = Das war ein anderer Stamm. Lass zuerst die grüne Figur zurück, dann die violette auf d4.

lessons-tribes-tent-title = Das Zelt
lessons-tribes-tent-1 = Gewinne c4. Einmal im Spiel darfst du dein Zelt statt eines Kamels hinstellen: 1 Punkt mehr für jedes rote Plättchen unter seinem und den acht ringsum.
lessons-tribes-tent-done = Ein guter Platz: Ringsum liegen viele rote Plättchen. Du hast nur dieses eine Zelt.
lessons-tribes-tent-miss = Ein Kamel bringt nur das Plättchen. Hier bringt das Zelt mehr.

lessons-tribes-magic-title = Ein magischer Gegenstand
lessons-tribes-magic-1 = Du hast den Fliegenden Teppich: Deine letzte Figur darf auf ein beliebiges Plättchen mit ihrer Farbe fliegen. Nimm b3 auf und lass die gelbe nach f6 fliegen.
lessons-tribes-magic-done = Quer durch die Stadt, zu 15 Punkten. Ein magischer Gegenstand wirkt einmal.
lessons-tribes-magic-miss = Der Teppich trägt die letzte Figur. Lass zuerst die rote zurück, dann die gelbe nach f6 fliegen.
