"""Players written with other ideas than the levels, by game; what is learnt must also gain against them."""
