"""What buttons, selects and forms do."""
