### The end of a round or a game: who won, what stood out, and what can be pressed.

ended-game = { $winners } won { $called }!
ended-draw = { $winners } drew { $called }.
ended-round = **{ $side }** won this round.
ended-round-tied = { $players } tied this round.
ended-total = { $side }: { $points }.
ended-practice = Practice game, not ranked
ended-friendly = Friendly game, not ranked
rating-change = Rating of { $seat }: { $before } → { $after }.
button-rematch = Rematch
button-film = Replay
button-scores = Scores

## What stood out: the title, and below it whose it was

ended-highlight = { $title } { PLUS($points) }{ $points } ({ $what }).
highlight-biggest-turn = Biggest turn
highlight-best-round = Best round
highlighted-biggest-turn = { $seat }, round { $round }
highlighted-best-round = { $side }, round { $round }
