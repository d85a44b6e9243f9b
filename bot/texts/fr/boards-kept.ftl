### The boards that a channel keeps, and their page of the settings of a server.

button-board-mine = Ma place
button-boards-back = Les renvoyer
server-pages = Autres réglages
server-standing = Tableaux dans un salon
server-standing-means = Je peux tenir des tableaux dans un salon : un message chacun, que je mets à jour peu après une partie, avec au moins cinq minutes entre deux mises à jour. J’y montre aussi les meilleurs à la fin d’une saison.
server-standing-none = Aucun salon n’a encore de tableaux. Choisis-en un ci-dessous.
server-standing-off = Ce serveur a désactivé ses tableaux : je n’en tiens donc pas. Active-les sous **{ server-boards }**.
server-standing-gone = Le salon des tableaux a été supprimé. Choisis-en un autre.
server-standing-in = { $channel } a : { $boards }. Ligue et cotes sont celles de { $game }.
server-standing-mute = Je ne peux pas encore les tenir dans { $channel }. Accorde-moi : { $permissions }.
server-standing-lost = Quelqu’un a supprimé un message avec un tableau. Je ne le renvoie que si tu le veux.
server-set-board_channel = Salon ; aucun : pas de tableaux
server-set-board_kinds = Quels tableaux
server-set-board-of = Ligue et cotes de { $game }
board-tournament = Tournoi
board-no-tournament = Aucun tournoi n’a encore commencé ici.
board-tournament-there = -# Se joue dans { $channel }

## The podium of a season

season-podium = Saison { $number } : { $game }
season-podium-players = La saison est finie. { $count ->
    [one] { $count } personne était dans sa ligue.
   *[other] { $count } personnes étaient dans sa ligue.
}
season-podium-won = Parties gagnées
season-podium-step = { $place }. { $name } : { $won ->
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
}
button-season-league = Toute la ligue

## Roles of champions

server-champions = Rôles de champions
server-champions-means = Je peux donner un rôle aux champions de la dernière saison (en tête de la ligue à la fin), de la donne d’hier (les meilleurs de ce serveur) et du dernier tournoi. Le rôle dure jusqu’aux champions suivants ; à égalité, il se partage. Qui se cache des tableaux n’en reçoit pas.
server-champions-off = Ce serveur a désactivé ses tableaux : personne ne reçoit donc de rôle. Active-les sous **{ server-boards }**.
server-champion-none = { $kind ->
    [daily] Champion de la donne du jour : aucun rôle.
    [tournament] Vainqueur du dernier tournoi : aucun rôle.
   *[season] Champion de la saison : aucun rôle.
}
server-champion = { $kind ->
    [daily] Champion de la donne du jour : { $role }.
    [tournament] Vainqueur du dernier tournoi : { $role }.
   *[season] Champion de la saison : { $role }.
}
server-champion-stuck = { $kind ->
    [daily] Champion de la donne du jour : ce devrait être { $role }, mais je ne peux pas le donner.
    [tournament] Vainqueur du dernier tournoi : ce devrait être { $role }, mais je ne peux pas le donner.
   *[season] Champion de la saison : ce devrait être { $role }, mais je ne peux pas le donner.
} { $problem }
server-set-champion = { $kind ->
    [daily] Champion du jour : aucun
    [tournament] Vainqueur du dernier tournoi : aucun
   *[season] Champion de la saison : aucun
}
role-gone = Il a été supprimé. Choisis-en un autre.
role-managed = Il est à tout le monde ou à une application : personne ne peut le donner. Choisis un rôle fait pour cela.
role-permission = Il me faut la permission « Gérer les rôles » : donne-la à mon rôle dans les paramètres du serveur, Rôles.
role-too-high = Il n’est pas sous mon propre rôle. Dans les paramètres du serveur, Rôles, glisse mon rôle au-dessus.
refusal-role-gone = Je ne peux pas donner ce rôle. { role-gone }
refusal-role-managed = Je ne peux pas donner ce rôle. { role-managed }
refusal-role-permission = Je ne peux pas encore donner de rôles. { role-permission }
refusal-role-too-high = Je ne peux pas donner ce rôle. { role-too-high }
refusal-role-twice = Ce rôle est déjà celui d’autres champions. Choisis-en un différent pour chacun.
refusal-role-not-yours = Tu ne peux choisir qu’un rôle que tu pourrais donner toi-même : il y faut la permission « Gérer les rôles », et un de tes rôles au-dessus. Quelqu’un qui l’a doit le choisir.
champion-given = { $kind ->
    [daily] Champion de la donne du jour
    [tournament] Vainqueur du dernier tournoi
   *[season] Champion de la saison
}
champion-taken = { $kind ->
    [daily] La donne du jour a un nouveau champion, ou aucun
    [tournament] Un tournoi a un nouveau vainqueur
   *[season] La saison a un nouveau champion, ou aucun
}

## The summary of a week

server-set-board_weekly = Un résumé de chaque semaine
server-set-board_weekly-yes = Résumer chaque semaine le lundi
server-set-board_weekly-no = Pas de résumé de la semaine
server-standing-weekly = Chaque lundi à { $hour }, { $zone }, j’y résume la semaine : c’est l’heure et le fuseau de la donne du jour.
week-title = La semaine ici
week-busiest = **Le plus de parties :** { $names } ({ $count ->
    [one] { $count } partie
   *[other] { $count } parties
})
week-climb = **Plus belle montée :** { $name }, { $game }, cote { $before } → { $after }
week-hand = **Plus grosse main :** { $names }, { $game }, { $points } à { $against }
week-closest = **Partie la plus serrée :** { $names }, { $game }, { $points ->
    [0] à égalité de points
    [one] de { $points } point
   *[other] de { $points } points
}
