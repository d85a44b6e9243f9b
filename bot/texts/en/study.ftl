### Learning: legal moves and why others aren't, hints with their reasons, and what can be known of hidden cards.

command-assist = Get help with your turn, or let computers play
command-assist-hint = What a master would play here, and why, from the cards you can see
command-assist-explain = What you can do now, and why not the rest
command-assist-opening = How you can make your initial meld
command-explore = What you can know about the cards, for your eyes only
command-explore-distribution = Where the cards are that you can see
command-explore-recall = What you've seen of the others' cards, and they of yours
command-explore-deduce = Which cards you haven't seen, and where they can be
command-explore-both = What you've seen, and what follows from it
command-explore-predict = What the others may hold, and whether they may go out
command-explore-analyze = What the cards in your hand are good for
command-tutorial = Learn a game at your own table, one rule at a time, as it starts to matter
button-hint = Hint
argument-again = Show rules again that you've already seen
permission-create_private_threads = Create Private Threads
tutorial-name = Tutorial: { $called }
tutorial-goes-on = Your tutorial is still open here: { $link }. To start another, close it with `/table close`.
tutorial-over = The game is over, and so is the tutorial. `/table new` opens a table for a game with others, and `/help` has all the rules.
done-tutorial = Your practice table is ready in a private thread: { $link }. It explains each rule once, as soon as it matters.
tutorial-begins = The picture is your table, and the buttons below it show what you can do. **{ button-hand }** shows your cards; you also get them by direct message. **{ button-hint }** below your cards shows what a master would do, and **{ verb-undo }** takes back a mistake. Nothing here is ranked. To stop, use `/table close`.
study-title = { $about ->
    [explain] What you can do now
    [opening] Your initial meld
    [distribution] Where the cards are
    [recall] What you've seen
    [deduce] What you haven't seen
    [both] What you've seen and what you haven't
    [predict] What the others may hold
   *[analyze] What your hand is good for
}
study-not = What you can't do:
study-refused = - { $does }: { $why }
refusal-not-in-this-game = { $called } doesn't have that page. Try { $names }.

## What can be done

fact-may-deal = The round is over. Any player can deal round { $round }.
fact-may-undo = You can undo what you've done this turn.
fact-may-draw = { $points ->
    [0] You can draw from the stock: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] You can draw from the stock. It costs { $points } points, because you took the pile and returned it.
}
fact-may-turn-over = You can draw. The stock is empty, so the pile becomes the stock.
fact-may-take = You can take the pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): meld { $card } with { $cards }.
fact-may-take-onto = You can take the pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): add { $card } to your { $rank }.
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
fact-may-lead = You lead: play any card.
fact-may-follow = You can play any card. A higher card of the suit led wins, and so does a trump on another suit.
fact-may-play-some = You can play { $cards }.
fact-may-meld-for = You can meld { $cards }: { $target }, { $points } points.
fact-may-exchange = You can exchange your lowest trump for { $card }: { $points } points.
fact-may-draw-card = You can draw. Then you lead.
fact-may-knock = You've reached the target, so you can knock and win at once.

## Hints

fact-do-draw = Draw.
fact-do-take = { $count ->
    [0] Take the pile.
   *[other] Take the pile with { $cards }.
}
fact-do-meld = Meld { $cards } as { $rank }.
fact-do-discard = Discard { $cards }.
fact-do-pass = Keep your last card.
fact-do-ask = Ask your partner: "May I go out?"
fact-do-answer = Answer { $rank }.
fact-do-special = Lay down your special hand.
fact-do-end = End the round.
fact-do-play = Play { $cards }.
fact-do-exchange = Exchange your lowest trump for the turned-up card.
fact-do-knock = Knock.
fact-do-deal = Deal the next round.

fact-hint-draw = You can't take the pile.
fact-hint-draw-rather = The pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) isn't worth what it takes.
fact-hint-take = You get { $count ->
    [one] 1 card
   *[other] { $count } cards
} worth { $points } points.
fact-hint-meld-canasta = That makes a canasta of { $rank }.
fact-hint-meld-adds = After that, { $count } more for a canasta of { $rank }.
fact-hint-meld-new = A meld of { $rank } can keep growing: { $count } more for a canasta.
fact-hint-meld-opens = { $complete ->
    [yes] It completes your initial meld of { $needs } points.
   *[no] It counts toward your initial meld, which needs { $needs } points. Your hand can reach { $reach }.
}
fact-hint-goes-out = It lets you go out.
fact-hint-foot = It uses up this hand. Then you pick up your foot.
fact-hint-hurry = An opponent may go out soon. Cards on the table count for you, cards in your hand against you.
fact-hint-discard-blocks = A black three blocks the pile: { $seat } can't take it.
fact-hint-discard-freezes = A wild card freezes the pile: then only a natural pair takes it.
fact-hint-discard-lone = { $card } is your only card of its rank.
fact-hint-discard-safe = { $seat } can't have a pair of { $rank }.
fact-hint-discard-theirs = { $seat } has discarded { $rank } too.
fact-hint-discard-least = Every discard costs something, and this one costs the least.
fact-hint-pass = You can't go out, so you have to keep your only card.
fact-hint-ask = You could go out now, but your partner may want to meld first.
fact-hint-answer = It depends on the cards you hold and on how much stock is left.
fact-hint-special = A special hand is worth more than playing on.
fact-hint-end = It ends the round while you aren't behind.
fact-hint-play-wins = { $card } wins the trick{ $points ->
    [0] {""}
   *[other] , worth { $points } points
}.
fact-hint-play-cheap = { $card } loses little if you don't win the trick.
fact-hint-play-sure = Nothing that's still out beats { $card }.
fact-hint-play-forces = Nobody can follow suit to { $card }: it wins or draws out a trump.
fact-hint-play-high = Only a trump beats { $card }.
fact-hint-play-free = None of your melds need { $card }.
fact-hint-meld-for = { $points } points for { $target }.
fact-hint-meld-best = It's your highest-scoring meld.
fact-hint-draw-card = You have nothing to meld.
fact-hint-draw-kept = What you could meld now is better saved for later.
fact-hint-exchange = You get { $card } for your lowest trump, and { $points } points.
fact-hint-knock = You've reached the target, so knocking wins the game.

## Opening

fact-opening-done = Your side has already melded.
fact-opening-by-pile = You could also open by taking the pile: { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in all.
fact-opening-short = You can't open yet: your initial meld needs { $needs } points, and your hand can reach { $has }.
fact-opening-meld = Meld { $cards } as { $rank }: { $points } points.
fact-opening-makes = That makes { $points } points. Your initial meld needs { $needs }.

## Which cards are good for what

fact-analyze-meldable = You can meld now: { $cards }.
fact-analyze-holdable = Worth keeping, since a pair can take the pile: { $cards }.
fact-analyze-wild = Wild: { $cards }.
fact-analyze-discardable = Single cards: { $cards }.

## Where the cards are

counted = { $rank } { $count }
fact-place-hand = Your hand: { $cards }.
fact-place-pile = Discard pile: { $cards }.
fact-place-waiting = Coming with the initial meld: { $cards }.
fact-place-melds = { $side }, melds: { $counts }.
fact-place-threes = { $side }, threes: { $cards }.
fact-place-upturned = Under the stock: { $card }.
fact-place-trick = In the trick: { $cards }.
fact-place-tricks = { $side }, tricks: { $suits }.
fact-recall-yours = The others have seen these cards of your hand: { $cards }.
fact-recall-theirs = { $seat } has { $cards }, as you've seen.
fact-recall-discards = { $seat } has discarded { $cards }.
fact-recall-played = Played so far: { $suits }.
fact-recall-nothing = There's nothing to remember yet.
fact-unseen = Not seen ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): { $counts }.
fact-unseen-cards = Not seen ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): { $suits }.
fact-unseen-theirs = { $seat } must have { $cards }: nothing else is left.
fact-unseen-none = You've seen every card.
fact-unseen-stock = { $count ->
    [one] 1 of them is face down on the table.
   *[other] { $count } of them are face down on the table.
}
fact-unseen-hand = { $count ->
    [0] You know every card { $seat } has.
    [one] 1 of them is in { $seat }'s hand.
   *[other] { $count } of them are in { $seat }'s hand.
}

## What the others may hold

fact-predict-sure = { $seat } is sure to have { $cards }.
fact-predict-none = { $seat } has no { $rank }.
fact-predict-likely = { $seat } probably has { $rank }.
fact-predict-unlikely = { $seat } probably has no { $rank }.
fact-predict-nothing = Nothing { $seat } has done tells you about the rest of their hand.
fact-predict-trumps = { $unseen ->
    [0] You can see every trump that's left.
   *[other] { $unseen } trumps are still hidden. { $seat } probably has about { $count } of them.
}
fact-predict-no-cards = { $seat } can't have { $cards }.
fact-may-go-out-next = { $seat } may go out next turn.
fact-not-out-next = { $seat } probably won't go out next turn.

## The rules, one at a time, as each starts to matter

lesson-canasta-aim = Collect cards of the same rank. Three or more make a meld, seven make a canasta, and canastas bring the big points. A round ends when someone goes out{ $stock_out ->
    [turned] {""}
    [turned-at-once] {""}
   *[other] {" "}or the stock is empty
}. { $rounds ->
    [0] The first to reach { $target } points wins.
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
lesson-canasta-stock = The stock is nearly empty{ $stock_out ->
    [turned] . Then the discard pile is turned over as the new stock
    [turned-at-once] . Then the discard pile is turned over as the new stock
    [ends-or-turned] . Then the next player ends the round or turns the discard pile over
   *[other] , and then the round ends
}.
lesson-canasta-scored = The round is scored: cards and canastas on the table count for you, cards left in hand against you. The next round may need a higher initial meld. Press **{ verb-deal }** to go on.

lesson-pinochle-aim = Win tricks so that you can meld: melds bring most of the points. The first to reach { $target } points wins.
lesson-pinochle-trump = The card under the stock makes { $suit } trump, which beats all other suits. In each suit the order is ace, ten, king, queen, jack, nine{ $pack_size ->
    [64] , eight, seven
   *[other] {""}
}.
lesson-pinochle-lead = You lead: **{ verb-play }** a card. While there's a stock, nobody has to follow suit, so a low card that no meld needs is a cheap lead.
lesson-pinochle-follow = **{ verb-play }** any card you like. A higher card of the suit led wins the trick, or a trump on another suit. If the cards are equal, the first wins.
lesson-pinochle-won = When you win a trick, you can meld{ $several_melds ->
    [yes] {" "}as often as you like
   *[other] {" "}once
}. Then you draw first and lead.
lesson-pinochle-meld = You have a meld: **{ verb-meld }** lists what you can lay down. Melded cards lie on the table, but you can still play them{ $fresh_card ->
    [yes] . A new meld needs at least one card that isn't on the table yet
   *[other] {""}
}.
lesson-pinochle-melded = A meld scores { $scored_at_end ->
    [yes] when the round is over
   *[no] at once
}. You can use its cards again, but not in the same kind of meld. In `/help`, the page **Scoring** lists what else is excluded.
lesson-pinochle-exchange = **{ verb-exchange }** swaps your lowest trump, the { $target_dix }, for the card under the stock: 10 points and a better trump.
lesson-pinochle-dix = This is the last trick in which playing a { $target_dix } scores.
lesson-pinochle-draw = **{ verb-draw }** ends your melding for this trick, so meld first.
lesson-pinochle-last-cards = The stock is nearly empty. After that, you can't meld anymore.
lesson-pinochle-phase-two = The stock is empty, the melds are back in the hands, and now you must follow suit{ $overplay ->
    [always] , with a higher card if you can
    [trumps] , on a trump with a higher one if you can
   *[never] {""}
}{ $must_trump ->
    [yes] . If you can't follow suit, you must play a trump
   *[other] {""}
}. Your opponent has every card that you haven't seen.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] From here on, the cards in your tricks count
   *[other] The cards in your tricks count
}: { $trick_points ->
    [brisques] ten points for an ace or a ten, nothing for the others
    [simplified] ten points for an ace or a ten, five for a king or a queen
   *[standard] eleven points for an ace, ten for a ten, four for a king, three for a queen, two for a jack
}{ $last_trick ->
    [yes] . The last trick of the round is worth { $points } more
   *[other] {""}
}.
lesson-pinochle-knock = You've reached the target. Press **{ verb-knock }** and you win at once.
lesson-pinochle-scored = The round is scored: melds, and the cards in the tricks. Rounds go on until one player has reached the target. Press **{ verb-deal }** to go on.
