"""The tutorial: a private table with lessons."""
