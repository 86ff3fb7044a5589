tribes-name = Five Tribes
tribes-about = Raccogli segnalini, lasciali uno a uno e lascia che l’ultimo decida che cosa porta il tuo turno. Da 2 a 4 giocatori, se vuoi con i Ladri e gli Artigiani di Naqala.

# the score pad
tribes-source-gold = Oro
tribes-source-viziers = Visir
tribes-source-vizier_majority = Maggioranze di Visir
tribes-source-elders = Anziani
tribes-source-djinns = Geni
tribes-source-tiles = Tessere
tribes-source-palms = Palme
tribes-source-palaces = Palazzi
tribes-source-merchandise = Merci
tribes-source-artisans = Artigiani
tribes-source-items = Oggetti
tribes-source-tent = Tende
tribes-ending-last-camel = qualcuno ha messo il suo ultimo cammello
tribes-ending-last-camel-by = { $name } ha messo l’ultimo cammello
tribes-ending-last-camel-by-you = hai messo il tuo ultimo cammello
tribes-ending-no-legal-move = nessuno può più muovere

# options of a new table
tribes-option-expansions = Espansioni
tribes-option-expansions-thieves = I Ladri di Naqala
tribes-option-expansions-artisans = Gli Artigiani di Naqala
tribes-option-open_gold = L’oro è scoperto
tribes-option-open_hands = Le carte Risorsa sono scoperte
tribes-option-djinn_limit = Un genio con un costo si può usare
tribes-option-djinn_limit-per_activation = una volta in ogni turno
tribes-option-djinn_limit-per_round = una volta per round
tribes-option-hagis_lamia_neighbourhood = Vicine per Hagis e Lamia
tribes-option-hagis_lamia_neighbourhood-8 = le otto intorno
tribes-option-hagis_lamia_neighbourhood-4 = i quattro lati
tribes-option-assassins_may_skip = Gli Assassini non devono uccidere
tribes-option-assassinate_own_tile = Gli Assassini possono uccidere sulla propria tessera
tribes-option-nekir_per_victim = Nekir paga per ogni vittima
tribes-option-match_dropped_this_move = L’ultimo segnalino può unirsi a uno lasciato nella stessa mossa
tribes-option-no_mono_start_tiles = Nessuna tessera comincia con tre di una tribù
tribes-option-two_player_fixed_ABBA = In due si comincia a offrire A B B A
tribes-option-artisan_tie = Parità negli Artigiani
tribes-option-artisan_tie-all = tutti ricevono il valore più alto
tribes-option-artisan_tie-nobody = nessuno riceve il valore più alto

# names of things
tribes-tribe-vizier = Visir
tribes-tribe-elder = Anziano
tribes-tribe-merchant = Mercante
tribes-tribe-builder = Costruttore
tribes-tribe-assassin = Assassino
tribes-tribe-artisan = Artigiano
tribes-meeples-vizier =
    { $count ->
        [one] { $count } Visir
       *[other] { $count } Visir
    }
tribes-meeples-elder =
    { $count ->
        [one] { $count } Anziano
       *[other] { $count } Anziani
    }
tribes-meeples-merchant =
    { $count ->
        [one] { $count } Mercante
       *[other] { $count } Mercanti
    }
tribes-meeples-builder =
    { $count ->
        [one] { $count } Costruttore
       *[other] { $count } Costruttori
    }
tribes-meeples-assassin =
    { $count ->
        [one] { $count } Assassino
       *[other] { $count } Assassini
    }
tribes-meeples-artisan =
    { $count ->
        [one] { $count } Artigiano
       *[other] { $count } Artigiani
    }
tribes-marker-camel = cammello
tribes-marker-tent = tenda
tribes-colour-red = rosso
tribes-colour-blue = blu
tribes-colour-neutral = senza colore
tribes-card-ivory = Avorio
tribes-card-jewels = Gioielli
tribes-card-gold = Oro
tribes-card-papyrus = Papiro
tribes-card-silk = Seta
tribes-card-spice = Spezie
tribes-card-fish = Pesce
tribes-card-wheat = Grano
tribes-card-pottery = Ceramica
tribes-card-fakir = Fachiro
tribes-card-text = Una delle nove merci, { $copies } nel mazzo. Merci diverse formano una serie: 1, 3, 7, 13, 21, 30, 40, 50 o 60 monete per una fino a nove.
tribes-card-fakir-text = Rafforza i tuoi Costruttori e la portata dei tuoi Assassini, e paga i geni. Non fa mai parte di una serie; { $copies } nel mazzo.
tribes-payment-elder = 1 Anziano
tribes-payment-fakir = 1 Fachiro
tribes-payment-elders = 2 Anziani
tribes-payment-elder-fakir = 1 Anziano e 1 Fachiro
tribes-payment-artisan = 1 Artigiano
tribes-payment-fakirs = 2 Fachiri
tribes-ground-large-market = Mercato grande
tribes-ground-large-market-text = Paga 6 monete per due delle prime sei carte, se vuoi.
tribes-ground-small-market = Mercato piccolo
tribes-ground-small-market-text = Paga 3 monete per una delle prime tre carte, se vuoi.
tribes-ground-oasis = Oasi
tribes-ground-oasis-text = Qui si deve mettere una palma. Vale 3 punti per chi controlla la tessera.
tribes-ground-village = Villaggio
tribes-ground-village-text = Qui si deve mettere un palazzo. Vale 5 punti per chi controlla la tessera.
tribes-ground-sacred-place = Luogo sacro
tribes-ground-sacred-place-text = Prendi un genio per due Anziani, o per un Anziano e un Fachiro, se vuoi.
tribes-ground-workshop = Laboratorio
tribes-ground-workshop-text = Paga un Artigiano o due Fachiri per un oggetto della pila, se vuoi. Le montagne chiudono due dei suoi lati.
tribes-ground-specialized-market = Mercato specializzato
tribes-ground-specialized-market-text = Paga 4 monete per una qualsiasi carta scoperta, se vuoi.
tribes-ground-chasm = Abisso
tribes-ground-chasm-text = Nessuno vi entra e nulla vi sta.

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
tribes-power-al_amin = Nel conteggio, ogni due tuoi Fachiri valgono una merce a tua scelta.
tribes-power-anun_nak = Pesca tre segnalini dal sacchetto e mettili su una tessera del tutto vuota: senza segnalino, cammello, palma o palazzo.
tribes-power-baal = Ogni volta che qualcuno ottiene un genio ricevi oro: 1 se sei stato tu, 2 se è stato un altro.
tribes-power-boaz = Gli Assassini non possono toccare i Visir e gli Anziani davanti a te.
tribes-power-bouraq = Metti un palazzo su un Villaggio qualsiasi.
tribes-power-echidna = I tuoi Costruttori guadagnano il doppio in questo turno.
tribes-power-enki = Metti una palma su un’Oasi qualsiasi.
tribes-power-hagis = Un palazzo che stai per mettere va invece su una tessera vicina.
tribes-power-haurvatat = Nel conteggio, ogni palma sulle tue tessere vale 5 invece di 3.
tribes-power-iblis = I tuoi Assassini uccidono due volte in questo turno: due sulla stessa tessera o due davanti allo stesso giocatore.
tribes-power-jafaar = Nel conteggio, ogni tuo Visir vale 3 invece di 1.
tribes-power-kandicha = Ogni vittima dei tuoi Assassini ti premia: un Mercante con una carta del mazzo, un Costruttore con l’oro che avrebbe guadagnato lì, un Visir o un Anziano unendosi a te.
tribes-power-kumarbi = Quando offri, ogni Fachiro che scarti abbassa il prezzo di un gradino.
tribes-power-lamia = Una palma che stai per mettere va invece su una tessera vicina.
tribes-power-leta = Metti un tuo cammello su una tessera del tutto vuota: senza segnalino, cammello, palma o palazzo.
tribes-power-marid = Per ogni segnalino lasciato su una tua tessera durante una mossa ricevi oro: 1 se lo lasci tu, 2 se lo lascia un altro.
tribes-power-monkir = Per ogni palazzo che viene messo ricevi oro: 1 se lo metti tu, 2 se lo mette un altro.
tribes-power-nekir = Ogni volta che degli Assassini uccidono ricevi oro: 1 se erano tuoi, 2 se erano di un altro.
tribes-power-shamhat = Nel conteggio, ogni tuo Anziano vale 4 invece di 2.
tribes-power-sibittis = Guarda i primi tre geni del mazzo, tienine uno e scarta gli altri.
tribes-power-sloar = Pesca la prima carta del mazzo Risorse senza che gli altri la vedano.
tribes-power-utug = Metti un tuo cammello su una tessera con segnalini che non ha cammello, palma o palazzo.
tribes-power-morgiane = I Ladri degli altri non ti fanno nulla.
tribes-power-geb = Nel conteggio, ogni tuo oggetto prezioso vale 3 in più.
tribes-power-ptah = Nel conteggio, ogni tuo Artigiano vale 2 in più.
tribes-revised-boaz = Gli Assassini non possono toccare i Visir, gli Anziani e gli Artigiani davanti a te.
tribes-revised-kandicha = Ogni vittima dei tuoi Assassini ti premia: un Mercante con una carta del mazzo, un Costruttore con l’oro che avrebbe guadagnato lì, un Visir o un Anziano unendosi a te, un Artigiano unendosi a te con un oggetto della pila.
tribes-cost-passive = Agisce sempre.
tribes-cost-elder-or-fakir = Per 1 Anziano o 1 Fachiro:
tribes-cost-elder-and-more = Per 1 Anziano e un altro Anziano o Fachiro:
tribes-cost-fakir = Per 1 Fachiro:
tribes-cost-fakirs = Per 1 o più Fachiri:

# thieves
tribes-thief-houssain = Houssain
tribes-thief-ziad = Ziad
tribes-thief-ouafat = Ouafat
tribes-thief-kohdjah = Kohdjah
tribes-thief-shalim = Shalim
tribes-thief-madjaar = Madjaar
tribes-theft-houssain = Dopo i tuoi Mercanti: ogni avversario cede due carte Risorsa a sua scelta; tu ne prendi due.
tribes-theft-ziad = Dopo i tuoi Visir: ogni avversario cede un Visir; tu ne prendi uno.
tribes-theft-ouafat = Dopo i tuoi Anziani: ogni avversario cede un genio a sua scelta; tu ne prendi uno.
tribes-theft-kohdjah = Dopo i tuoi Assassini: ogni avversario riprende il cammello di una tessera a sua scelta; su una di queste puoi mettere il tuo.
tribes-theft-shalim = Dopo i tuoi Costruttori: ogni avversario cede una palma o un palazzo di una sua tessera; tu ne metti uno su una tua tessera qualsiasi.
tribes-theft-madjaar = Dopo i tuoi Artigiani: ogni avversario cede un oggetto a sua scelta; tu ne prendi uno.
tribes-thief = Ladro: una volta, o { $points } punti se mai usato

# items
tribes-item-jewellery = Monili
tribes-item-treasure_chest = Scrigno
tribes-item-crown = Corona
tribes-item-flying_carpet = Tappeto volante
tribes-item-fabulous_lamp = Lampada favolosa
tribes-item-enchanting_flute = Flauto incantatore
tribes-item-burning_scimitar = Scimitarra ardente
tribes-item-tempest_talisman = Talismano della tempesta
tribes-item-horn_of_plenty = Corno dell’abbondanza
tribes-item-rebirth_ring = Anello della rinascita
tribes-item-precious = Un oggetto prezioso: nel conteggio vale { $points } punti.
tribes-magic-flying_carpet = L’ultimo segnalino della tua mossa vola su una tessera qualsiasi dove sta la sua tribù, sopra montagne e abisso.
tribes-magic-fabulous_lamp = Prendi gratis uno dei geni scoperti.
tribes-magic-enchanting_flute = Scegli una tessera e chiama su di essa da uno a cinque segnalini delle vicine. Nessuno ne prende il controllo.
tribes-magic-burning_scimitar = Uccidi due segnalini qualsiasi sul tabellone. Una tessera svuotata così diventa tua se non è di nessuno.
tribes-magic-tempest_talisman = Sposta un tuo cammello su una tessera del tutto vuota.
tribes-magic-horn_of_plenty = Scarta le risorse scoperte e disponine nove nuove nell’ordine che vuoi.
tribes-magic-rebirth_ring = Prendi un oggetto a tua scelta fra quelli scartati.

# what may be done now
tribes-do-over = La partita è finita.
tribes-do-bid = La tua offerta: scegli un prezzo. Chi paga di più gioca prima.
tribes-do-bid-of = La tua offerta { $number } di { $total }: scegli un prezzo. Chi paga di più gioca prima.
tribes-do-start = Il tuo turno: scegli una tessera e raccogli tutti i suoi segnalini.
tribes-do-start-no-move = Nessun segnalino può muovere. Usa un potere o termina il turno.
tribes-do-sow = Lascia un segnalino su una tessera indicata. Ne restano { $count }.
tribes-do-sow-last = Lascia l’ultimo segnalino dove sta la sua tribù.
tribes-do-mark = { $tile } è tua: con un cammello o con la tua tenda?
tribes-do-act-vizier = Tienili: { $meeples }.
tribes-do-act-elder = Tienili: { $meeples }.
tribes-do-act-merchant = { $meeples }: prendi altrettante carte dall’inizio.
tribes-do-act-builder = { $meeples }: guadagna oro per le tessere blu intorno. I Fachiri si aggiungono.
tribes-do-act-assassin = { $meeples }: scegli una vittima sul tabellone o davanti a un giocatore.
tribes-do-act-artisan = { $meeples }: pesca altrettanti oggetti e tienine uno.
tribes-do-second-victim = Scegli la seconda vittima nello stesso posto.
tribes-do-tile-oasis = { $tile } è un’Oasi: metti la palma.
tribes-do-tile-village = { $tile } è un Villaggio: metti il palazzo.
tribes-do-tile-small-market = Mercato piccolo: prendi una delle prime tre carte per 3 monete, o prosegui.
tribes-do-tile-large-market = Mercato grande: prendi due delle prime sei carte per 6 monete, o prosegui.
tribes-do-tile-specialized-market = Mercato specializzato: prendi una carta qualsiasi per 4 monete, o prosegui.
tribes-do-tile-sacred-place = Luogo sacro: scegli un genio, o prosegui.
tribes-do-tile-workshop = Laboratorio: paga per un oggetto, o prosegui.
tribes-do-tile-chasm = Prosegui.
tribes-do-second-card = Scegli la seconda carta.
tribes-do-aim = { $djinn }: scegli una tessera.
tribes-do-settle-palm = Metti la palma su { $tile } o su una vicina.
tribes-do-settle-palace = Metti il palazzo su { $tile } o su una vicina.
tribes-do-shift-palm = Scegli la vicina di { $tile } per la palma.
tribes-do-shift-palace = Scegli la vicina di { $tile } per il palazzo.
tribes-do-keep-djinn = Tieni uno di questi geni.
tribes-do-keep-item = Tieni uno di questi oggetti.
tribes-do-close = Usa poteri o vendi merci se vuoi, poi termina il turno.
tribes-do-close-only-end = Tutto fatto: termina il turno.
tribes-do-sale = Aggiungi merci alla serie o vendila per { $gold } monete.
tribes-do-thief = Usi { $thief } adesso?
tribes-do-give-houssain = { $thief } è qui: cedi una carta Risorsa.
tribes-do-give-ziad = { $thief } è qui: cedi un Visir.
tribes-do-give-ouafat = { $thief } è qui: cedi un genio.
tribes-do-give-kohdjah = { $thief } è qui: scegli la tessera che lasci.
tribes-do-give-shalim = { $thief } è qui: cedi una palma o un palazzo.
tribes-do-give-madjaar = { $thief } è qui: cedi un oggetto.
tribes-do-claim-houssain = Prendi una delle carte cedute.
tribes-do-claim-ziad = Prendi uno dei Visir ceduti.
tribes-do-claim-ouafat = Prendi uno dei geni ceduti.
tribes-do-claim-kohdjah = Scegli per te una delle tessere liberate, o prosegui.
tribes-do-claim-shalim = Prendi una palma o un palazzo fra quelli ceduti.
tribes-do-claim-madjaar = Prendi uno degli oggetti ceduti.
tribes-do-claim-at-palm = Scegli una tua tessera per la palma.
tribes-do-claim-at-palace = Scegli una tua tessera per il palazzo.
tribes-do-magic-flying-carpet = Il tappeto è pronto.
tribes-do-magic-fabulous-lamp = La lampada: prendi uno dei geni scoperti.
tribes-do-magic-enchanting-flute = Il flauto: scegli la tessera su cui chiamare i segnalini.
tribes-do-magic-burning-scimitar = La scimitarra: scegli una vittima.
tribes-do-magic-tempest-talisman = Il talismano: scegli il cammello da spostare.
tribes-do-magic-horn-of-plenty = Il corno: scegli la prossima carta della nuova fila.
tribes-do-magic-rebirth-ring = L’anello: scegli un oggetto scartato.
tribes-do-flute = Chiama segnalini su { $tile }: al massimo altri { $left }.
tribes-do-talisman = Scegli dove va il cammello di { $tile }.
tribes-do-horn = Scegli la prossima carta della nuova fila.
tribes-wait-bid = { $name } sta offrendo.
tribes-wait-sow = { $name } sta muovendo segnalini.
tribes-wait-act = { $name } ha { $meeples } e decide.
tribes-wait-give = { $name } cede qualcosa a { $thief }.
tribes-wait-close = { $name } sta per terminare il turno.
tribes-wait-turn = È il turno di { $name }.

# moves
tribes-move-bid = Offri { $spot }
tribes-move-bid-fakirs =
    { $fakirs ->
        [one] Offri { $spot } con { $fakirs } Fachiro
       *[other] Offri { $spot } con { $fakirs } Fachiri
    }
tribes-move-sow = Raccogli { $tile }
tribes-move-drop = { $tribe } su { $tile }
tribes-move-fly = { $tribe } vola su { $tile }
tribes-move-act = Fai l’azione della tribù
tribes-move-act-fakirs =
    { $fakirs ->
        [one] Fai l’azione della tribù con { $fakirs } Fachiro
       *[other] Fai l’azione della tribù con { $fakirs } Fachiri
    }
tribes-move-kill = Uccidi: { $tribe } su { $tile }
tribes-move-kill-held = Uccidi: { $tribe } di { $name }
tribes-move-place = Metti qui
tribes-move-take = Prendi la carta { $position }
tribes-move-buy = { $djinn } per { $payment }
tribes-move-hire = { $thief } per { $payment }
tribes-move-craft = Un oggetto per { $payment }
tribes-move-use = Usa { $djinn } per { $payment }
tribes-move-magic = Usa { $item }
tribes-move-steal = Manda { $thief } ({ $tribe })
tribes-move-at = Scegli { $tile }
tribes-move-keep = Tieni { $what }
tribes-move-keep-secret = Tieni un oggetto
tribes-move-call = Chiama: { $tribe } da { $tile }
tribes-move-lay = Metti { $card }
tribes-move-mark-camel = Metti un cammello
tribes-move-mark-tent = Metti la tenda
tribes-move-give = Cedi: { $loot }
tribes-move-claim = Prendi: { $loot }
tribes-move-sell = Vendi { $good }
tribes-move-done = Fatto
tribes-move-skip = Prosegui senza
tribes-move-end = Termina il turno
tribes-loot-tile = tessera { $tile }
tribes-loot-palm = palma di { $tile }
tribes-loot-palace = palazzo di { $tile }
tribes-offer-act-vizier = Tieni { $meeples }
tribes-offer-act-elder = Tieni { $meeples }
tribes-offer-act-merchant =
    { $count ->
        [one] Prendi { $count } carta
       *[other] Prendi { $count } carte
    }
tribes-offer-act-builder = { $meeples } guadagnano { $gold } monete
tribes-offer-act-assassin = Nessuno da uccidere: prosegui
tribes-offer-act-artisan =
    { $count ->
        [one] Pesca { $count } oggetto
       *[other] Pesca { $count } oggetti
    }
tribes-offer-act-fakirs =
    { $fakirs ->
        [one] … con { $fakirs } Fachiro: { $gold } monete
       *[other] … con { $fakirs } Fachiri: { $gold } monete
    }
tribes-offer-take = { $card } (n. { $position })
tribes-offer-place-palm = Metti qui la palma
tribes-offer-place-palace = Metti qui il palazzo
tribes-offer-sold = Vendi la serie per { $gold } monete
tribes-offer-no-thief = Tieni il Ladro per dopo

# the log
tribes-log-round-began = Round { $round }
tribes-log-bid = { $name } paga { $paid } monete
tribes-log-turn-began = Turno di { $name }
tribes-log-turn-skipped = { $name } non ha mosse
tribes-log-picked-up = { $meeples } da { $tile }
tribes-log-collected = { $name } prende { $meeples } su { $tile }
tribes-log-controlled = { $name } controlla { $tile } ({ $marker })
tribes-log-freed = { $name } non controlla più { $tile }
tribes-log-camel-moved = Il cammello di { $name } va da { $from } a { $to }
tribes-log-kept = { $name } tiene { $meeples }
tribes-log-spent = { $name } paga { $meeples }
tribes-log-gold-gained = { $name } riceve { $amount } monete ({ $from })
tribes-log-gold-paid = { $name } paga { $amount } monete
tribes-log-fakirs-spent =
    { $count ->
        [one] { $name } scarta { $count } Fachiro
       *[other] { $name } scarta { $count } Fachiri
    }
tribes-log-card-taken = { $name } prende { $card }
tribes-log-card-drawn = { $name } pesca { $card }
tribes-log-card-drawn-unseen = { $name } pesca una carta
tribes-log-killed = { $name } uccide: { $tribe } su { $tile }
tribes-log-killed-held = { $name } uccide: { $tribe } di { $victim }
tribes-log-placed-palm = { $name } mette una palma su { $tile }
tribes-log-placed-palace = { $name } mette un palazzo su { $tile }
tribes-log-djinn-gained = { $name } ottiene { $djinn }
tribes-log-djinn-used = { $name } usa { $djinn } per { $payment }
tribes-log-shown = A scelta: { $what }
tribes-log-shown-unseen = { $name } ne guarda { $count }
tribes-log-discarded = Scartati: { $what }
tribes-log-meeples-drawn = { $meeples } dal sacchetto su { $tile }
tribes-log-sold = { $name } vende { $goods } per { $gold } monete
tribes-log-row-refilled = Nuove risorse: { $cards }
tribes-log-row-discarded = Risorse scartate: { $cards }
tribes-log-revealed = Nuovo: { $what }
tribes-log-reshuffled-resources = Le risorse scartate formano un nuovo mazzo
tribes-log-reshuffled-djinns = I geni scartati formano un nuovo mazzo
tribes-log-reshuffled-items = Gli oggetti scartati formano una nuova pila
tribes-log-end-last-camel = L’ultimo cammello è a posto: la partita finisce con questo round
tribes-log-end-no-legal-move = Nessuno può più muovere: la partita finisce con questo round
tribes-log-game-over = La partita è finita
tribes-log-thief-hired = { $name } prende { $thief } per { $payment }
tribes-log-thief-used = { $name } manda { $thief }
tribes-log-gave = { $name } cede: { $what }
tribes-log-claimed = { $name } prende: { $what }
tribes-log-item-gained = { $name } ottiene { $item }
tribes-log-item-gained-unseen = { $name } ottiene un oggetto
tribes-log-item-restored = { $name } riprende { $item }
tribes-log-item-used = { $name } usa { $item }
tribes-log-called = { $tribe } viene da { $from } a { $to }
tribes-log-laid = Si mette { $card }

# the same, said to the one who did it
tribes-log-bid-you = Paghi { $paid } monete
tribes-log-turn-began-you = Il tuo turno
tribes-log-turn-skipped-you = Non hai mosse
tribes-log-collected-you = Prendi { $meeples } su { $tile }
tribes-log-controlled-you = Controlli { $tile } ({ $marker })
tribes-log-freed-you = Non controlli più { $tile }
tribes-log-camel-moved-you = Il tuo cammello va da { $from } a { $to }
tribes-log-kept-you = Tieni { $meeples }
tribes-log-spent-you = Paghi { $meeples }
tribes-log-gold-gained-you = Ricevi { $amount } monete ({ $from })
tribes-log-gold-paid-you = Paghi { $amount } monete
tribes-log-fakirs-spent-you =
    { $count ->
        [one] Scarti { $count } Fachiro
       *[other] Scarti { $count } Fachiri
    }
tribes-log-card-taken-you = Prendi { $card }
tribes-log-card-drawn-you = Peschi { $card }
tribes-log-card-drawn-unseen-you = Peschi una carta
tribes-log-killed-you = Uccidi: { $tribe } su { $tile }
tribes-log-killed-held-you = Uccidi: { $tribe } di { $victim }
tribes-log-killed-held-yours = { $name } ti uccide: { $tribe }
tribes-log-placed-palm-you = Metti una palma su { $tile }
tribes-log-placed-palace-you = Metti un palazzo su { $tile }
tribes-log-djinn-gained-you = Ottieni { $djinn }
tribes-log-djinn-used-you = Usi { $djinn } per { $payment }
tribes-log-shown-unseen-you = Ne guardi { $count }
tribes-log-sold-you = Vendi { $goods } per { $gold } monete
tribes-log-end-last-camel-by = { $name } ha messo l’ultimo cammello: la partita finisce con questo round
tribes-log-end-last-camel-by-you = Hai messo il tuo ultimo cammello: la partita finisce con questo round
tribes-log-thief-hired-you = Prendi { $thief } per { $payment }
tribes-log-thief-used-you = Mandi { $thief }
tribes-log-gave-you = Cedi: { $what }
tribes-log-claimed-you = Prendi: { $what }
tribes-log-item-gained-you = Ottieni { $item }
tribes-log-item-gained-unseen-you = Ottieni un oggetto
tribes-log-item-restored-you = Riprendi { $item }
tribes-log-item-used-you = Usi { $item }
tribes-move-kill-yours = Uccidi da te: { $tribe }

# the table
tribes-board = Tabellone
tribes-parts = Parti del tavolo
tribes-tab-market = Mercato
tribes-tab-players = Giocatori
tribes-tile = { $tile }, { $ground }, vale { $value } ({ $colour })
tribes-tile-chasm = { $tile }, abisso
tribes-tile-empty = nessun segnalino
tribes-tile-camel = controllata da { $name }
tribes-tile-tent = controllata da { $name } con una tenda
tribes-can-sow = si può raccogliere
tribes-can-drop = puoi lasciare { $what }
tribes-can-kill = puoi uccidere { $what }
tribes-can-call = puoi chiamare { $what }
tribes-can-choose = si può scegliere
tribes-palms =
    { $count ->
        [one] { $count } palma
       *[other] { $count } palme
    }
tribes-palaces =
    { $count ->
        [one] { $count } palazzo
       *[other] { $count } palazzi
    }
tribes-track = Ordine di turno
tribes-track-bid = Offri { $price }
tribes-track-bid-leaves = Offri { $price } e tieni { $gold } monete
tribes-track-kept = Ti restano { $gold } monete.
tribes-track-free = { $price }: libero
tribes-track-taken = { $price }: { $name }
tribes-track-next = { $name } è il prossimo
tribes-track-bidding = Devono ancora offrire
tribes-track-acted = Ordine del prossimo round
tribes-row = Risorse
tribes-row-front = prima
tribes-row-empty = Non ci sono più risorse.
tribes-row-card = { $position }. { $card }
tribes-row-take = Prendi { $card }, n. { $position }
tribes-pile = { $count } nel mazzo
tribes-djinns = Geni
tribes-djinns-none = Nessun genio è scoperto.
tribes-buy-for = Per { $payment }
tribes-take-it = Prendi
tribes-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tribes-players = Giocatori
tribes-used = (usato)
tribes-gold = Oro
tribes-gold-covered = coperto
tribes-gold-count = { $count } monete
tribes-camels =
    { $count ->
        [one] { $count } cammello da mettere
       *[other] { $count } cammelli da mettere
    }
tribes-tents =
    { $count ->
        [one] { $count } tenda da mettere
       *[other] { $count } tende da mettere
    }
tribes-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
tribes-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
tribes-items =
    { $count ->
        [one] { $count } oggetto
       *[other] { $count } oggetti
    }
tribes-mine = Le mie cose
tribes-mine-empty = Ancora nessuna carta Risorsa.
tribes-mine-sell = Vendi { $card }
tribes-mine-give = Cedi { $card }
tribes-mine-sets = In serie valgono { $value }: { $sets }.
tribes-mine-set =
    { $count ->
        [one] { $count } merce per { $value }
       *[other] { $count } merci per { $value }
    }
tribes-round = Round { $round }
tribes-last-round = Ultimo round: { $reason }.
tribes-over = Finita: { $reason }.
tribes-closest = La partita finisce con il round dell’ultimo cammello (il più vicino: { $name }, ancora { $count }) o quando nessuno può muovere.
tribes-palms-left =
    { $count ->
        [one] Resta { $count } palma
       *[other] Restano { $count } palme
    }
tribes-palaces-left =
    { $count ->
        [one] Resta { $count } palazzo
       *[other] Restano { $count } palazzi
    }
tribes-bag = Nel sacchetto: { $count } ({ $meeples })
tribes-bag-empty = Il sacchetto è vuoto.
tribes-discard = Risorse scartate: { $cards }
tribes-djinn-discard = Geni scartati: { $djinns }
tribes-thief-pile =
    { $count ->
        [one] { $count } Ladro nel mazzo
       *[other] { $count } Ladri nel mazzo
    }
tribes-item-pile =
    { $count ->
        [one] { $count } oggetto nella pila
       *[other] { $count } oggetti nella pila
    }
tribes-item-discard = Oggetti scartati: { $items }
tribes-hand = In mano
tribes-sale-set = La serie
tribes-pool = Ceduto finora:
tribes-choose = Quale?
tribes-close = Chiudi

# a whole turn in one line
tribes-plan = Da { $from } a { $to }, per ultimo { $tribe }
tribes-plan-then = Da { $from } a { $to }, per ultimo { $tribe }; poi { $then }
tribes-plan-on = Avanti a { $to }, per ultimo { $tribe }
tribes-plan-on-then = Avanti a { $to }, per ultimo { $tribe }; poi { $then }

# the lens
tribes-lens-on = Lente: che cosa porterebbe una tessera?
tribes-lens-off = Metti via la lente
tribes-lens-how = Scegli una tessera: la lente mostra ogni posto dove può finire il suo ultimo segnalino, e i punti.
tribes-lens-asking = Guardo { $tile } …
tribes-lens-none = Nessuna mossa parte da { $tile }.
tribes-lens-blind = La lente ora non può guardare questo tavolo.
tribes-lens-from = Da { $tile }, prima le migliori:
tribes-lens-result = { $tribe } su { $tile }: { $points }
tribes-lens-gift = prossimo giocatore { $points }

# keys
tribes-key-arrows = andare di tessera in tessera
tribes-key-enter = scegliere la tessera
tribes-key-digits = lasciare o scegliere un segnalino: 1 Visir, 2 Anziano, 3 Mercante, 4 Costruttore, 5 Assassino, 6 Artigiano
tribes-key-escape = chiudere ciò che è aperto

# pictures of the rules page
tribes-figure-move = Segnalini raccolti su c3 e lasciati su c4 e d4.
tribes-figure-control = Tessere con cammelli, palme e un palazzo.
tribes-figure-ground = Laboratori con montagne su due lati, e l’abisso.

# why a move was refused
tribes-refused-game-over = La partita è finita.
tribes-refused-game-not-now = Ora non si può fare. La riga sopra il tabellone dice che cosa tocca.
tribes-refused-bid-no-such-spot = Questo prezzo non c’è sul tracciato dell’ordine di turno.
tribes-refused-bid-spot-taken = Il giocatore { $by } è già sul { $spot }.
tribes-refused-bid-zeros-taken = I tre posti da 0 sono occupati: offri 1 o più.
tribes-refused-pay-too-poor = Costa { $price } monete d’oro e ne hai { $gold }.
tribes-refused-pay-too-few-fakirs = Non hai così tanti Fachiri.
tribes-refused-pay-fakirs-for-nothing = Alcuni di questi Fachiri sarebbero spesi per niente.
tribes-refused-pay-cannot-pay = Non si può pagare così.
tribes-refused-sow-no-such-tile = Questa tessera non c’è sul tabellone.
tribes-refused-sow-empty-tile = Su { $tile } non c’è nessuno.
tribes-refused-sow-no-way-to-finish = Da { $tile } l’ultimo segnalino non potrebbe mai unirsi alla sua tribù.
tribes-refused-drop-not-in-hand = Non hai in mano nessun segnalino di questa tribù.
tribes-refused-drop-not-adjacent = I segnalini avanzano di una tessera alla volta, e da { $at } a { $tile } non c’è una via aperta.
tribes-refused-drop-step-back = L’ultimo passo veniva da { $tile }: non si torna subito indietro.
tribes-refused-drop-no-match = L’ultimo segnalino deve unirsi alla sua tribù, e su { $tile } non ce n’è.
tribes-refused-drop-dead-end = Dopo averlo lasciato lì, l’ultimo segnalino non potrebbe più unirsi alla sua tribù.
tribes-refused-kill-must-kill = Gli Assassini devono scegliere una vittima.
tribes-refused-kill-nobody-there = Lì non c’è un segnalino simile da uccidere.
tribes-refused-kill-out-of-reach = Gli Assassini non arrivano a { $tile } nemmeno con tutti i tuoi Fachiri.
tribes-refused-kill-own-tile = A questo tavolo gli Assassini non possono uccidere sulla propria tessera.
tribes-refused-kill-own-meeple = I segnalini davanti a te non possono essere tue vittime.
tribes-refused-kill-protected = Boaz protegge i segnalini del giocatore { $seat }.
tribes-refused-kill-other-place = Le due vittime devono essere nello stesso posto.
tribes-refused-take-no-such-card = Puoi prendere solo le carte da 1 a { $among }.
tribes-refused-buy-not-on-offer = { $djinn } non è scoperto.
tribes-refused-use-not-yours = { $djinn } non è tuo.
tribes-refused-use-works-by-itself = { $djinn } agisce da sé e non si usa mai.
tribes-refused-use-used-up = { $djinn } è già stato usato.
tribes-refused-use-no-effect = { $djinn } ora non farebbe nulla.
tribes-refused-use-not-a-target = { $djinn } non si può usare su { $tile }.
tribes-refused-use-not-neighbouring = { $tile } non è vicina a { $of }.
tribes-refused-use-not-shown = { $djinn } non è tra i geni mostrati.
tribes-refused-sell-not-held = Non hai questa carta.
tribes-refused-sell-in-set-already = La serie ha già questa merce: devono essere tutte diverse.
tribes-refused-sell-fakirs = I Fachiri non si vendono.
tribes-refused-sell-over = Per questo turno la vendita è chiusa.
tribes-refused-hire-not-on-offer = { $thief } non è scoperto.
tribes-refused-steal-not-yours = Ora non puoi mandare { $thief }.
tribes-refused-give-not-yours = Non hai questo da cedere.
tribes-refused-claim-not-given = Nessuno ha ceduto questo.
tribes-refused-claim-not-your-tile = { $tile } non è tua.
tribes-refused-craft-no-items = Non restano oggetti.
tribes-refused-magic-not-yours = Questo oggetto non è tuo.
tribes-refused-magic-nothing-to-use = Questo oggetto non si usa così.
tribes-refused-magic-used-up = Hai già usato un oggetto magico in questo turno.
tribes-refused-magic-no-effect = Questo oggetto ora non farebbe nulla.
tribes-refused-magic-not-shown = Questo oggetto non è tra quelli da scegliere.
tribes-refused-magic-not-a-target = L’oggetto non si può usare su questa tessera.
tribes-refused-magic-not-to-be-laid = Non resta una carta simile da mettere.
tribes-refused-magic-cannot-fly = Questo segnalino non può volare lì: atterra dove c’è la sua tribù.
tribes-refused-skip-compulsory = Questo non si può saltare.

# player aid and score pad of a real table
tribes-act-vizier = Tienili. Alla fine ognuno vale 1 punto, e per ogni avversario con meno Visir ne ricevi altri 10.
tribes-act-elder = Tienili. Pagano i geni; ognuno rimasto alla fine vale 2 punti.
tribes-act-merchant = Rimettili nel sacchetto e prendi altrettante carte dall’inizio della fila.
tribes-act-builder = Rimettili nel sacchetto. Ricevi oro: Costruttori per tessere blu fra la tessera e le otto vicine. Ogni Fachiro scartato conta come un Costruttore in più.
tribes-act-assassin = Rimettili nel sacchetto e uccidi un segnalino: su una tessera distante al massimo tanti passi quanti sono gli Assassini, o un Visir o Anziano davanti a un avversario. Ogni Fachiro scartato è un passo in più.
tribes-act-artisan = Tienili, pesca altrettanti oggetti, tienine uno coperto e scarta gli altri scoperti. Alla fine ognuno vale 2 punti, 3 se nessuno ne ha di più.
tribes-act-note = Se un’uccisione svuota una tessera senza cammello, prendi anche quella. Se ti resta un solo cammello, va sulla tessera dove è finita la mossa.
tribes-tiles-red = Rosso { $values }; tessere: { $count }
tribes-tiles-blue = Blu { $values }; tessere: { $count }
tribes-tiles-neutral = Senza colore; tessere: { $count }
tribes-pad-gold = Monete d’oro
tribes-pad-tent = Tessere rosse intorno alla tenda, la sua compresa
tribes-pad-ties = In caso di parità negli Artigiani vale il valore più basso
