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

away-vote = **{ $players }** { $seen ->
    [yes] { $count ->
        [one] has
       *[other] have
    } looked at the table, but not played for a long time.
   *[no] { $count ->
        [one] seems
       *[other] seem
    } to be away.
} The others can decide what to do: press **Vote** ({ $needed ->
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
away-computer-later = A vote to let a computer play for them opens { $time }.
away-hand = The autopilot is playing for you. To turn it off, play a card or press **I'm back**.

## Closing a game that counts

closing-asked = **{ $players }** { $agreed ->
    [one] wants
   *[other] want
} to close this game early ({ $agreed } of { $count } agree). If everyone at the table agrees this round, the game ends for good. Until then, keep playing.
done-close-asked = This game counts, so everyone at the table must agree to close it. The others have been asked, and you can keep playing. To stop right away, use `/table pause`, which keeps the cards, or `/table leave`: the computer plays for you, and a loss is yours.
done-game-closed = The table is closed, and the game is over without a winner. To play a game again later, use `/table pause` instead.
refusal-game-closed = This game was closed and its cards were shown, so it can't be resumed. To start a new one, press **Play again** or use `/table new`.
refusal-gives-up = { $cost ->
    [free] This game counts, but you haven't decided anything in it yet, so closing it is free: { free-ending }. To keep its cards for later, use `/table pause` instead.
   *[loss] This game counts and you aren't ahead, so closing it now counts as a loss. To play on later, use `/table pause` instead.
}
free-ending = number { $number } of the { $most } games that you can close or turn into practice like this within 24 hours
button-give-up = Give up
button-close-free = Close it
done-gave-up = You gave up this game, so it counts as a loss. **Same cards again** at the table plays its cards again for practice.
done-others-left = The game is over, and it's lost for those who left it.
standing-over = This table is closed, and the game is over without a winner.
button-close = Agree to close

## Pausing a game with a time limit

pausing-asked = **{ $players }** { $agreed ->
    [one] wants
   *[other] want
} to pause this game ({ $agreed } of { $count } agree). It goes on until everyone agrees; to decline, play on. Later anyone at the table can resume it, and the time of the turn runs on from where it was.
button-pause = Agree to pause
done-pause-asked = Turns have a time limit here, so everyone at the table must agree to pause. The others have been asked; until then the game goes on, and so does the time.

## Moving the table

moving-asked = **{ $players }** { $agreed ->
    [one] wants
   *[other] want
} to move this table to { $channel }. It moves once everyone who isn't away agrees, or its host moves it.
button-move = Agree to move
done-move-asked = Only the host can move this table without asking. The others have been asked, and it moves once they agree.
done-move-agreed = Thanks. The table moves once the others agree, too.

## How it ended

stood-in = { $actions ->
    [one] A computer decided once for { $seat }.
   *[other] A computer decided { $actions } times for { $seat }.
}
forfeited = { $side } ran out of time and { $members ->
    [one] loses
   *[other] lose
} the game.
gave-up = { $side } gave up and { $members ->
    [one] loses
   *[other] lose
} the game.
abandoned = Nobody played on within { $days } days, so the game is over: { $side } { $members ->
    [one] was ahead and wins.
   *[other] were ahead and win.
}
won-by-computer = A computer made most of { $seat }'s decisions, so this win doesn't count for { $seat }.
unranked-hardly-played = This win counts for neither league nor ratings, because somebody made less than half of their decisions in every finished round.
unranked-repeated = This game counts for neither league nor ratings, because the same two people had already played too many games against each other today.
left-lost = { $name } left this game and loses it.
button-resume = Resume
standing-paused = This table is paused, and its cards are still secret. Any of its players can continue with **{ button-resume }** in its channel, or with `/table resume` in another that all of you can see.

## Buttons

button-vote = Vote
button-return = Take my seat back
button-back-again = I'm back

## Commands

command-table-autopilot = Let the computer play for you until you're back, or take over again
command-table-pause = Pause a table and keep its cards secret
command-table-vote = Vote on what to do while someone is away

## Answers

done-autopilot-on = The computer is playing for you. It stops as soon as you play, or use `/table autopilot` again. A win counts for you only if you make at least half of your decisions.
done-autopilot-off = You're playing again.
standing-abandoned = { $ends ->
    [loss] Play on by { $until }, or it counts as a loss.
    [standing] If nobody plays on by { $until }, whoever is ahead wins; if it's level, it ends without a result.
   *[given-up] Play on by { $until }, or you give it up: that's a loss too, unless one of your free closings is left.
}
done-paused = The table is paused, and its cards stay secret. `/table resume` continues exactly where you stopped.{ come-back }
come-back = { $ends ->
    [loss] {" "}{ standing-abandoned }
    [given-up] {" "}{ standing-abandoned }
    [standing] {" "}{ standing-abandoned }
   *[none] {""}
}
stay-away = { $counts ->
    [yes] {" "}If you stay away, a win goes to the computer, but a loss is yours.
   *[no] {""}
}
done-left-game = You gave up your seat, and the computer is playing for you. { $back ->
    [button] **Take my seat back** gets it back.
    [code] `/table join code:{ $table }` gets it back.
   *[command] `/table join` gets it back.
}{ stay-away }
done-taken-over = The others went on without you: the computer has your seat until you take it back.{ stay-away }
done-returned = You have your seat back: { $link }
done-voted = Thanks, your vote is in.
done-present = The others can see that you're here.

## What is refused

refusal-paused = This table is paused. Continue with `/table resume`, in any channel that everyone at the table can see.
refusal-seat-left = The computer is playing for you. To get your seat back, use `/table join` or press **Take my seat back** at the table.
refusal-which-table = You sit at more than one table: { $tables }. Choose one with the option `table`.
refusal-nothing-to-resume = None of your tables is paused. Use this in a channel to move a table there.
refusal-resume-there = I can't check from here whether you may write in that table's channel. Use `/table resume` there: { $link }
refusal-is-back = Just seen at the table again: { $seat }. So there's nothing to vote on any more.
refusal-nobody-away = Nobody has been away for long, so there's nothing to vote on.
refusal-you-are-away = The others are waiting for you. Play to continue.
refusal-no-such-motion = You can't vote for that here.
refusal-cannot-see = { $players } can't see this channel. Nothing changed. Choose a channel that everyone at the table can see.

## The panel of a table: what one person may do with it now, each asked once

button-table = Table
panel-title = Your table: { $called }
panel-leave = **{ button-panel-leave }**: give up your seat to the computer.
panel-pause = **{ button-panel-pause }**: put the table aside and go on later.
panel-close = **{ button-panel-close }**: end the table and show its cards.
panel-autopilot = **{ button-panel-autopilot }**: let the computer play for you until you're back.
panel-awake = **{ button-panel-awake }**: play again yourself.
panel-nothing = You have no seat at this table. You can look at its rules.
button-panel-leave = Leave
button-panel-pause = Pause
button-panel-close = Close
button-panel-autopilot = Autopilot
button-panel-awake = I'm back
ask-leave-open = Give up your seat? Someone else can take it.
ask-leave-open-host = Give up your seat? You opened this table, so it closes for everyone. `/table resume` brings it back.
ask-leave = Give up your seat? The computer plays for you until you take it back.{ stay-away }
ask-pause = Pause this table? Its cards stay secret, and `/table resume` continues exactly where you stopped.{ come-back }
ask-pause-others = Ask the others to pause this game? Turns have a time limit here, so it's paused only if everyone at the table agrees. Until then the game goes on, and so does the time.
ask-autopilot = Let the computer play for you? It stops as soon as you play. A win counts for you only if you make at least half of your decisions.
ask-awake = Play again yourself?
ask-close-resumable = Close this table? `/table resume` brings it back.
ask-close-gathering = Call this rematch off?
ask-close-exhibition = End this exhibition?
ask-close-others = Ask the others to close this game? It counts, so it ends only if everyone at the table agrees this round. Until then, you can keep playing.
ask-close-last = Close this game? It ends for good, without a winner, and its cards are shown.
panel-annul = **{ button-panel-annul }**: end this game so that it counts for nobody. You moderate this table.
button-panel-annul = Annul
