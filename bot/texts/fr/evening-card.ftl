### The card of an evening: its standings and best moments, once it has ended.

evening-card-title = { $count ->
    [one] Une soirée, une partie
   *[other] Une soirée, { $count } parties
}
evening-card-won = La soirée est à { $who } : { $won } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
evening-card-even = Personne n’a gagné plus de parties que les autres.
evening-card-played = Au programme : { $games }.
evening-card-times = { $called } ({ $count } fois)
evening-card-standing = { $who } : { $won } gagnées sur { $games }.
evening-card-points = { $who } : { $won } gagnées sur { $games }, { evening-card-row-points }.
evening-card-computers = 🤖 L’ordinateur
evening-card-computer = 🤖 { $count ->
    [one] ordinateur
   *[other] { $count } ordinateurs
}
evening-card-best-pair = Meilleure paire
evening-card-best-team = Meilleure équipe
evening-card-pair = { $title } : { $who }, { $won } gagnées sur { $games }.
evening-card-best-hand = Meilleure main
evening-card-biggest-turn = Plus beau tour
evening-card-best-round = Meilleure manche
evening-card-moment = { $title } { PLUS($points) }{ $points } ({ $called } ; { $what }).
evening-card-wins = { $count ->
    [0] après { $games } { $games ->
        [one] partie
       *[other] parties
    }
    [one] gagne la soirée !
   *[other] gagnent la soirée !
}
evening-card-alone = { $won } sur { $games }
evening-card-row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-card-share = { $won } sur { $games }
evening-card-titled = { $title } : { $highlight }
evening-card-film = Petit film de la soirée : { $moments }
evening-card-figure = { PLUS($points) }{ $points }
evening-card-unlisted = quelqu’un
