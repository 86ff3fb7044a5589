lessons-tribes-move-title = Muovere i segnalini
lessons-tribes-move-1 = Scegli c3. Prendi tutti i segnalini che ci stanno.
lessons-tribes-move-2 = Cammina e lasciane uno su ogni tessera che calpesti. L’ultimo deve unirsi al suo colore: porta il Visir giallo in f3.
lessons-tribes-move-done = Così comincia ogni turno. Hai preso i due Visir, e la tessera vuota è tua.
lessons-tribes-move-miss = Da c3 a f3 ci sono tre passi, e il giallo va per ultimo.

lessons-tribes-match-title = Unirsi al proprio colore
lessons-tribes-match-1 = Il tuo ultimo segnalino prende dalla tessera tutti quelli del suo colore. Trova la mossa che prende tre Mercanti verdi.
lessons-tribes-match-done = Tre in un colpo. Dove molti di un colore aspettano insieme, conviene finire.
lessons-tribes-match-miss = Erano di meno. In e3 aspettano due Mercanti: fa’ che il verde di c2 sia l’ultimo.

lessons-tribes-control-title = Prendere una tessera
lessons-tribes-control-1 = Se il tuo ultimo segnalino lascia vuota la tessera, è tua. Prendi c5, che vale 12 punti.
lessons-tribes-control-done = Ora ci sta il tuo cammello: 12 punti alla fine.
lessons-tribes-control-miss = È rimasto qualcuno di un altro colore, e la tessera è ancora libera. In c5 aspetta solo un Anziano: finisci lì con il bianco.

lessons-tribes-vizier-title = Visir (gialli)
lessons-tribes-vizier-1 = I Visir si tengono: 1 punto ciascuno, e altri 10 per ogni avversario che ne ha meno. Tu ne hai 1, l’avversario 2. Superalo!
lessons-tribes-vizier-done = Tre contro due: 10 punti in più finché resti davanti.
lessons-tribes-vizier-miss = Era un’altra tribù. Il giallo di d2 può unirsi al Visir in d4.

lessons-tribes-merchant-title = Mercanti (verdi)
lessons-tribes-merchant-1 = Ogni Mercante che prendi ti dà la prossima carta dall’inizio della fila. Prendine tre: finisci in c3 con il verde di b4.
lessons-tribes-merchant-done = Avorio, seta e pesce: più merci diverse hai, più valgono insieme.
lessons-tribes-merchant-miss = Era un’altra tribù. Da b4 lascia prima il bianco e finisci in c3 con il verde.

lessons-tribes-builder-title = Costruttori (blu)
lessons-tribes-builder-1 = I Costruttori guadagnano oro: quanti ne prendi per le tessere blu fra la loro e le otto intorno. Trova il posto che ne dà 10 o più.
lessons-tribes-builder-done = Un quartiere blu rende. Il numero su una tessera ne mostra il colore.
lessons-tribes-builder-miss = Intorno ci sono troppo poche tessere blu. Guarda d3.

lessons-tribes-assassin-title = Assassini (rossi)
lessons-tribes-assassin-1 = Prendi gli Assassini: finisci in c4 con il rosso di b3.
lessons-tribes-assassin-2 = Due Assassini arrivano a due passi e uccidono un segnalino. In e4 un Mercante solitario custodisce 15 punti. Sai che cosa fare.
lessons-tribes-assassin-done = La tessera è rimasta vuota ed è diventata tua: 15 punti senza nemmeno andarci.
lessons-tribes-assassin-miss = Lì non c’era niente da vincere. Una tessera diventa tua se cade il suo unico segnalino: guarda e4.

lessons-tribes-elder-title = Anziani (bianchi) e geni
lessons-tribes-elder-1 = Gli Anziani si tengono; pagano i geni. Finisci nel Luogo sacro e4 con il bianco.
lessons-tribes-elder-2 = Due Anziani comprano uno dei geni scoperti. Prendi quello che ti piace.
lessons-tribes-elder-done = Un genio dà punti alla fine e un potere per tutta la partita. Toccane uno quando vuoi per leggere che cosa fa.
lessons-tribes-elder-miss = Era un’altra tribù. Lascia prima il verde, poi il bianco in e4.

lessons-tribes-palm-title = Palme e palazzi
lessons-tribes-palm-1 = Dopo la tribù agisce la tessera. d3 è la tua Oasi: finisci lì con il blu e cresce una palma.
lessons-tribes-palm-done = 3 punti in più per chi possiede la tessera. Un Villaggio porta allo stesso modo un palazzo: 5 punti.
lessons-tribes-palm-miss = La palma cresce dove finisce la mossa. Lascia prima il giallo, poi il blu in d3.

lessons-tribes-market-title = Mercati
lessons-tribes-market-1 = Finisci nel Mercato piccolo b4 con il giallo.
lessons-tribes-market-2 = Per 3 monete puoi prendere una delle prime tre carte. Hai pesce, grano e seta: prendi quello che ti manca.
lessons-tribes-market-done = Quattro merci diverse valgono 13, tre solo 7.
lessons-tribes-market-miss = Contano insieme solo merci diverse. Quella che non hai è la ceramica.

lessons-tribes-sell-title = Vendere merci
lessons-tribes-sell-1 = Alla fine del turno puoi vendere una serie di merci tutte diverse. Quattro danno 13 monete: sceglile una a una, poi vendi.
lessons-tribes-sell-done = 13 monete subito. Le merci ancora in mano a fine partita valgono altrettanto.
lessons-tribes-sell-miss = Una serie di quattro dà 13. Metti avorio, seta, grano e un pesce prima di vendere.

lessons-tribes-bid-title = L’asta per l’ordine
lessons-tribes-bid-1 = Prima di ogni round tutti offrono: chi paga di più agisce prima. L’avversario ha pagato 5. Sii il primo, ma non pagare più del necessario.
lessons-tribes-bid-done = 8 basta. Paga per il primo posto solo se una mossa sul tabellone vale più di quanto costa.
lessons-tribes-bid-miss = Con meno di 5 comincia l’avversario, e 12 o 18 è uno spreco: il prezzo seguente è 8.

lessons-tribes-hire-title = Assumere un Ladro
lessons-tribes-hire-1 = Finisci nel Luogo sacro c4 con il giallo.
lessons-tribes-hire-2 = Al posto di un genio puoi prendere il Ladro scoperto, allo stesso costo. Prendi Ziad.
lessons-tribes-hire-done = Aspetta un turno successivo in cui prendi dei Visir. Non usato vale 6 punti.
lessons-tribes-hire-miss = Questa volta prendi il Ladro al posto di un genio.

lessons-tribes-steal-title = Mandare un Ladro
lessons-tribes-steal-1 = Houssain lavora con i Mercanti. Prendi quelli in c4, poi mandalo.
lessons-tribes-steal-2 = Gli altri hanno dovuto cedere due carte ciascuno. Prendi le due che non hai ancora.
lessons-tribes-steal-done = Due buone carte per te. Un Ladro lavora una volta e poi esce dal gioco.
lessons-tribes-steal-miss = Dopo l’azione dei Mercanti ti si chiede se mandi il Ladro: rispondi di sì. Poi prendi seta e gioielli, che non hai.

lessons-tribes-give-title = Quando un Ladro viene da te
lessons-tribes-give-1 = L’avversario ha mandato Shalim: devi cedere una palma o un palazzo. Cedi ciò che vale meno.
lessons-tribes-give-done = Una palma vale 3 punti, un palazzo 5. Che cosa cedere lo scegli sempre tu.
lessons-tribes-give-miss = Il palazzo vale 5 punti, la palma solo 3.

lessons-tribes-item-title = Artigiani (viola)
lessons-tribes-item-1 = Prendi gli Artigiani: finisci in d4 con il viola.
lessons-tribes-item-2 = Per ogni Artigiano vedi un oggetto, e ne tieni uno. Scegli.
lessons-tribes-item-done = Solo tu sai qual è. Anche gli Artigiani restano con te: 2 punti ciascuno, 3 se nessuno ne ha di più.
lessons-tribes-item-miss = Era un’altra tribù. Lascia prima il verde, poi il viola in d4.

lessons-tribes-tent-title = La tenda
lessons-tribes-tent-1 = Prendi c4. Una volta nella partita puoi metterci la tenda invece di un cammello: 1 punto in più per ogni tessera rossa fra la sua e le otto intorno.
lessons-tribes-tent-done = Un buon posto: intorno ci sono molte tessere rosse. Hai solo questa tenda.
lessons-tribes-tent-miss = Un cammello vale solo la tessera. Qui la tenda dà di più.

lessons-tribes-magic-title = Un oggetto magico
lessons-tribes-magic-1 = Hai il Tappeto volante: il tuo ultimo segnalino può volare su una tessera qualsiasi che ha il suo colore. Prendi b3 e fa’ volare il giallo in f6.
lessons-tribes-magic-done = Sopra tutta la città, fino a 15 punti. Un oggetto magico agisce una volta.
lessons-tribes-magic-miss = Il tappeto porta l’ultimo segnalino. Lascia prima il rosso, poi fa’ volare il giallo in f6.
