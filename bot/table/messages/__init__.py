"""The messages of tables and hands: state in, message out."""
