### Matches: several games until somebody has won enough of them.

option-match = Match
option-match-single = a single game
option-match-best-of-3 = best of three
option-match-best-of-5 = best of five
option-match-best-of-7 = best of seven
option-match-first-to-5 = first to win 5 games
option-match-first-to-6 = first to win 6 games
option-match-first-to-7 = first to win 7 games
option-match-first-to-8 = first to win 8 games
option-match-first-to-9 = first to win 9 games
option-match-first-to-10 = first to win 10 games
argument-match = A single game or a match of several; a single game if you leave this out
terms-match = You play a match, { $length }: the next game starts when someone presses **Next game**.
lobby-match = Match: { $length }

## How it stands

match-game = Game { $number } of the match ({ $length }).
match-even = The match is even { $games }.
match-shared = The lead in the match is shared { $games }.
match-leads = **{ $side }** { $members ->
    [one] leads
   *[other] lead
} the match { $games }.
match-won = **{ $side }** won the match { $games }!
match-score-side = { $side } { $wins }
match-drawn = Match, { $length }
match-drawn-even = even so far
match-drawn-leads = { $side } { $members ->
    [one] leads
   *[other] lead
}
match-drawn-won = won by { $side }
match-counted = This game counts as { $count } games of the match.
button-next-game = Next game
done-next-game = The next game of the match has started: { $link }
scores-match-won = the match is won { $games }
stats-matches = { $matches ->
    [one] 1 match, { $won } won
   *[other] { $matches } matches, { $won } won
}

## What is refused

refusal-match-goes-on = Your match isn't over yet. Press **Next game** to go on with it.
refusal-no-next-game = No match goes on at that table. **Rematch** below the game starts a new one.
