### The settings of a server, for the people who manage it.

command-server = Régler où et par qui les tables s’ouvrent, leurs règles, la donne du jour et les tableaux
server-tables = Les tables de ce serveur
server-people = Qui peut faire quoi
button-export-csv = Exporter en CSV
button-export-json = Exporter en JSON
server-exported = Voici les résultats de ce serveur, une ligne par place d’une manche (à partir de 1) ou d’une partie (0). Personne d’autre ne voit ceci. Les noms de qui se cache des tableaux n’y sont pas.
server-barred = Les gens qui s’occupent de ce bot excluent ce serveur des tableaux de tous les serveurs.
server-boards = Tableaux et saisons de ce serveur
server-start = Message de départ
server-start-means = Avec ce message, on ouvre une table en appuyant sur un bouton, sans connaître aucune commande. Un serveur peut en avoir un.
server-start-none = Ce serveur n’en a pas encore.
server-start-at = Il est dans { $channel }.
button-start-post = Le mettre ici
button-start-move = L’amener ici
button-start-remove = Le retirer
start-pinned = Il est ici, et épinglé.
start-not-pinned = Il est ici, mais je ne peux pas l’épingler sans la permission « Épingler des messages ». Tu peux l’épingler toi-même.
start-removed = Il n’est plus là.

## The start message

start-title = Jouez aux cartes ici
start-means = Appuie sur un jeu pour ouvrir une table. D’autres peuvent la rejoindre, et des ordinateurs prennent les places libres.
start-more = D’autres jeux
button-about = C’est quoi ?
about-title = Un salon de cartes
about-means =
    Joue aux cartes avec les gens d’ici, ou contre l’ordinateur. Tu vois la table dans le salon et tes cartes dans un message privé.
    1. Appuie sur un jeu. Une table s’ouvre dans ce salon.
    2. Les autres appuient sur **Rejoindre**. Appuie sur **Commencer** quand tout le monde est là ; des ordinateurs prennent les places libres.
    3. Quand c’est ton tour, appuie sur un bouton sous tes cartes. Si tu ne le vois pas pendant une minute, je te mentionne.
    Tu découvres un jeu ? `/tutorial` te l’apprend en jouant, et `/help` a les règles. Pour choisir toi-même les règles, utilise `/table new`.
server-language = Langue des salons de ce serveur : { $language }. Les messages privés et les réponses qu’une seule personne voit sont dans la langue de cette personne.
server-set-language = La langue de ce serveur
server-set-language-is = Langue : { $language }
server-set-language-discord = Langue : comme dans Discord ({ $language })
server-channels = Les tables peuvent s’ouvrir dans { $channels } et leurs fils.
server-channels-all = Les tables peuvent s’ouvrir dans chaque salon où je peux écrire.
server-channels-gone = { $count ->
    [one] { $count } salon choisi a été supprimé.
   *[other] { $count } salons choisis ont été supprimés.
} { $left ->
    [yes] Choisis de nouveau pour nettoyer la liste.
   *[no] Il n’en reste aucun : les tables peuvent s’ouvrir partout jusqu’à ce que tu en choisisses d’autres.
}
server-openers = Les tables sont ouvertes par { $roles }, et par qui gère ce serveur. Tout le monde peut les rejoindre.
server-openers-none = Tout le monde peut ouvrir des tables.
server-moderators = Les tables sont modérées par { $roles }, et par qui a la permission « Gérer les salons ».
server-moderators-none = Les tables sont modérées par qui a la permission « Gérer les salons ».
server-roles-gone = { $count ->
    [one] { $count } rôle choisi n’existe plus.
   *[other] { $count } rôles choisis n’existent plus.
}
server-each = { $count ->
    [one] Chacun peut avoir { $count } table ouverte ou au repos à la fois.
   *[other] Chacun peut avoir { $count } tables ouvertes ou au repos à la fois.
}
server-words = Les noms qui contiennent ces mots s’affichent ici comme des numéros : { $words }
server-words-none = Chaque nom s’affiche tel quel.
server-set-openers = Qui peut ouvrir des tables ; aucun : tout le monde
server-set-moderators = Qui d’autre modère les tables
server-each-title = Tables ouvertes ou au repos par personne
server-set-each = { $count ->
    [one] { $count } table ouverte ou au repos par personne
   *[other] { $count } tables ouvertes ou au repos par personne
}
button-words = Mots interdits
words-label = Mots, séparés par des virgules
words-hint = Un nom qui en contient un s’affiche comme un numéro. idiot* trouve aussi idiotie, *idiot* partout.
server-usual = Tu peux aussi choisir ici les réglages de départ des nouvelles tables.
server-season = La saison { $number } a commencé le { $since }. Tu peux encore regarder les précédentes.
server-season-first = La première saison est toujours en cours.
server-set-channels = Seulement dans ces salons ; aucun : tous
server-set-preset = Jeu par défaut
server-set-plays = { $called }
server-set-term = { $option } : { $set }
server-set-boards = Les tableaux
server-set-boards-yes = Ce serveur a des tableaux
server-set-boards-no = Ce serveur n’a pas de tableaux
server-set-evening_card = La carte d’une soirée
server-set-evening_card-yes = Publier une image après une soirée de jeu
server-set-evening_card-no = Pas d’image après une soirée de jeu
server-set-everywhere = Partout
server-set-everywhere-yes = Les parties d’ici comptent aussi pour les tableaux de tous les serveurs
server-set-everywhere-no = Les parties d’ici comptent seulement pour les tableaux de ce serveur
button-season = Nouvelle saison
season-means = Une nouvelle saison commence avec des tableaux vides. L’actuelle reste visible, mais ne peut plus continuer. Commencer la saison { $next } maintenant ?
refusal-not-manager = Il faut pouvoir gérer ce serveur pour faire cela.
refusal-not-in-this-channel = On ne peut pas ouvrir de tables dans ce salon. Choisis-en un parmi : { $channels }.
refusal-not-an-opener = Dans ce serveur, il faut un de ces rôles pour ouvrir une table : { $roles }. Tu peux quand même rejoindre celles des autres.
refusal-may-not-post = { $thread ->
    [yes] Tu ne peux pas ouvrir de fil dans ce salon (il y faut la permission { $permission }) : je ne peux donc pas le faire pour toi. Utilise `/play` dans un salon où tu peux écrire.
   *[no] Tu ne peux pas écrire dans ce salon (il y faut la permission { $permission }) : je ne peux donc pas y mettre de table pour toi. Choisis un salon où tu peux écrire.
}
refusal-channel-taken = Ce salon a déjà une table, et tu ne peux pas y ouvrir de fil. Prends un autre salon, ou rejoins cette table avec `/table join`.
refusal-too-many-tables = Tu as ouvert ici { $count ->
    [one] { $count } table
   *[other] { $count } tables
} où personne ne joue en ce moment : { $tables }. Avant d’en ouvrir une autre, joues-y, ou arrête-la avec `/table close`. (Une partie est au repos quand personne n’a joué depuis 30 minutes.)

## Moderation

server-moderation = Registre de modération
record-means = Les parties que la modération a annulées, les résultats qu’elle a retirés des tableaux de ce serveur, et les personnes qu’elle tient à l’écart de ses tables. `/moderate` fait tout cela, sauf annuler : pour cela, utilise `/table close` ou **Table**.
record-nowhere = Aucun salon n’en est informé.
record-there = { $channel } est informé de chaque acte.
record-gone = Le salon qui en était informé a été supprimé.
record-channel = Un salon à informer ; aucun : nulle part
record-lift = Lever un blocage, ou remettre des résultats
record-empty = Rien n’a encore été fait.
record-annul = { $time } : { $moderator } a annulé la partie de la table { $table }. Raison : { $reason }
record-result = { $time } : { $moderator } a retiré des tableaux de ce serveur les résultats de la table { $table }. Raison : { $reason }
record-person = { $time } : { $moderator } a retiré des tableaux de ce serveur les résultats antérieurs { DE($player) }. Raison : { $reason }
record-block = { $time } : { $moderator } a bloqué aux tables d’ici { $player }. Raison : { $reason }
record-lifted = Levé par { $moderator }, { $time }.
record-label-result = Résultats de la table { $table } : { $reason }
record-label-person = Résultats { DE($player) } : { $reason }
record-label-block = Blocage { DE($player) } : { $reason }
button-newer = Plus récent
button-older = Plus ancien
button-annul = Annuler cette partie
annul-means = Tu modères cette table ({ $called }, table { $table }). Si tu la fermes, la partie est annulée : ses cartes sont montrées, elle ne compte pour personne, et elle ne peut pas reprendre. Ta raison est montrée à toute la table et enregistrée.
annul-reason = Raison
annul-reason-hint = Montrée à la table et dans le registre de modération
standing-annulled = La modération a annulé cette partie : elle ne compte pour personne. Raison : { $reason }
done-annulled = La partie est annulée et ne compte pour personne.
done-blocked = { $player } ne peut plus ouvrir ni rejoindre de tables dans ce serveur. Une partie en cours continue.
done-result-removed = Ces résultats sont retirés des tableaux de ce serveur. D’autres tableaux les gardent.
done-lifted = C’est levé.
command-moderate = Bloquer quelqu’un aux tables de ce serveur, ou retirer des résultats de ses tableaux
command-moderate-block = Empêcher quelqu’un d’ouvrir et de rejoindre des tables dans ce serveur
command-moderate-remove = Retirer des tableaux de ce serveur les résultats d’une partie ou d’une personne
command-moderate-daily = Retirer des tableaux de ce serveur le résultat de quelqu’un à une donne du jour
argument-moderated-day = Le jour, comme 2026-11-24 ; sinon le dernier de cette personne
argument-moderated-game = Quel jeu
refusal-no-daily-result = Cette personne n’a pas fini de telle donne du jour dans ce serveur.
command-moderate-lift = Lever un blocage, ou remettre des résultats
command-moderate-record = Voir ce que la modération a fait dans ce serveur
argument-moderated = Qui
argument-moderated-table = L’identifiant de la table d’une partie finie
argument-moderated-user = Les résultats de qui, jusqu’à maintenant
argument-reason = Pourquoi ; c’est enregistré
argument-entry = Ce qu’il faut lever
refusal-not-moderator = Il faut modérer les tables de ce serveur pour faire cela.
refusal-no-reason = Dis pourquoi, en quelques mots. C’est enregistré.
refusal-plays-here = Tu joues dans cette partie ou tu l’as quittée : la décision revient à quelqu’un d’autre de la modération.
refusal-maybe-played = Quelqu’un de cette table s’est fait oublier ensuite, et je ne peux pas savoir si c’était toi. La décision revient à quelqu’un de la modération qui m’utilisait déjà avant.
refusal-yourself-moderated = Tu ne peux pas en décider pour toi-même. Demande à quelqu’un d’autre de la modération.
refusal-in-force = C’est déjà fait. `/moderate record` le montre.
refusal-no-such-act = Il n’y a rien de tel à lever. Choisis dans les propositions.
refusal-table-or-user = Choisis soit une table, soit une personne.
refusal-blocked = La modération de ce serveur ne te laisse ni ouvrir ni rejoindre de tables ici. Vois cela avec elle.
