"""The panel of a table's rules and terms, and offers of others."""
