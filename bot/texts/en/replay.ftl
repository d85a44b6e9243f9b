### Replays: finished rounds, step by step.
### Values in words: called (a game), players (names), title (of a replay).

replay-title = { $called }, round { $round }
replay-step = Step { $step } of { $last }, turn { $turn }
replay-dealt = The cards are dealt.
replay-round = Round { $round }
replay-rounds = Another round
replay-viewpoint = Whose view
replay-viewpoint-table = The table's view
replay-viewpoint-open = Open: the hand of the player to act
replay-viewpoint-hands = Open: all hands
replay-viewpoint-seat = { $seat }'s view
replay-hand = { $count ->
    [0] { $seat }'s hand is empty.
    [one] { $seat }'s hand, 1 card: { $cards }.
   *[other] { $seat }'s hand, { $count } cards: { $cards }.
}
replay-first = First
replay-turn-back = Turn back
replay-back = Back
replay-on = Forward
replay-turn-on = Turn forward
replay-last = Last
replay-gif = As a film
replay-gif-alt = { $title }, played by { $players }, as a film of { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
replay-record = As a file
replay-record-how = With this file, anyone can replay the rounds and check their cards, with `/table verify` or `python -m bot verify { $file } COMMITMENT`.
replay-play = Play these cards
past-game = { $table } { $called }, { $day }: { $players }
command-replay = Watch a finished round again, step by step
argument-replay-table = Which game; this channel's last one if you leave this out
argument-replay-round = Which round; the last one if you leave this out

refusal-no-round-over = There's no finished round. You can replay a round once it's over.
refusal-no-such-round = Round { $round } of that game isn't over, or doesn't exist.
refusal-hands-hidden = The hands of this game are shown once it's over. At a table that isn't ranked, its players can agree on open hands before the start.
refusal-no-gif = I couldn't make the film. Step through the round instead.
