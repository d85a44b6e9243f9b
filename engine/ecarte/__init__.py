"""Écarté: two players exchange cards by agreement, then play five tricks."""
