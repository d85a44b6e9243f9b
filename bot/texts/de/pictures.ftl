## The words of the pictures, of every game and of none. Space is short: a line that does not fit is shrunk, and a text
## may have a shorter form, `.short`, for where it would get too small. Capitals stand on chips and labels.

## Stock, pile and cards

picture-stock = STAPEL
# The stock with its number of cards.
picture-stock-count = STAPEL { $count }
# The discard pile with its number of cards.
picture-pile = ABLAGE { $count }
# On a chip at cards that were just drawn.
picture-new = NEU
# On a chip at cards that can be melded.
picture-meld = MELDE
# On a chip beside the dealer.
picture-dealt = GEGEBEN
picture-joker = JOKER
# Above the open hand of another player; follows the name.
picture-holds = hat
# A player without a name.
picture-seat = Platz { $number }

## Turns

picture-your-turn = Du bist am Zug
# Kinds of action to choose from, such as "meld or discard".
picture-choice = { $first } oder { $last }
# What the reader may do; these are joined by picture-choice, and stand alone on a line.
picture-verb-any = spielen
picture-verb-play = eine Karte spielen
picture-verb-draw = ziehen
picture-verb-discard = ablegen
picture-verb-deal = die nächste Runde geben
# What the player to act does now; follows one or several names, or stands on a line below them.
picture-phase-draw = zieht
picture-phase-discard = legt ab
picture-phase-lead = spielt aus
picture-phase-follow = spielt
picture-phase-scored = können geben
picture-game-over = Die Partie ist zu Ende

## Progress and scores

picture-goal-points = bis { $points }
picture-goal-rounds = { $rounds ->
    [one] die einzige Runde
   *[other] von { $rounds } Runden
}
picture-progress = Runde { $round } · { $goal }
picture-progress-trick = Runde { $round } · Stich { $trick } · { $goal }
picture-round = Runde { $number }
picture-rounds-until = Runden 1–{ $last }
picture-this-round = Diese Runde
picture-before = Vorher
picture-total = Gesamt
# The label of the game's points, with what ends the game.
picture-total-goal = Stand, { $goal }
# Follow the names of the winners, in one line or on a line below them.
picture-wins-game = { $winners ->
    [one] gewinnt die Partie!
   *[other] gewinnen die Partie!
}
picture-wins-match = { $winners ->
    [one] gewinnt das Match!
   *[other] gewinnen das Match!
}
picture-draws = spielen unentschieden!

## Tricks

picture-trump = TRUMPF
picture-trump-suit = TRUMPF { $suit }
picture-phase-two = PHASE 2
# On a chip on the card that won the trick.
picture-won = STICH
# On a chip at cards that may be played.
picture-play = SPIELBAR
    .short = SPIEL
picture-last-trick = Letzter Stich
# On a chip at a player who is out of the round.
picture-out = RAUS
picture-no-tricks = Noch kein Stich
# Follow a name.
picture-led = hat ausgespielt
picture-won-trick = macht den Stich
# The tricks that a side has won, and their points if they have any.
picture-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
picture-tricks-points = { $count ->
    [one] { $count } Stich · { $points }
   *[other] { $count } Stiche · { $points }
}
# A side's points in this round.
picture-in-round = Runde { $points }
picture-line-tricks-one = Stiche, Phase 1
picture-line-tricks-two = Stiche, Phase 2
# The duties of a player who follows to a trick, one a line.
picture-duty-follow = Bedienen
picture-duty-beat = und höher spielen
picture-duty-beat-trumps = (Trumpf höher)
picture-duty-trump = sonst stechen

## Hands laid out at the end of a round

# On a chip below cards that were laid off on a meld.
picture-laid-off = { $cards } ANGELEGT

## Pictures of no game

picture-scores = Punkte
picture-no-round-yet = Noch keine Runde zu Ende
picture-no-round = Keine Runde zu Ende gespielt
# On a chip beside the reader, and at their score.
picture-you = DU
picture-you-score = DU { $score }
# The computer's score in a daily deal, as in golf.
picture-par = PAR { $score }
# In a bracket, in place of an opponent.
picture-bye = Freilos
picture-nobody-yet = Noch niemand
picture-nothing-rated = Noch keine gewertete Partie
picture-all-level = Alle gleichauf
# A result in one letter.
picture-result-won = S
picture-result-lost = N
picture-result-shared = U
picture-rating = Wertung { $before } → { $after }
# The number of games played, after that of the games won: "3 of 5".
picture-of-games = von { $games }
