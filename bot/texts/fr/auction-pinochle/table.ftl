### Auction Pinochle and Binokel: names, what players do and see, and why the rules refuse an action.

## Names

game-auction-pinochle = Pinochle aux enchères, Binokel avec chien
called-auction-pinochle = { $preset }
preset-partnership-pinochle = Pinochle en équipes
preset-double-deck = Pinochle à 80 cartes
preset-cutthroat = Pinochle à trois, chacun pour soi
preset-auction = Pinochle à trois, un contre deux
preset-binokel-three = Binokel à trois
# As in English: the name of a game.
preset-kreuzbinokel = Kreuzbinokel

goal-deals = { $deals } manches, le plus de points gagne

phase-bid = enchérir ou passer
phase-name = choisir l’atout
phase-bury = faire l’écart
phase-give = donner des cartes à l’équipe
phase-melding = regarder les annonces, puis continuer

verb-bid = Enchérir
verb-name = Choisir l’atout
verb-bury = Écarter
verb-give = Donner
verb-meld = Continuer
verb-concede = Abandonner
kind-bid = faire une enchère, comme 300
kind-pass = passer : tu ne peux plus enchérir dans cette manche
kind-name = choisir la couleur d’atout
kind-bury = écarter, face cachée, autant de cartes qu’en avait le chien
kind-give = donner des cartes à ton équipe
kind-meld = passer des annonces au premier pli
kind-concede = abandonner : l’enchère est perdue, et on ne joue pas
ask-bid = Jusqu’où enchéris-tu ?
ask-name = Que choisis-tu ?
ask-bury = Quelles cartes écartes-tu ?
ask-give = Quelles cartes donnes-tu ?
heading-bury = -# Écarter :
heading-give = -# Donner à ton équipe :
more-bid = Autre enchère
more-bury = Autres cartes
more-give = Autres cartes

target-durch = Durch
target-untendurch = Untendurch

## Melds: one of a kind, then two, three and four

target-meld-run = suite d’atout
target-meld-run-2 = double suite d’atout
target-meld-run-3 = triple suite d’atout
target-meld-run-4 = quadruple suite d’atout
target-meld-royal-marriage = mariage d’atout
target-meld-royal-marriage-2 = deux mariages d’atout
target-meld-royal-marriage-3 = trois mariages d’atout
target-meld-royal-marriage-4 = quatre mariages d’atout
target-meld-marriage = mariage
target-meld-marriage-2 = deux mariages
target-meld-marriage-3 = trois mariages
target-meld-marriage-4 = quatre mariages
# As in English: the name of a game and of a meld.
target-meld-pinochle = pinochle
target-meld-pinochle-2 = double pinochle
target-meld-pinochle-3 = triple pinochle
target-meld-pinochle-4 = quadruple pinochle
target-meld-aces = carré d’as
target-meld-aces-2 = huit as
target-meld-aces-3 = douze as
target-meld-aces-4 = seize as
target-meld-kings = carré de rois
target-meld-kings-2 = huit rois
target-meld-kings-3 = douze rois
target-meld-kings-4 = seize rois
target-meld-queens = carré de dames
target-meld-queens-2 = huit dames
target-meld-queens-3 = douze dames
target-meld-queens-4 = seize dames
target-meld-jacks = carré de valets
target-meld-jacks-2 = huit valets
target-meld-jacks-3 = douze valets
target-meld-jacks-4 = seize valets
target-meld-dix = petit atout
target-meld-dix-2 = deux petits atouts
target-binokel-run = famille d’atout
target-binokel-run-2 = double famille d’atout
target-binokel-plain-run = famille
target-binokel-plain-run-2 = double famille
target-binokel-royal-marriage = mariage d’atout
target-binokel-royal-marriage-2 = deux mariages d’atout
target-binokel-marriage = mariage
target-binokel-marriage-2 = deux mariages
target-binokel-pinochle = binokel
target-binokel-pinochle-2 = double binokel
target-binokel-aces = carré d’as
target-binokel-aces-2 = huit as
target-binokel-kings = carré de rois
target-binokel-kings-2 = huit rois
target-binokel-queens = carré de dames
target-binokel-queens-2 = huit dames
target-binokel-jacks = carré de valets
target-binokel-jacks-2 = huit valets
target-binokel-tens-2 = huit dix
target-binokel-dix = sept d’atout
target-binokel-dix-2 = les deux sept d’atout
# With German suits
german-target-binokel-aces = carré d’as
german-target-binokel-aces-2 = huit as
german-target-binokel-queens = carré d’Ober
german-target-binokel-queens-2 = huit Ober
german-target-binokel-jacks = carré d’Unter
german-target-binokel-jacks-2 = huit Unter

## What pickers offer

choice-bid = Enchérir à { $points }
label-bid = { $points }
choice-name = { $contract ->
    [durch] Durch : faire tous les plis
    [untendurch] Untendurch : ne faire aucun pli
   *[trump] Atout { $suit } : { $points } en annonces
}
label-name = { $contract ->
    [durch] Durch
    [untendurch] Untendurch
   *[trump] { CAPITAL($suit) } ({ $points })
}
choice-bury = Écarter { $cards } : annonce { $melds }
label-bury = Écarter { $cards } ({ $melds })
choice-give = Donner { $cards } : annonce { $melds }
label-give = Donner { $cards }
# What a card that may be buried or passed is part of.
use-in-meld = { $target } : { $points }
choice-meld = Continuer
choice-concede = Abandonner l’enchère de { $points }
label-concede = Abandonner

## What happened

did-bid = enchérit à { $points }
event-void = Personne n’a enchéri. La donne passe.
did-stuck = joue pour { $points }, car personne n’a enchéri
did-widow-shown = prend le chien : { $cards }
event-named = { $target ->
    [Durch] { $seat } annonce un Durch : il faut faire tous les plis.
    [Untendurch] { $seat } annonce un Untendurch : il ne faut faire aucun pli.
   *[other] { $seat } choisit l’atout : { $target }.
}
did-buried = { $known ->
    [1] écarte { $cards }
   *[0] écarte { $count } cartes
}
did-announced = nomme dans son écart { $cards }
did-gave = { $known ->
    [1] donne { $cards }
   *[0] donne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
did-received = { $known ->
    [1] reçoit { $cards }
   *[0] reçoit { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
did-melded = annonce { number-of-points } : { $cards }
did-went-on = continue
event-made = { $side } { $members ->
    [one] réussit
   *[other] réussissent
} l’enchère, avec { number-of-points }.
event-set = { $side } { $members ->
    [one] chute
   *[other] chutent
}, avec { number-of-points }.
event-conceded = { $seat } abandonne l’enchère.
event-no-marriage = { $seat } n’a pas de mariage pour l’atout : l’enchère est perdue.
event-durch = { $side } { $members ->
    [one] fait
   *[other] font
} tous les plis : Durch réussi !
event-untendurch = { $side } ne { $members ->
    [one] fait
   *[other] font
} aucun pli : Untendurch réussi !
event-durch-lost = { $side } { $members ->
    [one] perd
   *[other] perdent
} un pli, et avec lui le Durch.
event-untendurch-lost = { $side } { $members ->
    [one] fait
   *[other] font
} un pli : l’Untendurch est perdu.

## The score

score-melds = annonces
score-tricks = { $count ->
    [0] cartes écartées
    [one] 1 pli
   *[other] { $count } plis
}
score-made = enchère réussie
score-set = chute
score-conceded = abandon
score-no-marriage = pas de mariage
score-durch = Durch
score-durch-lost = Durch perdu
score-untendurch = Untendurch
score-untendurch-lost = Untendurch perdu
score-abgehen = pour l’abandon
score-made-by-bidder = enchère réussie en face
score-set-by-bidder = chute en face
score-conceded-by-bidder = pour l’abandon
score-no-marriage-by-bidder = pas de mariage en face

## The table in words

fact-phase-one = Manche { $round }. Donne : { $seat }. { goes-to }
fact-to-bid = { $seat } enchérit ou passe.
fact-to-name = { $seat } choisit l’atout.
fact-to-bury = { $seat } fait son écart.
fact-to-give = { $seat } donne des cartes.
fact-to-melding = Les annonces sont sur la table. { $seat } continue, ou abandonne.
fact-nobody-bid = Personne n’a encore enchéri. L’enchère la plus basse est { $points }.
fact-high-bid = { $seat } a l’enchère la plus haute : { $points }.
fact-called = { $points ->
    [0] { $seat } a passé.
   *[other] { $seat } a enchéri à { $points }.
}
fact-no-calls = Personne n’a encore parlé.
fact-bought = { $seat } a remporté les enchères à { $points }.
fact-contract = { $contract ->
    [durch] { $seat } joue un Durch : il faut faire tous les plis. L’enchère était de { $points }.
    [untendurch] { $seat } joue un Untendurch : il ne faut faire aucun pli. L’enchère était de { $points }.
   *[trump] { $seat } joue pour { $points }. Atout : { $suit }.
}
fact-widow-shown = Le chien avait { $cards }. { $seat } l’a pris.
fact-buried = Tu as écarté { $cards }.
fact-buried-by = { $seat } a écarté { $cards }.
fact-announced-buried = { $seat } a nommé { $cards } dans son écart.
fact-gave = Tu as donné { $cards } à { $seat }.
fact-given = { $seat } t’a donné { $cards }.
fact-meld-laid = { $seat } annonce { $cards } : { $target }, { number-of-points }
fact-melds-of = { $seat } a { number-of-points } en annonces.
fact-needs = { $members ->
    [one] Il manque { $points } à { $side } pour l’enchère de { $bid }
   *[other] Il manque { $points } à { $side } pour leur enchère de { $bid }
}{ $unsure ->
    [yes] , moins les points de l’écart
   *[no] {""}
}.
fact-has-made = { $side } { has } { $kept ->
    [yes] assez pour l’enchère de { $bid } : { $reached }
   *[no] { $reached } pour l’enchère de { $bid }, mais les annonces ne comptent pas encore
}.
fact-result = { $result ->
    [made] { $side } { has } réussi l’enchère de { $bid }, avec { $points }.
    [set] { $side } { has } manqué l’enchère de { $bid }, avec { $points }.
    [conceded] { $side } { has } abandonné l’enchère de { $bid }.
    [no-marriage] Sans mariage pour l’atout, { $side } { has } perdu l’enchère de { $bid }.
    [durch] { $side } { has } fait tous les plis.
    [durch-lost] { $side } { has } perdu un pli, et avec lui le Durch.
    [untendurch] Aucun pli pour { $side } : l’Untendurch est réussi.
    [untendurch-lost] { $side } { has } fait un pli, et perdu l’Untendurch.
   *[redealt] Personne n’a enchéri : on redistribue.
}
fact-could-meld = Avec atout { $suit }, ta main annonce { $points }.
fact-must-bid = Tu dois enchérir, au moins à { $points }.
fact-no-trick-yet = Tes annonces ne comptent pas encore : ton camp doit d’abord faire un pli.
fact-points = { $side } { has } { number-of-points }, et { tricks-won } dans cette manche{ $tricks ->
    [0] {""}
   *[other] , valant { $tricks }
}.
fact-no-tricks = Aucun pli n’est encore fait.

## Preferences, and what a careful player is asked

asking-concede = Demander avant d’abandonner
asking-bury-trump = Demander avant d’écarter un atout
asking-bury-melded = Demander avant d’écarter une carte d’une annonce
asking-give-melded = Demander avant de donner une carte d’une annonce
caution-concede = L’enchère de { $points } est alors perdue, et on ne joue pas.
caution-bury-trump = { $card } est un atout.
caution-bury-melded = Sans { $cards }, tu annonces { $points } de moins.
caution-give-melded = Sans { $cards }, tu annonces { $points } de moins.

## What the rules refuse

refusal-bid-or-pass = Les enchères ne sont pas finies. Enchéris d’abord, ou passe.
refusal-name-trumps-first = Choisis d’abord l’atout.
refusal-bury-first = Écarte d’abord autant de cartes qu’en avait le chien.
refusal-give-first = Donne d’abord des cartes à ton équipe.
refusal-meld-first = Les annonces sont sur la table. Continue d’abord, ou abandonne.
refusal-auction-is-over = Ce n’était possible qu’avant le premier pli. Joue une carte.
refusal-must-open = Tu ne peux pas passer : tu dois enchérir, au moins à { $points }.
refusal-bid-how-much = Dis jusqu’où tu enchéris : un nombre, au moins { $points }.
refusal-bid-too-low = { $bid ->
    [0] L’enchère la plus basse est { $points }.
   *[other] L’enchère est à { $bid } : va au moins à { $points }, ou passe.
}
refusal-bid-too-high = Personne ne peut enchérir au-delà de { $points }.
refusal-bid-off-step = Ici, personne ne peut enchérir à { $bid }. L’enchère suivante possible est { $points }.
refusal-which-trumps = Nomme une couleur : trèfle, carreau, cœur ou pique.
german-refusal-which-trumps = Nomme une couleur : glands, grelots, cœur ou feuilles.
refusal-no-marriage-held = Tu ne peux choisir qu’une couleur dont tu as le roi et la dame. Ce n’est pas le cas de { $target }. Choisis parmi : { $suit }.
refusal-not-in-these-rules = Cela ne se joue pas à cette table. L’hôte peut le choisir avec `/table rules`.
refusal-bury-melded = Tu annonces { $cards } : écarte d’autres cartes, tu en as assez.
refusal-concede-bidder-only = Seul le camp qui a pris peut abandonner, et c’est à { $seat } de le faire.
refusal-concede-too-late = Trop tard pour abandonner : une carte est déjà jouée.
refusal-no-conceding-contract = { $target ->
    [Untendurch] Tu as annoncé un Untendurch, joue-le donc : on ne l’abandonne pas.
   *[other] Tu as annoncé un Durch, joue-le donc : on ne l’abandonne pas.
}
refusal-arrange-before-auction-ends = On ne peut changer les mains qu’avant la fin des enchères.
refusal-not-in-this-preset = « { $option } » ne se change pas dans cette variante.
refusal-not-a-step = { $option } ne peut pas être { $value } : choisis un nombre qu’on peut enchérir, comme un multiple de { $step }.

## Records

most-bids-made = Première enchère réussie
most-bids-set = Première chute
most-best-bid = Plus haute enchère réussie
most-best-melds = Meilleures annonces d’une main
most-durch = Premier Durch
week-best-melds = **Meilleures annonces :** { $names }, { $amount } points
feat-bids-made = { $count ->
    [one] 1 enchère réussie
   *[other] { $count } enchères réussies
}
feat-bids-set = { $count ->
    [one] 1 chute
   *[other] { $count } chutes
}
feat-best-bid = une enchère de { $count } réussie
feat-best-melds = { $count } en annonces
feat-durch = { $count ->
    [one] 1 Durch
   *[other] { $count } Durch
}
highlight-best-bid = Plus haute enchère
highlight-best-melds = Meilleures annonces
highlight-durch = Durch
highlighted-best-bid = Enchère réussie : { $side }, manche { $round }
highlighted-best-melds = Annonces d’une main : { $seat }, manche { $round }
highlighted-durch = Tous les plis : { $seat }, manche { $round }
