### Games of tricks: sentences that they share.

## Names

target-C = { suit-C }
target-D = { suit-D }
target-H = { suit-H }
target-S = { suit-S }
phase-lead = lead a card
phase-follow = play a card to the lead
verb-play = Play
kind-play = play a card
ask-play = Which card do you want to play?
choice-play-card = { $card }
heading-play = -# Play:

## What happened

event-trump-turned = { $cards } is turned up. Trump is { $target }.
event-trick-won = { $points ->
    [0] { $seat } wins { $cards }.
    [one] { $seat } wins { $cards }: 1 point.
   *[other] { $seat } wins { $cards }: { $points } points.
}
did-trick = { $points ->
    [0] wins { $cards } with { $card }
    [one] wins { $cards } with { $card } (1 point)
   *[other] wins { $cards } with { $card } ({ $points } points)
}
did-played = plays { $cards }
did-trick-won = { $points ->
    [0] wins { $cards }
    [one] wins { $cards } (1 point)
   *[other] wins { $cards } ({ $points } points)
}

## Preferences, and what a careful player is asked

automatic-play = Play my only legal card for me: against computers, or if it's my last
asking-play-dearer = Ask before I spend a higher card than I need
asking-play-trump-away = Ask before I throw a trump on a trick that I can't win
asking-play-over-partner = Ask before I take my partner's trick
caution-play-dearer = { $wins ->
    [yes] { $card } would win the trick, too.
   *[no] You can't win this trick. { $card } would be enough to lose.
}
caution-play-trump-away = You can't win this trick. { $card } would save the trump.
caution-play-over-partner = { $seat } is winning this trick for you. { $card } would leave it to them.

## The table in words

fact-phase-one = Round { $round }, trick { $trick }. { $seat } dealt. { goes-to }
fact-to-lead = { $seat } leads.
fact-to-follow = { $seat } plays to the lead.
fact-trump = Trump is { $suit }.
fact-trick = { $seat } led. On the table: { $cards }.
fact-last-trick = { $points ->
    [0] { $seat } won the last trick: { $cards }.
    [one] { $seat } won the last trick: { $cards }, 1 point.
   *[other] { $seat } won the last trick: { $cards }, { $points } points.
}
fact-trick-taken = { $points ->
    [0] { $number }. { $seat } led, { $winner } won: { $cards }
    [one] { $number }. { $seat } led, { $winner } won: { $cards }, 1 point
   *[other] { $number }. { $seat } led, { $winner } won: { $cards }, { $points } points
}
fact-no-tricks = Nobody has won a trick in this phase yet.
fact-points = { $side } { has } { number-of-points } and { has } won { tricks-won } this round.
brief-points = { number-of-points }, { tricks-won }
fact-score-line = - { PLUS($points) }{ $points }: { $score } { $cards }
fact-score-trick = - { PLUS($points) }{ $points }: trick { $number } { $cards }
score-tricks-one = { $count ->
    [one] 1 trick in phase one
   *[other] { $count } tricks in phase one
}
score-tricks-two = { $count ->
    [one] 1 trick in phase two
   *[other] { $count } tricks in phase two
}
fact-holding = { $count ->
    [0] Your hand is empty.
    [one] You have 1 card: { $cards }.
   *[other] You have { $count } cards: { $cards }.
}

## What the rules refuse

refusal-play-one-card = Play exactly one card.
refusal-must-follow = { $card } was led, so you must follow suit: { $cards }.
refusal-must-overplay = { $card } was led, and you must beat it if you can: { $cards }.
refusal-must-trump = { $card } was led. You can't follow suit, so you must play a trump: { $cards }.
refusal-must-overtrump = { $card } was led. You can't follow suit, so you must beat the trumps in the trick: { $cards }.

## Options

option-cut_for_deal = Cut for the deal
    .about = Each player cuts a card to decide who deals first. Otherwise it goes by the seats.

## Records

most-tricks = Most tricks in a round
feat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}

## What can be done, and hints

fact-may-lead = You lead: play any card.
fact-may-follow-with-any = All your cards follow suit, so you can play any of them.
fact-may-play-some = You can play { $cards }.
fact-do-play = Play { $cards }.
fact-hint-play-wins = { $card } wins the trick{ $points ->
    [0] {""}
    [one] , worth 1 point
   *[other] , worth { $points } points
}.
fact-hint-play-best = { $card } beats every card played so far.
fact-hint-play-sure = Nobody can beat { $card } any more.
fact-hint-play-forces = Nobody can follow suit to { $card }: it wins the trick or draws out a trump.
fact-hint-play-high = Only a trump can beat { $card }.
fact-hint-play-cannot-win = You can't win this trick{ $cheapest ->
    [yes] , so give up { $card }, your cheapest card.
   *[no] .
}
fact-hint-play-saves = Winning this trick would cost you { $card }.
fact-hint-only-play = It's the only card you can play.
fact-hint-lead-cheap = { $card } is the cheapest card you can lead.
fact-hint-lead-trump = A trump lead makes the others give up trumps, if they have any.
fact-hint-lead-long = It's from your longest suit: { $count } cards in { $suit }.
fact-hint-void = { $card } is your only card of its suit. Without it, you can trump that suit.
fact-hint-play-average = It scores best on average.
fact-hint-exchange = You keep { $cards } and get { $count ->
    [one] a new card
   *[other] { $count } new cards
}.
fact-hint-exchange-all = You get a whole new hand.
number-of-tricks = { $half ->
    [yes] { $count ->
        [0] half a trick
       *[other] { $count }½ tricks
    }
   *[no] { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
}
fact-predict-trumps = { $unseen ->
    [0] You can see every trump that's left.
    [one] One trump is still out. { $seat } probably { $count ->
        [0] doesn't have it.
       *[other] has it.
    }
   *[other] { $unseen } trumps are still out. { $seat } probably has about { $count } of them.
}

## Making trumps, and exchanging

phase-exchange = exchange cards
verb-exchange = Exchange
fact-to-exchange = { $seat } exchanges cards.
ask-exchange = Which cards do you exchange?
choice-exchange = Exchange { $cards }
did-exchanged = { $known ->
    [1] exchanges { $cards }
   *[0] exchanges { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
fact-do-exchange = Exchange { $cards }.
command-order = On your turn: order up the upcard
command-name = On your turn: name trumps
command-defend = On your turn: defend alone
command-farmers-hand = On your turn: exchange a farmer's hand
command-throw-in = On your turn: throw in your hand
command-propose = On your turn: propose an exchange
command-stand = On your turn: play with the cards you have
command-accept = On your turn: accept a proposal
command-refuse = On your turn: refuse a proposal
command-king = On your turn: announce the king of trumps
command-blanche = On your turn: announce or show carte blanche
