### Pinochle, Binokel and Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-pinochle = Pinochle, Binokel, Bezique
called-pinochle = { $preset }
preset-pinochle = Pinochle
preset-binokel = Binokel
preset-bezique = Bezique

suit-C = clubs ♣
suit-D = diamonds ♦
suit-H = hearts ♥
suit-S = spades ♠
target-C = { suit-C }
target-D = { suit-D }
target-H = { suit-H }
target-S = { suit-S }

phase-lead = lead a card
phase-follow = follow with a card
phase-melding = meld, then draw

verb-play = Play
verb-exchange = Exchange
verb-knock = Knock

kind-play = play a card to the trick
kind-exchange = exchange the lowest trump for the upturned card
kind-knock = end the game: you are past the target

ask-play = Which card do you play?

## Melds

target-dix = dix
target-seven = seven
target-pinochle = pinochle
target-binokel = binokel
target-bezique = bezique
target-grand-pinochle = grand pinochle
target-grand-binokel = grand binokel
target-grand-bezique = grand bezique
target-double-pinochle = double pinochle
target-double-binokel = double binokel
target-double-bezique = double bezique
target-marriage = marriage
target-common-marriage = common marriage
target-royal-marriage = royal marriage
target-double-marriage = double marriage
target-double-common-marriage = double common marriage
target-double-royal-marriage = double royal marriage
target-flush = flush
target-royal-family = royal family
target-royal-sequence = royal sequence
target-common-flush = common flush
target-common-family = common family
target-common-sequence = common sequence
target-double-flush = double flush
target-double-royal-family = double royal family
target-double-royal-sequence = double royal sequence
target-double-common-flush = double common flush
target-double-common-family = double common family
target-double-common-sequence = double common sequence
target-forty-jacks = forty jacks
target-sixty-queens = sixty queens
target-eighty-kings = eighty kings
target-hundred-aces = hundred aces
target-four-jacks = four jacks
target-four-queens = four queens
target-four-kings = four kings
target-four-aces = four aces
target-eight-jacks = eight jacks
target-eight-queens = eight queens
target-eight-kings = eight kings
target-eight-aces = eight aces
target-roundhouse = roundhouse

## What pickers offer

choice-play-card = { $card }
choice-play-melded = { $card } (on the mat)
choice-play-meldable = { $card } (meldable)
choice-meld-for = { $points } for { $target }: { $cards }
choice-meld-dix = 10 for showing { $cards }
choice-exchange = Exchange for { $card }, 10 points
choice-knock = Knock: you win

## What happened

automatic-knock = Knock for me as soon as I am past the target
asking-play-meldable = Ask me before I play a card that could be melded
asking-play-before-dix = Ask me before I miss the last trick for my dix
asking-draw-unmelded = Ask me before I draw although I could meld
asking-draw-unexchanged = Ask me before I draw although I could exchange the dix
caution-play-meldable = { $card } could be melded when you win a trick: { $target }, { $points } points.
caution-play-before-dix = This is the last trick in which your dix scores { $points } by being played.
caution-draw-unmelded = You could meld { $cards } first: { $target }, { $points } points.
caution-draw-unexchanged = You could exchange your dix for { $card } first: { $points } points.

event-trump-turned = { $cards } is turned up: trumps are { $target }.
event-dix-turned = { $seat } dealt the { $cards } as the upturned card: { $points } points.
event-played = { $seat } plays { $cards }.
event-dix-played = { $seat } scores { $points } for the { $target }.
event-trick-won = { $points ->
    [0] { $seat } wins { $cards }.
   *[other] { $seat } wins { $cards }: { $points } points.
}
event-meld-made = { $seat } melds { $cards }: { $target }, { $points } points.
event-exchanged = { $seat } exchanges the { $target } for the upturned card ({ $cards }): { $points } points.
event-exchange-undone = { $seat } takes the exchange back: { $cards }.
event-drew-last = { $seat } draws { $cards }, the last hidden card.
event-drew-upturned = { $seat } takes the upturned { $cards }.
event-phase-two = The stock is gone, and melds are back in the hands: follow suit. Trumps are { $target }.
event-last-trick = { $seat } gets { $points } for the last trick.
event-knocked = { $seat } knocks with { $points } points.
event-target-changed = Both are past the target: it rises to { $points }.

## The score

score-dix = dix
score-seven = seven
score-pinochle = pinochle
score-binokel = binokel
score-bezique = bezique
score-grand-pinochle = grand pinochle
score-grand-binokel = grand binokel
score-grand-bezique = grand bezique
score-double-pinochle = double pinochle
score-double-binokel = double binokel
score-double-bezique = double bezique
score-marriage = marriage
score-common-marriage = common marriage
score-royal-marriage = royal marriage
score-double-marriage = double marriage
score-double-common-marriage = double common marriage
score-double-royal-marriage = double royal marriage
score-flush = flush
score-royal-family = royal family
score-royal-sequence = royal sequence
score-common-flush = common flush
score-common-family = common family
score-common-sequence = common sequence
score-double-flush = double flush
score-double-royal-family = double royal family
score-double-royal-sequence = double royal sequence
score-double-common-flush = double common flush
score-double-common-family = double common family
score-double-common-sequence = double common sequence
score-forty-jacks = forty jacks
score-sixty-queens = sixty queens
score-eighty-kings = eighty kings
score-hundred-aces = hundred aces
score-four-jacks = four jacks
score-four-queens = four queens
score-four-kings = four kings
score-four-aces = four aces
score-eight-jacks = eight jacks
score-eight-queens = eight queens
score-eight-kings = eight kings
score-eight-aces = eight aces
score-roundhouse = roundhouse
score-dix-turned = dix turned up
score-tricks-one = { $count ->
    [one] 1 trick of phase one
   *[other] { $count } tricks of phase one
}
score-tricks-two = { $count ->
    [one] 1 trick of phase two
   *[other] { $count } tricks of phase two
}
score-last-trick = last trick
score-melds-against = melds counted against, for want of a point in phase two

## The table in words

fact-phase-one = Round { $round }, trick { $trick }, phase one: melds, and no duty to follow. { $seat } dealt. The game goes to { $target } points.
fact-phase-two = Round { $round }, trick { $trick }, phase two: follow suit. { $seat } dealt. The game goes to { $target } points.
fact-to-lead = { $seat } is to lead.
fact-to-follow = { $seat } is to follow.
fact-to-melding = { $seat } has won the trick and may meld, and draws to go on.
fact-trump = Trumps are { $suit }.
fact-stock-over = { $count ->
    [one] The stock has 1 hidden card, and under it { $card }.
   *[other] The stock has { $count } hidden cards, and under them { $card }.
}
fact-trick = { $seat } led; on the table: { $cards }.
fact-last-trick = { $points ->
    [0] { $seat } won the last trick: { $cards }.
   *[other] { $seat } won the last trick: { $cards }, { $points } points.
}
fact-points = { $side } has { $points } points, { $standing } so far in this round, and { $won ->
    [one] 1 trick
   *[other] { $won } tricks
} worth { $tricks }.
fact-meld-shown = { $side } has on the mat, for { $target }: { $cards }.
# Where a picture's description has no room for whole sentences
brief-points = { $points } points, { $standing } in this round, { $won } tricks worth { $tricks }
brief-meld-shown = { $target } { $cards }
fact-holding = { $count ->
    [one] You hold 1 card: { $cards }.
   *[other] You hold { $count } cards: { $cards }.
}
fact-meldable = After winning a trick you could meld { $cards }: { $target }, { $points } points.
fact-may-knock-next = { $seat } is past the target: the next trick that they win may end the game.
fact-dix-last-chance = This is the last trick in which the lowest trump in your hand scores { $points } when played.

## What can be read up

fact-trick-taken = { $points ->
    [0] { $number }. { $seat } led, { $winner } won: { $cards }
   *[other] { $number }. { $seat } led, { $winner } won: { $cards }, { $points } points
}
fact-no-tricks = No trick of this phase has been won yet.
fact-meld-laid = { $side } has on the mat { $cards }: { $target }, { $points } points
fact-score-line = - { $points }: { $score } { $cards }
fact-could-meld = After winning a trick: { $cards }, { $target }, { $points } points
fact-meldable-cards = Meldable: { $cards }
fact-holdable-cards = Waiting for one more card: { $cards }
fact-discardable-cards = Free to go: { $cards }
fact-melds-are-over = The stock is gone, and nothing is melded any more.

## Help

help-pinochle-rules =
    Two players, { $pack_size } cards. Every card is there twice; in each suit, from low to high, { $pack_size ->
        [64] 7 8 9 J Q K 10 A
       *[48] 9 J Q K 10 A
    }: mind the ten, only the ace beats it.
    ### The deal
    Each player gets { $hand_size } cards. The next card is turned up, and its suit is **trump**. The stock lies upon it, so it is the last card drawn.
    ### Phase one: while there is a stock
    The leader plays any card, and the other player any card too: nobody need follow suit. The second card wins if it is higher in the suit led, or a trump upon a plain suit; of two equal cards the first wins. The winner may meld, then both draw a card, the winner first, and the winner leads.
    Melded cards lie open on the mat and still belong to the hand: they can be played. { $fresh_card ->
        [yes] Every meld needs at least one card that is not on the mat.
       *[no] A meld may be made of cards that are on the mat already.
    } The same card never serves two melds of one kind{ $liberal_remelding ->
        [yes] , but it may go on into a greater one
       *[no] { "" }
    }. { $several_melds ->
        [yes] A turn may have any number of melds.
       *[no] A turn has one meld.
    }
    ### The { $target_dix }
    The lowest trump is worth 10 points. { $dix_must_be_melded ->
        [yes] It scores only as a meld, after winning a trick; { $dix_beside_meld ->
            [yes] another meld may be made beside it
           *[no] it is the meld of that turn
        }.
       *[no] It is shown after winning a trick, beside another meld if you like, or scores when it is played in phase one.
    } The first one is exchanged for the upturned card, unless that is a { $target_dix } itself.
    ### Phase two: without a stock
    All cards go back to the hands, and nothing is melded any more. Now the second player must follow suit{ $overplay ->
        [always] , with a higher card if they can
        [trumps] ; when trumps are led, with a higher one if they can
       *[never] { "" }
    }. { $must_trump ->
        [yes] Who cannot follow must trump.
       *[no] Who cannot follow plays any card.
    }
    ### The end
    The game goes to { $target } points. { $scored_at_end ->
        [yes] All points count when the round is over.
       *[no] Who has reached them after winning a trick of phase one may **knock**, and has won at once.
    } If both have reached them after a round, the target rises by 250 until one player alone is past it.
help-pinochle-play =
    - **Play**: press it and choose the card, or `/play card:`. The list goes by suits, trumps last, and says which cards you could still meld.
    - **Meld**, after you won a trick of phase one: every meld in your hand is offered with its points, best first. `/meld cards:` takes cards, `/meld onto:` the name of a meld.
    - **Exchange**: your { $target_dix } for the upturned card.
    - **Draw**: when you have melded, or do not want to. Both players get their card, and it is marked in your hand.
    - **Knock**: you are past the target, and win.
    - **Undo** takes back a meld or an exchange until you draw. A card that was played stays.
    `/view tricks` lists the tricks of this phase, `/view melds` what lies on the mat, `/view points` what was scored in this round, and `/view hand`, for you alone, what your hand is good for.
help-pinochle-strategy =
    - Early on, keep what may still become a meld, and win a trick with a card that no meld needs.
    - Trumps are dear in both phases: spend them on tricks that are worth it.
    - Shortly before the stock is gone, meld what you have: in phase two it counts no more.
    - Remember the { $target_dix }, and what has been played: in phase two the other hand can be counted.
help-pinochle-scoring =
    { $scored_at_end ->
        [yes] Melds score when the round is over.
       *[no] Melds score at once.
    } { $phase_one_tricks ->
        [as-taken] The cards of every trick count for its winner, from the first trick on.
        [at-end] The cards of every trick count for its winner; those of phase one when the round is over.
       *[no] The cards of a trick count for its winner in phase two only.
    } { $trick_points ->
        [brisques] An ace or ten counts 10, other cards nothing.
        [simplified] An ace or ten counts 10, a king or queen 5.
       *[standard] An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2.
    } { $last_trick ->
        [yes] The last trick of the round scores 10 more.
       *[no] { "" }
    } { $dix_turned ->
        [yes] If the card turned up is the lowest trump, the dealer scores 10.
       *[no] { "" }
    } { $no_trick_penalty ->
        [yes] Without a point in phase two, your melds count against you.
       *[no] { "" }
    } { $score_differences ->
        [yes] A meld that grows out of another scores only the difference.
       *[no] { "" }
    }
    ### Melds, where hearts are trump
help-pinochle-meld = - { $points }: { $target }, { $cards }
help-pinochle-words =
    - **Trick**: a card from each player; the one who wins it leads to the next.
    - **Lead, follow**: to play the first card of a trick, or the second.
    - **Trump**: the suit that beats the others.
    - **Upturned card**: the card under the stock that decided the trumps.
    - **Mat**: where melds lie open.
    - **{ $target_dix }**: the lowest trump.
    - **{ $target_marriage }**: king and queen of a suit; of trumps it is a royal marriage.
    - **{ $target_pinochle }**: { $pinochle ->
        [red] the queen of hearts and the jack of diamonds
        [switching] the queen of spades and the jack of diamonds; the queen of clubs and the jack of hearts, if spades or diamonds are trump
       *[spades] the queen of spades and the jack of diamonds
    }.
    - **{ $target_sequence }**: jack, queen, king, ten and ace of trumps.
    - **Set**: four jacks, queens, kings or aces, one of each suit.
    - **Brisque**: an ace or a ten in a trick.
    - **Knock**: to end the game, being past the target.

## Values of options

option-pinochle-spades = queen of spades, jack of diamonds
option-pinochle-red = queen of hearts, jack of diamonds
option-pinochle-switching = queen of spades and jack of diamonds, or queen of clubs and jack of hearts
option-overplay-trumps = if trumps are led
option-phase_one_tricks-at-end = yes, when the round is over
option-phase_one_tricks-as-taken = yes, as they are taken
option-trick_points-standard = ace 11, ten 10, king 4, queen 3, jack 2
option-trick_points-simplified = ace and ten 10, king and queen 5
option-trick_points-brisques = ace and ten 10

## What the rules refuse

refusal-draw-before-lead = You have won the trick: meld if you like, then draw before you lead.
refusal-play-one-card = Play exactly one card.
refusal-must-follow = { $card } was led, and you can follow suit: { $cards }.
refusal-must-overplay = { $card } was led, and you can play a higher card of its suit: { $cards }.
refusal-must-trump = You cannot follow { $card }, and must trump: { $cards }.
refusal-trick-first = Win a trick first.
refusal-no-melds-left = The stock is gone: nothing is melded, exchanged or drawn any more.
refusal-one-meld = You have melded in this turn already.
refusal-nothing-to-meld = You hold no meld that you could make now.
refusal-meld-needs-cards = Name the cards to meld, or the meld.
refusal-not-a-meld = { $target ->
    [none] { $cards } is no meld in this game.
   *[other] { $cards } is no { $target }.
}
refusal-no-such-meld-held = You have no { $target } that you could meld now.
refusal-which-cards = You hold more than one { $target }: name the cards.
refusal-no-meld-called = "{ $text }" is no meld.
refusal-meld-not-in-rules = There is no { $target } in this game's rules.
refusal-remelding = { $card } stands in a { $target } already, and cannot be melded again so.
refusal-fresh-card = A meld needs a card that is not on the mat yet.
refusal-no-dix = You hold no { $target } that has not scored.
refusal-exchange-it = Exchange your { $target } for { $card } instead.
refusal-exchange-done = The upturned card is a { $target } already: there is nothing to exchange for.
refusal-knock-short = You have { $has } of the { $needs } points that knocking needs.
refusal-knock-at-end = Here melds count when the round is over: nobody can knock.
refusal-no-meld-to-undo = There is nothing to undo: a card played and a draw stay.

option-pack_size = cards in the pack
option-cut_for_deal = cutting for the deal
option-dix_must_be_melded = a dix must be melded
option-dix_beside_meld = a dix melded beside another meld
option-pinochle = cards of the pinochle
option-several_melds = several melds in a turn
option-double_pinochle = double pinochle
option-grand = grand pinochle
option-double_marriage = double marriage
option-roundhouse = roundhouse
option-common_sequence = common sequence
option-double_sequence = double sequence
option-double_set = double sets
option-fresh_card = a meld needs a card from the hand
option-liberal_remelding = liberal remelding
option-overplay = when a higher card must be played
option-must_trump = who cannot follow must trump
option-phase_one_tricks = tricks of phase one count
option-trick_points = points of cards in tricks
option-last_trick = points for the last trick
option-dix_turned = points for a dix turned up
option-no_trick_penalty = melds against, without a point in phase two
option-scored_at_end = melds count only when the round is over
option-score_differences = a meld that grows scores the difference
option-sequence_points = points of the sequence in trumps
option-double_pinochle_points = points of a double pinochle
option-double_set_1000 = every double set scores 1000

## Records: the hall of fame, and what a player's statistics add up

most-melds = Most melds in a round
most-best-meld = Best meld
most-tricks = Most tricks in a round
most-last-trick = First last trick
most-knocked = First to knock
feat-melds = { $count ->
    [one] 1 meld
   *[other] { $count } melds
}
feat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
feat-last-trick = { $count } last tricks
feat-knocked = { $count ->
    [one] knocked once
   *[other] knocked { $count } times
}
