### Time limits, absent players and what the others can decide, and how a table comes back.

## Names

computer-for = 🤖 for { $name }
name-autopilot = { $name } (autopilot)
status-paused = paused

## The time of a turn

time-turn = Time is up { $time }; then { $late }.
late-turn = the computer plays this turn
late-autopilot = the autopilot plays until the player is back
late-forfeit = the game is lost
time-turns = Time is up { $times }; then { $late }.
time-of = for { $seat } { $time }
time-deal = The next round is dealt { $time }.
reminder = { $player }, your turn: { $called } in { $link }
reminder-remote = { $player }, your turn: { $called }. Your hand is here: { $link }

## Who is away

away-vote = **{ $players }** { $count ->
    [one] seems
   *[other] seem
} to be away. The others can decide what to do: press **Vote** ({ $needed ->
    [one] 1 vote decides
   *[other] { $needed } votes decide
}).
away-votes = To { $motion }: { $votes } of { $needed } votes.
motion-wait = keep waiting
motion-computer = let the computer play for them
motion-pause = pause the table
motion-close = close the table
motion-host = become the host instead
away-choose = What do you want to do? { $needed ->
    [one] Your vote decides.
   *[other] { $needed } votes decide. You can change yours until then.
}
away-hand = The autopilot is playing for you. To turn it off, play a card or press **I'm back**.

## Closing a game that counts

closing-asked = **{ $players }** { $agreed ->
    [one] wants
   *[other] want
} to close this game without a winner ({ $agreed } of { $count } agree). If everyone at the table agrees this round, the game ends for good. Until then, keep playing.
done-close-asked = This game counts, so everyone at the table must agree to close it. The others have been asked, and you can keep playing. To stop right away, use `/table pause`, which keeps the cards, or `/table leave`: the computer plays for you, and a loss is yours.
done-close-paused = This game counts, so only its players can close it. The table is paused instead, and its cards stay secret.
done-game-closed = The table is closed, and the game is over without a winner. To play a game again later, use `/table pause` instead.
refusal-game-closed = This game was closed and its cards were shown, so it can't be resumed. To start a new one, press **Play again** or use `/table new`.
refusal-gives-up = This game counts and you're behind, so closing it now means losing it. To play on later, use `/table pause` instead.
button-give-up = Give up
done-gave-up = You gave up this game.
standing-over = This table is closed, and the game is over without a winner.
button-close = Agree to close

## How it ended

stood-in = { $actions ->
    [one] A computer played once for { $seat }.
   *[other] A computer played { $actions } times for { $seat }.
}
forfeited = { $side } ran out of time and { $members ->
    [one] loses
   *[other] lose
} the game.
gave-up = { $side } gave up and { $members ->
    [one] loses
   *[other] lose
} the game.
won-by-computer = A computer made most of { $seat }'s decisions, so this win doesn't count for { $seat }.
left-lost = { $name } left this game and loses it.
button-resume = Resume
standing-paused = This table is paused, and its cards are still secret. Any of its players can continue with **{ button-resume }** in its channel, or with `/table resume` in another that all of you can see.

## Buttons

button-vote = Vote
button-return = Take my seat back
button-present = I'm here
button-back-again = I'm back

## Commands

command-table-autopilot = Let the computer play for you until you're back, or take over again
command-table-pause = Pause this channel's table and keep its cards secret
command-table-vote = Vote on what to do while someone is away

## Answers

done-autopilot-on = The computer is playing for you. It stops as soon as you play, or use `/table autopilot` again. A win counts for you only if you make at least half of your decisions.
done-autopilot-off = You're playing again.
standing-abandoned = Come back within { $days } days if you're behind, or it counts as a loss.
done-paused = The table is paused, and its cards stay secret. `/table resume` continues exactly where you stopped.{ $lost ->
    [yes] {" "}Come back within { $days } days if you're behind, or it counts as a loss.
   *[no] {""}
}
done-left-game = You gave up your seat, and the computer is playing for you. { $back ->
    [button] **Take my seat back** gets it back.
    [code] `/table join code:{ $table }` gets it back.
   *[command] `/table join` gets it back.
}{ $counts ->
    [yes] {" "}If you stay away, a win goes to the computer, but a loss is yours.
   *[no] {""}
}
done-taken-over = The others went on without you: the computer has your seat until you take it back.{ $counts ->
    [yes] {" "}If you stay away, a win goes to the computer, but a loss is yours.
   *[no] {""}
}
done-returned = You have your seat back: { $link }
done-voted = Thanks, your vote is in.
done-present = The others can see that you're here.

## What is refused

refusal-paused = This table is paused. Continue with `/table resume`, in any channel that everyone at the table can see.
refusal-seat-left = The computer is playing for you. To get your seat back, use `/table join` or press **Take my seat back** at the table.
refusal-nobody-away = Nobody has been away for long, so there's nothing to vote on.
refusal-you-are-away = The others are waiting for you. Play to continue.
refusal-no-such-motion = You can't vote for that here.
refusal-cannot-see = { $players } can't see this channel. Nothing changed. Choose a channel that everyone at the table can see.
