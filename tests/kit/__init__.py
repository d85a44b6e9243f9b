"""Code shared by the tests of several games."""
