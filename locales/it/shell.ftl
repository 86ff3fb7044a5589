nav = Pagine principali
nav-home = Gioca
nav-home-label = Lamplight, alla prima pagina
nav-rules = Regole
nav-replay-file = Replay
nav-settings = Opzioni
nav-help = Aiuto
footer-unofficial = Non ufficiale e libero: su Lamplight
skip-to-content = Vai al contenuto

page-new = Nuovo tavolo
page-replay = Replay
page-replay-file = Replay
page-rules = Regole
page-settings = Opzioni
page-help = Aiuto
page-about = Informazioni
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
home-past = Partite finite
home-look = Dai un’occhiata

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
level-about-random = Gioca tutto ciò che le regole permettono. Per un primo sguardo.
level-novice = Apprendista
level-about-novice = Sa che cosa porta punti, ma spesso prende la seconda scelta.
level-greedy = Bottegaio
level-about-greedy = Fa il turno migliore sul tabellone e pensa a che cosa lascia.
level-planner = Stratega
level-about-planner = Confronta i suoi turni migliori con le risposte che invitano.
level-search = Sultano
level-about-search = Gioca in testa per tutto il tempo che ha. La vera sfida.

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
hint-says = Consiglio: { $move }
skip = Salta avanti
gains-turn = Questo turno { $points }
end-question = Terminare il turno?
end-brought = Questo turno porta { $points }.
end-sure = Termina il mio turno
news = L'ultimo evento
refused = Non fatto: { $reason }
refused-other = { $text }
refused-retry =
    { $seconds ->
        [one] Riprova fra un secondo.
       *[other] Riprova fra { $seconds } secondi.
    }
resign = Ritirati
resign-sure = Lasciare il tuo posto?
resign-text = Un bot continua per te. Puoi riprendere il posto finché la partita è in corso.
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

final-winner =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
final-chart = Punti nel tempo
final-rematch = Gioca ancora
final-rematch-join = Alla prossima partita
final-replay = Replay
chart-label = Una linea per giocatore, i punti verso l’alto, le decisioni da sinistra a destra
fair-yes = Corretta: il seme è quello promesso prima della prima mossa
fair-no = Il seme non è quello promesso
fair-unknown = Qui questo browser non può verificare il seme; `lamplight verify` sì
fair-how = Prima della prima decisione il server ha mostrato un’impronta (SHA-256) del segreto da cui vengono tutte le mescolate. Ora il segreto è aperto: la sua impronta deve essere la stessa, e il registro con il segreto dà la stessa partita su ogni macchina.
fair-commitment = Impronta mostrata all’inizio
fair-seed = Il segreto, ora aperto

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

settings-screen = Schermo
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
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
settings-tick-sound = Un suono leggero quando tocca a me
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
refused-name-taken = Qualcun altro ha questo nome.
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
refused-limit-requests = È stato chiesto troppo in troppo poco tempo.
refused-limit-tables = Hai aperto troppi tavoli in poco tempo.
refused-limit-tokens = Hai tante chiavi per bot quante sono permesse: restituiscine prima una.
refused-limit-undos = Questa partita è diventata così lunga che non si può più annullare nulla.
refused-limit-unfinished-tables = Hai troppi tavoli non finiti: finiscine o chiudine prima uno.
refused-move-not-a-move = Il server non sa leggere questa mossa.
refused-origin-foreign = È stato chiesto da un altro sito e non è permesso.
refused-seat-unknown = A questo tavolo non c’è questo posto.
refused-seats-count = Il numero di posti non corrisponde a quello dei giocatori.
refused-shelf-unknown-game = Questo gioco qui non c’è.
refused-token-label = Una chiave per bot ha bisogno di un nome breve.
refused-token-unknown = Questa chiave per bot non esiste.
