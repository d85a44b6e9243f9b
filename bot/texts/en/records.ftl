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
board-own = You are number { $rank } of { $total }.
board-not-on = You are not on this board yet.
board-empty = Nobody is on this board yet.
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
most-canastas = Most canastas in a round
most-natural-canastas = Most pure canastas in a round
most-wild-canastas = Most wild canastas in a round
most-sequence-canastas = Most sequences in a round
most-went-out = First to go out
most-concealed = First concealed hand
most-special-hand = First special hand
most-melds = Most melds in a round
most-best-meld = Best meld
most-tricks = Most tricks in a round
most-last-trick = First last trick
most-knocked = First to knock

## Commands

command-leaderboard = The boards: league, ratings, high scores, hall of fame
argument-board = Which board
argument-board-game = Of which game
argument-board-preset = Of which variant of it; of all unless given
argument-board-against = Only games against people, or against computers up to this level
argument-board-period = Of which time; this season unless given
argument-board-everywhere = Of all servers, and not only of this one

## What is refused

refusal-no-boards = This server has switched its boards off.
refusal-no-such-season = There is no such season.
refusal-no-such-board = There is no board of { $preset }. Choose a game or one of its variants.
