### Replays: rounds that are over, step by step.
### Values in words: called (a game), players (names), title (of a replay).

film-title = { $called }, round { $round }, table { $table }
film-step = Step { $step } of { $last }, turn { $turn }
film-dealt = The cards are dealt.
film-round = Round { $round }
film-rounds = Another round
film-eyes = With whose eyes
film-eyes-table = As the table saw it
film-eyes-open = Open: the hand of whoever plays
film-eyes-seat = With the eyes of { $seat }
film-hand = The hand of { $seat }, { $count } cards: { $cards }.
film-first = First
film-turn-back = Turn back
film-back = Back
film-on = Forward
film-turn-on = Turn forward
film-last = Last
film-gif = As a film
film-gif-alt = { $title }, played by { $players }, as a film of { $steps } steps.
film-record = As a file
film-record-how = With this file anybody can play the rounds over, and check their cards as `/table verify` or `python -m bot verify { $file } COMMITMENT` does.
film-play = Play these cards
past-game = { $table } { $called }, { $day }: { $players }
command-replay = See a round that is over again, step by step
argument-film-table = Of which game; of your last one, or this server's, unless given
argument-film-round = Which round; the last one unless given

refusal-no-round-over = There is no round that is over. A round can be seen again once it has ended.
refusal-no-such-round = Round { $round } of that game is not over, or there is none.
refusal-no-gif = The film could not be made. Step through the round instead.
