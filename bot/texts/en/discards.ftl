### Games of drawing and discarding: sentences that they share.

command-take = On your turn: take from the discard pile
command-claim = Claim what another player has overlooked
command-pass = On your turn: pass
command-knock = On your turn: knock
command-end = On your turn: say that you are done

verb-discard = Discard
verb-pass = Pass
kind-discard = discard a card and end your turn
ask-discard = Which card do you want to discard?
heading-discard = -# Discard:
did-discarded = discards { $cards }
fact-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has 1 card.
   *[other] The stock has { $count } cards.
}
target-melds = { $melds }
refusal-nothing-to-undo = Nothing to undo. Draws and discards are final.
refusal-one-card = Discard exactly one card.
verb-take = Take
choice-take = Take { $card }
choice-pass = Pass
label-discard = { $card }
did-took = takes { $cards }
did-passed = passes
automatic-draw = Draw for me when I can do nothing else, where that tells opponents nothing
refusal-just-taken = You just took { $card }. Discard another card.
most-best = Best round
fact-may-draw = You can draw from the stock.
fact-may-pass = You can pass.
fact-do-pass = Pass.
fact-do-discard = Discard { $cards }.
fact-hint-gains = By the computer's estimate, that's { number-of-points } better than { $how ->
    [discard] discarding { $cards }
    [take] taking { $cards }
    [knock] knocking with { $cards }
    [draw] drawing from the stock
   *[other] passing
}, the next best{ $won ->
    [0] .
   *[other] . The estimate counts { $won } points extra for winning the round.
}
fact-recall-refused = { $seat } left these lying: { $cards }.
fact-predict-useless = { $seat } showed no use for { $cards }.
asking-discard-melded = Ask before I break a meld
caution-discard-melded = { $card } is in one of your melds.
phase-meld = meld, then discard
did-went-out = goes out
most-went-out = First to go out
feat-went-out = { $count ->
    [one] out once
   *[other] out { $count } times
}
verb-knock = Knock
