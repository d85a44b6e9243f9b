"""What several card games share: tricks, sets and runs, hands, and the practice actions. A game takes what it needs."""
