### Games of drawing and discarding: sentences that they share.

command-take = À ton tour : prendre dans la pile
command-claim = Réclamer ce que quelqu’un d’autre a laissé passer
command-pass = À ton tour : passer
command-knock = À ton tour : frapper
command-end = À ton tour : dire que tu as fini

verb-discard = Défausser
verb-pass = Passer
kind-discard = défausser une carte et finir ton tour
ask-discard = Quelle carte veux-tu défausser ?
heading-discard = -# Défausser :
did-discarded = défausse { $cards }
fact-stock = { $count ->
    [0] La pioche est vide.
    [one] La pioche a { $count } carte.
   *[other] La pioche a { $count } cartes.
}
target-melds = { $melds }
refusal-nothing-to-undo = Rien à annuler. Piocher et défausser sont définitifs.
refusal-one-card = Défausse exactement une carte.
verb-take = Prendre
choice-take = Prendre { $card }
choice-pass = Passer
label-discard = { $card }
did-took = prend { $cards }
did-passed = passe
automatic-draw = Piocher pour moi si je ne peux rien faire d’autre et que cela n’apprend rien aux adversaires
refusal-just-taken = Tu viens de prendre { $card }. Défausse une autre carte.
most-best = Meilleure manche
fact-may-draw = Tu peux piocher.
fact-may-pass = Tu peux passer.
fact-do-pass = Passe.
fact-do-discard = Défausse { $cards }.
fact-hint-gains = D’après l’estimation de l’ordinateur, c’est { number-of-points } de mieux que { $how ->
    [discard] de défausser { $cards }
    [take] de prendre { $cards }
    [knock] de frapper avec { $cards }
    [draw] de piocher une carte
   *[other] de passer
}, le deuxième meilleur choix{ $won ->
    [0] .
   *[other] . L’estimation compte { $won } points de plus pour la manche gagnée.
}
fact-recall-refused = Cartes que { $seat } a laissées : { $cards }.
fact-predict-useless = { $seat } n’a pas montré d’intérêt pour { $cards }.
asking-discard-melded = Demander avant de casser une combinaison
caution-discard-melded = { $card } est dans une de tes combinaisons.
phase-meld = poser, puis défausser
did-went-out = sort
most-went-out = Premières sorties
feat-went-out = { $count ->
    [one] { $count } sortie
   *[other] { $count } sorties
}
verb-knock = Frapper
