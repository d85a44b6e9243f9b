### The selfplay command: computer players against each other.

level-carefree = carefree
level-beginner = beginner
level-intermediate = intermediate
level-advanced = advanced
level-expert = expert
level-master = master
level-steady = steady expert

selfplay-head = { $unit ->
    [games] { $deals } mirrored deals of { $preset }, whole games. Wins and points ahead, with 95% intervals:
   *[rounds] { $deals } mirrored deals of { $preset }, one round each. Wins and points ahead, with 95% intervals:
}
selfplay-player = { $level }: wins { $wins } ({ $wins_low } to { $wins_high }), points { $margin } ({ $margin_low } to { $margin_high }); { $mean } ms per decision, { $slow } ms at the 99th percentile
