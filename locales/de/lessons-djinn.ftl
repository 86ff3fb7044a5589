lessons-djinn-walk-title = Durch die Stadt gehen
lessons-djinn-walk-1 = Ein Zug beginnt mit einem Weg. Du stehst vor der Taverne R4: Überquere sie und geh zur Akademie S1.
lessons-djinn-walk-2 = Nun führe die Aktion des Ortes aus: Die Akademie gibt eine Schriftrolle und 3 Magie.
lessons-djinn-walk-done = Erst gehen, dann handeln: Das ist ein Zug. Mit Magie fängst du Djinns, und du hast davon so viel, wie dein Limit erlaubt.
lessons-djinn-walk-miss = Geh diesmal zur Akademie S1 und führe ihre Aktion aus.

lessons-djinn-catch-title = Einen Djinn fangen
lessons-djinn-catch-1 = An der Taverne R4 lebt ein violetter Djinn. Geh hin.
lessons-djinn-catch-2 = Ein Djinn braucht 4 Magie, und du hast 4. Wähle den Djinn, dann banne ihn.
lessons-djinn-catch-done = Gefangen! Er sitzt in einem deiner Kreise und ist dort 3 Punkte wert.
lessons-djinn-catch-miss = Geh zu R4, wähle den violetten Djinn und banne ihn. Wer dort nichts fängt, verliert 1 Magie.

lessons-djinn-market-title = Flasche und Korken kaufen
lessons-djinn-market-1 = Geh zum Markt S3.
lessons-djinn-market-2 = Beginne zu handeln und kauf eine Flasche: 2 Münzen, in der Farbe, die du willst.
lessons-djinn-market-3 = Nun einen Korken für 3 Münzen: Nur eine verkorkte Flasche hält einen Djinn.
lessons-djinn-market-done = Jetzt hast du für einen Djinn dieser Farbe eine Bleibe, die 10 Punkte bringt.
lessons-djinn-market-miss = Du brauchst den Markt S3 und seine Geschäfte: erst eine Flasche, dann einen Korken.

lessons-djinn-bottle-title = In die Flasche
lessons-djinn-bottle-1 = Du hast eine blaue Flasche und einen Korken. Fange an R4 einen blauen Djinn und bring ihn in die Flasche.
lessons-djinn-bottle-done = 10 Punkte. In einem Kreis wären es 3.
lessons-djinn-bottle-miss = Im Kreis ist er 3 Punkte wert, in der Flasche 10.

lessons-djinn-tavern-title = Einen Magier anwerben
lessons-djinn-tavern-1 = Geh zur Taverne S2.
lessons-djinn-tavern-2 = Wirb einen der vier offenen Magier an. Jetzt kosten sie nichts; manche verlangen eine Münze oder eine Schriftrolle, sooft sie helfen.
lessons-djinn-tavern-done = Ein Magier macht jeden Fang billiger, solange er wach ist.
lessons-djinn-tavern-miss = Geh zur Taverne S2, führe ihre Aktion aus und nimm einen Magier.

lessons-djinn-mage-title = Ein Magier hilft
lessons-djinn-mage-1 = Der rote Djinn an R4 braucht 4 Magie, und du hast 1. Geh hin, wähle ihn und lass deinen Magier mit Stärke 3 helfen.
lessons-djinn-mage-2 = 1 und 3 reichen. Banne den Djinn.
lessons-djinn-mage-done = Dein Magier schläft jetzt. Taverne, Archiv und Quelle wecken ihn wieder.
lessons-djinn-mage-miss = Wähle zuerst den roten Djinn, dann den Magier, dann banne.

lessons-djinn-circle-title = Platz schaffen
lessons-djinn-circle-1 = Deine beiden Kreise sind voll, du könntest nichts mehr fangen. Geh zum Archiv S6 und öffne für 1 Schriftrolle noch einen Kreis.
lessons-djinn-circle-done = Platz für noch einen Djinn. Keine Bleibe, kein Fang: Sieh immer zuerst auf deine Kreise und Flaschen.
lessons-djinn-circle-miss = Geh zum Archiv S6, führe seine Aktion aus und öffne einen Kreis.

lessons-djinn-source-title = An der Quelle
lessons-djinn-source-1 = Geh zur Quelle in der Mitte der Stadt.
lessons-djinn-source-2 = Hier kommen Djinns aus Kreisen in Flaschen. Bring den roten in deine rote Flasche.
lessons-djinn-source-done = 10 statt 3 Punkte und ein leerer Kreis. Die Quelle füllt auch deine Magie auf und weckt Magier.
lessons-djinn-source-miss = Geh zur Quelle, führe ihre Aktion aus und fülle den roten Djinn ab.

lessons-djinn-master-title = Einen Meister fangen
lessons-djinn-master-1 = Ein Meister braucht 4 Magie und 2 mehr für jeden anderen Djinn neben ihm: hier 6. Fange den Meister an R4.
lessons-djinn-master-2 = Wer einen Meister fängt, nimmt von dort gratis noch einen Djinn. Nimm ihn.
lessons-djinn-master-done = Zwei Djinns für einen. Sind alle sechs Meister fort, endet das Spiel bald.
lessons-djinn-master-miss = Geh zu R4, wähle den Meister und sonst niemanden, und banne ihn.

lessons-djinn-trophy-title = Eine Trophäe
lessons-djinn-trophy-1 = Drei Djinns in Flaschen einer Farbe ergeben eine Trophäe: 30 oder 36 Punkte und sofort ein Geschenk. Gib deine roten für eine mit 36 ab.
lessons-djinn-trophy-done = Die Trophäe gehört dir. Nichts sonst in diesem Spiel bringt so viel auf einmal.
lessons-djinn-trophy-miss = Nimm diesmal eine Trophäe mit 36 Punkten, ehe du weitergehst.

lessons-djinn-pay-title = Wenn schon jemand da ist
lessons-djinn-pay-1 = An R4 steht jemand. Halte trotzdem dort an und zahle eine Münze oder eine Schriftrolle.
lessons-djinn-pay-2 = Bezahlt. Nun fange den violetten Djinn.
lessons-djinn-pay-done = Du hättest R4 auch ohne zu zahlen überspringen können, zum Feld dahinter.
lessons-djinn-pay-miss = Halte an R4 an, zahle und fange dort den violetten Djinn.

lessons-djinn-forgo-title = Auf die Aktion verzichten
lessons-djinn-forgo-1 = Dir fehlt Magie. Geh zu den Katakomben S4, lass die Truhen liegen und nimm statt der Aktion 2 Magie.
lessons-djinn-forgo-done = Überall darfst du statt der Aktion 2 Münzen, 2 Magie oder je eine nehmen.
lessons-djinn-forgo-miss = Geh zu den Katakomben S4 und wähle statt der Aktion 2 Magie.
