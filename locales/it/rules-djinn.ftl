rules-djinn-title = Djinn: le regole con parole nostre
rules-djinn-base = Il gioco

rules-djinn-aim = Di che cosa si tratta
rules-djinn-aim-text =
    I djinn sono entrati in città e si affollano in sei dei suoi luoghi, ogni banda con un maestro. Da uno a quattro maghi percorrono le strade, raccolgono magia, bottiglie e aiutanti, e ne catturano quanti possono.

    I punti vengono da trofei, djinn in bottiglie tappate, djinn in cerchi di bando, carte punteggio e un poco da bottiglie e tappi avanzati.

rules-djinn-city = La città
rules-djinn-city-text =
    Tredici luoghi sono uniti da strade: sei quadrati con un’azione normale, sei rotondi con un’azione speciale più forte, e la Fonte magica al centro. Ognuna di sei località ha un luogo quadrato e uno rotondo, distribuiti ogni volta da capo e mai vicini.

    I djinn vivono solo nei luoghi rotondi: all’inizio un maestro e tre djinn ciascuno. Ci sono quattro colori.

    La tua figura sta su una strada davanti a un luogo, così tutti vedono da dove viene.

rules-djinn-turn = Un turno
rules-djinn-turn-text =
    Prima ti muovi, poi agisci.

    Al primissimo turno ti metti davanti a un luogo quadrato qualsiasi. Poi attraversi il luogo dove sei e segui una strada fino al prossimo, mai da dove sei venuto. Se là c’è qualcuno scegli: pagare 1 moneta o 1 pergamena a ciascuno e fermarti, oppure saltare il luogo e proseguire.

    Poi agisci:
    • In un luogo quadrato puoi fare l’azione normale e quella del tuo passaggio segreto, in qualsiasi ordine.
    • In un luogo rotondo puoi fare l’azione speciale o quella normale. Se c’è un djinn devi anche tentare una cattura, prima o dopo.
    • Oppure rinunci all’azione e prendi 2 monete, o 2 di magia, o una per tipo. Catturare resta un dovere.

rules-djinn-places = I luoghi
rules-djinn-places-text =
    Luogo | A che cosa serve
    Accademia | una pergamena e magia; la speciale alza anche il tuo limite
    Taverna | assumere un mago e svegliarne uno; la speciale ne sveglia due e aggiunge una chiave
    Mercato | comprare bottiglie e tappi, scambiare monete e pergamene
    Catacombe | aprire forzieri; alcuni hanno uno scomparto per una chiave
    Manifattura | cappello, mantello o bastone, e tappi
    Archivi | svegliare maghi, aprire un cerchio di bando, porre un passaggio segreto
    Fonte | riempire la magia, imbottigliare djinn dai cerchi, svegliare due maghi

    Il tavolo mostra ogni prezzo e guadagno sul luogo stesso.

rules-djinn-catch = Catturare i djinn
rules-djinn-catch-table =
    Scegli quali djinn vuoi. Ognuno richiede 4 di magia, un maestro 4 e 2 in più per ogni altro djinn presente. Raggiungi la somma con la tua magia e con i maghi: paghi il prezzo del mago, lo usi e si addormenta. La forza verde conta una volta per cattura; un bonus di colore conta per ogni djinn di quel colore, mai per i maestri.

    Ogni djinn catturato va sistemato subito: in un cerchio di bando aperto e vuoto, o in una bottiglia del suo colore con un tappo. Un maestro sta in qualsiasi bottiglia e vale allora come quel colore. Chi cattura un maestro prende gratis un altro djinn da lì.

    Se non puoi o non vuoi catturare, perdi 1 di magia. Un maestro rimasto solo è scacciato. Ogni volta che un maestro è catturato o scacciato arrivano nuovi djinn: 0, 2, 2 o 3 in uno, due, tre o quattro giocatori.
rules-djinn-catch-text =
    { rules-djinn-catch-table }

    Sono offerte solo catture che si possono completare.

rules-djinn-trophies = Trofei
rules-djinn-trophies-text =
    In qualsiasi momento del tuo turno puoi consegnare tre djinn imbottigliati di un colore per un trofeo da 30 o 36 punti e un bonus immediato. Il primo viene dalla prima fila, il secondo dalla seconda, il terzo dalla terza, i seguenti da qualsiasi. Nel round finale non ci sono trofei.

rules-djinn-passages = Passaggi segreti, maghi, equipaggiamento
rules-djinn-passages-text =
    • Un passaggio segreto dà al proprietario un’azione in più in un luogo quadrato a ogni visita successiva.
    • I maghi aiutano nelle catture e vanno svegliati perché aiutino ancora.
    • Puoi portare un cappello, un mantello e un bastone; uno nuovo sostituisce il vecchio.

rules-djinn-characters = Caratteri
rules-djinn-characters-text =
    Prima del primo turno ognuno prende un carattere buono e uno cattivo: dall'ultimo giocatore al primo, poi al contrario. Alcuni cambiano con che cosa cominci, altri valgono per tutta la partita. Ognuno dice che cosa fa quando lo scegli.

rules-djinn-end = La fine
rules-djinn-end-text =
    Quando l’ultimo dei sei maestri è sparito, si finisce il round e se ne gioca un altro. Poi tutti usano la Fonte ancora una volta e si contano i punti.

rules-djinn-score = Punti
rules-djinn-score-text =
    Per | Punti
    Trofeo | 30 o 36
    Djinn in bottiglia tappata | 10
    Djinn in cerchio di bando | 3
    Bottiglia avanzata | 1
    Tappo avanzato | 1
    Carta punteggio soddisfatta | 8, 9 o 15

    Vince chi ha più punti. In parità vince chi ha più monete, pergamene e chiavi insieme; se ancora pari, la vittoria è condivisa.

rules-djinn-solo = Da soli
rules-djinn-solo-text =
    Un giocatore gioca contro il tempo: dopo ogni quinto turno un maestro è scacciato, quindi la fine arriva al più tardi dopo trenta turni. Sotto i 75 punti sei un novizio, da 75 un apprendista, da 100 un mago, da 125 appartieni al circolo interno.

rules-djinn-own = Che cosa è progetto nostro
rules-djinn-own-text =
    Non abbiamo potuto leggere alcun regolamento di questo gioco, solo un breve riassunto e recensioni. Lo svolgimento del turno, le catture, i trofei, la fine e i punti li seguono. La mappa, le cifre dei luoghi, i maghi, i passaggi, l’equipaggiamento, i forzieri, i bonus, i personaggi, le carte punteggio e il tempo in solitario sono progetto nostro, fatto per accordarsi con ciò che è noto. Si possono correggere in un solo punto quando comparirà un regolamento.

    Dalle fonti vengono questi numeri: 4 di magia per un djinn e 2 in più per ognuno accanto a un maestro, 1 di magia se non si cattura nulla, 2 per la rinuncia; sei maestri e 0, 2, 2 o 3 djinn nuovi; tre djinn per un trofeo da 30 o 36; 10, 3 e 1 punti; carte punteggio da 8, 9 e 15; e l'inizio con 4 monete, 3 di magia, limite 4 e due cerchi aperti. Ogni altro numero, anche i ranghi, è nostro.
