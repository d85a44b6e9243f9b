### The end of a round or a game: who won, what stood out, and what can be pressed.

ended-game = { $called } geht an { $winners }!
ended-draw = { $called } endet unentschieden: { $winners }.
ended-round = Diese Runde geht an **{ $side }**.
ended-round-tied = Diese Runde endet unentschieden: { $players }.
ended-total = { $side }: { $points }.
ended-practice = Übungspartie, nicht gewertet
ended-friendly = Freundschaftliche Partie, nicht gewertet
rating-change = Wertung von { $seat }: { $before } → { $after }.
button-rematch = Revanche
button-film = Wiederholung
button-scores = Punkte

## What stood out: the title, and below it whose it was

ended-highlight = { $title } { PLUS($points) }{ $points } ({ $what }).
highlight-biggest-turn = Größter Zug
highlight-best-round = Beste Runde
highlighted-biggest-turn = { $seat }, Runde { $round }
highlighted-best-round = { $side }, Runde { $round }
