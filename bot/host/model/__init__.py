"""Plain data that tables, people and servers are described with."""
