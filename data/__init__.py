"""What is stored: the contract, and the drivers that keep it."""
