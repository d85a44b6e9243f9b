## The words of Cribbage's pictures. See the common file for how they fit.

picture-count = SUMME
picture-starter = STARTKARTE
picture-crib = CRIB
picture-laid-away = WEGGELEGT
# On a chip before the names of those who have said go.
picture-go = GO
# On a chip at a hand of twenty-nine.
picture-perfect = PERFEKT
picture-goal-loses = { $points } verliert
picture-phase-crib = beim Weglegen
picture-phase-play = spielt
picture-phase-show = zeigt
picture-phase-show-crib = zeigt die Crib
picture-phase-count = zählt
picture-phase-claim = fordert oder passt
picture-verb-crib = in die Crib legen
picture-verb-show = deine Hand zeigen
picture-verb-show-crib = die Crib zeigen
picture-verb-count = deine Hand zählen
picture-verb-count-crib = die Crib zählen
picture-verb-claim = Übersehenes fordern
picture-verb-pass = passen
# What a side has pegged, line by line: "hand 8".
picture-line-points = { $line } { $points }
picture-line-start = Start
picture-line-heels = Startkarte
picture-line-play = Ausspielen
picture-line-hand = Hand
picture-line-crib = Crib
picture-line-muggins = Muggins
# A combination with the points so far, as players count it: "15-2", "pair 4".
picture-combination-fifteen = 15-{ $total }
picture-combination-nobs = Startfarbe { $total }
picture-combination-pair = Paar { $total }
picture-combination-pair-royal = Drilling { $total }
picture-combination-double-pair-royal = Vierling { $total }
picture-combination-run = Folge { $total }
picture-combination-flush = Flush { $total }
picture-nothing = nichts
picture-nineteen = nichts: eine Neunzehn
# What the hand scores, and what was counted where that is not the same.
picture-counted = { $combinations } (gezählt { $points })
picture-skunk = Skunk-Linie bei { $first }
picture-skunk-double = Skunk-Linie bei { $first }, doppelte bei { $second }
picture-your-crib = Deine Crib
picture-crib-of = Crib von { $name }
# Whose crib is shown.
picture-crib-owner = { $name }, Crib
