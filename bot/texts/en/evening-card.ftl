### The card of an evening: its standings and best moments, once it has ended.

evening-card-title = { $count ->
    [one] An evening with one game
   *[other] An evening of { $count } games
}
evening-card-won = { $who } won the evening: { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
evening-card-even = Nobody won more games than the others.
evening-card-played = Played: { $games }.
evening-card-times = { $called } ({ $count } times)
evening-card-standing = { $who }: won { $won } of { $games }.
evening-card-points = { $who }: won { $won } of { $games }, { evening-card-row-points }.
evening-card-computers = 🤖 The computer
evening-card-computer = 🤖 { $count ->
    [one] computer
   *[other] { $count } computers
}
evening-card-best-pair = Best pair
evening-card-best-team = Best team
evening-card-pair = { $title }: { $who }, won { $won } of { $games }.
evening-card-best-hand = Best hand
evening-card-biggest-turn = Biggest turn
evening-card-best-round = Best round
evening-card-moment = { $title } { PLUS($points) }{ $points } ({ $called }; { $what }).
evening-card-wins = { $count ->
    [0] after { $games } { $games ->
        [one] game
       *[other] games
    }
    [one] wins the evening!
   *[other] win the evening!
}
evening-card-alone = won { $won } of { $games }
evening-card-row-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
evening-card-share = { $won } of { $games }
evening-card-titled = { $title }: { $highlight }
evening-card-film = Short film of the evening: { $moments }
evening-card-figure = { PLUS($points) }{ $points }
evening-card-unlisted = a player
