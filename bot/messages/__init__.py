"""What is shown: state in, a message with its controls out. No rules, no requests."""
