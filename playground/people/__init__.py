"""The people of the playground, who act through a page or a test."""
