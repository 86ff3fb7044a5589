nav = Pagine principali
nav-home = Gioca
nav-home-label = Lamplight, alla prima pagina
nav-learn = Impara
nav-rules = Regole
nav-replay-file = Replay
nav-puzzles = Problemi
nav-settings = Opzioni
nav-help = Aiuto
footer-unofficial = Non ufficiale e libero: su Lamplight
footer-at = Al tavolo vero: guide e segnapunti
skip-to-content = Vai al contenuto

page-new = Nuovo tavolo
page-replay = Replay
page-replay-file = Replay
page-review = Revisione
page-review-file = Revisione
page-analysis = Tavolo di analisi
page-puzzles = Problemi
page-puzzle = Problemi
page-learn = Impara
page-lesson = Impara
page-rules = Regole
page-settings = Opzioni
page-help = Aiuto
page-about = Informazioni
page-house = Prendersi cura della casa
page-not-found = Non trovato
page-trouble = Non è stato possibile caricare questa pagina.

loading = Un momento …
try-again = Riprova
reload = Ricarica la pagina
go-home = Alla prima pagina
close = Chiudi
back = Indietro
cancel = Annulla
copy = Copia
copied = Copiato
not-found-title = Qui non c’è nulla
not-found-text = A questo indirizzo non c’è alcuna pagina.

home-title = Il tavolo è pronto per te
home-text = Five Tribes e Djinn, contro amici o avversari forti, nel tuo browser. Senza registrarsi e senza aspettare.
home-play = Gioca
home-starting = Preparo il tavolo …
home-play-note = Comincia subito una partita a Five Tribes contro un avversario.
home-play-bots = Gioca contro un bot
home-continue = Continua
home-new = Nuovo tavolo
home-games = I giochi
home-mine = Le mie partite
home-mine-empty = Nessuna tua partita è in corso. Il pulsante grande ne comincia una.
home-open = Tavoli aperti
home-open-empty = Nessuno aspetta giocatori. Apri un tavolo e condividi il link.
home-plain = Altri giochi
home-past = Partite finite
home-look = Dai un’occhiata
home-join = Unisciti
home-more = Mostra altre
table-remove = Togli dalle mie partite
table-remove-sure = La partita finisce per sempre. Toglierla?

# how a table stands, in a list
card-stopped = abbandonata
card-alone = { $points } punti
card-tied = Pareggio: { $names }
card-won-you = Hai vinto per { $points }
card-at-least = almeno { $points }
card-won = { $name } ha vinto per { $points }
card-turn = Decide { $name }
home-learn-title = Impara Five Tribes in cinque minuti
home-learn-text = Dodici piccole lezioni sul tabellone vero: fa’ una cosa, guarda che cosa porta, va’ avanti.
home-learn-begin = Comincia
home-learn-all = Tutte le lezioni
home-learn-away = Conosco già i giochi

status-table-open = aspetta giocatori
status-table-playing = in corso
status-table-over = finita
status-table-closed = chiuso

new-title = Nuovo tavolo
new-game = Il gioco
new-which = Quale gioco
new-players = Giocatori
new-seats = Chi gioca
new-seats-note = Più posti per persone davanti a questo schermo fanno una partita condivisa: un sipario nasconde la mano di ciascuno agli altri.
new-table = Il tavolo
new-clock = Tempo per pensare
new-join = Chi può prendere un posto libero
new-assist = Aiuti
new-free-undo = Annullare quanto si vuole (ci sono solo bot)
new-pause = I bot aspettano un attimo, così li si può seguire
new-rulings = Interpretazioni e varianti
new-rulings-note = Dove le regole si possono leggere in più modi abbiamo scelto quello consueto. Cambialo qui se il tuo gruppo gioca diversamente.
new-start = Comincia la partita
new-make = Apri il tavolo
option-off = senza { $name }
clock-none = Quanto si vuole
clock-quick = 10 minuti, più 10 secondi a turno
clock-calm = 25 minuti, più 30 secondi a turno
clock-hours = 8 ore a turno
clock-day = 1 giorno a turno
clock-days = 3 giorni a turno
clock-left = restano { $time }
clock-other = { $minutes } minuti, e { $seconds } secondi a turno
clock-other-turn = { $hours } ore a turno
join-link = Chi ha il link
join-anyone = Tutti; il tavolo è nell’elenco
assist-none = Nessuno
assist-lens = Lente: che cosa porta ogni scelta
assist-hints = Lente e consigli
plan-me = Una persona a questo schermo
plan-open = Libero: chi viene
plan-bot = Bot, livello { $number }: { $level }
plan-name = Nome (facoltativo)
setup-players =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }

level-random = Viandante
level-about-random = Vede che cosa porta punti, ma molto gli sfugge. Per una prima partita.
level-novice = Apprendista
level-about-novice = Sa che cosa porta punti, ma spesso prende la seconda scelta.
level-greedy = Bottegaio
level-about-greedy = Guarda un po’ avanti e ogni tanto sbaglia.
level-planner = Stratega
level-about-planner = Soppesa i suoi turni migliori con occhio esperto, ma non a lungo.
level-search = Sultano
level-about-search = Gioca in testa per tutto il tempo che ha. La vera sfida.
level-number = livello { $number }
level-named = livello { $number }: { $name }

seats = Giocatori
seat-open = posto libero
guest = Ospite { $code }
seat-you = tu
seat-away = assente
seat-take = Siediti qui
seat-letter = Posto { $letter }
stand-in-resigned = si è ritirato, gioca un bot ({ $level })
stand-in-time_out = tempo scaduto, gioca un bot ({ $level })
stand-in-left = è andato via, gioca un bot ({ $level })
take-back = Riprendi il posto

waiting-open =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
waiting-how = Manda il link a chi deve giocare. La partita comincia appena è occupato l'ultimo posto.
waiting-ready = Ci siamo tutti
waiting-start = Comincia la partita
waiting-leave = Lascia il tavolo
waiting-guest = Prendi un posto per giocare. La partita comincia appena è occupato l’ultimo.
waiting-clock = L’orologio parte quando tutti sono pronti
waiting-name = Il tuo nome, come lo vedono gli altri
waiting-free = Libera il posto
waiting-bot = Aggiungi un bot …

# what the people of a table agree on
ready-ask = Tutto pronto? L’orologio parte quando tutti confermano.
ready-yes = Sono pronto
ready-wait = Deve ancora confermare: { $names }. Nessun orologio corre.
call-off = Proponi di annullarla
call-off-mine = Proponi di annullare la partita. Gli altri non hanno ancora accettato.
call-off-not = Ritira la proposta
call-off-theirs =
    { $count ->
        [one] { $names } propone di annullare la partita.
       *[other] { $names } propongono di annullare la partita.
    }
call-off-agree = Accetta
call-off-go-on = No, si gioca
gone-theirs =
    { $count ->
        [one] { $names } si è ritirato. Continua un bot.
       *[other] { $names } si sono ritirati. Continuano dei bot.
    }
gone-end = Finisci qui la partita
gone-go-on = Continua con il bot
stopped-you = Ti sei ritirato nel round { $round }
stopped-by = { $name } si è ritirato nel round { $round }
stopped-together = Annullata di comune accordo nel round { $round }

invite = Link per invitare altri

table-title = Tavolo
table-of = Tavolo di { $names }
table-loading = Recupero il tavolo …
table-trouble = Questo tavolo non si può mostrare
table-closed = Questo tavolo è stato abbandonato prima dell’inizio.
link-reconnecting = Connessione persa. Riprovo …
link-reconnecting-text = Niente va perso: il server conserva ogni mossa confermata.

title-your-turn = Tocca a te
status-over = La partita è finita.
status-yours = Tocca a te.
status-others = { $name } sta pensando.
status-sending = Invio …
actions = Che cosa puoi fare
undo = Annulla mossa
hint = Consiglio
hint-thinking = Ci penso …
try-it = Prova
hint-says = Consiglio: { $move }
skip = Salta avanti
gains-turn = Questo turno { $points }
end-question = Terminare il turno?
end-brought = Questo turno porta { $points }.
end-sure = Termina il mio turno
news = L'ultimo evento
recap-open = L’ultima cosa che ha fatto { $name }
recap-open-you = L’ultima cosa che hai fatto
watch-again = Guarda di nuovo
since-last =
    { $count ->
        [one] Da quando eri qui: 1 turno.
       *[other] Da quando eri qui: { $count } turni.
    }
since-watch = Guarda
refused = Non fatto: { $reason }
refused-other = { $text }
refused-retry =
    { $seconds ->
        [one] Riprova fra un secondo.
       *[other] Riprova fra { $seconds } secondi.
    }
resign = Ritirati
resign-sure = Lasciare il tuo posto?
resign-text = Gli altri possono continuare con un bot al tuo posto o finire la partita. Finché è in corso puoi riprendere il posto. Se tutti sono d’accordo, può anche essere annullata.
resign-alone = La partita finisce qui. Nessun altro ti aspetta.
watching = Stai guardando.
side = Giocatori, registro e chat
tab-log = Registro
tab-points = Punti
tab-moves = Mosse
tab-chat = Chat
tab-new =
    { $count ->
        [one] una riga nuova
       *[other] { $count } righe nuove
    }
round = Round { $round }
spectators =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
ending-soon = Ultimo round: { $reason }
log = Registro
log-empty = Non è ancora successo nulla.
log-earlier =
    { $count ->
        [one] Mostra una riga precedente
       *[other] Mostra { $count } righe precedenti
    }
log-undo = ha annullato
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
moves-notation = Scrivi una mossa
moves-all =
    { $count ->
        [one] Una mossa legale
       *[other] Tutte le { $count } mosse legali
    }
moves-more =
    { $count ->
        [one] Un’altra: scrivine l’inizio.
       *[other] Altre { $count }: scrivi l’inizio di una.
    }
moves-none = Ora non tocca a te decidere.
ledger = Punti per fonte
ledger-source = Fonte
ledger-total = Totale
points-label = Punti:
points-at-least = Punti noti a tutti, almeno:
points-covered = + indica punti che conosce solo il loro proprietario.
points-hidden = nascosto
plain-title = Il tavolo a parole
plain-text = Il tabellone di questo gioco non è ancora disegnato. Qui c’è tutto ciò che puoi vedere e fare.
plain-view = Ciò che vedi
plain-do = Tocca a te: scegli una di { $count } mosse.
plain-wait = { $name } decide.
plain-over = La partita è finita.

curtain-title = Decide { $name }
curtain-text = Passa lo schermo a { $name }. Gli altri non guardano.
curtain-lift = Sono { $name }

# why a hint
why-plan = Il turno intero: { $plan }.
why-points = Previsti { $points }
why-gift = Miglior turno del prossimo: prima { $before }, dopo { $after }
why-win = Probabilità di vincere: { $chance } %
why-than-gift = { $plan } porterebbe ora { $points }, ma lascerebbe { $by } punti in più al giocatore seguente.
why-than-win = { $plan } porterebbe ora { $points }, ma vinceresti { $by } partite su cento in meno.
why-than-lead = { $plan } porterebbe ora { $points }, ma più avanti avresti { $by } punti in meno.
why-than-other = { $plan } porterebbe ora { $points }, ma quello che viene dopo è peggio.
why-most = Nulla di ciò che è stato esaminato porta più punti ora.

final-winner =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
final-chart = Punti nel tempo
final-alone = Hai raggiunto { $points } punti
final-you-win =
    { $points ->
        [0] Vinci
       *[other] Vinci per { $points } punti
    }
final-margin = { $points } punti di vantaggio
final-rematch = Gioca ancora
final-rematch-join = Alla prossima partita
final-replay = Replay
final-review = Rivedi questa partita
chart-label = Una linea per giocatore, i punti verso l’alto, le decisioni da sinistra a destra
fair-yes = Corretta: il seme è quello promesso prima della prima mossa
fair-no = Il seme non è quello promesso
fair-unknown = Qui questo browser non può verificare il seme; `lamplight verify` sì
fair-how = Prima della prima decisione il server ha mostrato un’impronta (SHA-256) del segreto da cui vengono tutte le mescolate. Ora il segreto è aperto: la sua impronta deve essere la stessa, e il registro con il segreto dà la stessa partita su ogni macchina.
fair-commitment = Impronta mostrata all’inizio
fair-seed = Il segreto, ora aperto

replay-mine = Le mie partite finite
replay-mine-empty = Nessuna tua partita è ancora finita.
replay-title = Replay
replay-file-text = Apri un registro scaricato da qui o scritto da Lamplight e ripercorri la partita passo per passo.
replay-open = Apri un registro
replay-play = Riproduci
replay-pause = Pausa
replay-step = Passo { $step } di { $last }
replay-scrub = Passo
replay-turns = Turni di
replay-turn-before = Turno precedente
replay-turn-next = Turno seguente
replay-share = Copia il link
replay-download = Scarica il registro
replay-analyse = Analizza da qui
replay-review-file = Rivedi un file di registro

settings-screen = Schermo
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-sound = Suoni
settings-sound-off = No
settings-sound-quiet = Bassi
settings-sound-clear = Chiari
settings-motion = Movimento
settings-motion-auto = Come il sistema
settings-motion-full = Sì
settings-motion-reduced = No
settings-speed = Velocità con cui si mostrano le mosse degli altri
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-playing = Giocando
settings-tick-confirm = Chiedi prima di finire un turno
settings-tick-shortcuts = Scorciatoie da tastiera
settings-tick-letters = Lettere sui pezzi
settings-tick-notation = Mosse anche in notazione (bid 8)

account = Nome e account
account-guest = Sei { $name }, ospite: ti conosce solo questo browser. Conserva il nome con una password per usarlo altrove.
account-known = Hai effettuato l’accesso come { $name }.
account-name = Nome
account-password = Password
account-password-rule = Solo per conservare un nome o accedere; almeno 8 caratteri.
account-rename = Cambia nome
account-claim = Conserva questo nome
account-sign-in = Accedi
account-sign-out = Esci
account-sign-out-all = Esci ovunque
account-delete = Elimina il mio account
account-delete-sure = Voglio che il mio account e i miei nomi siano tolti da ogni tavolo.
account-renamed = Hai un nuovo nome.
account-claimed = Ora il nome è tuo.
account-signed-in = Bentornato.
account-signed-out = Sei uscito.
account-deleted = Il tuo account non c’è più.

help-title = Aiuto
help-intro = Al tavolo tutto funziona con mouse, tocco e tastiera. La riga sopra il tabellone dice sempre a chi tocca e che cosa puoi fare.
help-playing = Al tavolo
help-playing-status = La riga sopra il tabellone dice che cosa puoi fare ora.
help-playing-pick = Ciò che puoi scegliere è segnato sul tabellone: clicca, tocca, oppure arrivaci con le frecce e premi Invio.
help-playing-list = La scheda «Mosse» elenca ogni mossa legale come pulsante e accetta la notazione scritta.
help-playing-undo = «Annulla mossa» ritira il tuo ultimo passo finché nulla è stato rivelato e nessun altro ha deciso.
help-playing-log = Il registro conserva ogni decisione in notazione breve, con ciò che ne è venuto.
help-playing-ledger = «Punti» mostra quanto farebbe ciascuno ora, per fonte; un punto interrogativo nasconde ciò che non puoi sapere.
help-keys-everywhere = Tasti ovunque
help-keys-table = Tasti al tavolo
help-keys-replay = Tasti in un replay
help-keys-board = Tasti sul tabellone di { $game }
help-keys-off = Le scorciatoie a tasto singolo si possono disattivare nelle opzioni.
key-help = questa pagina
key-undo = annullare la mossa
key-hint = chiedere un consiglio
key-moves = scrivere una mossa
key-board = al tabellone
key-skip = saltare fino a ora
key-log = mostrare il registro
key-points = mostrare i punti
key-chat = parlare
key-read = ripetere che cosa posso fare
key-walk = andare da una cosa all’altra
key-choose = scegliere
key-step-back = un passo indietro
key-step-on = un passo avanti
key-first = all’inizio
key-last = alla fine
key-play = riprodurre o mettere in pausa

about-title = Su Lamplight
about-what = Che cos’è
about-what-text = Lamplight è la casa aperta di due giochi da tavolo sui geni: Five Tribes con le espansioni I Ladri di Naqala e Gli Artigiani di Naqala, e Djinn. Gioca nel browser, guarda, rivedi e studia, o usa lo stesso motore come simulatore veloce.
about-unofficial = Non ufficiale
about-unofficial-text = Lamplight non ha nulla a che fare con gli editori o gli autori di questi giochi. I nomi servono solo a dire che cosa è realizzato. Se un gioco ti piace, compralo: un tavolo con gli amici è meglio di qualsiasi schermo.
about-own = Parole e disegni nostri
about-own-text = Ogni testo e ogni disegno è nostro. Le regole sono raccontate con parole nostre; dove nessuna fonte dà un numero, il nostro è segnato come progetto proprio.
about-open = Aperto
about-open-text = Il programma è software libero con licenza MIT o Apache 2.0, a scelta.
about-fair = Corretto
about-fair-text = Tutto il caso viene da un segreto per tavolo. La sua impronta è mostrata prima della prima mossa e il segreto dopo l’ultima, così chiunque può verificare che nessuna mescolata è stata toccata.
about-private = Riservato
about-private-text = Nessun tracciamento, nessuna pubblicità, nessun terzo. Un cookie tiene il tuo posto; le opzioni restano in questo browser. Puoi eliminare account e nomi quando vuoi.
about-api = Per programmatori: come scrivere un client o un bot

rules-contents = Contenuto
rules-search = Cerca nelle regole
rules-now = Che cosa conta ora
rules-nothing = Niente nelle regole parla di «{ $wish }».

refused-client-unreachable = Il server non è raggiungibile.
refused-client-offline = Al momento non c’è connessione con il tavolo.
refused-client-fault = Qualcosa è andato storto in questo browser.
refused-client-file-too-large = Questo file è troppo grande per essere un registro.
refused-table-not-found = Questo tavolo non esiste.
refused-table-broken = I dati di questo tavolo non si possono leggere. Restano come sono; chi gestisce questo server deve controllarli.
refused-table-stale = Il tavolo era andato avanti; ecco com’è ora.
refused-table-over = La partita è finita.
refused-table-not-your-decision = Ora decide qualcun altro.
refused-undo-nothing = Non c’è nulla di tuo da annullare.
refused-undo-others-decided = Nel frattempo ha deciso qualcun altro.
refused-undo-revealed = Il tuo ultimo passo ha rivelato qualcosa e non si può annullare.
refused-server-stopping = Il server si sta riavviando.
refused-me-bot = Un bot non può cambiare l’account del suo proprietario.
refused-me-nobody = Il server non ti conosce più. Ricarica la pagina.
refused-me-signed-out = Sei uscito dall’account.
refused-me-wrong-password = Nome e password non corrispondono.
refused-name-bad = Un nome ha da 1 a { $most } caratteri visibili.
refused-name-claimed = Un nome conservato non si può cambiare.
refused-name-taken = Qualcun altro ha questo nome, o uno che gli somiglia.
refused-password-length = Una password ha da { $least } a { $most } caratteri.
refused-seat-taken = Qualcun altro ha preso questo posto.
refused-seat-not-yours = Questo posto non è tuo.
refused-seat-yours-already = Sei già seduto qui.
refused-seat-bot-decides = Ora a questo posto gioca un bot.
refused-seat-out-of-time = Il tempo per questa decisione è finito. La prende il bot, poi puoi riprenderti il posto.
refused-table-full = Nessun posto è libero.
refused-table-not-full = Un posto è ancora libero.
refused-table-started = La partita è cominciata.
refused-table-not-started = La partita non è ancora cominciata.
refused-table-not-over = La partita è ancora in corso.
refused-table-not-yours = Può farlo solo chi ha aperto il tavolo.
refused-table-closed = Questo tavolo è stato chiuso.
refused-table-reload = Il tavolo viene ricaricato.
refused-chat-length = Più breve, per favore: al massimo { $most } caratteri.
refused-chat-players-only = Qui possono parlare solo i giocatori.
refused-hint-thinking = Un consiglio è in arrivo.
refused-hint-none = Non c’è un consiglio per questo momento.
refused-lens-none = La lente qui non vede nulla.
refused-assist-not-allowed = Questo tavolo non permette questo aiuto.
refused-log-bad = Non è un registro che sappiamo leggere. L'errore è nella riga { $line }.
refused-log-too-large = Questo registro è troppo grande.
refused-review-none = Questa partita non è ancora stata rivista.
refused-review-empty = Non c’è nulla da rivedere: non è stato deciso nulla.
refused-lesson-not-found = Questa lezione non esiste.
refused-lesson-too-long = Una lezione ha al massimo { $most } mosse.
refused-puzzle-not-found = Questo problema non esiste.
refused-position-impossible = Questa posizione non può esistere:
refused-analysis-too-long = Un'analisi ha al massimo { $most } mosse.
refused-analysis-nodes = A una mente si possono chiedere da { $least } a { $most } decisioni pensate.
refused-analysis-shared-screen = A questo schermo giocano in più: qui non ci sono prove.
refused-analysis-nothing-played = Non si è deciso nulla che si possa giudicare.
refused-setup-players = In { $given } non si può giocare: è per { $min }-{ $max } giocatori.
refused-setup-option = Non c’è un’opzione «{ $given }». Ci sono: { $allowed }.
refused-setup-value = «{ $key }» non può essere { $given }. Valori ammessi: { $allowed }.
refused-setup-rules = La versione { $given } delle regole qui non è nota. La più recente è { $newest }.
refused-setup-unreadable = Il server non riesce a leggere questa preparazione: { $reason }
refused-protocol-too-old = Questa pagina è più vecchia del server. Viene ricaricata.
refused-table-unknown-rules = Questa partita segue regole che questo server non conosce ancora. Resta com’è.
refused-undo-broken = Non si può annullare: ciò che precede non si può rigiocare.
refused-log-game = Questo registro è di un altro gioco.
refused-log-no-seed = A questo registro manca il seme: la partita è ancora in corso.
refused-log-seed = Il seme di questo registro non è quello promesso.
refused-log-entry = Il registro non si può rigiocare dalla riga { $line } in poi.
refused-log-order = Una riga di questo registro manca o è nel posto sbagliato.
refused-log-undo = Questo registro annulla ciò che non è mai stato fatto.
refused-log-history = Ciò che questo registro annulla non si può rigiocare.
refused-log-hash = Questo registro porta a una posizione diversa da quella che dice.
refused-log-end = Questo registro dice un finale diverso da quello delle sue mosse.
refused-server-unavailable = Il server è occupato o riposa. Riprova presto.
refused-api-bad = Il server non capisce questa richiesta. Ricarica la pagina.
refused-api-unknown = Il server non conosce questo indirizzo.
refused-body-bad = Il server non capisce ciò che è stato inviato. Ricarica la pagina.
refused-body-not-json = Il server non capisce ciò che è stato inviato. Ricarica la pagina.
refused-body-too-large = Era troppo grande da inviare.
refused-clock-bad = Con questi tempi non si può giocare.
refused-command-bad = Il server non capisce questa richiesta. Ricarica la pagina.
refused-command-too-large = Era troppo grande da inviare.
refused-level-unknown = Non esiste un avversario simile.
refused-minds-unknown-level = Non esiste un avversario simile.
refused-limit-chat = Stai scrivendo troppo in fretta.
refused-limit-commands = Hai chiesto troppo in una volta.
refused-limit-connections = Qui ci sono già troppe persone a guardare.
refused-limit-watchers = Qui guardano già in troppi.
refused-limit-guests = Sono arrivati troppi nuovi ospiti dal tuo indirizzo.
refused-limit-hints = Hai chiesto aiuto troppe volte di seguito.
refused-limit-passwords = Ci sono stati troppi tentativi con la password.
refused-limit-replays = Sono stati chiesti troppi replay in una volta.
refused-limit-reviews = Troppe analisi in una volta.
refused-limit-lessons = Sei andato molto in fretta. Le lezioni hanno bisogno di una breve pausa.
refused-limit-analysis = È stato molto veloce. Il tavolo di analisi ha bisogno di una breve pausa.
refused-limit-lines = Hai chiesto troppo spesso alla mente proprio ora.
refused-limit-requests = È stato chiesto troppo in troppo poco tempo.
refused-limit-tables = Hai aperto troppi tavoli in poco tempo.
refused-limit-tokens = Hai tante chiavi per bot quante sono permesse: restituiscine prima una.
refused-limit-undos = Questa partita è diventata così lunga che non si può più annullare nulla.
refused-limit-unfinished-tables = Hai troppi tavoli non finiti: finiscine o chiudine prima uno.
refused-limit-bot-tables = Hai troppi tavoli in corso di soli bot: aspetta che ne finisca uno.
refused-move-not-a-move = Il server non sa leggere questa mossa.
refused-origin-foreign = È stato chiesto da un altro sito e non è permesso.
refused-seat-unknown = A questo tavolo non c’è questo posto.
refused-seats-count = Il numero di posti non corrisponde a quello dei giocatori.
refused-shelf-unknown-game = Questo gioco qui non c’è.
refused-token-label = Una chiave per bot ha bisogno di un nome breve.
refused-token-unknown = Questa chiave per bot non esiste.
refused-house-banned = Non puoi entrare qui: { $reason }
refused-chat-muted = Per ora non puoi parlare qui: { $reason }
refused-house-not-a-steward = Questa pagina è per chi si prende cura della casa.
refused-house-operator-only = Può farlo solo chi gestisce la casa, sulla macchina stessa.
refused-house-reason = Di' perché, in 1–{ $most } caratteri.
refused-house-guest = È un ospite. Il nome non è mai stato riservato con una password.
refused-house-until = La fine è nel passato.
refused-house-steward = Questa persona si prende cura della casa. Chi la gestisce deve prima revocarlo.
refused-house-whom = Indica una persona oppure un indirizzo.
refused-house-address = Questo non è un indirizzo. Un indirizzo è 192.0.2.7 oppure 2001:db8:1:2::/64.
refused-house-words = Scrivi da 1 a { $most } caratteri.
refused-person-not-found = Questa persona non esiste.

# Accounts, and people among each other
page-account = Il tuo account
page-recover = Rientra nel tuo account
page-confirm = Il tuo indirizzo e-mail
account-forgot = Hai dimenticato la password?
account-more = Password, recupero, blocchi, i tuoi dati
seat-kept = tenuto per { $name }
home-invited = Hai un invito
refused-chat-unseen = Quella riga non mostra niente o rovescia il testo; dillo in un altro modo.
refused-email-bad = Questo non è un indirizzo e-mail. Uno è, per esempio, ann@example.org.
refused-house-no-mail = Questa casa non manda lettere.
refused-letter-not-found = Questo link è già stato usato o è troppo vecchio. Chiedi un’altra lettera.
refused-limit-guesses = Qualcuno ha provato troppe volte a entrare in questo account. Aspetta un po’ o usa un codice di recupero.
refused-limit-letters = Troppe lettere in poco tempo. Usane una che hai o aspetta un po’.
refused-limit-reports = Per ora bastano le segnalazioni; prima qualcuno le leggerà.
refused-limit-exports = Hai appena salvato i tuoi dati più volte. Aspetta un minuto.
refused-limit-blocks = Stai già alla larga da { $most } persone; di più non si può.
refused-me-guest = Un ospite non ha password. Prima tieni il tuo nome con una password.
refused-me-wrong-code = Il nome o il codice è sbagliato.
refused-person-not-wanted = Questa persona non accetta inviti da te.
refused-person-yourself = Quella persona sei tu.
refused-report-detail = Lì sono ammessi al massimo { $most } caratteri.
refused-report-no-line = Quella riga non c’è più, o l’ha detta qualcun altro.
refused-report-no-table = Una riga ha bisogno del suo tavolo.
refused-seat-kept = Questo posto è tenuto per un’altra persona.
refused-table-turned-away = Chi ha creato questo tavolo non vuole che ti sieda qui.
