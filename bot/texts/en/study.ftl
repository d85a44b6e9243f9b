### What helps to learn: what may be done and why not, hints and their reasons, and what can be known of hidden cards.

command-assist = Help with your turn, and computers that play for you or each other
command-assist-hint = What a master would do in your place, and why; made from what you can see
command-assist-explain = What you may do now, and why not the rest
command-assist-opening = How you can make your initial meld
command-explore = What can be known of the cards, for your eyes only
command-explore-distribution = Where the cards are that you can see
command-explore-recall = What you have seen of the others' cards, and they of yours
command-explore-deduce = Which cards you have not seen, and where they can be
command-explore-both = What you may recall, and what follows from it
command-explore-predict = What the others may hold, and whether they may go out
command-explore-analyze = What the cards of your hand are good for
command-tutorial = Learn a game at a table of your own: each rule is told when it begins to matter
button-hint = Hint
argument-again = Tell the rules again that you have been told before
permission-create_private_threads = Create Private Threads
tutorial-name = Tutorial: { $called }
tutorial-goes-on = Your tutorial is going on here: { $link }. Close it with `/table close` to begin another.
tutorial-over = The game is over, and with it the tutorial. `/table new` opens a table for a game with others; `/help` has all the rules.
done-tutorial = Your practice table is here, in a private thread: { $link }. There the rules are told as they begin to matter, each once.
tutorial-begins = The table is a picture with buttons for what you can do; **{ button-hand }** shows your cards, which are in your direct messages too. **{ button-hint }** below them tells what a master would do, and **{ verb-undo }** takes back a slip. Nothing here counts for any record; `/table close` ends it.
study-title = { $about ->
    [explain] What you may do now
    [opening] Your initial meld
    [distribution] Where the cards are
    [recall] What you have seen
    [deduce] What you have not seen
    [both] What you have seen, and what you have not
    [predict] What the others may hold
   *[analyze] What your hand is good for
}
study-not = What you may not do:
study-refused = - { $does }: { $why }
refusal-not-in-this-game = { $called } has nothing of that kind. There is: { $names }.

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
fact-may-discard-last = You may discard your last card, since the stock has none for you: the round is over.
fact-may-take-up-foot = You may discard your last card; then you take up your foot.
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

fact-hint-draw = You cannot take the pile.
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
fact-hint-meld-opens = It begins your initial meld: that needs { $needs } points, and your hand comes to { $reach }.
fact-hint-goes-out = With that you go out.
fact-hint-foot = That uses up this hand; then you take up your foot.
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
fact-hint-play-wins = { $card } wins the trick{ $points ->
    [0] {""}
   *[other] ; its cards count { $points } points
}.
fact-hint-play-cheap = { $card } counts for little if the trick is lost.
fact-hint-play-sure = Nothing that is still out beats { $card }.
fact-hint-play-forces = Nobody can follow { $card }: it draws a trump or wins.
fact-hint-play-high = Only a trump beats { $card }.
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
fact-opening-short = You cannot open yet: your hand comes to { $has } points, and the initial meld needs { $needs }.
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
fact-place-melds = Melds of { $side }: { $counts }.
fact-place-threes = Threes of { $side }: { $cards }.
fact-place-upturned = Under the stock: { $card }.
fact-place-trick = In the trick: { $cards }.
fact-place-tricks = Tricks of { $side }: { $suits }.
fact-recall-yours = Of your hand the others have seen { $cards }.
fact-recall-theirs = { $seat } holds { $cards }: you have seen { $count ->
    [one] it
   *[other] them
}.
fact-recall-discards = { $seat } has discarded { $cards }.
fact-recall-played = Played so far: { $suits }.
fact-recall-nothing = There is nothing to remember yet.
fact-unseen = Not seen ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $counts }.
fact-unseen-cards = Not seen ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $suits }.
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

## The rules, told when they begin to matter

lesson-canasta-aim = You collect cards of a rank: three or more make a meld, seven a canasta, and canastas make the score. A round ends when somebody goes out{ $stock_out ->
    [turned] {""}
   *[other] {" "}or the stock is gone
}. { $rounds ->
    [0] Who first has { $target } points has won.
   *[other] Who has most points after { $rounds } rounds has won.
}
lesson-canasta-partners = You play in a partnership: its melds and its score are yours together, but nobody sees the hand of a partner.
lesson-canasta-red-threes = { $all_threes_equal ->
    [yes] Threes are bonuses: red and black ones
   *[no] Red threes are bonuses: they
} are laid down at once{ $red_three_drawn ->
    [replaced] , and another card is drawn for each
    [ends-turn] , and one that you draw ends your turn
   *[other] {""}
}.{ $red_threes_count ->
    [always] {""}
    [with-canastas] {" "}They count for a side with two canastas, and against one without any.
    [with-two-canastas] {" "}They count against a side with fewer than two canastas.
    [unless-caught] {" "}They count against a side that has melded nothing when another goes out.
   *[with-meld] {" "}They count against a side that has not melded.
}
lesson-canasta-red-threes-held = A red three is no bonus in this game: left in your hand it costs { $red_three_held } points, so discard it in time.
lesson-canasta-draw = A turn begins with cards: **{ verb-draw }** brings { $cards_drawn ->
    [one] one card
   *[other] { $cards_drawn } cards
} of the stock, **{ verb-take }** { $pile_taken ->
    [0] the whole discard pile
   *[other] the top { $pile_taken } cards of the discard pile
}, if you can meld its top card at once.
lesson-canasta-take = You can take the pile now. Its top card must be melded at once; the other cards come to your hand. A big pile is worth more than { $cards_drawn ->
    [one] a card
   *[other] { $cards_drawn } cards
} of the stock.
lesson-canasta-upcard = You have taken the top card of the pile: meld it first.
lesson-canasta-frozen = The pile is frozen to you: it takes { $take_frozen ->
    [natural-pair] two natural cards of the top card's rank from your hand
   *[other] cards from your hand, and no meld on the mat helps
}.{ $frozen_always ->
    [yes] {" "}In this game it is so at all times.
   *[no] { $frozen_until_melded ->
        [yes] {" "}To a side that has not melded the pile is always frozen.
       *[no] {" "}It stays so until somebody takes it.
    }
}
lesson-canasta-blocked = { $all_threes_equal ->
    [yes] A wild card
   *[no] A black three or a wild card
} on top blocks the pile: nobody can take it in this turn.
lesson-canasta-meld = After drawing you may **{ verb-meld }** as much as you like: new melds of three cards or more, and cards onto those of your side. Cards on the mat count for you, cards left in your hand against you.{ $melded_without_canasta ->
    [plus] {""}
    [minus-below-needed] {" "}With fewer canastas than going out needs, even melded cards count against you.
   *[other] {" "}Without a canasta even melded cards count against you.
}
lesson-canasta-sequences = Cards of one suit in order are a meld too, without wild cards: three or more, from the four up to the ace. Seven of them are a canasta, and count { $sequence_canasta } points.
lesson-canasta-opening = The first melds of your side in a round must count { $needs } points together, all in one turn. Jokers count 50, aces and twos 20, { $seven ->
    [5] kings to eights 10, sevens to fours 5
    [10] kings to sevens 10, sixes to fours 5
   *[other] kings to eights 10, sevens { $seven }, sixes to fours 5
}.{ $opens_anyway ->
    [natural-canasta] {" "}A natural canasta will do, whatever it counts.
    [canasta] {" "}A canasta will do, whatever it counts.
   *[other] {""}
} Your hand says how far you are.
lesson-canasta-opened = The initial meld is done: from now on your side may meld whatever fits.{ $canastas_to_go_out ->
    [0] {""}
    [one] {" "}To go out, it needs a canasta: a meld of seven cards.
   *[other] {" "}To go out, it needs { $canastas_to_go_out } canastas: melds of seven cards{ $canasta_kinds ->
        [one-sequence] , one of them a sequence
        [two-natural-two-mixed] , two natural and two mixed
       *[any] {""}
    }.
}
lesson-canasta-wild = Twos and jokers are wild: they stand for any card of a meld. { $wild_balance ->
    [free] Two cards of a meld at least must be natural
    [fewer] A meld holds fewer of them than natural cards
   *[even] A meld holds no more of them than natural cards
}{ $limited ->
    [yes] , and { $wild_limit } at most may be wild
   *[no] {""}
}. A natural canasta, without any, counts more.{ $pure_aces_and_sevens ->
    [yes] {" "}Sevens take none at all, aces only in the initial meld.
   *[no] {""}
}{ $wild_melds ->
    [yes] {" "}Three or more can be a meld of their own{ $wild_melds_first ->
        [yes] ; until that is a canasta, no other meld gets any
       *[no] {""}
    }.
   *[no] {""}
}
lesson-canasta-black-threes = Black threes are for safety: discarded, they block the pile for one turn.
lesson-canasta-discard = **{ verb-discard }** ends a turn. Think of who plays next: a card that they collect gives them the pile.
lesson-canasta-freezing = The pile has been frozen. It stays so until somebody takes it{ $take_frozen ->
    [natural-pair] {" "}with a natural pair
   *[other] {" "}with cards from the hand alone
}.
lesson-canasta-canasta = A canasta! A natural one counts { $natural_canasta } points, one with wild cards { $mixed_canasta }{ $wild_melds ->
    [yes] , one of wild cards alone { $wild_canasta } or more
   *[no] {""}
}{ $sequences ->
    [yes] , a sequence of seven { $sequence_canasta }
   *[no] {""}
}.{ $canasta_grows ->
    [yes] {""}
   *[no] {" "}It takes no more cards.
}
lesson-canasta-foot = Who has used up the first hand takes up the foot, and plays it like the first.
lesson-canasta-talon = Who is first to meld gets a talon: these cards come to the hand after the discard.
lesson-canasta-going-out = { $canastas_to_go_out ->
    [0] Going out needs no canasta in this game
    [one] Your side has the canasta that going out needs
   *[other] Your side has the { $canastas_to_go_out } canastas that going out needs
}: { $discard_to_go_out ->
    [yes] discard
   *[no] meld or discard
} your last card, and the round is over. { $going_out ->
    [0] It
   *[other] That brings { $going_out } points, but it
} ends what your melds could still grow to.
lesson-canasta-ask = **{ verb-ask }** asks your partner, who may still want to meld. You need not ask; but the answer binds you for this turn.
lesson-canasta-asked = Your partner asks whether to go out. Say yes if you hold little, for your cards will count against you both.
lesson-canasta-threat = An opponent may go out soon. What you still hold will count against you: meld what you can.
lesson-canasta-stock = The stock is nearly gone{ $stock_out ->
    [turned] ; then the discard pile is turned over, and drawn from
    [ends-or-turned] ; who is to draw then ends the round, or turns the discard pile over
   *[other] , and the round with it
}.
lesson-canasta-scored = The round is scored: cards and canastas on the mat, and what was left in the hands. The next round may ask for a higher initial meld. **{ verb-deal }** goes on.

lesson-pinochle-aim = You win tricks to be allowed to meld, and melds make the score. Who first has { $target } points has won.
lesson-pinochle-trump = The card under the stock makes { $suit } trumps: they beat all other suits. In a suit the order is ace, ten, king, queen, jack, nine{ $pack_size ->
    [64] , eight, seven
   *[other] {""}
}.
lesson-pinochle-lead = You lead: **{ verb-play }** a card. As long as there is a stock nobody need follow suit, so a low card that is in no meld is a cheap lead.
lesson-pinochle-follow = **{ verb-play }** any card you like. A higher card of the suit led wins the trick, or a trump on another suit. Of two equal cards the first wins.
lesson-pinochle-won = Who wins a trick may meld{ $several_melds ->
    [yes] {" "}as often as they can
   *[other] , once
}, then draws first and leads.
lesson-pinochle-meld = You hold a meld: **{ verb-meld }** lists what you could lay down. Melded cards lie on the mat, but are still yours to play{ $fresh_card ->
    [yes] ; a further meld needs a card that does not lie there yet
   *[other] {""}
}.
lesson-pinochle-melded = A meld scores { $scored_at_end ->
    [yes] when the round is over
   *[no] at once
}, and its cards may serve again in melds of another kind.
lesson-pinochle-exchange = **{ verb-exchange }** gives your lowest trump, the { $target_dix }, for the card under the stock: 10 points, and a better trump.
lesson-pinochle-dix = This is the last trick in which a { $target_dix } that is played scores.
lesson-pinochle-draw = **{ verb-draw }** goes on, and ends your melding for this trick: meld first.
lesson-pinochle-last-cards = The stock is nearly gone. Melds that you have not made by then are worth nothing.
lesson-pinochle-phase-two = The stock is gone, the melds are back in the hands, and the rules are strict: follow suit{ $overplay ->
    [always] , with a higher card if you can
    [trumps] , on a trump with a higher one if you can
   *[never] {""}
}{ $must_trump ->
    [yes] ; where you cannot follow, trump
   *[other] {""}
}. Your opponent holds every card that you have not seen.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] From here on the cards in the tricks count
   *[other] The cards in your tricks count
}: { $trick_points ->
    [brisques] ten points for an ace or ten, nothing for the others
    [simplified] ten points for an ace or ten, five for a king or queen
   *[standard] eleven points for an ace, ten for a ten, four for a king, three for a queen, two for a jack
}{ $last_trick ->
    [yes] . The last trick of the round brings { $points } more
   *[other] {""}
}.
lesson-pinochle-knock = You are past the target: **{ verb-knock }**, and you have won at once.
lesson-pinochle-scored = The round is scored: melds, and the cards in the tricks. Another one is dealt until somebody is past the target: **{ verb-deal }** goes on.
