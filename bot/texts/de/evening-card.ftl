### The card of an evening: its standings and best moments, once it has ended.

evening-card-title = { $count ->
    [one] Ein Abend mit einer Partie
   *[other] Ein Abend mit { $count } Partien
}
evening-card-won = Der Abend geht an { $who }: { $won } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
evening-card-even = Niemand hat mehr Partien gewonnen als die anderen.
evening-card-played = Gespielt: { $games }.
evening-card-times = { $called } ({ $count }-mal)
evening-card-standing = { $who }: { $won } von { $games } gewonnen.
evening-card-points = { $who }: { $won } von { $games } gewonnen, { evening-card-row-points }.
evening-card-computers = 🤖 Der Computer
evening-card-computer = 🤖 { $count ->
    [one] Computer
   *[other] { $count } Computer
}
evening-card-best-pair = Bestes Paar
evening-card-best-team = Bestes Team
evening-card-pair = { $title }: { $who }, { $won } von { $games } gewonnen.
evening-card-best-hand = Bestes Blatt
evening-card-biggest-turn = Größter Zug
evening-card-best-round = Beste Runde
evening-card-moment = { $title } { PLUS($points) }{ $points } ({ $called }; { $what }).
evening-card-wins = { $count ->
    [0] nach { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
    [one] gewinnt den Abend!
   *[other] gewinnen den Abend!
}
evening-card-alone = { $won } von { $games } gewonnen
evening-card-row-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
evening-card-share = { $won } von { $games }
evening-card-titled = { $title }: { $highlight }
evening-card-film = Kurzer Film des Abends: { $moments }
evening-card-figure = { PLUS($points) }{ $points }
evening-card-unlisted = jemand
