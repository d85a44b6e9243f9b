### The room of an evening: one message of a channel where people play one game after another.

## The message

evening-title = Tonight in this channel
evening-running = **{ $called }**: { $players } · [to the table]({ $link })
evening-quiet = No game is on right now.
evening-here = { $busy ->
    [yes] **Also here:** { $people }
   *[no] **Here:** { $people }
}
evening-score = **Games won** ({ $games ->
    [one] 1 game
   *[other] { $games } games
} so far)
evening-pairs = **Partners**
evening-won = **{ $won }** of { $played } · { $who }
evening-more = -# and { $count } more
evening-over = -# Cards from { $began } to { $ended }: { $games ->
    [0] no game finished.
    [one] 1 game.{ evening-best }
   *[other] { $games } games.{ evening-best }
}
evening-best = { $count ->
    [0] {""}
   *[other] {" "}{ $winners } won most ({ $won }).
}

## Buttons

button-evening-again = Again
button-evening-rotate = Rotate partners
button-evening-other = Another game

## What is refused

refusal-no-game-tonight = No game of tonight is over yet. Press **Another game** to start one.
