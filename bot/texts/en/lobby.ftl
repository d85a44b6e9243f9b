### The lobby: a table before its first deal.

## The message

lobby-title = { $called }: { $status ->
    [closed] table closed
    [paused] table paused
   *[other] waiting for players
}
lobby-start = **{ $host } can start the game.**
lobby-start-waits = **Waiting for { $players } to agree to the rules.** { $count ->
    [one] They can press **Agree**.
   *[other] They can all press **Agree**.
}
lobby-team = Team { $number }: { $players }
seat-free = an open seat
seats-open = { $count ->
    [one] an open seat
   *[other] { $count } open seats
}
lobby-host = The host
lobby-seated = Seated: { $players } ({ $taken } of { $seats }).
lobby-counts = -# Counts for the rankings of { $called }.
lobby-counts-changed = -# House rules: this game counts on the boards for changed rules.
lobby-counts-not = -# Doesn't count for the rankings.

## The picture

goal-target = To { $target } points
lobby-pace = { $turn } a turn
lobby-changed = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
lobby-deals = Numbered deal { $number }
lobby-seat-open = Open seat
lobby-seat-joins = or a computer plays
lobby-seat-computer = Computer
lobby-seat-level = { $level }
lobby-seat-host = HOST
lobby-seat-asked = has to agree
lobby-seat-ready = ready

## The selects of the host

lobby-choose-game = Game
lobby-choose-preset = Rules
lobby-choose-teams = Players and teams
lobby-choose-level = Computers
lobby-game = Game: { $game }
lobby-preset = Rules: { $preset }
lobby-level = Computers: { $level }
lobby-count = { $count } players{ $teams ->
    [0] { "" }
   *[other] , { $teams } teams
}
lobby-with = { $count } players: host with { $partner }

## Seats

seats-title = Who sits where
seats-seat = { $number }. { $player }
seats-sit = Take this seat
seats-move = Move to another seat
seats-swap = Swap two seats
seats-level = Set a computer's level, seat by seat
seats-level-of = The computer in seat { $number }
seats-level-usual = same as the table: { $level }
seats-free = Free someone's seat
seat-computer = an open seat (computer: { $level })

## What is refused

refusal-host-starts = { CAPITAL($seat) } can start the game.
refusal-host-sets-up = Only { $seat } can set up this table. Press **Rules** to see its rules; if you have a seat, you can suggest others there.
refusal-seat-taken = Someone has just taken that seat. Choose another one.
refusal-seat-is-free = A seat at this table is free now. Press **{ button-join }**.

## A table without a free seat

full-table = **Every seat at this table is taken:** { $players }.
    You can watch at { $link }: everybody sees the table there, only the hands stay hidden. I can also tell you if a seat frees up before the game starts.
button-await-yes = Tell me about a free seat
button-await-no = Don't tell me
full-awaited = You'll be mentioned in this channel, once, when a seat at this table frees up before the game starts.
full-not-awaited = OK, I won't tell you.
seat-freed = { $mentions }: a seat is free at { $called }, { $link }. The first to press **{ button-join }** gets it.
