# El tablero de análisis.
analysis-text = Coloca cualquier posición, sigue jugando por todos, prueba variantes y pregunta a la mente más fuerte qué opina.
analysis-bad-file = Esto no es un análisis de Lamplight, o se dañó por el camino.
analysis-from-text = Una posición escrita
analysis-from-file = Un archivo
analysis-from-games = Cualquier paso de una partida terminada se puede analizar desde su repetición:
analysis-game = Juego
analysis-position = Posición
analysis-how = ¿Cómo se escribe una posición?
analysis-how-text = Una cosa por línea: el número de jugadores, cada loseta con sus figuras, lo que tiene cada uno y de quién es el turno. Lo que falta está en su lugar de siempre. Un clic en el tablero lleva a la línea de una loseta.
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
analysis-use-example = Usar este ejemplo
analysis-set-up = Colocarla
analysis-file-text = Un análisis guardado o el registro de una partida.
analysis-open = Abrir un archivo
analysis-beginning = Comienzo
analysis-dealt = repartido de nuevo
analysis-deal = Repartir de nuevo
analysis-share = Copiar enlace
analysis-save = Guardar como archivo
analysis-other = Otra posición
analysis-decides = Decide { $name }, ronda { $round }
analysis-over = La partida ha terminado.
analysis-ask = Preguntar a la mente más fuerte
analysis-lines = Lo que piensa la mente más fuerte
analysis-thinking = Pensando, paso { $depth } de { $most } …
analysis-thought = Se jugaron { $nodes } decisiones en la mente.
analysis-tree = Variantes
analysis-name = Nombre
analysis-comment = Comentario
analysis-remove = Quitar esto y lo que sigue
analysis-trial = Esto es un ensayo. No se envía nada a la mesa.
analysis-trial-text = Lo que no puedes saber se reparte al azar.
analysis-to-table = Volver a la mesa
analysis-no-help = Esta mesa no permite preguntar a una mente.
analysis-edit = Editar esta posición
