### Tournaments: why something is refused

refusal-no-tournament = There's no such tournament any more. `/tournament list` shows those of this server.
refusal-tournament-busy = One of you already has a challenge. Wait until it is played or answered.
refusal-tournament-damaged = I can't read this tournament. Tell the people who run me; nothing of it is lost.
refusal-tournament-full = This tournament is full: it takes { $most }. If somebody leaves, you can join.
refusal-tournament-in = You're already in this tournament.
refusal-tournament-left = Somebody who has left a tournament, or was taken out, can't enter it again.
refusal-tournament-match-began = This match has begun. Wait until it is over.
refusal-tournament-match-over = This match is over, and its result stands.
refusal-tournament-no-bye = You have no bye in this round.
refusal-tournament-no-challenge = This challenge isn't open any more, or it isn't yours to answer.
refusal-tournament-no-check-in = There's no check-in now.
refusal-tournament-no-draw = Nobody can go on from a draw here. Choose who wins.
refusal-tournament-no-duplicate = This game can't be played for a fixed number of rounds that long. Choose a shorter match, or let each table have its own cards.
refusal-tournament-no-entry = That isn't in the tournament any more. Choose again.
refusal-tournament-no-ladder = Only a ladder has challenges.
refusal-tournament-no-match = There's no such match to be played.
refusal-tournament-no-partner = In a tournament of pairs, choose a partner; in others, join alone.
refusal-tournament-not-above = You can challenge one of the three places above your own.
refusal-tournament-not-asked = Nobody is asking you to be their partner any more.
refusal-tournament-not-by-hand = The seeds of this tournament aren't set by hand.
refusal-tournament-not-in = You're not in this tournament, or you have left it.
refusal-tournament-not-over = This tournament isn't over yet. Its proof comes with the end.
refusal-tournament-not-paused = This tournament isn't paused.
refusal-tournament-not-started = This tournament hasn't started yet.
refusal-tournament-not-two-sides = { $pairs ->
    [yes] Two pairs can't play this against each other. Choose another game.
   *[no] Two people can't play this against each other. Choose another game.
}
refusal-tournament-over = This tournament is over.
refusal-tournament-partner-in = Your partner is already in this tournament.
refusal-tournament-paused = This tournament is paused. Its organiser can resume it.
refusal-tournament-played = Somebody has already played in this round, so its pairing stands.
refusal-tournament-started = This tournament has already started.
refusal-tournament-too-few = A tournament like this needs at least { $least } entries.
refusal-tournament-too-late = That time is past. Choose a later one.
refusal-tournament-rounds = With up to { $size } entries, everybody has met everybody after { $most } rounds. Choose at most as many rounds, or a larger size.
