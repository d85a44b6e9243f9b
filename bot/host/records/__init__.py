"""What was played: boards, ratings, histories, replays."""
