### Time, absence and return: whose time runs, who is away and what the others may decide, and how a table comes back.

## Names

computer-for = Computer for { $name }
name-autopilot = { $name } (autopilot)
status-paused = paused

## The time of a turn

time-turn = Time is up { $time }; then { $late }.
late-turn = the computer plays this turn
late-autopilot = the autopilot plays on until the player is back
late-forfeit = the game is lost
time-deal = The next round is dealt { $time }.
reminder = { $player }, it is your turn at { $called }: { $link } Time is up { $time }; then { $late }.

## Who is away

away-vote = **{ $players }** { $count ->
    [one] seems
   *[other] seem
} to be away. The others may decide what happens: press **Vote** ({ $needed ->
    [one] one vote decides
   *[other] { $needed } votes decide
}).
away-votes = For "{ $motion }": { $votes } of { $needed }.
motion-wait = go on waiting
motion-computer = the computer takes the seat
motion-close = close the table
motion-host = be the host instead
away-choose = What shall happen? { $needed ->
    [one] Your vote decides.
   *[other] { $needed } votes decide. You may change yours until then.
}
away-hand = The autopilot plays for you. Act, or press **I am back**, and it is off.

## How it ended

stood-in = { $actions ->
    [one] A computer played once for { $seat }.
   *[other] A computer played { $actions } times for { $seat }.
}
forfeited = The time of { $side } was up: the game is lost for it.
left-lost = { $name } left this game, and has lost it.
standing-paused = This table is paused, its cards are still secret. Whoever sits here may go on with `/table resume`, in any channel that all of you see.

## Buttons

button-vote = Vote
button-return = Take my seat back
button-present = I am here
button-back-again = I am back

## Commands

command-table-autopilot = Have the computer play for you until you are back, or no more
command-table-pause = Put the table in this channel aside, with its cards secret
command-table-vote = Decide with the others what happens while somebody is away

## Answers

done-autopilot-on = The computer plays for you now. It stops as soon as you act, or use `/table autopilot` again.
done-autopilot-off = You play yourself again.
done-paused = Table { $table } is paused, its cards stay secret. `/table resume` goes on exactly where you are.
done-left-game = You gave up your seat, and the computer plays on for you. With `/table join` it is yours again.{ $counts ->
    [yes] {" "}If you stay away, a win is the computer's, but a loss is yours.
   *[no] {""}
}
done-taken-over = The others went on without you: the computer has your seat until you take it back.{ $counts ->
    [yes] {" "}If you stay away, a win is the computer's, but a loss is yours.
   *[no] {""}
}
done-returned = Your seat is yours again: { $link }
done-voted = Your vote is counted.
done-present = The others see that you are here.

## What is refused

refusal-paused = This table is paused. `/table resume` goes on, in any channel that everybody at the table sees.
refusal-seat-left = The computer plays on for you. With `/table join`, or **Take my seat back** at the table, your seat is yours again.
refusal-nobody-away = Nobody has been away for long here, so there is nothing to vote on.
refusal-you-are-away = It is you whom the others wait for. Act, and it goes on.
refusal-no-such-motion = That is not to be voted on here.
refusal-cannot-see = { $players } cannot see this channel. Nothing was changed; choose one that everybody at the table sees.
