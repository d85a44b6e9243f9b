"""The parts of every message, press and command, and the replies to them."""
