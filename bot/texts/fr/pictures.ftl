## The words of the pictures, of every game and of none. Space is short: a line that does not fit is shrunk, and a text
## may have a shorter form, `.short`, for where it would get too small. Capitals stand on chips and labels.

## Stock, pile and cards

picture-stock = PIOCHE
# The stock with its number of cards.
picture-stock-count = PIOCHE { $count }
# The discard pile with its number of cards.
picture-pile = PILE { $count }
# On a chip at cards that were just drawn.
picture-new = REÇU
# On a chip at cards that can be melded.
picture-meld = POSE
# On a chip beside the dealer.
picture-dealt = DONNE
picture-joker = JOKER
# Above the open hand of another player; follows the name.
picture-holds = a
# A player without a name.
picture-seat = Place { $number }

## Turns

picture-your-turn = À toi
# Kinds of action to choose from, such as "meld or discard".
picture-choice = { $first } ou { $last }
# What the reader may do; these are joined by picture-choice, and stand alone on a line.
picture-verb-any = jouer
picture-verb-play = jouer une carte
picture-verb-draw = piocher
picture-verb-discard = défausser
picture-verb-deal = distribuer la manche suivante
# What the player to act does now; follows one or several names, or stands on a line below them.
picture-phase-draw = pioche
picture-phase-discard = défausse
picture-phase-lead = entame
picture-phase-follow = joue
picture-phase-scored = donne
picture-game-over = La partie est finie

## Progress and scores

picture-goal-points = en { $points }
picture-goal-rounds = { $rounds ->
    [one] la seule manche
   *[other] de { $rounds } manches
}
picture-progress = Manche { $round } · { $goal }
picture-progress-trick = Manche { $round } · pli { $trick } · { $goal }
picture-round = Manche { $number }
picture-rounds-until = Manches 1–{ $last }
picture-this-round = Cette manche
picture-before = Avant
picture-total = Total
# The label of the game's points, with what ends the game.
picture-total-goal = Total, { $goal }
# Follow the names of the winners, in one line or on a line below them.
picture-wins-game = { $winners ->
    [one] gagne la partie !
   *[other] gagnent la partie !
}
picture-wins-match = { $winners ->
    [one] gagne le match !
   *[other] gagnent le match !
}
picture-draws = à égalité !

## Tricks

picture-trump = ATOUT
picture-trump-suit = ATOUT { $suit }
picture-phase-two = 2e PHASE
# On a chip on the card that won the trick.
picture-won = GAGNE
# On a chip at cards that may be played.
picture-play = À JOUER
    .short = JOUE
picture-last-trick = Dernier pli
# On a chip at a player who is out of the round.
picture-out = HORS JEU
picture-no-tricks = Aucun pli
# Follow a name.
picture-led = a entamé
picture-won-trick = a fait le pli
# The tricks that a side has won, and their points if they have any.
picture-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
picture-tricks-points = { $count ->
    [one] { $count } pli · { $points }
   *[other] { $count } plis · { $points }
}
# A side's points in this round.
picture-in-round = manche { $points }
picture-line-tricks-one = Plis, 1re phase
picture-line-tricks-two = Plis, 2e phase
# The duties of a player who follows to a trick, one a line.
picture-duty-follow = Fournir
picture-duty-beat = et monter
picture-duty-beat-trumps = (monter à l’atout)
picture-duty-trump = sinon couper

## Hands laid out at the end of a round

# On a chip below cards that were laid off on a meld.
picture-laid-off = { $cards } EN PLUS

## Pictures of no game

picture-scores = Scores
picture-no-round-yet = Aucune manche finie
picture-no-round = Aucune manche n’a été finie
# On a chip beside the reader, and at their score.
picture-you = TOI
picture-you-score = TOI { $score }
# The computer's score in a daily deal, as in golf.
picture-par = PAR { $score }
# In a bracket, in place of an opponent.
picture-bye = exemption
picture-nobody-yet = Encore personne
picture-nothing-rated = Encore aucune partie classée
picture-all-level = Égalité partout
# A result in one letter.
picture-result-won = V
picture-result-lost = D
picture-result-shared = N
picture-rating = Cote { $before } → { $after }
# The number of games played, after that of the games won: "3 of 5".
picture-of-games = sur { $games }
