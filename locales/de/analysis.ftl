# Das Analysebrett.
analysis-text = Stelle jede Stellung auf, spiele für alle weiter, probiere Varianten und frage den stärksten Geist nach seiner Meinung.
analysis-bad-file = Das ist keine Analyse von Lamplight, oder sie wurde unterwegs beschädigt.
analysis-from-text = Eine geschriebene Stellung
analysis-from-file = Eine Datei
analysis-from-games = Jeder Schritt einer beendeten Partie lässt sich aus der Wiederholung analysieren:
analysis-game = Spiel
analysis-position = Stellung
analysis-how = Wie schreibt man eine Stellung?
analysis-how-text = Eine Sache je Zeile: die Zahl der Spieler, jedes Plättchen mit seinen Figuren, was alle haben und wer am Zug ist. Was fehlt, hat seinen gewöhnlichen Platz. Ein Klick aufs Brett führt zur Zeile eines Plättchens.
analysis-example-tribes =
    players 2
    c3 large_market ywg
    f3 sacred_place_6 y
    b2 bb
    d5 r
    a4 yw
    a2 yw
    e1 rg
    A viziers=1
    turn A
analysis-use-example = Dieses Beispiel nehmen
analysis-set-up = Aufstellen
analysis-file-text = Eine gespeicherte Analyse oder das Protokoll einer Partie.
analysis-open = Datei öffnen
analysis-beginning = Beginn
analysis-dealt = neu verteilt
analysis-deal = Neu verteilen
analysis-share = Link kopieren
analysis-save = Als Datei speichern
analysis-other = Eine andere Stellung
analysis-decides = { $name } entscheidet, Runde { $round }
analysis-over = Die Partie ist zu Ende.
analysis-ask = Den stärksten Geist fragen
analysis-lines = Was der stärkste Geist denkt
analysis-thinking = Denkt nach, Schritt { $depth } von { $most } …
analysis-thought = { $nodes } Entscheidungen wurden im Kopf gespielt.
analysis-tree = Varianten
analysis-name = Name
analysis-comment = Kommentar
analysis-remove = Das und alles danach entfernen
analysis-trial = Das ist ein Versuch. An den Tisch geht nichts.
analysis-trial-text = Was du nicht wissen kannst, ist zufällig verteilt.
analysis-to-table = Zurück an den Tisch
analysis-no-help = Dieser Tisch erlaubt es nicht, einen Geist zu fragen.
analysis-edit = Diese Stellung bearbeiten
