# Il tavolo di analisi.
analysis-text = Prepara una posizione qualsiasi, gioca per tutti, prova varianti e chiedi alla mente più forte che cosa ne pensa.
analysis-bad-file = Questa non è un'analisi di Lamplight, o si è danneggiata per strada.
analysis-from-text = Una posizione scritta
analysis-from-file = Un file
analysis-from-games = Ogni passo di una partita finita si può analizzare dalla sua ripetizione:
analysis-game = Gioco
analysis-position = Posizione
analysis-how = Come si scrive una posizione?
analysis-how-text = Una cosa per riga: il numero dei giocatori, ogni tessera con le sue figure, che cosa ha ognuno e di chi è il turno. Ciò che manca sta al suo solito posto. Un clic sul tavolo porta alla riga di una tessera.
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
analysis-use-example = Usa questo esempio
analysis-set-up = Prepara
analysis-file-text = Un'analisi salvata o il registro di una partita.
analysis-open = Apri un file
analysis-beginning = Inizio
analysis-dealt = ridistribuito
analysis-deal = Ridistribuisci
analysis-share = Copia il link
analysis-save = Salva come file
analysis-other = Un'altra posizione
analysis-decides = Decide { $name }, round { $round }
analysis-over = La partita è finita.
analysis-ask = Chiedi alla mente più forte
analysis-lines = Che cosa pensa la mente più forte
analysis-thinking = Sta pensando, passo { $depth } di { $most } …
analysis-thought = { $nodes } decisioni giocate a mente.
analysis-tree = Varianti
analysis-name = Nome
analysis-comment = Commento
analysis-remove = Togli questo e ciò che segue
analysis-trial = Questa è una prova. Al tavolo non arriva nulla.
analysis-trial-text = Ciò che non puoi sapere è distribuito a caso.
analysis-to-table = Torna al tavolo
analysis-no-help = Questo tavolo non permette di chiedere a una mente.
analysis-edit = Modifica questa posizione
