### Games of drawing and discarding: sentences that they share.

command-take = Wenn du am Zug bist: von der Ablage nehmen
command-claim = Fordern, was jemand übersehen hat
command-pass = Wenn du am Zug bist: passen
command-knock = Wenn du am Zug bist: klopfen
command-end = Wenn du am Zug bist: sagen, dass du fertig bist

verb-discard = Ablegen
verb-pass = Passen
kind-discard = eine Karte ablegen und deinen Zug beenden
ask-discard = Welche Karte willst du ablegen?
heading-discard = -# Ablegen:
did-discarded = legt { $cards } ab
fact-stock = { $count ->
    [0] Der Stapel ist leer.
    [one] Der Stapel hat { $count } Karte.
   *[other] Der Stapel hat { $count } Karten.
}
target-melds = { $melds }
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen. Ziehen und Ablegen sind endgültig.
refusal-one-card = Leg genau eine Karte ab.
verb-take = Nehmen
choice-take = { $card } nehmen
choice-pass = Passen
label-discard = { $card }
did-took = nimmt { $cards }
did-passed = passt
automatic-draw = Für mich ziehen, wenn ich nichts anderes tun kann und es niemandem etwas verrät
refusal-just-taken = { $card } hast du gerade genommen. Leg eine andere Karte ab.
most-best = Beste Runde
fact-may-draw = Du kannst vom Stapel ziehen.
fact-may-pass = Du kannst passen.
fact-do-pass = Pass.
fact-do-discard = Leg { $cards } ab.
fact-hint-gains = Nach Schätzung des Computers ist das um { number-of-points } besser als { $how ->
    [discard] { $cards } abzulegen
    [take] { $cards } zu nehmen
    [knock] mit { $cards } zu klopfen
    [draw] vom Stapel zu ziehen
   *[other] zu passen
}, die nächstbeste Wahl{ $won ->
    [0] .
   *[other] . Für den Sieg in der Runde rechnet die Schätzung { $won } Punkte dazu.
}
fact-recall-refused = { $seat } hat diese Karten liegen lassen: { $cards }.
fact-predict-useless = { $seat } hat gezeigt, dass diese Karten nichts nützen: { $cards }.
asking-discard-melded = Fragen, bevor ich eine Auslage zerreiße
caution-discard-melded = { $card } gehört zu einer deiner Auslagen.
phase-meld = melden, dann ablegen
did-went-out = macht aus
most-went-out = Zuerst ausgemacht
feat-went-out = { $count ->
    [one] { $count }-mal ausgemacht
   *[other] { $count }-mal ausgemacht
}
verb-knock = Klopfen
