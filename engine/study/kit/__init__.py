"""What the study of several games shares: where cards are, and the moves of a trick."""
