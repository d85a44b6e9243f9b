## The words of Cribbage's pictures. See the common file for how they fit.

picture-count = COUNT
picture-starter = STARTER
picture-crib = CRIB
picture-laid-away = LAID AWAY
# On a chip before the names of those who have said go.
picture-go = GO
# On a chip at a hand of twenty-nine.
picture-perfect = PERFECT
picture-goal-loses = { $points } loses
picture-phase-crib = to lay away
picture-phase-play = to play
picture-phase-show = to show
picture-phase-show-crib = to show the crib
picture-phase-count = to count
picture-phase-claim = to claim or pass
picture-verb-crib = lay away for the crib
picture-verb-show = show your hand
picture-verb-show-crib = show the crib
picture-verb-count = count your hand
picture-verb-count-crib = count the crib
picture-verb-claim = claim what was overlooked
picture-verb-pass = pass
# What a side has pegged, line by line: "hand 8".
picture-line-points = { $line } { $points }
picture-line-start = start
picture-line-heels = his heels
picture-line-play = play
picture-line-hand = hand
picture-line-crib = crib
picture-line-muggins = muggins
# A combination with the points so far, as players count it: "15-2", "pair 4".
picture-combination-fifteen = 15-{ $total }
picture-combination-nobs = his nobs { $total }
picture-combination-pair = pair { $total }
picture-combination-pair-royal = pair royal { $total }
picture-combination-double-pair-royal = double pair royal { $total }
picture-combination-run = run { $total }
picture-combination-flush = flush { $total }
picture-nothing = nothing
picture-nineteen = nothing: a nineteen
# What the hand scores, and what was counted where that is not the same.
picture-counted = { $combinations } (counted { $points })
picture-skunk = skunk line at { $first }
picture-skunk-double = skunk line at { $first }, double at { $second }
picture-your-crib = Your crib
picture-crib-of = { $name }'s crib
# Whose crib is shown.
picture-crib-owner = { $name }, crib
