### Games of tricks and melds: sentences that they share.

## The words of the pictures

# On a chip at cards that lie on the mat.
picture-laid = POSÉ
picture-no-meld = Aucune annonce en main
picture-best-meld = MEILLEURE ANNONCE : { $type } { $points }
# A meld in short: its type and its cards.
picture-meld-cards = { $type } { $cards }
picture-phase-melding = annonce ou pioche
# The line of a type of meld.
picture-line-meld = { CAPITAL($type) }

## What can be done, and hints

fact-may-meld-for = Tu peux annoncer { $cards } : { $target }, { $points } points.
fact-may-draw-card = Tu peux piocher. Ensuite, tu entames.
fact-hint-play-free = Tu n’as pas besoin de { $card } pour une annonce.
fact-hint-meld-for = Cela rapporte { $points } points.
fact-hint-meld-best = C’est ta meilleure annonce.
fact-hint-draw-card = Tu n’as rien à annoncer.
fact-hint-draw-kept = Garde pour plus tard ce que tu pourrais annoncer.

## What happened, and what pickers offer

phase-melding = annoncer, puis piocher
apart-hand = (dans ta main)
apart-melded = (sur la table : { $target })
choice-play-melded = { $card } (annonce : { $target })
choice-play-meldable = { $card } (peut s’annoncer)
choice-meld-for = { $points }, { $target } : { $cards }
pip-C = { " " }♣
pip-D = { " " }♦
pip-H = { " " }♥
pip-S = { " " }♠
label-play-meldable = { $card }
label-play-melded = { $card }{ $twin ->
    [yes] {" "}({ $target })
   *[no] {""}
}
label-meld-for = { CAPITAL($target) }{ $pip } +{ $points }
asking-play-meldable = Demander avant de jouer une carte que je pourrais annoncer
asking-draw-unmelded = Demander avant de piocher si je peux encore annoncer
caution-play-meldable = Après un pli gagné, tu pourrais annoncer { $card } : { $target }, { $points } points.
caution-draw-unmelded = Tu pourrais d’abord annoncer { $cards } : { $target }, { $points } points.
event-meld-made = { $seat } annonce { $cards } : { $target }, { $points } points.
did-meld-made = annonce { $cards } ({ $target }, { $points } points)

## The table in words

fact-to-melding = { $seat } a remporté le pli et peut annoncer, puis pioche.
fact-meld-shown = Annonce { DE($side) }, { $target } : { $cards }.
brief-meld-shown = { $target } { $cards }
fact-meldable = Après un pli gagné, tu pourrais annoncer { $cards } : { $target }, { $points } points.
fact-meld-laid = Annonce { DE($side) }, { $cards } : { $target }, { $points } points
fact-could-meld = Après un pli gagné : { $cards }, { $target }, { $points } points
fact-meldable-cards = Tu peux annoncer : { $cards }
fact-holdable-cards = À une carte d’une annonce : { $cards }
fact-discardable-cards = Libres à jouer : { $cards }
fact-melds-are-over = Le talon est vide : on n’annonce plus.

## What the rules refuse

refusal-draw-before-lead = Le pli est à toi. Annonce si tu veux, puis pioche avant d’entamer.
refusal-trick-first = Gagne d’abord un pli.
refusal-one-meld = Tu as déjà annoncé à ce tour. Pioche pour continuer.
refusal-meld-needs-cards = Nomme l’annonce ou ses cartes.
refusal-not-a-meld = { $target ->
    [none] { $cards } n’est pas une annonce dans ce jeu.
   *[other] { $cards } n’est pas une annonce de ce genre ({ $target }).
}
refusal-no-such-meld-held = Tu n’as pas de quoi annoncer cela maintenant : { $target }.
refusal-which-cards = Cette annonce ({ $target }) est possible de plusieurs façons. Nomme les cartes.
refusal-no-meld-called = Aucune annonce ne s’appelle « { $text } ».
refusal-meld-not-in-rules = Cette annonce n’existe pas dans ce jeu : { $target }.
refusal-no-melds-left = Le talon est vide : on n’annonce, n’échange et ne pioche plus.

## Records, and what stood out in a game

most-melds = Le plus d’annonces dans une manche
week-best-meld = **Meilleure annonce :** { $names }, { $amount } points
most-best-meld = Meilleure annonce
feat-melds = { $count ->
    [one] { $count } annonce
   *[other] { $count } annonces
}
highlight-best-meld = Meilleure annonce
highlighted-best-meld = { CAPITAL($target) } : { $side }, manche { $round }
