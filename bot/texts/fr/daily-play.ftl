### Playing the deal of the day: the command, its panel, the message in its thread, and what is refused there.

refusal-daily-over = { $finished ->
    [yes] Tu as joué cette donne jusqu’au bout. `/daily` montre les autres du jour.
   *[no] Cette donne a fini à 00 h 00 UTC. `/daily` a celle du jour.
}
refusal-daily-played = Tu as commencé la donne du jour de ce jeu avant de te faire oublier. Chaque compte a un essai par jour.
refusal-daily-table = C’est une donne du jour : chacun la joue de son côté, sans aide, une seule fois. Tu peux t’interrompre à tout moment et continuer avec `/daily` jusqu’à 00 h 00 UTC.
refusal-daily-updating = On me met à jour, et la donne du jour ne doit pas changer entre-temps. Réessaie dans une minute.

## The command and its panel

command-daily = Jouer la donne du jour : les mêmes cartes pour tout le monde, un seul essai
argument-daily-game = Un des jeux qui ont une donne chaque jour ; sinon, tu vois où tu en es
daily-panel = Donne du jour, { $date }
daily-panel-means = Tout le monde reçoit les mêmes cartes face aux mêmes ordinateurs, et les joue une fois, sans aide. Ce qui compte, c’est combien d’autres tu bats.
daily-ends = Les donnes du jour finissent à { $time }, { $left }.
daily-restarted = J’ai changé de version dans la journée : les donnes du jour ont été refaites. Ce qui a été joué avant ne compte pas.
daily-line-begun = **{ $game }** : en cours
daily-line-finished = **{ $game }** : { $score }
daily-is-new = à jouer
daily-is-begun = en cours
daily-is-finished = finie
daily-others = Un autre jeu
daily-hashes = SHA-256 du secret qui distribue les cartes du jour : { $today }, de demain : { $tomorrow }
button-daily-new = Jouer : { $game }
button-daily-begun = Continuer : { $game }
button-daily-finished = Mon résultat
done-daily = Tes cartes sont dans tes messages privés.
done-daily-link = Voici tes cartes : { $link }

## At the table

daily-where = Donne du jour : { $called }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, jusqu’à { $ends }
help-daily = { $rounds ->
    [one] **Cette donne du jour a { $rounds } manche.**
   *[other] **Cette donne du jour a { $rounds } manches.**
} Elle se joue sans score à atteindre, et la victoire n’ajoute rien.
daily-thread = Donne du jour { $date } : { $called }
daily-thread-live = Seule la personne qui joue ici voit les cartes et les points : en message privé, ou avec **{ button-hand }**. Tu peux t’interrompre à tout moment, et continuer jusqu’à { $ends }.
daily-thread-finished = Cette donne a été jouée.
daily-thread-over = Cette donne est finie.
daily-withdrawn = Cette donne a été retirée, car j’ai changé de version dans la journée. `/daily` a la nouvelle.
daily-unfinished-end = La donne du jour de { $called } a fini à 00 h 00 UTC, avant que tu ne la termines. `/daily` a celle du jour.
button-daily-result = Résultat
