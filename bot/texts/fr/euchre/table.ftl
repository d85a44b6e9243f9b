### Euchre: its names, what its players do and see, and why the rules refuse an action.

## Names

game-euchre = Euchre
called-euchre = { $preset }
preset-euchre = Euchre à quatre
preset-two-handed-euchre = Euchre à deux
preset-three-handed-euchre = Euchre à trois
preset-british-euchre = Euchre britannique

phase-turned = nommer une couleur pour la retourne
phase-order = commander ou passer
phase-name = choisir l’atout ou passer
phase-discard = écarter une carte
phase-exchange = échanger des cartes ou passer
phase-defend = défendre en solo ou à deux

verb-order = Commander
verb-name = Choisir l’atout
verb-defend = Défendre en solo
kind-exchange = échanger des cartes contre des cartes non distribuées
verb-discard = Écarter
verb-farmers-hand = Main de fermier
verb-throw-in = Rendre la main
kind-order = commander la retourne, dont la couleur devient atout
kind-name = choisir la couleur d’atout
kind-pass = passer
kind-defend = jouer en solo contre un solo
kind-discard = écarter une carte face cachée, si tu as la donne
kind-farmers-hand = échanger trois dix ou moins contre des cartes non distribuées
kind-throw-in = rendre une main sans as, figure ni atout
ask-order = La commandes-tu ?
ask-name = Quelle couleur choisis-tu ?
ask-discard = Quelle carte écartes-tu ?
ask-farmers-hand = Quelles trois cartes échanges-tu ?
heading-discard = -# Écarter :

target-alone = en solo
target-C-alone = { suit-C }, en solo
target-D-alone = { suit-D }, en solo
target-H-alone = { suit-H }, en solo
target-S-alone = { suit-S }, en solo

choice-order = { $dealer ->
    [own] Prendre { $card }
    [partner] Commander { $card } pour ton équipe
   *[other] Commander { $card }
}{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
}{ $alone ->
    [yes] , en solo
   *[no] {""}
}
choice-name = Atout { $suit }{ $alone ->
    [yes] , en solo
   *[no] {""}
}
label-name = { CAPITAL($suit) }{ $alone ->
    [yes] , en solo
   *[no] {""}
}
choice-defend = Défendre en solo
choice-farmers-hand = Échanger { $cards }
choice-throw-in = Rendre la main

## What happened

event-upcard-turned = La retourne est { $cards }.
event-ordered = { $seat } commande { $cards }. Atout : { $target }.
event-void = La manche est nulle : personne ne marque, et la donne passe.
fact-to-exchange = { $seat } échange des cartes ou passe.
refusal-exchange-or-pass = { $seat } échange d’abord des cartes, ou passe.
event-made = { $side } { $members ->
    [one] réussit
   *[other] réussissent
} : { number-of-points }.
event-march = { $side } { $members ->
    [one] fait
   *[other] font
} capot : { number-of-points }.
event-lone-march = { $seat } fait capot en solo et marque { $points } !
event-euchre = { $side } { $members ->
    [one] chute
   *[other] chutent
} : { number-of-points } { $members ->
    [one] pour chacun des autres
   *[other] pour les autres
}.
event-lone-euchre = { $seat } chute contre une défense en solo : { $points } points !
did-ordered = commande { $cards }
did-named = choisit { $target }
did-alone = joue en solo
did-took-up = prend { $cards }
did-turned-down = retourne { $cards } face cachée
did-laid-away = { $known ->
    [1] écarte { $cards }
   *[0] écarte une carte
}
did-defended = défend en solo
did-farmed = { $known ->
    [1] échange une main de fermier : { $cards }
   *[0] échange une main de fermier
}
did-thrown-in = rend { $cards }

score-made = atout réussi ({ $count } plis)
score-march = capot
score-lone-march = capot en solo
score-euchre = chute ({ $count } plis contre l’atout choisi)
score-lone-euchre = chute contre une défense en solo

## The table in words

fact-to-turned = { $seat } nomme une couleur pour la retourne.
fact-to-order = { $seat } commande ou passe.
fact-to-name = { $seat } choisit l’atout ou passe.
fact-to-discard = { $seat } écarte une carte.
fact-to-defend = { $seat } peut défendre en solo.
fact-joker-up = La retourne est { $card }. { $seat } lui nomme une couleur avant de regarder sa main.
fact-upcard = { $best ->
    [yes] La retourne est { $card } ; la commander donne atout { $suit }.
   *[no] La retourne est { $card }.
} { $taken ->
    [yes] Si elle est commandée, { $seat } la prend.
   *[no] Elle reste sur la table, peu importe qui la commande.
}
fact-turned-down-card = { $card }{ $best ->
    [yes] {" "}({ $suit })
   *[no] {""}
} a été refusée : on peut choisir une autre couleur.
fact-made-trumps = { $how ->
    [ordered] { $seat } a fait l’atout en commandant { $card }.
   *[named] { $seat } a fait l’atout en choisissant la couleur.
}
fact-dealer-has = { $seat } a pris { $card } et écarté une carte.
fact-plays-alone = { $seat } joue en solo.
fact-no-tricks = Personne n’a encore fait de pli.
fact-must-name = Tout le monde a passé : tu dois choisir une couleur.
fact-order-means-alone = { $seat } est de ton équipe : si tu commandes, tu joues en solo.
asking-order-for-them = Demander avant d’envoyer un bower à l’adversaire
asking-discard-trump = Demander avant d’écarter un atout
caution-order-for-them = { $card } est un bower, et { $seat } le recevrait.
caution-discard-trump = { $card } est un atout, et tu as d’autres cartes à écarter.

## What the rules refuse

refusal-name-for-best-bower = La retourne est { $card }. { $seat } lui nomme d’abord une couleur.
refusal-order-or-pass = { $card } est visible : commande-la, ou passe. D’autres couleurs peuvent être choisies une fois qu’elle est refusée.
refusal-name-or-pass = { $card } a été refusée : choisis une autre couleur, ou passe.
refusal-dealer-discards-first = { $seat } doit d’abord écarter une carte.
refusal-defend-or-pass = { $seat } dit d’abord s’il y a défense en solo.
refusal-trumps-are-made = L’atout est fait. Joue une carte.
refusal-dealer-must-name = Tout le monde a passé deux fois : tu as la donne, tu dois choisir une couleur.
refusal-order-only-alone = { $seat } a la donne et joue avec toi : dans ce jeu, commander veut dire jouer en solo. Commande en solo, ou passe.
refusal-order-names-alone = Tu peux la commander, ou la commander « en solo ».
refusal-not-alone-here = Personne ne joue en solo dans ce jeu. Enlève « en solo ».
refusal-suit-turned-down = { $target } : cette couleur a été refusée. Choisis-en une autre.
refusal-which-trumps = Nomme une couleur : trèfle, carreau, cœur ou pique.
refusal-name-suit-only = Nomme seulement la couleur : qui fait l’atout, et en solo ou non, se décide ensuite.
refusal-not-in-these-rules = Cela ne se joue pas à cette table. L’hôte peut le choisir avec `/table rules`.
refusal-farmed-already = { $seat } a déjà échangé une main de fermier. C’est possible une fois par manche.
refusal-farmer-needs-three = Une main de fermier prend exactement trois cartes de ta main, toutes des dix ou moins.
refusal-no-throwing-in = Tu as { $cards } : tu ne peux pas rendre la main.
refusal-arrange-before-making = On ne peut changer les mains qu’avant que l’atout soit fait.
refusal-needs-partners = « { $option } » demande des équipes : choisis d’abord une variante à quatre.

## Records

most-march = Premier capot
most-lone-march = Premier capot en solo
most-euchres = Première chute des autres
most-euchred = Première chute
feat-march = { $count ->
    [one] { $count } capot
   *[other] { $count } capots
}
feat-lone-march = { $count ->
    [one] { $count } capot en solo
   *[other] { $count } capots en solo
}
feat-euchres = { $count ->
    [one] a fait chuter les autres { $count } fois
   *[other] a fait chuter les autres { $count } fois
}
feat-euchred = { $count ->
    [one] a chuté { $count } fois
   *[other] a chuté { $count } fois
}
highlight-lone-march = Capot en solo
highlight-march = Capot
highlighted-lone-march = Les cinq plis en solo : { $seat }, manche { $round }
highlighted-march = Les cinq plis : { $seat }, manche { $round }
