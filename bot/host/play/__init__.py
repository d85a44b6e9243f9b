"""Playing: the actions of people and the turns of computers."""
