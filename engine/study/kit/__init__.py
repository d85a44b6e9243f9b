"""Code shared by the studies of several games: where cards are, tricks, drawing and discarding."""
