### The lobby: a table before its first deal.

## The message

lobby-title = { $called } : { $status ->
    [closed] table fermée
    [paused] table en pause
   *[other] on attend du monde
}
lobby-start = **{ $host } peut commencer la partie.**
lobby-start-waits = **Reste à approuver les règles : { $players }.** { $count ->
    [one] Il suffit d’appuyer sur **D’accord**.
   *[other] Il suffit que chacun appuie sur **D’accord**.
}
lobby-team = Équipe { $number } : { $players }
seat-free = une place libre
seats-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-host = L’hôte
lobby-seated = Autour de la table : { $players } ({ $taken } sur { $seats }).
lobby-counts = -# Compte pour les classements de { $called }.
lobby-counts-changed = -# Règles maison : cette partie compte dans les tableaux des règles modifiées.
lobby-counts-not = -# Ne compte pas pour les classements.

## The picture

goal-target = En { $target } points
lobby-pace = { $turn } par tour
lobby-changed = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
lobby-deals = Donne numérotée { $number }
lobby-seat-open = Place libre
lobby-seat-joins = ou un ordinateur joue
lobby-seat-computer = Ordinateur
lobby-seat-level = { $level }
lobby-seat-host = HÔTE
lobby-seat-asked = doit approuver
lobby-seat-ready = d’accord

## The selects of the host

lobby-choose-game = Jeu
lobby-choose-preset = Règles
lobby-choose-teams = Joueurs et équipes
lobby-choose-level = Ordinateurs
lobby-game = Jeu : { $game }
lobby-preset = Règles : { $preset }
lobby-level = Ordinateurs : { $level }
lobby-count = À { $count }{ $teams ->
    [0] { "" }
   *[other] , { $teams } équipes
}
lobby-with = À { $count } : l’hôte avec { $partner }

## Seats

seats-title = Qui est assis où
seats-seat = { $number }. { $player }
seats-sit = Prendre cette place
seats-move = Changer de place
seats-swap = Échanger deux places
seats-level = Régler le niveau d’un ordinateur, place par place
seats-level-of = L’ordinateur à la place { $number }
seats-level-usual = comme la table : { $level }
seats-free = Libérer la place de quelqu’un
seat-computer = une place libre (ordinateur : { $level })

## What is refused

refusal-host-starts = { CAPITAL($seat) } peut commencer la partie.
refusal-host-sets-up = Seul l’hôte, { $seat }, peut régler cette table. Appuie sur **Règles** pour voir ses règles ; si tu as une place, tu peux y en proposer d’autres.
refusal-seat-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
refusal-seat-is-free = Une place à cette table est maintenant libre. Appuie sur **{ button-join }**.

## A table without a free seat

full-table = **Toutes les places de cette table sont prises :** { $players }.
    Tu peux regarder ici : { $link }. Tout le monde y voit la table, seules les mains restent cachées. Je peux aussi te prévenir si une place se libère avant le début.
button-await-yes = Préviens-moi
button-await-no = Ne me préviens pas
full-awaited = Je te mentionnerai dans ce salon, une seule fois, si une place se libère à cette table avant le début.
full-not-awaited = D’accord, je ne te préviendrai pas.
seat-freed = { $mentions } : une place est libre à { $called }, { $link }. Elle est pour qui appuie en premier sur **{ button-join }**.
