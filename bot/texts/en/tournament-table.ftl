### Tables of a tournament's matches.

refusal-tournament-table = This is a match of a tournament: it's played as it was set up and to its end. It can't be closed, paused, moved or changed, and nobody gets help. If something has gone wrong, ask its organiser.
refusal-tournament-seat = The seats here are held for the players of this match.
refusal-tournament-sealed = Others are still to play these cards. Nothing of them is shown until every match of this round is over.
