"""What several card games share: tricks, hands, and the practice actions. A game takes what it needs."""
