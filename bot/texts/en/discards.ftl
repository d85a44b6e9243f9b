### Games of drawing and discarding: sentences that they share.

command-take = On your turn: take from the discard pile
command-pass = On your turn: pass
command-knock = On your turn: knock
command-end = On your turn: say that you are done

verb-discard = Discard
verb-pass = Pass
kind-discard = discard a card and end your turn
ask-discard = Which card do you want to discard?
heading-discard = -# Discard:
event-discarded = { $seat } discards { $cards }.
did-discarded = discards { $cards }
fact-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has 1 card.
   *[other] The stock has { $count } cards.
}
target-melds = { $melds }
refusal-nothing-to-undo = Nothing to undo. Draws and discards are final.
refusal-one-card = Discard exactly one card.
