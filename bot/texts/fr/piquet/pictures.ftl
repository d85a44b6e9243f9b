## The words of Piquet's pictures. See the common file for how they fit.

picture-elder = PREMIER
picture-younger = DERNIER
picture-talon = TALON
picture-carte-blanche = Carte blanche
picture-carte-blanche-shown = Carte blanche { $cards }
# Younger's answer to a declaration, on a chip.
picture-answer-good = BON
picture-answer-not-good = PAS BON
picture-answer-equal = ÉGAL
picture-answer-open = ?
# What younger may do who is to answer.
picture-answer-or-declare = répondre ou annoncer
# Called large, with its points.
picture-bonus-pique = PIC !
picture-bonus-repique = REPIC !
picture-bonus-capot = CAPOT !
# A side's points in this deal.
picture-in-deal = donne { $points }
# The progress of a partie: its deal and trick, and what ends it.
picture-progress-deal = { $deal } · pli { $trick }
picture-progress-rubicon = { $deal } · pli { $trick } · rubicon { $target }
picture-progress-target = { $deal } · pli { $trick } · { $goal }
picture-deal = Donne { $number }
picture-deal-of = Donne { $number } sur { $deals }
picture-deal-double = Donne { $number } (double)
picture-deal-of-double = Donne { $number } sur { $deals } (double)
picture-goal-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
# Declarations.
picture-point = Point de { $number }
picture-point-suit = Point de { $number } { $suit }
picture-point-making = Point de { $number }, qui vaut { $making }
picture-point-suit-making = Point de { $number } { $suit }, qui vaut { $making }
picture-sequence = { $number ->
    [3] Tierce
    [4] Quarte
    [5] Quinte
    [6] Sixième
    [7] Septième
   *[8] Huitième
}
picture-sequence-to = { $rank ->
    [7] { picture-sequence } au sept
    [8] { picture-sequence } au huit
    [9] { picture-sequence } au neuf
    [10] { picture-sequence } au dix
    [jack] { picture-sequence } au valet
    [queen] { picture-sequence } à la dame
    [king] { picture-sequence } au roi
   *[ace] { picture-sequence } à l’as
}
picture-sequence-shown = { picture-sequence } { $suit } { $ranks }
picture-set = { $number ->
    [3] Brelan
   *[4] Quatorze
}
picture-set-of = { $rank ->
    [7] { picture-set } de sept
    [8] { picture-set } de huit
    [9] { picture-set } de neuf
    [10] { picture-set } de dix
    [jack] { picture-set } de valets
    [queen] { picture-set } de dames
    [king] { picture-set } de rois
   *[ace] { picture-set } d’as
}
picture-set-shown = { picture-set } { $cards }
# The reader's own discards.
picture-exchanged = Écart : { $cards }
picture-phase-exchange = écarte
picture-phase-look = regarde ce qui reste, ou non
picture-phase-declare = annonce
picture-phase-answer = répond
picture-phase-name = nomme la couleur d’entame
picture-verb-exchange = écarter
picture-verb-blanche = annoncer carte blanche
picture-verb-peek = regarder ce qui reste
picture-verb-leave = le laisser
picture-verb-declare = annoncer
picture-verb-name = nommer ta couleur d’entame
picture-line-carte-blanche = Carte blanche
picture-line-point = Point
picture-line-sequence = Séquences
picture-line-set = Brelans, quatorzes
picture-line-repique = Repic
picture-line-pique = Pic
picture-line-play = Jeu
picture-line-cards = Les cartes
picture-line-capot = Capot
picture-line-doubled = Donne double
picture-line-difference = Points de l’autre
picture-line-partie = Partie
picture-line-rubicon = Rubicon
picture-line-settled = Partie perdue
picture-line-lurch = Double
