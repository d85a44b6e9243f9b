### Once more: going back, the same cards again, the next game.

## What a table says

practice = This is a practice table: it counts for no record, and its players may go back.
practice-cards = The cards are those of table { $table }, and have been played before; words for the shuffle change nothing.
again-choose = How far do you go back?
again-becomes = Who goes back plays for practice: **this table then counts for no record, and that cannot be taken back.** How far do you go back?

## Buttons

button-again = Go back
button-replay = Same cards again
button-anew = New game
button-rewind-turn = To my last turn
button-rewind-round = Restart the round
button-rewind-game = Restart the game
button-rewind-deal = Other cards

## Commands

undo-action = the last action
undo-turn = the whole turn
undo-earlier = earlier turn (in practice)
restart-round = this round, with the same cards
restart-game = the game, with the same cards
restart-deal = this round, with other cards
command-table-restart = Play a round or the game again, in practice
command-table-replay = Play the cards of a game that is over again, in practice
argument-restart = What to play again
argument-replay = Which game; your last one unless given

## Answers

done-rewound = { $back ->
    [turn] You are back at the start of your last turn: { $link }
    [round] The round begins again: { $link }
    [game] The game begins again: { $link }
   *[deal] The round is dealt anew: { $link }
}
done-replayed-finished = A practice table with the same cards is open: { $link }
done-replayed-closed = A practice table with the same cards is open: { $link } The game that was closed can no longer be resumed.
done-anew = The next game is open: { $link } Whoever sat here may join.

## What is refused

refusal-becomes-practice = Who goes back plays for practice. Press **Go back** under your hand: it says what that means.
refusal-cards-fixed = The cards of this table are fixed already, so your words for the shuffle would change nothing. Join without them.
refusal-cards-seen = The cards of this table are being played again at another one, so it can no longer be resumed.
refusal-may-go-on = That game was closed before its end, and the others may still resume it. Only finished games are played again.
refusal-no-game-over = You have no finished game whose cards could be played again.
refusal-no-practice = Several people play here, and that is for practice only. Open a practice table with `/table new practice:True`: there everybody may.
refusal-not-over = That game is still going on. Its cards can be played again once it is over.
