### Rummy 500: its names, what its players do and see, its options, and why the rules refuse an action.

game-rummy500 = Rummy 500
called-rummy500 = { $preset }
preset-rummy500 = Rummy 500
preset-meggiesoft = Strict Rummy 500 for two
preset-party = Party Rummy 500
preset-partnership = Partnership Rummy 500

phase-draw = draw or take from the pile

verb-claim = Rummy!
kind-claim = claim the last discard, which fits a meld on the table
kind-take = take from the pile
kind-pass = let the others claim the last discard, or end the round without drawing
ask-take = Which card of the pile do you want? All cards on top of it come with it.
ask-claim = Where do you want to lay it off?
ask-meld = What do you want to meld? Pick cards, or choose one of these.
heading-take = -# Take from the pile:

choice-take-more = { $card } and { $count } more
choice-meld = { $melds } +{ $points }
label-meld = { $count ->
    [one] Meld { $melds } +{ $points }
   *[other] Meld all: { $melds } +{ $points }
}
choice-lay-off-on = { $cards } on { $melds } +{ $points }
choice-lay-off-low = { $card } at the start of { $melds } +{ $points }
choice-lay-off-joker = { $card } for the joker in { $melds }
choice-claim-on = Rummy! { $card } on { $melds } +{ $points }
choice-claim-low = Rummy! { $card } at the start of { $melds } +{ $points }
choice-discard = { $card }
target-run = the run { $melds }
target-set = the set { $melds }
target-low-end = the start of the run { $melds }
target-joker-of = the joker in { $melds }
target-new = a new run, { $melds }
target-depth = { $count ->
    [0] nothing else
    [one] 1 more card
   *[other] { $count } more cards
}

## What happened

event-turned-up = { $cards } begins the discard pile.
event-claimed = Rummy! { $seat } claims { $cards } (+{ $points }).
event-stock-out = The stock is used up, so the round is over.
event-took-nothing = { $seat } takes nothing from the pile.
did-melded = melds { $cards } (+{ $points })
did-laid-off = lays off { $cards } (+{ $points })
did-exchanged = puts { $cards } in a joker's place
did-claimed = calls rummy and lays off { $cards } (+{ $points })
did-took-nothing = takes nothing

score-laid = { $count ->
    [one] 1 card laid down
   *[other] { $count } cards laid down
}
score-held = { $count ->
    [one] 1 card held
   *[other] { $count } cards held
}
score-one-turn = out in one turn

## Cautions

asking-discard-fits = Ask before I discard a card that fits a meld on the table
asking-hold-melds = Ask before I keep melds in my hand when the round is nearly over
caution-discard-fits = { $card } fits { $melds }, so you could lay it off and score for it.
caution-hold-melds = The round is nearly over, and { $melds } counts against you if you still hold it then.

## The table in words

fact-fitting = { $count ->
    [one] { $cards } fits a meld on the table.
   *[other] { $cards } fit melds on the table.
}
fact-round = Round { $round }. { $seat } dealt. { goes-to }
fact-to-draw = { $seat } draws, or takes from the pile.
fact-to-meld = { $seat } can meld, and discards.
fact-pile = { $count ->
    [one] The pile has 1 card: { $cards }.
   *[other] The pile, { $count } cards from the bottom: { $cards }.
}
brief-pile = The pile has { number-of-cards }, with { $cards } lying open.
fact-owed = { $seat } has to meld { $card } first.
fact-claimable = { $card } fits a meld on the table and can be claimed.
fact-on-table = Melds on the table: { $melds }.
fact-meld-run = Run: { $melds }
fact-meld-set = Set: { $melds }
fact-laid-by = - { $seat } laid down { $cards }.
fact-total = { $side } has { number-of-points }.
fact-ended-out = { $seat } went out.
fact-ended-stock = The round ended because the stock is used up.
fact-arranged = { $count ->
    [0] You hold no melds.
   *[other] You hold melds: { $melds }.
} Your cards count { $points } against you if someone else goes out.

## What the rules refuse

refusal-draw-first = Draw a card or take from the pile first.
refusal-already-drawn = You have your card for this turn. Meld what you like, then discard.
refusal-stock-empty = The stock is empty. Take a card of the pile and meld it, or pass to end the round.
refusal-stock-left = You can't pass: draw a card or take from the pile.
refusal-no-claim = There's no discard to claim. You can call rummy when someone discards a card that fits a meld, until the next player draws.
refusal-first-meld-first = You can claim a discard only after your first meld.
refusal-claim-onto = { $card } doesn't fit there. Pick one of the melds in the list.
refusal-claim-or-pass = It's not your turn, but you can claim { $card }, or pass.
refusal-fits-nothing = { $card } doesn't fit any meld on the table. Meld three or more cards together.
refusal-too-few-cards = With { $value } cards each, { $seats } players leave too few cards to draw. Deal fewer cards.

## Options

group-pile = Drawing
option-hand_size-usual = 13 to two players, 7 to more
option-partners = Partnerships of two
    .about = Partners sit opposite each other and score together.
option-jokers = Jokers in each pack
    .about = They are wild and count 15.
option-joker_exchange = Jokers can be exchanged
    .about = If you have the card that a joker on the table stands for, you can put it there and meld the joker.
option-upcard_melded = The last discard too must be melded when taken
    .about = Otherwise you can take the top card of the pile just to keep it.
option-empty_stock = When the stock is empty
    .about = Whether the round ends at once, or only when somebody passes.
option-empty_stock-ends = the round ends
option-empty_stock-pile = the pile can be taken on
option-rummy = "Rummy!": fitting discards can be claimed
    .about = If somebody discards a card that fits a meld on the table, the first other player to claim it lays it off.
option-first_meld = Least points of a first meld
    .about = What a side lays down first in a round must count this much, in one go.
option-last_discard = A last discard is needed to go out
    .about = Otherwise you can also go out by melding your last card.
option-aces = Aces count
    .about = Both on the table and in the hand.
option-aces-by-use = 15, but 1 next to a two
option-aces-fifteen = 15
option-aces-one-in-hand = 15, but 1 next to a two and in the hand
option-card_points = Twos to nines count
option-card_points-pips = their pips
option-card_points-fives = 5 each
option-one_turn_doubles = Going out in one turn doubles
    .about = It counts twice if nothing of yours was on the table before that turn.

## Records

most-laid = Most cards laid down in a round
feat-laid = { score-laid }
