nav = Páginas principales
nav-home = Jugar
nav-home-label = Lamplight, a la página inicial
nav-learn = Aprender
nav-rules = Reglas
nav-replay-file = Repetición
nav-puzzles = Problemas
nav-settings = Ajustes
nav-help = Ayuda
footer-unofficial = No oficial y libre: sobre Lamplight
footer-at = En la mesa de verdad: ayudas y hoja de puntos
skip-to-content = Saltar al contenido

page-new = Mesa nueva
page-replay = Repetición
page-replay-file = Repetición
page-review = Revisión
page-review-file = Revisión
page-analysis = Tablero de análisis
page-puzzles = Problemas
page-puzzle = Problemas
page-learn = Aprender
page-lesson = Aprender
page-rules = Reglas
page-settings = Ajustes
page-help = Ayuda
page-about = Acerca de
page-house = Cuidar de la casa
page-not-found = No encontrado
page-trouble = No se ha podido cargar esta página.

loading = Un momento …
try-again = Intentar de nuevo
reload = Volver a cargar la página
go-home = A la página inicial
close = Cerrar
back = Atrás
cancel = Cancelar
copy = Copiar
copied = Copiado
not-found-title = Aquí no hay nada
not-found-text = No hay ninguna página en esta dirección.

home-title = Tu mesa está puesta
home-text = Five Tribes y Djinn, contra amigos o rivales fuertes, en tu navegador. Sin registro y sin esperas.
home-play = Jugar
home-starting = Preparando la mesa …
home-play-note = Empieza al momento una partida de Five Tribes contra un rival.
home-play-bots = Jugar contra un bot
home-continue = Continuar
home-new = Mesa nueva
home-games = Los juegos
home-mine = Mis partidas
home-mine-empty = No tienes ninguna partida en curso. El botón grande empieza una.
home-open = Mesas abiertas
home-open-empty = Nadie espera jugadores. Crea una mesa y comparte su enlace.
home-plain = Más juegos
home-past = Partidas terminadas
home-look = Echar un vistazo
home-join = Unirse
home-more = Mostrar más
table-remove = Quitar de mis partidas
table-remove-sure = La partida termina para siempre. ¿Quitarla?

# how a table stands, in a list
card-stopped = abandonada
card-alone = { $points } puntos
card-tied = Empate: { $names }
card-won-you = Ganaste por { $points }
card-at-least = al menos { $points }
card-won = { $name } ganó por { $points }
card-turn = Decide { $name }
home-learn-title = Aprende Five Tribes en cinco minutos
home-learn-text = Doce pequeñas lecciones en el tablero de verdad: haz una cosa, mira qué trae y sigue.
home-learn-begin = Empezar
home-learn-all = Todas las lecciones
home-learn-away = Ya conozco los juegos

status-table-open = esperando jugadores
status-table-playing = en curso
status-table-over = terminada
status-table-closed = cerrada

new-title = Mesa nueva
new-game = El juego
new-which = Qué juego
new-players = Jugadores
new-seats = Quién juega
new-seats-note = Varios asientos para personas en esta pantalla forman una partida compartida: un telón oculta la mano de cada uno a los demás.
new-table = La mesa
new-clock = Tiempo para pensar
new-join = Quién puede ocupar un asiento libre
new-assist = Ayuda
new-free-undo = Deshacer sin límite (solo hay bots enfrente)
new-pause = Los bots esperan un instante para poder seguirlos
new-rulings = Interpretaciones y variantes
new-rulings-note = Donde las reglas admiten varias lecturas elegimos la habitual. Cámbiala aquí si tu grupo juega de otra manera.
new-start = Empezar la partida
new-make = Crear la mesa
option-off = sin { $name }
clock-none = Todo el que se quiera
clock-quick = 10 minutos y 10 segundos por turno
clock-calm = 25 minutos y 30 segundos por turno
clock-hours = 8 horas por turno
clock-day = 1 día por turno
clock-days = 3 días por turno
clock-left = quedan { $time }
clock-other = { $minutes } minutos, y { $seconds } segundos por turno
clock-other-turn = { $hours } horas por turno
join-link = Quien tenga el enlace
join-anyone = Cualquiera; la mesa aparece en la lista
assist-none = Ninguna
assist-lens = Lupa: qué aporta cada opción
assist-hints = Lupa y consejos
plan-me = Una persona en esta pantalla
plan-open = Libre: quien venga
plan-bot = Bot, nivel { $number }: { $level }
plan-name = Nombre (opcional)
setup-players =
    { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }

level-random = Caminante
level-about-random = Ve qué da puntos, y se le escapa mucho. Para una primera partida.
level-novice = Aprendiz
level-about-novice = Sabe qué da puntos, pero a menudo elige lo segundo mejor.
level-greedy = Comerciante
level-about-greedy = Piensa un poco por adelantado y se equivoca de vez en cuando.
level-planner = Estratega
level-about-planner = Sopesa sus mejores turnos con ojo experto, pero no por mucho tiempo.
level-search = Sultán
level-about-search = Sigue jugando en su cabeza todo el tiempo que tiene. La lucha de verdad.
level-number = nivel { $number }
level-named = nivel { $number }: { $name }

seats = Jugadores
seat-open = asiento libre
guest = Invitado { $code }
seat-you = tú
seat-away = ausente
seat-take = Sentarme aquí
seat-letter = Asiento { $letter }
stand-in-resigned = se ha rendido, juega un bot ({ $level })
stand-in-time_out = sin tiempo, juega un bot ({ $level })
stand-in-left = se ha ido, juega un bot ({ $level })
take-back = Recuperar el asiento

waiting-open =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
waiting-how = Envía el enlace a quien quieras que juegue. La partida empieza en cuanto se ocupe el último sitio.
waiting-ready = Ya estamos todos
waiting-start = Empezar la partida
waiting-leave = Dejar la mesa
waiting-guest = Toma un asiento para jugar. La partida empieza en cuanto se ocupa el último.
waiting-clock = El reloj empieza cuando todos están listos
waiting-name = Tu nombre, como lo ven los demás
waiting-free = Liberar el asiento
waiting-bot = Añadir un bot …

# what the people of a table agree on
ready-ask = ¿Todo listo? El reloj empieza cuando todos lo confirmen.
ready-yes = Estoy listo
ready-wait = Falta por confirmar: { $names }. Ningún reloj corre.
call-off = Proponer anularla
call-off-mine = Propones anular la partida. Los demás aún no han aceptado.
call-off-not = Retirar la propuesta
call-off-theirs =
    { $count ->
        [one] { $names } propone anular la partida.
       *[other] { $names } proponen anular la partida.
    }
call-off-agree = Aceptar
call-off-go-on = No, seguir jugando
gone-theirs =
    { $count ->
        [one] { $names } se ha rendido. Sigue un bot.
       *[other] { $names } se han rendido. Siguen bots.
    }
gone-end = Terminar la partida aquí
gone-go-on = Seguir con el bot
stopped-you = Te rendiste en la ronda { $round }
stopped-by = { $name } se rindió en la ronda { $round }
stopped-together = Anulada de común acuerdo en la ronda { $round }

invite = Enlace para invitar a otros

table-title = Mesa
table-of = Mesa de { $names }
table-loading = Trayendo la mesa …
table-trouble = Esta mesa no se puede mostrar
table-closed = Esta mesa se abandonó antes de empezar la partida.
link-reconnecting = Conexión perdida. Intentando de nuevo …
link-reconnecting-text = No se pierde nada: el servidor guarda cada jugada confirmada.

title-your-turn = Tu turno
status-over = La partida ha terminado.
status-yours = Tu turno.
status-others = { $name } está pensando.
status-sending = Enviando …
actions = Lo que puedes hacer
undo = Deshacer
hint = Consejo
hint-thinking = Pensando …
try-it = Probar
hint-says = Consejo: { $move }
skip = Saltar al final
gains-turn = Este turno { $points }
end-question = ¿Acabar tu turno?
end-brought = Este turno trae { $points }.
end-sure = Acabar mi turno
news = Lo último que pasó
recap-open = Lo último que hizo { $name }
recap-open-you = Lo último que hiciste
watch-again = Ver otra vez
since-last =
    { $count ->
        [one] Desde que estuviste aquí: 1 turno.
       *[other] Desde que estuviste aquí: { $count } turnos.
    }
since-watch = Ver
refused = No se ha hecho: { $reason }
refused-other = { $text }
refused-retry =
    { $seconds ->
        [one] Inténtalo dentro de un segundo.
       *[other] Inténtalo dentro de { $seconds } segundos.
    }
resign = Rendirse
resign-sure = ¿Dejar tu asiento?
resign-text = Los demás pueden seguir con un bot en tu asiento o terminar la partida. Mientras dure puedes recuperar el asiento. Si todos están de acuerdo, también se puede anular.
resign-alone = La partida termina aquí. Nadie más te espera.
watching = Estás mirando.
side = Jugadores, registro y charla
tab-log = Registro
tab-points = Puntos
tab-moves = Jugadas
tab-chat = Charla
tab-new =
    { $count ->
        [one] una línea nueva
       *[other] { $count } líneas nuevas
    }
round = Ronda { $round }
spectators =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
ending-soon = Última ronda: { $reason }
log = Registro
log-empty = Todavía no ha pasado nada.
log-earlier =
    { $count ->
        [one] Mostrar una línea anterior
       *[other] Mostrar { $count } líneas anteriores
    }
log-undo = deshizo
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
moves-notation = Escribe una jugada
moves-all =
    { $count ->
        [one] Una jugada legal
       *[other] Las { $count } jugadas legales
    }
moves-more =
    { $count ->
        [one] Una más: escribe su comienzo.
       *[other] { $count } más: escribe el comienzo de una.
    }
moves-none = Ahora no te toca decidir.
ledger = Puntos por origen
ledger-source = Origen
ledger-total = Total
points-label = Puntos:
points-at-least = Puntos que todos conocen, al menos:
points-covered = + indica puntos que solo conoce su dueño.
points-hidden = oculto
plain-title = La mesa en palabras
plain-text = El tablero de este juego aún no está dibujado. Aquí está todo lo que puedes ver y hacer.
plain-view = Lo que ves
plain-do = Tu turno: elige una de { $count } jugadas.
plain-wait = { $name } decide.
plain-over = La partida ha terminado.

curtain-title = Decide { $name }
curtain-text = Pasa la pantalla a { $name }. Los demás no miran.
curtain-lift = Soy { $name }

# why a hint
why-plan = El turno entero: { $plan }.
why-points = Se esperan { $points }
why-gift = Mejor turno del siguiente: antes { $before }, después { $after }
why-win = Probabilidad de ganar: { $chance } %
why-than-gift = { $plan } daría ahora { $points }, pero dejaría { $by } puntos más al siguiente jugador.
why-than-win = { $plan } daría ahora { $points }, pero ganarías { $by } de cada cien partidas menos.
why-than-lead = { $plan } daría ahora { $points }, pero más adelante quedarías { $by } puntos peor.
why-than-other = { $plan } daría ahora { $points }, pero lo que viene después es peor.
why-most = Nada de lo examinado da más puntos ahora.

final-winner =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan juntos { $names }
    }
final-chart = Puntos a lo largo de la partida
final-alone = Has llegado a { $points } puntos
final-you-win =
    { $points ->
        [0] Ganas
       *[other] Ganas por { $points } puntos
    }
final-margin = { $points } puntos de ventaja
final-rematch = Jugar otra vez
final-rematch-join = A la siguiente partida
final-replay = Repetición
final-review = Revisar esta partida
chart-label = Una línea por jugador, los puntos hacia arriba, las decisiones de izquierda a derecha
fair-yes = Limpia: la semilla es la prometida antes de la primera jugada
fair-no = La semilla no es la que se prometió
fair-unknown = Este navegador no puede comprobar aquí la semilla; `lamplight verify` sí
fair-how = Antes de la primera decisión el servidor mostró una huella (SHA-256) del secreto del que salen todas las barajas. Ahora el secreto está a la vista: su huella debe ser la misma, y el registro con el secreto da la misma partida en cualquier máquina.
fair-commitment = Huella mostrada al principio
fair-seed = El secreto, ya a la vista

replay-mine = Mis partidas terminadas
replay-mine-empty = Aún no has terminado ninguna partida.
replay-title = Repetición
replay-file-text = Abre un archivo de registro que hayas descargado aquí o que haya escrito Lamplight, y recorre la partida paso a paso.
replay-open = Abrir un registro
replay-play = Reproducir
replay-pause = Pausa
replay-step = Paso { $step } de { $last }
replay-scrub = Paso
replay-turns = Turnos de
replay-turn-before = Turno anterior
replay-turn-next = Turno siguiente
replay-share = Copiar enlace
replay-download = Descargar registro
replay-analyse = Analizar desde aquí
replay-review-file = Revisar un archivo de registro

settings-screen = Pantalla
settings-language = Idioma
settings-theme = Luz
settings-theme-auto = Como el sistema
settings-theme-light = Día
settings-theme-dark = Noche
settings-sound = Sonidos
settings-sound-off = No
settings-sound-quiet = Bajos
settings-sound-clear = Claros
settings-motion = Movimiento
settings-motion-auto = Como el sistema
settings-motion-full = Sí
settings-motion-reduced = No
settings-speed = Velocidad con que se muestran las jugadas ajenas
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-playing = Al jugar
settings-tick-confirm = Preguntar antes de acabar un turno
settings-tick-shortcuts = Atajos de teclado
settings-tick-letters = Letras en las piezas
settings-tick-notation = Jugadas también en notación (bid 8)

account = Nombre y cuenta
account-guest = Eres { $name }, invitado: solo te conoce este navegador. Guarda el nombre con una contraseña para usarlo en otro lugar.
account-known = Has entrado como { $name }.
account-name = Nombre
account-password = Contraseña
account-password-rule = Solo para guardar un nombre o entrar; al menos 8 caracteres.
account-rename = Cambiar nombre
account-claim = Guardar este nombre
account-sign-in = Entrar
account-sign-out = Salir
account-sign-out-all = Salir en todas partes
account-delete = Borrar mi cuenta
account-delete-sure = Quiero que se borren mi cuenta y mis nombres de todas las mesas.
account-renamed = Tienes un nombre nuevo.
account-claimed = Ahora el nombre es tuyo.
account-signed-in = Bienvenido de nuevo.
account-signed-out = Has salido.
account-deleted = Tu cuenta ya no existe.

help-title = Ayuda
help-intro = En la mesa todo funciona con ratón, dedo y teclado. La línea sobre el tablero dice siempre a quién le toca y qué puedes hacer.
help-playing = En la mesa
help-playing-status = La línea sobre el tablero dice qué puedes hacer ahora.
help-playing-pick = Lo que puedes elegir está marcado en el tablero: haz clic, tócalo, o llega con las flechas y pulsa Intro.
help-playing-list = La pestaña «Jugadas» muestra cada jugada legal como botón y acepta la notación escrita.
help-playing-undo = «Deshacer» retira tu último paso mientras no se haya revelado nada ni haya decidido otro.
help-playing-log = El registro guarda cada decisión en notación breve, con lo que resultó de ella.
help-playing-ledger = «Puntos» muestra lo que cada uno sumaría ahora, por origen; un signo de interrogación oculta lo que no puedes saber.
help-keys-everywhere = Teclas en todas partes
help-keys-table = Teclas en la mesa
help-keys-replay = Teclas en una repetición
help-keys-board = Teclas en el tablero de { $game }
help-keys-off = Los atajos de una tecla se pueden desactivar en los ajustes.
key-help = esta página
key-undo = deshacer
key-hint = pedir un consejo
key-moves = escribir una jugada
key-board = ir al tablero
key-skip = saltar hasta ahora
key-log = ver el registro
key-points = ver los puntos
key-chat = charlar
key-read = repetir qué puedo hacer
key-walk = ir de una cosa a la siguiente
key-choose = elegir
key-step-back = un paso atrás
key-step-on = un paso adelante
key-first = al principio
key-last = al final
key-play = reproducir o pausar

about-title = Sobre Lamplight
about-what = Qué es
about-what-text = Lamplight es la casa abierta de dos juegos de mesa sobre genios: Five Tribes con sus expansiones Los ladrones de Naqala y Los artesanos de Naqala, y Djinn. Juega en el navegador, mira, repasa y estudia, o usa el mismo motor como simulador rápido.
about-unofficial = No oficial
about-unofficial-text = Lamplight no tiene nada que ver con los editores ni los autores de estos juegos. Sus nombres solo dicen qué se ha implementado. Si un juego te gusta, cómpralo: una mesa con amigos es mejor que cualquier pantalla.
about-own = Palabras y dibujos propios
about-own-text = Todos los textos y dibujos son nuestros. Las reglas se cuentan con nuestras palabras; donde ninguna fuente da una cifra, la nuestra está marcada como diseño propio.
about-open = Abierto
about-open-text = El programa es software libre con licencia MIT o Apache 2.0, a elegir.
about-fair = Limpio
about-fair-text = Todo el azar sale de un secreto por mesa. Su huella se muestra antes de la primera jugada y el secreto tras la última, así cualquiera puede comprobar que nadie tocó las barajas.
about-private = Privado
about-private-text = Sin rastreo, sin anuncios, sin terceros. Una cookie guarda tu asiento; tus ajustes se quedan en este navegador. Puedes borrar tu cuenta y tus nombres cuando quieras.
about-api = Para programadores: cómo escribir un cliente o un bot

rules-contents = Contenido
rules-search = Buscar en las reglas
rules-now = Lo que toca ahora
rules-nothing = Nada en las reglas habla de «{ $wish }».

refused-client-unreachable = No se puede llegar al servidor.
refused-client-offline = Ahora mismo no hay conexión con la mesa.
refused-client-fault = Algo ha fallado en este navegador.
refused-client-file-too-large = Este archivo es demasiado grande para ser un registro.
refused-table-not-found = Esa mesa no existe.
refused-table-broken = Los datos de esta mesa no se pueden leer. Se conservan tal como están; quien lleva este servidor tiene que revisarlos.
refused-table-stale = La mesa había avanzado; así está ahora.
refused-table-over = La partida ha terminado.
refused-table-not-your-decision = Ahora decide otro.
refused-undo-nothing = No hay nada tuyo que deshacer.
refused-undo-others-decided = Otro ha decidido desde entonces.
refused-undo-revealed = Tu último paso reveló algo y no se puede deshacer.
refused-server-stopping = El servidor se está reiniciando.
refused-me-bot = Un bot no puede cambiar la cuenta de su dueño.
refused-me-nobody = El servidor ya no te conoce. Vuelve a cargar la página.
refused-me-signed-out = Has salido de tu cuenta.
refused-me-wrong-password = El nombre y la contraseña no coinciden.
refused-name-bad = Un nombre tiene de 1 a { $most } caracteres visibles.
refused-name-claimed = Un nombre guardado no se puede cambiar.
refused-name-taken = Otra persona tiene este nombre, o uno que se le parece.
refused-password-length = Una contraseña tiene entre { $least } y { $most } caracteres.
refused-seat-taken = Otra persona ha ocupado este asiento.
refused-seat-not-yours = Este asiento no es tuyo.
refused-seat-yours-already = Ya estás sentado aquí.
refused-seat-bot-decides = Ahora juega un bot en este asiento.
refused-seat-out-of-time = Se te acabó el tiempo para esta decisión. La toma el bot; después puedes recuperar tu asiento.
refused-table-full = No queda ningún asiento libre.
refused-table-not-full = Aún queda un asiento libre.
refused-table-started = La partida ha empezado.
refused-table-not-started = La partida aún no ha empezado.
refused-table-not-over = La partida sigue en curso.
refused-table-not-yours = Solo puede hacerlo quien creó la mesa.
refused-table-closed = Esta mesa se cerró.
refused-table-reload = La mesa se está cargando de nuevo.
refused-chat-length = Más breve, por favor: como mucho { $most } caracteres.
refused-chat-players-only = Aquí solo pueden hablar los jugadores.
refused-hint-thinking = Ya viene un consejo.
refused-hint-none = No hay consejo para este momento.
refused-lens-none = La lupa no ve nada aquí.
refused-assist-not-allowed = Esta mesa no permite esta ayuda.
refused-log-bad = No es un registro que podamos leer. El error está en la línea { $line }.
refused-log-too-large = Este registro es demasiado grande.
refused-review-none = Esta partida aún no se ha revisado.
refused-review-empty = No hay nada que revisar: no se decidió nada.
refused-lesson-not-found = Esa lección no existe.
refused-lesson-too-long = Una lección tiene como máximo { $most } jugadas.
refused-puzzle-not-found = Ese problema no existe.
refused-position-impossible = Esta posición no puede darse:
refused-analysis-too-long = Un análisis tiene como mucho { $most } jugadas.
refused-analysis-nodes = A una mente se le pueden pedir de { $least } a { $most } decisiones pensadas.
refused-analysis-shared-screen = En esta pantalla juegan varias personas: no hay ensayos.
refused-analysis-nothing-played = No se decidió nada que se pueda juzgar.
refused-setup-players = No pueden jugar { $given }: es un juego para { $min } a { $max }.
refused-setup-option = No hay ninguna opción «{ $given }». Hay: { $allowed }.
refused-setup-value = «{ $key }» no puede ser { $given }. Se permite: { $allowed }.
refused-setup-rules = Aquí no se conoce la versión { $given } de las reglas. La más nueva es { $newest }.
refused-setup-unreadable = El servidor no puede leer esta preparación: { $reason }
refused-protocol-too-old = Esta página es más antigua que el servidor. Se vuelve a cargar.
refused-table-unknown-rules = Esta partida sigue reglas que este servidor aún no conoce. Se deja como está.
refused-undo-broken = No se puede deshacer: lo anterior no se puede volver a jugar.
refused-log-game = Este registro es de otro juego.
refused-log-no-seed = A este registro le falta la semilla: su partida sigue en curso.
refused-log-seed = La semilla de este registro no es la prometida.
refused-log-entry = El registro no se puede reproducir desde la línea { $line }.
refused-log-order = Falta una línea de este registro o está en mal lugar.
refused-log-undo = Este registro deshace algo que nunca se hizo.
refused-log-history = Lo que este registro deshace no se puede volver a jugar.
refused-log-hash = Este registro lleva a otra posición de la que dice.
refused-log-end = Este registro cuenta otro final del que dan sus jugadas.
refused-server-unavailable = El servidor está ocupado o descansando. Inténtalo pronto.
refused-api-bad = El servidor no entiende esta petición. Vuelve a cargar la página.
refused-api-unknown = El servidor no conoce esta dirección.
refused-body-bad = El servidor no entiende lo enviado. Vuelve a cargar la página.
refused-body-not-json = El servidor no entiende lo enviado. Vuelve a cargar la página.
refused-body-too-large = Era demasiado grande para enviarlo.
refused-clock-bad = Con esos tiempos no se puede jugar.
refused-command-bad = El servidor no entiende esta petición. Vuelve a cargar la página.
refused-command-too-large = Eso era demasiado grande para enviarlo.
refused-level-unknown = No existe tal rival.
refused-minds-unknown-level = No existe tal rival.
refused-limit-chat = Estás escribiendo demasiado deprisa.
refused-limit-commands = Has pedido demasiado de una vez.
refused-limit-connections = Ya hay demasiada gente mirando aquí.
refused-limit-watchers = Ya hay demasiada gente mirando aquí.
refused-limit-guests = Han llegado demasiados invitados nuevos desde tu dirección.
refused-limit-hints = Has pedido ayuda demasiadas veces seguidas.
refused-limit-passwords = Ha habido demasiados intentos con contraseña.
refused-limit-replays = Se han pedido demasiadas repeticiones de una vez.
refused-limit-reviews = Demasiados análisis a la vez.
refused-limit-lessons = Has ido muy deprisa. Las lecciones necesitan un breve descanso.
refused-limit-analysis = Eso fue muy rápido. El tablero de análisis necesita un breve descanso.
refused-limit-lines = Has preguntado a la mente demasiadas veces ahora mismo.
refused-limit-requests = Se ha pedido demasiado en muy poco tiempo.
refused-limit-tables = Has abierto demasiadas mesas en poco tiempo.
refused-limit-tokens = Tienes tantas claves de bot como se permiten: devuelve una antes.
refused-limit-undos = Esta partida ya es tan larga que no se puede deshacer nada más.
refused-limit-unfinished-tables = Tienes demasiadas mesas sin acabar: acaba o cierra una antes.
refused-limit-bot-tables = Tienes demasiadas mesas en juego solo con bots: espera a que acabe una.
refused-move-not-a-move = El servidor no puede leer esta jugada.
refused-origin-foreign = Se ha pedido desde otro sitio y no está permitido.
refused-seat-unknown = No existe ese asiento en esta mesa.
refused-seats-count = El número de asientos no coincide con el de jugadores.
refused-shelf-unknown-game = Ese juego no está aquí.
refused-token-label = Una clave de bot necesita un nombre corto.
refused-token-unknown = No existe esa clave de bot.
refused-house-banned = No puedes entrar aquí: { $reason }
refused-chat-muted = Por ahora no puedes hablar aquí: { $reason }
refused-house-not-a-steward = Esta página es para quienes cuidan de la casa.
refused-house-operator-only = Solo puede hacerlo quien gestiona la casa, en la propia máquina.
refused-house-reason = Di por qué, en 1 a { $most } caracteres.
refused-house-guest = Es un invitado. El nombre nunca se reservó con una contraseña.
refused-house-until = El final está en el pasado.
refused-house-steward = Esta persona cuida de la casa. Quien la gestiona tiene que terminar eso antes.
refused-house-whom = Nombra a una persona o una dirección.
refused-house-address = Esto no es una dirección. Una dirección es 192.0.2.7 o 2001:db8:1:2::/64.
refused-house-words = Escribe de 1 a { $most } caracteres.
refused-person-not-found = No existe esa persona.

# Accounts, and people among each other
page-account = Tu cuenta
page-recover = Volver a tu cuenta
page-confirm = Tu correo electrónico
account-forgot = ¿Has olvidado la contraseña?
account-more = Contraseña, recuperación, bloqueos, tus datos
seat-kept = reservado para { $name }
home-invited = Te han invitado
refused-chat-unseen = Esa línea no muestra nada o da la vuelta al texto; dilo de otra manera.
refused-email-bad = Esto no es una dirección de correo. Una es, por ejemplo, ann@example.org.
refused-house-no-mail = Esta casa no envía cartas.
refused-letter-not-found = Este enlace ya se ha usado o es demasiado antiguo. Pide otra carta.
refused-limit-guesses = Alguien ha intentado entrar demasiadas veces en esta cuenta. Espera un rato o usa un código de recuperación.
refused-limit-letters = Demasiadas cartas en poco tiempo. Usa una que tengas o espera un rato.
refused-limit-reports = Son bastantes denuncias por ahora; primero alguien las leerá.
refused-limit-exports = Acabas de guardar tus datos varias veces. Espera un minuto.
refused-limit-blocks = Ya te mantienes lejos de { $most } personas; no pueden ser más.
refused-me-guest = Un invitado no tiene contraseña. Guarda antes tu nombre con una.
refused-me-wrong-code = El nombre o el código no es correcto.
refused-person-not-wanted = Esta persona no acepta invitaciones tuyas.
refused-person-yourself = Esa persona eres tú.
refused-report-detail = Ahí se permiten como mucho { $most } caracteres.
refused-report-no-line = Esa línea ya no está, o la dijo otra persona.
refused-report-no-table = Una línea necesita su mesa.
refused-seat-kept = Este asiento está reservado para otra persona.
refused-table-turned-away = Quien creó esta mesa no quiere que te sientes aquí.
