### Sentences that every game shares. A game's own words stand in its own file.
### Values come as words: cards, seat (a player's name), side (its players' names), rank, table (a table's id).

## Names

# La langue de ces textes, dans cette langue
language-name = Français
joined = { $first } et { $last }
listed-together = { $first }, { $next }
listed-apart = { $first } ; { $next }
# What stands in the corner of the king, the queen and the jack
card-letters = R D V
card-joker = Joker
card-jokers = { $count } jokers
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-10 = dix
rank-J = valets
rank-Q = dames
rank-K = rois
rank-A = as
rank-JK = jokers
suit-C = trèfle ♣
suit-D = carreau ♦
suit-H = cœur ♥
suit-S = pique ♠
# Where cards have German suits, as in Binokel, these take the place of the messages without german-.
german-suit-C = glands 🌰
german-suit-D = grelots 🔔
german-suit-H = cœur ♥
german-suit-S = feuilles 🍃
german-rank-Q = Ober
german-rank-J = Unter
german-rank-A = as
card-hidden = { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
# A class of player in rankings
computer = Ordinateur ({ $level })
# A player at a table
computer-name = 🤖 { $name }
film-alt = Petit film : { $told }
computer-level = { $name } ({ $level })
status-open = attend du monde
status-running = en cours
status-finished = terminée
status-closed = fermée
scope-action = la dernière action
scope-turn = tout le tour
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
target-numbered = { $name }, combinaison { $number }
target-another = { $name }, nouvelle combinaison

## The rules of a table

rules-title = { $called } : { $group }
rules-changed = { $count ->
    [one] Cette table a { $count } règle maison.
   *[other] Cette table a { $count } règles maison.
}
rules-differ = **Règles maison de cette table :**
rules-more = { $count ->
    [one] - et { $count } autre : appuie sur **Règles**
   *[other] - et { $count } autres : appuie sur **Règles**
}
rules-changed-more = { $count ->
    [one] - et { $count } autre, sur les autres pages
   *[other] - et { $count } autres, sur les autres pages
}
rules-nonstandard = { $text } (hors des règles de { $called })
rules-groups = Plus d’options
rules-options = Changer une option
rules-presets = Passer à une autre variante
rules-count = Changer le nombre de places
rules-seats = { $count } places
rules-edit = Changer une option
rules-type-number = Un nombre
rules-type-numbers = Des nombres, comme 4, 3. Vide : aucun.
rules-type-pairs = Des paires, comme 0: 15, 1500: 50. Vide : aucune.
group-game = Partie
group-deal = Donne
group-melds = Combinaisons
group-tricks = Plis
group-scoring = Points

## The table

table-title = { $called }, manche { $round }
alt-table = La table de jeu.
alt-computers = Ordinateurs : { $players }.
alt-side = { $side } : { $facts }.
alt-more = Tout ne tient pas ici : utilise /view à la table pour tout lire.
alt-hand = { $count ->
    [0] Ta main est vide.
    [one] Ta main, { $count } carte : { $cards }.
   *[other] Ta main, { $count } cartes : { $cards }.
}
phase-scored = la manche est finie
phase-won = la partie est finie
standing-turn = À **{ $players }** : { $phase }.
standing-scored = La manche { $round } est finie. N’importe qui à la table peut distribuer la suivante.
standing-won = La partie est à **{ $winners }** !
standing-drawn = Partie nulle entre **{ $winners }**.
standing-closed = Cette table est fermée. Qui y jouait peut la rouvrir avec `/table resume`{ $begun ->
    [yes] {" "}; une manche inachevée est alors redistribuée.
   *[no] .
}
scored-side = { $plain ->
    [yes] { $side }
   *[no] **{ $side }**
} { PLUS($points) }{ $points } (total { $total }){ $count ->
    [0] { "" }
   *[other] {" "}: { $lines }
}
scored-line = { $what } { PLUS($points) }{ $points }
# A turn in one line: the player, then what they did, as phrases without a subject
did = { $seat } { $did }.
did-also = { $first } ; { $next }
did-drew = { $known ->
    [1] { $count ->
        [0] ne pioche rien, la pioche est vide
       *[other] pioche { $cards }
    }
   *[0] { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
}
did-took-back = reprend { $cards }
event-drew = { $known ->
    [1] { $count ->
        [0] { $seat } ne pioche rien : la pioche est vide.
       *[other] { $seat } pioche { $cards }.
    }
   *[0] { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
event-dealt = { $seat } distribue la manche { $points }.
event-round-scored = Cette manche rapporte { $points } à { $side }.
event-forfeited = { $seat } abandonne la partie.
event-abandoned = Personne n’a continué.
event-swapped = { $seat } échange sa main avec la place suivante.
event-doctored = { $known ->
    [1] { $seat } échange une carte contre une carte cachée ({ $cards }).
   *[0] { $seat } échange une carte contre une carte cachée.
}
event-rewound = { $target ->
    [turn] { $seat } revient au début de son dernier tour.
    [moment] { $seat } revient là où la partie en était avant.
    [round] { $seat } recommence la manche { $points } avec les mêmes cartes.
    [game] { $seat } recommence la partie avec les mêmes cartes.
   *[deal] { $seat } fait redistribuer la manche { $points } avec de nouvelles cartes.
}
event-target-changed = L’objectif passe à { $points }.
event-game-won = Victoire pour { $side }, avec { number-of-points }.
event-game-drawn = Partie nulle, avec { number-of-points } chacun.
number-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
number-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tricks-won = { $won ->
    [one] { $won } pli
   *[other] { $won } plis
}
# Numbers in what players say aloud
spelt = { $points ->
    [0] rien
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [20] vingt
    [21] vingt-et-un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [28] vingt-huit
    [29] vingt-neuf
   *[other] { $points }
}
fact-no-melds = Aucune combinaison n’est posée.
has = { $members ->
    [one] a
   *[other] ont
}
fact-standing = { $side } { has } marqué { $points } dans cette manche, et { $total } dans les précédentes.
fact-scored = { $side } : { $points } dans cette manche (total { $total }).
fact-won = { event-game-won }
fact-game-drawn = { event-game-drawn }
goes-to = { $rounds ->
    [0] La partie se joue en { $target } { $target ->
        [one] point
       *[other] points
    }.
    [one] La partie se joue en une manche.
   *[other] La partie se joue en { $rounds } manches.
}
fact-round-over = La manche { $round } est finie.
fact-hand-count = { $count ->
    [one] { $seat } a { $count } carte.
   *[other] { $seat } a { $count } cartes.
}
fact-drawn = Nouveau dans ta main : { $cards }.

## Pages to read

page-table = La table en mots
page-auction = Les enchères
page-tricks = Plis gagnés dans cette phase
page-melds = Combinaisons sur la table
page-bonuses = Primes et pénalités de la manche
page-scoring = Le score pour l’instant, côte à côte
page-points = Points de la manche
page-declarations = Les annonces
page-hand = Ce que vaut ta main
page-title = **{ $page }**, { $called }
page-empty = Il n’y a encore rien à lire ici.

## Help

help-title = { $chapter } : { $called }
chapter-start = Premiers pas
chapter-rules = Règles
chapter-brief = Comment jouer
chapter-play = Boutons et commandes
chapter-strategy = Stratégie
chapter-scoring = Points
chapter-words = Vocabulaire
chapter-options = Options
help-pages = Une autre page
help-presets = Un autre jeu
choose-variant = Une autre variante
policy-privacy = [Confidentialité]({ $address })
policy-terms = [Conditions d’utilisation]({ $address })
policy-contact = Contact : { $address }
button-how-to-play = Comment jouer
help-brief-more = -# Les boutons sous ta main proposent ce que tu peux faire. Tout le reste est sur les autres pages.
rules-meaning = -# { $about }
help-version = -# Cardroom { $version }
help-start =
    Les jeux d’ici : { $games }. Tu en découvres un ? `/tutorial` te l’apprend, à une table rien que pour toi.

    1. `/table new` ouvre une table dans ce salon. Choisis le jeu avec `game` et `preset`.
    2. Les autres appuient sur **Rejoindre**. Ils voient les règles maison de la table et peuvent les accepter, en proposer d’autres ou s’en aller. L’hôte appuie sur **Commencer**, et des ordinateurs prennent les places libres.
    3. Ta main arrive en message privé. Sinon, appuie sur **Ma main** sous la table ou utilise `/hand`.
    4. Joue avec les boutons sous la table et sous ta main. Si tu préfères écrire, chaque bouton a sa commande.

    { "**" }Envie d’une pause ?** Rien n’est perdu. Les tours n’ont pas de limite de temps, sauf si l’hôte en fixe une. `/table autopilot` joue pour toi, et `/table pause` range la partie jusqu’à `/table resume`, dans ce salon ou un autre.

    { "**" }Et aussi :** `/assist` donne des conseils, explique tes coups, joue pour toi pas à pas ou fait jouer des ordinateurs entre eux. `/view` décrit la table avec des mots, et `/explore` montre ce que tu peux savoir des cartes. `/preferences` règle ta façon de jouer et l’aspect des images. `/leaderboard` montre les classements, et `/replay` une manche finie, pas à pas.

    { "**" }S’entraîner :** à une table d’entraînement, ou face aux seuls ordinateurs (la partie ne compte alors plus), **Revenir** annule des tours passés, et **Exercice** permet de changer les mains et de voir celles des autres. **Mêmes cartes** rejoue une partie finie.

    { "**" }Donnes vérifiables :** **Donne vérifiable** montre avant la donne le sceau des cartes (leur « engagement »). Après la manche, tu reçois un fichier qui prouve que personne n’a choisi les cartes, et `/table verify` le vérifie. Pour en avoir le cœur net, note d’abord le sceau, puis ajoute tes propres mots au mélange avec `/table join seed:`, même à une table que tu as ouverte.

    Choisis ci-dessous la suite de ta lecture.
help-option = - { $option } : { $set }
help-option-changed = - { $option } : **{ $set }** (d’habitude { $usual })
setting-yes = oui
setting-no = non
setting-none = aucun
setting-number = { $number }
command-help = Comment jouer aux jeux d’ici
command-view = Lire la table avec des mots, et plus encore
argument-page = Ce que tu veux lire

## Buttons and pickers

verb-draw = Piocher
verb-meld = Poser
verb-deal = Manche suivante
verb-undo = Annuler
verb-undo-turn = Annuler le tour
ask-meld = Que veux-tu poser ?
choice-draw = Piocher
label-draw = Piocher
more-meld = D’autres
more-take = Autres façons
button-join = Rejoindre
button-leave = Partir
button-start = Commencer
button-rules = Règles
button-seats = Places
button-usual = Règles de la variante
button-type = Écrire une valeur
button-hand = Ma main
button-fair-deal = Donne vérifiable
button-back = Retour
button-previous = Précédent
button-more = Plus
button-direct = Réessayer en privé
pick-cards = Ou choisis toi-même les cartes
pick-cards-of = Choisis toi-même : partie { $number } sur { $count } de ta main
pick-number = Ou choisis toi-même { $count ->
    [one] une carte
   *[other] { $count } cartes
}
pick-between = Ou choisis toi-même de { $least } à { $most } cartes
pick-play = { $does } : { $count ->
    [one] la carte choisie
   *[other] les { $count } cartes choisies
}
action-onto = { $count ->
    [0] { $does } : { $onto }
   *[other] { $does } { $what } sur { $onto }
}
pick-meaning = { $does } : que veux-tu dire ?
pick-refused = ⚠️ { $reason }

## Hands

hand-where = **{ $called }** dans { $channel }, { $server }
hand-score = { $side } { $points }
waiting-elsewhere = { $count ->
    [one] { $called } t’attend ›
   *[other] { $count } tables t’attendent : { $called } ›
}
hand-waiting = Tu as une place. Les cartes ne sont pas encore distribuées.
dm-closed = Je ne peux pas t’écrire en privé : ta main s’affiche donc ici dès que tu appuies sur un bouton de la table.
dm-later = Ta main arrivera un peu plus tard dans tes messages privés. D’ici là, appuie sur **Ma main** à la table ou utilise `/hand`.
dm-open = Ta main est dans tes messages privés.

## Commands

command-table = Ouvrir et mener des tables de cartes
command-table-new = Ouvrir une table dans ce salon
command-table-join = Prendre place à la table de ce salon, ou ajouter tes propres mots au mélange
command-table-leave = Quitter ta place ; en pleine partie, l’ordinateur la tient jusqu’à ton retour
command-table-start = Distribuer la première manche ; des ordinateurs prennent les places libres
command-table-close = Arrêter une table sans gagnant et montrer ses cartes
command-table-rules = Voir les règles de cette table ; avant le début, l’hôte peut les changer
command-table-seats = Voir qui joue avec qui ; avant le début, l’hôte peut le changer
command-table-resume = Amener une de tes tables dans ce salon
command-table-list = Lister les tables ouvertes et en cours de ce serveur
command-hand = Voir ta main, sans que personne d’autre ne la voie
kind-draw = piocher
kind-meld = poser des cartes
kind-deal = distribuer la manche suivante
kind-undo = annuler ta dernière action ou tout ton tour
command-undo = Annuler ta dernière action ou tout ton tour
command-deal = Distribuer la manche suivante
command-play = Commencer une partie dans ce salon, ou jouer une carte
command-verb = À ton tour : { $kind }
argument-game = À quel jeu jouer
argument-play = Un jeu à commencer, comme Canasta, ou une carte à jouer, comme KH (roi de cœur)
argument-preset = Quelle variante du jeu
argument-seats = Combien de places
argument-deals = Donnes numérotées : ce numéro donne à tout le monde les mêmes cartes
argument-seed = Les mots que tu veux ; ils entrent dans le mélange
argument-own-table = Laquelle de tes tables ; sinon celle de ce salon, ou la seule où tu as une place
argument-table = Quelle table ; sinon ta plus récente
argument-card = La carte, comme KH (roi de cœur) ou 10S
argument-cards = Les cartes, comme KH KS 2D ou « trois rois »
argument-onto = À quoi les ajouter, par exemple : rois
argument-word = Ta réponse
argument-scope = Ce qu’il faut annuler

## Answers

done-opened = Ta table est ouverte : { $link }
done-joined = Tu as une place : { $link }
done-seeded = Tes mots entrent dans le mélange. Après la manche 1, **Donne vérifiable** les montre avec ceux des autres.
done-started = Les cartes sont distribuées : { $link }
done-resumed = La table est maintenant ici : { $link }
done-left = Ta place est libre.
done-left-closed = Tu étais l’hôte : la table est donc fermée pour tout le monde. `/table resume` la ramène.
done-closed = La table est fermée. `/table resume` la ramène.
list-table = { $called }, { $status } : { $players } ({ $taken } places sur { $seats })
list-table-named = { $line }, table { $table }
list-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
list-none = Aucune table n’est ouverte dans ce serveur. Ouvres-en une avec `/table new`.

## Checking deals on the command line

deals-good = { $count ->
    [one] Chaque carte de la manche { $rounds } correspond à son sceau.
   *[other] Chaque carte des manches { $rounds } correspond à son sceau.
}
deals-compare = D’après le fichier, le sceau de la manche 1 était { $commitment }. Compare-le à celui que la table a montré, ou vérifie encore en donnant aussi celui-ci.
deals-later = Le sceau que tu as noté le prouve pour les manches { $round } et suivantes. Les précédentes étaient déjà finies quand il a été montré.
deals-good-day = Chaque carte du { $day }, en { $count ->
    [one] une partie
   *[other] { $count } parties
}, et les graines des ordinateurs découlent du secret, et le secret correspond à son sceau.
deals-compare-day = D’après le fichier, le sceau de ce jour était { $commitment }. Compare-le à celui montré la veille, ou vérifie encore en donnant aussi celui-ci.
deals-commitment = Un sceau a 64 chiffres de 0 à f. Si le tien vient d’une manche après la première, ajoute le numéro de cette manche : SCEAU@2.
problem-version = Ce n’est pas un fichier de donnes révélées, ou il vient d’une autre version.
problem-form = { $round ->
    [0] Le fichier est abîmé : « { $detail } » manque ou est faux.
   *[other] Manche { $round } : « { $detail } » manque ou est faux.
}
problem-pack = Le paquet n’est pas dans son ordre habituel : les cartes ont pu être choisies.
problem-commitment = Manche { $round } : la graine ne correspond pas au sceau.
problem-cards = Manche { $round } : ce ne sont pas les cartes que la graine distribue.
problem-empty = Ce fichier n’a aucune manche : il n’y avait rien à vérifier.
problem-noted = Le sceau que tu as noté n’est pas celui de cette partie pour la manche { $round }. Si la table l’a montré pour une autre manche, ajoute son numéro : SCEAU@2.
problem-day = Le sceau que tu as noté n’est pas celui de ce jour.
problem-secret = Le secret ne correspond pas au sceau de ce jour.
problem-game = Les cartes ou les graines des ordinateurs de { $detail } ne découlent pas du secret.
problem-unbound = Le sceau que tu as noté couvre les manches { $round } et suivantes, et ce fichier n’en contient aucune. Rien n’a été vérifié avec lui.

## What the table refuses

refusal-already-seated = Tu as déjà une place à cette table.
refusal-bot-may-not = Il me manque une permission dans ce salon : { $permission }. Rien n’a changé. Demande à quelqu’un qui gère le serveur de me l’accorder.
refusal-channel-busy = Ce salon a déjà une table. Prends un autre salon ou un fil, ou ferme d’abord cette table.
refusal-channel-gone = Le salon de cette table n’existe plus. Amène la table dans un autre avec `/table resume`.
refusal-damaged = La table { $table } ne peut pas être chargée. Rien n’a changé. Préviens la personne qui s’occupe de ce bot.
refusal-game-over = La partie est finie. Ouvres-en une nouvelle avec `/table new`.
refusal-no-more-rounds = Une partie a { $most } donnes au plus : je ne peux pas donner d’autres cartes. Tu peux revenir au début de la manche.
refusal-no-card = Je ne lis pas de carte dans « { $word } ». Écris les cartes comme KH (roi de cœur), 10♠ ou JK, ou des rangs : 888, rois, 2 jokers.
refusal-neither-card-nor-game = « { $text } » n’est ni une carte ni un jeu. Écris une carte comme KH (roi de cœur), ou un jeu à commencer : { $names }.
refusal-no-such-deal = Choisis une donne numérotée de { $first } à { $last }.
refusal-no-such-game = Je ne connais pas de jeu appelé { $game }. Choisis-en un dans la liste.
refusal-unknown-game = Je ne connais pas de jeu appelé « { $text } ». Tu peux jouer à : { $names }.
refusal-unknown-preset = Aucune variante ne s’appelle { $text }. Tu peux choisir : { $names }.
refusal-no-such-option = Ce jeu n’a pas d’option appelée { $option }.
refusal-no-such-seat = Cette table n’a pas cette place.
refusal-moves-not-kept = Les coups de la table { $table } ne sont plus conservés : on ne peut plus la montrer, la revoir, la vérifier ni la continuer. Ses résultats et records restent. Ouvre une nouvelle table avec `/table new`.
refusal-no-table = Cette table n’existe pas. `/table list` montre les tables de ce serveur.
refusal-no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/table new`.
refusal-no-table-of-yours = Tu n’as pas de table en ce moment. Ouvres-en une dans un serveur avec `/table new`.
refusal-not-host = { $seated ->
    [yes] Seul l’hôte de cette table, { $seat }, peut faire cela. Demande-lui.
   *[no] Seule la personne qui a ouvert cette table peut faire cela.
}
refusal-not-open = Ça ne marche qu’avant le début de la partie. Celle-ci a commencé, ou la table est fermée.
refusal-not-running = Aucune partie n’est en cours à cette table.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-your-turn = Ce n’est pas ton tour. On attend { $seat }.
refusal-round-not-over = La manche n’est pas finie. Joue-la d’abord jusqu’au bout.
refusal-round-over = La manche est finie. Distribue d’abord la suivante.
refusal-seed-too-long = Tes mots pour le mélange peuvent avoir { $most } caractères au plus.
refusal-stale = C’était dépassé. Voici la table d’à présent.
refusal-outdated = Ce message est dépassé. Relance sa commande pour en avoir un nouveau.
refusal-outdated-suggestion = Cette proposition est dépassée. Choisis-en une autre.
refusal-stopping = Je redémarre. Rien n’a changé. Réessaie dans une minute.
refusal-table-finished = Cette partie est finie. Ouvres-en une nouvelle avec `/table new`.
refusal-no-such-value = { $option } : « { $value } » ne convient pas. Choisis une autre valeur.
refusal-options-clash = « { $option } » et « { $other } » ne vont pas ensemble ainsi. Change d’abord l’autre.
refusal-option-out-of-range = { $option } : { $value } ne convient pas. Choisis un nombre de { $least } à { $most }.
refusal-too-many-seated = { $players } personnes ont une place, c’est trop pour { $seats } places. Quelqu’un doit d’abord partir.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-choose-number = Choisis { $needs ->
    [one] une carte
   *[other] { $needs } cartes
}. Tu en as pris { $has }.
refusal-choose-between = Choisis de { $least } à { $most } cartes. Tu en as pris { $has }.
refusal-names-nothing = Laisse les cartes de côté : « { $text } » n’en prend pas.
refusal-no-such-action = Il n’y a pas de « { $text } » dans ce jeu.
refusal-no-such-card = « { $text } » n’est pas une carte. Écris les cartes comme KH (roi de cœur), 10S, 2D ou JK.
refusal-not-in-hand = { $cards ->
    [Joker] Tu n’as pas de joker.
   *[other] Tu n’as pas { $cards }.
}
refusal-nothing-to-meld = Tu n’as rien à poser pour l’instant.
refusal-part = { $cards } : { $reason } Rien n’a été joué.
refusal-too-few-of-rank = { $has ->
    [0] Dans ta main, il n’y a pas de cartes de ce rang : { $rank }.
   *[other] Tu n’as pas { $needs } { $rank }, seulement { $has }.
}
refusal-which-copy = Tu as deux { $card }, et il importe de savoir laquelle. Choisis dans les propositions, ou précise, par exemple avec « main ».
refusal-which-suit = Laquelle ? Tu as { $cards }. Ajoute la couleur, comme dans RH ou R♥.
refusal-too-late-to-arrange = On ne peut changer les mains qu’au début d’un tour, avant la première combinaison et le premier pli.
refusal-swap-within-trick = On n’échange pas les mains au milieu d’un pli. Finis d’abord le pli.
refusal-swap-after-meld = Une combinaison est déjà posée dans cette manche : trop tard pour échanger les mains.
refusal-doctor-two-cards = Donne deux cartes : une de ta main, et celle que tu veux à la place.
refusal-doctor-laid-down = { $card } se pose dès qu’on la pioche : tu ne peux pas la garder en main. Choisis une autre carte.
refusal-doctor-not-hidden = { $card } n’est pas parmi les cartes cachées. Choisis une autre carte.
refusal-no-such-rewind = Tu peux revenir au début de ton dernier tour, de la manche ou de la partie, ou faire redistribuer la manche.
refusal-moment-gone = Tu ne peux pas y revenir : la partie a été recommencée depuis.
refusal-nothing-to-rewind = Tu n’as pas encore joué dans cette manche : il n’y a rien où revenir.
refusal-no-such-undo = Tu peux annuler ta dernière action ou tout ton tour.
refusal-no-such-preset = Aucune variante ne s’appelle { $value }. Choisis parmi les propositions en écrivant.
refusal-seats-not-played = Ces règles ne se jouent pas à { $value }. Choisis un autre nombre de places, ou d’autres règles.

## Options that every game has

option-preset = Variante
option-seats = Places
option-target = Score à atteindre
option-hand_size = Cartes distribuées à chacun
option-starter = Qui commence
option-starter-alternate = à tour de rôle
option-starter-loser = le plus petit score de la manche d’avant

## What Discord refuses, and what went wrong

fault-gone = Ce message ou ce salon n’existe plus. Utilise `/table resume` là où tu veux continuer.
fault-forbidden = Il me manque une permission dans ce salon. Je dois pouvoir le voir, y écrire et y joindre des fichiers.
fault-closed = Je ne peux pas t’écrire en privé. Appuie sur **Ma main** à la table ou utilise `/hand`.
fault-threads-full = Ce serveur a autant de fils actifs que Discord le permet. Prends un autre salon, ou archive un fil.
fault-slow = Discord est lent en ce moment. Réessaie dans une minute.
fault-not-in-dm = Ça ne marche que dans un serveur.
fault-old-command = Cette commande a changé. Écris-la de nouveau depuis le début.
fault-value = Je ne comprends pas « { $value } ». Vérifie et réessaie.
fault-store = Je n’ai pas pu enregistrer la partie : rien n’a donc changé. Réessaie dans une minute.
fault-unconfirmed = J’ai perdu la base de données en enregistrant : je ne sais pas si c’est passé. Je montrerai la table telle qu’elle est dès que je pourrai la lire.
fault-unexpected = Quelque chose s’est mal passé (erreur { $number }). Tout ce qui était enregistré est en sûreté. Réessaie.
