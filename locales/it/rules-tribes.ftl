rules-tribes-title = Five Tribes: le regole con parole nostre
rules-tribes-base = Il gioco

rules-tribes-aim = Di che cosa si tratta
rules-tribes-aim-text =
    La città di Naqala non ha sovrano e cinque tribù la percorrono. Da due a quattro giocatori le guidano, prendono tessere, commerciano e chiamano geni.

    Vince chi ha più punti alla fine. I punti vengono da oro, Visir, Anziani, geni, tessere con i propri cammelli, palme e palazzi su di esse e merci in mano.

rules-tribes-setup = Preparare il tavolo
rules-tribes-setup-text =
    Trenta tessere si mescolano in un tabellone di sei colonne e cinque righe, e per ognuna si pescano alla cieca tre segnalini, così che il sacchetto resta vuoto. Le colonne vanno da a a f, le righe da 1 a 5.

    Ognuno ha 50 monete d’oro, coperte. In tre o quattro ciascuno ha 8 cammelli e un segnalino turno; in due 11 cammelli e due segnalini turno. I segnalini stanno in ordine casuale sul tracciato dell’ordine d’asta.

    Nove carte Risorsa formano una fila; il suo inizio è segnato. Tre geni sono scoperti.

rules-tribes-round = Un round
rules-tribes-round-text =
    Un round ha tre parti:
    • Tutti fanno un’offerta per l’ordine di gioco.
    • Ogni segnalino turno agisce una volta, prima l’offerta più alta.
    • Si riforniscono le file di carte.

    Quando un segnalino agisce, il suo proprietario gioca un turno intero: muovere i segnalini, verificare il controllo, fare l’azione della tribù, fare l’azione della tessera, vendere merci.

rules-tribes-bid = L’asta
rules-tribes-bid-text =
    Nell’ordine d’asta, metti il tuo segnalino su uno spazio libero del tracciato dell’ordine di turno e paga subito il prezzo: 0, 0, 0, 1, 3, 5, 8, 12 o 18 monete.

    I tre spazi da 0 sono una coda: chi offre 0 entra accanto all’1 e spinge indietro i precedenti. Quindi l’ultimo a offrire 0 gioca per primo fra loro.

    L’ordine in cui i segnalini agiscono è l’ordine d’asta del round seguente.

rules-tribes-move = Muovere i segnalini
rules-tribes-move-table =
    Prendi tutti i segnalini di una tessera. Passa di tessera in tessera vicina, mai in diagonale, e lascia un segnalino su ognuna che calpesti, nell’ordine di colori che vuoi. Servono esattamente tanti passi quanti segnalini.

    • Non puoi tornare subito alla tessera da cui sei appena venuto. Un giro più lungo va bene.
    • L’ultimo segnalino va lasciato su una tessera che ne ha già uno del suo colore. Contano anche quelli lasciati prima in questa mossa.
    • Cammelli, palme e palazzi non intralciano nessuno.

    Se una mossa è possibile devi farne una.
rules-tribes-move-text =
    { rules-tribes-move-table }

    Il tabellone offre solo passi dai quali la mossa si può ancora concludere.

rules-tribes-control = Prendere una tessera
rules-tribes-control-text =
    Dopo l’ultimo segnalino prendi dalla tessera tutti quelli di quel colore, compreso quello appena lasciato; sono sempre almeno due.

    Se la tessera è ora vuota e senza cammelli, ci metti uno dei tuoi. La tessera è tua fino alla fine, con tutte le palme e i palazzi che ci sono o ci saranno.

    Una tessera svuotata prendendone i segnalini non diventa tua. Senza cammelli non puoi prendere tessere, ma tutto il resto continua.

rules-tribes-tribes = Le cinque tribù
rules-tribes-tribes-text =
    Ciò che fai poi dipende dal colore dei segnalini presi.

    Tribù | Azione
    Visir (gialli) | { tribes-act-vizier }
    Anziani (bianchi) | { tribes-act-elder }
    Mercanti (verdi) | { tribes-act-merchant }
    Costruttori (blu) | { tribes-act-builder }
    Assassini (rossi) | { tribes-act-assassin }

    { tribes-act-note }

rules-tribes-tiles = Le tessere
rules-tribes-tiles-text =
    Poi si usa la tessera dove è finita la mossa, di chiunque sia. Oasi e Villaggio sono obbligatori, le altre no.

    Tessera | Punti | Numero | Azione
    Oasi | rosso 8 | 6 | Metti qui una palma.
    Villaggio | blu 5 | 5 | Metti qui un palazzo.
    Mercato piccolo | rosso 6 | 8 | Paga 3 monete e prendi 1 delle prime 3 carte.
    Mercato grande | rosso 4 | 4 | Paga 6 monete e prendi 2 delle prime 6 carte.
    Luogo sacro | blu 6, 10, 12, 15 | 7 | Paga 2 Anziani, o 1 Anziano e 1 Fachiro, e prendi 1 dei geni scoperti.

    Ci sono 12 palme e 10 palazzi; una tessera può averne quanti si vuole.

rules-tribes-djinns = Geni
rules-tribes-djinns-table =
    Un genio resta con te e vale i suoi punti alla fine. Alcuni agiscono da soli. Gli altri costano qualcosa ogni volta, un Anziano o un Fachiro come dice la carta, e si usano una volta in ogni tuo turno, anche in quello in cui arrivano.
rules-tribes-djinns-text =
    { rules-tribes-djinns-table }

    Tocca o metti a fuoco un genio al tavolo per leggere che cosa fa. Un potere ti è offerto solo se puoi pagarlo e ha effetto.

rules-tribes-goods = Merci e Fachiri
rules-tribes-goods-text =
    Ci sono nove merci: avorio, gioielli e oro (2 ciascuna), papiro, seta e spezie (4 ciascuna), pesce, grano e ceramica (6 ciascuna), e 18 Fachiri.

    Alla fine del turno puoi vendere serie. In una serie tutte le merci sono diverse. Ciò che resta in mano a fine partita vale altrettanto.

    Merci diverse | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
    Oro o punti | 1 | 3 | 7 | 13 | 21 | 30 | 40 | 50 | 60

    I Fachiri non si vendono mai. Aiutano Costruttori e Assassini, e pagano i geni.

rules-tribes-cleanup = Ripristino
rules-tribes-cleanup-text =
    Quando tutti i segnalini hanno agito, le carte rimaste nella fila avanzano all’inizio e se ne aggiungono fino a nove; i geni tornano a tre. Prima non si rifornisce nulla, quindi chi gioca tardi sceglie fra meno.

rules-tribes-end = La fine
rules-tribes-end-text =
    La partita finisce con il round in cui qualcuno mette l’ultimo cammello o in cui nessuna mossa è più possibile. Tutti i segnalini di quel round agiscono ancora.

rules-tribes-score = Punti
rules-tribes-score-text =
    Per | Punti
    Oro | 1 ciascuno
    Visir | 1 ciascuno, e 10 per ogni avversario che ne ha meno
    Anziani | 2 ciascuno
    Geni | come stampato
    Tessere con il tuo cammello | come stampato
    Palme sulle tue tessere | 3 ciascuna
    Palazzi sulle tue tessere | 5 ciascuno
    Merci | le serie migliori, secondo la tabella sopra

    Vince chi ha più punti; chi è pari condivide la vittoria.

rules-tribes-rulings = Dove le regole lasciano una domanda
rules-tribes-rulings-text =
    • Gli Assassini possono uccidere sulla tessera dove sono stati presi, e devono uccidere se c’è qualcuno a portata senza Fachiri.
    • I geni con un costo si usano una volta a turno; in due ogni tuo segnalino è un turno a sé.
    • «Vicina», per Hagis e Lamia, sono tutte le otto tessere intorno.
    • Nekir è pagato una volta per uccisione, anche se muoiono in due.
    • Se all’asta non puoi pagare nessuno spazio libero, prendi il più economico per quello che hai.

    Alcune di queste risposte si possono cambiare quando si apre un tavolo.

rules-tribes-thieves = I Ladri di Naqala

rules-tribes-thieves-what = Che cosa portano
rules-tribes-thieves-what-text =
    Cinque Ladri, uno per tribù, formano un mazzo con uno scoperto; con gli Artigiani ce n’è un sesto. Il genio Morgiane si aggiunge agli altri: nessun Ladro altrui tocca chi la possiede.

    Quando potresti comprare un genio in un Luogo sacro puoi invece prendere il Ladro scoperto, allo stesso costo. Al ripristino se ne scopre un altro, quindi se ne vende al massimo uno per round.

rules-tribes-thieves-use = Usare un Ladro
rules-tribes-thieves-use-text =
    Subito dopo l’azione della sua tribù puoi usare il Ladro, ma non nel turno in cui l’hai comprato. Poi esce dal gioco.

    In senso orario dalla tua sinistra ogni avversario cede ciò che il Ladro chiede e sceglie che cosa; chi ha meno dà quel che c’è. Poi scegli tu che cosa prendere. Il resto si scarta.

    Un Ladro non usato vale 6 punti.

rules-tribes-thieves-list = I Ladri
rules-tribes-thieves-list-text =
    Ladro | Tribù | Gli altri cedono | Tu prendi
    Houssain | Mercanti | 2 carte Risorsa ciascuno | 2 di queste
    Ziad | Visir | 1 Visir ciascuno | 1 di questi
    Ouafat | Anziani | 1 genio ciascuno | 1 di questi
    Kohdjah | Assassini | il cammello su 1 tessera ciascuno | il controllo di 1 di queste tessere
    Shalim | Costruttori | 1 palma o palazzo ciascuno | 1 di questi, per una tua tessera
    Madjaar | Artigiani | 1 oggetto ciascuno | 1 di questi

rules-tribes-artisans = Gli Artigiani di Naqala

rules-tribes-artisans-what = Una città più grande
rules-tribes-artisans-what-text =
    Sei tessere nuove si mescolano con dieci delle altre al centro di un tabellone di sei per sei. Una sesta tribù, 15 Artigiani viola, entra nel sacchetto. Ognuno riceve una tenda, e 18 oggetti stanno coperti. Si aggiungono i geni Geb e Ptah; anche Boaz e Kandicha conoscono gli Artigiani.

rules-tribes-artisans-ground = Montagne e abisso
rules-tribes-artisans-ground-text =
    Su due lati di ogni Laboratorio stanno montagne. Nessun segnalino le attraversa, e nessuno entra nell’abisso. Assassini, Costruttori e tende non badano alle montagne; l’abisso non è mai rosso, blu o di qualcuno.

    Tessera nuova | Punti | Numero | Azione
    Laboratorio | blu 5 | 3 | Paga 1 Artigiano o 2 Fachiri e prendi il primo oggetto senza guardare.
    Mercato specializzato | rosso 10 | 2 | Paga 4 monete e prendi una qualsiasi carta scoperta.
    Abisso | nessuno | 1 | Nessuno può andarci.

rules-tribes-artisans-tribe = Gli Artigiani
rules-tribes-artisans-tribe-text =
    Tieni gli Artigiani presi. Pesca altrettanti oggetti, tienine uno coperto e scarta gli altri scoperti. Gli Assassini possono uccidere Artigiani davanti a un giocatore come Visir e Anziani.

rules-tribes-artisans-tent = La tenda
rules-tribes-artisans-tent-text =
    Una volta nella partita, quando prendi una tessera, puoi metterci la tenda invece di un cammello. Vale come un cammello e porta 1 punto in più per ogni tessera rossa fra la sua e le otto intorno.

    Ora la partita finisce quando qualcuno ha messo tutti i cammelli e la tenda.

rules-tribes-artisans-items = Oggetti
rules-tribes-artisans-items-text =
    Gli oggetti preziosi valgono 5, 7 o 9 punti alla fine. Quelli magici agiscono una volta, nel tuo turno, uno per turno, e alla fine non valgono nulla:

    • Tappeto volante: il tuo ultimo segnalino vola su una tessera qualsiasi che ha il suo colore.
    • Lampada favolosa: prendi senza pagare uno dei geni scoperti.
    • Flauto incantatore: porta fino a cinque segnalini dalle tessere vicine su una tessera.
    • Scimitarra ardente: uccidi due segnalini qualsiasi sul tabellone; le tessere svuotate così diventano tue.
    • Talismano della tempesta: sposta un tuo cammello su una tessera vuota.
    • Corno dell’abbondanza: disponi una nuova fila di nove carte nell’ordine che vuoi.
    • Anello della rinascita: riprendi un oggetto dagli scarti.

rules-tribes-artisans-score = Altri punti
rules-tribes-artisans-score-text =
    • Ogni Artigiano vale 2 punti, 3 se nessuno ne ha più di te.
    • Gli oggetti preziosi valgono quanto stampato; Geb dà 3 in più per ognuno, Ptah 2 in più per ogni Artigiano.
    • I valori di Geb, Ptah e Morgiane e le quantità degli oggetti preziosi sono nostri: nessuna fonte che abbiamo potuto leggere li dà.
