## The words of Piquet's pictures. See the common file for how they fit.

picture-elder = VORHAND
picture-younger = HINTERHAND
picture-talon = TALON
picture-carte-blanche = Carte blanche
picture-carte-blanche-shown = Carte blanche { $cards }
# Younger's answer to a declaration, on a chip.
picture-answer-good = GUT
picture-answer-not-good = NICHT GUT
picture-answer-equal = GLEICH
picture-answer-open = ?
# What younger may do who is to answer.
picture-answer-or-declare = antworten oder ansagen
# Called large, with its points.
picture-bonus-pique = PIQUE!
picture-bonus-repique = REPIQUE!
picture-bonus-capot = CAPOT!
# A side's points in this deal.
picture-in-deal = Runde { $points }
# The progress of a partie: its deal and trick, and what ends it.
picture-progress-deal = { $deal } · Stich { $trick }
picture-progress-rubicon = { $deal } · Stich { $trick } · Rubikon { $target }
picture-progress-target = { $deal } · Stich { $trick } · { $goal }
picture-deal = Runde { $number }
picture-deal-of = Runde { $number } von { $deals }
picture-deal-double = Runde { $number } (doppelt)
picture-deal-of-double = Runde { $number } von { $deals } (doppelt)
picture-goal-deals = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
# Declarations.
picture-point = Point mit { $number }
picture-point-suit = Point mit { $number } { $suit }
picture-point-making = Point mit { $number }, Wert { $making }
picture-point-suit-making = Point mit { $number } { $suit }, Wert { $making }
picture-sequence = { $number ->
    [3] Terz
    [4] Quart
    [5] Quint
    [6] Sext
    [7] Septime
   *[8] Oktave
}
picture-sequence-to = { $rank ->
    [7] { picture-sequence } zur Sieben
    [8] { picture-sequence } zur Acht
    [9] { picture-sequence } zur Neun
    [10] { picture-sequence } zur Zehn
    [jack] { picture-sequence } zum Buben
    [queen] { picture-sequence } zur Dame
    [king] { picture-sequence } zum König
   *[ace] { picture-sequence } zum Ass
}
picture-sequence-shown = { picture-sequence } { $suit } { $ranks }
picture-set = { $number ->
    [3] Trio
   *[4] Quatorze
}
picture-set-of = { $rank ->
    [7] { picture-set } Siebener
    [8] { picture-set } Achter
    [9] { picture-set } Neuner
    [10] { picture-set } Zehner
    [jack] { picture-set } Buben
    [queen] { picture-set } Damen
    [king] { picture-set } Könige
   *[ace] { picture-set } Asse
}
picture-set-shown = { picture-set } { $cards }
# The reader's own discards.
picture-exchanged = Getauscht: { $cards }
picture-phase-exchange = tauscht Karten
picture-phase-look = sieht sich den Rest an oder nicht
picture-phase-declare = sagt an
picture-phase-answer = antwortet
picture-phase-name = nennt die Farbe zum Ausspielen
picture-verb-exchange = tauschen
picture-verb-blanche = Carte blanche ansagen
picture-verb-peek = den Rest ansehen
picture-verb-leave = ihn liegen lassen
picture-verb-declare = ansagen
picture-verb-name = deine Farbe zum Ausspielen nennen
picture-line-carte-blanche = Carte blanche
picture-line-point = Point
picture-line-sequence = Sequenzen
picture-line-set = Trios, Quatorzes
picture-line-repique = Repique
picture-line-pique = Pique
picture-line-play = Ausspielen
picture-line-cards = Die Karten
picture-line-capot = Capot
picture-line-doubled = Runde zählt doppelt
picture-line-difference = Punkte der Gegenseite
picture-line-partie = Partie
picture-line-rubicon = Rubikon
picture-line-settled = Partie verloren
picture-line-lurch = Doppelt
