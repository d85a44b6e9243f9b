### Pinochle, Binokel and Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-pinochle = Pinochle, Binokel, Bezique
called-pinochle = { $preset }
preset-pinochle = Pinochle
preset-binokel = Binokel
preset-bezique = Bezique



verb-exchange = Swap
kind-exchange = exchange your lowest trump for the turned-up card
kind-knock = knock and win, once you've reached the target

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
target-family = family
target-sequence = sequence
target-double-family = double family
target-double-sequence = double sequence
target-set = set
target-double-set = double set
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

choice-meld-dix = 10 for showing { $cards }
choice-exchange = Exchange for { $card }, 10 points
choice-knock = Knock and win
label-meld-dix = { CAPITAL($target) } +10
label-exchange = Exchange for { $card } +10

## What happened

automatic-draw = Draw for me against computers, at once after a meld
automatic-knock = Knock for me as soon as I reach the target
asking-play-exchangeable = Ask before I play a lowest trump I could exchange
asking-play-before-dix = Ask before my lowest trump stops scoring
asking-draw-unexchanged = Ask before I draw if I could exchange my lowest trump
caution-play-exchangeable = You could exchange this card for { $card } after winning a trick: { $points } points. Played, it scores nothing.
caution-play-before-dix = This is the last trick in which playing your lowest trump scores { $points }.
caution-draw-unexchanged = You could exchange your lowest trump for { $card } first: { $points } points.

event-dix-turned = { $seat } turned up the { $cards }: { $points } points.
event-exchanged = { $seat } exchanges the { $target } for the turned-up card ({ $cards }): { $points } points.
event-exchange-undone = { $seat } takes back the exchange: { $cards }.
event-phase-two = The stock is empty and melds are back in the hands. From now on, follow suit. Trump is { $target }.
# The same as phrases; a trick is one of them
did-dix-played = scores { $points } for the { $target }
did-exchanged = exchanges the { $target } for the turned-up card ({ $points } points)
did-exchange-undone = takes back the exchange
did-drew-last = draws { $cards }, the last hidden card
did-drew-upturned = takes the turned-up { $cards }
did-last-trick = scores { $points } for the last trick
did-knocked = knocks with { $points } points
event-target-changed = Both players reached the target. It goes up to { $points }.

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
score-last-trick = last trick
score-melds-against = melds counted against, no points in phase two

## The table in words

fact-phase-one = Round { $round }, trick { $trick }, phase one: you can meld, and nobody has to follow suit. { $seat } dealt. { goes-to }
fact-phase-two = Round { $round }, trick { $trick }, phase two: follow suit. { $seat } dealt. { goes-to }
fact-stock-over = { $count ->
    [one] The stock has 1 hidden card, with { $card } under it.
   *[other] The stock has { $count } hidden cards, with { $card } under them.
}
fact-points = { $side } has { $points } points, { $standing } so far this round, and { tricks-won } worth { $tricks }.
# Where a picture's description has no room for whole sentences
brief-points = { $points } points, { $standing } this round, { tricks-won } worth { $tricks }
fact-may-knock-next = { $seat } has reached the target and can knock and win on their next turn.
fact-dix-last-chance = This is the last trick in which playing your lowest trump scores { $points }.

## Pages to read


## Help

help-pinochle-rules =
    Two players, { $pack_size } cards, two of each. In each suit, from low to high: { $pack_size ->
        [64] 7 8 9 J Q K 10 A
       *[48] 9 J Q K 10 A
    }. Mind the ten: only the ace beats it.
    ### The deal
    Each player gets { $hand_size } cards. The next card is turned up under the stock: its suit is **trump**, and it's the last card drawn.
    ### Phase one: with a stock
    The leader plays any card, and so does the other player: you don't have to follow suit. The second card wins if it's higher in the suit led, or if it's a trump and the lead isn't. If the cards are equal, the first wins. The winner can meld, then both players draw a card, the winner first, and the winner leads.
    Melded cards lie face up on the table but still belong to your hand: you can play them. { $fresh_card ->
        [yes] Each new meld needs at least one card that isn't on the table yet.
       *[no] A new meld can be made of cards that are already on the table.
    } A card can't be used twice in the same kind of meld; the page **Scoring** lists what else is excluded. { $several_melds ->
        [yes] You can make any number of melds a turn.
       *[no] You can make one meld a turn.
    }
    ### The { $target_dix }
    The lowest trump is worth 10 points. { $dix_must_be_melded ->
        [yes] It scores only if you meld it after winning a trick; { $dix_beside_meld ->
            [yes] you can make another meld in the same turn
           *[no] it's your one meld of that turn
        }.
       *[no] It doesn't use up your meld of the turn.
    } While the turned-up card isn't a { $target_dix }, you score yours by exchanging it for that card after winning a trick{ $dix_must_be_melded ->
        [yes] , which then lies among your melds
       *[no] . If you just play it, it scores nothing
    }. Once the turned-up card is a { $target_dix }, you score yours by showing it after winning a trick{ $dix_must_be_melded ->
        [yes] {""}
       *[no] {" "}or by playing it in phase one
    }.
    ### Phase two: without a stock
    All cards go back to the hands, and there's no more melding. You must now follow suit{ $overplay ->
        [always] , with a higher card if you can
        [trumps] ; if a trump is led, with a higher one if you can
       *[never] { "" }
    }. { $must_trump ->
        [yes] If you can't follow suit, you must play a trump.
       *[no] If you can't follow suit, you can play any card.
    }
    ### The end
    The game goes to { $target } points. { $scored_at_end ->
        [yes] Points count only when the round is over.
       *[no] If you have them on your turn in phase one, you can **knock** and win at once.
    } If both players have them after a round, the target goes up by 250 until only one of them has reached it.
help-pinochle-play =
    - **Play**: choose a card, or type `/play card:`. The list goes by suit with trump last, and shows which cards you could still meld.
    - **Meld** after winning a trick in phase one: every meld in your hand is offered with its points, best first. `/meld cards:` takes cards, `/meld onto:` the name of a meld.
    - **Swap** your { $target_dix } for the turned-up card.
    - **Draw** when you're done melding. Both players get a card, and yours is marked in your hand.
    - **Knock** when you've reached the target, and win.
    - **Undo** takes back a meld or an exchange until you draw. A card you played is final.
    `/view tricks` lists the tricks of this phase, `/view melds` the melds on the table, `/view points` the points of this round, and `/view hand`, for you alone, what your hand is good for.
help-pinochle-strategy =
    - Early on, keep cards that may become a meld. Win tricks with cards that no meld needs.
    - Trumps are precious in both phases. Spend them on tricks that are worth it.
    - Make your melds before the stock runs out. In phase two it's too late.
    - Don't forget the { $target_dix }, and remember which cards were played: in phase two you can work out the other hand.
help-pinochle-scoring =
    { $scored_at_end ->
        [yes] Melds score when the round is over.
       *[no] Melds score at once.
    } { $phase_one_tricks ->
        [as-taken] The cards in your tricks count for you from the first trick on.
        [at-end] The cards in your tricks count for you, those from phase one when the round is over.
       *[no] The cards in your tricks count for you in phase two only.
    } { $trick_points ->
        [brisques] An ace or a ten counts 10, other cards nothing.
        [simplified] An ace or a ten counts 10, a king or a queen 5.
       *[standard] An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2.
    } { $last_trick ->
        [yes] The last trick of the round scores 10 more.
       *[no] { "" }
    } { $dix_turned ->
        [yes] If the turned-up card is the lowest trump, the dealer scores 10.
       *[no] { "" }
    } { $no_trick_penalty ->
        [yes] If you don't score in phase two, your melds count against you.
       *[no] { "" }
    } { $score_differences ->
        [yes] If a meld grows out of another, only the difference scores.
       *[no] { "" }
    }
    ### Melds, with hearts as trump
help-pinochle-meld = - { $points }: { $target }, { $cards }
help-pinochle-remelding =
    ### Using melded cards again
    { $count ->
        [0] A card that lies in a meld can be used again in a meld of any other kind, but not in one of the same kind.
       *[other] A card that lies in a meld can be used again in a meld of another kind, but not in one of the same kind, nor:
    }
help-pinochle-remelding-not = - from a { $target } in a { $target_never }
help-pinochle-words =
    - **Trick**: one card from each player. The winner leads the next one.
    - **Lead, follow**: play the first card of a trick, or the second.
    - **Trump**: the suit that beats the others.
    - **Turned-up card**: the card under the stock. It decides trump.
    - **{ $target_dix }**: the lowest trump.
    - **{ $target_marriage }**: king and queen of a suit. In trump it's a royal marriage.
    - **{ $target_pinochle }**: { $pinochle ->
        [red] the queen of hearts and the jack of diamonds
        [switching] the queen of spades and the jack of diamonds; if spades or diamonds are trump, the queen of clubs and the jack of hearts
       *[spades] the queen of spades and the jack of diamonds
    }.
    - **{ $target_sequence }**: jack, queen, king, ten and ace of trump.
    - **Set**: four jacks, queens, kings or aces, one of each suit.
    - **Brisque**: an ace or a ten in a trick.
    - **Knock**: end the game by showing that you've reached the target.

## Values of options

option-pinochle-spades = queen of spades, jack of diamonds
option-pinochle-red = queen of hearts, jack of diamonds
option-pinochle-switching = queen of spades and jack of diamonds, or queen of clubs and jack of hearts
option-overplay-trumps = if a trump is led
option-phase_one_tricks-at-end = yes, when the round is over
option-phase_one_tricks-as-taken = yes, as they are taken
option-trick_points-standard = ace 11, ten 10, king 4, queen 3, jack 2
option-trick_points-simplified = ace and ten 10, king and queen 5
option-trick_points-brisques = ace and ten 10

## What the rules refuse

refusal-remelding = { $card } is already in a meld ({ $target }) and can't be used for this one too.
refusal-fresh-card = A new meld needs at least one card that isn't on the table yet.
refusal-no-dix = You don't have a { $target } that still scores.
refusal-exchange-it = Exchange your { $target } for { $card } instead.
refusal-exchange-done = The turned-up card is already a { $target }, so there's nothing to exchange.
refusal-knock-short = You need { $needs } points to knock, and you have { $has }.
refusal-knock-at-end = You can't knock in this game: melds count only when the round is over.
refusal-nothing-to-undo = Nothing to undo. Played cards and draws are final.

option-pack_size = Cards in the pack
option-dix_must_be_melded = Dix must be melded
    .about = The lowest trump scores its 10 points only if you meld it after winning a trick.
option-dix_beside_meld = Dix and another meld in one turn
    .about = After melding the lowest trump you can make your other meld in the same turn.
option-pinochle = Cards of the pinochle
    .about = Which queen and jack are the meld of that name.
option-several_melds = Several melds in a turn
    .about = After winning a trick you can meld as often as you like. Otherwise once.
option-double_pinochle = Double pinochle
    .about = Two of this pair together are a meld of their own.
option-grand = Grand pinochle
    .about = The pinochle with the king of its queen is a meld of its own.
option-double_marriage = Double marriage
    .about = Both kings and both queens of a suit together are a meld of their own.
option-roundhouse = Roundhouse
    .about = A king and a queen of every suit together are a meld of their own.
option-common_sequence = Common sequence
    .about = Ace, ten, king, queen and jack of a suit are a meld even if it isn't trump.
option-double_sequence = Double sequence
    .about = Both cards each of ace, ten, king, queen and jack of a suit are a meld of their own.
option-double_set = Double sets
    .about = All eight jacks, queens, kings or aces are a meld of their own.
option-fresh_card = New melds need a card from your hand
    .about = Otherwise cards that are on the table already can make a new meld.
option-liberal_remelding = Liberal remelding
    .about = More melds can be made of cards that are in another meld already: see the page Scoring.
option-overplay = Higher card must be played
    .about = When the stock is gone: whether you must beat the card led as you follow suit.
option-must_trump = Must trump if you can't follow suit
    .about = When the stock is gone. Otherwise you can play any card.
option-phase_one_tricks = Tricks in phase one count
    .about = Phase one is the part with a stock.
option-trick_points = Points for cards in tricks
option-last_trick = Points for the last trick
    .about = Whoever wins the last trick of a round scores 10 more.
option-dix_turned = Points for turning up a dix
    .about = The dealer scores 10 if the turned-up card is the lowest trump.
option-no_trick_penalty = Melds count against you without points in phase two
    .about = Phase two is the part without a stock.
option-scored_at_end = Melds count only when the round is over
    .about = So nobody can knock during a round.
option-score_differences = Growing melds score the difference
    .about = If a meld grows out of another one, only what it is worth more scores.
option-sequence_points = Points for the trump sequence
option-double_pinochle_points = Points for a double pinochle
option-double_set_1000 = Every double set scores 1,000

## Records: the hall of fame, and what a player's statistics add up

most-last-trick = First last trick
most-knocked = First to knock
feat-last-trick = { $count ->
    [one] 1 last trick
   *[other] { $count } last tricks
}
feat-knocked = { $count ->
    [one] knocked once
   *[other] knocked { $count } times
}

## What stood out in a game

highlight-most-trick-points = Best tricks
highlighted-most-trick-points = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}: { $side }, round { $round }
