"""What the pictures of several games share. Imports no game's package."""
