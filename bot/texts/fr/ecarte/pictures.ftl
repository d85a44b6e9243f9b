## The words of Écarté's pictures. See the common file for how they fit.

# On a chip at the player who has announced the king.
picture-king = ROI
# On a chip at the player who did not exchange.
picture-at-risk = PERDRE COÛTE 2
picture-phase-turned = gagne la partie
picture-phase-propose = propose ou joue
picture-phase-answer = accepte ou refuse
picture-phase-exchange = écarte
picture-verb-propose = proposer
picture-verb-stand = jouer d’autorité
picture-verb-accept = accepter
picture-verb-refuse = refuser
picture-verb-exchange = écarter
picture-verb-king = annoncer le roi
picture-line-king-turned = Roi retourné
picture-line-king = Roi
picture-line-point = Plis
picture-line-vulnerable = Plis, sans écart
picture-line-vole = Vole
