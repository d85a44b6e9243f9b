"""Boards, ratings, statistics, history, comparisons of deals, replays."""
