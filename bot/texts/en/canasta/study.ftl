### Canasta: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-draw = { $points ->
    [0] You can draw from the stock: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] You can draw from the stock. It costs { $points } points, because you took the pile and returned it.
}
fact-may-turn-over = You can draw. The stock is empty, so the pile becomes the stock.
fact-may-take = You can take the pile ({ number-of-cards }): meld { $card } with { $cards }.
fact-may-take-onto = You can take the pile ({ number-of-cards }): add { $card } to your { $rank }.
fact-may-end = The stock is empty, so you can leave the pile and end the round.
fact-must-meld-upcard = You've taken { $card } and must meld it now.
fact-may-meld = You can meld { $rank }.
fact-may-open = Your initial meld needs { $needs } points, and your hand can reach { $reach }. You can start with { $rank }.
fact-may-discard = You can discard to end your turn.
fact-may-go-out = You can discard your last card and go out. That ends the round.
fact-may-discard-last = You can discard your last card, because the stock has none left for you. That ends the round.
fact-may-take-up-foot = You can discard your last card, then pick up your foot.
fact-may-pass = You can keep your last card, because you can't go out yet.
fact-may-ask = You can ask your partner if you may go out. The answer is binding.
fact-may-special = You can lay down your special hand. That ends the round.
fact-may-answer = { $seat } asks to go out. Your answer is binding.
fact-may-go-out-next = { $seat } may go out next turn.

## Hints

fact-do-take = { $count ->
    [0] Take the pile.
   *[other] Take the pile with { $cards }.
}
fact-do-pass = Keep your last card.
fact-do-ask = Ask your partner: "May I go out?"
fact-do-answer = Answer { $rank }.
fact-do-special = Lay down your special hand.
fact-do-end = End the round.
fact-hint-draw = You can't take the pile.
fact-hint-draw-rather = { $drawn ->
    [one] A fresh card helps
    [2] Two fresh cards help
   *[other] { $drawn } fresh cards help
} more than the pile ({ number-of-cards }).
fact-hint-take = You get { number-of-cards } worth { $points } points.
fact-hint-meld-canasta = That makes a canasta of { $rank }.
fact-hint-meld-adds = After that, { $count } more for a canasta of { $rank }.
fact-hint-meld-new = { $count } more { $rank } would make a canasta.
fact-hint-meld-opens = { $complete ->
    [yes] It completes your initial meld of { $needs } points.
   *[no] It counts toward the { $needs } points of your initial meld. Your hand can reach { $reach }.
}
fact-hint-meld-held = Cards left in your hand count against you.
fact-hint-goes-out = It lets you go out.
fact-hint-foot = It uses up this hand. Then you pick up your foot.
fact-hint-hurry = An opponent may go out soon, and cards left in your hand count against you.
fact-hint-discard-blocks = A black three blocks the pile: { $seat } can't take it.
fact-hint-discard-freezes = A wild card freezes the pile: then { $how ->
    [natural-pair] only a natural pair takes it.
   *[hand-only] it takes cards from the hand alone.
}
fact-hint-discard-wild = Nobody can take the pile with a wild card on top.
fact-hint-discard-lone = { $card } is your only card of its rank.
fact-hint-discard-safe = { $seat } can't have a pair of { $rank }.
fact-hint-discard-theirs = { $seat } has discarded { $rank } too.
fact-hint-discard-least = This helps { $seat } least.
fact-hint-discard-last = { $card } is your last card.
fact-hint-pass = You can't go out, so you have to keep your only card.
fact-hint-ask = You could go out now, but your partner may want to meld first.
fact-hint-answer = { $yes ->
    [yes] Going out now costs your side only the { $points } points in your hand.
   *[no] The { $points } points in your hand would count against your side.
}
fact-hint-special = A special hand is worth more than playing on.
fact-hint-end = The stock is empty, and playing on would help the others more.

## The initial meld

fact-opening-done = Your side has already melded.
fact-opening-by-pile = You could also open by taking the pile: { $card } on top, { number-of-cards } in all.
fact-opening-short = You can't open yet: your initial meld needs { $needs } points, and your hand can reach { $has }.
fact-opening-meld = Meld { $cards } as { $rank }: { $points } points.
fact-opening-makes = That makes { $points } points. Your initial meld needs { $needs }.

## Which cards are good for what

fact-analyze-meldable = You can meld now: { $cards }.
fact-analyze-holdable = Worth keeping, since a pair can take the pile: { $cards }.
fact-analyze-wild = Wild: { $cards }.
fact-analyze-discardable = Single cards: { $cards }.

## Where the cards are, and what the others may hold

fact-place-waiting = Coming with the initial meld: { $cards }.
fact-place-threes = { $side }, threes: { $cards }.
fact-predict-none = Not in { $seat }'s hand: { $rank }.
fact-predict-likely = Probably in { $seat }'s hand: { $rank }.
fact-predict-unlikely = Probably not in { $seat }'s hand: { $rank }.
fact-not-out-next = { $seat } probably won't go out next turn.

## The rules, one at a time, as each starts to matter

lesson-canasta-aim = Collect cards of the same rank. Three or more make a meld, seven make a canasta, and canastas bring the big points. A round ends when someone goes out{ $stock_out ->
    [turned] {""}
    [turned-at-once] {""}
   *[other] {" "}or the stock is empty
}. { $rounds ->
    [0] The first to reach { $target } points wins.
    [one] The player with the most points after one round wins.
   *[other] The player with the most points after { $rounds } rounds wins.
}
lesson-canasta-partners = You play with a partner. You share your melds and your score, but you can't see each other's hands.
lesson-canasta-red-threes = { $all_threes_equal ->
    [yes] Red and black threes are bonuses. They
   *[no] Red threes are bonuses. They
} go straight to the table{ $red_three_drawn ->
    [replaced] , and you draw another card for each
    [ends-turn] , and drawing one ends your turn
   *[other] {""}
}.{ $red_threes_count ->
    [always] {""}
    [with-canastas] {" "}They count for you with two canastas, and against you without any.
    [with-two-canastas] {" "}They count against you with fewer than two canastas.
    [unless-caught] {" "}They count against you if another side goes out before you meld.
   *[with-meld] {" "}They count against you if you don't meld.
}
lesson-canasta-red-threes-held = Red threes aren't a bonus in this game. One left in your hand costs { $red_three_held } points, so discard it in time.
lesson-canasta-draw = Start your turn by getting cards: **{ verb-draw }** gives you { $cards_drawn ->
    [one] one card
   *[other] { $cards_drawn } cards
} from the stock. **{ verb-take }** gives you { $pile_taken ->
    [0] the whole discard pile
   *[other] the top { $pile_taken } cards of the discard pile
}, if you can meld its top card at once.
lesson-canasta-take = You can take the pile now. You must meld its top card at once, and the other cards go to your hand. A big pile is worth more than { $cards_drawn ->
    [one] a card
   *[other] { $cards_drawn } cards
} from the stock.
lesson-canasta-upcard = You've taken the top card of the pile. Meld it first.
lesson-canasta-frozen = The pile is frozen for you. To take it, you need { $take_frozen ->
    [natural-pair] two natural cards of the top card's rank in your hand
   *[other] to meld its top card with cards from your hand only
}.{ $frozen_always ->
    [yes] {" "}In this game the pile is always frozen.
   *[no] { $frozen_until_melded ->
        [yes] {" "}The pile is always frozen for a side that hasn't melded.
       *[no] {" "}It stays frozen until someone takes it.
    }
}
lesson-canasta-blocked = { $all_threes_equal ->
    [yes] A wild card
   *[no] A black three or a wild card
} on top blocks the pile: nobody can take it this turn.
lesson-canasta-meld = After drawing, you can **{ verb-meld }** as much as you like: new melds of three or more cards, and cards added to your side's melds. Cards on the table count for you, cards left in your hand against you.{ $melded_without_canasta ->
    [plus] {""}
    [minus-below-needed] {" "}If you have fewer canastas than you need to go out, even melded cards count against you.
   *[other] {" "}Without a canasta, even melded cards count against you.
}
lesson-canasta-sequences = Cards in a row of one suit are also a meld: three or more, from four up to ace, without wild cards. Seven of them are a canasta worth { $sequence_canasta } points.
lesson-canasta-opening = Your side's first melds of a round must be worth { $needs } points together, all in one turn. Jokers count 50, aces and twos 20, { $seven ->
    [5] kings to eights 10, sevens to fours 5
    [10] kings to sevens 10, sixes to fours 5
   *[other] kings to eights 10, sevens { $seven }, sixes to fours 5
}.{ $opens_anyway ->
    [natural-canasta] {" "}A natural canasta is always enough.
    [natural-canasta-in-hand] {" "}A natural canasta from your hand is always enough.
    [canasta] {" "}A canasta is always enough.
   *[other] {""}
} Your hand shows how close you are.
lesson-canasta-opened = Your initial meld is done. From now on your side can meld anything that fits.{ $canastas_to_go_out ->
    [0] {""}
    [one] {" "}To go out, you need a canasta: a meld of seven cards.
   *[other] {" "}To go out, you need { $canastas_to_go_out } canastas: melds of seven cards{ $canasta_kinds ->
        [one-sequence] , including a sequence
        [two-natural-two-mixed] , two natural and two mixed
       *[any] {""}
    }.
}
lesson-canasta-wild = Twos and jokers are wild: they can stand for any card of a meld. { $wild_balance ->
    [free] A meld needs at least two natural cards
    [fewer] A meld needs more natural cards than wild ones
   *[even] A meld can't have more wild cards than natural ones
}{ $limited ->
    [yes] , and { $wild_limit } wild cards at most
   *[no] {""}
}. A natural canasta, without wild cards, is worth more.{ $pure_aces_and_sevens ->
    [yes] {" "}Sevens can't have any wild cards, and aces only in the initial meld.
   *[no] {""}
}{ $wild_melds ->
    [yes] {" "}Three or more wild cards can be a meld of their own{ $wild_melds_first ->
        [yes] . Until that's a canasta, wild cards can't go anywhere else
       *[no] {""}
    }.
   *[no] {""}
}
lesson-canasta-black-threes = Black threes are safe discards: they block the pile for one turn.
lesson-canasta-discard = **{ verb-discard }** ends your turn. Think of the next player: a card they collect gives them the pile.
lesson-canasta-freezing = The pile is frozen now. It stays frozen until someone takes it{ $take_frozen ->
    [natural-pair] {" "}with a natural pair
   *[other] {" "}with cards from their hand only
}.
lesson-canasta-canasta = A canasta! A natural one is worth { $natural_canasta } points, one with wild cards { $mixed_canasta }{ $wild_melds ->
    [yes] , one of wild cards alone { $wild_canasta } or more
   *[no] {""}
}{ $sequences ->
    [yes] , a sequence of seven { $sequence_canasta }
   *[no] {""}
}.{ $canasta_grows ->
    [yes] {""}
   *[no] {" "}No more cards can be added to it.
}
lesson-canasta-foot = When your first hand is gone, you pick up the foot and play it like the first.
lesson-canasta-talon = The first side to meld gets a talon: extra cards that go to the player's hand after the discard.
lesson-canasta-going-out = { $canastas_to_go_out ->
    [0] You don't need a canasta to go out in this game
    [one] Your side has the canasta you need to go out
   *[other] Your side has the { $canastas_to_go_out } canastas you need to go out
}: { $discard_to_go_out ->
    [yes] discard
   *[no] meld or discard
} your last card, and the round is over. { $going_out ->
    [0] But
   *[other] That's worth { $going_out } points, but
} your melds can't grow any further.
lesson-canasta-ask = **{ verb-ask }** asks your partner, who may still want to meld. You don't have to ask, but the answer is binding for this turn.
lesson-canasta-asked = Your partner wants to go out. If you hold few cards, say yes: the cards in your hand will count against you both.
lesson-canasta-threat = An opponent may go out soon. The cards in your hand will count against you, so meld what you can.
lesson-canasta-stock = The stock is nearly empty. When it runs out, { $stock_out ->
    [turned] the discard pile is turned over as the new stock
    [turned-at-once] the discard pile is turned over as the new stock
    [ends-or-turned] the next player ends the round or turns the discard pile over
   *[other] the round ends
}.
lesson-canasta-scored = The round is scored: cards and canastas on the table count for you, cards left in hand against you. The next round may need a higher initial meld. Press **{ verb-deal }** to go on.

## The moves of the guided rounds

guide-canasta-draw = In Canasta you collect cards of the same rank. Seven of them are a **canasta**, and canastas bring the big points. Every turn starts with new cards: press **{ verb-draw }** to take { $cards_drawn ->
    [one] one
   *[other] { $cards_drawn }
} from the stock.
guide-canasta-draw-again = { $card ->
    [none] The discard pile is empty, so draw from the stock.
   *[other] You can't use the { $card } on the discard pile, so draw from the stock.
}
guide-canasta-open = { $laid ->
    [0] Three or more cards of a rank are a **meld**. Your first melds must be worth at least { $needs } points in one turn; these cards are worth { $points }{ $enough ->
        [yes] {""}
       *[no] , and more will follow
    }. Lay down { $cards }.{ $wild ->
        [yes] {" "}Twos and jokers are **wild**: they stand for any card.
       *[no] {""}
    }
   *[other] You've laid down { $laid } of the { $needs } points. Lay down { $cards } too, for { $points } more.
}
guide-canasta-meld = After your first meld, any three cards of a rank can go down. Lay down { $cards }: cards on the table count for you, cards in your hand against you.
guide-canasta-add = You can add to your melds on every turn. Add { $cards } to your { $rank }: then you need { $lacks ->
    [one] only one more card
   *[other] { $lacks } more cards
} for a canasta.
guide-canasta-wild = Twos and jokers are **wild**: they stand for any card. Add { $cards } to your { $rank }. A canasta with wild cards is worth less than a natural one, but a finished canasta is better than none.
guide-canasta-take = { $first ->
    [yes] In Canasta you collect cards of the same rank. Seven of them are a **canasta**, and canastas bring the big points.{" "}
   *[no] {""}
}A stroke of luck: { $card } lies on top of the discard pile, and you have { $cards }. Meld them together, and you get the **whole pile** ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
}) instead of drawing.
guide-canasta-take-onto = A stroke of luck: { $card } on top of the discard pile fits your { $rank }. Add it to them, and you get the **whole pile** ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
}) instead of drawing.
guide-canasta-discard = Your turn ends when you **discard** one card, face up. Give away one that you don't need and the next player can't use: { $cards }.
guide-canasta-discard-again = Discard { $cards } to end your turn. Single, low cards go first.
guide-canasta-canasta = This is the moment: with { $cards } you have seven { $rank }. That's your first **canasta**!
guide-canasta-done = **You made a canasta!** { $canastas_to_go_out ->
    [0] You can go out as soon as you get rid of all your cards.
    [one] One is enough to go out: get rid of all your cards, and the round ends.
   *[other] You need { $canastas_to_go_out } to go out: then get rid of all your cards, and the round ends.
} From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
