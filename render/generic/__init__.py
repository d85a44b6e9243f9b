"""Pictures that are the same for every game: lobby, board, curve, scores of a whole game, replay."""
