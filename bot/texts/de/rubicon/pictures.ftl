## The words of the pictures of Rubicon and Chinese Bezique. See the common file for how they fit.

picture-no-trump = KEIN TRUMPF
# The points of a side's aces and tens.
picture-brisques = Brisques { $points }
picture-verb-meld = melden
picture-verb-blanche = Carte blanche zeigen
picture-goal-deals = { $deals ->
    [one] { $deals } Blatt
   *[other] { $deals } Blätter
}
picture-progress-deal = Blatt { $round } von { $deals } · Stich { $trick } · Rubikon { $line }
picture-round = Blatt { $number }
picture-this-round = Dieses Blatt
picture-in-round = Blatt { $points }
picture-line-carte-blanche = Carte blanche
picture-line-last-trick = Letzter Stich
picture-line-brisques = Brisques
picture-line-cut = Auf Hunderter gekürzt
picture-line-difference = Hunderter der Gegenseite
picture-line-least = Mindestens 100
picture-line-rubicon = Hunderter dazu
picture-line-game = Gewinn
picture-line-rubicon-bonus = Rubikon
picture-line-rubicon-brisques = Brisques im Rubikon
picture-line-below-hundred = Unter 100 verloren
picture-line-settled = Blatt verloren

## The types of melds. Their names may be broken at each space.

picture-type-marriage = Paar
picture-type-trump-marriage = Trumpfpaar
picture-type-sequence = Sequenz
picture-type-trump-sequence = Trumpfsequenz
picture-type-bezique = Bézique
picture-type-double-bezique = doppeltes Bézique
picture-type-triple-bezique = dreifaches Bézique
picture-type-quadruple-bezique = vierfaches Bézique
picture-type-four-aces = vier Asse
picture-type-four-kings = vier Könige
picture-type-four-queens = vier Damen
picture-type-four-jacks = vier Buben
picture-type-four-trump-aces = vier Trumpfasse
picture-type-four-trump-tens = vier Trumpfzehner
picture-type-four-trump-kings = vier Trumpfkönige
picture-type-four-trump-queens = vier Trumpfdamen
picture-type-four-trump-jacks = vier Trumpfbuben
