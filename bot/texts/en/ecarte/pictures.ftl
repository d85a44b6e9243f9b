## The words of Écarté's pictures. See the common file for how they fit.

# On a chip at the player who has announced the king.
picture-king = KING
# On a chip at the player who did not exchange.
picture-at-risk = LOSING COSTS 2
picture-phase-turned = to claim the game
picture-phase-propose = to propose or play
picture-phase-answer = to accept or refuse
picture-phase-exchange = to exchange
picture-verb-propose = propose
picture-verb-stand = play as it is
picture-verb-accept = accept
picture-verb-refuse = refuse
picture-verb-exchange = exchange
picture-verb-king = announce the king
picture-line-king-turned = King turned up
picture-line-king = King
picture-line-point = Tricks
picture-line-vulnerable = Tricks, no exchange
picture-line-vole = Vole
