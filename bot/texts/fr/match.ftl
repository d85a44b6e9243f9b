### Matches: several games until somebody has won enough of them.

option-match = Match
option-match-single = une seule partie
option-match-best-of-3 = au meilleur des trois
option-match-best-of-5 = au meilleur des cinq
option-match-best-of-7 = au meilleur des sept
option-match-first-to-5 = à qui gagne 5 parties
option-match-first-to-6 = à qui gagne 6 parties
option-match-first-to-7 = à qui gagne 7 parties
option-match-first-to-8 = à qui gagne 8 parties
option-match-first-to-9 = à qui gagne 9 parties
option-match-first-to-10 = à qui gagne 10 parties
argument-match = Une seule partie ou un match de plusieurs ; une seule partie si tu ne choisis rien
terms-match = On joue un match, { $length } : la partie suivante commence quand quelqu’un appuie sur **Partie suivante**.
lobby-match = Match : { $length }

## How it stands

match-game = Partie { $number } du match ({ $length }).
match-even = Égalité dans le match : { $games }.
match-shared = La tête du match est partagée : { $games }.
match-leads = **{ $side }** { $members ->
    [one] mène
   *[other] mènent
} le match : { $games }.
match-won = Le match est à **{ $side }**, { $games } !
match-score-side = { $side } { $wins }
match-drawn = Match, { $length }
match-drawn-even = égalité pour l’instant
match-drawn-leads = { $side } { $members ->
    [one] mène
   *[other] mènent
}
match-drawn-won = gagné par { $side }
match-counted = Cette partie compte pour { $count } parties du match.
button-next-game = Partie suivante
done-next-game = La partie suivante du match a commencé : { $link }
scores-match-won = le match est gagné { $games }
stats-matches = { $matches ->
    [one] { $matches } match, { $won } gagné
   *[other] { $matches } matchs, dont gagnés : { $won }
}

## What is refused

refusal-match-goes-on = Ton match n’est pas fini. Appuie sur **Partie suivante** pour le continuer.
refusal-no-next-game = Aucun match n’est en cours à cette table. **Revanche**, sous la partie, en commence un nouveau.
