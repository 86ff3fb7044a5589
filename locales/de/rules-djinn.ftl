rules-djinn-title = Djinn: die Regeln in unseren Worten
rules-djinn-base = Das Spiel

rules-djinn-aim = Worum es geht
rules-djinn-aim-text =
    Djinns sind in die Stadt eingebrochen und drängen sich an sechs ihrer Orte, jede Schar mit einem Meister. Ein bis vier Magier ziehen durch die Gassen, sammeln Magie, Flaschen und Helfer und fangen so viele sie können.

    Punkte bringen Trophäen, Djinns in verkorkten Flaschen, Djinns in Bannkreisen, Wertungskarten und ein wenig auch übrige Flaschen und Korken.

rules-djinn-city = Die Stadt
rules-djinn-city-text =
    Dreizehn Felder sind durch Wege verbunden: sechs eckige mit einer Standardaktion, sechs runde mit einer stärkeren Spezialaktion und die Magische Quelle in der Mitte. Jeder von sechs Orten hat ein eckiges und ein rundes Feld, in jeder Partie neu verteilt und nie benachbart.

    Djinns leben nur an den runden Feldern: zu Beginn je ein Meister und drei Djinns. Es gibt vier Farben.

    Deine Figur steht auf einem Weg vor einem Feld; so sehen alle, woher sie kam.

rules-djinn-turn = Ein Zug
rules-djinn-turn-text =
    Erst ziehen, dann handeln.

    In deinem allerersten Zug stellst du dich vor ein beliebiges eckiges Feld. Später überquerst du das Feld, vor dem du stehst, und folgst einem Weg zum nächsten, nie zurück. Steht dort schon jemand, wählst du: jedem dort 1 Münze oder 1 Schriftrolle zahlen und anhalten, oder das Feld überspringen und weiterziehen.

    Dann handelst du:
    • An einem eckigen Feld darfst du die Standardaktion und die deines Geheimgangs dort ausführen, in beliebiger Folge.
    • An einem runden Feld darfst du die Spezialaktion oder die Standardaktion ausführen. Ist ein Djinn da, musst du außerdem zu fangen versuchen, davor oder danach.
    • Oder du verzichtest auf die Aktion und nimmst 2 Münzen, 2 Magie oder je eine. Das Fangen bleibt Pflicht.

rules-djinn-places = Die Orte
rules-djinn-places-text =
    Ort | Wozu er gut ist
    Akademie | eine Schriftrolle und Magie; die Spezialaktion hebt auch dein Limit
    Taverne | einen Magier anwerben und einen wecken; die Spezialaktion weckt zwei und bringt einen Schlüssel dazu
    Markt | Flaschen und Korken kaufen, Münzen und Schriftrollen tauschen
    Katakomben | Schatztruhen öffnen; manche haben ein Fach für einen Schlüssel
    Manufaktur | Hut, Mantel oder Stab, und Korken
    Archiv | Magier wecken, einen Bannkreis öffnen, einen Geheimgang legen
    Quelle | Magie auffüllen, Djinns aus Bannkreisen abfüllen, zwei Magier wecken

    Am Tisch steht jeder Preis und Gewinn am Feld selbst.

rules-djinn-catch = Djinns fangen
rules-djinn-catch-table =
    Wähle, welche Djinns du willst. Jeder braucht 4 Magie, ein Meister 4 und 2 mehr für jeden anderen Djinn dort. Du bringst die Summe mit eigener Magie und mit Magiern auf: Preis des Magiers zahlen, einsetzen, dann schläft er. Grüne Stärke zählt einmal je Fang; ein Farbbonus zählt für jeden Djinn dieser Farbe, nie für Meister.

    Jeder gefangene Djinn muss sofort untergebracht werden: in einem leeren offenen Bannkreis oder in einer Flasche seiner Farbe mit Korken. Ein Meister passt in jede Flasche und zählt dann als diese Farbe. Wer einen Meister fängt, nimmt kostenlos noch einen Djinn von dort.

    Kannst oder willst du nicht fangen, verlierst du 1 Magie. Ein allein gelassener Meister ist vertrieben. Wird ein Meister gefangen oder vertrieben, kommen neue Djinns: 0, 2, 2 oder 3 bei einem, zwei, drei oder vier Spielern.
rules-djinn-catch-text =
    { rules-djinn-catch-table }

    Angeboten werden nur Fänge, die sich vollenden lassen.

rules-djinn-trophies = Trophäen
rules-djinn-trophies-text =
    Jederzeit in deinem Zug darfst du drei Djinns aus Flaschen einer Farbe abgeben und erhältst eine Trophäe mit 30 oder 36 Punkten und einem Sofortbonus. Die erste kommt aus der ersten Reihe, die zweite aus der zweiten, die dritte aus der dritten, weitere aus einer beliebigen. In der letzten Runde gibt es keine Trophäen.

rules-djinn-passages = Geheimgänge, Magier, Ausrüstung
rules-djinn-passages-text =
    • Ein Geheimgang gibt seinem Besitzer bei jedem späteren Besuch eine weitere Aktion an einem eckigen Feld.
    • Magier helfen beim Fangen und müssen geweckt werden, ehe sie wieder helfen.
    • Du darfst einen Hut, einen Mantel und einen Stab tragen; ein neuer ersetzt den alten.

rules-djinn-characters = Charaktere
rules-djinn-characters-text =
    Vor dem ersten Zug nehmen alle einen guten und einen schlechten Charakter: vom letzten zum ersten Spieler und dann zurück. Manche ändern, womit du beginnst, andere gelten das ganze Spiel. Jeder sagt bei der Wahl, was er tut.

rules-djinn-end = Das Ende
rules-djinn-end-text =
    Ist der letzte der sechs Meister fort, wird die Runde beendet und noch eine gespielt. Danach nutzt jeder noch einmal die Quelle, und es wird gewertet.

rules-djinn-score = Punkte
rules-djinn-score-text =
    Für | Punkte
    Trophäe | 30 oder 36
    Djinn in verkorkter Flasche | 10
    Djinn im Bannkreis | 3
    Übrige Flasche | 1
    Übriger Korken | 1
    Erfüllte Wertungskarte | 8, 9 oder 15

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Münzen, Schriftrollen und Schlüssel zusammen; sonst wird der Sieg geteilt.

rules-djinn-solo = Allein
rules-djinn-solo-text =
    Allein spielt man gegen die Uhr: Nach jedem fünften Zug wird ein Meister vertrieben, das Ende kommt also spätestens nach dreißig Zügen. Unter 75 Punkten bist du Neuling, ab 75 Lehrling, ab 100 Magier, ab 125 gehörst du zum inneren Kreis.

rules-djinn-own = Was unser eigener Entwurf ist
rules-djinn-own-text =
    Wir konnten keine Spielregel dieses Spiels lesen, nur eine Kurzübersicht und Rezensionen. Zugablauf, Fangen, Trophäen, Ende und Punkte folgen ihnen. Plan, Zahlen an den Orten, Magier, Geheimgänge, Ausrüstung, Truhen, Trophäenboni, Charaktere, Wertungskarten und die Uhr des Solospiels sind unser eigener Entwurf, passend zu dem, was bekannt ist. Sie lassen sich an einer Stelle berichtigen, wenn eine Spielregel auftaucht.

    Aus den Quellen stammen diese Zahlen: 4 Magie für einen Djinn und 2 mehr für jeden neben einem Meister, 1 Magie, wenn man nichts fängt, 2 für den Verzicht; sechs Meister und 0, 2, 2 oder 3 neue Djinns; drei Djinns für eine Trophäe zu 30 oder 36; 10, 3 und 1 Punkte; Wertungskarten zu 8, 9 und 15; und der Beginn mit 4 Münzen, 3 Magie, Limit 4 und zwei offenen Kreisen. Alle anderen Zahlen, auch die Ränge, sind von uns.
