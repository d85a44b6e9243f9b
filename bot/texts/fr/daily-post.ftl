### The post of the day: its settings, the message in a channel, and the direct message to who asked for one.

## Settings

server-daily = Donne du jour
server-daily-means = Chaque jour, il y a une donne pour tout le monde : les mêmes cartes, les mêmes ordinateurs, un seul essai. Je peux l’annoncer dans un salon, avec les meilleurs de la veille et un bouton pour jouer. Les noms s’affichent à mesure que les gens finissent.
server-daily-none = Aucun salon ne reçoit encore d’annonce. Tout le monde peut quand même jouer avec `/daily`.
server-daily-gone = Le salon de l’annonce a été supprimé. Choisis-en un autre.
server-daily-at = { $channel } la reçoit à { $hour }, { $zone } (aujourd’hui { $time } pour toi). { $left ->
    [one] Il reste alors { $left } heure
   *[other] Il reste alors { $left } heures
} pour jouer. Si personne ici ne joue pendant une semaine, elle ne notifie plus personne. Après un mois, je m’arrête jusqu’à ce que quelqu’un rejoue.
server-daily-mute = Je ne peux pas encore écrire dans { $channel }. Accorde-moi : { $permissions }.
server-daily-zone = Pour choisir un autre fuseau horaire, utilise `/server zone`.
server-daily-hour = Heure de l’annonce
server-set-daily_channel = Salon de l’annonce ; aucun : pas d’annonce
server-set-daily_hour = À { $hour }
server-set-daily_games = Jeux à tour de rôle ; aucun : tous
argument-server-zone = Le fuseau horaire de l’annonce du jour : une ville, comme Paris
argument-own-zone = Le fuseau horaire où l’on te parle de la donne du jour : une ville, comme Paris
refusal-no-such-zone = Je ne connais pas le fuseau horaire « { $typed } ». Écris une grande ville de chez toi, comme Paris ou Montréal, et choisis-la dans les propositions.

## The post

daily-post-title = Donne du jour : { $game }
daily-post-means = Les mêmes cartes pour tout le monde, un seul essai, pas de chrono. Elle finit { $ends }.
daily-post-restarted = La journée a recommencé, car les ordinateurs jouent autrement après une mise à jour. Tout le monde peut rejouer.
daily-post-finished = **Ont fini ici :** { $names }
daily-post-more = { $count } de plus
daily-post-hash = SHA-256 du secret de ces cartes : { $commitment }
daily-post-over = Donne du { $date } : { $game }. { $count ->
    [0] Personne ne l’a finie ici.
    [one] { $count } personne l’a finie ici.
   *[other] { $count } personnes l’ont finie ici.
}
daily-post-yesterday = Hier : { $game }
daily-post-played = { $count ->
    [one] { $count } personne a joué
   *[other] { $count } personnes ont joué
} en tout.
daily-post-field = { $count } personnes ont joué en tout ; la moitié a fait { PLUS($median) }{ $median } ou plus.
daily-post-par = Par : { PLUS($par) }{ $par }
daily-post-here = Ce serveur
daily-post-everywhere = Partout
daily-post-best = { $where } : { $people }
daily-post-ranked = { $place }. { $name } { PLUS($score) }{ $score }
daily-call-stop = Tu m’as demandé de te prévenir. `/preferences` change l’heure, ou arrête.
button-daily-play = Jouer
button-daily-others = Autres jeux
button-daily-proof = Donne vérifiable

## What proves it

daily-proof-title = Personne n’a choisi ces cartes
daily-proof-means = Chaque carte d’un jour, et chaque choix des ordinateurs, découle d’un secret de 32 octets tirés au hasard. Son empreinte (SHA-256) est montrée la veille. Le jour fini, `/table verify` avec ce `day` montre le secret et recalcule chaque carte.
daily-proof-today = **Aujourd’hui :** `{ $commitment }`
daily-proof-tomorrow = **Demain :** `{ $commitment }`
