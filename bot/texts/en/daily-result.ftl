### What people see after their attempt at a deal of the day.

daily-title = { $game }, day { $number }
daily-until = { $date }, open until 00:00 UTC
daily-final = { $date }, closed
daily-first = The first to finish
daily-alone = Nobody else played it
daily-better = { $percent ->
    [0] Behind all the others
    [100] Better than all the others
   *[other] Better than { $percent }%
}{ $closed ->
    [yes] { "" }
   *[no] { " so far" }
}
daily-level-with-par = Level with par
daily-above-par = { $by } above par ({ PLUS($par) }{ $par })
daily-below-par = { $by } below par ({ PLUS($par) }{ $par })
daily-place = Number { $place } of { $total } everywhere
daily-place-here = Number { $place } of { $total } on this server
daily-streak = { $days ->
    [one] First day of a streak
   *[other] { $days } days in a row
}
daily-everybody = Everybody{ $closed ->
    [yes] { "" }
   *[no] { " so far" }
}
daily-friends = On this server
daily-more = And { $count } more on this server.
daily-new-here = I've known you for less than a week, so this counts on your servers only.
daily-under-way = { $count ->
    [one] 1 more is still playing.
   *[other] { $count } more are still playing.
}
daily-unfinished = { $count ->
    [one] 1 began and didn't finish: last.
   *[other] { $count } began and didn't finish: last.
}
daily-own-score = Your score: { PLUS($score) }{ $score }
daily-friend = { $place }. { $name }: { PLUS($score) }{ $score }
button-daily-look = Refresh
button-daily-share = Share
button-daily-compare = Compare
refusal-daily-not-finished = You haven't finished that deal of the day, so everything about it stays secret from you. Play it with `/daily`.

## Sharing

daily-share = { $player } · { $title }: { $figures }
daily-share-score = { PLUS($score) }{ $score }
daily-share-score-par = { PLUS($score) }{ $score } (par { PLUS($par) }{ $par })
daily-share-better = { $percent ->
    [0] behind all the others
    [100] better than all the others
   *[other] better than { $percent }%
}
daily-share-streak = { $days } days in a row
done-daily-shared = Shared in { $channel }.
refusal-daily-share-copy = There's no channel here for me to post in. Copy this instead: { $line }
refusal-daily-share-place = I don't post results in this channel. Press **Share** in one of these: { $channels }. Or copy this: { $line }
refusal-daily-may-not-share = You can't write in { $channel } (it takes the permission { $permission }), so I don't post there for you. Copy this instead: { $line }
refusal-daily-cannot-share = I can't post in { $channel }: I'm missing a permission ({ $permission }). Ask someone who manages the server to allow it, or copy this: { $line }

## Comparing plays

daily-compare-title = { $title }: you and { $other }
daily-compare-choice = Round { $round }, your choice { $choice } of { $last }
daily-compare-par = par
daily-compare-beside-par = Par: the master's play
daily-compare-beside-here = The best on this server
daily-compare-beside-all = The best everywhere
daily-compare-own = You ({ PLUS($score) }{ $score })
daily-compare-other = { $player } ({ PLUS($score) }{ $score })
daily-compare-par-name = Par
daily-compare-line = **{ $who }** · { $did }
daily-compare-ended = has made no more choices in this round.
choose-daily-beside = Beside whom
refusal-daily-no-par = There's nothing to compare with yet: the master's play is still being worked out. Try again in a few minutes.
