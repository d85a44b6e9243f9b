### Jugar otra vez: volver atrás, las mismas cartas, la siguiente partida.

## Lo que dice una mesa

practice = Es una mesa de práctica: no cuenta para la clasificación, y se puede volver atrás.
practice-short = -# Partida de práctica, no cuenta.
friendly-short = -# Partida amistosa, no cuenta.{ $open ->
    [yes] { "" } Quien mira puede ver todas las manos de una ronda cuando termina.
   *[no] { "" }
}
practice-cards = Son las cartas de la mesa { $table }, que ya se han jugado. Las palabras para barajar no cambian nada.
again-choose = Volver a:
again-becomes = Si vuelves atrás, esta partida pasa a ser de práctica (**no cuenta**), definitivamente.{ becomes-free } Volver a:
becomes-free = { $cost ->
    [free] {" "}Aún no has decidido nada en ella, así que es gratis: { free-ending }.
   *[nothing] {""}
}

## Botones

button-again = Volver atrás
button-replay = Mismas cartas
button-anew = Otra partida
button-rewind-turn = Mi último turno
button-rewind-round = Reiniciar la ronda
button-rewind-game = Reiniciar la partida
button-rewind-deal = Otras cartas

## Comandos

undo-action = la última acción
undo-turn = el turno entero
undo-earlier = un turno anterior (en práctica)
restart-round = esta ronda, con las mismas cartas
restart-game = la partida, con las mismas cartas
restart-deal = esta ronda, con otras cartas
command-table-restart = Reinicia una ronda o la partida, como práctica
command-table-replay = Juega otra vez las cartas de una partida terminada, como práctica
argument-restart = Qué reiniciar
argument-replay = Qué partida; si lo omites, tu última

## Respuestas

done-rewound = { $back ->
    [turn] Estás otra vez al principio de tu último turno: { $link }
    [round] La ronda empieza otra vez: { $link }
    [game] La partida empieza otra vez: { $link }
   *[deal] La ronda se reparte de nuevo: { $link }
}
done-replayed-finished = Hay una mesa de práctica abierta con las mismas cartas: { $link }
done-replayed-closed = Hay una mesa de práctica abierta con las mismas cartas: { $link } La partida cerrada ya no se puede reanudar.

## Lo que no se permite

refusal-becomes-practice = Así esta partida pasa a ser de práctica (no cuenta). Para hacerlo, pulsa **Volver atrás** o **Práctica** bajo tu mano.
refusal-practice-gives-up = Esta partida cuenta y no vas por delante, así que pasarla a práctica valdría como derrota. Si la abandonas, **Mismas cartas** te deja jugar otra vez sus cartas como práctica.
refusal-cards-fixed = Las cartas de esta mesa ya están fijadas, así que las palabras para barajar no cambiarían nada. Únete sin ellas.
refusal-cards-seen = Estas cartas se están jugando otra vez en otra mesa, así que esta no se puede reanudar.
refusal-may-go-on = Esa partida se cerró antes de tiempo, y el resto todavía puede reanudarla. Solo las partidas terminadas se pueden jugar otra vez.
refusal-no-game-over = No tienes ninguna partida terminada para jugar otra vez.
refusal-no-practice = Eso solo vale en práctica, y aquí juegan varias personas. Abre una mesa de práctica con `/table new practice:True`: ahí puede todo el mundo.
refusal-not-over = Esa partida sigue en curso. Podrás jugar otra vez sus cartas cuando termine.
