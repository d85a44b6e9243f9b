"""What is stored: the contract, and the drivers that keep it."""

from data.opening import open_store

__all__ = ["open_store"]
