### Once more: going back, the same cards again, the next game.

refusal-becomes-practice = Who goes back plays for practice: this table would count for no record from then on, and that cannot be taken back. Press **Go back** under your hand if you want that.
refusal-cards-seen = The cards of this table are being played again at another one, so it can no longer be resumed.
refusal-may-go-on = That game was closed before its end, and the others may still resume it. Only finished games are played again.
refusal-no-practice = Several people play here, so nobody may go back. Open a practice table with `/table new practice:yes`: there everybody may.
refusal-not-over = That game is still going on. Its cards can be played again once it is over.
