## The words of Gin Rummy's pictures. See the common file for how they fit.

# Beside cards that everybody saw being taken.
picture-taken-from-pile = TAKEN FROM THE PILE
picture-gin = GIN
picture-deadwood = DEADWOOD { $points }
picture-after-discard = { $points } AFTER THE DISCARD
picture-knock-at = KNOCK AT { $points }
picture-only-gin = ONLY GIN
picture-progress-knock = Round { $round } · { $goal } · knock at { $points }
picture-progress-gin = Round { $round } · { $goal } · only gin
picture-rounds-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
# A game of Hollywood.
picture-game = Game { $number }
# How the round ended; follows a name, except for a void round.
picture-ending-knock = knocked and wins the round
picture-ending-gin = has gin!
picture-ending-big-gin = has big gin!
picture-ending-undercut = undercuts!
picture-ending-equal = knocked, but the deadwood is equal
picture-ending-void = The round is void
picture-phase-draw = to draw or take
picture-phase-discard = to discard or knock
picture-phase-offer = to take the upcard or pass
picture-phase-last = to take and knock, or pass
picture-phase-lay = to lay off
picture-verb-gin = show big gin
picture-verb-knock = knock
picture-verb-take = take
picture-verb-pass = pass
picture-verb-lay = lay off
picture-verb-end = stop
picture-line-deadwood = Deadwood
picture-line-knock = Knock bonus
picture-line-gin = Gin
picture-line-big-gin = Big gin
picture-line-undercut = Undercut
picture-line-spades = Spade doubles
picture-line-more-games = In further games
picture-line-game-bonus = Game bonus
picture-line-boxes = Rounds won
picture-line-shutout = Shutout
