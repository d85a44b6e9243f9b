### Repeticiones: rondas terminadas, paso a paso.
### Valores en palabras: called (un juego), players (nombres), title (de una repetición).

replay-title = { $called }, ronda { $round }
replay-step = Paso { $step } de { $last }, turno { $turn }
replay-dealt = Las cartas están repartidas.
replay-round = Ronda { $round }
replay-rounds = Otra ronda
replay-viewpoint = Desde dónde
replay-viewpoint-table = Como se ve la mesa
replay-viewpoint-open = Abierta: la mano de quien tiene el turno
replay-viewpoint-hands = Abierta: todas las manos
replay-viewpoint-seat = Como lo ve { $seat }
replay-hand = { $count ->
    [0] La mano de { $seat } está vacía.
    [one] La mano de { $seat }, 1 carta: { $cards }.
   *[other] La mano de { $seat }, { $count } cartas: { $cards }.
}
replay-first = Inicio
replay-turn-back = Turno atrás
replay-back = Atrás
replay-on = Adelante
replay-turn-on = Turno adelante
replay-last = Final
replay-gif = Como película
replay-gif-alt = { $title }, jugada por { $players }, como película de { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}.
replay-record = Como archivo
replay-record-how = Con este archivo cualquiera puede repetir las rondas y comprobar sus cartas, con `/table verify` o `python -m bot verify { $file } COMMITMENT`.
replay-play = Jugar estas cartas
past-game = { $table } { $called }, { $day }: { $players }
command-replay = Mira otra vez una ronda terminada, paso a paso
argument-replay-table = Qué partida; si lo omites, la última de este canal
argument-replay-round = Qué ronda; si lo omites, la última

refusal-no-round-over = No hay ninguna ronda terminada. Puedes repetir una ronda cuando termina.
refusal-no-such-round = La ronda { $round } de esa partida no ha terminado, o no existe.
refusal-hands-hidden = Las manos de esta partida se muestran cuando termina. En una mesa que no cuenta, se pueden acordar manos abiertas antes de empezar.
refusal-no-gif = No he podido hacer la película. Recorre la ronda paso a paso.
