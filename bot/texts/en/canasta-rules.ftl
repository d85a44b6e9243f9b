### Canasta: the help, written from the options in force, and what the options are called.

## Rules

help-canasta-rules-packs = - { $packs } packs of 52 cards and { $jokers_dealt } jokers. Jokers and twos are **wild**: they stand for other cards. Threes are special.
help-canasta-rules-packs-more = - { $seats } players use { $count } packs.
help-canasta-rules-alone = - Everybody plays alone.
help-canasta-rules-partners = { $partnerships ->
    [three-sides] - Six players play in three partnerships
   *[two-sides] - Four players or six play in two partnerships
}. Partners sit opposite each other, and share melds and score; their hands stay their own. Others play alone.
help-canasta-rules-deal =
    ### The deal
    - Each player gets { $hand_size } cards; the rest is the stock.
help-canasta-rules-hand-more = - With { $seats } players each gets { $count }.
help-canasta-rules-foot = - Each has a second hand of { $foot } cards, the **foot**, and takes it up when the first is gone.
help-canasta-rules-talons = - **Talons** lie aside, of so many cards: { $talons }. After its discard the next side that has begun to meld gets one.
help-canasta-rules-upcard = { $first_upcard ->
    [none] - The discard pile begins empty.
   *[turned] - One card is turned up and begins the discard pile; { $first_upcard_covers ->
        [wild-red-three] a wild card or a red three
       *[wild-any-three] a wild card or a three
    } is covered by another.
}
help-canasta-rules-starter = { $starter ->
    [loser] - Who made least in the round before starts.
    [cut] - The highest card cut starts the first round; then the players start in turn.
    [first-seat] - The player on the first seat starts.
   *[alternate] - The players start in turn.
}
help-canasta-rules-red-threes =
    ### Threes
    { $red_three_drawn ->
        [kept] - Red threes are no bonus. They stay in the hand, cost points there, and are discarded.
        [ends-turn] - A red three goes to the mat, and one that is drawn ends the turn without a discard.
        [not-replaced] - A red three goes to the mat at once, and is not replaced.
       *[replaced] - A red three goes to the mat at once, and is replaced from the stock.
    }
help-canasta-rules-threes-equal = - Black threes go to the mat like red ones.
help-canasta-rules-red-three-discard = - A red three of the mat may be discarded in place of a card.
help-canasta-rules-black-threes = { $black_threes_melded ->
    [never] - Black threes are only discarded, never melded.
    [going-out-with-wild] - Black threes are melded only in going out: three or four, or two and a wild card.
    [for-last-discard] - Three or more black threes are melded only in going out, in place of the last discard.
   *[going-out] - Three or more black threes are melded only in going out, without wild cards.
}
help-canasta-rules-turn =
    ### A turn
    - Draw { $cards_drawn ->
        [one] a card
       *[other] { $cards_drawn } cards
    } from the stock, or take the discard pile. Meld what you like. Discard one card.
help-canasta-rules-melds =
    ### Melds
    - A meld is three or more cards of one rank, from fours to aces, { $limited ->
        [yes] at most { $wild_limit } of them wild
       *[no] some of them wild
    }, { $wild_balance ->
        [fewer] and fewer wild than natural ones
        [free] and two natural ones at least
       *[even] and never more wild than natural ones
    }.
help-canasta-rules-of-a-rank = { $melds_of_a_rank ->
    [several] - A side may have several melds of a rank.
    [one-open] - A side begins another meld of a rank only when the last one is a canasta.
   *[one] - A side has one meld of a rank, and adds to it.
}
help-canasta-rules-canasta = - Seven cards are a **canasta**: natural (in the picture PURE) without wild cards, mixed (MIX) with them. { $canasta_grows ->
    [yes] It may grow.
   *[no] It takes no more cards.
}
help-canasta-rules-pure = - Sevens are melded without wild cards; aces too, unless the wild cards come with the initial meld.
help-canasta-rules-wild-melds = - Wild cards may be melded by themselves. { $wild_melds_first ->
    [yes] Until such a meld is a canasta, no wild card goes to another.
   *[no] { "" }
}
help-canasta-rules-sequences = - Three to seven cards of a suit in sequence, four low and ace high, are a meld too, without wild cards. Seven are closed, and a canasta.
help-canasta-rules-initial =
    ### The initial meld
    - A side's first melds of a round, all in one turn, must come to a minimum that depends on { $minimum_by ->
        [round] the number of the round
       *[score] its score
    }: see *Scoring*.
help-canasta-rules-upcard-counts = { $upcard_counts ->
    [added-to-minimum] - The upcard does not help to reach it.
   *[no] - The upcard does not count toward it, nor do two cards melded with it.
}
help-canasta-rules-opens-anyway = { $opens_anyway ->
    [natural-canasta] - A natural canasta opens, whatever the minimum.
    [canasta] - Any canasta opens, whatever the minimum.
   *[concealed] - Going out concealed needs no minimum.
}
help-canasta-rules-take =
    ### The discard pile
    - Who takes it must use its top card, the **upcard**, at once. { $pile_taken ->
        [0] The rest of the pile follows.
       *[other] Cards below follow, { $pile_taken } in all.
    }
help-canasta-rules-frozen-always = - The pile is always **frozen**.
help-canasta-rules-frozen-by = - A { $freezers } in the pile **freezes** it.
help-canasta-rules-frozen-at-first = - The pile is **frozen** at first, until it has been taken.
help-canasta-rules-frozen-until-melded = - It is **frozen** to a side that has not melded.
help-canasta-rules-take-frozen = { $take_frozen ->
    [hand-only] - A frozen pile is taken by melding the upcard with cards from the hand only.
   *[natural-pair] - A frozen pile is taken only with two natural cards of the upcard's rank from the hand.
}
help-canasta-rules-take-unfrozen = { $freezes ->
    [yes] - Otherwise it is taken
   *[no] - The pile is taken
} with one of these: { $ways }.
help-canasta-rules-onto-canasta = { $upcard_onto_canasta ->
    [pair-onto-mixed] - Onto a canasta the upcard goes only with two natural cards from the hand, and onto a mixed one.
   *[no] - The upcard is not laid onto a canasta.
}
help-canasta-rules-blocked = - A three or a wild card on top **blocks** the pile for a turn.
help-canasta-rules-take-back = { $take_back ->
    [never] - A pile that was taken is not returned.
    [until-rest] - A pile may be returned before the rest of it follows{ $take_back_penalty ->
        [0] { "" }
       *[other] , for { $take_back_penalty } points
    }.
   *[until-discard] - A pile may be returned before the discard{ $take_back_penalty ->
        [0] { "" }
       *[other] ; drawing then costs { $take_back_penalty } points
    }.
}
help-canasta-rules-wild-discard = - A wild card is discarded only in going out, or from a hand of wild cards.
help-canasta-rules-ace-or-seven = - No ace or seven is discarded to an empty pile.
help-canasta-rules-going-out =
    ### The end
    - A round ends when somebody **goes out**: { $discard_to_go_out ->
        [yes] melds all cards but one, and discards that
       *[no] melds all cards, or all but one and discards that
    }. { $canastas_to_go_out ->
        [0] No canasta is needed
        [one] The side needs a canasta
       *[other] The side needs { $canastas_to_go_out } canastas
    }{ $canasta_kinds ->
        [one-sequence] , one of them a sequence of seven
        [two-natural-two-mixed] , two natural and two mixed
       *[any] { "" }
    }.
help-canasta-rules-ask = - After drawing, a player may ask the partner, "May I go out?" The answer binds.
help-canasta-rules-last-card = { $last_card ->
    [passed] - Who may not go out keeps a last card, and passes the discard.
   *[kept-back] - Who may not go out keeps a card after the discard.
}
help-canasta-rules-stock-out = { $stock_out ->
    [ends] - The round ends too when the stock is gone.
    [ends-or-turned] - When the stock is gone, the player to move ends the round, or turns the pile over as the new stock.
    [turned] - When the stock is gone, the pile is turned over as the new stock; the round ends when there is neither.
   *[ends-unless-taken] - The round ends too when the stock is gone and the pile is not taken.
}
help-canasta-rules-special = - A **special hand**, complete after the draw of a player who has melded nothing, ends the round: see *Scoring*.
help-canasta-rules-game = { $rounds ->
    [0] - The game goes to { $target } points.
   *[other] - The game goes over { $rounds } rounds.
}

freezers-wild = wild card
freezers-red-three = red three
freezers-both = wild card or a red three
ways-pair = two natural cards of the upcard's rank from the hand
ways-natural-and-wild = a natural and a wild card from the hand
ways-meld = a meld that the upcard fits

## How to play

help-canasta-play =
    - **Draw** or **Take pile** begins your turn. Where the pile can be taken in several ways you are asked which.
    - **Meld** offers what is likely to be wanted, rank by rank; below that you choose cards one by one. `/meld cards: KH KS KD` lays three kings, `/meld cards: 2D onto: kings` adds a two to them.
    - **Discard** ends the turn.
help-canasta-play-undo = { $take_back ->
    [never] - **Undo** takes back a meld until you discard. A card drawn stays drawn.
   *[other] - **Undo** takes back a meld or the taken pile. A card drawn stays drawn.
}
help-canasta-play-ask = - **May I go out?** asks your partner, who answers by a button below their hand. Then you must, or may not, in this turn.
help-canasta-play-special = - **Special hand** lays down your whole hand, when it is one.
help-canasta-play-pass = - **Pass** keeps your last card while you may not go out.
help-canasta-play-end = - **End the round** is offered to you when the stock is gone.
help-canasta-play-melds = - Melds of one rank have numbers: `/meld cards: KH onto: K-2` adds to the second meld of kings, `onto: K+` begins one more. Of sequences the suit is the name: `onto: hearts`.
help-canasta-play-hand = Your hand says how many points your initial meld needs, and how many you could reach. What was drawn is marked. `/table rules` shows the rules of a table option by option.

## Strategy

help-canasta-strategy =
    - Do not open early only because you can: every card on the mat is missing in your hand.
    - Keep pairs, for they take the pile.
    - Watch what the others meld, and do not discard it{ $frozen_always ->
        [yes] { "" }
       *[no] {" "}unless the pile is frozen
    }.
    - A black three{ $all_threes_equal ->
        [yes] {" "}is worth points on the mat: it is never in your way
       *[no] {" "}stops the next player for a turn
    }.
help-canasta-strategy-freeze = - Freeze a growing pile that the others could take, with a wild card that you can spare.
help-canasta-strategy-frozen = - The pile is always frozen, so it grows: who holds the pairs decides when it goes.
help-canasta-strategy-wild = - Keep wild cards for canastas; a meld of wild cards is worth most, but only when it is finished.
help-canasta-strategy-pure = - Sevens and aces that stay short of a canasta cost dearly: begin them with five or more in sight.
help-canasta-strategy-talons = - The first to meld gets the greater talon: opening early pays here.
help-canasta-strategy-sequences = - Keep cards of a suit that lie close together: a sequence of seven is worth more than most canastas.
help-canasta-strategy-foot = - Get into the foot early: nobody goes out without it, and all cards in it count against you.
help-canasta-strategy-partners = - Melds are your partner's too: complete what lies there before you begin another, and do not discard what your partner collects.
help-canasta-strategy-canastas = - Finish { $canastas_to_go_out } canastas before you empty your hand.
help-canasta-strategy-quick = - Nobody needs a canasta to go out: with few cards in your hand the others must hurry.
help-canasta-strategy-going-out = - Go out when the others hold many cards; wait while your side still has canastas to complete.

## Scoring

help-canasta-scoring =
    - Joker 50; two and ace 20; eight to king 10; four to six 5, seven { $seven }, black three 5. Cards on the mat count for you, cards left in the hand against you.
    - Natural canasta { $natural_canasta }, mixed canasta { $mixed_canasta }.
help-canasta-scoring-sequence = - Sequence of seven { $sequence_canasta }.
help-canasta-scoring-wild = - Canasta of wild cards { $wild_canasta }.
help-canasta-scoring-special-canastas = - Natural canasta of aces or sevens 2,500; of twos only 3,000; of four jokers and three twos 2,500.
help-canasta-scoring-out = - Going out { $going_out }{ $concealed ->
    [0] { "" }
   *[other] ; with the whole hand in one turn { $concealed } more
}.
help-canasta-scoring-red-threes = - Red three { $red_three } each, all { $all_red_threes }{ $red_threes_count ->
    [always] , for every side
    [with-canastas] ; with two canastas for you, with none against you
    [with-two-canastas] ; against a side with fewer than two canastas
    [unless-caught] ; against a side that has melded nothing when another goes out
   *[with-meld] ; against a side that has not melded
}.
help-canasta-scoring-threes = - One to four threes of a colour: 100, 300, 500, 1,000{ $red_threes_count ->
    [always] , for every side
    [with-canastas] ; with two canastas for you, with none against you
    [with-two-canastas] ; against a side with fewer than two canastas
    [unless-caught] ; against a side that has melded nothing when another goes out
   *[with-meld] ; against a side that has not melded
}.
help-canasta-scoring-held = - Left in the hand, a red three costs { $red_three_held } and a black three { $black_three_held }.
help-canasta-scoring-without-canasta = { $melded_without_canasta ->
    [minus-with-hand] - Without a canasta, all your cards count against you, melded or not.
    [minus-below-needed] - With fewer canastas than going out needs, melded cards count against you.
   *[minus] - Without a canasta, melded cards count against you.
}
help-canasta-scoring-unfinished = - A meld of wild cards that is no canasta costs 2,000, of sevens or aces 2,500; three sevens or three aces left in a hand 1,500.
help-canasta-scoring-special-hands = - Special hands, which count alone: a **straight**, one card of each rank from four to ace, a two, a joker, and a three on the mat, 3,000; **seven pairs** without wild cards 2,500, or of twos, sevens, aces and others 2,000; **garbage**, two fours and two threes of a kind without wild cards, 2,000.
help-canasta-scoring-minimums = ### Points that an initial meld needs
help-canasta-minimum = { $below ->
    [0] - with a score below zero: { $points }
   *[other] - below { $below }: { $points }
}
help-canasta-minimum-round = - before round { $below }: { $points }
help-canasta-minimum-above = - else: { $points }

## Words

help-canasta-words =
    - **Meld**: cards of one rank laid on the mat; to lay them.
    - **Canasta**: a meld of seven cards or more.
    - **Natural card**: a card that is not wild. **Wild card**: a joker or a two.
    - **Stock**: the cards that nobody has seen. **Discard pile**: what was discarded. **Upcard**: its top card.
    - **Frozen**: taken only with cards from the hand. **Blocked**: not to be taken now.
    - **Initial meld**: a side's first melds of a round.
    - **Going out**: to be rid of all cards, which ends the round. **Concealed**: all of them in one turn.
    - **Side**: a player, or partners, who meld and score together.
help-canasta-words-talon = - **Talon**: cards that lie aside for the first sides to meld.
help-canasta-words-foot = - **Foot**: a player's second hand.
help-canasta-words-sequence = - **Sequence**: cards of one suit in order; of seven it is a samba, or an escalera.
help-canasta-words-special = - **Special hand**: fourteen cards that end the round at once.

## The options: what each is called, and what it says

option-players = numbers of players
    .about = How many may play by these rules.
option-partnerships = partnerships
    .about = Who scores together when four or six play; other numbers play each alone.
option-rounds = rounds
    .about = After so many rounds the leader wins, whatever the target; 0 for as many as it takes.
option-rounds-0 = as many as it takes
option-packs = packs
    .about = Packs of 52 cards.
option-packs_more = packs for other numbers of players
    .about = Where a number of players needs more packs.
option-jokers = jokers
    .about = Jokers in two packs; more packs have more.
option-hand_size_more = cards dealt to other numbers of players
    .about = Where a number of players is dealt another number of cards.
option-foot = foot
    .about = Cards of a second hand, taken up when the first is gone; 0 for none.
option-talons = talons
    .about = Cards dealt aside, which the sides get in the order in which they make their initial melds.
option-cards_drawn = cards drawn from the stock
    .about = How many cards a player draws.
option-first_upcard = first upcard
    .about = Whether the discard pile begins with a card.
option-first_upcard_covers = cards that the first upcard covers
    .about = While such a card is turned up, another is turned on top of it.
option-red_three_drawn = a red three drawn
    .about = What becomes of a red three that is drawn.
option-all_threes_equal = all threes equal
    .about = Black threes go to the mat like red ones, and count by colour.
option-red_three_discard = discarding red threes
    .about = A red three of the own mat may be discarded in place of a card of the hand.
option-black_threes_melded = melding black threes
    .about = When black threes may be melded.
option-wild_limit = wild cards in a meld
    .about = The most wild cards that a meld may hold.
option-wild_balance = wild cards against naturals
    .about = How many wild cards a meld may hold for its natural cards.
option-melds_of_a_rank = melds of a rank
    .about = How many melds of one rank a side may have.
option-canasta_grows = canastas of more than seven cards
    .about = Cards may be added to a canasta.
option-pure_aces_and_sevens = pure aces and sevens
    .about = Sevens are melded without wild cards; aces with them only in the initial meld.
option-wild_melds = wild melds
    .about = Three wild cards or more are a meld of their own.
option-wild_melds_first = wild cards to a wild meld first
    .about = Once a wild meld is begun, wild cards go nowhere else until it is a canasta.
option-sequences = sequences
    .about = Three to seven cards of a suit in sequence are a meld; at seven it is closed.
option-frozen_at_first = pile frozen at first
    .about = The pile is frozen until it is first taken.
option-frozen_always = pile always frozen
    .about = The pile is frozen at all times.
option-frozen_until_melded = pile frozen until the side has melded
    .about = The pile is frozen to a side without an initial meld.
option-frozen_by = what freezes the pile
    .about = Cards that freeze the pile while they lie in it.
option-take_frozen = taking a frozen pile
    .about = What a frozen pile is taken with.
option-take_unfrozen = taking an unfrozen pile
    .about = What an unfrozen pile is taken with.
option-upcard_onto_canasta = the upcard onto a canasta
    .about = Whether the pile may be taken with a canasta of the upcard's rank.
option-pile_taken = cards taken from the pile
    .about = How many cards of the pile are taken; 0 for all.
option-take_back = returning the pile
    .about = Until when a player may take back the taking of the pile.
option-take_back_penalty = penalty for returning the pile
    .about = Points that returning the pile costs.
option-wild_discard = discarding wild cards
    .about = When a wild card may be discarded.
option-ace_or_seven_to_empty_pile = an ace or seven to an empty pile
    .about = An ace or a seven may be discarded where no pile lies.
option-minimums = points of the initial meld
    .about = What the first melds of a side must count, below each score or round.
option-top_minimum = highest points of the initial meld
    .about = What they must count above all of these.
option-minimum_by = what the initial meld goes by
    .about = What decides the points of the initial meld.
option-upcard_counts = the upcard in the initial meld
    .about = Whether the upcard counts toward the initial meld.
option-opens_anyway = initial melds whatever they count
    .about = What is an initial meld whatever it counts.
option-canastas_to_go_out = canastas to go out
    .about = Canastas that a side needs to go out.
option-canasta_kinds = which canastas to go out
    .about = Which canastas these must be.
option-ask_to_go_out = asking to go out
    .about = A player may ask the partner "May I go out?"; the answer binds.
option-discard_to_go_out = a discard to go out
    .about = Who goes out must discard the last card.
option-last_card = the last card without enough canastas
    .about = What a player does who may not go out.
option-stock_out = when the stock runs out
    .about = What happens when the stock is gone.
option-special_hands = special hands
    .about = A straight, seven pairs or garbage, drawn before anything was melded, ends the round.
option-seven = points of a seven
    .about = What a seven counts.
option-natural_canasta = points of a natural canasta
    .about = The bonus for a canasta without wild cards.
option-mixed_canasta = points of a mixed canasta
    .about = The bonus for a canasta with wild cards.
option-wild_canasta = points of a wild canasta
    .about = The bonus for a canasta of wild cards alone.
option-sequence_canasta = points of a sequence of seven
    .about = The bonus for a closed sequence.
option-special_canastas = special canastas
    .about = Natural aces and sevens, twos alone, and four jokers with three twos count more.
option-going_out = points for going out
    .about = The bonus for going out.
option-concealed = points for a concealed hand
    .about = Added where the whole hand was melded in one turn.
option-red_three = points of a red three
    .about = What a red three on the mat counts.
option-all_red_threes = points of all red threes
    .about = What they count together when one side has all.
option-red_threes_count = when red threes count
    .about = When threes are a bonus; else they cost as much.
option-red_three_held = cost of a red three in hand
    .about = What a red three left in the hand costs.
option-black_three_held = cost of a black three in hand
    .about = What a black three left in the hand costs.
option-melded_without_canasta = melded cards without a canasta
    .about = What melded cards count without a canasta.
option-unfinished_melds = unfinished melds
    .about = Melds of aces, sevens and wild cards that are no canastas cost their side, and so do three aces or sevens in hand.

## Values of options

option-partnerships-none = everybody alone
option-partnerships-two-sides = two sides
option-partnerships-three-sides = three sides
option-first_upcard-turned = turned up from the stock
option-first_upcard-none = none: the pile begins empty
option-first_upcard_covers-wild-any-three = wild cards and all threes
option-first_upcard_covers-wild-red-three = wild cards and red threes
option-red_three_drawn-replaced = it goes to the mat, and another card is drawn
option-red_three_drawn-not-replaced = it goes to the mat, and no card is drawn for it
option-red_three_drawn-ends-turn = it goes to the mat and ends the turn
option-red_three_drawn-kept = it stays in the hand like any card
option-black_threes_melded-going-out = three or more, as the last meld of who goes out
option-black_threes_melded-going-out-with-wild = the same, or two with a wild card
option-black_threes_melded-for-last-discard = three or more, in place of the last discard
option-black_threes_melded-never = never
option-wild_balance-even = not more than naturals
option-wild_balance-fewer = fewer than naturals
option-wild_balance-free = any, beside two naturals
option-melds_of_a_rank-one = one
option-melds_of_a_rank-one-open = another once the last is a closed canasta
option-melds_of_a_rank-several = any number
option-frozen_by-wild = wild cards
option-frozen_by-red-three = red threes
option-take_frozen-natural-pair = two naturals from the hand
option-take_frozen-hand-only = cards from the hand alone
option-take_unfrozen-pair = two naturals
option-take_unfrozen-natural-and-wild = a natural and a wild card
option-take_unfrozen-meld = a meld of the side
option-upcard_onto_canasta-yes = yes
option-upcard_onto_canasta-pair-onto-mixed = only with two naturals, onto a mixed one
option-upcard_onto_canasta-no = no
option-take_back-until-discard = until the discard
option-take_back-until-rest = until the rest of the pile is received
option-take_back-never = never; melds stay, too
option-wild_discard-yes = always
option-wild_discard-going-out = in going out, or from a hand of wild cards
option-minimum_by-score = the side's score
option-minimum_by-round = the number of the round
option-upcard_counts-yes = yes
option-upcard_counts-no = no, nor two cards melded with it
option-upcard_counts-added-to-minimum = no: its points are added to the minimum
option-opens_anyway-nothing = nothing
option-opens_anyway-natural-canasta = a natural canasta
option-opens_anyway-canasta = any canasta
option-opens_anyway-concealed = going out in one turn
option-canasta_kinds-any = any
option-canasta_kinds-one-sequence = one of them a sequence
option-canasta_kinds-two-natural-two-mixed = two natural and two mixed
option-last_card-kept-back = keeps a card to discard and one more
option-last_card-passed = keeps the last card and discards none
option-stock_out-ends-unless-taken = the round ends unless the pile is taken
option-stock_out-ends = the round ends
option-stock_out-ends-or-turned = the player to move ends the round or turns the pile over
option-stock_out-turned = the pile is turned over
option-red_threes_count-with-meld = with a meld
option-red_threes_count-with-canastas = with two canastas; with one they count nothing
option-red_threes_count-with-two-canastas = with two canastas
option-red_threes_count-always = always
option-red_threes_count-unless-caught = unless the other side goes out before a meld
option-melded_without_canasta-plus = for their side
option-melded_without_canasta-minus = against it
option-melded_without_canasta-minus-with-hand = against it, and nothing else counts
option-melded_without_canasta-minus-below-needed = the same below the canastas to go out
option-starter-cut = the players in turn, from who cuts the highest card
option-starter-first-seat = always the first seat
option-packs_more-pair = { $second } with { $first }
option-hand_size_more-pair = { $second } with { $first }
option-minimums-pair = { $second } below { $first }
