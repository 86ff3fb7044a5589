nav = Hauptseiten
nav-home = Spielen
nav-home-label = Lamplight, zur ersten Seite
nav-learn = Lernen
nav-rules = Regeln
nav-replay-file = Rückschau
nav-puzzles = Aufgaben
nav-settings = Optionen
nav-help = Hilfe
footer-unofficial = Inoffiziell und frei: über Lamplight
footer-at = Am echten Tisch: Übersichten und Wertungsblock
skip-to-content = Zum Inhalt

page-new = Neuer Tisch
page-replay = Rückschau
page-replay-file = Rückschau
page-review = Besprechung
page-review-file = Besprechung
page-analysis = Analysebrett
page-puzzles = Aufgaben
page-puzzle = Aufgaben
page-learn = Lernen
page-lesson = Lernen
page-rules = Regeln
page-settings = Optionen
page-help = Hilfe
page-about = Über uns
page-house = Sich um das Haus kümmern
page-not-found = Nicht gefunden
page-trouble = Diese Seite konnte nicht geladen werden.

loading = Einen Moment …
try-again = Noch einmal versuchen
reload = Seite neu laden
go-home = Zur ersten Seite
close = Schließen
back = Zurück
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
not-found-title = Hier ist nichts
not-found-text = Unter dieser Adresse gibt es keine Seite.

home-title = Der Tisch ist gedeckt
home-text = Five Tribes und Djinn, gegen Freunde oder starke Gegner, im Browser. Ohne Anmeldung, ohne Warten.
home-play = Spielen
home-starting = Der Tisch wird gedeckt …
home-play-note = Beginnt sofort eine Partie Five Tribes gegen einen Gegner.
home-play-bots = Gegen einen Bot spielen
home-continue = Weiterspielen
home-new = Neuer Tisch
home-games = Die Spiele
home-mine = Meine Partien
home-mine-empty = Keine Partie von dir läuft. Der große Knopf beginnt eine.
home-open = Offene Tische
home-open-empty = Niemand wartet auf Mitspieler. Mach einen Tisch auf und teile seinen Link.
home-plain = Weitere Spiele
home-past = Beendete Partien
home-look = Ansehen
home-join = Mitspielen
home-more = Mehr zeigen
table-remove = Aus meinen Partien entfernen
table-remove-sure = Damit endet die Partie für immer. Entfernen?

# how a table stands, in a list
card-stopped = aufgegeben
card-alone = { $points } Punkte
card-tied = Gleichstand: { $names }
card-won-you = Du hast mit { $points } Vorsprung gewonnen
card-at-least = mindestens { $points }
card-won = { $name } hat mit { $points } Vorsprung gewonnen
card-turn = { $name } ist dran
home-learn-title = Lerne Five Tribes in fünf Minuten
home-learn-text = Zwölf kleine Lektionen auf dem echten Brett: eine Sache tun, sehen, was sie bringt, weiter.
home-learn-begin = Los geht’s
home-learn-all = Alle Lektionen
home-learn-away = Ich kenne die Spiele

status-table-open = wartet auf Mitspieler
status-table-playing = läuft
status-table-over = beendet
status-table-closed = geschlossen

new-title = Neuer Tisch
new-game = Das Spiel
new-which = Welches Spiel
new-players = Spieler
new-seats = Wer spielt
new-seats-note = Mehrere Plätze für Personen an diesem Bildschirm ergeben ein Spiel an einem Gerät: Ein Vorhang verbirgt jede Hand vor den anderen.
new-table = Der Tisch
new-clock = Bedenkzeit
new-join = Wer einen freien Platz nehmen darf
new-assist = Hilfe
new-free-undo = Beliebig zurücknehmen (nur Bots sind Gegner)
new-pause = Bots warten einen Moment, damit man folgen kann
new-rulings = Auslegungen und Varianten
new-rulings-note = Wo die Regeln Fragen offen lassen, gilt die übliche Antwort. Ändere sie hier, wenn eure Runde anders spielt.
new-start = Partie beginnen
new-make = Tisch aufmachen
option-off = ohne { $name }
clock-none = So lange man will
clock-quick = 10 Minuten und 10 Sekunden je Zug
clock-calm = 25 Minuten und 30 Sekunden je Zug
clock-hours = 8 Stunden je Zug
clock-day = 1 Tag je Zug
clock-days = 3 Tage je Zug
clock-left = noch { $time }
clock-other = { $minutes } Minuten, und { $seconds } Sekunden je Zug
clock-other-turn = { $hours } Stunden je Zug
join-link = Wer den Link hat
join-anyone = Alle; der Tisch steht in der Liste
assist-none = Keine
assist-lens = Lupe: was jede Wahl bringt
assist-hints = Lupe und Tipps
plan-me = Eine Person an diesem Bildschirm
plan-open = Offen: wer kommt
plan-bot = Bot, Stufe { $number }: { $level }
plan-name = Name (freiwillig)
setup-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }

level-random = Wanderer
level-about-random = Sieht, was Punkte bringt, und übersieht doch vieles. Für ein erstes Spiel.
level-novice = Lehrling
level-about-novice = Weiß, was Punkte bringt, nimmt aber oft das Zweitbeste.
level-greedy = Krämer
level-about-greedy = Denkt ein wenig voraus und irrt sich ab und zu.
level-planner = Stratege
level-about-planner = Wägt seine besten Züge mit geübtem Blick ab, aber nicht lange.
level-search = Sultan
level-about-search = Spielt im Kopf weiter, solange die Zeit reicht. Der echte Kampf.
level-number = Stufe { $number }
level-named = Stufe { $number }: { $name }

seats = Spieler
seat-open = freier Platz
guest = Gast { $code }
seat-you = du
seat-away = nicht da
seat-take = Hier sitzen
seat-letter = Platz { $letter }
stand-in-resigned = aufgegeben, ein Bot spielt ({ $level })
stand-in-time_out = Zeit abgelaufen, ein Bot spielt ({ $level })
stand-in-left = gegangen, ein Bot spielt ({ $level })
take-back = Platz wieder übernehmen

waiting-open =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
waiting-how = Schick den Link, wem du willst. Die Partie beginnt, sobald der letzte Platz besetzt ist.
waiting-ready = Alle sind da
waiting-start = Partie beginnen
waiting-leave = Tisch verlassen
waiting-guest = Nimm einen Platz, um mitzuspielen. Es geht los, sobald der letzte Platz besetzt ist.
waiting-clock = Die Uhr läuft erst, wenn alle bereit sind
waiting-name = Dein Name, wie ihn die anderen sehen
waiting-free = Platz frei machen
waiting-bot = Bot dazusetzen …

# what the people of a table agree on
ready-ask = Bist du bereit? Die Uhr läuft, sobald es alle sind.
ready-yes = Ich bin bereit
ready-wait = Es fehlt noch: { $names }. Keine Uhr läuft.
call-off = Abbruch vorschlagen
call-off-mine = Du schlägst vor, die Partie abzubrechen. Die anderen haben noch nicht zugestimmt.
call-off-not = Zurücknehmen
call-off-theirs =
    { $count ->
        [one] { $names } möchte die Partie abbrechen.
       *[other] { $names } möchten die Partie abbrechen.
    }
call-off-agree = Zustimmen
call-off-go-on = Nein, weiterspielen
gone-theirs =
    { $count ->
        [one] { $names } hat aufgegeben. Ein Bot spielt weiter.
       *[other] { $names } haben aufgegeben. Bots spielen weiter.
    }
gone-end = Partie hier beenden
gone-go-on = Mit dem Bot weiter
stopped-you = Du hast in Runde { $round } aufgegeben
stopped-by = { $name } hat in Runde { $round } aufgegeben
stopped-together = In Runde { $round } einvernehmlich abgebrochen

invite = Link zum Einladen

table-title = Tisch
table-of = Tisch von { $names }
table-loading = Der Tisch wird geholt …
table-trouble = Dieser Tisch lässt sich nicht zeigen
table-closed = Dieser Tisch wurde aufgegeben, bevor die Partie begann.
link-reconnecting = Verbindung verloren. Neuer Versuch …
link-reconnecting-text = Nichts geht verloren: Jeden bestätigten Zug bewahrt der Server.

title-your-turn = Du bist dran
status-over = Die Partie ist zu Ende.
status-yours = Du bist dran.
status-others = { $name } überlegt.
status-sending = Wird gesendet …
actions = Was du tun kannst
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
try-it = Ausprobieren
hint-says = Tipp: { $move }
skip = Vorspulen
gains-turn = Dieser Zug { $points }
end-question = Zug beenden?
end-brought = Dieser Zug bringt { $points }.
end-sure = Zug beenden
news = Was zuletzt geschah
recap-open = Was { $name } zuletzt getan hat
recap-open-you = Was du zuletzt getan hast
watch-again = Noch einmal ansehen
since-last =
    { $count ->
        [one] Seit du zuletzt hier warst: 1 Zug.
       *[other] Seit du zuletzt hier warst: { $count } Züge.
    }
since-watch = Ansehen
refused = Nicht ausgeführt: { $reason }
refused-other = { $text }
refused-retry =
    { $seconds ->
        [one] In einer Sekunde noch einmal versuchen.
       *[other] In { $seconds } Sekunden noch einmal versuchen.
    }
resign = Aufgeben
resign-sure = Deinen Platz aufgeben?
resign-text = Die anderen können mit einem Bot auf deinem Platz weiterspielen oder die Partie beenden. Solange sie läuft, kannst du den Platz wieder übernehmen. Sind alle einverstanden, kann sie auch abgebrochen werden.
resign-alone = Die Partie endet hier. Niemand sonst wartet auf dich.
watching = Du siehst zu.
side = Spieler, Protokoll und Gespräch
tab-log = Protokoll
tab-points = Punkte
tab-moves = Züge
tab-chat = Chat
tab-new =
    { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }
round = Runde { $round }
spectators =
    { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
ending-soon = Letzte Runde: { $reason }
log = Protokoll
log-empty = Noch ist nichts geschehen.
log-earlier =
    { $count ->
        [one] Eine frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
log-undo = nahm zurück
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
moves-notation = Zug eintippen
moves-all =
    { $count ->
        [one] Ein erlaubter Zug
       *[other] Alle { $count } erlaubten Züge
    }
moves-more =
    { $count ->
        [one] Noch einer: seinen Anfang eintippen.
       *[other] Noch { $count }: den Anfang eines Zuges eintippen.
    }
moves-none = Du hast gerade nichts zu entscheiden.
ledger = Punkte nach Herkunft
ledger-source = Herkunft
ledger-total = Summe
points-label = Punkte:
points-at-least = Allen bekannte Punkte, mindestens:
points-covered = + steht für Punkte, die nur ihr Besitzer kennt.
points-hidden = verdeckt
plain-title = Der Tisch in Worten
plain-text = Das Brett dieses Spiels ist noch nicht gezeichnet. Hier steht alles, was du sehen und tun darfst.
plain-view = Was du siehst
plain-do = Du bist am Zug: Wähle einen von { $count } Zügen.
plain-wait = { $name } entscheidet.
plain-over = Das Spiel ist zu Ende.

curtain-title = { $name } entscheidet
curtain-text = Gib den Bildschirm an { $name } weiter. Die anderen schauen weg.
curtain-lift = Ich bin { $name }

# why a hint
why-plan = Der ganze Zug: { $plan }.
why-points = Erwartet { $points }
why-gift = Bester Zug des Nächsten: vorher { $before }, nachher { $after }
why-win = Aussicht auf den Sieg: { $chance } %
why-than-gift = { $plan } brächte jetzt { $points }, ließe dem Nächsten aber { $by } Punkte mehr.
why-than-win = { $plan } brächte jetzt { $points }, aber du würdest in hundert Partien { $by } weniger gewinnen.
why-than-lead = { $plan } brächte jetzt { $points }, aber im weiteren Spiel stündest du { $by } Punkte schlechter.
why-than-other = { $plan } brächte jetzt { $points }, aber was danach kommt, ist schlechter.
why-most = Nichts Betrachtetes bringt jetzt mehr Punkte.

final-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
final-chart = Punkte im Lauf der Partie
final-alone = Du hast { $points } Punkte erreicht
final-you-win =
    { $points ->
        [0] Du gewinnst
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
final-margin = { $points } Punkte Vorsprung
final-rematch = Noch einmal spielen
final-rematch-join = Zur nächsten Partie
final-replay = Rückschau
final-review = Partie besprechen
chart-label = Eine Linie je Spieler, Punkte nach oben, Entscheidungen von links nach rechts
fair-yes = Fair: Der Startwert ist der vor dem ersten Zug versprochene
fair-no = Der Startwert ist nicht der versprochene
fair-unknown = Dieser Browser kann den Startwert hier nicht prüfen; `lamplight verify` kann es
fair-how = Vor der ersten Entscheidung zeigte der Server einen Fingerabdruck (SHA-256) des Geheimnisses, aus dem alles Mischen kommt. Jetzt ist das Geheimnis offen: Sein Fingerabdruck muss derselbe sein, und das Protokoll mit dem Geheimnis ergibt auf jedem Rechner dieselbe Partie.
fair-commitment = Zu Beginn gezeigter Fingerabdruck
fair-seed = Das Geheimnis, jetzt offen

replay-mine = Meine beendeten Partien
replay-mine-empty = Noch ist keine deiner Partien beendet.
replay-title = Rückschau
replay-file-text = Öffne eine Protokolldatei, die du hier geladen hast oder die Lamplight schrieb, und geh die Partie Schritt für Schritt durch.
replay-open = Protokoll öffnen
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt { $step } von { $last }
replay-scrub = Schritt
replay-turns = Züge von
replay-turn-before = Zug davor
replay-turn-next = Nächster Zug
replay-share = Link kopieren
replay-download = Protokoll laden
replay-analyse = Von hier analysieren
replay-review-file = Eine Protokolldatei besprechen

settings-screen = Bildschirm
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-sound = Klänge
settings-sound-off = Aus
settings-sound-quiet = Leise
settings-sound-clear = Deutlich
settings-motion = Bewegung
settings-motion-auto = Wie das System
settings-motion-full = An
settings-motion-reduced = Aus
settings-speed = Wie schnell fremde Züge gezeigt werden
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-playing = Beim Spielen
settings-tick-confirm = Vor dem Ende eines Zuges fragen
settings-tick-shortcuts = Tastenkürzel
settings-tick-letters = Buchstaben auf den Figuren
settings-tick-notation = Züge auch in Notation (bid 8)

account = Name und Konto
account-guest = Du bist { $name }, Gast: Nur dieser Browser kennt dich. Sichere den Namen mit einem Passwort, um ihn anderswo zu benutzen.
account-known = Du bist angemeldet als { $name }.
account-name = Name
account-password = Passwort
account-password-rule = Nur um einen Namen zu sichern oder sich anzumelden; mindestens 8 Zeichen.
account-rename = Namen ändern
account-claim = Diesen Namen sichern
account-sign-in = Anmelden
account-sign-out = Abmelden
account-sign-out-all = Überall abmelden
account-delete = Mein Konto löschen
account-delete-sure = Mein Konto und meine Namen sollen von allen Tischen verschwinden.
account-renamed = Du hast einen neuen Namen.
account-claimed = Der Name gehört jetzt dir.
account-signed-in = Willkommen zurück.
account-signed-out = Abgemeldet.
account-deleted = Dein Konto ist gelöscht.

help-title = Hilfe
help-intro = Am Tisch geht alles mit Maus, Finger und Tastatur. Die Zeile über dem Brett sagt immer, wer dran ist und was du tun darfst.
help-playing = Am Tisch
help-playing-status = Die Zeile über dem Brett sagt, was du jetzt tun darfst.
help-playing-pick = Was du wählen kannst, ist auf dem Brett markiert: klicken, antippen oder mit den Pfeiltasten hingehen und Enter drücken.
help-playing-list = Der Reiter „Züge“ zeigt jeden erlaubten Zug als Knopf und nimmt die eingetippte Notation.
help-playing-undo = „Zurücknehmen“ macht deinen letzten Schritt rückgängig, solange nichts aufgedeckt wurde und niemand anderes entschieden hat.
help-playing-log = Das Protokoll bewahrt jede Entscheidung in kurzer Notation, mit dem, was daraus wurde.
help-playing-ledger = „Punkte“ zeigt, was jeder jetzt nach Herkunft bekäme; ein Fragezeichen verdeckt, was du nicht wissen darfst.
help-keys-everywhere = Tasten überall
help-keys-table = Tasten am Tisch
help-keys-replay = Tasten in der Rückschau
help-keys-board = Tasten auf dem Brett von { $game }
help-keys-off = Kürzel mit einer einzelnen Taste lassen sich in den Optionen abschalten.
key-help = diese Seite
key-undo = zurücknehmen
key-hint = um einen Tipp bitten
key-moves = einen Zug eintippen
key-board = zum Brett
key-skip = bis jetzt vorspulen
key-log = das Protokoll zeigen
key-points = die Punkte zeigen
key-chat = reden
key-read = noch einmal sagen, was ich tun darf
key-walk = von einem zum nächsten gehen
key-choose = wählen
key-step-back = ein Schritt zurück
key-step-on = ein Schritt weiter
key-first = zum Anfang
key-last = zum Ende
key-play = abspielen oder anhalten

about-title = Über Lamplight
about-what = Was das ist
about-what-text = Lamplight ist das offene Haus zweier Brettspiele über Djinns: Five Tribes mit den Erweiterungen Die Diebe von Naqala und Die Kunsthandwerker von Naqala, und Djinn. Spiel im Browser, sieh zu, schau zurück und lerne, oder nutze dasselbe Regelwerk als schnellen Simulator.
about-unofficial = Inoffiziell
about-unofficial-text = Lamplight hat mit den Verlagen und Autoren dieser Spiele nichts zu tun. Die Namen der Spiele sagen nur, was umgesetzt ist. Gefällt dir ein Spiel, dann kauf es: Ein Tisch mit Freunden ist besser als jeder Bildschirm.
about-own = Eigene Worte, eigene Zeichnungen
about-own-text = Jeder Text und jede Zeichnung ist unsere eigene. Die Regeln stehen hier in unseren Worten; wo keine Quelle eine Zahl nennt, ist unsere als eigener Entwurf gekennzeichnet.
about-open = Offen
about-open-text = Das Programm ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach Wahl.
about-fair = Fair
about-fair-text = Aller Zufall kommt aus einem Geheimnis je Tisch. Sein Fingerabdruck wird vor dem ersten Zug gezeigt und das Geheimnis nach dem letzten, sodass jeder prüfen kann, dass kein Mischen angetastet wurde.
about-private = Privat
about-private-text = Keine Verfolgung, keine Werbung, keine Dritten. Ein Cookie hält deinen Platz; deine Optionen bleiben in diesem Browser. Konto und Namen kannst du jederzeit löschen.
about-api = Für Programmierer: wie man einen Client oder Bot schreibt

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-now = Was gerade gilt
rules-nothing = In den Regeln steht nichts von „{ $wish }“.

refused-client-unreachable = Der Server ist nicht zu erreichen.
refused-client-offline = Gerade besteht keine Verbindung zum Tisch.
refused-client-fault = In diesem Browser ist etwas schiefgegangen.
refused-client-file-too-large = Diese Datei ist zu groß für ein Protokoll.
refused-table-not-found = Diesen Tisch gibt es nicht.
refused-table-broken = Die Daten dieses Tisches lassen sich nicht lesen. Sie bleiben, wie sie sind; wer diesen Server betreibt, muss nachsehen.
refused-table-stale = Der Tisch war schon weiter; so steht er jetzt.
refused-table-over = Die Partie ist zu Ende.
refused-table-not-your-decision = Gerade entscheidet jemand anderes.
refused-undo-nothing = Von dir gibt es nichts zurückzunehmen.
refused-undo-others-decided = Inzwischen hat jemand anderes entschieden.
refused-undo-revealed = Dein letzter Schritt hat etwas aufgedeckt und lässt sich nicht zurücknehmen.
refused-server-stopping = Der Server startet neu.
refused-me-bot = Ein Bot kann das Konto seines Besitzers nicht ändern.
refused-me-nobody = Der Server kennt dich nicht mehr. Lade die Seite neu.
refused-me-signed-out = Du bist abgemeldet.
refused-me-wrong-password = Name und Passwort passen nicht zusammen.
refused-name-bad = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refused-name-claimed = Ein gesicherter Name lässt sich nicht ändern.
refused-name-taken = Jemand anderes hat diesen Namen, oder einen, der ebenso aussieht.
refused-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-seat-taken = Jemand anderes hat diesen Platz genommen.
refused-seat-not-yours = Das ist nicht dein Platz.
refused-seat-yours-already = Du sitzt schon hier.
refused-seat-bot-decides = An diesem Platz spielt gerade ein Bot.
refused-seat-out-of-time = Deine Zeit für diese Entscheidung ist abgelaufen. Der Bot trifft sie, dann kannst du deinen Platz zurücknehmen.
refused-table-full = Kein Platz ist frei.
refused-table-not-full = Ein Platz ist noch frei.
refused-table-started = Die Partie hat begonnen.
refused-table-not-started = Die Partie hat noch nicht begonnen.
refused-table-not-over = Die Partie läuft noch.
refused-table-not-yours = Das darf nur, wer den Tisch aufgemacht hat.
refused-table-closed = Dieser Tisch wurde geschlossen.
refused-table-reload = Der Tisch wird neu geholt.
refused-chat-length = Bitte kürzer: höchstens { $most } Zeichen.
refused-chat-players-only = Hier dürfen nur Mitspieler reden.
refused-hint-thinking = Ein Tipp ist unterwegs.
refused-hint-none = Für diesen Augenblick gibt es keinen Tipp.
refused-lens-none = Die Lupe sieht hier nichts.
refused-assist-not-allowed = Dieser Tisch erlaubt diese Hilfe nicht.
refused-log-bad = Das ist kein Protokoll, das wir lesen können. Der Fehler steht in Zeile { $line }.
refused-log-too-large = Dieses Protokoll ist zu groß.
refused-review-none = Diese Partie ist noch nicht durchgesehen worden.
refused-review-empty = Hier gibt es nichts durchzusehen: Es wurde nichts entschieden.
refused-lesson-not-found = Diese Lektion gibt es nicht.
refused-lesson-too-long = Eine Lektion hat höchstens { $most } Züge.
refused-puzzle-not-found = Diese Aufgabe gibt es nicht.
refused-position-impossible = Diese Stellung kann es nicht geben:
refused-analysis-too-long = Eine Analyse hat höchstens { $most } Züge.
refused-analysis-nodes = Ein Geist kann um { $least } bis { $most } Entscheidungen im Kopf gebeten werden.
refused-analysis-shared-screen = An diesem Bildschirm spielen mehrere: Hier gibt es keine Versuche.
refused-analysis-nothing-played = Nichts wurde entschieden, das sich beurteilen ließe.
refused-setup-players = Zu { $given } geht das nicht: Es ist ein Spiel für { $min } bis { $max }.
refused-setup-option = Eine Option „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
refused-setup-value = „{ $key }“ kann nicht { $given } sein. Erlaubt: { $allowed }.
refused-setup-rules = Version { $given } der Regeln ist hier nicht bekannt. Die neueste ist { $newest }.
refused-setup-unreadable = Der Server kann diesen Aufbau nicht lesen: { $reason }
refused-protocol-too-old = Diese Seite ist älter als der Server. Sie wird neu geladen.
refused-table-unknown-rules = Dieses Spiel folgt Regeln, die dieser Server noch nicht kennt. Es bleibt, wie es ist.
refused-undo-broken = Das lässt sich nicht zurücknehmen: Was davor war, ist nicht noch einmal spielbar.
refused-log-game = Dieses Protokoll gehört zu einem anderen Spiel.
refused-log-no-seed = Diesem Protokoll fehlt der Startwert: Sein Spiel läuft noch.
refused-log-seed = Der Startwert dieses Protokolls ist nicht der versprochene.
refused-log-entry = Das Protokoll lässt sich ab Zeile { $line } nicht nachspielen.
refused-log-order = Eine Zeile dieses Protokolls fehlt oder steht an der falschen Stelle.
refused-log-undo = Dieses Protokoll nimmt zurück, was nie geschehen ist.
refused-log-history = Was dieses Protokoll zurücknimmt, ist nicht noch einmal spielbar.
refused-log-hash = Dieses Protokoll führt zu einer anderen Stellung, als es sagt.
refused-log-end = Dieses Protokoll nennt ein anderes Ende, als seine Züge ergeben.
refused-server-unavailable = Der Server ist beschäftigt oder ruht. Versuch es gleich noch einmal.
refused-api-bad = Der Server versteht diese Bitte nicht. Lade die Seite neu.
refused-api-unknown = Diese Adresse kennt der Server nicht.
refused-body-bad = Der Server versteht nicht, was gesendet wurde. Lade die Seite neu.
refused-body-not-json = Der Server versteht nicht, was gesendet wurde. Lade die Seite neu.
refused-body-too-large = Das war zu groß zum Senden.
refused-clock-bad = Mit diesen Bedenkzeiten lässt sich nicht spielen.
refused-command-bad = Der Server versteht diese Bitte nicht. Lade die Seite neu.
refused-command-too-large = Das war zu groß zum Senden.
refused-level-unknown = Einen solchen Gegner gibt es nicht.
refused-minds-unknown-level = Einen solchen Gegner gibt es nicht.
refused-limit-chat = Du schreibst zu schnell.
refused-limit-commands = Das waren zu viele Bitten auf einmal.
refused-limit-connections = Hier schauen schon zu viele zu.
refused-limit-watchers = Hier schauen schon zu viele zu.
refused-limit-guests = Von deiner Adresse sind zu viele neue Gäste gekommen.
refused-limit-hints = Du hast gerade zu oft um Hilfe gebeten.
refused-limit-passwords = Das waren zu viele Versuche mit einem Passwort.
refused-limit-replays = Das waren zu viele Rückschauen auf einmal.
refused-limit-reviews = Zu viele Partieanalysen auf einmal.
refused-limit-lessons = Das ging sehr schnell. Die Lektionen brauchen eine kurze Pause.
refused-limit-analysis = Das war sehr schnell. Das Analysebrett braucht eine kurze Pause.
refused-limit-lines = Du hast den Geist gerade zu oft gefragt.
refused-limit-requests = Das war zu viel in zu kurzer Zeit.
refused-limit-tables = Du hast in kurzer Zeit zu viele Tische aufgemacht.
refused-limit-tokens = Du hast so viele Bot-Schlüssel wie erlaubt: Gib erst einen zurück.
refused-limit-undos = Dieses Spiel ist so lang geworden, dass nichts mehr zurückgenommen werden kann.
refused-limit-unfinished-tables = Du hast zu viele unfertige Tische: Beende oder schließe erst einen.
refused-limit-bot-tables = Du hast zu viele laufende Tische nur mit Bots: Warte, bis einer fertig ist.
refused-move-not-a-move = Diesen Zug kann der Server nicht lesen.
refused-origin-foreign = Das kam von einer fremden Seite und ist nicht erlaubt.
refused-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
refused-seats-count = Die Zahl der Plätze passt nicht zur Zahl der Spieler.
refused-shelf-unknown-game = Dieses Spiel gibt es hier nicht.
refused-token-label = Ein Bot-Schlüssel braucht einen kurzen Namen.
refused-token-unknown = Diesen Bot-Schlüssel gibt es nicht.
refused-house-banned = Du darfst hier nicht herein: { $reason }
refused-chat-muted = Du darfst hier zurzeit nicht sprechen: { $reason }
refused-house-not-a-steward = Diese Seite ist für die, die sich um das Haus kümmern.
refused-house-operator-only = Das darf nur, wer das Haus betreibt, an der Maschine selbst.
refused-house-reason = Sag warum, in 1 bis { $most } Zeichen.
refused-house-guest = Das ist ein Gast. Der Name wurde nie mit einem Passwort gesichert.
refused-house-until = Das Ende liegt in der Vergangenheit.
refused-house-steward = Diese Person kümmert sich um das Haus. Wer es betreibt, muss das zuerst beenden.
refused-house-whom = Nenne entweder eine Person oder eine Adresse.
refused-house-address = Das ist keine Adresse. Eine Adresse ist 192.0.2.7 oder 2001:db8:1:2::/64.
refused-house-words = Gib 1 bis { $most } Zeichen ein.
refused-person-not-found = Diese Person gibt es nicht.

# Accounts, and people among each other
page-account = Dein Konto
page-recover = Zurück ins Konto
page-confirm = Deine E-Mail-Adresse
account-forgot = Passwort vergessen?
account-more = Passwort, Wiederherstellung, Blockierte, deine Daten
seat-kept = freigehalten für { $name }
home-invited = Du bist eingeladen
refused-chat-unseen = Diese Zeile zeigt nichts oder dreht ihren Text um; sag es anders.
refused-email-bad = Das ist keine E-Mail-Adresse. Eine ist etwa ann@example.org.
refused-house-no-mail = Dieses Haus verschickt keine Briefe.
refused-letter-not-found = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen Brief an.
refused-limit-guesses = Jemand hat zu oft versucht, in dieses Konto zu kommen. Warte eine Weile oder nimm einen Wiederherstellungscode.
refused-limit-letters = Zu viele Briefe in kurzer Zeit. Nimm einen, den du hast, oder warte eine Weile.
refused-limit-reports = Das sind für jetzt genug Meldungen; erst wird jemand sie lesen.
refused-limit-exports = Du hast deine Daten eben mehrmals gesichert. Warte eine Minute.
refused-limit-blocks = Du hältst dich von { $most } Leuten fern; mehr geht nicht.
refused-me-guest = Ein Gast hat kein Passwort. Behalte deinen Namen erst mit einem.
refused-me-wrong-code = Name oder Code ist falsch.
refused-person-not-wanted = Diese Person nimmt keine Einladungen von dir an.
refused-person-yourself = Das bist du selbst.
refused-report-detail = Dort sind höchstens { $most } Zeichen erlaubt.
refused-report-no-line = Diese Zeile ist weg, oder jemand anderes hat sie gesagt.
refused-report-no-table = Zu einer Zeile gehört ihr Tisch.
refused-seat-kept = Dieser Platz wird für jemand anderen freigehalten.
refused-table-turned-away = Wer diesen Tisch gemacht hat, möchte dich hier nicht sitzen haben.
