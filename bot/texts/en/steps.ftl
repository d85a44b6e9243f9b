### Computers that play in steps which people can follow.

command-assist-autostep = Have the computer play for you step by step, and go back afterwards if you like
argument-autostep-level = How well it plays; as the table's computers do unless given

autostep-title = The computer plays for you: { $level }
autostep-waits = { $steps ->
    [one] It waits. **Step** has it do one thing, **Run** one every { $seconds } seconds.
   *[other] It waits. **Step** has it do one thing, **Run** { $steps } every { $seconds } seconds.
}
autostep-runs = { $steps ->
    [one] It goes on, a step every { $seconds } seconds, until the round is over.
   *[other] It goes on, { $steps } steps every { $seconds } seconds, until the round is over.
}
autostep-becomes = Who has the computer play for them plays for practice: **this table then counts for no record, and that cannot be taken back.**
autostep-stopping = What becomes of what the computer did? It can stay, or the game goes back to where it stood when the computer began.
autostep-over = The computer no longer plays for you here: the game is over, the table was put aside, or you gave up your seat.

button-auto-begin = Play for practice
button-auto-run = Run
button-auto-pause = Pause
button-auto-step = Step
button-auto-slower = Slower
button-auto-faster = Faster
button-auto-stop = Stop
button-auto-keep = Leave it as it is
button-auto-return = Back as it was

done-autostep-keep = You play on yourself, from where the computer left off.
done-autostep-return = The game stands as it did before the computer played. You play on yourself.

## Computers among themselves

command-assist-autoplay = Computers play each other in this channel, for people to watch; it counts for no board
argument-games = How many games, one after the other
argument-open_hands = Whether everybody sees the hand of whoever is to play
argument-side = How well side { $number } plays, if there is one

done-exhibition = The cards are dealt: { $link } Press **Run** there to begin.
done-exhibition-closed = The computers have stopped. Another game begins with `/assist autoplay`.
exhibition = { $live ->
    [yes] Computers play here
   *[no] Computers played here
}, for people to watch; it counts for no board. Game { $number } of { $games }.
exhibition-side = **{ $side }**: { $wins ->
    [one] one game won
   *[other] { $wins } games won
}, { $points } points
exhibition-waits = { $steps ->
    [one] They wait. **Step** has them do one thing, **Run** one every { $seconds } seconds.
   *[other] They wait. **Step** has them do one thing, **Run** { $steps } every { $seconds } seconds.
}
exhibition-runs = { $steps ->
    [one] They go on, a step every { $seconds } seconds.
   *[other] They go on, { $steps } steps every { $seconds } seconds.
}
exhibition-scored = Round { $round } is over. The computers deal the next one.
exhibition-hand = The hand of { $seat }
exhibition-closed = The computers have stopped.

button-watch-run = Run
button-watch-pause = Pause
button-watch-step = Step
button-watch-slower = Slower
button-watch-faster = Faster
button-watch-stop = Stop
button-watch-next = Next game

refusal-exhibition-waits = Computers play each other here. **Pause** at their table has them wait, **Stop** ends it.
refusal-too-many-exhibitions = Computers play each other at as many tables as may be: { $most } in a server, and a few in all. Wait until one of them is done, or stop it.
