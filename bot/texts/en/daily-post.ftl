### The post of the day: its settings, the message in a channel, and the direct message to who asked for one.

## Settings

server-daily = Deal of the day
server-daily-means = Every day there is one deal for everybody: the same cards, the same computers, one try. I can post it in a channel, with yesterday's best and a button to play. Players' names are shown as they finish.
server-daily-none = No channel gets a post yet. Everyone can play with `/daily` all the same.
server-daily-gone = The channel for the post has been deleted. Choose another one.
server-daily-at = { $channel } gets it at { $hour }, { $zone } (today { $time } for you). { $left ->
    [one] One hour is
   *[other] { $left } hours are
} left to play then. If nobody here plays for a week, it notifies nobody. After a month I stop until somebody plays again.
server-daily-mute = I can't post in { $channel } yet. Allow me: { $permissions }.
server-daily-zone = To choose another time zone, use `/server zone`.
server-daily-hour = Hour of the post
server-set-daily_channel = Channel of the post; none means no post
server-set-daily_hour = At { $hour }
server-set-daily_games = Games in the rotation; none means all
argument-server-zone = The time zone of the post of the day: a city, such as Vienna
argument-own-zone = The time zone in which you are told of the deal of the day: a city, such as Vienna
refusal-no-such-zone = I don't know the time zone "{ $typed }". Type a large city of yours, such as Vienna or New York, and pick it from the suggestions.

## The post

daily-post-title = Deal of the day: { $game }
daily-post-means = The same cards for everyone, one try, no clock. It ends { $ends }.
daily-post-restarted = Today was restarted, because the computers play differently after an update. Everyone can play again.
daily-post-finished = **Finished here:** { $names }
daily-post-more = { $count } more
daily-post-hash = SHA-256 of the secret of these cards: { $commitment }
daily-post-over = Deal of { $date }: { $game }. { $count ->
    [0] Nobody here finished it.
    [one] One person here finished it.
   *[other] { $count } people here finished it.
}
daily-post-yesterday = Yesterday: { $game }
daily-post-played = { $count ->
    [one] One person
   *[other] { $count } people
} played everywhere.
daily-post-field = { $count } people played everywhere; half made { PLUS($median) }{ $median } or more.
daily-post-par = Par: { PLUS($par) }{ $par }
daily-post-here = This server
daily-post-everywhere = Everywhere
daily-post-best = { $where }: { $people }
daily-post-ranked = { $place }. { $name } { PLUS($score) }{ $score }
daily-call-stop = You asked me to tell you. `/preferences` changes the hour, or stops it.
button-daily-play = Play
button-daily-others = Other games
button-daily-proof = Fair deal

## What proves it

daily-proof-title = Nobody chose these cards
daily-proof-means = Every card of a day, and every choice of the computers, follows from one secret of 32 random bytes. Its hash (SHA-256) is shown a day before. When the day is over, `/table verify` with that `day` shows the secret and computes every card again.
daily-proof-today = **Today:** `{ $commitment }`
daily-proof-tomorrow = **Tomorrow:** `{ $commitment }`
