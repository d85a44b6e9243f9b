### Playing the deal of the day: the command, its panel, the message in its thread, and what is refused there.

refusal-daily-over = { $finished ->
    [yes] You have played this deal to its end. `/daily` shows the others of today.
   *[no] This deal ended at 00:00 UTC. `/daily` has today's.
}
refusal-daily-played = You began today's deal of this game before you had me forget you. Each account has one try a day.
refusal-daily-table = This is a deal of the day: everybody plays it alone and without help, once. You can leave at any time and go on with `/daily` until 00:00 UTC.
refusal-daily-updating = I'm being updated, and today's deal should not change meanwhile. Try again in a minute.

## The command and its panel

command-daily = Play the deal of the day: the same cards for everybody, one try
argument-daily-game = One of the games that have a deal every day; without it you see where you stand
daily-panel = Deal of the day, { $date }
daily-panel-means = Everybody gets the same cards against the same computers, and plays them once, without help. What counts is how many of the others you beat.
daily-ends = Today's deals end at { $time }, { $left }.
daily-restarted = I was updated during the day, so today's deals were dealt anew. What was played before doesn't count.
daily-line-begun = **{ $game }**: under way
daily-line-finished = **{ $game }**: { $score }
daily-is-new = not played
daily-is-begun = under way
daily-is-finished = finished
daily-others = Another game
daily-hashes = SHA-256 of the secret that deals today's cards: { $today }, of tomorrow's: { $tomorrow }
button-daily-new = Play { $game }
button-daily-begun = Go on with { $game }
button-daily-finished = My result
done-daily = Your cards are in your direct messages.
done-daily-link = Here are your cards: { $link }

## At the table

daily-where = Deal of the day: { $called }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, until { $ends }
help-daily = { $rounds ->
    [one] **This deal of the day is one round.**
   *[other] **This deal of the day has { $rounds } rounds.**
} It is played to no target, and nothing is added for winning.
daily-thread = Deal of the day { $date }: { $called }
daily-thread-live = Only the person who plays here sees cards and points: by direct message, or with **{ button-hand }**. You can leave at any time, and go on until { $ends }.
daily-thread-finished = This deal has been played.
daily-thread-over = This deal is over.
daily-withdrawn = This deal was withdrawn, because I was updated during the day. `/daily` has the new one.
daily-unfinished-end = The deal of the day in { $called } ended at 00:00 UTC before you had finished it. `/daily` has today's.
button-daily-result = Result
