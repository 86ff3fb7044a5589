djinn-name = Djinn
djinn-about = Percorri una città invasa dai djinn, raccogli magia e aiutanti e imbottiglia quanti più djinn puoi. Da 1 a 4 giocatori; da soli, contro l'orologio.

# the score pad
djinn-source-trophies = Trofei
djinn-source-bottled = Djinn in bottiglia
djinn-source-circled = Djinn nei cerchi
djinn-source-bottles = Bottiglie avanzate
djinn-source-corks = Tappi avanzati
djinn-source-cards = Carte punteggio
djinn-ending-masters-gone = l'ultimo maestro se n'è andato
djinn-ending-solo-clock = l'orologio ha scacciato l'ultimo maestro
djinn-ending-round-cap = l'ultimo round concordato è finito

# options of a new table
djinn-option-trophies_in_final_round = Trofei anche nel round finale
djinn-option-final_source_visit = Un'ultima visita alla Fonte per tutti
djinn-option-occupancy = Una figura occupa
djinn-option-occupancy-field = tutto il luogo
djinn-option-occupancy-path = solo il suo sentiero
djinn-option-first_placement_pays = Si pagano gli altri anche al primo turno
djinn-option-bottling_from_circles = I djinn passano dai cerchi alle bottiglie
djinn-option-bottling_from_circles-source = alla Fonte
djinn-option-bottling_from_circles-anytime = in ogni momento
djinn-option-master_surcharge_counts_chosen = I djinn catturati con un maestro lo rincarano
djinn-option-free_djinn_optional = Si può lasciare il djinn gratuito
djinn-option-green_per_card = Conta la forza verde di ogni mago
djinn-option-start_djinns_per_field = Djinn in ogni luogo tondo all'inizio
djinn-option-draw_on_master_gone = Nuovi djinn quando un maestro se ne va
djinn-option-draw_on_master_gone-by_players = secondo i giocatori: 0, 2, 2, 3
djinn-option-draw_on_master_gone-0 = nessuno
djinn-option-draw_on_master_gone-1 = 1
djinn-option-draw_on_master_gone-2 = 2
djinn-option-draw_on_master_gone-3 = 3
djinn-option-draw_on_master_gone-4 = 4
djinn-option-draw_on_master_gone-5 = 5
djinn-option-draw_on_master_gone-6 = 6
djinn-option-max_limit = Fine della scala della magia
djinn-option-coins_scrolls_unlimited = Monete e pergamene non finiscono mai
djinn-option-scoring_cards_shown = Carte punteggio in gioco
djinn-option-round_cap = Ultimo round al più tardi
djinn-option-solo_clock = Da soli: turni prima che un maestro sia scacciato, 0 per mai

# places
djinn-place-academy = Accademia
djinn-place-tavern = Taverna
djinn-place-market = Mercato
djinn-place-catacombs = Catacombe
djinn-place-manufactory = Manifattura
djinn-place-archives = Archivi
djinn-place-source = Fonte
djinn-standard-academy = Studiare: 1 pergamena e 3 di magia
djinn-standard-tavern = Assumere un mago e svegliarne uno
djinn-standard-market = Fino a 3 scambi
djinn-standard-catacombs = Aprire 2 forzieri
djinn-standard-manufactory = Comprare equipaggiamento o un tappo, 2 monete l'uno
djinn-standard-archives = Svegliare 2 maghi, o per 1 pergamena aprire un cerchio o posare un passaggio
djinn-standard-source = Ricaricare la magia, imbottigliare djinn dai cerchi, svegliare fino a 2 maghi
djinn-special-academy = Limite +2, poi 1 pergamena e 3 di magia
djinn-special-tavern = Assumere un mago, prendere una chiave e svegliare fino a 2 maghi
djinn-special-market = Fino a 4 scambi, uno dei quali costa 1 moneta in meno
djinn-special-catacombs = Aprire 3 forzieri
djinn-special-manufactory = Comprare equipaggiamento per 1 moneta e fino a 2 tappi per 1 moneta l'uno
djinn-special-archives = Due tra: svegliare tutti i maghi, aprire un cerchio, posare un passaggio
djinn-special-source = Ricaricare la magia, imbottigliare djinn dai cerchi, svegliare fino a 2 maghi
djinn-more-academy = La magia paga le catture; il limite è quanta ne puoi tenere.
djinn-more-tavern = I maghi svegli rendono la cattura meno cara; chi ha aiutato si addormenta.
djinn-more-market = Uno scambio: comprare una pergamena per { $scroll } moneta, una bottiglia per { $bottle } o un tappo per { $cork }, o vendere una pergamena per { $scroll }.
djinn-more-catacombs = I forzieri portano monete, pergamene, chiavi e altro; una chiave apre uno scomparto.
djinn-more-manufactory = Cappello, mantello e bastone aiutano per il resto della partita; un tappo chiude una bottiglia.
djinn-more-archives = Un cerchio tiene un djinn catturato; un tuo passaggio porta qualcosa a ogni sosta.
djinn-more-source = Qui i djinn passano dai cerchi alle bottiglie, dove valgono di più.
djinn-field-square = { $place } { $field }, quadrato
djinn-field-round = { $place } { $field }, tondo
djinn-field-source = { $place }, il centro della città
djinn-field-both = { $special }. O come nel luogo quadrato: { $standard }
djinn-lives = qui vivono { $crowd }
djinn-stands = { $name } è qui, viene da { $from }
djinn-stands-you = sei qui, vieni da { $from }
djinn-passage-of = passaggio { $passage } di { $name }
djinn-passage-yours = il tuo passaggio { $passage }

# things
djinn-colour-red = rosso
djinn-colour-blue = blu
djinn-colour-yellow = giallo
djinn-colour-violet = viola
djinn-djinn-red = djinn rosso
djinn-djinn-blue = djinn blu
djinn-djinn-yellow = djinn giallo
djinn-djinn-violet = djinn viola
djinn-djinn-master = maestro
djinn-djinns-red =
    { $count ->
        [one] { $count } djinn rosso
       *[other] { $count } djinn rossi
    }
djinn-djinns-blue = { $count } djinn blu
djinn-djinns-yellow =
    { $count ->
        [one] { $count } djinn giallo
       *[other] { $count } djinn gialli
    }
djinn-djinns-violet = { $count } djinn viola
djinn-bottle-red = bottiglia rossa
djinn-bottle-blue = bottiglia blu
djinn-bottle-yellow = bottiglia gialla
djinn-bottle-violet = bottiglia viola
djinn-good-coin =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
djinn-good-scroll =
    { $count ->
        [one] { $count } pergamena
       *[other] { $count } pergamene
    }
djinn-good-key =
    { $count ->
        [one] { $count } chiave
       *[other] { $count } chiavi
    }
djinn-good-magic = { $count } di magia
djinn-good-limit = { $count } di limite
djinn-good-cork =
    { $count ->
        [one] { $count } tappo
       *[other] { $count } tappi
    }
djinn-good-circle =
    { $count ->
        [one] { $count } cerchio aperto
       *[other] { $count } cerchi aperti
    }
djinn-effect-coin = { djinn-good-coin }
djinn-effect-scroll = { djinn-good-scroll }
djinn-effect-key = { djinn-good-key }
djinn-effect-magic = { $count } di magia
djinn-effect-limit = limite +{ $count }
djinn-effect-bottle =
    { $count ->
        [one] { $count } bottiglia
       *[other] { $count } bottiglie
    }
djinn-effect-cork = { djinn-good-cork }
djinn-effect-mage =
    { $count ->
        [one] { $count } mago
       *[other] { $count } maghi
    }
djinn-effect-equip = { $count } equipaggiamento gratis
djinn-effect-circle = { djinn-good-circle }
djinn-effect-passage =
    { $count ->
        [one] { $count } passaggio
       *[other] { $count } passaggi
    }
djinn-effect-wake =
    { $count ->
        [one] svegliare { $count } mago
       *[other] svegliare { $count } maghi
    }
djinn-effect-wake_all = svegliare tutti i maghi
djinn-effect-refill = magia fino al limite
djinn-effect-chest =
    { $count ->
        [one] { $count } forziere
       *[other] { $count } forzieri
    }
djinn-effect-unlocked_chest = { $count } forzieri con gli scomparti aperti
djinn-effect-bottling =
    { $count ->
        [one] imbottigliare { $count } djinn da un cerchio
       *[other] imbottigliare { $count } djinn dai cerchi
    }
djinn-effect-nothing = niente
djinn-kind-hat = Cappello
djinn-kind-cloak = Mantello
djinn-kind-staff = Bastone
djinn-equipment-H1 = 1 moneta fermandosi a un'Accademia
djinn-equipment-H2 = 2 di magia fermandosi a una Taverna
djinn-equipment-H3 = 1 moneta fermandosi a un Mercato
djinn-equipment-H4 = 2 di magia fermandosi alle Catacombe
djinn-equipment-H5 = 1 moneta fermandosi a una Manifattura
djinn-equipment-H6 = 2 di magia fermandosi agli Archivi
djinn-equipment-H7 = 2 monete fermandosi alla Fonte
djinn-equipment-H8 = 1 moneta e 2 di magia fermandosi in un luogo tondo senza djinn
djinn-equipment-C1 = quando ti fermi, una figura non va pagata
djinn-equipment-C2 = non catturare non costa magia
djinn-equipment-C3 = subito limite +2
djinn-equipment-C4 = rinunciare porta 1 in più
djinn-equipment-C5 = le bottiglie costano 1 moneta in meno
djinn-equipment-C6 = i tappi costano 1 moneta in meno
djinn-equipment-C7 = una moneta apre ciò che apre una chiave
djinn-equipment-C8 = il tuo primo mago in una cattura costa 1 in meno
djinn-equipment-T1 = 2 di forza verde in ogni cattura
djinn-equipment-T2 = i djinn rossi costano 1 in meno
djinn-equipment-T3 = i djinn blu costano 1 in meno
djinn-equipment-T4 = i djinn gialli costano 1 in meno
djinn-equipment-T5 = i djinn viola costano 1 in meno
djinn-equipment-T6 = i maestri costano 3 in meno
djinn-equipment-T7 = una volta: 5 di forza verde in una cattura
djinn-equipment-T8 = una volta: magia fino al limite
djinn-character-G1 = Ricco: comincia con 3 monete in più
djinn-character-G2 = Colto: comincia con 2 pergamene
djinn-character-G3 = Dotato: comincia con limite 5 e 1 di magia in più
djinn-character-G4 = Fabbro: comincia con 2 chiavi
djinn-character-G5 = Collezionista: comincia con una bottiglia
djinn-character-G6 = Prudente: comincia con un tappo
djinn-character-G7 = Benvoluto: comincia con un mago
djinn-character-G8 = Affascinante: quando si ferma, una figura non va pagata
djinn-character-G9 = Parsimonioso: rinunciare porta 1 in più
djinn-character-G10 = Curioso: pesca 1 forziere in più nelle Catacombe e ne mette via 1
djinn-character-N1 = Povero: comincia con 2 monete in meno
djinn-character-N2 = Stanco: comincia con 2 di magia in meno
djinn-character-N3 = Disordinato: comincia con un solo cerchio aperto
djinn-character-N4 = Timido: non catturare costa 2 di magia
djinn-character-N5 = Antipatico: fermarsi costa 2 per ogni figura
djinn-character-N6 = Sprecone: rinunciare porta 1 in meno
djinn-character-N7 = Solitario: al massimo 2 maghi in una cattura
djinn-character-N8 = Maldestro: l'equipaggiamento costa 1 moneta in più
djinn-character-N9 = Sbadato: bottiglie e tappi avanzati non valgono nulla
djinn-character-N10 = Smarrito: ha solo i passaggi da A a C
djinn-mage-red = mago rosso { $mage }
djinn-mage-blue = mago blu { $mage }
djinn-mage-yellow = mago giallo { $mage }
djinn-mage-violet = mago viola { $mage }
djinn-mage-strength = forza { $green }
djinn-mage-bonus = +{ $bonus } per ogni djinn { $colour }
djinn-mage-price = costa { $price }
djinn-mage-free = non costa nulla
djinn-passage-A = 2 monete
djinn-passage-B = 3 di magia
djinn-passage-C = 1 pergamena, e svegliare 1 mago
djinn-passage-D = una bottiglia o un tappo per 1 moneta
djinn-scoring-W1 = 3 chiavi
djinn-scoring-W2 = 6 monete
djinn-scoring-W3 = 4 pergamene
djinn-scoring-W4 = 4 maghi
djinn-scoring-W5 = 4 cerchi aperti
djinn-scoring-W6 = cappello, mantello e bastone
djinn-scoring-W7 = limite 10
djinn-scoring-W8 = tutti i propri passaggi posati
djinn-scoring-W9 = djinn in bottiglie di 3 colori
djinn-scoring-W10 = un maestro in bottiglia o cerchio
djinn-scoring-W11 = 3 maghi svegli
djinn-scoring-W12 = 5 djinn in bottiglie e cerchi
djinn-scoring-W13 = 2 trofei
djinn-scoring-W14 = djinn in bottiglie di tutti e 4 i colori
djinn-scoring-W15 = 4 djinn in bottiglia
djinn-scoring-W16 = 2 maestri catturati
djinn-trophy-words = trofeo { $trophy }, { $points } punti e { $bonus }
djinn-trophy-words-plain = trofeo { $trophy }, { $points } punti
djinn-rank-novice = Novizio
djinn-rank-apprentice = Apprendista
djinn-rank-mage = Mago
djinn-rank-inner_circle = Circolo interno

# the table
djinn-map = La città
djinn-parts = Parti del tavolo
djinn-tab-offer = Offerta
djinn-tab-players = Giocatori
djinn-tab-routes = Percorsi
djinn-mine = Il mio tavoliere
djinn-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
djinn-magic-of = { $magic } su { $limit } di magia
djinn-circles = Cerchi
djinn-circle-empty = cerchio vuoto
djinn-circle-closed = cerchio chiuso
djinn-bottles = Bottiglie
djinn-bottles-none = ancora nessuna bottiglia
djinn-bottles-empty = { $count } vuota, { $colour }
djinn-bottles-full = { $count } con djinn, { $colour }
djinn-mages = Maghi
djinn-mages-none = ancora nessun mago
djinn-awake = sveglio
djinn-asleep = addormentato
djinn-equipment = Equipaggiamento
djinn-equipment-none = niente indosso
djinn-character = Carattere
djinn-passages = Passaggi
djinn-passage-laid = su { $field }
djinn-passage-free = non ancora posato
djinn-trophies = Trofei
djinn-trophies-row = Fila { $row }
djinn-trophies-none = ancora nessuno
djinn-scoring = Carte punteggio
djinn-scoring-progress = { $have } su { $goal }
djinn-scoring-done = soddisfatta
djinn-supply = Riserva
djinn-supply-words =
    { $bottles ->
        [one] { $bottles } bottiglia
       *[other] { $bottles } bottiglie
    }, { $corks ->
        [one] { $corks } tappo
       *[other] { $corks } tappi
    }, { $keys ->
        [one] { $keys } chiave
       *[other] { $keys } chiavi
    }, { $chests ->
        [one] { $chests } forziere chiuso
       *[other] { $chests } forzieri chiusi
    }, { $bag } djinn nel sacchetto
djinn-round = Round { $round }
djinn-masters-left =
    { $count ->
        [one] resta { $count } maestro
       *[other] restano { $count } maestri
    }
djinn-final-soon = L'ultimo maestro se n'è andato: il round { $round } è l'ultimo.
djinn-final-now = Round finale. Niente più trofei; poi tutti visitano la Fonte.
djinn-final-source = Ultima visita alla Fonte
djinn-clock =
    { $count ->
        [one] L'orologio scaccia un maestro dopo questo turno
       *[other] L'orologio scaccia un maestro tra { $count } turni
    }
djinn-clock-alone = Da soli contro l’orologio: ogni { $count } turni un maestro viene scacciato. Con l’ultimo di { $masters } la fine è vicina.
djinn-routes = Tabella dei percorsi
djinn-routes-note = Un suggerimento da ciò che è visibile: come stanno ora le cose, usando Accademia e Fonte lungo la strada. Anche gli altri si muovono.
djinn-routes-none = Quando la tua figura sarà in città, qui vedrai che cosa c'è entro tre mosse.
djinn-routes-moves =
    { $count ->
        [one] In una mossa
       *[other] In { $count } mosse
    }
djinn-routes-hold =
    { $purse ->
        [one] { $magic } di magia, { $purse } moneta o pergamena
       *[other] { $magic } di magia, { $purse } monete e pergamene
    }
djinn-routes-via = passando per { $stops }
djinn-catch-can = si può catturare un djinn
djinn-catch-magic = nessuna cattura: manca { $missing } di magia
djinn-catch-room = nessuna cattura: né cerchio vuoto né bottiglia adatta
djinn-catch-cork = nessuna cattura: c'è la bottiglia, ma non il tappo
djinn-catch-none = niente djinn
djinn-sum = La cattura
djinn-sum-djinns = { $count } × { $cost } per i djinn
djinn-sum-master = maestro, { $cost } + { $more } per ogni altro djinn
djinn-sum-help = maghi e bastone
djinn-sum-need = Magia necessaria
djinn-sum-have = Magia disponibile
djinn-sum-left = Magia che resta
djinn-sum-missing = Magia che manca
djinn-sum-homes =
    Posto: { $circles ->
        [one] { $circles } cerchio vuoto
       *[other] { $circles } cerchi vuoti
    }, { $corks ->
        [one] { $corks } tappo
       *[other] { $corks } tappi
    }, { $bottles ->
        [one] { $bottles } bottiglia
       *[other] { $bottles } bottiglie
    }
djinn-chosen = Scelti: { $crowd }
djinn-group-move = Dove
djinn-group-catch = Cattura
djinn-group-act = Azione del luogo
djinn-group-answer = Scegli
djinn-group-good = Buoni
djinn-group-bad = Cattivi
djinn-group-forgo = Rinuncia all'azione e prendi
djinn-group-trophy = Consegna tre djinn imbottigliati per un trofeo
djinn-on-map = Scegli un luogo segnato sulla mappa.
djinn-card-each = { $cost } di magia ciascuno
djinn-card-master = il maestro { $cost }
djinn-can-choose = si può scegliere
djinn-key-arrows = percorrere la città
djinn-key-enter = scegliere il luogo
djinn-key-escape = tornare indietro

# moves
djinn-move-choose = prendere il carattere: { $character }
djinn-move-place = mettersi davanti a { $field }, venendo da { $from }
djinn-move-go = andare a { $field }
djinn-move-skip = oltrepassare { $field }
djinn-move-pay = pagare a { $name } { $unit }
djinn-move-spare = non pagare { $name }
djinn-move-standard = azione normale
djinn-move-special = azione speciale
djinn-move-forgo = prendere { $goods } invece dell'azione
djinn-move-passage = usare il passaggio
djinn-move-catch = catturare: { $djinn }
djinn-move-refuse = non catturare niente
djinn-move-use = usare: { $mage }
djinn-move-use-saving = usare: { $mage }, risparmiando { $unit }
djinn-move-use-staff = usare il bastone
djinn-move-bind = pagare in magia e vincolare
djinn-move-house-circle = in un cerchio
djinn-move-house-bottle = in una { $bottle }
djinn-move-free = prendere gratis: { $djinn }
djinn-move-pass = rinunciare
djinn-move-done = concludere l'azione
djinn-move-buy-scroll = comprare una pergamena
djinn-move-sell-scroll = vendere una pergamena
djinn-move-buy-bottle = comprare una { $bottle }
djinn-move-buy-cork = comprare un tappo
djinn-move-buy-equipment = comprare: { $kind }, { $text }
djinn-move-hire = assumere: { $mage }
djinn-move-equip = prendere: { $kind }, { $text }
djinn-move-take-bottle = prendere una { $bottle }
djinn-move-unlock = aprire lo scomparto per { $opener }
djinn-move-put-away = mettere via il forziere { $chest }
djinn-move-wake = svegliare: { $mage }
djinn-move-wake-all = svegliare tutti i maghi
djinn-move-circle = aprire un cerchio
djinn-move-dig = posare il passaggio { $passage } su { $field }
djinn-move-refill = magia fino al limite
djinn-move-bottle = imbottigliare dal cerchio: { $djinn }
djinn-move-bottle-master = imbottigliare il maestro in una { $bottle }
djinn-move-trophy = { $trophy }, per 3 djinn in bottiglia ({ $colour })
djinn-move-trophy-masters =
    { $masters ->
        [one] { $trophy }, per 3 djinn in bottiglia ({ $colour }), { $masters } dei quali maestro
       *[other] { $trophy }, per 3 djinn in bottiglia ({ $colour }), { $masters } dei quali maestri
    }
djinn-move-end = finire il turno
djinn-offer-place = venendo da { $from }
djinn-offer-go = { $field }
djinn-offer-go-pay =
    { $count ->
        [0] { $field }: fermarsi, senza pagare nessuno
        [one] { $field }: fermarsi e pagare 1 moneta o pergamena a { $names }
       *[other] { $field }: fermarsi e pagare { $count } monete o pergamene a { $names }
    }
djinn-offer-skip = { $field }: oltrepassare, gratis
djinn-offer-dig = passaggio { $passage } ({ $text }) su { $field }
djinn-offer-special = Speciale: { $text }
djinn-offer-standard = Normale: { $text }
djinn-offer-passage = Passaggio { $passage }: { $text }
djinn-offer-price = { $doing } ({ $price })
djinn-offer-catch = { $catch } ({ $cost })
djinn-offer-refuse = Non catturare niente e perdere { $count } di magia
djinn-offer-refuse-free = Non catturare niente, non costa magia
djinn-offer-mage = { $doing }: { $text }
djinn-offer-bind = Pagare { $need } di magia e vincolare; ne restano { $left }
djinn-offer-unlock = Aprire lo scomparto per { $opener }: { $content }
djinn-offer-put-away = Mettere via il forziere { $chest } ({ $content })
djinn-offer-pass-free = Lasciare il djinn gratuito
djinn-offer-pass-compartment = Lasciare chiuso lo scomparto
djinn-offer-pass-equip = Non prendere equipaggiamento
djinn-offer-pass-passage = Non posare passaggi
djinn-offer-pass-bottling = Non imbottigliare oltre
djinn-offer-pass-other = Rinunciare

# what is to be done
djinn-do-over = La partita è finita.
djinn-do-rank = La partita è finita. Il tuo grado: { $rank }
djinn-do-draft = Prendi un carattere: alla fine ognuno ne ha uno buono e uno cattivo.
djinn-do-gifts = Prendi ciò che porta il tuo carattere.
djinn-do-place = Metti la tua figura davanti a un luogo quadrato.
djinn-do-move = Dove? Mai dritto indietro.
djinn-do-move-skip = Dove? Paga chi è lì, oppure oltrepassalo.
djinn-do-pay = Paga a { $name } una moneta o una pergamena.
djinn-do-act = { $place }: che cosa fai?
djinn-do-act-catch = { $place }: agisci e cattura, nell'ordine che vuoi.
djinn-do-only-catch = { $place }: ora cattura djinn, o non catturare niente.
djinn-do-end = Qui non c'è altro da fare: finisci il turno.
djinn-do-market =
    { $count ->
        [one] Mercato: resta uno scambio.
       *[other] Mercato: restano { $count } scambi.
    }
djinn-do-manufactory = Manifattura: che cosa compri?
djinn-do-archives = Archivi: che cosa fai?
djinn-do-source = Fonte: ricaricare, imbottigliare, svegliare.
djinn-do-source-closing = Ultima visita alla Fonte: imbottiglia quel che puoi, poi finisci.
djinn-do-passage = Compra una bottiglia o un tappo dal tuo passaggio.
djinn-do-catch = La cattura richiede { $need } di magia: fatti aiutare dai maghi.
djinn-do-catch-paid = La cattura richiede { $need } di magia: vincola, o continua a scegliere.
djinn-do-house = Dove va: { $djinn }?
djinn-do-free = Un maestro porta un djinn gratis: quale?
djinn-do-compartment = Il forziere { $chest } ha uno scomparto. Aprirlo?
djinn-do-put-away = Quale forziere metti via chiuso?
djinn-do-give-bottle = Scegli il colore della tua bottiglia.
djinn-do-give-mage = Scegli un mago.
djinn-do-give-equip = Scegli un equipaggiamento.
djinn-do-give-passage = Posa un passaggio in un luogo quadrato.
djinn-do-give-wake = Scegli un mago da svegliare.
djinn-do-give-bottling = Sposta djinn dai cerchi alle bottiglie.
djinn-wait-draft = { $name } prende un carattere.
djinn-wait-move = { $name } cammina per la città.
djinn-wait-act = { $name } agisce.
djinn-wait-catch = { $name } cattura djinn.

# what happened
djinn-log-chosen = { $name } ora è { $character }
djinn-log-placed = { $name } comincia davanti a { $field }, venendo da { $from }
djinn-log-skipped = { $name } oltrepassa { $field }
djinn-log-stopped = { $name } va da { $from } a { $field }
djinn-log-paid = { $name } paga { $unit } a { $to }
djinn-log-spared = { $name } non deve pagare { $to }
djinn-log-acted = { $name } fa l'azione normale: { $place }
djinn-log-acted-special = { $name } fa l'azione speciale: { $place }
djinn-log-forwent = { $name } rinuncia all'azione per { $goods }
djinn-log-passage-used = { $name } usa il passaggio { $passage }
djinn-log-gained = { $name } riceve { $goods }
djinn-log-lost = { $name } spende { $goods }
djinn-log-hired = { $name } assume: { $mage }
djinn-log-woken = { $name } sveglia: { $mage }
djinn-log-used = { $name } usa: { $mage }
djinn-log-shown = Nuovo nell'offerta: { $what }
djinn-log-equipped = { $name } indossa: { $kind }, { $text }
djinn-log-equipped-instead = { $name } indossa: { $kind }, { $text } (al posto di: { $replaced })
djinn-log-chest-drawn = { $name } apre il forziere { $chest }: { $content }
djinn-log-chest-put-away = { $name } mette via il forziere { $chest }
djinn-log-unlocked = { $name } apre lo scomparto del forziere { $chest }: { $content }
djinn-log-dug = { $name } posa il passaggio { $passage } su { $field }
djinn-log-staff-used = { $name } cede un bastone: { $text }
djinn-log-bound = { $name } cattura a { $field } per { $magic } di magia: { $crowd }
djinn-log-free-taken = { $name } prende gratis: { $djinn }
djinn-log-housed-circle = { $name } chiude in un cerchio: { $djinn }
djinn-log-housed-bottle = { $name } chiude in una { $bottle }: { $djinn }
djinn-log-bottled = { $name } sposta dal cerchio in una { $bottle }: { $djinn }
djinn-log-let-go = { $name } non cattura niente
djinn-log-driven-off = Il maestro di { $field } viene scacciato
djinn-log-drawn = Nuovi a { $field }: { $crowd }
djinn-log-drawn-none = Nessun nuovo djinn arriva a { $field }
djinn-log-trophy-gained = { $name } riceve { $trophy }, per 3 djinn in bottiglia ({ $colour })
djinn-log-end-near-masters-gone = L'ultimo maestro se n'è andato: il round { $round } è l'ultimo
djinn-log-end-near-solo-clock = L'orologio ha scacciato l'ultimo maestro: il turno { $round } è l'ultimo
djinn-log-end-near-round-cap = La fine concordata: il round { $round } è l'ultimo
djinn-log-round-began = Comincia il round { $round }
djinn-log-source-visited = { $name } visita ancora una volta la Fonte

# the same, said to the one who did it
djinn-log-chosen-you = Ora sei { $character }
djinn-log-placed-you = Cominci davanti a { $field }, venendo da { $from }
djinn-log-skipped-you = Oltrepassi { $field }
djinn-log-stopped-you = Vai da { $from } a { $field }
djinn-log-paid-you = Paghi { $unit } a { $to }
djinn-log-paid-yours = { $name } ti paga { $unit }
djinn-log-spared-you = Non devi pagare { $to }
djinn-log-spared-yours = { $name } non deve pagarti
djinn-log-acted-you = Fai l'azione normale: { $place }
djinn-log-acted-special-you = Fai l'azione speciale: { $place }
djinn-log-forwent-you = Rinunci all'azione per { $goods }
djinn-log-passage-used-you = Usi il passaggio { $passage }
djinn-log-gained-you = Ricevi { $goods }
djinn-log-lost-you = Spendi { $goods }
djinn-log-hired-you = Assumi: { $mage }
djinn-log-woken-you = Svegli: { $mage }
djinn-log-used-you = Usi: { $mage }
djinn-log-equipped-you = Indossi: { $kind }, { $text }
djinn-log-equipped-instead-you = Indossi: { $kind }, { $text } (al posto di: { $replaced })
djinn-log-chest-drawn-you = Apri il forziere { $chest }: { $content }
djinn-log-chest-put-away-you = Metti via il forziere { $chest }
djinn-log-unlocked-you = Apri lo scomparto del forziere { $chest }: { $content }
djinn-log-dug-you = Posi il passaggio { $passage } su { $field }
djinn-log-staff-used-you = Cedi un bastone: { $text }
djinn-log-bound-you = Catturi a { $field } per { $magic } di magia: { $crowd }
djinn-log-free-taken-you = Prendi gratis: { $djinn }
djinn-log-housed-circle-you = Chiudi in un cerchio: { $djinn }
djinn-log-housed-bottle-you = Chiudi in una { $bottle }: { $djinn }
djinn-log-bottled-you = Sposti dal cerchio in una { $bottle }: { $djinn }
djinn-log-let-go-you = Non catturi niente
djinn-log-trophy-gained-you = Ricevi { $trophy }, per 3 djinn in bottiglia ({ $colour })
djinn-log-source-visited-you = Visiti ancora una volta la Fonte
djinn-move-pay-you = pagare a te { $unit }
djinn-move-spare-you = non pagarti
djinn-log-over = La partita è finita

# pictures of the rules page
djinn-figure-city = Una città all'inizio: luoghi quadrati e rotondi, djinn e un maestro in ogni rotondo, due figure sulle loro strade e un passaggio di A.
djinn-figure-turn = A è arrivato da nord-est e non può tornare. La freccia piena porta a un luogo libero; su quella tratteggiata sta B: lo si paga o lo si salta.
djinn-figure-catch = Un djinn rosso e il maestro accanto ad altri due, con l'aiuto di un mago: il tavolo mostra sempre la somma.

# why a move was refused
djinn-refused-act-done-once = Lo hai già fatto una volta in questa azione.
djinn-refused-act-no-special = Solo i luoghi rotondi hanno un'azione speciale; questo è quadrato.
djinn-refused-act-nothing-to-do = Ora questa azione non ti porterebbe nulla.
djinn-refused-act-used = Hai già usato l'azione di questo luogo, o ci hai rinunciato.
djinn-refused-archives-no-scroll = Costa una pergamena e non ne hai.
djinn-refused-bind-not-paid = La cattura richiede più magia di quanta ne hai.
djinn-refused-bottle-not-in-circle = Nei tuoi cerchi non c'è un djinn così.
djinn-refused-buy-enough = Con questa azione non se ne può comprare altro.
djinn-refused-buy-supply-empty = Nella riserva non ne resta.
djinn-refused-buy-too-dear = Non hai abbastanza monete.
djinn-refused-catch-mages-used = I maghi stanno già aiutando: non si può aggiungere un altro djinn.
djinn-refused-catch-no-room = Non hai posto per questa cattura: servono cerchi vuoti, o bottiglie adatte con tappo.
djinn-refused-catch-no-such-djinn = Qui non resta un djinn così da scegliere.
djinn-refused-catch-not-due = Qui non c'è nulla da catturare, o l'hai già fatto.
djinn-refused-catch-too-strong = Non potresti pagare questa cattura nemmeno con tutto l'aiuto che hai.
djinn-refused-choose-kind-held = Hai già un carattere di questo tipo; ti manca l'altro.
djinn-refused-choose-not-offered = Questo carattere non è disponibile.
djinn-refused-circle-all-active = Tutti i tuoi cerchi sono già aperti.
djinn-refused-dig-no-site = I passaggi si posano nei luoghi quadrati dove non ne hai ancora.
djinn-refused-dig-placed = Questo passaggio è già posato, o non è tuo.
djinn-refused-done-nothing-done = L'azione è cominciata: fai qualcosa prima di finirla.
djinn-refused-end-catch-due = Qui vivono dei djinn: catturane o rinuncia prima di finire il turno.
djinn-refused-equip-not-shown = Questo equipaggiamento non è disponibile.
djinn-refused-forgo-passage-used = Hai usato il tuo passaggio: non puoi più rinunciare all'azione.
djinn-refused-forgo-wrong-units = Non è ciò che si riceve rinunciando all'azione.
djinn-refused-free-none = Qui non si può prendere gratis un djinn di quel colore.
djinn-refused-free-required = Il djinn gratis va preso.
djinn-refused-game-not-now = Ora non si può fare.
djinn-refused-game-over = La partita è finita.
djinn-refused-go-too-dear = Non hai abbastanza monete e pergamene per pagare chi sta lì.
djinn-refused-hire-not-shown = Questo mago non è disponibile.
djinn-refused-house-no-bottle = Non hai una bottiglia vuota di questo colore con tappo.
djinn-refused-house-no-circle = Nessun cerchio è libero per questo djinn se tutti devono trovare posto.
djinn-refused-house-wrong-bottle = Questo djinn non va in una bottiglia di quel colore.
djinn-refused-move-backwards = Non puoi mai tornare direttamente da dove sei venuto.
djinn-refused-move-no-path = Nessuna strada porta lì da dove sei.
djinn-refused-pass-not-allowed = Qui devi scegliere; non puoi rinunciare.
djinn-refused-passage-none = Qui non hai un passaggio da usare ora.
djinn-refused-pay-none-left = Non ne hai per pagare.
djinn-refused-pay-wrong-seat = Prima si paga qualcun altro.
djinn-refused-place-not-square = Una figura comincia davanti a un luogo quadrato.
djinn-refused-put-away-not-drawn = Questo forziere non è tra quelli pescati.
djinn-refused-refill-full = La tua magia è già al limite.
djinn-refused-skip-free-field = Lì non c'è nessuno, e si possono saltare solo i luoghi occupati.
djinn-refused-spare-nobody = Qui non puoi lasciare nessuno senza paga.
djinn-refused-trophy-closed = Non si possono più ottenere trofei: è l'ultimo round o l'ultima visita.
djinn-refused-trophy-gone = Qualcuno ha già questo trofeo.
djinn-refused-trophy-not-three = Un trofeo chiede tre djinn in bottiglie di un colore, e ne hai meno.
djinn-refused-trophy-wrong-row = Il tuo trofeo viene da un'altra fila.
djinn-refused-unlock-nothing = Non hai nulla con cui aprire lo scomparto.
djinn-refused-use-asleep = Questo mago dorme.
djinn-refused-use-leads-nowhere = Se questo mago aiutasse, non potresti più pagare la cattura.
djinn-refused-use-no-help = Questo mago non aiuterebbe in questa cattura.
djinn-refused-use-no-staff = Non hai un bastone da consumare ora.
djinn-refused-use-not-yours = Questo mago non è tuo.
djinn-refused-use-too-dear = Non puoi pagare le monete e le pergamene che costa questo mago.
djinn-refused-use-too-many = Il tuo carattere ti concede due maghi per cattura, e li hai usati.
djinn-refused-use-wrong-saving = Ora non si può scegliere cosa risparmia questo mago.
djinn-refused-wake-nobody = Nessuno dei tuoi maghi dorme.
djinn-refused-wake-not-asleep = Questo mago è sveglio, o si sveglia con tutti gli altri.
djinn-refused-wake-too-many = Dormono più maghi di quanti puoi svegliarne: scegline uno.

# player aid and score pad of a real table
djinn-chests = Forzieri
djinn-aid-standard = Quadrato: { $action }.
djinn-aid-special = Rotondo: { $action }.
djinn-aid-djinn = djinn
djinn-aid-djinn-text = Per catturarlo servono 4 di magia, meno l’aiuto di maghi e bastone, e un cerchio aperto e vuoto o una bottiglia del suo colore con tappo. Vive solo nei luoghi rotondi.
djinn-aid-master = Servono 4 di magia e altri 2 per ogni altro djinn sul posto; i bonus di colore non aiutano. Entra in qualsiasi bottiglia e porta gratis un djinn dello stesso luogo. Se resta solo, è scacciato.
djinn-aid-trophy = Trofeo { $trophy }
djinn-aid-card = Carta punteggio { $card }
djinn-aid-equipment = { $kind } { $card }
djinn-aid-passage = Passaggio { $passage }
djinn-aid-character = Carattere { $tile }
djinn-aid-chest = Forziere { $chest }
djinn-aid-brings = Dà { $what }.
djinn-aid-compartment = Nello scomparto, per una chiave: { $what }.
djinn-pad-bottled-red = In bottiglie rosse
djinn-pad-bottled-blue = In bottiglie blu
djinn-pad-bottled-yellow = In bottiglie gialle
djinn-pad-bottled-violet = In bottiglie viola
djinn-pad-masters = Maestri fra questi
djinn-pad-masters-caught = Maestri catturati nella partita
djinn-pad-coins = Monete
djinn-pad-scrolls = Pergamene
djinn-pad-keys = Chiavi
djinn-pad-awake = Maghi svegli
djinn-pad-circles = Cerchi aperti
djinn-pad-limit = Limite di magia
djinn-pad-passages = Passaggi posati
