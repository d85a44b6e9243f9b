### Canasta: its names, what its players do and see, and why its rules refuse an action.

## Names

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = Classic
preset-modern = Modern American
preset-windows = Windows
preset-windows1 = Windows 1
preset-dos = DOS
preset-partners = Partners
preset-three = Three players
preset-samba = Samba
preset-bolivia = Bolivia
preset-hand-and-foot = Hand and Foot

rank-4 = fours
rank-5 = fives
rank-6 = sixes
rank-7 = sevens
rank-8 = eights
rank-9 = nines
rank-10 = tens
rank-J = jacks
rank-Q = queens
rank-K = kings
rank-A = aces
rank-3 = black threes
rank-wild = wild cards
rank-C = clubs in sequence
rank-D = diamonds in sequence
rank-H = hearts in sequence
rank-S = spades in sequence
rank-straight = a straight
rank-pairs = seven pairs
rank-wild-pairs = seven pairs with twos, sevens and aces
rank-garbage = garbage: two fours and two threes of a kind

phase-draw = draw or take the pile
phase-meld = meld, then discard
phase-answer = may the partner go out?

verb-take = Take pile
verb-discard = Discard
verb-end = End the round
verb-pass = Pass
verb-ask = May I go out?
verb-answer = Answer
verb-special = Special hand

kind-take = take the discard pile
kind-discard = discard a card, which ends your turn
kind-end = decline the pile when the stock is gone, which ends the round
kind-pass = keep your last card instead of discarding it
kind-ask = ask your partner whether you may go out
kind-answer = answer your partner, yes or no
kind-special = lay down a special hand, which ends the round

## What pickers ask and offer

ask-take = How do you take the pile?
ask-discard = Which card do you discard?
choice-end = End the round without the pile
choice-take-with = Take it, melding { $cards }
choice-take-onto = Take it, adding { $cards } to your { $rank }
choice-take-only = Take { $card } first, meld it then
choice-meld-canasta = Canasta of { $rank }: { $cards }
choice-meld-all = All { $rank }: { $cards }
choice-meld-one = Add { $cards } to your { $rank }
choice-meld-three = Three { $rank }: { $cards }
choice-meld-wild = Add { $cards } to your { $rank }
choice-meld-most = Most { $rank }: { $cards }
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card }, one of { $held }
}
choice-pass = Keep your last card
choice-ask = Ask "May I go out?"
choice-answer-yes = Yes: go out
choice-answer-no = No: do not go out
choice-special = Lay down your special hand

## What happened

event-turned-up = { $count ->
    [one] { $cards } is turned up.
   *[other] { $cards } are turned up, one upon the other.
}
event-red-threes = { $seat } lays down { $cards }.
event-penalty = { $seat } pays { $points } for the pile taken and returned.
event-took-pile = { $points ->
    [one] { $seat } takes the pile: { $cards } alone.
   *[other] { $seat } takes the pile of { $points } for { $cards }.
}
event-received = { $count ->
    [one] { $seat } gets the other card of the pile.
   *[other] { $seat } gets the other { $count } cards of the pile.
}
event-melded = { $seat } melds { $rank }: { $cards }.
event-added = { $seat } adds { $cards } to the { $rank }.
event-initial-meld = { $seat } has completed the initial meld with { $points } points.
event-natural-canasta = { $seat } has a natural canasta of { $rank }.
event-mixed-canasta = { $seat } has a mixed canasta of { $rank }.
event-discarded = { $seat } discards { $cards }.
event-froze = The pile is frozen.
event-went-out = { $seat } goes out.
event-went-out-concealed = { $seat } goes out with a concealed hand.
event-last-card = { $seat } has discarded the last card without the canastas to go out: the round is over.
event-declined = { $seat } declines the pile.
event-stock-out = The stock has run out: the round is over.
event-returned-pile = { $points ->
    [0] { $seat } returns the pile with { $cards } on top.
   *[other] { $seat } returns the pile with { $cards } on top; drawing now costs { $points }.
}
event-wild-canasta = { $seat } has a canasta of wild cards.
event-sequence-canasta = { $seat } has seven { $rank }.
event-foot = { $known ->
    [1] { $seat } takes up the foot: { $cards }.
   *[0] { $seat } takes up the foot.
}
event-talon = { $known ->
    [1] { $seat } gets the talon: { $cards }.
   *[0] { $count ->
        [one] { $seat } gets the talon of 1 card.
       *[other] { $seat } gets the talon of { $count } cards.
    }
}
event-turned-over = { $seat } turns the pile over: { $points ->
    [one] 1 card is
   *[other] { $points } cards are
} the new stock.
event-passed = { $seat } keeps the last card.
event-asked = { $seat } asks: "May I go out?"
event-answered-yes = { $seat } answers: yes.
event-answered-no = { $seat } answers: no.
event-special-hand = { $seat } lays down { $rank }: { $cards }.

## The score

score-cards-melded = { $count ->
    [one] 1 card melded
   *[other] { $count } cards melded
}
score-natural-canastas = { $count ->
    [one] natural canasta
   *[other] { $count } natural canastas
}
score-mixed-canastas = { $count ->
    [one] mixed canasta
   *[other] { $count } mixed canastas
}
score-red-threes = { $count ->
    [one] red three
   *[other] { $count } red threes
}
score-going-out = going out
score-concealed = concealed hand
score-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
score-returned-piles = { $count ->
    [one] pile returned
   *[other] { $count } piles returned
}
score-sequence-canastas = { $count ->
    [one] sequence of seven
   *[other] { $count } sequences of seven
}
score-wild-canasta = wild canasta
score-pure-canasta = natural canasta of aces or sevens
score-unfinished-meld = unfinished meld: { $cards }
score-three-held = { $cards } left in hand
score-special-hand = special hand
score-threes = { $count ->
    [one] three
   *[other] { $count } threes
}

## The table in words

fact-round = Round { $round }, turn { $turn }. { $seat } dealt. The game goes to { $target } points.
fact-to-draw = { $seat } is to draw or to take the pile.
fact-to-meld = { $seat } may meld, and discards to end the turn.
fact-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has 1 card.
   *[other] The stock has { $count } cards.
}
fact-pile-empty = The discard pile is empty.
fact-pile = { $count ->
    [one] The discard pile is { $card } alone.
   *[other] The discard pile has { $count } cards; the upcard is { $card }.
}
fact-pile-frozen = The pile is frozen by { $cards }.
fact-pile-blocked = The pile is blocked by { $card }.
fact-upcard-due = The upcard { $card } has been taken and must be melded.
fact-waiting = { $count ->
    [one] 1 more card of the pile waits for the initial meld: { $cards }.
   *[other] { $count } more cards of the pile wait for the initial meld: { $cards }.
}
fact-penalty-due = Drawing now costs { $points } points.
fact-score = { $side } has { $points } points, and { $standing } on the mat.
fact-minimum = { $has ->
    [0] { $side } has not melded; the initial meld needs { $needs }.
   *[other] { $side } has { $has } of the { $needs } that the initial meld needs.
}
fact-meld = { $side } has { $count } { $rank }: { $cards }.
fact-natural-canasta = { $side } has a natural canasta of { $count } { $rank }: { $cards }.
fact-mixed-canasta = { $side } has a mixed canasta of { $count } { $rank }: { $cards }.
fact-red-threes = { $side } has red threes: { $cards }.
fact-hand = { $count ->
    [one] You hold 1 card, { $points } points: { $cards }.
   *[other] You hold { $count } cards, { $points } points: { $cards }.
}
fact-reach = Your initial meld could reach { $reach } of { $needs }.
fact-to-answer = { $seat } is asked, "May I go out?", and answers.
fact-must-go-out = The partner has said yes: the player must go out in this turn.
fact-may-not-go-out = The partner has said no: the player may not go out in this turn.
fact-foot = { $count ->
    [one] { $seat } has a foot of 1 card.
   *[other] { $seat } has a foot of { $count } cards.
}
fact-talons = { $count ->
    [one] The talon of { $next } cards lies aside for the next side to meld.
   *[other] { $count } talons lie aside; the next side to meld gets { $next } cards.
}
fact-pile-frozen-at-first = The pile is frozen until it has been taken.
fact-wild-canasta = { $side } has a canasta of { $count } wild cards: { $cards }.
fact-sequence-canasta = { $side } has seven { $rank }: { $cards }.

## Help

help-canasta-rules =
    Two packs of 52 cards and { $jokers } jokers. Jokers and twos are **wild**: they stand for other cards. Threes are special.
    ### The deal
    Each player gets { $hand_size } cards. The rest is the stock, and one card is turned up beside it: the discard pile begins. A red three goes to the mat at once and is replaced from the stock.
    ### A turn
    You draw { $cards_drawn ->
        [one] a card
       *[other] { $cards_drawn } cards
    } from the stock, or take the whole discard pile. Then you meld what you like, and discard one card.
    ### Melds
    A meld is three or more cards of one rank, from fours to aces, with at most { $wild_limit } wild cards, and never more wild cards than natural ones. Melds stay on the mat and grow. Seven cards are a **canasta**: natural without wild cards, mixed with them. Black threes are melded only when you go out.
    ### The initial meld
    Your first melds of a round, in one turn, must come to a minimum that depends on your score: see *Scoring*.
    ### The discard pile
    To take it you must use its top card, the upcard, at once: with cards of your hand, or on a meld of yours. You then get the whole pile. A wild card or a red three in it **freezes** the pile; it is also frozen to a side that has not melded. A frozen pile is taken only with two natural cards of the upcard's rank from your hand. A black three or a wild card on top **blocks** it for a turn.
    { $take_back_penalty ->
        [0] A pile that was taken may be returned before the discard.
       *[other] A pile that was taken may be returned before the discard; drawing then costs { $take_back_penalty } points.
    }
    ### The end
    A round ends when somebody goes out: melds all cards, or all but one and discards that. This needs { $canastas_to_go_out ->
        [one] a canasta
       *[other] { $canastas_to_go_out } canastas
    }. It ends too when the stock is gone and the pile is not taken. The game goes to { $target } points.
help-canasta-play =
    - **Draw** or **Take pile** begins your turn. Where the pile can be taken in several ways you are asked which.
    - **Meld** offers what is likely to be wanted, rank by rank; below that you choose cards one by one. `/meld cards: KH KS KD` lays three kings, `/meld cards: 2D onto: kings` adds a two to them.
    - **Discard** ends the turn.
    - **Undo** takes back a meld or the taken pile until you discard. A card drawn stays drawn.
    Your hand says how many points your initial meld needs, and how many you could reach. What was drawn is marked.
    ### A few hints
    Do not open early only because you can: every card on the mat is missing in your hand. Keep pairs, for they take the pile. Watch what the others meld, and do not discard it unless the pile is frozen. A black three stops the next player for a turn. Freeze a growing pile that the others could take. Keep wild cards for canastas.
help-canasta-scoring =
    - Joker 50; two and ace 20; eight to king 10; four to { $seven ->
        [5] seven
       *[other] six
    } 5{ $seven ->
        [5] { "" }
       *[other] , seven { $seven }
    }; black three 5. Cards on the mat count for you, cards left in the hand against you.
    - Natural canasta { $natural_canasta }, mixed canasta { $mixed_canasta }.
    - Going out { $going_out }; with the whole hand in one turn { $concealed } more.
    - Red three { $red_three } each, all four { $all_red_threes }; they count against a side that has not melded.
    ### Points that an initial meld needs
help-canasta-minimum = { $below ->
    [0] - with a score below zero: { $points }
   *[other] - below { $below }: { $points }
}
help-canasta-minimum-above = - else: { $points }
help-canasta-words =
    - **Meld**: cards of one rank laid on the mat; to lay them.
    - **Canasta**: a meld of seven cards or more.
    - **Natural card**: a card that is not wild. **Wild card**: a joker or a two.
    - **Stock**: the cards that nobody has seen. **Discard pile**: what was discarded. **Upcard**: its top card.
    - **Frozen**: taken only with two natural cards from the hand. **Blocked**: not to be taken now.
    - **Initial meld**: a side's first melds of a round.
    - **Going out**: to be rid of all cards, which ends the round. **Concealed**: all of them in one turn.

## What the rules refuse

refusal-already-drawn = You have drawn, or taken the pile, already: meld or discard.
refusal-black-threes-last = Black threes are melded last, when at most one card remains to be discarded; you would have { $left }.
refusal-black-threes-natural = Black threes are melded without wild cards.
refusal-draw-first = Draw, or take the pile, first.
refusal-initial-meld = Your initial meld needs { $needs } points; the most that you could reach so is { $reach }.
refusal-initial-meld-incomplete = Your initial meld needs { $needs } points and has { $has }: meld more, or undo.
refusal-keep-cards = { $needs ->
    [one] Going out needs a canasta, and you have none: keep a card to discard and one more.
   *[other] Going out needs { $needs } canastas, and you have { $has }: keep a card to discard and one more.
}
refusal-no-cards = Name the cards to meld.
refusal-no-such-meld = "{ $text }" is no rank that can be melded.
refusal-nothing-to-undo = There is nothing to undo: a draw stays drawn, and a turn is over with its discard.
refusal-one-card = Discard exactly one card.
refusal-one-rank = A meld is of one rank: { $cards } is not.
refusal-pile-blocked = { $card } blocks the pile: it cannot be taken.
refusal-pile-empty = The discard pile is empty.
refusal-pile-frozen = The pile is frozen to you: { $card } must be melded with two natural cards of its rank from your hand, not { $has }.
refusal-pile-no-match = You have nothing to meld { $card } with.
refusal-stock-empty = The stock is empty: take the pile, or end the round.
refusal-stock-not-empty = The round cannot be ended while there are cards in the stock.
refusal-too-few-cards = A meld has { $needs } cards or more; that would be { $has }.
refusal-too-many-wild = That meld may hold { $limit ->
    [one] one wild card
   *[other] { $limit } wild cards
}; it would have { $has }.
refusal-upcard-first = Meld the upcard { $card } first, or return the pile with undo.
refusal-which-meld = Say which meld { $cards } should join.
refusal-answer-first = The partner has to answer first: may the player go out?
refusal-ask-first = You may ask once a turn, after the draw and before anything else.
refusal-black-threes-never = Black threes are not melded in this game.
refusal-cannot-go-out = You cannot go out in this turn.
refusal-keep-a-discard = Going out needs a discard: keep a card for it.
refusal-may-not-go-out = Your partner has said no: keep a card to discard and one more.
refusal-must-go-out = Your partner has said yes: you must go out in this turn, and could not.
refusal-no-ace-or-seven = An ace or a seven may not be discarded to an empty pile.
refusal-no-partner = You have no partner to ask.
refusal-no-pass = Only a last card is kept, by a player who may not go out.
refusal-no-sequence = { $cards }: no sequence of three to seven cards of a suit.
refusal-no-special-hand = You hold no special hand, or have begun to play.
refusal-no-wild-discard = A wild card is discarded only in going out, or from a hand of wild cards.
refusal-no-wild-melds = Wild cards make no meld of their own in this game.
refusal-nothing-asked = Nobody has asked you anything.
refusal-pile-frozen-to-hand = The pile is frozen: { $card } must be melded with cards from your hand only.
refusal-pile-not-so = { $card } cannot be taken in that way in this game.
refusal-too-many-cards = That meld may hold { $most } cards; it would have { $has }.
refusal-upcard-onto-canasta = { $card } cannot be laid onto that canasta.
refusal-wild-meld-first = Your meld of wild cards must become a canasta before wild cards go elsewhere.
refusal-yes-or-no = Answer yes or no.
refusal-option-out-of-range = { $option }: { $value } is not between { $least } and { $most }.

other-all_threes_equal = { option-all_threes_equal }
other-canasta_grows = { option-canasta_grows }
other-canastas_to_go_out = { option-canastas_to_go_out }
other-cards_drawn = { option-cards_drawn }
other-discard_to_go_out = { option-discard_to_go_out }
other-foot = { option-foot }
other-hand_size = { option-hand_size }
other-packs = { option-packs }
other-partnerships = { option-partnerships }
other-players = { option-players }
other-pure_aces_and_sevens = { option-pure_aces_and_sevens }
other-red_three_drawn = { option-red_three_drawn }
other-sequences = { option-sequences }
other-wild_melds = { option-wild_melds }

## The options: what each is called, and what it says

option-players = numbers of players
    .about = How many may play by these rules.
option-partnerships = partnerships
    .about = Who scores together when four or six play; other numbers play each alone.
option-rounds = rounds
    .about = After so many rounds the leader wins, whatever the target; 0 for as many as it takes.
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
option-starter-first-seat = always the host
