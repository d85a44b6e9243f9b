### Records: boards, ratings, statistics.
### Values in words: level (of a computer), figures (of a row of a board, written out).

## Boards

board-league = Ligue
board-rating = Cotes
board-scores = Meilleurs scores
board-fame = Panthéon
board-pairs = Paires
board-daily = Donnes du jour
board-here = Ce serveur
board-everywhere = Partout
board-changed-rules = règles modifiées
button-changed-rules = Règles modifiées
button-preset-rules = Règles d’origine
button-filters = Filtres
button-fewer-filters = Masquer les filtres
board-met = contre { $level }
against-all = contre tout le monde
against-people = contre des personnes
period-season = cette saison
period-month = ce mois-ci
period-week = cette semaine
period-ever = depuis toujours
period-numbered = saison { $number }
column-played = Jouées
column-won = Gagnées
column-lost = Perdues
column-for = Pour
column-against = Contre
column-average = Moyenne
column-rating = Cote
column-uncertainty = ±
column-games = Parties
column-share = Part
column-margin = Écart
column-record = Record
column-mean = Battus
column-days = Jours
column-streak = Série
rating-provisional = provisoire
board-own = { $kind ->
    [scores] Ta meilleure manche est numéro { $rank } sur { $total }.
    [pairs] Ta meilleure paire est numéro { $rank } sur { $total }.
   *[other] Tu es numéro { $rank } sur { $total }.
}
board-hidden = Tu te caches de tous les tableaux : `/privacy boards` t’y remet.
board-not-on = Tu n’es pas encore sur ce tableau.
board-no-pairs = Aucune paire n’est encore sur ce tableau : il y faut { $least } parties ensemble.
board-no-pair-of-yours = Aucune de tes paires n’est encore sur ce tableau : il y faut { $least } parties ensemble.
board-other = Tu as plus de parties sur un autre tableau : { $game }{ $changed ->
    [yes] , règles modifiées
   *[no] { "" }
} ({ $games }).
board-share = { $percent } %
board-mean = { $percent } %
board-no-daily = Personne n’est encore sur ce tableau. Il compte les jours finis, et il en faut { $least ->
    [one] { $least }
   *[other] { $least }
}.
board-no-days-of-yours = Tu n’es pas encore sur ce tableau : il y faut { $least ->
    [one] { $least } jour fini
   *[other] { $least } jours finis
} où tu as joué.
board-empty = Personne n’est encore sur ce tableau.
board-waiting = { $games ->
    [one] { $games } partie est encore en train d’être comptée
   *[other] { $games } parties sont encore en train d’être comptées
} : ces cotes vont donc changer. Regarde de nouveau dans un instant.
button-look = Regarder de nouveau
board-times = ×{ $times }
board-rows = { $first } à { $last } sur { $total }
board-figure = { $column } { $figure }
board-row = { $rank ->
    [0] { $name } : { $figures }.
   *[other] { $rank }. { $name } : { $figures }.
}
board-all-of = Tout : { $game }
choose-board = Un autre tableau
choose-game = Un autre jeu
choose-against = D’autres adversaires
choose-period = Une autre période

## The hall of fame

fame-highest-for = Le plus de points dans une partie
fame-lowest-for = Le moins de points dans une partie
fame-highest-against = Le plus de points encaissés
fame-lowest-against = Le moins de points encaissés
fame-widest-margin = Plus large victoire
fame-narrowest-margin = Victoire la plus serrée
fame-fastest = Victoire en moins de manches
fame-longest-run = Plus longue série de victoires

## Statistics

stats-title = Parties { DE($player) }
stats-none = Pas encore de partie finie.
stats-in-all = en tout
stats-line = - { $met } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, gagnées : { $won }, perdues : { $lost } ({ $ratio } %) ; { $average } points en moyenne, { $against } encaissés ; { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
stats-unfinished = - { $met } : aucune partie finie, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
stats-feats = - { $feats }
stats-curve = { $game } · { $where }
stats-day = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
stats-form = { $game }, dernières parties, la plus récente à la fin : { $form }. { $rating }
stats-form-won = V
stats-form-lost = D
stats-rating = Cote { $rating } ± { $sigma } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $provisional ->
    [yes] , provisoire
   *[no] { "" }
}
stats-partners = **Meilleurs partenaires** : { $partners }
stats-partner = { $player } (gagnées : { $won } sur { $games })
stats-rivals = **Rivalités** : { $rivals }
stats-rival = { $player } ({ $won } à { $lost })
choose-companion = Comparer avec …
meetings-title = { $player } et { $other }
meetings-against = **{ $player } contre { $other }** : { $won } à { $lost } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
meetings-game = - { $game } : { $won } à { $lost }
meetings-sides = - { $ours } contre { $theirs } : { $won } à { $lost }
meetings-together = **Comme partenaires** : { $won } gagnées sur { $games } ({ $percent } %)
meetings-game-together = - { $game } : { $won } gagnées sur { $games }
meetings-none = Aucune partie finie ensemble.
stats-daily = **Donnes du jour** : { $percent } % des autres battus, { $count ->
    [one] en { $count } donne
   *[other] en moyenne sur les { $count } dernières donnes
}
stats-daily-curve = Autres battus, en pour cent ; moyenne de { $span } donnes au plus
stats-daily-means = Donnes du jour : part des autres battus, moyenne de { $span } donnes au plus, la plus récente à la fin : { $means }.
stats-changed-rating = { $game }, règles modifiées : { $rating }
stats-reset-means = **Remettre tes statistiques à zéro ?** Aucune de tes parties jusqu’à aujourd’hui ne comptera plus pour toi : ni sur les tableaux, ni pour ta cote, ni ici, ni dans aucun serveur. C’est irréversible. Les parties elles-mêmes restent, et comptent toujours pour les gens avec qui tu as joué.
button-stats-reset = Remettre à zéro
button-stats-keep = Les garder
stats-begun = Tes statistiques repartent de zéro à ta prochaine partie.
stats-kept = Tes statistiques n’ont pas changé.

## Ratings on the command line

ratings-pool = { $game }, { $where } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $equal ->
    [yes] cotes inchangées
   *[no] les cotes étaient fausses et sont corrigées
}.
left-out-nobody = Personne n’est exclu.
left-out-server = Serveur { $server }
left-out-person = Personne { $number } { $name } { $account }
ratings-none = Il n’y a pas encore de cotes. Elles sont tenues dès que quelqu’un les regarde une première fois.

## Commands

command-stats = Tes résultats
command-stats-show = Parties, victoires, moyennes et cotes, les tiennes ou celles de quelqu’un d’autre
command-stats-reset = Remettre tes statistiques à zéro
argument-stats-user = De qui ; de toi si tu ne choisis personne
argument-stats-against = Comparer avec cette personne : l’un contre l’autre, et comme partenaires
argument-stats-game = Quel jeu montre la courbe ; sinon le plus joué

command-leaderboard = Voir les tableaux : ligue, cotes, meilleurs scores, panthéon, paires
argument-board = Quel tableau
argument-board-game = Quel jeu
argument-board-preset = Quelle variante du jeu ; sinon toutes
argument-board-against = Seulement contre des personnes, ou contre des ordinateurs jusqu’à ce niveau
argument-board-period = Quelle période ; sinon cette saison, si tu y as des parties
argument-board-everywhere = Tous les serveurs, pas seulement celui-ci

## What is refused

refusal-no-boards = Ce serveur a désactivé ses tableaux.
refusal-no-stats = Je ne connais aucune partie de cette personne.
refusal-stats-of-one = Choisis deux personnes différentes à comparer.
refusal-stats-hidden = Cette personne garde ses statistiques pour elle.
refusal-no-such-season = Cette saison n’existe pas.
refusal-no-such-board = Il n’y a pas de tableau pour { $preset }. Choisis un jeu ou une de ses variantes.
