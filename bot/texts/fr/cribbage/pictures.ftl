## The words of Cribbage's pictures. See the common file for how they fit.

picture-count = COMPTE
picture-starter = RETOURNE
picture-crib = CRIB
picture-laid-away = ÉCARTÉ
# On a chip before the names of those who have said go.
picture-go = GO
# On a chip at a hand of twenty-nine.
picture-perfect = PARFAIT
picture-goal-loses = { $points } perd
picture-phase-crib = à l’écart
picture-phase-play = joue
picture-phase-show = montre
picture-phase-show-crib = montre le crib
picture-phase-count = compte
picture-phase-claim = à réclamer, ou passer
picture-verb-crib = écarter pour le crib
picture-verb-show = montrer ta main
picture-verb-show-crib = montrer le crib
picture-verb-count = compter ta main
picture-verb-count-crib = compter le crib
picture-verb-claim = réclamer ce qui a été oublié
picture-verb-pass = passer
# What a side has pegged, line by line: "hand 8".
picture-line-points = { $line } { $points }
picture-line-start = départ
picture-line-heels = retourne
picture-line-play = jeu
picture-line-hand = main
picture-line-crib = crib
picture-line-muggins = muggins
# A combination with the points so far, as players count it: "15-2", "pair 4".
picture-combination-fifteen = 15-{ $total }
picture-combination-nobs = valet { $total }
picture-combination-pair = paire { $total }
picture-combination-pair-royal = brelan { $total }
picture-combination-double-pair-royal = carré { $total }
picture-combination-run = suite { $total }
picture-combination-flush = couleur { $total }
picture-nothing = rien
picture-nineteen = rien : un dix-neuf
# What the hand scores, and what was counted where that is not the same.
picture-counted = { $combinations } (compté { $points })
picture-skunk = ligne de skunk à { $first }
picture-skunk-double = ligne de skunk à { $first }, double à { $second }
picture-your-crib = Ton crib
picture-crib-of = Crib { DE($name) }
# Whose crib is shown.
picture-crib-owner = { $name }, crib
