### The end of a round or a game: who won, what stood out, and what can be pressed.

ended-game = { $called } : victoire pour { $winners } !
ended-draw = { $called } : partie nulle entre { $winners }.
ended-round = Cette manche est à **{ $side }**.
ended-round-tied = Égalité dans cette manche : { $players }.
ended-total = { $side } : { $points }.
ended-practice = Entraînement, hors classement
ended-friendly = Partie amicale, hors classement
rating-change = Cote { DE($seat) } : { $before } → { $after }.
button-rematch = Revanche
button-film = Revoir
button-scores = Scores

## What stood out: the title, and below it whose it was

ended-highlight = { $title } { PLUS($points) }{ $points } ({ $what }).
highlight-biggest-turn = Plus beau tour
highlight-best-round = Meilleure manche
highlighted-biggest-turn = { $seat }, manche { $round }
highlighted-best-round = { $side }, manche { $round }
