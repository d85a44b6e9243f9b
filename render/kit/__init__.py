"""The parts that the pictures of several games share. Imports no game's package."""
