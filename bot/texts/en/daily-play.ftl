### Playing the deal of the day: the command, its panel, the message in its thread, and what is refused there.

refusal-daily-over = { $finished ->
    [yes] You have played this deal to its end. `/daily` shows the others of today.
   *[no] This deal ended at 00:00 UTC. `/daily` has today's.
}
refusal-daily-played = You began today's deal of this game before you had me forget you. Each account has one try a day.
refusal-daily-table = This is a deal of the day: everybody plays it alone and without help, once. You can leave at any time and go on with `/daily` until 00:00 UTC.
refusal-daily-updating = I'm being updated, and today's deal should not change meanwhile. Try again in a minute.
