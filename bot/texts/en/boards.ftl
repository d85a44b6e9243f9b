### Records: boards, ratings, statistics.
### Values in words: level (of a computer), figures (of a row of a board, written out).

## Boards

board-league = League
board-rating = Ratings
board-scores = High scores
board-fame = Hall of fame
board-pairs = Pairs
board-daily = Deals of the day
board-here = This server
board-everywhere = Everywhere
board-changed-rules = changed rules
button-changed-rules = Changed rules
button-preset-rules = Unchanged rules
button-filters = Filters
button-fewer-filters = Hide filters
board-met = against { $level }
against-all = against everyone
against-people = people only
period-season = this season
period-month = this month
period-week = this week
period-ever = all time
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
column-share = Share
column-margin = Margin
column-record = Record
column-mean = Beaten
column-days = Days
column-streak = Streak
rating-provisional = provisional
board-own = { $kind ->
    [scores] Your best round is number { $rank } of { $total }.
    [pairs] Your best pair is number { $rank } of { $total }.
   *[other] You're number { $rank } of { $total }.
}
board-hidden = You are hidden from all boards: `/privacy boards` shows you again.
board-not-on = You aren't on this board yet.
board-no-pairs = No pair is on this board yet: it takes { $least } games together.
board-no-pair-of-yours = No pair of yours is on this board yet: it takes { $least } games together.
board-other = You have more games on another board: { $game }{ $changed ->
    [yes] , changed rules
   *[no] { "" }
} ({ $games }).
board-share = { $percent }%
board-mean = { $percent }%
board-no-daily = Nobody is on this board yet. It counts closed days, and takes { $least ->
    [one] one
   *[other] { $least } of them
}.
board-no-days-of-yours = You aren't on this board yet: it takes { $least ->
    [one] one closed day
   *[other] { $least } closed days
} on which you played.
board-empty = Nobody is on this board yet.
board-waiting = { $games ->
    [one] 1 game is still being counted
   *[other] { $games } games are still being counted
}, so these ratings will change. Look again in a moment.
button-look = Look again
board-times = ×{ $times }
board-rows = { $first } to { $last } of { $total }
board-figure = { $column } { $figure }
board-row = { $rank ->
    [0] { $name }: { $figures }.
   *[other] { $rank }. { $name }: { $figures }.
}
board-all-of = All of { $game }
choose-board = Another board
choose-game = Another game
choose-against = Other opponents
choose-period = Another period

## The hall of fame

fame-highest-for = Most points in a game
fame-lowest-for = Fewest points in a game
fame-highest-against = Most points against
fame-lowest-against = Fewest points against
fame-widest-margin = Biggest win
fame-narrowest-margin = Closest win
fame-fastest = Fewest rounds to win
fame-longest-run = Longest winning streak

## Statistics

stats-title = { $player }'s games
stats-none = No finished games yet.
stats-in-all = in all
stats-line = - { $met }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won and { $lost } lost ({ $ratio }%); { $average } points on average, { $against } against; { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stats-unfinished = - { $met }: no finished game, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
stats-feats = - { $feats }
stats-curve = { $game } · { $where }
stats-day = { $month ->
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
} { $day }
stats-form = { $game }, last games, newest last: { $form }. { $rating }
stats-form-won = W
stats-form-lost = L
stats-rating = Rating { $rating } ± { $sigma } after { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
stats-partners = **Best partners**: { $partners }
stats-partner = { $player } ({ $won } of { $games } won)
stats-rivals = **Rivals**: { $rivals }
stats-rival = { $player } ({ $won } to { $lost })
choose-companion = Compare with …
meetings-title = { $player } and { $other }
meetings-against = **{ $player } against { $other }**: { $won } to { $lost } in { $games ->
    [one] 1 game
   *[other] { $games } games
}
meetings-game = - { $game }: { $won } to { $lost }
meetings-sides = - { $ours } against { $theirs }: { $won } to { $lost }
meetings-together = **As partners**: { $won } of { $games } won ({ $percent }%)
meetings-game-together = - { $game }: { $won } of { $games } won
meetings-none = They have finished no game together.
stats-daily = **Deals of the day**: { $percent }% of the others beaten, { $count ->
    [one] in one deal
   *[other] mean of the last { $count } deals
}
stats-daily-curve = Others beaten, in percent; mean of up to { $span } deals
stats-daily-means = Deals of the day: the share of the others beaten, mean of up to { $span } deals, newest last: { $means }.
stats-changed-rating = { $game } by changed rules: { $rating }
stats-reset-means = **Reset your statistics?** None of your games up to today will count for you anymore: not on the boards, not for your rating, not here, and in no server. This can't be undone. The games themselves stay, and still count for the people you played with.
button-stats-reset = Reset
button-stats-keep = Keep them
stats-begun = Your statistics start fresh with your next game.
stats-kept = Your statistics haven't changed.

## Ratings on the command line

ratings-pool = { $game }, { $where }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $equal ->
    [yes] ratings unchanged
   *[no] ratings were wrong and have been corrected
}.
left-out-nobody = Nobody is left out.
left-out-server = Server { $server }
left-out-person = Person { $number } { $name } { $account }
ratings-none = There are no ratings yet. They are kept from the first time someone looks at them.

## Commands

command-stats = Your results
command-stats-show = Games, wins, averages and ratings, yours or another player's
command-stats-reset = Reset your statistics
argument-stats-user = Whose; yours if you leave this out
argument-stats-against = Compare with this person: games against each other, and as partners
argument-stats-game = Which game the curve shows; the one played most if you leave this out

command-leaderboard = See the boards: league, ratings, high scores, hall of fame, pairs
argument-board = Which board
argument-board-game = Which game
argument-board-preset = Which variant of the game; all if you leave this out
argument-board-against = Only games against people, or against computers up to this level
argument-board-period = Which period; this season if you leave this out and have games in it
argument-board-everywhere = All servers, not just this one

## What is refused

refusal-no-boards = This server has turned its boards off.
refusal-no-stats = I don't know any games of theirs.
refusal-stats-of-one = Choose two different people to compare.
refusal-stats-hidden = They keep their statistics to themselves.
refusal-no-such-season = There's no such season.
refusal-no-such-board = There's no board for { $preset }. Choose a game or one of its variants.
