### Computers that play in steps that people can follow.

command-assist-autostep = Let the computer play for you step by step, and go back afterwards if you like
argument-autostep-level = How well it plays; like the table's computers if you leave this out

autostep-title = The computer plays for you: { $level }
autostep-waits = { $steps ->
    [one] Paused. **Step** plays one step, **Run** plays one every { $seconds } seconds.
   *[other] Paused. **Step** plays one step, **Run** plays { $steps } every { $seconds } seconds.
}
autostep-runs = { $steps ->
    [one] Running: one step every { $seconds } seconds until the round is over.
   *[other] Running: { $steps } steps every { $seconds } seconds until the round is over.
}
autostep-becomes = Letting the computer play for you turns this into a practice game (**not ranked**), for good.{ becomes-free }
autostep-stopping = Keep what the computer played, or undo it?
autostep-over = The computer has stopped playing for you: the game is over, the table is paused, or you gave up your seat.

button-auto-begin = Play for practice
button-auto-run = Run
button-auto-pause = Pause
button-auto-step = Step
button-auto-slower = Slower
button-auto-faster = Faster
button-auto-stop = Stop
button-auto-keep = Keep it
button-auto-return = Undo it

done-autostep-keep = You take over from where the computer stopped.
done-autostep-return = The game is back where the computer started, and you take over.

## Computers among themselves

command-assist-autoplay = Watch computers play each other in this channel; not ranked
argument-games = How many games, one after the other
argument-open_hands = Whether everyone sees the hand of the player to act
argument-side = How well side { $number } plays, if there is one

done-exhibition = The cards are dealt: { $link } Press **Run** there to start.
done-exhibition-closed = The computers have stopped. To start another game, use `/assist autoplay`.
exhibition = { $live ->
    [yes] Computers are playing
   *[no] Computers played
} here for you to watch (not ranked).{ $games ->
    [1] {""}
   *[other] {" "}Game { $number } of { $games }.
}
exhibition-side = **{ $side }**: { $wins ->
    [one] 1 game won
   *[other] { $wins } games won
}, { $points } points
exhibition-waits = { autostep-waits }
exhibition-runs = { $steps ->
    [one] Running: one step every { $seconds } seconds.
   *[other] Running: { $steps } steps every { $seconds } seconds.
}
exhibition-scored = Round { $round } is over. The computers deal the next one.
exhibition-hand = { $seat }'s hand
exhibition-closed = The computers have stopped.

button-watch-run = Run
button-watch-pause = Pause
button-watch-step = Step
button-watch-slower = Slower
button-watch-faster = Faster
button-watch-stop = Stop
button-watch-next = Next game

refusal-exhibition-waits = Computers are playing each other here. Press **Pause** to pause them or **Stop** to end it.
refusal-too-many-exhibitions = Computers are already playing each other at { $most } tables of this server, and more are not allowed. Wait until one is done, or stop one.
refusal-too-many-running = I am already running { $most } games between computers, here and in other servers, and cannot run more at once. Try again in a few minutes, or press Step to see one move at a time.
