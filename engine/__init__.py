"""The rules of the card games: pure Python without Discord, files, clock, threads, or randomness but the deals."""
