"""The page in a browser on which people play."""
