### Playing again: going back, the same cards, the next game.

## What a table says

practice = This is a practice table: it isn't ranked, and its players can go back.
practice-short = -# Practice game, not ranked.
friendly-short = -# Friendly game, not ranked.{ $open ->
    [yes] { "" } People who watch can see all hands of a round once it's over.
   *[no] { "" }
}
practice-cards = These are the cards of table { $table }, which have been played before. Words for the shuffle change nothing.
again-choose = Go back to:
again-becomes = Going back turns this into a practice game (**not ranked**), for good.{ becomes-free } Go back to:
becomes-free = { $cost ->
    [free] {" "}You haven't decided anything in it yet, so that's free: { free-ending }.
   *[nothing] {""}
}

## Buttons

button-again = Go back
button-replay = Same cards again
button-anew = New game
button-rewind-turn = My last turn
button-rewind-round = Restart the round
button-rewind-game = Restart the game
button-rewind-deal = New cards

## Commands

undo-action = the last action
undo-turn = the whole turn
undo-earlier = earlier turn (in practice)
restart-round = this round, with the same cards
restart-game = the game, with the same cards
restart-deal = this round, with new cards
command-table-restart = Restart a round or the game, for practice
command-table-replay = Play the cards of a finished game again, for practice
argument-restart = What to restart
argument-replay = Which game; your last one if you leave this out

## Answers

done-rewound = { $back ->
    [turn] You're back at the start of your last turn: { $link }
    [round] The round starts again: { $link }
    [game] The game starts again: { $link }
   *[deal] The round is dealt again: { $link }
}
done-replayed-finished = A practice table with the same cards is open: { $link }
done-replayed-closed = A practice table with the same cards is open: { $link } The closed game can't be resumed anymore.

## What is refused

refusal-becomes-practice = That turns this into a practice game (not ranked). To do that, press **Go back** or **Practice** below your hand.
refusal-practice-gives-up = This game counts and you aren't ahead, so turning it into practice would count as a loss. If you give it up, **Same cards again** lets you play its cards again for practice.
refusal-cards-fixed = This table's cards are already set, so words for the shuffle would change nothing. Join without them.
refusal-cards-seen = These cards are being played again at another table, so this one can't be resumed.
refusal-may-go-on = That game was closed early, and the others can still resume it. Only finished games can be played again.
refusal-no-game-over = You don't have a finished game to play again.
refusal-no-practice = That works only for practice, and several people play here. Open a practice table with `/table new practice:True`: there everyone can.
refusal-not-over = That game is still in progress. You can play its cards again when it's over.
