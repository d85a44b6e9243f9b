### What people agree to before a table starts: its terms, its house rules, suggestions, and who can come.

## Terms

group-terms = Table
option-access = Ouverte à
option-access-server = tout le salon
option-access-invited = sur invitation seulement
option-access-anywhere = qui a le code de la table
option-pace = Rythme
option-pace-none = sans limite de temps
option-pace-live = en direct (secondes par tour)
option-pace-post = par correspondance (heures par tour)
option-turn = Temps par tour
option-late = En cas de retard
option-late-turn = l’ordinateur joue ce tour
option-late-autopilot = l’ordinateur joue jusqu’au retour
option-late-forfeit = la partie est perdue
option-film = Petits films
    .about = Un film d’un beau coup, sous la table jusqu’au suivant.
option-film-auto = dans les fils seulement
option-film-on = toujours
option-film-off = jamais
option-computers = Ordinateurs
option-computers-carefree = insouciant : ne gagne presque jamais
option-computers-beginner = débutant
option-computers-intermediate = intermédiaire
option-computers-advanced = avancé
option-computers-expert = expert
option-computers-master = maître : le plus fort
option-computers-steady = constant : un expert qui joue pareil pour tout le monde
option-aggression = Audace des ordinateurs
rules-type-aggression = Pour cent, de 0 à 100 : à quel point ils osent
option-hints = Conseils
    .about = Entre personnes, il n’y en a pas, sauf si tout le monde est d’accord. Face aux ordinateurs, tu en as toujours.
option-ranked = Classée
    .about = Une partie amicale est hors classement : elle ne compte sur aucun tableau et pour aucune cote, seulement pour le score de la soirée. Tu peux y demander à reprendre ton dernier coup.
option-open_hands = Mains ouvertes
    .about = Seulement hors classement. Le public peut voir toutes les mains d’une manche quand elle est finie. Sinon, il attend la fin de la partie.
option-practice = Entraînement
turn-live = { $time } secondes
turn-post = { $time ->
    [one] { $time } heure
   *[other] { $time } heures
}
rules-type-live = Secondes, de 20 à 900
rules-type-post = Heures, de 1 à 336
terms-pace = Tu as { $turn } par tour.
terms-late-turn = Si le temps de quelqu’un est écoulé, un ordinateur ({ $level }) joue ce tour.
terms-late-autopilot = Si le temps de quelqu’un est écoulé, un ordinateur ({ $level }) joue à sa place jusqu’à son retour.
terms-late-forfeit = Si le temps de quelqu’un est écoulé, son camp perd la partie.
terms-away = { $seat ->
    [no] Si toute la table attend quelqu’un { $minutes } minutes, les autres peuvent voter une pause.
    [yes] Si toute la table attend quelqu’un { $minutes } minutes, les autres peuvent voter une pause, ou de laisser un ordinateur ({ $level }) jouer à sa place.
   *[later] Si toute la table attend quelqu’un { $minutes } minutes, les autres peuvent voter une pause ; après { $hours } heures, de laisser un ordinateur ({ $level }) jouer à sa place.
}
terms-computers = Des ordinateurs jouent aux places libres : { $level }, audace { $aggression } %.
terms-hints = Les conseils sont permis : tout le monde ici peut demander ce que jouerait le meilleur niveau.
terms-friendly = C’est une partie amicale : elle est hors classement, et tu peux demander à reprendre ton dernier coup.
terms-open-hands = Mains ouvertes : le public peut voir toutes les mains d’une manche quand elle est finie.
option-levels = Ordinateurs place par place
level-of-seat = place { $number } : { $level }
levels-alike = tous pareils
terms-levels = Ordinateurs à leur propre niveau : { $levels }.
terms-invited = Seules les personnes invitées peuvent prendre place.
terms-anywhere = D’autres serveurs, on peut rejoindre la table avec `/table join code:{ $code }`
terms-guests = { $more ->
    [0] Invitations : { $players }.
   *[other] Invitations : { $players }, et { $more } de plus.
}

## Agreement

agreement-title = { $called }, { $seats } places
agreement-plain = Pas de règles maison : tout est comme dans la variante.
agreement-usual = Règles maison de cette table :
agreement-changed = Ceci a changé depuis ton accord :
option-alone = - { $option } : **{ $set }**
agreement-option = - { $option } : **{ $set }** (tu avais accepté { $usual })
agreement-asked = Cela te va ? Tu peux dire oui, proposer d’autres règles à l’hôte, ou partir.
agreement-given = Tu as donné ton accord.
agreement-host = Tu es l’hôte : c’est toi qui fixes les règles. **Règles** les change, et l’on redemande alors aux autres.
agreement-was-declined = L’hôte a refusé ta proposition.
agreement-sent = { $player } propose d’autres règles. L’hôte peut répondre avec **Propositions**.
agreement-declined = L’hôte a refusé la proposition { DE($player) }.
agreement-taken = Voici les règles que { $player } a proposées.
differences-more = { $count ->
    [one] - et { $count } de plus
   *[other] - et { $count } de plus
}
offer-title = Ta proposition
offer-empty = Change ci-dessous ce que tu préfères jouer, puis envoie-le à l’hôte.
offer-option = - { $option } : **{ $set }** au lieu de { $usual }
offer-is-draft = Tu as commencé une proposition, mais ne l’as pas encore envoyée :
offer-is-sent = Tu as proposé à l’hôte :
offers-title = Propositions { DE($player) }
offers-none = Il n’y a pas de proposition en attente.
offers-accepted = La table suit maintenant les règles que { $seat } a proposées.
offers-declined = Tu as refusé la proposition { DE($seat) }.
offers-others = Autres propositions
button-agree = D’accord
button-accept = Accepter
button-decline = Refuser
button-offer = Autres règles ?
button-offer-again = Changer ma proposition
button-offers = Propositions
button-send = Envoyer à l’hôte
button-withdraw = Retirer ma proposition

## Opening, inviting, and coming from elsewhere

argument-open_to = Qui peut prendre place ; sinon, qui voit le salon
argument-pace = Si les tours ont une limite de temps ; sinon, aucune
argument-turn = Temps par tour : secondes en direct, heures par correspondance
argument-late = Ce qui se passe quand le temps est écoulé
argument-computers = Le niveau des ordinateurs aux places libres ; intermédiaire par défaut
argument-aggression = À quel point les ordinateurs osent, en pour cent ; 50 par défaut
argument-practice = Une table d’entraînement est hors classement
argument-code = Le code d’une table d’un autre serveur
argument-guest = Qui
command-table-invite = Inviter quelqu’un à ta table ; sur invitation, personne d’autre ne peut s’y asseoir
command-table-remove = Libérer une place de ta table avant le début, ou retirer une invitation
thread-channel-busy = Ce salon a déjà une table. Tu peux ouvrir la tienne dans un fil.
thread-may-not-post = Tu ne peux pas écrire dans ce salon : ta table ne peut pas y être. Tu peux l’ouvrir dans un fil.
button-thread = L’ouvrir dans un fil
thread-name = { $called } : { $player }
invitation = { $mention } : { $player } t’invite à jouer, { $called }. { $link }
done-invited = Invitation envoyée : { $player }.
done-removed = { $player } n’a plus ni place ni invitation à ta table.
done-freed = L’hôte a libéré ta place.
done-joined-afar = Tu as une place à la table { $table }. Tout t’arrive en message privé : la table, ta main et les boutons.
permission-create_public_threads = Créer des fils publics
permission-create_private_threads = Créer des fils privés

## What the table refuses

refusal-dm-needed = Cette table est dans un autre serveur : tu y jouerais par messages privés, mais je ne peux pas t’en envoyer. Autorise ceux des membres de ce serveur et réessaie.
refusal-open-hands-ranked = Personne ne peut regarder les mains d’une partie classée avant la fin. Mets d’abord **{ option-ranked }** sur non.
refusal-no-such-code = Aucune table de ce code ne peut être rejointe d’ici. Vérifie le code avec l’hôte.
refusal-no-bots = Les bots ne peuvent pas jouer ici. Des ordinateurs prennent les places libres.
refusal-no-threads-here = Je ne peux pas ouvrir de fil ici. Essaie un autre salon.

refusal-already-invited = Cette personne est déjà invitée.
refusal-has-seat = Cette personne a déjà une place à cette table.
refusal-host-decides = Tu es maintenant l’hôte de cette table. **Règles** change ce qu’on y joue.
refusal-no-such-offer = Cette proposition n’est plus ouverte.
refusal-not-agreed = On attend l’accord sur les règles : { $seat }. Il suffit d’appuyer sur **D’accord** à la table, ou tu peux libérer une place avec **Places**.
refusal-not-invited = Cette table est sur invitation. Demandes-en une à l’hôte.
refusal-not-there = Cette personne n’a ni place ni invitation à cette table.
refusal-offers-the-same = La table suit déjà ces règles. Change d’abord quelque chose, ou accepte-les.
refusal-turn-not-paced = Les tours n’ont pas de limite de temps ici. Choisis d’abord un rythme.
refusal-turn-out-of-range = { $pace ->
    [live] Un tour peut durer de { $least } à { $most } secondes.
   *[post] Un tour peut durer de { $least } à { $most } heures.
}
refusal-yourself = C’est toi. Pour arrêter la table, utilise `/table close`.
