### Puntos para consultar: ronda por ronda, partida por partida, y los de un reparto numerado.

scores-rounds = { $called }, ronda por ronda
scores-round = Ronda { $round }: { $sides }
scores-side = { $side } { PLUS($points) }{ $points } (total { $total })
scores-games = Últimas partidas de { $player } aquí
scores-together = Últimas partidas con { $players }
scores-game = { $date } { $called }: { $sides }
scores-game-won = **{ $players }** { $points }
scores-game-side = { $players } { $points }
scores-none = Aquí no hay partidas terminadas todavía. Las de práctica no cuentan.
deal-title = Reparto numerado { $number }: { $called }{ $changed ->
    [0] { "" }
    [one] , 1 regla de la casa
   *[other] , { $changed } reglas de la casa
}
deal-seats = { $count ->
    [one] Asiento { $seats }
   *[other] Asientos { $seats }
}
deal-round = { $round }
deal-rounds = Rondas
deal-total = Total
deal-attempt = { $place }. { $players }: **{ $total }** ({ $rounds }){ $marked ->
    [0] { "" }
   *[other] { "" }, { $marks }
}
deal-mark-practice = práctica
deal-mark-again = ya jugado antes
deal-mark-unfinished = sin terminar
command-scores = Puntos de esta mesa y de partidas anteriores
command-scores-rounds = Muestra ronda por ronda la partida de esta mesa, o tu última
command-scores-games = Muestra partidas terminadas en este servidor, de esta mesa o de una persona
command-table-deal = Compara cómo se jugó un reparto numerado en este servidor
argument-scores-user = Partidas de quién; si lo omites, las que jugó junta la gente de esta mesa
argument-deal-number = El número del reparto
argument-deal-preset = Qué variante; si lo omites, la última jugada
refusal-no-games-of = Aquí todavía no hay partidas de { $player }.
refusal-nobody-played = Nadie en este servidor ha terminado aún una ronda del reparto numerado { $number }, al menos no con esa variante. Juégalo con `/table new deals:{ $number }`.
refusal-nothing-scored = Ninguna ronda de esa partida ha terminado todavía. `/scores games` lista tus partidas terminadas.
