### Mesas de los encuentros de un torneo.

refusal-tournament-table = Es un encuentro de un torneo: se juega como se preparó y hasta el final. No se puede cerrar, pausar, mudar ni cambiar, y nadie recibe ayuda. Si algo ha salido mal, pregunta a la organización.
refusal-tournament-seat = Los asientos de aquí están guardados para quienes juegan este encuentro.
refusal-tournament-sealed = Estas cartas aún las jugará más gente. No se muestra nada de ellas hasta que terminen todos los encuentros de esta ronda.

### Antes del primer reparto de un encuentro: los asientos se guardan hasta que todo el mundo se apunta.

match-table-title = { $name }, ronda { $round }: { $called }
match-table-round = { $name }, ronda { $round }
match-table-rounds = { $rounds ->
    [one] 1 ronda, las mismas cartas en cada mesa
   *[other] { $rounds } rondas, las mismas cartas en cada mesa
}
match-table-waits = **Falta por apuntarse: { $players }.** { $count ->
    [0] {""}
   *[other] Ya dentro: { $in }.
} Las cartas se reparten en cuanto no falte nadie.
match-table-until = Quien no se haya apuntado antes de { $until } pierde este encuentro.
match-table-plays = { $rounds ->
    [one] Se juega una ronda, y todas las mesas de esta ronda del torneo tienen las mismas cartas. Nadie más ve nada de esta partida
   *[other] Se juegan { $rounds } rondas, y todas las mesas de esta ronda del torneo tienen las mismas cartas. Nadie más ve nada de esta partida
} antes de que terminen todos los encuentros de la ronda.
match-table-length = Es un encuentro, { $length }: la siguiente partida empieza sola, unos momentos después de la anterior.
match-table-counts = -# Cuenta en este torneo, y para ninguna clasificación.
match-table-sealed = Apunta este sello: todas las mesas de esta ronda tienen el mismo. Las cartas se siguen del secreto del torneo, cuya huella se muestra antes de su primera ronda y que se revela al final.

### La mesa de un encuentro en la que no se juega.

match-table-paused = Este encuentro espera un canal en el que pueda seguir.
match-table-closed = Este encuentro terminó aquí sin que nadie ganara. Su resultado está en el mensaje del torneo.
match-table-unplayed = Este encuentro no se jugó. Su resultado está en el mensaje del torneo.

ask-leave-match = ¿Dejas este encuentro? Se sigue jugando: un bot ocupa tu sitio hasta que vuelvas, y su resultado es tuyo.
