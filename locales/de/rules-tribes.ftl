rules-tribes-title = Five Tribes: die Regeln in unseren Worten
rules-tribes-base = Das Spiel

rules-tribes-aim = Worum es geht
rules-tribes-aim-text =
    Die Stadt Naqala hat keinen Herrscher, und fünf Stämme ziehen durch sie. Zwei bis vier Spieler lenken sie, nehmen Plättchen in Besitz, handeln und rufen Djinns.

    Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Gold, Wesire, Älteste, Djinns, Plättchen mit eigenen Kamelen, Palmen und Paläste darauf und Waren auf der Hand.

rules-tribes-setup = Der Aufbau
rules-tribes-setup-text =
    Dreißig Plättchen werden zu einem Brett aus sechs Spalten und fünf Reihen gemischt, und für jedes werden blind drei Figuren gezogen, sodass der Beutel leer ist. Die Spalten heißen a bis f, die Reihen 1 bis 5.

    Jeder hat 50 Gold, verdeckt. Zu dritt und zu viert hat jeder 8 Kamele und einen Zugstein; zu zweit 11 Kamele und zwei Zugsteine. Die Zugsteine stehen in zufälliger Folge auf der Bietleiste.

    Neun Rohstoffkarten liegen in einer Reihe; ihr Anfang ist markiert. Drei Djinns liegen offen.

rules-tribes-round = Eine Runde
rules-tribes-round-text =
    Eine Runde hat drei Teile:
    • Alle bieten um die Reihenfolge.
    • Jeder Zugstein ist einmal dran, das höchste Gebot zuerst.
    • Die Kartenreihen werden aufgefüllt.

    Ist ein Zugstein dran, macht sein Besitzer einen ganzen Zug: Figuren bewegen, Besitz prüfen, Stammesaktion, Plättchenaktion, Waren verkaufen.

rules-tribes-bid = Bieten
rules-tribes-bid-text =
    In der Bietreihenfolge stellst du deinen Stein auf ein freies Feld der Zugleiste und zahlst sofort: 0, 0, 0, 1, 3, 5, 8, 12 oder 18 Gold.

    Die drei Nullfelder sind eine Schlange: Wer 0 bietet, stellt sich neben die 1 und schiebt frühere Bieter zurück. Wer also zuletzt 0 bietet, ist von ihnen als Erster dran.

    Die Folge, in der die Steine dran sind, ist die Bietreihenfolge der nächsten Runde.

rules-tribes-move = Figuren bewegen
rules-tribes-move-table =
    Nimm alle Figuren eines Plättchens auf. Geh von Plättchen zu Nachbarplättchen, nie schräg, und lass auf jedem betretenen eine Figur zurück, in beliebiger Farbfolge. Du brauchst genau so viele Schritte wie Figuren.

    • Du darfst nicht sofort auf das Plättchen zurück, von dem du gerade kommst. Ein größerer Umweg dorthin ist erlaubt.
    • Die letzte Figur muss auf ein Plättchen, auf dem schon eine ihrer Farbe steht. Figuren, die du vorher in diesem Zug abgelegt hast, zählen.
    • Kamele, Palmen und Paläste stören niemanden.

    Ist überhaupt eine Bewegung möglich, musst du eine machen.
rules-tribes-move-text =
    { rules-tribes-move-table }

    Das Brett bietet nur Schritte an, nach denen sie sich noch beenden lässt.

rules-tribes-control = Ein Plättchen gewinnen
rules-tribes-control-text =
    Nach der letzten Figur nimmst du alle dieser Farbe vom Plättchen, die eben abgelegte eingeschlossen; das sind immer mindestens zwei.

    Ist das Plättchen nun leer und steht kein Kamel darauf, stellst du eines von dir hin. Es gehört dir bis zum Ende, mit allen Palmen und Palästen, die dort stehen oder noch kommen.

    Ein Plättchen, das durch Aufnehmen leer wird, wird nicht deines. Ohne Kamel kannst du keines gewinnen, alles andere geht weiter.

rules-tribes-tribes = Die fünf Stämme
rules-tribes-tribes-text =
    Was du danach tust, hängt von der Farbe der genommenen Figuren ab.

    Stamm | Aktion
    Wesire (gelb) | { tribes-act-vizier }
    Älteste (weiß) | { tribes-act-elder }
    Händler (grün) | { tribes-act-merchant }
    Baumeister (blau) | { tribes-act-builder }
    Assassinen (rot) | { tribes-act-assassin }

    { tribes-act-note }

rules-tribes-tiles = Die Plättchen
rules-tribes-tiles-text =
    Dann wird das Plättchen genutzt, auf dem deine Bewegung endete, wem es auch gehört. Oase und Dorf sind Pflicht, die anderen nicht.

    Plättchen | Punkte | Anzahl | Aktion
    Oase | rot 8 | 6 | Stelle hier eine Palme auf.
    Dorf | blau 5 | 5 | Stelle hier einen Palast auf.
    Kleiner Markt | rot 6 | 8 | Zahle 3 Gold, nimm 1 der ersten 3 Karten.
    Großer Markt | rot 4 | 4 | Zahle 6 Gold, nimm 2 der ersten 6 Karten.
    Heilige Stätte | blau 6, 10, 12, 15 | 7 | Zahle 2 Älteste oder 1 Ältesten und 1 Fakir und nimm 1 der offenen Djinns.

    Es gibt 12 Palmen und 10 Paläste; ein Plättchen kann beliebig viele tragen.

rules-tribes-djinns = Djinns
rules-tribes-djinns-table =
    Ein Djinn bleibt bei dir und zählt am Ende seine Punkte. Manche wirken von selbst. Die anderen kosten jedes Mal etwas, einen Ältesten oder einen Fakir, wie die Karte sagt, und sind einmal in jedem deiner Züge nutzbar, auch gleich im Zug, in dem du sie bekommst.
rules-tribes-djinns-text =
    { rules-tribes-djinns-table }

    Tippe einen Djinn am Tisch an, um zu lesen, was er tut. Angeboten wird dir eine Kraft nur, wenn du sie bezahlen kannst und sie etwas bewirkt.

rules-tribes-goods = Waren und Fakire
rules-tribes-goods-text =
    Es gibt neun Waren: Elfenbein, Juwelen und Gold (je 2), Papyrus, Seide und Gewürze (je 4), Fisch, Weizen und Keramik (je 6), dazu 18 Fakire.

    Am Ende deines Zuges darfst du Sätze verkaufen. In einem Satz sind alle Waren verschieden. Was am Spielende auf der Hand bleibt, ist ebenso viel wert.

    Verschiedene Waren | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
    Gold oder Punkte | 1 | 3 | 7 | 13 | 21 | 30 | 40 | 50 | 60

    Fakire werden nie verkauft. Sie helfen Baumeistern und Assassinen und bezahlen Djinns.

rules-tribes-cleanup = Auffüllen
rules-tribes-cleanup-text =
    Waren alle Zugsteine dran, rücken die Karten der Reihe nach vorn, und es wird auf neun ergänzt; die Djinns auf drei. Vorher wird nichts nachgelegt, späte Spieler haben also weniger Auswahl.

rules-tribes-end = Das Ende
rules-tribes-end-text =
    Das Spiel endet mit der Runde, in der jemand sein letztes Kamel einsetzt oder keine Bewegung mehr möglich ist. Alle Zugsteine dieser Runde kommen noch dran.

rules-tribes-score = Punkte
rules-tribes-score-text =
    Für | Punkte
    Gold | je 1
    Wesire | je 1, dazu 10 für jeden Gegner mit weniger
    Älteste | je 2
    Djinns | wie gedruckt
    Plättchen mit deinem Kamel | wie gedruckt
    Palmen auf deinen Plättchen | je 3
    Paläste auf deinen Plättchen | je 5
    Waren | die besten Sätze nach obiger Tabelle

    Die meisten Punkte gewinnen; bei Gleichstand teilt man den Sieg.

rules-tribes-rulings = Wo die Regeln eine Frage offen lassen
rules-tribes-rulings-text =
    • Assassinen dürfen auf dem Plättchen töten, auf dem sie genommen wurden, und müssen töten, wenn jemand ohne Fakire erreichbar ist.
    • Djinns mit Kosten sind einmal je Zug nutzbar; zu zweit ist jeder deiner Steine ein eigener Zug.
    • „Benachbart“ heißt bei Hagis und Lamia: alle acht Plättchen ringsum.
    • Nekir wird je Mord einmal bezahlt, auch wenn zwei zugleich sterben.
    • Kannst du beim Bieten kein freies Feld bezahlen, nimmst du das billigste für das, was du hast.

    Manches davon lässt sich beim Aufmachen eines Tisches ändern.

rules-tribes-thieves = Die Diebe von Naqala

rules-tribes-thieves-what = Was dazukommt
rules-tribes-thieves-what-text =
    Fünf Diebe, einer je Stamm, bilden einen Stapel, einer liegt offen; mit den Kunsthandwerkern sind es sechs. Der Djinn Morgiane kommt zu den anderen: Kein fremder Dieb berührt, wer sie besitzt.

    Immer wenn du an einer Heiligen Stätte einen Djinn kaufen könntest, darfst du stattdessen zum gleichen Preis den offenen Dieb nehmen. Beim Auffüllen kommt ein neuer, also wird je Runde höchstens einer verkauft.

rules-tribes-thieves-use = Einen Dieb einsetzen
rules-tribes-thieves-use-text =
    Gleich nach der Aktion seines Stammes darfst du den Dieb einsetzen, aber nicht im Zug, in dem du ihn gekauft hast. Danach ist er aus dem Spiel.

    Im Uhrzeigersinn von links gibt jeder andere ab, was der Dieb verlangt, und wählt selbst, was; wer zu wenig hat, gibt, was da ist. Dann wählst du, was du nimmst. Der Rest wird abgeworfen.

    Ein nicht eingesetzter Dieb ist 6 Punkte wert.

rules-tribes-thieves-list = Die Diebe
rules-tribes-thieves-list-text =
    Dieb | Stamm | Die anderen geben ab | Du nimmst
    Houssain | Händler | je 2 Rohstoffkarten | 2 davon
    Ziad | Wesire | je 1 Wesir | 1 davon
    Ouafat | Älteste | je 1 Djinn | 1 davon
    Kohdjah | Assassinen | je das Kamel auf 1 Plättchen | 1 dieser Plättchen
    Shalim | Baumeister | je 1 Palme oder Palast | 1 davon, für ein Plättchen von dir
    Madjaar | Kunsthandwerker | je 1 Gegenstand | 1 davon

rules-tribes-artisans = Die Kunsthandwerker von Naqala

rules-tribes-artisans-what = Eine größere Stadt
rules-tribes-artisans-what-text =
    Sechs neue Plättchen werden mit zehn der anderen in die Mitte eines Brettes von sechs mal sechs gemischt. Ein sechster Stamm, 15 violette Kunsthandwerker, kommt in den Beutel. Jeder bekommt ein Zelt, und 18 Gegenstände liegen verdeckt. Die Djinns Geb und Ptah kommen dazu; auch Boaz und Kandicha kennen die Kunsthandwerker.

rules-tribes-artisans-ground = Berge und Abgrund
rules-tribes-artisans-ground-text =
    An zwei Seiten jeder Werkstatt stehen Berge. Keine Figur überquert sie, und keine betritt den Abgrund. Assassinen, Baumeister und Zelte stören Berge nicht; der Abgrund ist nie rot, blau oder jemandes Besitz.

    Neues Plättchen | Punkte | Anzahl | Aktion
    Werkstatt | blau 5 | 3 | Zahle 1 Kunsthandwerker oder 2 Fakire und nimm ungesehen den obersten Gegenstand.
    Spezialmarkt | rot 10 | 2 | Zahle 4 Gold und nimm eine beliebige offene Karte.
    Abgrund | keine | 1 | Niemand kann dorthin.

rules-tribes-artisans-tribe = Die Kunsthandwerker
rules-tribes-artisans-tribe-text =
    Behalte die genommenen Kunsthandwerker. Zieh ebenso viele Gegenstände, behalte einen verdeckt und wirf die anderen offen ab. Assassinen dürfen Kunsthandwerker vor einem Spieler töten wie Wesire und Älteste.

rules-tribes-artisans-tent = Das Zelt
rules-tribes-artisans-tent-text =
    Einmal im Spiel darfst du, wenn du ein Plättchen gewinnst, dein Zelt statt eines Kamels hinstellen. Es zählt wie ein Kamel und bringt 1 Punkt mehr für jedes rote Plättchen unter dem eigenen und den acht ringsum.

    Das Spiel endet nun, wenn jemand alle Kamele und das Zelt eingesetzt hat.

rules-tribes-artisans-items = Gegenstände
rules-tribes-artisans-items-text =
    Kostbare Gegenstände sind am Ende 5, 7 oder 9 Punkte wert. Magische wirken einmal, in deinem eigenen Zug, einer je Zug, und sind am Ende nichts wert:

    • Fliegender Teppich: Deine letzte Figur fliegt auf ein beliebiges Plättchen mit ihrer Farbe.
    • Wunderlampe: Nimm einen der offenen Djinns, ohne zu zahlen.
    • Zauberflöte: Hole bis zu fünf Figuren von Nachbarplättchen auf ein Plättchen.
    • Flammensäbel: Töte zwei beliebige Figuren auf dem Brett; so geleerte Plättchen werden deine.
    • Sturmtalisman: Versetze eines deiner Kamele auf ein leeres Plättchen.
    • Füllhorn: Lege eine neue Reihe aus neun Karten in beliebiger Folge.
    • Ring der Wiedergeburt: Nimm einen Gegenstand aus dem Abwurf zurück.

rules-tribes-artisans-score = Weitere Punkte
rules-tribes-artisans-score-text =
    • Jeder Kunsthandwerker ist 2 Punkte, 3, wenn niemand mehr hat als du.
    • Kostbare Gegenstände zählen wie gedruckt; Geb gibt 3 mehr für jeden, Ptah 2 mehr für jeden Kunsthandwerker.
    • Die Werte von Geb, Ptah und Morgiane und die Anzahlen der kostbaren Gegenstände sind unsere: Keine Quelle, die wir lesen konnten, nennt sie.
