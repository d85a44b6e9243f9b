### La sala de una velada: un mensaje de un canal en el que se juega una partida tras otra.

## El mensaje

evening-title = Esta velada en el canal
evening-running = **{ $called }**: { $players } · [a la mesa]({ $link })
evening-quiet = Ahora no hay ninguna partida.
evening-here = { $busy ->
    [yes] **También por aquí:** { $people }
   *[no] **Por aquí:** { $people }
}
evening-score = **Partidas ganadas** ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
} hasta ahora)
evening-pairs = **Parejas**
evening-won = **{ $won }** de { $played } · { $who }
evening-more = -# y { $count } más
evening-over = -# Cartas de { $began } a { $ended }: { $games ->
    [0] ninguna partida terminada.
    [one] 1 partida.{ evening-best }
   *[other] { $games } partidas.{ evening-best }
}
evening-best = { $count ->
    [0] {""}
   *[other] {" "}Más victorias: { $winners } ({ $won }).
}

## Botones

button-evening-again = Otra vez
button-evening-rotate = Rotar parejas
button-evening-other = Otro juego

## Lo que no se permite

refusal-no-game-tonight = Ninguna partida de esta velada ha terminado todavía. Pulsa **Otro juego** para empezar una.
