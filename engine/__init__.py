"""The rules of the card games: pure Python, no Discord, files, clock, threads, nor randomness but the deals."""
