## The words of Canasta's pictures. See the common file for how they fit.

## The pile

picture-empty = LEER
picture-frozen = GEFROREN
picture-blocked = GESPERRT
# What a side that has not opened needs to take the pile: a pair, or a meld from the hand only.
picture-pair-only = NUR PAAR
picture-hand-only = NUR HAND
# On a chip at cards that the pile can be taken with.
picture-take = KAUF
picture-must-meld = MELDE
picture-pile-waits = gekauft, wartet auf die Erstmeldung
picture-waiting = Den Rest der Ablage bekommst du, sobald deine Erstmeldung vollständig ist
# Above the ways to take the pile, or its top cards.
picture-taken-with = zu kaufen mit
picture-taken-top = oberste { $count } mit
# A way to take the pile with an upcard of this rank: "9 + 9", "9 + wild".
picture-way-pair = { $rank } + { $rank }
picture-way-natural-and-wild = { $rank } + wild
picture-way-meld = einer Meldung
picture-way-or = oder { $way }
# The number of cards of a pile that was taken.
picture-taken = { $count ->
    [one] +{ $count } Karte
   *[other] +{ $count } Karten
}
picture-penalty = ZIEHEN KOSTET { $points }

## Turns

picture-your-turn-to = Dein Zug: { $choices }
picture-then = dann { $name }
picture-progress-turn = Runde { $round } · Zug { $turn } · { $goal }
picture-phase-meld = am Zug
picture-phase-answer = antwortet
picture-verb-meld = melden
picture-verb-take = Ablage kaufen
picture-verb-pass = letzte Karte behalten
picture-verb-ask = fragen
picture-verb-answer = ja oder nein sagen
picture-verb-special = Sonderblatt auslegen
picture-verb-end = Runde beenden
picture-may-i = { $name }: „Darf ich ausmachen?“
picture-permission-yes = Ja: muss in diesem Zug ausmachen
picture-permission-no = Nein: darf in diesem Zug nicht ausmachen
# Follows the names of opponents who may go out on their next turn.
picture-may-go-out = – Ausmachen möglich

## Sides and hands

picture-foot = FUSS
picture-foot-count = Fuß mit { $count }
picture-talons = TALONS
picture-talon = TALON MIT { $count }
# The current value of a side's melded cards.
picture-on-table = auf dem Tisch { $points }
picture-opened = HERAUS
picture-canastas = CANASTAS { $made }/{ $needed }
# Canastas, and those that are lacking to go out.
picture-canastas-lacking = CANASTAS { $made }/{ $needed } · NOCH { $lacking }
picture-lacking = { $kind ->
    [natural] { $count } ECHT
    [mixed] { $count } MIX
    [wild] { $count } WILD
    [sequence] { $count } SEQ.
   *[other] { $count }
}
picture-opens-at = ERSTMELDUNG { $points }
picture-laid = GELEGT { $points }/{ $minimum }
picture-laid-lacking = GELEGT { $points }/{ $minimum } · NOCH { $lacking }
picture-can-open = REICHT { $points }/{ $minimum }
picture-cannot-open = ERSTMELDUNG { $points }/{ $minimum }
picture-cannot-open-lacking = ERSTMELDUNG { $points }/{ $minimum } · FEHLEN { $lacking }
picture-hand = { $count ->
    [one] { $count } Karte · { $points } Punkte
   *[other] { $count } Karten · { $points } Punkte
}
picture-hand-and-foot = { $hand } · { picture-foot-count }

## Melds

picture-wild = WILD
picture-natural = ECHT
# A canasta on its ribbon.
picture-canasta-natural = ECHT
picture-canasta-mixed = MIX
picture-canasta-wild = WILD
picture-canasta-sequence = SEQ.
picture-canasta-grown = { $kind } { $count }
# The number of wild cards in a meld.
picture-wilds = { $count } wild
# One of several melds of a rank: "2nd K".
picture-numbered = { $number ->
    [2] 2. { $rank }
    [3] 3. { $rank }
   *[other] { $number }. { $rank }
}
# A meld in short: a rank with "×4".
picture-meld-count = { $name } { $count }
picture-meld-wilds = { $name } { $count }, { $wilds } wild
# On a chip at cards of these suits: they fit a sequence.
picture-in-sequence = SEQ. { $suits }
picture-meld-or-sequence = MELDE, SEQ. { $suits }

## The score sheet

picture-line-cards-melded = Gemeldete Karten
picture-line-natural-canastas = Echte Canastas
picture-line-mixed-canastas = Unechte Canastas
picture-line-sequence-canastas = Siebenersequenzen
picture-line-wild-canasta = Wilde Canastas
picture-line-pure-canasta = Echte Asse, Siebener
picture-line-threes = Dreier
picture-line-unfinished-meld = Unfertige Meldungen
picture-line-three-held = Asse, 7er auf der Hand
picture-line-red-threes = Rote Dreier
picture-line-going-out = Ausmachen
picture-line-concealed = Verdeckt
picture-line-cards-in-hand = Karten auf der Hand
picture-line-returned-piles = Zurückgegeben
picture-line-special-hand = Sonderblatt
picture-special-straight = Straße
picture-special-pairs = Sieben Paare
picture-special-wild-pairs = Paare mit Zweiern
picture-special-garbage = Allerlei
