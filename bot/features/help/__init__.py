"""Help pages and the pages of a table in words."""
