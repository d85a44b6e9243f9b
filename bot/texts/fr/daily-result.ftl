### What people see after their attempt at a deal of the day.

daily-title = { $game }, jour { $number }
daily-until = { $date }, ouvert jusqu’à 00 h 00 UTC
daily-final = { $date }, fini
daily-first = En premier à l’arrivée
daily-alone = Personne d’autre n’y a joué
daily-better = { $percent ->
    [0] Derrière tous les autres
    [100] Devant tous les autres
   *[other] Devant { $percent } %
}{ $closed ->
    [yes] { "" }
   *[no] { " pour l’instant" }
}
daily-level-with-par = Juste au par
daily-above-par = { $by } au-dessus du par ({ PLUS($par) }{ $par })
daily-below-par = { $by } sous le par ({ PLUS($par) }{ $par })
daily-place = Place { $place } sur { $total } en tout
daily-place-here = Place { $place } sur { $total } dans ce serveur
daily-streak = { $days ->
    [one] Premier jour d’une série
   *[other] { $days } jours de suite
}
daily-everybody = Tout le monde{ $closed ->
    [yes] { "" }
   *[no] { " pour l’instant" }
}
daily-friends = Dans ce serveur
daily-more = Et { $count } de plus dans ce serveur.
daily-new-here = Je te connais depuis moins d’une semaine : cela ne compte donc que dans tes serveurs.
daily-under-way = { $count ->
    [one] { $count } autre joue encore.
   *[other] { $count } autres jouent encore.
}
daily-unfinished = { $count ->
    [one] { $count } essai commencé et pas fini : dernier.
   *[other] { $count } essais commencés et pas finis : derniers.
}
daily-own-score = Ton score : { PLUS($score) }{ $score }
daily-friend = { $place }. { $name } : { PLUS($score) }{ $score }
button-daily-look = Actualiser
button-daily-share = Partager
button-daily-compare = Comparer
refusal-daily-not-finished = Tu n’as pas fini cette donne du jour : tout en reste donc secret pour toi. Joue-la avec `/daily`.

## Sharing

daily-share = { $player } · { $title } : { $figures }
daily-share-score = { PLUS($score) }{ $score }
daily-share-score-par = { PLUS($score) }{ $score } (par { PLUS($par) }{ $par })
daily-share-better = { $percent ->
    [0] derrière tous les autres
    [100] devant tous les autres
   *[other] devant { $percent } %
}
daily-share-streak = { $days } jours de suite
done-daily-shared = Partagé dans { $channel }.
refusal-daily-share-copy = Je n’ai pas de salon ici où écrire. Copie plutôt ceci : { $line }
refusal-daily-share-place = Je ne publie pas de résultats dans ce salon. Appuie sur **Partager** dans l’un de ceux-ci : { $channels }. Ou copie ceci : { $line }
refusal-daily-may-not-share = Tu ne peux pas écrire dans { $channel } (il y faut la permission { $permission }) : je n’y publie donc pas pour toi. Copie plutôt ceci : { $line }
refusal-daily-cannot-share = Je ne peux pas écrire dans { $channel } : il me manque une permission ({ $permission }). Demande à quelqu’un qui gère le serveur de me l’accorder, ou copie ceci : { $line }

## Comparing plays

daily-compare-title = { $title } : toi et { $other }
daily-compare-choice = Manche { $round }, ton choix { $choice } sur { $last }
daily-compare-par = le par
daily-compare-beside-par = Par : le jeu du meilleur niveau
daily-compare-beside-here = Le meilleur de ce serveur
daily-compare-beside-all = Le meilleur de tous
daily-compare-own = Toi ({ PLUS($score) }{ $score })
daily-compare-other = { $player } ({ PLUS($score) }{ $score })
daily-compare-par-name = Par
daily-compare-line = **{ $who }** · { $did }
daily-compare-ended = n’a plus de choix dans cette manche.
choose-daily-beside = À côté de qui
refusal-daily-no-par = Il n’y a encore rien à comparer : le jeu du meilleur niveau est en cours de calcul. Réessaie dans quelques minutes.
