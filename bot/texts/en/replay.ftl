### Replays: finished rounds, step by step.
### Values in words: called (a game), players (names), title (of a replay).

film-title = { $called }, round { $round }, table { $table }
film-step = Step { $step } of { $last }, turn { $turn }
film-dealt = The cards are dealt.
film-round = Round { $round }
film-rounds = Another round
film-eyes = Whose view
film-eyes-table = The table's view
film-eyes-open = Open: the hand of the player to act
film-eyes-seat = { $seat }'s view
film-hand = { $seat }'s hand, { $count } cards: { $cards }.
film-first = First
film-turn-back = Turn back
film-back = Back
film-on = Forward
film-turn-on = Turn forward
film-last = Last
film-gif = As a film
film-gif-alt = { $title }, played by { $players }, as a film of { $steps } steps.
film-record = As a file
film-record-how = With this file, anyone can replay the rounds and check their cards, with `/table verify` or `python -m bot verify { $file } COMMITMENT`.
film-play = Play these cards
past-game = { $table } { $called }, { $day }: { $players }
command-replay = Watch a finished round again, step by step
argument-film-table = Which game; your last one, or this server's, if you leave this out
argument-film-round = Which round; the last one if you leave this out

refusal-no-round-over = There's no finished round. You can replay a round once it's over.
refusal-no-such-round = Round { $round } of that game isn't over, or doesn't exist.
refusal-no-gif = I couldn't make the film. Step through the round instead.
