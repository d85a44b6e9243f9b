### Tournaments: the form, the post, the threads of matches, the private pages and the organiser's panel.

## Commands

command-tournament = Les tournois de ce serveur
command-tournament-new = Annoncer un tournoi dans ce salon
command-tournament-list = La liste des tournois de ce serveur
command-tournament-show = Regarder un tournoi
argument-tournament-name = Comment il s’appelle
argument-tournament-start = Quand il commence, comme 20:30 ou 2026-12-04 20:30 ; sinon, choisis dans une liste
argument-tournament = Quel tournoi

## Names

tournament-gone = Quelqu’un d’oublié
tournament-format-knockout = Élimination directe
tournament-format-double-knockout = Double élimination
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-ladder = Échelle
tournament-singles = Individuel
tournament-pairs = Par paires
tournament-single = une partie
tournament-duplicate = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, mêmes cartes pour tous
tournament-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
tournament-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}

## The form

tournament-draft = Regarde ce qui convient à ton serveur, puis appuie sur **{ button-tournament-open }**. Tout le salon pourra s’inscrire par un bouton.
tournament-draft-zone = -# Les heures sont celles de { $zone }. `/server zone` change cela.
tournament-choice = { $what } : { $choice }
tournament-set-game = Jeu
tournament-set-format = Formule
tournament-set-length = Un match
tournament-set-turn = Temps par tour
tournament-set-time = Temps par match
tournament-set-start = Début
tournament-set-pairs = Inscriptions
tournament-set-most = Taille
tournament-set-rounds = Tours du tournoi
tournament-set-answer = Délai de réponse
tournament-set-seeding = Têtes de série
tournament-set-check_in = Pointage
tournament-set-ending = À la fin
tournament-set-weekly = Fréquence
tournament-by-hand = quand je le lance
tournament-moment = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $date }, { $time }
tournament-most = { $count } au plus
tournament-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
tournament-rounds-by-size = autant que la taille l’exige
tournament-seeding-rating = d’après la cote
tournament-seeding-draw = tirées au sort
tournament-seeding-hand = à la main
tournament-no-check-in = aucun
tournament-check-in = { $time } avant le début
tournament-no-cut = pas de phase finale
tournament-cut = les { $count } meilleurs en élimination directe
tournament-no-third = la finale seulement
tournament-third = un match pour la troisième place aussi
tournament-once = une fois
tournament-weekly = chaque semaine à cette heure
button-tournament-open = L’annoncer
done-tournament-new = **{ $name }** est annoncé dans ce salon. { $starts ->
    [hand] Quand il y a assez de monde, appuie là-bas sur **{ button-tournament-organise }**, puis sur **{ button-organise-start }**.
   *[other] Il commence tout seul, { $starts }.
}
tournament-no-event = Il n’est pas dans les évènements de ce serveur : il me faut pour cela la permission « Créer des évènements », dans les paramètres du serveur, Rôles.
refusal-tournament-no-name = Donne au tournoi un nom que les gens peuvent lire.
refusal-tournament-choices = Ces choix ne vont pas ensemble. Recommence avec `/tournament new`.
refusal-tournament-no-time = Je ne lis pas d’heure dans « { $typed } ». Écris 20:30, ou une date et une heure comme 2026-12-04 20:30.
refusal-not-an-organiser = { $roles ->
    [none] Les tournois sont organisés par la modération de ce serveur. Qui le gère peut choisir, dans `/server`, des rôles qui le peuvent aussi.
   *[other] Les tournois sont organisés par la modération de ce serveur et par { $roles }.
}

## The post

tournament-title = 🏆 { $name }
tournament-facts = { $called } · { $format } · { $entries }
tournament-length = Un match : { $length }. Un tour : { $turn }.
tournament-time = Chaque match a { $time } ; s’il est alors en cours, il peut durer encore autant. Qui ne vient pas perd le match, et sort du tournoi après deux.
tournament-facts-rounds = Il compte { $rounds }, ou moins si tout le monde s’est déjà rencontré avant.
tournament-facts-answer = Délai pour répondre à un défi : { $time }. Sans réponse, les deux échangent leurs places.
tournament-event-join = Pour participer, appuie sur **{ button-tournament-join }** ici : { $link }
tournament-is-open = { $starts ->
    [hand] Il est lancé quand il y a assez de monde.
   *[other] Il commence { $starts } ({ $left }).
}
tournament-is-check-in = **Le pointage est ouvert** : appuie sur **{ button-tournament-check }** pour jouer. Début { $left }.
tournament-is-running = { $ends ->
    [none] **Le tour { $round }** est fini.
   *[other] **Tour { $round }** sur { $rounds }, fin { $ends }.
}
tournament-is-ladder = L’échelle est ouverte. Défie quelqu’un jusqu’à trois places au-dessus de toi, et prends sa place si tu gagnes.
tournament-is-paused = Le tournoi est en pause. Les parties en cours continuent.
tournament-is-over = Victoire : **{ $winner }**.
tournament-is-cancelled = { $why ->
    [too-few] Il a été annulé : trop peu de monde au début.
   *[organiser] L’organisation l’a annulé.
}
tournament-lacking = ⚠️ Je ne peux pas encore ouvrir les matchs. Accorde-moi ici : { $permissions }. D’ici là, personne ne perd de temps.
tournament-nobody = Personne n’est encore inscrit.
tournament-entries = **Inscriptions ({ $count } sur { $most }) :** { $names }
tournament-waits = { $name } (attend sa moitié de paire)
tournament-here = { $name } ✓
tournament-more = { $count } de plus
tournament-more-below = -# … et { $count } de plus : **{ button-tournament-matches }**
tournament-rung = { $place }. { $name }
tournament-byes = -# { $count ->
    [one] Exemption de ce tour, qui compte comme une victoire : { $names }
   *[other] Exemptions de ce tour, qui comptent comme des victoires : { $names }
}
tournament-match-open = **{ $first }** et **{ $second }**{ $there ->
    [none] {" "}: leur table arrive bientôt
    [private] {" "}jouent
   *[other] {" "}: { $there }
}
tournament-match-asked = **{ $first }** défie **{ $second }** : le délai de réponse se termine { $ends }
tournament-match-hidden = **{ $first }** et **{ $second }** ont fini
tournament-match-over = { $won ->
    [first] **{ $first }** bat { $second }
    [second] **{ $second }** bat { $first }
   *[none] { $first } et { $second } : { $how ->
        [absent] personne n’est venu
       *[played] match nul
    }
}{ $how ->
    [played] , { $one }–{ $two }
    [late] , { $one }–{ $two } à la fin du temps
    [lot] , à égalité, au tirage au sort
    [absent] { $won ->
        [none] {""}
       *[first] , par forfait
    }
    [withdrawn] , par abandon
    [decided] , par décision de l’organisation
   *[bye] {""}
}
button-tournament-join = M’inscrire
button-tournament-leave = Partir
button-tournament-check = Je suis là
button-tournament-match = Mon match
button-tournament-standings = Classement
button-tournament-bracket = Tableau final
button-tournament-matches = Matchs
button-tournament-challenge = Défier
button-tournament-organise = Organiser
button-tournament-proof = Tirage vérifiable
button-tournament-computer = Jouer l’ordinateur
button-tournament-accept = Accepter
button-tournament-decline = Céder la place

## Threads, and the end

tournament-thread = { $name } { $number } : { $first } – { $second }
tournament-call = { $people } Votre match de **{ $name }** est prêt. Appuyez sur **{ button-in }** à la table ; il commence quand tout le monde y est, et doit commencer { $ends }.
tournament-thread-closes = -# Ce fil se ferme { $closes }.
tournament-won = 🏆 { $name } : victoire pour { $winner }
tournament-placed = { $place ->
    [2] Deuxième place : { $names }
   *[3] Troisième place : { $names }
}

## Answers

done-tournament-joined = Ton inscription à **{ $name }** est faite. { $phase ->
    [open] Je t’appellerai pour ton premier match dans un fil de ce salon.
    [check-in] Ton pointage est fait aussi.
   *[running] Tu joues à partir du tour suivant.
}
done-tournament-asked = C’est noté pour **{ $name }**, avec { $partner }. Tu comptes dès que **{ button-tournament-join }** est pressé de ce côté-là aussi.
done-tournament-accepted = Vous jouez **{ $name }** ensemble.
done-tournament-left = Tu as quitté **{ $name }**.
done-tournament-here = Ton pointage est fait. Début { $starts }.
done-tournament-challenged = Défi lancé à { $name } : le délai de réponse se termine { $ends }. Sans réponse, vous échangez vos places.
done-tournament-answered = { $accepted ->
    [yes] Votre table arrive dans un fil de ce salon.
   *[no] Vous avez échangé vos places.
}
done-tournament-posted = Il est de nouveau affiché dans son salon.
tournament-ask-partner = Avec qui joues-tu ?
tournament-partner-means = Une paire, c’est deux. L’autre accepte en appuyant sur **{ button-tournament-join }** sous l’annonce.
tournament-leave-means = **{ $name }** a commencé : tu perdrais ton match en cours, garderais tes résultats, et ne pourrais plus revenir.
tournament-your-match = En face de toi : { $opponent }{ $there ->
    [none] . Votre table arrive bientôt ; je t’appellerai dans son fil.
   *[other] {" "}dans { $there }. Le temps se termine { $ends }.
}
tournament-bye-means = Tu ne joues pas ce tour : il compte comme une victoire. Si tu veux, joue l’ordinateur en attendant ; cette partie ne compte pour rien.
tournament-no-matches = Aucun match n’a encore été tiré.
tournament-replays = Revoir un match
tournament-page = Page { $page } sur { $pages }
tournament-pages = Une autre page
tournament-challenge-means = Qui défies-tu ? Il reste alors { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour répondre ; sans réponse, vous échangez vos places.
tournament-ask-challenge = Jusqu’à trois places au-dessus de toi
tournament-answer = **{ $name }** te défie. Le délai de réponse se termine { $ends } ; sans réponse, vous échangez vos places.
tournament-proof = Têtes de série, appariements et cartes communes à toutes les tables découlent d’un secret. Son empreinte (SHA-256) est la même depuis l’annonce du tournoi :
    `{ $commitment }`
    { $over ->
    [yes] Le fichier contient le secret et tout ce qui en découle.
   *[no] Quand le tournoi est fini, ce bouton donne le secret et tout ce qui en découle.
}
refusal-tournament-no-match-now = { $phase ->
    [open] Il n’a pas encore commencé. Je t’appellerai pour ton match dans un fil de ce salon.
    [check-in] Il n’a pas encore commencé. Je t’appellerai pour ton match dans un fil de ce salon.
   *[running] Tu n’as pas de match maintenant : le tien de ce tour est fini. Le tour suivant commence quand tous les matchs sont finis.
}
refusal-tournament-no-bracket = Il n’y a pas encore de tableau final.
refusal-tournament-nobody-above = Tu ne peux défier personne maintenant : tu es au sommet, ou l’on est pris au-dessus de toi.

## Pictures

tournament-standings = { $phase ->
    [over] Classement final
    [ladder] L’échelle
    [during] Classement pendant le tour { $round }
   *[after] Classement après { $round ->
        [one] { $round } tour
       *[other] { $round } tours
    }
}
tournament-podium = { $called } · { $format } · { $pairs ->
    [yes] { $count } paires
   *[no] { $count } inscriptions
}
tournament-column-points = Points
tournament-column-duplicate = Cartes
tournament-column-buchholz = Buchholz
tournament-column-sonneborn-berger = S-B
tournament-column-direct = Direct
tournament-column-wins = Gagnés
tournament-column-lost = Perdus
tournament-out = hors jeu
tournament-decided-by = Égalité : { $first } devant { $second } par { $by ->
    [points] les points
    [duplicate] le résultat avec les mêmes cartes
    [buchholz] les points des adversaires (Buchholz)
    [sonneborn-berger] les points des adversaires battus (Sonneborn-Berger)
    [direct] leur propre match
    [wins] les matchs gagnés
    [lost] les matchs perdus
   *[lot] tirage au sort
}
tournament-alt-nobody = Personne n’est encore au classement
tournament-alt-place = { $place }. { $name } { $figure }
tournament-alt-match = { $over ->
    [yes] { $first } et { $second } : victoire pour { $winner }
   *[no] { $first } et { $second }
}
tournament-bracket = { $stage ->
    [W] Tableau final
    [L] Tableau des perdants
    [F] Finale
   *[T] Troisième place
}
tournament-bracket-round = { $stage ->
    [F] { $round ->
        [1] Finale
       *[other] Deuxième finale
    }
    [T] Troisième place
    [L] Tour { $round }
   *[W] { $count ->
        [1] Finale
        [2] Demi-finales
        [4] Quarts de finale
       *[other] Tour { $round }
    }
}

## Statistics

stats-trophies = 🏆 { $count ->
    [one] { $count } tournoi gagné
   *[other] { $count } tournois gagnés
}{ $named ->
    [no] .
   *[yes]  : { $names }
}
stats-trophies-more = { $count } de plus
stats-placed = { $second ->
    [0] {""}
    [one] Deuxième place dans { $second } tournoi.
   *[other] Deuxième place dans { $second } tournois.
}{ $third ->
    [0] {""}
    [one] { $second ->
        [0] Troisième place dans { $third } tournoi.
       *[other] {" "}Troisième dans { $third }.
    }
   *[other] { $second ->
        [0] Troisième place dans { $third } tournois.
       *[other] {" "}Troisième dans { $third }.
    }
}

## Lists

tournament-none = Il n’y a pas de tournoi ici en ce moment. `/tournament new` en annonce un.
tournament-recent = Finis
tournament-repeats = -# Chaque semaine à { $time }, { $zone }
tournament-in-list = **{ $name }**, { $called }, { $there } : { $phase ->
    [open] { $count } inscriptions, { $starts ->
        [hand] début au choix de l’organisation
       *[other] début { $starts }
    }
    [check-in] pointage, début { $starts }
    [running] tour { $round }, { $count } en jeu
    [paused] en pause
    [cancelled] annulé le { $ended }
   *[over] terminé le { $ended }
}

## The organiser's panel

tournament-organise = Organiser { $name }
tournament-organise-means = { $phase ->
    [open] Personne d’autre ne voit ceci. Quand il y a assez de monde, lance-le.
    [check-in] Personne d’autre ne voit ceci. Il commence tout seul ; tu peux aussi le lancer maintenant avec qui a pointé.
    [over] Ce tournoi est fini.
    [cancelled] Ce tournoi a été annulé.
   *[running] Personne d’autre ne voit ceci. Tout se fait tout seul ; ceci est là si quelque chose cloche.
}
button-organise-start = Lancer maintenant
button-organise-pause = Pause
button-organise-resume = Reprendre
button-organise-unpair = Refaire le tirage
button-organise-end = Finir
button-organise-drop = Retirer
organise-page = Liste { $page } sur { $pages }
organise-extend = Donner plus de temps à ce tour
organise-extend-by = { $time } de plus
organise-decide = Décider d’un match
organise-wins = { $winner } bat { $other }
organise-draw = { $first } et { $second } : match nul
organise-drop = Retirer quelqu’un
organise-replace = Remplacer quelqu’un
organise-whom = Qui part ?
organise-new = Qui arrive ?
organise-replace-means = Qui joue désormais à la place { DE($name) } ? Les résultats restent.
organise-end-means = { $phase ->
    [open] Annuler ce tournoi ? Toutes les inscriptions sont perdues.
    [check-in] Annuler ce tournoi ? Toutes les inscriptions sont perdues.
   *[running] Finir ce tournoi maintenant ? Les places sont celles du classement, et les matchs en cours ne comptent plus.
}
organise-unpair-means = Refaire le tirage de ce tour ? Ce n’est possible que si personne n’a joué. Le tournoi est alors en pause.
organise-drop-means = Retirer { $name } ? Les résultats restent ; un match en cours est perdu.
done-organise-start = C’est parti : j’ouvre les matchs.
done-organise-pause = En pause. Aucun tour n’est tiré avant la reprise.
done-organise-resume = Ça reprend.
done-organise-extend = Le tour a plus de temps.
done-organise-decide = C’est décidé. Le résultat porte ta marque.
done-organise-new = Le remplacement est fait.
done-organise-sure-unpair = Le tirage est défait, et le tournoi en pause. Reprends-le pour tirer ce tour de nouveau.
done-organise-sure-end = Il est fini.
done-organise-sure-drop = C’est retiré.

## L’ordre des têtes de série à la main

button-seeds = Têtes de série
seeds-title = Têtes de série de { $name }
seeds-means = Choisis quelqu’un pour changer sa place, ou tape tout l’ordre. L’ordre compte tel qu’il est ici ; les inscriptions marquées « au sort » sont tirées au départ, derrière les autres.
seeds-line = { $place }. { $name }{ $drawn ->
    [yes] {" "}(au sort)
   *[no] {""}
}
seeds-move = Déplacer quelqu’un
button-seeds-type = Taper l’ordre
seeds-place = Nouvelle place
seeds-place-hint = De 1, la meilleure, à { $count }
seeds-order = Les numéros de la liste, le meilleur d’abord
seeds-order-hint = « 3 1 » met le numéro 3 en premier et le numéro 1 en deuxième. Les autres suivent tels quels.
done-seeds-place = { $name } a maintenant le numéro { $place }.
done-seeds-order = L’ordre est changé.
tournament-entries-seeded = **Inscriptions ({ $count } sur { $most }), par tête de série :** { $names }
refusal-seeds-none = Tape au moins un numéro de la liste.
refusal-seeds-unknown = La liste n’a pas de numéro { $place } : elle finit à { $count }.
refusal-seeds-twice = Tu as tapé deux fois le numéro { $place }.
refusal-seeds-changed = La liste a changé entre-temps. Regarde-la encore, puis tape l’ordre.

## Settings

server-organisers = Les tournois sont organisés par { $roles }, en plus de la modération.
server-organisers-none = Les tournois sont organisés par la modération.
server-set-organisers = Qui d’autre peut organiser des tournois
