## The words of Écarté's pictures. See the common file for how they fit.

# On a chip at the player who has announced the king.
picture-king = KÖNIG
# On a chip at the player who did not exchange.
picture-at-risk = VERLIEREN KOSTET 2
picture-phase-turned = gewinnt die Partie
picture-phase-propose = schlägt vor oder spielt
picture-phase-answer = nimmt an oder lehnt ab
picture-phase-exchange = tauscht
picture-verb-propose = vorschlagen
picture-verb-stand = ohne Tausch spielen
picture-verb-accept = annehmen
picture-verb-refuse = ablehnen
picture-verb-exchange = tauschen
picture-verb-king = König ansagen
picture-line-king-turned = König aufgedeckt
picture-line-king = König
picture-line-point = Stiche
picture-line-vulnerable = Stiche, ohne Tausch
picture-line-vole = Vole
