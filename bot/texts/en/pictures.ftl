## The words of the pictures, of every game and of none. Space is short: a line that does not fit is shrunk, and a text
## may have a shorter form, `.short`, for where it would get too small. Capitals stand on chips and labels.

## Stock, pile and cards

picture-stock = STOCK
# The stock with its number of cards.
picture-stock-count = STOCK { $count }
# The discard pile with its number of cards.
picture-pile = PILE { $count }
# On a chip at cards that were just drawn.
picture-new = NEW
# On a chip at cards that can be melded.
picture-meld = MELD
# On a chip beside the dealer.
picture-dealt = DEALT
picture-joker = JOKER
# Above the open hand of another player; follows the name.
picture-holds = holds
# A player without a name.
picture-seat = Seat { $number }

## Turns

picture-your-turn = Your turn
# Kinds of action to choose from, such as "meld or discard".
picture-choice = { $first } or { $last }
# What the reader may do; these are joined by picture-choice, and stand alone on a line.
picture-verb-any = play
picture-verb-play = play a card
picture-verb-draw = draw
picture-verb-discard = discard
picture-verb-deal = deal the next round
# What the player to act does now; follows one or several names, or stands on a line below them.
picture-phase-draw = to draw
picture-phase-discard = to discard
picture-phase-lead = to lead
picture-phase-follow = to follow
picture-phase-scored = to deal
picture-game-over = The game is over

## Progress and scores

picture-goal-points = to { $points }
picture-goal-rounds = { $rounds ->
    [one] the only round
   *[other] of { $rounds } rounds
}
picture-progress = Round { $round } · { $goal }
picture-progress-trick = Round { $round } · trick { $trick } · { $goal }
picture-round = Round { $number }
picture-rounds-until = Rounds 1–{ $last }
picture-this-round = This round
picture-before = Before
picture-total = Total
# The label of the game's points, with what ends the game.
picture-total-goal = Total, { $goal }
# Follow the names of the winners, in one line or on a line below them.
picture-wins-game = { $winners ->
    [one] wins the game!
   *[other] win the game!
}
picture-wins-match = { $winners ->
    [one] wins the match!
   *[other] win the match!
}
picture-draws = draw the game!

## Tricks

picture-trump = TRUMP
picture-trump-suit = TRUMP { $suit }
picture-phase-two = PHASE TWO
# On a chip on the card that won the trick.
picture-won = WON
# On a chip at cards that may be played.
picture-play = PLAY
picture-last-trick = Last trick
# On a chip at a player who is out of the round.
picture-out = OUT
picture-no-tricks = No tricks yet
# Follow a name.
picture-led = led
picture-won-trick = won the trick
# The tricks that a side has won, and their points if they have any.
picture-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
picture-tricks-points = { $count ->
    [one] { $count } trick · { $points }
   *[other] { $count } tricks · { $points }
}
# A side's points in this round.
picture-in-round = round { $points }
picture-line-tricks-one = Tricks, phase one
picture-line-tricks-two = Tricks, phase two
# The duties of a player who follows to a trick, one a line.
picture-duty-follow = Follow suit
picture-duty-beat = and beat it
picture-duty-beat-trumps = (beat trumps)
picture-duty-trump = or else trump

## Hands laid out at the end of a round

# On a chip below cards that were laid off on a meld.
picture-laid-off = { $cards } LAID OFF

## Pictures of no game

picture-scores = Scores
picture-no-round-yet = No round is over yet
picture-no-round = No round was finished
# On a chip beside the reader, and at their score.
picture-you = YOU
picture-you-score = YOU { $score }
# The computer's score in a daily deal, as in golf.
picture-par = PAR { $score }
# In a bracket, in place of an opponent.
picture-bye = bye
picture-nobody-yet = Nobody yet
picture-nothing-rated = No rated game yet
picture-all-level = All level
# A result in one letter.
picture-result-won = W
picture-result-lost = L
picture-result-shared = S
picture-rating = Rating { $before } → { $after }
# The number of games played, after that of the games won: "3 of 5".
picture-of-games = of { $games }
