### Canasta: the help, written from the options in force, and what the options are called.

## Rules

help-canasta-rules-packs = - { $packs ->
    [one] One pack of 52 cards
   *[other] { $packs } packs of 52 cards
} and { $jokers_dealt } jokers. Jokers and twos are **wild**: they can stand for other cards. Threes are special.
help-canasta-rules-packs-more = - With { $seats } players: { $count ->
    [one] one pack
   *[other] { $count } packs
}.
help-canasta-rules-alone = - Everyone plays alone.
help-canasta-rules-partners = { $partnerships ->
    [three-sides] - Six players form three partnerships
   *[two-sides] - Four or six players form two partnerships
}. Partners sit opposite each other and share their melds and score, but not their hands. Any other number plays alone.
help-canasta-rules-deal =
    ### The deal
    - Each player gets { $hand_size } cards. The rest is the stock.
help-canasta-rules-hand-more = - With { $seats } players, each gets { $count }.
help-canasta-rules-foot = - Each player also gets a second hand of { $foot } cards, the **foot**. You pick it up when your first hand is gone, even by discarding its last card.
help-canasta-rules-talons = - **Talons** of this many cards lie aside: { $talons }. A side gets the next one after the discard of the turn in which it first melds.
help-canasta-rules-upcard = { $first_upcard ->
    [none] - The discard pile starts empty.
   *[turned] - One card is turned up to start the discard pile. If it's { $first_upcard_covers ->
        [wild-red-three] a wild card or a red three
       *[wild-any-three] a wild card or a three
    }, another is turned up on top.
}
help-canasta-rules-starter = { $starter ->
    [loser] - The lowest scorer of the round before starts.
    [cut] - The player who cuts the highest card starts the first round. After that, players start in turn.
    [cut-then-loser] - The player who cuts the highest card starts the first round. After that, the lowest scorer of the round before starts.
    [first-seat] - The player in seat 1 starts.
   *[alternate] - Players take turns starting.
}
help-canasta-rules-red-threes =
    ### Threes
    { $red_three_drawn ->
        [kept] - Red threes earn no bonus. They stay in your hand, cost points there and can be discarded.
        [ends-turn] - A red three goes straight to the table. If you draw one, your turn ends without a discard.
        [not-replaced] - A red three goes straight to the table. You don't draw a card for it.
       *[replaced] - A red three goes straight to the table, and you draw another card for it.
    }
help-canasta-rules-threes-equal = - Black threes go to the table like red ones.
help-canasta-rules-red-three-discard = - Instead of a card from your hand, you can discard one of your red threes from the table.
help-canasta-rules-black-threes = { $black_threes_melded ->
    [never] - Black threes can't be melded, only discarded.
    [going-out-with-wild] - You can meld black threes only to go out: three or four of them, or two and a wild card.
    [for-last-discard] - You can meld three or more black threes only to go out, in place of your last discard.
   *[going-out] - You can meld three or more black threes only to go out, without wild cards.
}
help-canasta-rules-turn =
    ### Your turn
    - Draw { $cards_drawn ->
        [one] a card
       *[other] { $cards_drawn } cards
    } from the stock, or take the discard pile. Meld if you like. Discard one card.
help-canasta-rules-melds =
    ### Melds
    - A meld is three or more cards of one rank, from fours to aces, with { $limited ->
        [yes] at most { $wild_limit } wild cards,
       *[no] or without wild cards,
    } { $wild_balance ->
        [fewer] and fewer wild cards than natural ones
        [free] and at least two natural cards
       *[even] and never more wild cards than natural ones
    }.
help-canasta-rules-of-a-rank = { $melds_of_a_rank ->
    [several] - A side can have several melds of the same rank.
    [one-open] - A side can start another meld of the same rank once the last one is a canasta.
   *[one] - A side has one meld of each rank and adds to it.
}
help-canasta-rules-canasta = - Seven cards make a **canasta**: **natural** without wild cards, **mixed** with them. { $canasta_grows ->
    [yes] It can still grow.
   *[no] After that, no more cards can be added.
}
help-canasta-rules-pure = - Sevens can't be melded with wild cards. Aces can, but only in the initial meld.
help-canasta-rules-wild-melds = - Wild cards can be a meld of their own. { $wild_melds_first ->
    [yes] Once you start one, no wild card can go anywhere else until it's a canasta.
   *[no] { "" }
}
help-canasta-rules-sequences = - Three to seven cards in a row of one suit are also a meld, a sequence (RUN in the picture), from four up to ace, without wild cards. Seven of them are a canasta and can't grow.
help-canasta-rules-initial =
    ### The initial meld
    - A side's first melds of a round are laid in one turn and must reach a minimum. It depends on { $minimum_by ->
        [round] the number of the round
       *[score] the side's score
    }: see *Scoring*.
help-canasta-rules-upcard-counts = { $upcard_counts ->
    [added-to-minimum] - The upcard doesn't help you reach it.
   *[no] - The upcard doesn't count toward it. If you meld it with just two cards, they don't count either.
}
help-canasta-rules-opens-anyway = { $opens_anyway ->
    [natural-canasta] - A natural canasta is enough, whatever the minimum.
    [natural-canasta-in-hand] - A natural canasta from your hand, without the upcard, is enough, whatever the minimum.
    [canasta] - Any canasta is enough, whatever the minimum.
   *[concealed] - If you go out with a concealed hand, there's no minimum.
}
help-canasta-rules-take =
    ### The discard pile
    - To take the pile, you must meld its top card, the **upcard**, at once. { $pile_taken ->
        [0] You then get the rest of the pile.
       *[other] You then get the cards below it, { $pile_taken } cards in all.
    }
help-canasta-rules-frozen-always = - The pile is always **frozen**.
help-canasta-rules-frozen-by = - A { $freezers } in the pile **freezes** it.
help-canasta-rules-frozen-at-first = - The pile starts **frozen** until someone takes it.
help-canasta-rules-frozen-until-melded = - It's **frozen** for a side that hasn't melded yet.
help-canasta-rules-take-frozen = { $take_frozen ->
    [hand-only] - To take a frozen pile, meld the upcard with cards from your hand only.
   *[natural-pair] - To take a frozen pile, you need two natural cards of the upcard's rank in your hand.
}
help-canasta-rules-take-unfrozen = { $freezes ->
    [yes] - Ways to take an unfrozen pile
   *[no] - Ways to take the pile
}: { $ways }.
help-canasta-rules-onto-canasta = { $upcard_onto_canasta ->
    [pair-onto-mixed] - The upcard can go to a mixed canasta with at least two natural cards from your hand, and to no other canasta.
    [only-pair-onto-mixed] - The upcard can go to a mixed canasta with exactly two natural cards from your hand, and to no other canasta.
   *[no] - The upcard can't be added to a canasta.
}
help-canasta-rules-blocked = - A three or a wild card on top **blocks** the pile for a turn.
help-canasta-rules-take-back = { $take_back ->
    [never] - Once you take the pile, you can't return it.
    [until-rest] - You can return the pile until you get the rest of it{ $take_back_penalty ->
        [0] { "" }
       *[other] , for { $take_back_penalty } points
    }.
   *[until-discard] - You can return the pile until you discard{ $take_back_penalty ->
        [0] { "" }
       *[other] . Drawing then costs { $take_back_penalty } points
    }.
}
help-canasta-rules-wild-discard = - You can discard a wild card only to go out, or if you hold nothing but wild cards.
help-canasta-rules-ace-or-seven = - You can't discard an ace or a seven to an empty pile.
help-canasta-rules-going-out =
    ### The end
    - A round ends when someone **goes out**: { $discard_to_go_out ->
        [yes] melds all cards but one and discards that one
       *[no] melds all cards, or all but one and discards that one
    }. { $canastas_to_go_out ->
        [0] No canasta is needed
        [one] Your side needs a canasta
       *[other] Your side needs { $canastas_to_go_out } canastas
    }{ $canasta_kinds ->
        [one-sequence] , including a sequence of seven
        [two-natural-two-mixed] , two natural and two mixed
       *[any] { "" }
    }.
help-canasta-rules-ask = - After drawing, you can ask your partner, "May I go out?" The answer is binding.
help-canasta-rules-last-card = { $last_card ->
    [passed] - If you can't go out, you keep your last card and pass the discard.
   *[kept-back] - If you can't go out{ $foot ->
        [0] { "" }
       *[other] {" "}and have no foot left
    }, you must keep a card after your discard.
}
help-canasta-rules-stock-out = { $stock_out ->
    [ends] - The round also ends when the stock is empty.
    [ends-or-turned] - When the stock is empty, the next player either ends the round or turns the pile over as the new stock. The pile can't be turned over again if nobody has melded or taken it since.
    [turned] - When the stock is empty, the next player turns the pile over as the new stock. The round ends if there is no pile either, or if nobody has melded or taken the pile since it was last turned over.
    [turned-at-once] - When the last card of the stock is drawn, the pile is turned over at once as the new stock, and that player's discard starts a new pile. The round ends after that turn instead if there is no pile, or if nobody has melded or taken it since it was last turned over.
   *[ends-unless-taken] - The round also ends when the stock is empty and the next player doesn't take the pile.
}
help-canasta-rules-special = - A **special hand** ends the round if you draw it before you meld anything: see *Scoring*.
help-canasta-rules-game = { $rounds ->
    [0] - The game goes to { $target } points.
    [one] - The game has one round.
   *[other] - The game has { $rounds } rounds.
}

freezers-wild = wild card
freezers-red-three = red three
freezers-both = wild card or a red three
ways-pair = two natural cards of the upcard's rank from your hand
ways-natural-and-wild = one natural card of its rank and one wild card from your hand
ways-meld = a meld of your side that the upcard fits

## How to play

help-canasta-play =
    - Start your turn with **Draw** or **Take pile**. If there are several ways to take the pile, you're asked which.
    - **Meld** offers the most likely melds, rank by rank. Below them you can pick the cards yourself. Or type: `/meld cards: KH KS KD` melds three kings, and `/meld cards: 2D onto: kings` adds a two to them.
    - **Discard** ends your turn.
help-canasta-play-undo = { $take_back ->
    [never] - There's no **Undo** in this game: everything you play is final.
   *[other] - **Undo** takes back a meld, or the pile if you took it. A draw is final.
}
help-canasta-play-ask = - **May I go out?** asks your partner, who answers with a button below their hand. If they say yes, you must go out this turn. If they say no, you can't.
help-canasta-play-special = - **Special hand** lays down your whole hand if it's one of the special hands.
help-canasta-play-pass = - **Pass** keeps your last card if you can't go out.
help-canasta-play-end = - **End the round** appears when the stock is empty.
help-canasta-play-melds = - If your side has several melds of a rank, they're numbered: `/meld cards: KH onto: K-2` adds to the second meld of kings, and `onto: K+` starts a new one. A sequence goes by its suit: `onto: hearts`.
help-canasta-play-hand = Your hand shows how many points your initial meld needs and how many you can reach. New cards are marked. `/table rules` shows every rule of a table.

## Strategy

help-canasta-strategy =
    - Don't open early just because you can: every card you meld is missing from your hand.
    - Keep pairs. They take the pile.
    - Watch what the others meld, and don't discard it{ $frozen_always ->
        [yes] { "" }
       *[no] {" "}unless the pile is frozen
    }.
    - A black three{ $all_threes_equal ->
        [yes] {" "}scores points on the table, so it never clogs your hand
       *[no] {" "}is a safe discard: it stops the next player from taking the pile
    }.
help-canasta-strategy-freeze = - If the others could take a growing pile, freeze it with a wild card you can spare.
help-canasta-strategy-frozen = - The pile is always frozen, so it grows. The player with the right pair gets it.
help-canasta-strategy-wild = - Save wild cards for canastas. A canasta of wild cards is worth the most, but only if you finish it.
help-canasta-strategy-pure = - Sevens and aces cost a lot if they don't become a canasta. Start them only if you can see five or more.
help-canasta-strategy-talons = - The first side to meld gets the bigger talon, so opening early pays off here.
help-canasta-strategy-sequences = - Keep cards of one suit that are close together. A sequence of seven beats most canastas.
help-canasta-strategy-foot = - Get to your foot early. You can't go out without it, and every card left in it counts against you.
help-canasta-strategy-partners = - Your melds are your partner's too. Finish what's on the table before you start something new, and don't discard what your partner is collecting.
help-canasta-strategy-canastas = - Finish { $canastas_to_go_out } canastas before you empty your hand.
help-canasta-strategy-quick = - Nobody needs a canasta to go out. With few cards in your hand, you put the others under pressure.
help-canasta-strategy-going-out = - Go out while the others hold many cards. Wait if your side still has canastas to finish.

## Scoring

help-canasta-scoring =
    - Joker 50; two and ace 20; king to eight 10; seven { $seven }; six to four 5; black three 5. Cards on the table count for you, cards left in your hand against you.
    - Natural canasta { $natural_canasta }, mixed canasta { $mixed_canasta }.
help-canasta-scoring-sequence = - Sequence of seven { $sequence_canasta }.
help-canasta-scoring-wild = - Canasta of wild cards { $wild_canasta }.
help-canasta-scoring-special-canastas = - Natural canasta of aces or sevens 2,500; of twos only 3,000; of four jokers and three twos 2,500.
help-canasta-scoring-out = - Going out { $going_out }{ $concealed ->
    [0] { "" }
   *[other] , with your whole hand in one turn { $concealed } more
}.
help-canasta-scoring-red-threes = - Red threes { $red_three } each, all of them together { $all_red_threes }{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . They count for a side with two canastas, against a side with none, and not at all with one
    [with-two-canastas] . They count against a side with fewer than two canastas
    [unless-caught] . They count against a side that hasn't melded when another side goes out
   *[with-meld] . They count against a side that hasn't melded
}.
help-canasta-scoring-threes = - One to four threes of a color: 100, 300, 500, 1,000{ $red_threes_count ->
    [always] { "" }
    [with-canastas] . They count for a side with two canastas, against a side with none, and not at all with one
    [with-two-canastas] . They count against a side with fewer than two canastas
    [unless-caught] . They count against a side that hasn't melded when another side goes out
   *[with-meld] . They count against a side that hasn't melded
}.
help-canasta-scoring-held = - Left in your hand, a red three costs { $red_three_held } and a black three { $black_three_held }.
help-canasta-scoring-without-canasta = { $melded_without_canasta ->
    [minus-with-hand] - If your side has no canasta, all your cards count against you, melded or not, and nothing else counts, not even red threes.
    [minus-below-needed] - If your side has fewer canastas than it needs to go out, your melded cards count against you, and no bonus counts.
   *[minus] - If your side has no canasta, your melded cards count against you.
}
help-canasta-scoring-unfinished = - An unfinished meld of wild cards costs 2,000, of sevens or aces 2,500 (not of aces with wild cards). Three sevens or three aces left in a hand cost 1,500.
help-canasta-scoring-special-hands = - A special hand scores nothing else.
help-canasta-scoring-straight = - **Straight** (one card of each rank from four to ace, a two, a joker, and a three on the table): 3,000.
help-canasta-scoring-pairs = - **Seven pairs**: without wild cards 2,500, or including twos, sevens and aces 2,000.
help-canasta-scoring-garbage = - **Garbage** (two sets of four and two sets of three, without wild cards): 2,000.
help-canasta-scoring-minimums = ### Points needed for the initial meld
help-canasta-minimum = { $below ->
    [0] - Score below zero: { $points }
   *[other] - Score below { $below }: { $points }
}
help-canasta-minimum-round = - Before round { $below }: { $points }
help-canasta-minimum-above = - Otherwise: { $points }

## Words

help-canasta-words =
    - **Meld**: cards of one rank on the table. To meld is to lay them there.
    - **Canasta**: a meld of seven or more cards.
    - **Natural card**: any card that isn't wild. **Wild card**: a joker or a two.
    - **Stock**: the face-down cards you draw from. **Discard pile**: the cards that were discarded. **Upcard**: its top card.
    - **Frozen**: the pile can be taken only with cards from your hand. **Blocked**: it can't be taken this turn.
    - **Initial meld**: a side's first melds of a round.
    - **Going out**: getting rid of all your cards, which ends the round. **Concealed**: all of them in one turn.
    - **Side**: a player, or partners who meld and score together.
help-canasta-words-talon = - **Talon**: extra cards for the first sides that meld.
help-canasta-words-foot = - **Foot**: a player's second hand.
help-canasta-words-sequence = - **Sequence**: cards in a row of one suit. Seven of them are a samba, or an escalera.
help-canasta-words-special = - **Special hand**: fourteen cards that end the round at once.

## The options: what each is called, and what it says

option-players = Number of players
    .about = How many people can play by these rules.
option-partnerships = Partnerships
    .about = Who scores together when four or six play. With any other number, everyone plays alone.
option-rounds = Rounds
    .about = The leader after this many rounds wins, whatever the target score. 0 means no limit.
option-rounds-0 = no limit
option-packs = Packs
    .about = How many packs of 52 cards are used.
option-packs_more = Packs for more players
    .about = Other numbers of packs for some numbers of players.
option-jokers = Jokers
    .about = How many jokers two packs have. More packs have more.
option-hand_size_more = Cards dealt with more players
    .about = Other hand sizes for some numbers of players.
option-foot = Foot
    .about = Cards in a second hand, picked up when the first is gone. 0 means no foot.
option-talons = Talons
    .about = Extra cards set aside. Sides get them in the order of their initial melds.
option-cards_drawn = Cards drawn from the stock
    .about = How many cards you draw each turn.
option-first_upcard = First upcard
    .about = Whether a card is turned up to start the discard pile.
option-first_upcard_covers = First upcard covered
    .about = If the first upcard is one of these, another is turned up on top.
option-red_three_drawn = Drawing a red three
    .about = What happens when you draw a red three.
option-all_threes_equal = Black threes like red threes
    .about = Black threes also go to the table, and threes count by color.
option-red_three_discard = Discarding red threes
    .about = You can discard one of your red threes from the table instead of a card from your hand.
option-black_threes_melded = Melding black threes
    .about = When you can meld black threes.
option-wild_limit = Wild cards in a meld
    .about = The most wild cards a meld can have.
option-wild_balance = Wild cards compared to naturals
    .about = How many wild cards a meld can have for its natural cards.
option-melds_of_a_rank = Melds of the same rank
    .about = How many melds of one rank a side can have.
option-canasta_grows = Canastas can grow
    .about = You can add cards to a canasta.
option-pure_aces_and_sevens = Pure aces and sevens
    .about = Sevens can't be melded with wild cards, and aces only in the initial meld.
option-wild_melds = Melds of wild cards
    .about = Three or more wild cards can be a meld of their own.
option-wild_melds_first = Wild meld must be finished first
    .about = Once a wild meld is started, wild cards can't go anywhere else until it's a canasta.
option-sequences = Sequences
    .about = Three to seven cards in a row of one suit are a meld. With seven it's closed.
option-frozen_at_first = Pile frozen at the start
    .about = The pile is frozen until someone takes it for the first time.
option-frozen_always = Pile always frozen
    .about = The pile is frozen all the time.
option-frozen_until_melded = Pile frozen until your side melds
    .about = The pile is frozen for a side that hasn't made its initial meld.
option-frozen_by = What freezes the pile
    .about = Cards that freeze the pile while they're in it.
option-take_frozen = Taking a frozen pile
    .about = What you need to take a frozen pile.
option-take_unfrozen = Taking an unfrozen pile
    .about = What you need to take an unfrozen pile.
option-upcard_onto_canasta = Adding the upcard to a canasta
    .about = Whether you can take the pile with a canasta of the upcard's rank.
option-pile_taken = Cards taken from the pile
    .about = How many cards you take from the pile. 0 means all of them.
option-take_back = Returning the pile
    .about = How long you can change your mind after taking the pile.
option-take_back_penalty = Penalty for returning the pile
    .about = How many points it costs to return the pile.
option-wild_discard = Discarding wild cards
    .about = When you can discard a wild card.
option-ace_or_seven_to_empty_pile = Ace or seven to an empty pile
    .about = You can discard an ace or a seven when the pile is empty.
option-minimums = Points for the initial meld
    .about = What a side's first melds must be worth, below each score or before each round.
option-top_minimum = Points for the initial meld after that
    .about = What they must be worth above all of these.
option-minimum_by = What sets the initial meld
    .about = Whether the score or the round sets the points for the initial meld.
option-upcard_counts = Upcard counts for the initial meld
    .about = Whether the upcard counts toward the initial meld.
option-opens_anyway = Initial meld without a minimum
    .about = What you can open with, however few points it has.
option-canastas_to_go_out = Canastas to go out
    .about = How many canastas a side needs to go out.
option-canasta_kinds = Kinds of canastas to go out
    .about = Which kinds those canastas must be.
option-ask_to_go_out = Asking to go out
    .about = You can ask your partner "May I go out?". The answer is binding.
option-discard_to_go_out = Discard needed to go out
    .about = To go out, you must discard your last card.
option-last_card = Last card without enough canastas
    .about = What you do if you can't go out.
option-stock_out = When the stock is empty
    .about = What happens when the stock runs out.
option-special_hands = Special hands
    .about = These hands end the round if you draw one before you meld anything.
option-seven = Points for a seven
    .about = What a seven is worth.
option-natural_canasta = Points for a natural canasta
    .about = The bonus for a canasta without wild cards.
option-mixed_canasta = Points for a mixed canasta
    .about = The bonus for a canasta with wild cards.
option-wild_canasta = Points for a wild canasta
    .about = The bonus for a canasta of nothing but wild cards.
option-sequence_canasta = Points for a sequence of seven
    .about = The bonus for a closed sequence.
option-special_canastas = Special canastas
    .about = Natural aces or sevens, twos alone, and four jokers with three twos are worth more.
option-going_out = Points for going out
    .about = The bonus for going out.
option-concealed = Points for a concealed hand
    .about = An extra bonus if you meld your whole hand in one turn.
option-red_three = Points for a red three
    .about = What a red three on the table is worth.
option-all_red_threes = Points for all red threes
    .about = What they're worth together if one side has them all.
option-red_threes_count = When red threes count
    .about = When threes are a bonus. Otherwise they cost as much.
option-red_three_held = Cost of a red three in hand
    .about = What a red three left in your hand costs.
option-black_three_held = Cost of a black three in hand
    .about = What a black three left in your hand costs.
option-melded_without_canasta = Melded cards without a canasta
    .about = How your melded cards count if you don't have a canasta.
option-unfinished_melds = Unfinished melds
    .about = Melds of aces, sevens or wild cards that aren't canastas cost points, and so do three aces or sevens in hand.

## Values of options

option-partnerships-none = everyone plays alone
option-partnerships-two-sides = two sides
option-partnerships-three-sides = three sides
option-first_upcard-turned = turned up from the stock
option-first_upcard-none = none, the pile starts empty
option-first_upcard_covers-wild-any-three = wild cards and all threes
option-first_upcard_covers-wild-red-three = wild cards and red threes
option-red_three_drawn-replaced = it goes to the table, and you draw another card
option-red_three_drawn-not-replaced = it goes to the table, and you don't draw another card
option-red_three_drawn-ends-turn = it goes to the table and ends your turn
option-red_three_drawn-kept = it stays in your hand like any card
option-black_threes_melded-going-out = three or more, as your last meld when you go out
option-black_threes_melded-going-out-with-wild = the same, or two with a wild card
option-black_threes_melded-for-last-discard = three or more, in place of your last discard
option-black_threes_melded-never = never
option-wild_balance-even = no more than natural cards
option-wild_balance-fewer = fewer than natural cards
option-wild_balance-free = any, with at least two natural cards
option-melds_of_a_rank-one = one
option-melds_of_a_rank-one-open = another one once the last is a canasta
option-melds_of_a_rank-several = any number
option-frozen_by-wild = wild cards
option-frozen_by-red-three = red threes
option-take_frozen-natural-pair = two natural cards from your hand
option-take_frozen-hand-only = cards from your hand only
option-take_unfrozen-pair = two natural cards
option-take_unfrozen-natural-and-wild = a natural card and a wild card
option-take_unfrozen-meld = a meld of your side
option-upcard_onto_canasta-yes = yes
option-upcard_onto_canasta-pair-onto-mixed = only to a mixed one, with at least two natural cards
option-upcard_onto_canasta-only-pair-onto-mixed = only to a mixed one, with exactly two natural cards
option-upcard_onto_canasta-no = no
option-take_back-until-discard = until you discard
option-take_back-until-rest = until you get the rest of the pile
option-take_back-never = never, and melds can't be undone either
option-wild_discard-yes = always
option-wild_discard-going-out = to go out, or from a hand of wild cards
option-minimum_by-score = the side's score
option-minimum_by-round = the number of the round
option-upcard_counts-yes = yes
option-upcard_counts-no = no, and neither do just two cards melded with it
option-upcard_counts-added-to-minimum = no, its points are added to the minimum
option-opens_anyway-nothing = nothing
option-opens_anyway-natural-canasta = a natural canasta
option-opens_anyway-natural-canasta-in-hand = a natural canasta from your hand, without the upcard
option-opens_anyway-canasta = any canasta
option-opens_anyway-concealed = going out in one turn
option-canasta_kinds-any = any
option-canasta_kinds-one-sequence = at least one sequence
option-canasta_kinds-two-natural-two-mixed = two natural and two mixed
option-last_card-kept-back = keep a card after your discard
option-last_card-passed = keep your last card and don't discard
option-stock_out-ends-unless-taken = the round ends unless the pile is taken
option-stock_out-ends = the round ends
option-stock_out-ends-or-turned = the next player ends the round or turns the pile over
option-stock_out-turned = the next player turns the pile over
option-stock_out-turned-at-once = the pile is turned over as soon as the last card is drawn
option-special_hands-straight = straight
option-special_hands-pairs = seven pairs
option-special_hands-garbage = garbage
option-red_threes_count-with-meld = with a meld
option-red_threes_count-with-canastas = with two canastas; with one they count for nothing
option-red_threes_count-with-two-canastas = with two canastas
option-red_threes_count-always = always
option-red_threes_count-unless-caught = unless another side goes out before you meld
option-melded_without_canasta-plus = for you
option-melded_without_canasta-minus = against you
option-melded_without_canasta-minus-with-hand = against you, and nothing else counts
option-melded_without_canasta-minus-below-needed = the same with fewer canastas than going out needs
option-starter-cut = the players in turn, after a cut for high card
option-starter-cut-then-loser = a cut for high card, then the lowest scorer of the round before
option-starter-first-seat = always the player in seat 1
option-packs_more-pair = { $second } with { $first } players
option-hand_size_more-pair = { $second } with { $first } players
option-minimums-pair = { $second } below { $first }

## Groups of options

group-threes = Threes
group-pile = Discard pile
group-opening = Initial meld
group-ending = End of the round
