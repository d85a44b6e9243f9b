### Matches: several games until somebody has won enough of them.

option-match = Match
option-match-single = eine einzelne Partie
option-match-best-of-3 = zwei Gewinnpartien
option-match-best-of-5 = drei Gewinnpartien
option-match-best-of-7 = vier Gewinnpartien
option-match-first-to-5 = bis 5 gewonnene Partien
option-match-first-to-6 = bis 6 gewonnene Partien
option-match-first-to-7 = bis 7 gewonnene Partien
option-match-first-to-8 = bis 8 gewonnene Partien
option-match-first-to-9 = bis 9 gewonnene Partien
option-match-first-to-10 = bis 10 gewonnene Partien
argument-match = Eine einzelne Partie oder ein Match aus mehreren; sonst eine einzelne
terms-match = Ihr spielt ein Match, { $length }: Die nächste Partie beginnt, wenn jemand **Nächste Partie** drückt.
lobby-match = Match: { $length }

## How it stands

match-game = Partie { $number } des Matchs ({ $length }).
match-even = Im Match steht es { $games }.
match-shared = Im Match liegen mehrere vorn: { $games }.
match-leads = **{ $side }** { $members ->
    [one] führt
   *[other] führen
} im Match { $games }.
match-won = Das Match geht { $games } an **{ $side }**!
match-score-side = { $side } { $wins }
match-drawn = Match, { $length }
match-drawn-even = bisher unentschieden
match-drawn-leads = { $side } { $members ->
    [one] führt
   *[other] führen
}
match-drawn-won = Sieg: { $side }
match-counted = Diese Partie zählt als { $count } Partien des Matchs.
button-next-game = Nächste Partie
done-next-game = Die nächste Partie des Matchs hat begonnen: { $link }
scores-match-won = das Match ist { $games } gewonnen
stats-matches = { $matches ->
    [one] { $matches } Match, { $won } gewonnen
   *[other] { $matches } Matches, { $won } gewonnen
}

## What is refused

refusal-match-goes-on = Dein Match ist noch nicht zu Ende. Drück **Nächste Partie**, dann geht es weiter.
refusal-no-next-game = An diesem Tisch läuft kein Match. **Revanche** unter der Partie beginnt ein neues.
