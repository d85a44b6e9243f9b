## The words of Piquet's pictures. See the common file for how they fit.

picture-elder = ELDER
picture-younger = YOUNGER
picture-talon = TALON
picture-carte-blanche = Carte blanche
picture-carte-blanche-shown = Carte blanche { $cards }
# Younger's answer to a declaration, on a chip.
picture-answer-good = GOOD
picture-answer-not-good = NOT GOOD
picture-answer-equal = EQUAL
picture-answer-open = ?
# What younger may do who is to answer.
picture-answer-or-declare = answer or declare
# Called large, with its points.
picture-bonus-pique = PIQUE!
picture-bonus-repique = REPIQUE!
picture-bonus-capot = CAPOT!
# A side's points in this deal.
picture-in-deal = deal { $points }
# The progress of a partie: its deal and trick, and what ends it.
picture-progress-deal = { $deal } · trick { $trick }
picture-progress-rubicon = { $deal } · trick { $trick } · rubicon { $target }
picture-progress-target = { $deal } · trick { $trick } · { $goal }
picture-deal = Deal { $number }
picture-deal-of = Deal { $number } of { $deals }
picture-deal-double = Deal { $number } (double)
picture-deal-of-double = Deal { $number } of { $deals } (double)
picture-goal-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
# Declarations.
picture-point = Point of { $number }
picture-point-suit = Point of { $number } { $suit }
picture-point-making = Point of { $number }, making { $making }
picture-point-suit-making = Point of { $number } { $suit }, making { $making }
picture-sequence = { $number ->
    [3] Tierce
    [4] Quart
    [5] Quint
    [6] Sixième
    [7] Septième
   *[8] Huitième
}
picture-sequence-to = { $rank ->
    [7] { picture-sequence } to the seven
    [8] { picture-sequence } to the eight
    [9] { picture-sequence } to the nine
    [10] { picture-sequence } to the ten
    [jack] { picture-sequence } to the jack
    [queen] { picture-sequence } to the queen
    [king] { picture-sequence } to the king
   *[ace] { picture-sequence } to the ace
}
picture-sequence-shown = { picture-sequence } { $suit } { $ranks }
picture-set = { $number ->
    [3] Trio
   *[4] Quatorze
}
picture-set-of = { $rank ->
    [7] { picture-set } of sevens
    [8] { picture-set } of eights
    [9] { picture-set } of nines
    [10] { picture-set } of tens
    [jack] { picture-set } of jacks
    [queen] { picture-set } of queens
    [king] { picture-set } of kings
   *[ace] { picture-set } of aces
}
picture-set-shown = { picture-set } { $cards }
# The reader's own discards.
picture-exchanged = Exchanged: { $cards }
picture-phase-exchange = to exchange cards
picture-phase-look = to look at what's left, or not
picture-phase-declare = to declare
picture-phase-answer = to answer
picture-phase-name = to name a suit to lead
picture-verb-exchange = exchange
picture-verb-blanche = announce carte blanche
picture-verb-peek = look at what's left
picture-verb-leave = leave it
picture-verb-declare = declare
picture-verb-name = name the suit you lead
picture-line-carte-blanche = Carte blanche
picture-line-point = Point
picture-line-sequence = Sequences
picture-line-set = Trios and quatorzes
picture-line-repique = Repique
picture-line-pique = Pique
picture-line-play = Play
picture-line-cards = The cards
picture-line-capot = Capot
picture-line-doubled = Deal counts double
picture-line-difference = The loser's points
picture-line-partie = Partie
picture-line-rubicon = Rubicon
picture-line-settled = Partie lost
picture-line-lurch = Double
