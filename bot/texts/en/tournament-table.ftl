### Tables of a tournament's matches.

refusal-tournament-table = This is a match of a tournament: it's played as it was set up and to its end. It can't be closed, paused, moved or changed, and nobody gets help. If something has gone wrong, ask its organiser.
refusal-tournament-seat = The seats here are held for the players of this match.
refusal-tournament-sealed = Others are still to play these cards. Nothing of them is shown until every match of this round is over.

### Before the first deal of a match: its seats are held until the players are in.

match-table-title = { $name }, round { $round }: { $called }
match-table-round = { $name }, round { $round }
match-table-rounds = { $rounds ->
    [one] 1 round, same cards for all
   *[other] { $rounds } rounds, same cards for all
}
match-table-waits = **Waiting for { $players }.** { $count ->
    [0] {""}
   *[other] In so far: { $in }.
} The cards are dealt as soon as everyone is in.
match-table-until = Anyone who isn't in by { $until } loses this match.
match-table-plays = { $rounds ->
    [one] You play one round, and every table of this tournament round gets the same cards. Nobody else sees anything of your game before all matches of the round are over.
   *[other] You play { $rounds } rounds, and every table of this tournament round gets the same cards. Nobody else sees anything of your game before all matches of the round are over.
}
match-table-length = You play a match, { $length }: the next game starts by itself, a few moments after the one before.
match-table-counts = -# Counts in this tournament, and for no rankings.
match-table-sealed = Note this seal: every table of this round has the same. The cards follow from the tournament's secret, whose hash is shown before its first round and which is shown at its end.

### A match's table that isn't played at.

match-table-paused = This match waits for a channel where it can go on.
match-table-closed = This match ended without a winner here. The tournament's post has its result.
match-table-unplayed = This match wasn't played. The tournament's post has its result.

ask-leave-match = Leave this match? It's played on: a computer takes your place until you come back, and its result is yours.
