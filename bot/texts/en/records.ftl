### Records: boards, ratings, statistics.
### Values in words: level (of a computer), figures (of a row of a board, written out).

## Boards

board-league = League
board-rating = Ratings
board-scores = High scores
board-fame = Hall of fame
board-here = This server
board-everywhere = Everywhere
board-met = against { $level }
against-all = against everybody
against-people = people only
period-season = this season
period-month = this month
period-week = this week
period-ever = of all time
period-numbered = season { $number }
column-played = Played
column-won = Won
column-lost = Lost
column-for = For
column-against = Against
column-average = Average
column-rating = Rating
column-uncertainty = ±
column-games = Games
column-margin = Margin
column-record = Record
rating-provisional = provisional
board-own = { $kind ->
    [scores] Your best round is number { $rank } of { $total }.
   *[other] You are number { $rank } of { $total }.
}
board-not-on = You are not on this board yet.
board-empty = Nobody is on this board yet.
board-waiting = { $games ->
    [one] 1 game is still being counted
   *[other] { $games } games are still being counted
}, so these ratings will change. Look again in a moment.
button-look = Look again
board-rows = { $first } to { $last } of { $total }
board-figure = { $column } { $figure }
board-row = { $rank ->
    [0] { $name }: { $figures }.
   *[other] { $rank }. { $name }: { $figures }.
}
choose-board = Another board
choose-game = Another game
choose-against = Against whom
choose-period = Another time

## The hall of fame

fame-highest-for = Most points in a game
fame-lowest-for = Fewest points in a game
fame-highest-against = Most points against
fame-lowest-against = Fewest points against
fame-widest-margin = Widest victory
fame-narrowest-margin = Narrowest victory
fame-fastest = Fewest rounds to win
fame-longest-run = Longest run of games won

## Statistics

stats-title = The games of { $player }
stats-none = No game has been finished yet.
stats-in-all = in all
stats-line = - { $met }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won and { $lost } lost ({ $ratio } %); { $average } points on average, { $against } against; { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stats-unfinished = - { $met }: no game to its end, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stats-feats = - { $feats }
stats-curve = { $game } · { $where }
stats-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
stats-form = { $game }, the last games, the newest last: { $form }. { $rating }
stats-form-won = W
stats-form-lost = L
stats-rating = Rating { $rating } ± { $sigma } after { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
stats-reset-means = **Begin your statistics anew?** From now on none of your games until today counts for you: not on the boards, not for your rating, not here, and in no server. This cannot be taken back. Your games themselves stay, and count for those who played with you.
button-stats-reset = Begin anew
button-stats-keep = Leave them as they are
stats-begun = Your statistics begin anew with your next game.
stats-kept = Your statistics are as they were.

## Ratings on the command line

ratings-pool = { $game }, { $where }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $equal ->
    [yes] and the ratings are the same
   *[no] and the ratings were others: they are put right
}.
ratings-none = No ratings have been kept yet: they are once somebody has looked at them.

## Commands

command-stats = What you have made of your games
command-stats-show = Games, wins, averages and ratings, yours or another player's
command-stats-reset = Begin your statistics anew
argument-stats-user = Whose; yours unless given
argument-stats-game = Of which game the curve is; of the one played most unless given

command-leaderboard = The boards: league, ratings, high scores, hall of fame
argument-board = Which board
argument-board-game = Of which game
argument-board-preset = Of which variant of it; of all unless given
argument-board-against = Only games against people, or against computers up to this level
argument-board-period = Of which time; this season unless given
argument-board-everywhere = Of all servers, and not only of this one

## What is refused

refusal-no-boards = This server has switched its boards off.
refusal-no-stats = I know of no games of theirs.
refusal-no-such-season = There is no such season.
refusal-no-such-board = There is no board of { $preset }. Choose a game or one of its variants.
