### El cartel de una velada: su clasificación y sus mejores momentos, cuando ha terminado.

evening-card-title = { $count ->
    [one] Una velada con una partida
   *[other] Una velada de { $count } partidas
}
evening-card-won = Gana la velada: { $who }, con { $won } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.
evening-card-even = Nadie ganó más partidas que el resto.
evening-card-played = Se jugó: { $games }.
evening-card-times = { $called } ({ $count } veces)
evening-card-standing = { $who }: ganó { $won } de { $games }.
evening-card-points = { $who }: ganó { $won } de { $games }, { evening-card-row-points }.
evening-card-computers = 🤖 Los bots
evening-card-computer = 🤖 { $count ->
    [one] bot
   *[other] { $count } bots
}
evening-card-best-pair = Mejor pareja
evening-card-best-team = Mejor equipo
evening-card-pair = { $title }: { $who }, ganó { $won } de { $games }.
evening-card-best-hand = Mejor mano
evening-card-biggest-turn = Mejor turno
evening-card-best-round = Mejor ronda
evening-card-moment = { $title } { PLUS($points) }{ $points } ({ $called }; { $what }).
evening-card-wins = { $count ->
    [0] tras { $games } { $games ->
        [one] partida
       *[other] partidas
    }
    [one] ¡gana la velada!
   *[other] ¡ganan la velada!
}
evening-card-alone = ganó { $won } de { $games }
evening-card-row-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
evening-card-share = { $won } de { $games }
evening-card-titled = { $title }: { $highlight }
evening-card-film = Película corta de la velada: { $moments }
evening-card-figure = { PLUS($points) }{ $points }
evening-card-unlisted = alguien más
