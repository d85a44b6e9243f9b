### El final de una ronda o partida: quién ganó, qué destacó, y qué se puede pulsar.

ended-game = ¡Gana { $called }: { $winners }!
ended-draw = Empate en { $called }: { $winners }.
ended-round = Gana esta ronda: **{ $side }**.
ended-round-tied = Ronda empatada: { $players }.
ended-total = { $side }: { $points }.
ended-practice = Partida de práctica, no cuenta
ended-friendly = Partida amistosa, no cuenta
rating-change = Rating de { $seat }: { $before } → { $after }.
button-rematch = Revancha
button-film = Repetición
button-scores = Puntos

## Lo que destacó: el título, y debajo de quién fue

ended-highlight = { $title } { PLUS($points) }{ $points } ({ $what }).
highlight-biggest-turn = Mejor turno
highlight-best-round = Mejor ronda
highlighted-biggest-turn = { $seat }, ronda { $round }
highlighted-best-round = { $side }, ronda { $round }
