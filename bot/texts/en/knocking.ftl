### Games that a knock ends: sentences that they share.

asking-discard-gin = Ask before I discard when I have gin
asking-discard-wanted = Ask before I discard a card that fits what my opponent took
caution-discard-gin = You have gin. Knock instead!
caution-discard-wanted = { $seat } has { $cards }, so { $card } makes a meld.
fact-shows = { $count ->
    [0] { $seat } has no melds.
   *[other] { $seat } shows { $melds }.
}
fact-lays-off = { $seat } lays off { $cards }.
fact-left = { $points ->
    [0] { $seat } has no deadwood.
   *[other] { $seat } has { $points } deadwood: { $cards }.
}
fact-ended-knock = { $seat } knocked and wins the round.
fact-ended-gin = { $seat } wins the round with gin.
fact-ended-big-gin = { $seat } wins the round with big gin.
fact-ended-undercut = { $seat } undercuts and wins the round.
fact-ended-equal = { $seat } knocked, but the deadwood is equal. Nobody scores.
fact-ended-void = The round is void. The same player deals again.
fact-waiting-for = These cards would make or extend a meld: { $cards }.
refusal-no-big-gin = Big gin isn't played here. Knock, and discard a card that you can spare.
refusal-not-gin = Big gin needs every card you hold in melds. You have { $has } deadwood.
refusal-must-knock = You took the last discard to knock, so you can't just discard. Knock, or undo and pass.
refusal-too-much-deadwood = { $limit ->
    [0] You can't knock yet: without { $card } you have { $has } deadwood, and only gin ends the round.
   *[other] You can't knock yet: { $has } deadwood without { $card }, { $limit } allowed.
}
refusal-no-such-melds = You can't lay out your hand like that as you discard { $card }. Leave out the melds for the best way.
