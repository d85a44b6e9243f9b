### Gin Rummy: its names, what its players do and see, its options, and why the rules refuse an action.

game-gin = Gin Rummy
called-gin = { $preset }
preset-standard = Gin Rummy
preset-straight = Straight Gin
preset-oklahoma = Oklahoma Gin
preset-hollywood = Hollywood Gin
preset-tournament = Tournament Gin

phase-offer = take the first upcard or pass
phase-draw = draw or take the upcard
phase-discard = discard or knock
phase-last = take the last discard to knock, or pass
phase-lay = lay off

verb-gin = Big gin
verb-lay = Lay off
verb-end = Done
kind-take = take the upcard
kind-pass = pass the upcard
kind-gin = show big gin: every card in a meld, no discard
kind-knock = knock: discard a card face down and show your melds
kind-lay = lay off a card on the knocker's melds
kind-end = lay off nothing more
ask-knock = Which card do you discard as you knock?
ask-lay = What do you want to lay off?

choice-gin = Big gin!
choice-knock = Knock with { $points }: discard { $card }
choice-knock-gin = Gin! Discard { $card }
choice-knock-with = Knock with { $points }: discard { $card }, show { $melds }
choice-discard = { $card } ({ $points } deadwood)
choice-lay = { $card } on { $melds }
choice-end = Done
more-knock = Other ways to knock

## What happened

event-turned-up = { $cards } is turned up. { $points ->
    [0] Only gin ends the round.
   *[other] Knock with { $points } or less.
}
event-passed = { $seat } passes { $cards }.
event-gin = { $seat } has gin!
event-big-gin = { $seat } has big gin!
event-equal = The deadwood is equal, so nobody scores.
event-void = The stock is down to two cards. The round is void.
event-game-bonus = { $side } scores { $points } as the game bonus.
event-boxes = { $side } scores { $points } for rounds won.
event-shutout = { $side } scores { $points } more for a shutout.
did-knocked = knocks with { $points }
did-gin = has gin!
did-big-gin = has big gin!
did-laid-off = lays off { $cards }
did-undercut = undercuts

score-deadwood = difference in deadwood
score-knock = knock bonus
score-gin = gin
score-big-gin = big gin
score-undercut = undercut
score-spades = spade upcard, doubled
score-more-games = { $count ->
    [one] in a second game too
   *[other] in all three games
}
score-game-bonus = { $count ->
    [one] game bonus
   *[other] { $count } game bonuses
}
score-boxes = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
score-shutout = shutout

## The table in words

fact-round = Round { $round }. { $seat } dealt. { $limit ->
    [0] Only gin ends the round.
   *[other] You can knock with { $limit } or less.
} { goes-to }
fact-to-offer = { $seat } can take { $card } or pass.
fact-to-draw = { $seat } draws or takes { $card }.
fact-to-discard = { $seat } discards or knocks.
fact-to-last = { $seat } can take { $card } only to knock with it.
fact-to-lay = { $seat } can lay off.
fact-upcard = The upcard is { $card }.
fact-points = { $side } has { $points } points and has won { $boxes ->
    [one] 1 round
   *[other] { $boxes } rounds
}.
fact-column = { $won ->
    [yes] { $side } won game { $number } with { $points } points.
   *[no] { $side } has { $points } points in game { $number }.
}
fact-arranged = { $count ->
    [0] You have no melds.
   *[other] Your melds: { $melds }.
} { $points ->
    [0] You have no deadwood.
   *[other] { $points } deadwood: { $cards }.
}

## What the rules refuse

refusal-take-or-pass = Take { $card } or pass first.
refusal-draw-first = Draw a card or take { $card } first.
refusal-already-drawn = You have your card for this turn. Discard a card or knock.
refusal-take-to-knock = Take { $card } to knock with it, or pass.
refusal-lay-off-now = Lay off what you can, then press **{ verb-end }**.
refusal-both-passed = You both passed { $card }. Draw from the stock.
refusal-no-knock-after = Now { $card } can be taken only to knock, and it doesn't get you there. Pass instead.
refusal-fits-nothing = { $card } doesn't fit that meld. Pick one of the cards and melds in the list.

## Options

group-knock = Knocking
option-hollywood = Three games at once (Hollywood)
    .about = Your first win counts in the first game, your second in the first two, later ones in all three.
option-next_dealer = Next dealer
    .about = Who deals after a round that somebody won.
option-next_dealer-alternate = the players in turn
option-next_dealer-winner = the winner of the round
option-next_dealer-loser = the loser of the round
option-first_upcard = First upcard
    .about = Whether the first card turned up may be taken before anybody draws.
option-first_upcard-offered = offered to both players
option-first_upcard-none = none; the non-dealer gets an extra card
option-runs = Aces in runs
    .about = Whether an ace may stand above the king, or between king and two.
option-runs-low = low
option-runs-both = low or high
option-runs-round = around the corner
option-knock_limit = Most deadwood to knock
    .about = How much deadwood you may have left to end the round. With 0, only gin ends it.
option-knock_limit-upcard = value of the first upcard
option-ace_gin_only = Gin only after an ace
    .about = If the first upcard is an ace, nobody can knock with deadwood.
option-last_discard = Last discard can be taken to knock
    .about = Before a round is void for lack of cards, the last discard may be taken to knock with.
option-lay_off_by_hand = Lay off by hand
    .about = The knocker's opponent chooses what to lay off. Otherwise the best way is worked out.
option-gin_bonus = Gin bonus
    .about = For ending a round without any deadwood.
option-big_gin = Big gin bonus
    .about = For melding every card, also the one just drawn, without a discard.
option-undercut_bonus = Undercut bonus
    .about = For the opponent of a knocker whose deadwood isn't lower.
option-equal_undercut = Equal deadwood is an undercut
    .about = Otherwise nobody scores if both have the same deadwood.
option-knock_bonus = Knock bonus
    .about = For winning a round by knocking.
option-spades_double = Spade upcard doubles the round
    .about = If the first upcard is a spade, the round counts twice.
option-box_bonus = Bonus for each round won
    .about = Added when the game is over, for both players.
option-game_bonus = Game bonus
    .about = Added when the game is over, for its winner.
option-shutout = Shutout doubles
    .about = What counts twice if the loser has won no round.
option-shutout-points = the points of the rounds
option-shutout-all = everything

## Records

most-won = Most rounds won
most-gin = First gin
most-big-gin = First big gin
most-undercut = First undercut
feat-won = { score-boxes }
feat-gin = { $count ->
    [one] 1 gin
   *[other] { $count } gins
}
feat-big-gin = { $count ->
    [one] 1 big gin
   *[other] { $count } big gins
}
feat-undercut = { $count ->
    [one] 1 undercut
   *[other] { $count } undercuts
}
