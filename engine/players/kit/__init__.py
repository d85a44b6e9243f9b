"""What the computer players of several games share: a race of candidates, sampled hands, and exact endgames."""
