"""The live table: its messages and hands, their delivery, and playing. It knows no feature."""
