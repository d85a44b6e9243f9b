### Gin Rummy: its names, what its players do and see, its options, and why the rules refuse an action.

game-gin = Gin Rami
called-gin = { $preset }
preset-standard = Gin Rami
preset-straight = Gin sec
preset-oklahoma = Gin Oklahoma
preset-hollywood = Gin Hollywood
preset-tournament = Gin de tournoi

phase-offer = prendre la première carte retournée ou passer
phase-draw = piocher ou prendre la carte du dessus
phase-discard = défausser ou frapper
phase-last = prendre la dernière défausse pour frapper, ou passer
phase-lay = compléter

verb-gin = Grand gin
verb-lay = Compléter
verb-end = Terminé
kind-take = prendre la carte du dessus
kind-pass = laisser la carte du dessus
kind-gin = montrer un grand gin : toutes les cartes combinées, sans défausse
kind-knock = frapper : défausser une carte face cachée et montrer tes combinaisons
kind-lay = ajouter une carte aux combinaisons de qui a frappé
kind-end = ne plus rien ajouter
ask-knock = Quelle carte défausses-tu en frappant ?
ask-lay = Que veux-tu ajouter ?

choice-gin = Grand gin !
choice-knock = Frapper à { $points } : défausser { $card }
choice-knock-gin = Gin ! Défausser { $card }
choice-knock-with = Frapper à { $points } : défausser { $card }, montrer { $melds }
choice-discard = { $card } (points morts : { $points })
choice-lay = { $card } sur { $melds }
choice-end = Terminé
more-knock = Autres façons de frapper

## What happened

event-turned-up = La retourne est { $cards }. { $points ->
    [0] Seul un gin finit la manche.
   *[other] On frappe à { $points } ou moins.
}
event-passed = { $seat } laisse { $cards }.
event-gin = Gin pour { $seat } !
event-big-gin = Grand gin pour { $seat } !
event-equal = Les points morts sont égaux : personne ne marque.
event-void = Il ne reste que deux cartes dans la pioche. La manche est nulle.
event-game-bonus = { $side } marque { $points }, la prime de partie.
event-boxes = { $side } marque { $points } pour ses manches gagnées.
event-shutout = { $side } marque encore { $points } pour un capot.
did-knocked = frappe à { $points }
did-gin = fait gin !
did-big-gin = fait grand gin !
did-laid-off = complète avec { $cards }
did-undercut = contre

score-deadwood = différence des points morts
score-knock = prime de frappe
score-gin = gin
score-big-gin = grand gin
score-undercut = contre
score-spades = retourne à pique, doublé
score-more-games = { $count ->
    [one] dans une deuxième partie aussi
   *[other] dans les trois parties
}
score-game-bonus = { $count ->
    [one] prime de partie
   *[other] { $count } primes de partie
}
score-boxes = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
score-shutout = capot

## The table in words

fact-round = Manche { $round }. { $seat } a distribué. { $limit ->
    [0] Seul un gin finit la manche.
   *[other] On peut frapper à { $limit } ou moins.
} { goes-to }
fact-to-offer = { $seat } peut prendre { $card } ou passer.
fact-to-draw = { $seat } pioche ou prend { $card }.
fact-to-discard = { $seat } défausse ou frappe.
fact-to-last = { $seat } ne peut prendre { $card } que pour frapper avec.
fact-to-lay = { $seat } peut compléter.
fact-upcard = Sur la pile : { $card }.
fact-points = { $side } a { $points } points et a gagné { $boxes ->
    [one] { $boxes } manche
   *[other] { $boxes } manches
}.
fact-column = { $won ->
    [yes] { $side } a gagné la partie { $number } avec { $points } points.
   *[no] { $side } a { $points } points dans la partie { $number }.
}
fact-arranged = { $count ->
    [0] Tu n’as pas de combinaison.
   *[other] Tes combinaisons : { $melds }.
} { $points ->
    [0] Tu n’as aucun point mort.
   *[other] Points morts : { $points }, { $cards }.
}

## What the rules refuse

refusal-take-or-pass = Prends d’abord { $card }, ou passe.
refusal-draw-first = Pioche d’abord une carte, ou prends { $card }.
refusal-already-drawn = Tu as ta carte pour ce tour. Défausse une carte ou frappe.
refusal-take-to-knock = Prends { $card } pour frapper avec, ou passe.
refusal-lay-off-now = Ajoute ce que tu peux, puis appuie sur **{ verb-end }**.
refusal-both-passed = Vous avez laissé { $card } tous les deux. Pioche.
refusal-no-knock-after = On ne peut plus prendre { $card } que pour frapper, et elle ne t’y mène pas. Passe plutôt.
refusal-fits-nothing = { $card } ne va pas avec cette combinaison. Choisis une carte et une combinaison de la liste.

## Options

group-knock = Frapper
option-hollywood = Trois parties à la fois (Hollywood)
    .about = Ta première victoire compte dans la partie 1, la deuxième dans les parties 1 et 2, les autres dans les trois.
option-next_dealer = Qui distribue ensuite
    .about = Qui distribue après une manche gagnée.
option-next_dealer-alternate = à tour de rôle
option-next_dealer-winner = qui a gagné la manche
option-next_dealer-loser = qui a perdu la manche
option-first_upcard = Première retourne
    .about = Si la première carte retournée peut être prise avant que quelqu’un pioche.
option-first_upcard-offered = proposée aux deux
option-first_upcard-none = aucune ; qui ne distribue pas reçoit une carte de plus
option-runs = As dans les suites
    .about = Si un as peut aller au-dessus du roi, ou entre le roi et le deux.
option-runs-low = en bas
option-runs-both = en bas ou en haut
option-runs-round = en rond
option-knock_limit = Points morts pour frapper, au plus
    .about = Combien de points morts tu peux avoir pour finir la manche. À 0, seul un gin la finit.
option-knock_limit-upcard = la valeur de la première retourne
option-ace_gin_only = Gin obligé après un as
    .about = Si la première retourne est un as, on ne frappe qu’avec un gin.
option-last_discard = Dernière défausse à prendre pour frapper
    .about = Avant qu’une manche soit nulle faute de cartes, on peut prendre la dernière défausse pour frapper.
option-lay_off_by_hand = Compléter à la main
    .about = L’adversaire de qui frappe choisit ce qu’il ajoute. Sinon, le meilleur choix est calculé.
option-gin_bonus = Prime de gin
    .about = Pour finir une manche sans aucun point mort.
option-big_gin = Prime de grand gin
    .about = Pour combiner toutes les cartes, celle piochée aussi, sans défausse.
option-undercut_bonus = Prime de contre
    .about = Pour l’adversaire de qui a frappé sans avoir moins de points morts.
option-equal_undercut = L’égalité est un contre
    .about = Sinon, personne ne marque à points morts égaux.
option-knock_bonus = Prime de frappe
    .about = Pour gagner une manche en frappant.
option-spades_double = Retourne à pique : manche doublée
    .about = Si la première retourne est un pique, la manche compte double.
option-box_bonus = Prime par manche gagnée
    .about = Ajoutée à la fin de la partie, pour les deux.
option-game_bonus = Prime de partie
    .about = Ajoutée à la fin de la partie, pour qui l’a gagnée.
option-shutout = Le capot double
    .about = Ce qui compte double si l’autre n’a gagné aucune manche.
option-shutout-points = les points des manches
option-shutout-all = tout

## Records

most-won = Le plus de manches gagnées
most-gin = Premier gin
most-big-gin = Premier grand gin
most-undercut = Premier contre
feat-won = { score-boxes }
feat-gin = { $count ->
    [one] { $count } gin
   *[other] { $count } gins
}
feat-big-gin = { $count ->
    [one] { $count } grand gin
   *[other] { $count } grands gins
}
feat-undercut = { $count ->
    [one] { $count } contre
   *[other] { $count } contres
}
