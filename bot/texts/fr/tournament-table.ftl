### Tables of a tournament's matches.

refusal-tournament-table = C’est un match de tournoi : il se joue comme prévu et jusqu’au bout. On ne peut ni le fermer, ni le mettre en pause, ni le déplacer, ni le changer, et personne n’a d’aide. Si quelque chose cloche, demande à qui l’organise.
refusal-tournament-seat = Les places ici sont gardées pour les gens de ce match.
refusal-tournament-sealed = D’autres doivent encore jouer ces cartes. Rien n’en est montré avant la fin de tous les matchs de ce tour.

### Before the first deal of a match: its seats are held until the players are in.

match-table-title = { $name }, tour { $round } : { $called }
match-table-round = { $name }, tour { $round }
match-table-rounds = { $rounds ->
    [one] { $rounds } manche, mêmes cartes pour tous
   *[other] { $rounds } manches, mêmes cartes pour tous
}
match-table-waits = **On attend { $players }.** { $count ->
    [0] {""}
   *[other] Déjà là : { $in }.
} Les cartes sont distribuées dès que tout le monde est là.
match-table-until = Qui n’est pas là avant { $until } perd ce match.
match-table-plays = { $rounds ->
    [one] Vous jouez { $rounds } manche, et chaque table de ce tour du tournoi reçoit les mêmes cartes. Personne d’autre ne voit rien de votre partie avant la fin de tous les matchs du tour.
   *[other] Vous jouez { $rounds } manches, et chaque table de ce tour du tournoi reçoit les mêmes cartes. Personne d’autre ne voit rien de votre partie avant la fin de tous les matchs du tour.
}
match-table-length = Vous jouez un match, { $length } : la partie suivante commence d’elle-même, quelques instants après la précédente.
match-table-counts = -# Compte dans ce tournoi, et pour aucun classement.
match-table-sealed = Notez ce sceau : chaque table de ce tour a le même. Les cartes découlent du secret du tournoi, dont l’empreinte est montrée avant le premier tour et qui est révélé à la fin.

### A match's table that isn't played at.

match-table-paused = Ce match attend un salon où continuer.
match-table-closed = Ce match a fini ici sans gagnant. Le message du tournoi a son résultat.
match-table-unplayed = Ce match n’a pas été joué. Le message du tournoi a son résultat.

ask-leave-match = Quitter ce match ? Il continue : un ordinateur tient ta place jusqu’à ton retour, et le résultat est le tien.
