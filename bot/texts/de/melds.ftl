### Games of tricks and melds: sentences that they share.

## The words of the pictures

# On a chip at cards that lie on the mat.
picture-laid = LIEGT
picture-no-meld = Keine Meldung auf der Hand
picture-best-meld = BESTE MELDUNG: { $type } { $points }
# A meld in short: its type and its cards.
picture-meld-cards = { $type } { $cards }
picture-phase-melding = meldet oder zieht
# The line of a type of meld.
picture-line-meld = { CAPITAL($type) }

## What can be done, and hints

fact-may-meld-for = Du kannst { $cards } melden: { $target }, { $points } Punkte.
fact-may-draw-card = Du kannst ziehen. Dann spielst du aus.
fact-hint-play-free = Du brauchst { $card } für keine Meldung.
fact-hint-meld-for = Das bringt { $points } Punkte.
fact-hint-meld-best = Das ist die beste Meldung, die du hast.
fact-hint-draw-card = Du hast nichts zu melden.
fact-hint-draw-kept = Heb dir auf, was du jetzt melden könntest.

## What happened, and what pickers offer

phase-melding = melden, dann ziehen
apart-hand = (auf deiner Hand)
apart-melded = (auf dem Tisch: { $target })
choice-play-melded = { $card } (gemeldet: { $target })
choice-play-meldable = { $card } (noch zu melden)
choice-meld-for = { $points }, { $target }: { $cards }
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
asking-play-meldable = Fragen, bevor ich eine Karte spiele, die ich melden könnte
asking-draw-unmelded = Fragen, bevor ich ziehe, wenn ich noch melden könnte
caution-play-meldable = Nach einem Stich könntest du { $card } melden: { $target }, { $points } Punkte.
caution-draw-unmelded = Du könntest erst noch { $cards } melden: { $target }, { $points } Punkte.
event-meld-made = { $seat } meldet { $cards }: { $target }, { $points } Punkte.
did-meld-made = meldet { $cards } ({ $target }, { $points } Punkte)

## The table in words

fact-to-melding = { $seat } hat den Stich gemacht, kann melden und zieht dann.
fact-meld-shown = { $side } hat gemeldet, { $target }: { $cards }.
brief-meld-shown = { $target } { $cards }
fact-meldable = Nach einem Stich könntest du { $cards } melden: { $target }, { $points } Punkte.
fact-meld-laid = { $side } hat { $cards } gemeldet: { $target }, { $points } Punkte
fact-could-meld = Nach einem Stich: { $cards }, { $target }, { $points } Punkte
fact-meldable-cards = Du kannst melden: { $cards }
fact-holdable-cards = Eine Karte fehlt zur Meldung: { $cards }
fact-discardable-cards = Frei zum Spielen: { $cards }
fact-melds-are-over = Der Talon ist leer, gemeldet wird nicht mehr.

## What the rules refuse

refusal-draw-before-lead = Du hast den Stich gemacht. Melde, was du magst, und zieh dann, bevor du ausspielst.
refusal-trick-first = Mach erst einen Stich.
refusal-one-meld = Du hast in diesem Zug schon gemeldet. Zieh, um weiterzuspielen.
refusal-meld-needs-cards = Nenn die Meldung oder ihre Karten.
refusal-not-a-meld = { $target ->
    [none] { $cards } ist in diesem Spiel keine Meldung.
   *[other] { $cards } ist keine Meldung dieser Art ({ $target }).
}
refusal-no-such-meld-held = Das kannst du gerade nicht melden: { $target }.
refusal-which-cards = Diese Meldung ({ $target }) ist auf mehrere Arten möglich. Nenn die Karten.
refusal-no-meld-called = Keine Meldung heißt „{ $text }“.
refusal-meld-not-in-rules = Diese Meldung gibt es in diesem Spiel nicht: { $target }.
refusal-no-melds-left = Der Talon ist leer: Melden, Tauschen und Ziehen gibt es nicht mehr.

## Records, and what stood out in a game

most-melds = Meiste Meldungen in einer Runde
week-best-meld = **Beste Meldung:** { $names }, { $amount } Punkte
most-best-meld = Beste Meldung
feat-melds = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
}
highlight-best-meld = Beste Meldung
highlighted-best-meld = { CAPITAL($target) }: { $side }, Runde { $round }
