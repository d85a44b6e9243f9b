### What helps to learn: what may be done and why not, hints and their reasons, and what can be known of hidden cards.

## What may be done

fact-may-deal = The round is over: any player may deal round { $round }.
fact-may-undo = What you have done in this turn can be taken back with undo.
fact-may-draw = { $points ->
    [0] You may draw from the stock: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[other] You may draw from the stock; it costs { $points } points, because you took the pile and returned it.
}
fact-may-turn-over = You may draw: the stock is empty, so the pile becomes the stock.
fact-may-take = You may take the pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}): meld { $card } with { $cards }.
fact-may-take-onto = You may take the pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}): lay { $card } onto your { $rank }.
fact-may-end = You may leave the pile and end the round: there is no stock.
fact-must-meld-upcard = You have taken { $card }, and must meld it now.
fact-may-meld = You may meld { $rank }.
fact-may-open = Your initial meld needs { $needs } points, and your hand comes to { $reach }. You may begin with { $rank }.
fact-may-discard = You may discard; that ends your turn.
fact-may-go-out = You may discard your last card: the round is over, and you have gone out.
fact-may-pass = You may keep your last card: you may not go out yet.
fact-may-ask = You may ask your partner whether you may go out. The answer binds you.
fact-may-special = You may lay down your special hand: the round is over.
fact-may-answer = { $seat } asks whether they may go out. Your answer binds them.
fact-may-lead = You lead: any card may be played.
fact-may-follow = You may play any card; a higher card of the suit led wins, and so does a trump on another suit.
fact-may-play-some = You may play { $cards }.
fact-may-meld-for = You may meld { $cards }: { $target }, { $points } points.
fact-may-exchange = You may exchange your dix for { $card }: { $points } points.
fact-may-draw-card = You may draw; after that you lead.
fact-may-knock = You may knock: you are past the target, and win at once.

## Hints

fact-do-draw = Draw.
fact-do-take = { $count ->
    [0] Take the pile.
   *[other] Take the pile, with { $cards }.
}
fact-do-meld = Meld { $cards } as { $rank }.
fact-do-discard = Discard { $cards }.
fact-do-pass = Keep your last card.
fact-do-ask = Ask your partner: "May I go out?"
fact-do-answer = Answer: { $rank }.
fact-do-special = Lay down your special hand.
fact-do-end = End the round.
fact-do-play = Play { $cards }.
fact-do-exchange = Exchange your dix for the upturned card.
fact-do-knock = Knock.
fact-do-deal = Deal the next round.

fact-hint-draw = The pile cannot be taken.
fact-hint-draw-rather = The pile of { $count ->
    [one] one card
   *[other] { $count } cards
} is not worth what it takes.
fact-hint-take = The pile brings { $count ->
    [one] one card
   *[other] { $count } cards
}, { $points } points.
fact-hint-meld-canasta = That makes a canasta of { $rank }.
fact-hint-meld-adds = { $count ->
    [one] Then one card is missing to a canasta of { $rank }.
   *[other] Then { $count } cards are missing to a canasta of { $rank }.
}
fact-hint-meld-new = A meld of { $rank } can grow with every card that comes; { $count ->
    [one] one is missing
   *[other] { $count } are missing
} to a canasta.
fact-hint-meld-opens = It begins your initial meld: you need { $needs } points, and have { $reach }.
fact-hint-goes-out = With that you go out.
fact-hint-hurry = An opponent may go out soon: what is on the mat counts for you, what is in the hand against you.
fact-hint-discard-blocks = A black three blocks the pile: { $seat } cannot take it.
fact-hint-discard-freezes = A wild card freezes the pile: it then takes a natural pair.
fact-hint-discard-lone = { $card } is alone in your hand.
fact-hint-discard-safe = { $seat } cannot have a pair of { $rank }.
fact-hint-discard-theirs = { $seat } has discarded { $rank } too.
fact-hint-discard-least = Every discard costs something; this one the least.
fact-hint-pass = You may not go out, and your only card must stay.
fact-hint-ask = You could go out now; your partner may want to meld first.
fact-hint-answer = It goes by what you hold, and by what is left of the stock.
fact-hint-special = A special hand counts more than the round would bring.
fact-hint-end = The round is over so, and you are not behind.
fact-hint-play-wins = { $card } wins the trick; its cards count { $points } points.
fact-hint-play-cheap = { $card } counts for little if the trick is lost.
fact-hint-play-sure = Nothing that is still out beats { $card }.
fact-hint-play-forces = Nobody can follow { $card }: it draws a trump or wins.
fact-hint-play-free = { $card } is in none of your melds.
fact-hint-meld-for = { $points } points for { $target }.
fact-hint-meld-best = It is the dearest meld that you hold.
fact-hint-draw-card = There is nothing to meld.
fact-hint-draw-kept = What you could meld now is better kept for later.
fact-hint-exchange = { $card } for the lowest trump, and { $points } points.
fact-hint-knock = You are past the target: knocking wins the game.

## Opening

fact-opening-done = Your side has melded already.
fact-opening-by-pile = You can open by taking the pile, too: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
} in all.
fact-opening-short = You cannot open yet: your hand comes to { $has } of the { $needs } points that the initial meld needs.
fact-opening-meld = Meld { $cards } as { $rank }: { $points } points.
fact-opening-makes = That makes { $points } points; the initial meld needs { $needs }.

## Which cards are good for what

fact-analyze-meldable = Can be melded now: { $cards }.
fact-analyze-holdable = Worth holding, a pair may take the pile: { $cards }.
fact-analyze-wild = Wild: { $cards }.
fact-analyze-discardable = Alone: { $cards }.

## Where the cards are

counted = { $rank } { $count }
fact-place-hand = Your hand: { $cards }.
fact-place-pile = The discard pile: { $cards }.
fact-place-waiting = Waiting for the initial meld: { $cards }.
fact-place-melds = Melds of { $side }: { $cards }.
fact-place-threes = Threes of { $side }: { $cards }.
fact-place-upturned = Under the stock: { $card }.
fact-place-trick = In the trick: { $cards }.
fact-place-tricks = Tricks of { $side }: { $cards }.
fact-recall-yours = Of your hand the others have seen { $cards }.
fact-recall-theirs = { $seat } holds { $cards }: you have seen them.
fact-recall-discards = { $seat } has discarded { $cards }.
fact-recall-played = Played so far: { $cards }.
fact-recall-nothing = There is nothing to remember yet.
fact-unseen = Not seen ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $counts }.
fact-unseen-cards = Not seen ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $cards }.
fact-unseen-theirs = { $seat } holds { $cards }: nothing else is left.
fact-unseen-none = Every card has been seen.
fact-unseen-stock = { $count ->
    [one] One of them lies face down on the table.
   *[other] { $count } of them lie face down on the table.
}
fact-unseen-hand = { $count ->
    [0] You know every card of { $seat }.
    [one] One of them is in the hand of { $seat }.
   *[other] { $count } of them are in the hand of { $seat }.
}

## What the others may hold

fact-predict-sure = { $seat } is sure to hold { $cards }.
fact-predict-none = { $seat } holds no { $rank }.
fact-predict-likely = { $seat } is likely to hold { $rank }.
fact-predict-unlikely = { $seat } is not likely to hold { $rank }.
fact-predict-nothing = What { $seat } has done so far tells nothing of the rest of their hand.
fact-predict-trumps = { $unseen ->
    [0] No trump is left that you cannot see.
   *[other] { $unseen } trumps are out; about { $count } of them are with { $seat }.
}
fact-predict-no-cards = { $seat } cannot hold { $cards }.
fact-may-go-out-next = { $seat } may go out in the next turn.
fact-not-out-next = { $seat } is not likely to go out in the next turn.
