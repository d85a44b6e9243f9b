## The words of Gin Rummy's pictures. See the common file for how they fit.

# Beside cards that everybody saw being taken.
picture-taken-from-pile = PRISES DANS LA PILE
picture-gin = GIN
picture-deadwood = MORTS { $points }
picture-after-discard = { $points } APRÈS DÉFAUSSE
picture-knock-at = FRAPPE À { $points }
picture-only-gin = GIN SEULEMENT
picture-progress-knock = Manche { $round } · { $goal } · frappe à { $points }
picture-progress-gin = Manche { $round } · { $goal } · gin seulement
picture-rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
# A game of Hollywood.
picture-game = Partie { $number }
# How the round ended; follows a name, except for a void round.
picture-ending-knock = frappe et gagne la manche
picture-ending-gin = fait gin !
picture-ending-big-gin = fait grand gin !
picture-ending-undercut = contre !
picture-ending-equal = frappe, mais à points morts égaux
picture-ending-void = La manche est nulle
picture-phase-draw = pioche ou prend
picture-phase-discard = défausse ou frappe
picture-phase-offer = prend la retourne ou passe
picture-phase-last = prend et frappe, ou passe
picture-phase-lay = complète
picture-verb-gin = montrer un grand gin
picture-verb-knock = frapper
picture-verb-take = prendre
picture-verb-pass = passer
picture-verb-lay = compléter
picture-verb-end = finir
picture-line-deadwood = Points morts
picture-line-knock = Prime de frappe
picture-line-gin = Gin
picture-line-big-gin = Grand gin
picture-line-undercut = Contre
picture-line-spades = Pique double
picture-line-more-games = Autres parties
picture-line-game-bonus = Prime de partie
picture-line-boxes = Manches gagnées
picture-line-shutout = Capot
