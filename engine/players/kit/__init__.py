"""What the computer players of several games share: sampled deals, a race of candidates, and exact endgames."""
