"""Code shared by the computer players of several games: sampled deals, a race of candidates, exact endgames."""
