## The words of Canasta's pictures. See the common file for how they fit.

## The pile

picture-empty = VIDE
picture-frozen = GELÉE
picture-blocked = BLOQUÉE
# What a side that has not opened needs to take the pile: a pair, or a meld from the hand only.
picture-pair-only = PAR PAIRE
picture-hand-only = PAR LA MAIN
# On a chip at cards that the pile can be taken with.
picture-take = PRENDRE
picture-must-meld = À POSER
picture-pile-waits = prise, attend l’ouverture
picture-waiting = Tu reçois le reste de la pile quand ton ouverture est complète
# Above the ways to take the pile, or its top cards.
picture-taken-with = se prend avec
picture-taken-top = { $count } cartes avec
# A way to take the pile with an upcard of this rank: "9 + 9", "9 + wild".
picture-way-pair = { $rank } + { $rank }
picture-way-natural-and-wild = { $rank } + libre
picture-way-meld = une combinaison
picture-way-or = ou { $way }
# The number of cards of a pile that was taken.
picture-taken = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
picture-penalty = PIOCHER COÛTE { $points }

## Turns

picture-your-turn-to = À toi : { $choices }
picture-then = puis { $name }
picture-progress-turn = Manche { $round } · tour { $turn } · { $goal }
picture-phase-meld = joue
picture-phase-answer = répond
picture-verb-meld = poser
picture-verb-take = prendre la pile
picture-verb-pass = garder ta dernière carte
picture-verb-ask = demander à sortir
picture-verb-answer = dire oui ou non
picture-verb-special = poser une main spéciale
picture-verb-end = finir la manche
picture-may-i = { $name } : « Puis-je sortir ? »
picture-permission-yes = Oui : doit sortir à ce tour
picture-permission-no = Non : ne peut pas sortir à ce tour
# Follows the names of opponents who may go out on their next turn.
picture-may-go-out = : sortie possible au prochain tour

## Sides and hands

picture-foot = PIED
picture-foot-count = pied de { $count }
picture-talons = RÉSERVES
picture-talon = RÉSERVE DE { $count }
# The current value of a side's melded cards.
picture-on-table = sur table { $points }
picture-opened = OUVERT
picture-canastas = CANASTAS { $made }/{ $needed }
# Canastas, and those that are lacking to go out.
picture-canastas-lacking = CANASTAS { $made }/{ $needed } · RESTE { $lacking }
picture-lacking = { $kind ->
    [natural] { $count } PURE
    [mixed] { $count } IMPURE
    [wild] { $count } LIBRE
    [sequence] { $count } SÉQ.
   *[other] { $count }
}
picture-opens-at = OUVRE À { $points }
picture-laid = POSÉ { $points }/{ $minimum }
picture-laid-lacking = POSÉ { $points }/{ $minimum } · MANQUE { $lacking }
picture-can-open = PEUT OUVRIR { $points }/{ $minimum }
picture-cannot-open = OUVERTURE { $points }/{ $minimum }
picture-cannot-open-lacking = OUVERTURE { $points }/{ $minimum } · MANQUE { $lacking }
picture-hand = { $count ->
    [one] { $count } carte · { $points } points
   *[other] { $count } cartes · { $points } points
}
picture-hand-and-foot = { $hand } · { picture-foot-count }

## Melds

picture-wild = LIBRE
picture-natural = PURE
# A canasta on its ribbon.
picture-canasta-natural = PURE
picture-canasta-mixed = IMPURE
picture-canasta-wild = LIBRE
picture-canasta-sequence = SÉQ.
picture-canasta-grown = { $kind } { $count }
    .short = ×{ $count }
# The number of wild cards in a meld.
picture-wilds = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
# One of several melds of a rank: "2nd K".
picture-numbered = { $number ->
    [2] { $rank } (2e)
    [3] { $rank } (3e)
   *[other] { $rank } ({ $number }e)
}
# A meld in short: a rank with "×4".
picture-meld-count = { $name } { $count }
picture-meld-wilds = { $wilds ->
    [one] { $name } { $count }, { $wilds } libre
   *[other] { $name } { $count }, { $wilds } libres
}
# On a chip at cards of these suits: they fit a sequence.
picture-in-sequence = SÉQ. { $suits }
picture-meld-or-sequence = POSE, SÉQ. { $suits }

## The score sheet

picture-line-cards-melded = Cartes posées
picture-line-natural-canastas = Canastas pures
picture-line-mixed-canastas = Canastas impures
picture-line-sequence-canastas = Séquences de sept
picture-line-wild-canasta = Passe-partout
picture-line-pure-canasta = As, sept purs
picture-line-threes = Trois
picture-line-unfinished-meld = Inachevées
picture-line-three-held = As, sept en main
picture-line-red-threes = Trois rouges
picture-line-going-out = Sortie
picture-line-concealed = Main cachée
picture-line-cards-in-hand = Cartes en main
picture-line-returned-piles = Piles rendues
picture-line-special-hand = Main spéciale
picture-special-straight = Grande suite
picture-special-pairs = Sept paires
picture-special-wild-pairs = Paires avec deux
picture-special-garbage = Fourre-tout
