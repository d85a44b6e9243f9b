### Euchre: its names, what its players do and see, and why the rules refuse an action.

## Names

game-euchre = Euchre
called-euchre = { $preset }
preset-euchre = Euchre for four
preset-two-handed-euchre = Two-handed Euchre
preset-three-handed-euchre = Three-handed Euchre
preset-british-euchre = British Euchre

phase-turned = name a suit for the card turned up
phase-order = order up or pass
phase-name = name trumps or pass
phase-discard = lay one card away
phase-exchange = exchange cards or pass
phase-defend = defend alone or with your partner

verb-order = Order up
verb-name = Name trumps
verb-defend = Defend alone
kind-exchange = exchange cards for undealt ones
verb-discard = Lay away
verb-farmers-hand = Farmer's hand
verb-throw-in = Throw in
kind-order = order up the upcard, which makes its suit trump
kind-name = name the trump suit
kind-pass = pass
kind-defend = play alone against a lone hand
kind-discard = lay a card away face down, as the dealer
kind-farmers-hand = exchange three tens or lower for undealt cards
kind-throw-in = throw in a hand without an ace, a face card or a trump
ask-order = Do you order it up?
ask-name = Which suit do you name?
ask-discard = Which card do you lay away?
ask-farmers-hand = Which three cards do you exchange?
heading-discard = -# Lay away:

target-alone = alone
target-C-alone = { suit-C }, alone
target-D-alone = { suit-D }, alone
target-H-alone = { suit-H }, alone
target-S-alone = { suit-S }, alone

choice-order = { $dealer ->
    [own] Pick up { $card }
    [partner] Order { $card } to your partner
   *[other] Order up { $card }
}{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
}{ $alone ->
    [yes] , alone
   *[no] {""}
}
choice-name = Trump is { $suit }{ $alone ->
    [yes] , alone
   *[no] {""}
}
label-name = { CAPITAL($suit) }{ $alone ->
    [yes] , alone
   *[no] {""}
}
choice-defend = Defend alone
choice-farmers-hand = Exchange { $cards }
choice-throw-in = Throw in

## What happened

event-upcard-turned = { $cards } is turned up.
event-ordered = { $seat } orders up { $cards }. Trump is { $target }.
event-void = The round is void: nobody scores, and the next player deals.
fact-to-exchange = { $seat } exchanges cards or passes.
refusal-exchange-or-pass = { $seat } first exchanges cards, or passes.
event-made = { $side } { $members ->
    [one] makes it
   *[other] make it
}: { number-of-points }.
event-march = { $side } { $members ->
    [one] makes a march
   *[other] make a march
}: { number-of-points }.
event-lone-march = { $seat } makes a march alone and scores { $points }!
event-euchre = { $side } { $members ->
    [one] is
   *[other] are
} euchred: { number-of-points } for { $members ->
    [one] each other player
   *[other] the others
}.
event-lone-euchre = { $seat } is euchred by a lone defender: { $points } points!
did-ordered = orders up { $cards }
did-named = names { $target }
did-alone = plays alone
did-took-up = takes { $cards }
did-turned-down = turns down { $cards }
did-laid-away = { $known ->
    [1] lays away { $cards }
   *[0] lays a card away
}
did-defended = defends alone
did-farmed = { $known ->
    [1] exchanges a farmer's hand: { $cards }
   *[0] exchanges a farmer's hand
}
did-thrown-in = throws in { $cards }

score-made = trumps made ({ $count } tricks)
score-march = march
score-lone-march = march alone
score-euchre = euchre ({ $count } tricks against the makers)
score-lone-euchre = euchre by a lone defender

## The table in words

fact-to-turned = { $seat } names a suit for the card turned up.
fact-to-order = { $seat } orders it up or passes.
fact-to-name = { $seat } names trumps or passes.
fact-to-discard = { $seat } lays one card away.
fact-to-defend = { $seat } may defend alone.
fact-joker-up = { $card } is turned up. { $seat } names a suit for it before looking at the hand.
fact-upcard = { $best ->
    [yes] { $card } is turned up, and ordering it up makes { $suit } trump.
   *[no] { $card } is turned up.
} { $taken ->
    [yes] { $seat } takes it if it's ordered up.
   *[no] It stays on the table, whoever orders it up.
}
fact-turned-down-card = { $card }{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
} was turned down: another suit may be named.
fact-made-trumps = { $how ->
    [ordered] { $seat } made trumps by ordering up { $card }.
   *[named] { $seat } made trumps by naming the suit.
}
fact-dealer-has = { $seat } took { $card } and laid one card away.
fact-plays-alone = { $seat } plays alone.
fact-no-tricks = Nobody has won a trick yet.
fact-must-name = Everybody has passed, so you must name a suit.
fact-order-means-alone = { $seat } is your partner: if you order, you play alone.
asking-order-for-them = Ask before I order a bower into an opponent's hand
asking-discard-trump = Ask before I lay a trump away
caution-order-for-them = { $card } is a bower, and { $seat } would get it.
caution-discard-trump = { $card } is a trump, and you have other cards to lay away.

## What the rules refuse

refusal-name-for-best-bower = { $card } was turned up. { $seat } names a suit for it first.
refusal-order-or-pass = { $card } lies face up: order it up, or pass. Other suits can be named once it's turned down.
refusal-name-or-pass = { $card } was turned down: name another suit, or pass.
refusal-dealer-discards-first = { $seat } must lay one card away first.
refusal-defend-or-pass = { $seat } first says whether to defend alone.
refusal-trumps-are-made = Trumps are made. Play a card.
refusal-dealer-must-name = Everybody has passed twice, so as the dealer you must name a suit.
refusal-order-only-alone = { $seat } deals and is your partner: in this game your order means that you play alone. Order alone, or pass.
refusal-order-names-alone = You can order it up, or order it up "alone".
refusal-not-alone-here = Nobody plays alone in this game. Leave out "alone".
refusal-suit-turned-down = { $target } was turned down. Name another suit.
refusal-which-trumps = Name one suit: clubs, diamonds, hearts or spades.
refusal-name-suit-only = Name only the suit: who makes trumps, and whether alone, is decided afterwards.
refusal-not-in-these-rules = That isn't played at this table. The host can choose it with `/table rules`.
refusal-farmed-already = { $seat } has exchanged a farmer's hand already. That's possible once a round.
refusal-farmer-needs-three = A farmer's hand takes exactly three cards from your hand, all of them tens or lower.
refusal-no-throwing-in = You have { $cards }, so you can't throw the hand in.
refusal-arrange-before-making = You can change hands only before trumps are made.
refusal-needs-partners = "{ $option }" needs partners: choose a preset for four players first.

## Records

most-march = First march
most-lone-march = First march alone
most-euchres = First euchre of the others
most-euchred = Euchred for the first time
feat-march = { $count ->
    [one] 1 march
   *[other] { $count } marches
}
feat-lone-march = { $count ->
    [one] 1 march alone
   *[other] { $count } marches alone
}
feat-euchres = euchred the others { $count ->
    [one] once
   *[other] { $count } times
}
feat-euchred = was euchred { $count ->
    [one] once
   *[other] { $count } times
}
highlight-lone-march = March alone
highlight-march = March
highlighted-lone-march = All five tricks alone: { $seat }, round { $round }
highlighted-march = All five tricks: { $seat }, round { $round }
