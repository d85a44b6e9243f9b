### Time limits, absent players and what the others can decide, and how a table comes back.

## Names

computer-for = 🤖 pour { $name }
name-autopilot = { $name } (pilote automatique)
status-paused = en pause

## The time of a turn

time-turn = Le temps s’achève { $time } ; alors { $late }.
late-turn = l’ordinateur joue ce tour
late-autopilot = le pilote automatique joue jusqu’au retour
late-forfeit = la partie est perdue
time-turns = Le temps s’achève { $times } ; alors { $late }.
time-of = pour { $seat } { $time }
time-deal = La manche suivante est distribuée { $time }.
reminder = { $player }, c’est ton tour : { $called } dans { $link }
reminder-remote = { $player }, c’est ton tour : { $called }. Ta main est ici : { $link }

## Who is away

away-vote = **{ $players }** { $seen ->
    [yes] { $count ->
        [one] a regardé la table, mais n’a pas joué
       *[other] ont regardé la table, mais n’ont pas joué
    } depuis longtemps.
   *[no] { $count ->
        [one] n’a pas l’air d’être là
       *[other] n’ont pas l’air d’être là
    }.
} Les autres peuvent décider de la suite : appuyez sur **Voter** ({ $needed ->
    [one] { $needed } vote suffit
   *[other] { $needed } votes suffisent
}).
away-votes = Pour { $motion } : { $votes } votes sur { $needed }.
motion-wait = attendre encore
motion-computer = laisser l’ordinateur jouer à sa place
motion-pause = mettre la table en pause
motion-close = fermer la table
motion-host = devenir l’hôte à sa place
away-choose = Que veux-tu faire ? { $needed ->
    [one] Ton vote décide.
   *[other] { $needed } votes décident. D’ici là, tu peux changer le tien.
}
away-computer-later = Un vote pour laisser un ordinateur jouer à sa place s’ouvre { $time }.
away-hand = Le pilote automatique joue pour toi. Pour l’arrêter, joue une carte ou appuie sur **Me revoilà**.

## Closing a game that counts

closing-asked = **{ $players }** { $agreed ->
    [one] veut
   *[other] veulent
} fermer cette partie avant la fin ({ $agreed } d’accord sur { $count }). Si toute la table est d’accord dans cette manche, la partie finit pour de bon. D’ici là, continuez à jouer.
done-close-asked = Cette partie compte : toute la table doit donc être d’accord pour la fermer. J’ai demandé aux autres, et tu peux continuer à jouer. Pour t’arrêter tout de suite, utilise `/table pause`, qui garde les cartes, ou `/table leave` : l’ordinateur joue alors pour toi, et une défaite est la tienne.
done-game-closed = La table est fermée, et la partie finit sans gagnant. Pour jouer la suite plus tard, utilise plutôt `/table pause`.
refusal-game-closed = Cette partie a été fermée et ses cartes montrées : on ne peut pas la reprendre. Pour en commencer une nouvelle, appuie sur **{ button-rematch }** ou utilise `/table new`.
refusal-gives-up = { $cost ->
    [free] Cette partie compte, mais tu n’y as encore rien décidé : la fermer ne coûte rien ({ free-ending }). Pour garder ses cartes, utilise plutôt `/table pause`.
   *[loss] Cette partie compte et tu ne mènes pas : la fermer maintenant compte comme une défaite. Pour jouer la suite plus tard, utilise plutôt `/table pause`.
}
free-ending = le numéro { $number } des { $most } parties que tu peux ainsi fermer ou changer en entraînement en 24 heures
button-give-up = Abandonner
button-close-free = La fermer
done-gave-up = Tu as abandonné cette partie : elle compte comme une défaite. **Mêmes cartes**, à la table, la rejoue pour s’entraîner.
done-others-left = La partie est finie, et perdue pour qui l’a quittée.
standing-over = Cette table est fermée, et la partie finit sans gagnant.
button-close = D’accord pour fermer

## Pausing a game with a time limit

pausing-asked = **{ $players }** { $agreed ->
    [one] veut
   *[other] veulent
} mettre cette partie en pause ({ $agreed } d’accord sur { $count }). Elle continue jusqu’à ce que tout le monde soit d’accord ; pour refuser, continuez à jouer. Ensuite, n’importe qui à la table peut la reprendre, et le temps du tour repart d’où il en était.
button-pause = D’accord pour la pause
done-pause-asked = Les tours ont ici une limite de temps : toute la table doit donc être d’accord. J’ai demandé aux autres ; d’ici là, la partie continue, et le temps aussi.

## Moving the table

moving-asked = **{ $players }** { $agreed ->
    [one] veut
   *[other] veulent
} déplacer cette table vers { $channel }. Elle bouge dès que toutes les personnes présentes sont d’accord, ou que l’hôte la déplace.
button-move = D’accord pour bouger
done-move-asked = Seul l’hôte peut déplacer cette table sans demander. J’ai demandé aux autres, et elle bouge quand ils sont d’accord.
done-move-agreed = Merci. La table bouge dès que les autres sont d’accord aussi.

## How it ended

stood-in = { $actions ->
    [one] Un ordinateur a décidé { $actions } fois pour { $seat }.
   *[other] Un ordinateur a décidé { $actions } fois pour { $seat }.
}
forfeited = Temps écoulé : { $side } { $members ->
    [one] perd
   *[other] perdent
} la partie.
gave-up = { $side } { $members ->
    [one] abandonne et perd
   *[other] abandonnent et perdent
} la partie.
abandoned = Personne n’a joué en { $days } jours, la partie est donc finie : { $side } { $members ->
    [one] menait et gagne.
   *[other] menaient et gagnent.
}
won-by-computer = Un ordinateur a pris la plupart des décisions { DE($seat) } : cette victoire ne compte pas pour { $seat }.
unranked-hardly-played = Cette victoire ne compte ni pour la ligue ni pour la cote, car quelqu’un a pris moins de la moitié de ses décisions dans chaque manche finie.
unranked-repeated = Cette partie ne compte ni pour la ligue ni pour la cote, car les deux mêmes personnes avaient déjà joué trop de parties l’une contre l’autre aujourd’hui.
left-lost = { $name } a quitté cette partie et la perd.
button-resume = Reprendre
standing-paused = Cette table est en pause, et ses cartes restent secrètes. N’importe qui à la table peut continuer avec **{ button-resume }** dans son salon, ou avec `/table resume` dans un autre que vous voyez tous.

## Buttons

button-vote = Voter
button-return = Reprendre ma place
button-back-again = Me revoilà

## Commands

command-table-autopilot = Laisser l’ordinateur jouer pour toi jusqu’à ton retour, ou reprendre la main
command-table-pause = Mettre une table en pause et garder ses cartes secrètes
command-table-vote = Voter sur la suite quand quelqu’un est absent

## Answers

done-autopilot-on = L’ordinateur joue pour toi. Il s’arrête dès que tu joues, ou avec un nouveau `/table autopilot`. Une victoire ne compte pour toi que si tu prends au moins la moitié de tes décisions.
done-autopilot-off = Tu joues de nouveau.
standing-abandoned = { $ends ->
    [loss] Continue avant { $until }, sinon cela compte comme une défaite.
    [standing] Si personne ne continue avant { $until }, qui mène gagne ; à égalité, la partie finit sans résultat.
   *[given-up] Continue avant { $until }, sinon tu l’abandonnes : c’est aussi une défaite, sauf s’il te reste une fermeture gratuite.
}
done-paused = La table est en pause, et ses cartes restent secrètes. `/table resume` reprend exactement là où vous étiez.{ come-back }
come-back = { $ends ->
    [loss] {" "}{ standing-abandoned }
    [given-up] {" "}{ standing-abandoned }
    [standing] {" "}{ standing-abandoned }
   *[none] {""}
}
stay-away = { $counts ->
    [yes] {" "}Si tu ne reviens pas, une victoire va à l’ordinateur, mais une défaite est la tienne.
   *[no] {""}
}
done-left-game = Ta place est libre, et l’ordinateur joue pour toi. { $back ->
    [button] **Reprendre ma place** te la rend.
    [code] `/table join code:{ $table }` te la rend.
   *[command] `/table join` te la rend.
}{ stay-away }
done-taken-over = Les autres ont continué sans toi : l’ordinateur tient ta place jusqu’à ce que tu la reprennes.{ stay-away }
done-returned = Ta place est de nouveau à toi : { $link }
done-voted = Merci, ton vote compte.
done-present = Les autres voient que tu es là.

## What is refused

refusal-paused = Cette table est en pause. Continue avec `/table resume`, dans n’importe quel salon que toute la table peut voir.
refusal-seat-left = L’ordinateur joue pour toi. Pour retrouver ta place, utilise `/table join` ou appuie sur **Reprendre ma place** à la table.
refusal-which-table = Tu joues à plus d’une table : { $tables }. Choisis-en une avec l’option `table`.
refusal-nothing-to-resume = Aucune de tes tables n’est en pause. Utilise ceci dans un salon pour y amener une table.
refusal-resume-there = Je ne peux pas vérifier d’ici si tu peux écrire dans le salon de cette table. Utilise `/table resume` là-bas : { $link }
refusal-is-back = De retour à la table à l’instant : { $seat }. Il n’y a donc plus rien à voter.
refusal-nobody-away = Personne n’est absent depuis longtemps : il n’y a rien à voter.
refusal-you-are-away = C’est toi qu’on attend. Joue pour continuer.
refusal-no-such-motion = Tu ne peux pas voter cela ici.
refusal-cannot-see = Ce salon est invisible pour { $players }. Rien n’a changé. Choisis un salon que toute la table peut voir.

## The panel of a table: what one person may do with it now, each asked once

button-table = Table
panel-title = Ta table : { $called }
panel-leave = **{ button-panel-leave }** : laisser ta place à l’ordinateur.
panel-pause = **{ button-panel-pause }** : ranger la table et continuer plus tard.
panel-close = **{ button-panel-close }** : arrêter la table et montrer ses cartes.
panel-autopilot = **{ button-panel-autopilot }** : laisser l’ordinateur jouer pour toi jusqu’à ton retour.
panel-awake = **{ button-panel-awake }** : jouer de nouveau toi-même.
panel-nothing = Tu n’as pas de place à cette table. Tu peux en regarder les règles.
button-panel-leave = Partir
button-panel-pause = Pause
button-panel-close = Fermer
button-panel-autopilot = Pilote automatique
button-panel-awake = Me revoilà
ask-leave-open = Laisser ta place ? Quelqu’un d’autre pourra la prendre.
ask-leave-open-host = Laisser ta place ? Tu as ouvert cette table : elle se ferme donc pour tout le monde. `/table resume` la ramène.
ask-leave = Laisser ta place ? L’ordinateur joue pour toi jusqu’à ce que tu la reprennes.{ stay-away }
ask-pause = Mettre cette table en pause ? Ses cartes restent secrètes, et `/table resume` reprend exactement là où vous étiez.{ come-back }
ask-pause-others = Demander aux autres de mettre cette partie en pause ? Les tours ont ici une limite de temps : il faut donc que toute la table soit d’accord. D’ici là, la partie continue, et le temps aussi.
ask-autopilot = Laisser l’ordinateur jouer pour toi ? Il s’arrête dès que tu joues. Une victoire ne compte pour toi que si tu prends au moins la moitié de tes décisions.
ask-awake = Jouer de nouveau toi-même ?
ask-close-resumable = Fermer cette table ? `/table resume` la ramène.
ask-close-gathering = Annuler cette revanche ?
ask-close-exhibition = Arrêter cette démonstration ?
ask-close-others = Demander aux autres de fermer cette partie ? Elle compte : elle ne finit donc que si toute la table est d’accord dans cette manche. D’ici là, tu peux continuer à jouer.
ask-close-last = Fermer cette partie ? Elle finit pour de bon, sans gagnant, et ses cartes sont montrées.
panel-annul = **{ button-panel-annul }** : finir cette partie sans qu’elle compte pour personne. Tu modères cette table.
button-panel-annul = Annuler la partie
