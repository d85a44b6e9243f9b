"""Code shared by several card games: tricks, sets and runs, hands, practice actions. A game takes what it needs."""
