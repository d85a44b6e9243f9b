### Auction Pinochle and Binokel: names, what players do and see, and why the rules refuse an action.

## Names

game-auction-pinochle = Auction Pinochle, Binokel with a Dabb
called-auction-pinochle = { $preset }
preset-partnership-pinochle = Partnership Pinochle
preset-double-deck = Double-deck Pinochle
preset-cutthroat = Cutthroat Pinochle
preset-auction = Auction Pinochle for three
preset-binokel-three = Binokel for three
preset-kreuzbinokel = Kreuzbinokel

goal-deals = { $deals } rounds, the most points win

phase-bid = bid or pass
phase-name = name trump
phase-bury = bury cards
phase-give = pass cards to the partner
phase-melding = look at the melds, then play on

verb-bid = Bid
verb-name = Name trump
verb-bury = Bury
verb-give = Pass cards
verb-meld = Play on
verb-concede = Concede
kind-bid = make a bid, such as 300
kind-pass = pass: you can't bid again in this auction
kind-name = name the trump suit
kind-bury = bury cards face down, as many as the widow had
kind-give = pass cards to your partner
kind-meld = go on from the melds to the first trick
kind-concede = concede: the bid is lost, and nobody plays
ask-bid = How much do you bid?
ask-name = What do you name?
ask-bury = Which cards do you bury?
ask-give = Which cards do you pass?
heading-bury = -# Bury:
heading-give = -# Pass to your partner:
more-bid = Another bid
more-bury = Other cards
more-give = Other cards

target-durch = Durch
target-untendurch = Untendurch

## Melds: one of a kind, then two, three and four

target-meld-run = run
target-meld-run-2 = double run
target-meld-run-3 = triple run
target-meld-run-4 = quadruple run
target-meld-royal-marriage = royal marriage
target-meld-royal-marriage-2 = two royal marriages
target-meld-royal-marriage-3 = three royal marriages
target-meld-royal-marriage-4 = four royal marriages
target-meld-marriage = marriage
target-meld-marriage-2 = two marriages
target-meld-marriage-3 = three marriages
target-meld-marriage-4 = four marriages
target-meld-pinochle = pinochle
target-meld-pinochle-2 = double pinochle
target-meld-pinochle-3 = triple pinochle
target-meld-pinochle-4 = quadruple pinochle
target-meld-aces = aces around
target-meld-aces-2 = double aces
target-meld-aces-3 = triple aces
target-meld-aces-4 = quadruple aces
target-meld-kings = kings around
target-meld-kings-2 = double kings
target-meld-kings-3 = triple kings
target-meld-kings-4 = quadruple kings
target-meld-queens = queens around
target-meld-queens-2 = double queens
target-meld-queens-3 = triple queens
target-meld-queens-4 = quadruple queens
target-meld-jacks = jacks around
target-meld-jacks-2 = double jacks
target-meld-jacks-3 = triple jacks
target-meld-jacks-4 = quadruple jacks
target-meld-dix = dix
target-meld-dix-2 = two dixes
target-binokel-run = trump family
target-binokel-run-2 = double trump family
target-binokel-plain-run = family
target-binokel-plain-run-2 = double family
target-binokel-royal-marriage = royal pair
target-binokel-royal-marriage-2 = two royal pairs
target-binokel-marriage = pair
target-binokel-marriage-2 = two pairs
target-binokel-pinochle = Binokel
target-binokel-pinochle-2 = double Binokel
target-binokel-aces = four aces
target-binokel-aces-2 = eight aces
target-binokel-kings = four kings
target-binokel-kings-2 = eight kings
target-binokel-queens = four queens
target-binokel-queens-2 = eight queens
target-binokel-jacks = four jacks
target-binokel-jacks-2 = eight jacks
target-binokel-tens-2 = eight tens
target-binokel-dix = trump seven
target-binokel-dix-2 = both trump sevens
# With German suits
german-target-binokel-aces = four aces
german-target-binokel-aces-2 = eight aces
german-target-binokel-queens = four Obers
german-target-binokel-queens-2 = eight Obers
german-target-binokel-jacks = four Unters
german-target-binokel-jacks-2 = eight Unters

## What pickers offer

choice-bid = Bid { $points }
label-bid = { $points }
choice-name = { $contract ->
    [durch] Durch: win every trick
    [untendurch] Untendurch: win no trick
   *[trump] Trump is { $suit }: { $points } in melds
}
label-name = { $contract ->
    [durch] Durch
    [untendurch] Untendurch
   *[trump] { CAPITAL($suit) } ({ $points })
}
choice-bury = Bury { $cards }: melds { $melds }
label-bury = Bury { $cards } ({ $melds })
choice-give = Pass { $cards }: melds { $melds }
label-give = Pass { $cards }
# What a card that may be buried or passed is part of.
use-in-meld = { $target }: { $points }
choice-meld = Play on
choice-concede = Concede the bid of { $points }
label-concede = Concede

## What happened

did-bid = bids { $points }
event-void = Nobody has bid. The next player deals.
did-stuck = plays for { $points }, as nobody has bid
did-widow-shown = takes the widow: { $cards }
event-named = { $target ->
    [Durch] { $seat } announces Durch: every trick is to be won.
    [Untendurch] { $seat } announces Untendurch: no trick is to be won.
   *[other] { $seat } names { $target } as trump.
}
did-buried = { $known ->
    [1] buries { $cards }
   *[0] buries { $count } cards
}
did-announced = names { $cards } among the buried cards
did-gave = { $known ->
    [1] passes { $cards }
   *[0] passes { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
did-received = { $known ->
    [1] gets { $cards }
   *[0] gets { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
did-melded = melds { number-of-points }: { $cards }
did-went-on = plays on
event-made = { $side } { $members ->
    [one] makes
   *[other] make
} the bid, with { number-of-points }.
event-set = { $side } { $members ->
    [one] is
   *[other] are
} set, with { number-of-points }.
event-conceded = { $seat } concedes the bid.
event-no-marriage = { $seat } has no marriage to name as trump, so the bid is lost.
event-durch = { $side } { $members ->
    [one] wins
   *[other] win
} every trick: the Durch is made!
event-untendurch = { $side } { $members ->
    [one] wins
   *[other] win
} no trick: the Untendurch is made!
event-durch-lost = { $side } { $members ->
    [one] has
   *[other] have
} lost a trick, and with it the Durch.
event-untendurch-lost = { $side } { $members ->
    [one] has
   *[other] have
} won a trick, so the Untendurch is lost.

## The score

score-melds = melds
score-tricks = { $count ->
    [0] buried cards
    [one] 1 trick
   *[other] { $count } tricks
}
score-made = bid made
score-set = set
score-conceded = conceded
score-no-marriage = no marriage
score-durch = Durch
score-durch-lost = Durch lost
score-untendurch = Untendurch
score-untendurch-lost = Untendurch lost
score-abgehen = the bid was conceded
score-made-by-bidder = the bidder has made it
score-set-by-bidder = the bidder was set
score-conceded-by-bidder = the bidder has conceded
score-no-marriage-by-bidder = the bidder had no marriage

## The table in words

fact-phase-one = Round { $round }. { $seat } dealt. { goes-to }
fact-to-bid = { $seat } bids or passes.
fact-to-name = { $seat } names trump.
fact-to-bury = { $seat } buries cards.
fact-to-give = { $seat } passes cards.
fact-to-melding = The melds are on the table. { $seat } plays on, or concedes.
fact-nobody-bid = Nobody has bid yet. The lowest bid is { $points }.
fact-high-bid = { $seat } has the highest bid: { $points }.
fact-called = { $points ->
    [0] { $seat } passed.
   *[other] { $seat } bid { $points }.
}
fact-no-calls = Nobody has said anything yet.
fact-bought = { $seat } has won the auction for { $points }.
fact-contract = { $contract ->
    [durch] { $seat } plays a Durch: every trick must be won. The bid was { $points }.
    [untendurch] { $seat } plays an Untendurch: no trick may be won. The bid was { $points }.
   *[trump] { $seat } plays for { $points } with { $suit } as trump.
}
fact-widow-shown = The widow had { $cards }. { $seat } took it.
fact-buried = You buried { $cards }.
fact-buried-by = { $seat } buried { $cards }.
fact-announced-buried = { $seat } named { $cards } among the buried cards.
fact-gave = You passed { $cards } to { $seat }.
fact-given = { $seat } passed you { $cards }.
fact-meld-laid = { $seat } melds { $cards }: { $target }, { number-of-points }
fact-melds-of = { $seat } has { number-of-points } in melds.
fact-needs = { $side } { $members ->
    [one] needs
   *[other] need
} { $points } more to make the bid of { $bid }{ $unsure ->
    [yes] , less what the buried cards bring
   *[no] {""}
}.
fact-has-made = { $side } { has } { $kept ->
    [yes] enough for the bid of { $bid }: { $reached }
   *[no] { $reached } for the bid of { $bid }, but the melds don't count yet
}.
fact-result = { $result ->
    [made] { $side } made the bid of { $bid }, with { $points }.
    [set] { $side } missed the bid of { $bid }, with { $points }.
    [conceded] { $side } conceded the bid of { $bid }.
    [no-marriage] { $side } had no marriage to name as trump, and lost the bid of { $bid }.
    [durch] { $side } won every trick.
    [durch-lost] { $side } lost a trick, and so the Durch.
    [untendurch] { $side } won no trick.
    [untendurch-lost] { $side } won a trick, and so lost the Untendurch.
   *[redealt] Nobody bid, so the cards are dealt again.
}
fact-could-meld = With { $suit } as trump, your hand melds { $points }.
fact-must-bid = You have to bid, at least { $points }.
fact-no-trick-yet = Your melds don't count yet: your side first has to win a trick.
fact-points = { $side } { has } { number-of-points }, and { tricks-won } this round{ $tricks ->
    [0] {""}
   *[other] {" "}worth { $tricks }
}.
fact-no-tricks = Nobody has won a trick yet.

## Preferences, and what a careful player is asked

asking-concede = Ask before I concede
asking-bury-trump = Ask before I bury a trump
asking-bury-melded = Ask before I bury a card of a meld
asking-give-melded = Ask before I pass a card of a meld
caution-concede = The bid of { $points } is then lost, and nothing is played.
caution-bury-trump = { $card } is a trump.
caution-bury-melded = Without { $cards } you meld { $points } less.
caution-give-melded = Without { $cards } you meld { $points } less.

## What the rules refuse

refusal-bid-or-pass = The auction isn't over. First bid or pass.
refusal-name-trumps-first = First name trump.
refusal-bury-first = First bury as many cards as the widow had.
refusal-give-first = First pass cards to your partner.
refusal-meld-first = The melds are on the table. First play on, or concede.
refusal-auction-is-over = That was possible only before the first trick. Play a card.
refusal-must-open = You can't pass: you have to bid, at least { $points }.
refusal-bid-how-much = Say how much you bid: a number, at least { $points }.
refusal-bid-too-low = { $bid ->
    [0] The lowest bid is { $points }.
   *[other] The bid is at { $bid }, so bid at least { $points }, or pass.
}
refusal-bid-too-high = Nobody can bid more than { $points }.
refusal-bid-off-step = Nobody can bid { $bid } here. The next possible bid is { $points }.
refusal-which-trumps = Name one suit: clubs, diamonds, hearts or spades.
german-refusal-which-trumps = Name one suit: acorns, bells, hearts or leaves.
refusal-no-marriage-held = You can only name a suit whose king and queen you hold. { CAPITAL($target) } isn't one. Choose from: { $suit }.
refusal-not-in-these-rules = That isn't played at this table. The host can choose it with `/table rules`.
refusal-bury-melded = You meld { $cards }: bury other cards, you have enough of them.
refusal-concede-bidder-only = Only { $seat }, who won the auction, can concede.
refusal-concede-too-late = It's too late to concede: a card has been played.
refusal-no-conceding-contract = { $target ->
    [Untendurch] You announced Untendurch, so play it: nobody concedes that.
   *[other] You announced Durch, so play it: nobody concedes that.
}
refusal-arrange-before-auction-ends = You can change hands only before the auction ends.
refusal-not-in-this-preset = "{ $option }" has no other setting in this variant.
refusal-not-a-step = { $option } can't be { $value }: choose a number that can be bid, such as a multiple of { $step }.

## Records

most-bids-made = First bid made
most-bids-set = Set for the first time
most-best-bid = Highest bid made
most-best-melds = Best melds of a hand
most-durch = First Durch
week-best-melds = **Best melds:** { $names }, { $amount } points
feat-bids-made = made { $count ->
    [one] 1 bid
   *[other] { $count } bids
}
feat-bids-set = was set { $count ->
    [one] once
   *[other] { $count } times
}
feat-best-bid = made a bid of { $count }
feat-best-melds = melded { $count }
feat-durch = { $count ->
    [one] 1 Durch
   *[other] { $count } Durchs
}
highlight-best-bid = Highest bid
highlight-best-melds = Best melds
highlight-durch = Durch
highlighted-best-bid = A bid made: { $side }, round { $round }
highlighted-best-melds = Melds of one hand: { $seat }, round { $round }
highlighted-durch = Every trick: { $seat }, round { $round }
