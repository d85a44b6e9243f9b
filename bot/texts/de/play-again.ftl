### Playing again: going back, the same cards, the next game.

## What a table says

practice = Das ist ein Übungstisch: Er wird nicht gewertet, und alle hier können zurückgehen.
practice-short = -# Übungspartie, nicht gewertet.
friendly-short = -# Freundschaftliche Partie, nicht gewertet.{ $open ->
    [yes] { "" } Wer zuschaut, kann alle Hände einer Runde sehen, sobald sie zu Ende ist.
   *[no] { "" }
}
practice-cards = Das sind die Karten von Tisch { $table }, die schon einmal gespielt wurden. Worte zum Mischen ändern nichts.
again-choose = Zurück zu:
again-becomes = Wenn du zurückgehst, wird dies endgültig eine Übungspartie (**nicht gewertet**).{ becomes-free } Zurück zu:
becomes-free = { $cost ->
    [free] {" "}Du hast darin noch nichts entschieden, deshalb kostet es nichts: { free-ending }.
   *[nothing] {""}
}

## Buttons

button-again = Zurückgehen
button-replay = Gleiche Karten
button-anew = Neue Partie
button-rewind-turn = Mein letzter Zug
button-rewind-round = Runde neu beginnen
button-rewind-game = Partie neu beginnen
button-rewind-deal = Neue Karten

## Commands

undo-action = die letzte Aktion
undo-turn = den ganzen Zug
undo-earlier = einen früheren Zug (beim Üben)
restart-round = diese Runde, mit denselben Karten
restart-game = die Partie, mit denselben Karten
restart-deal = diese Runde, mit neuen Karten
command-table-restart = Eine Runde oder die Partie zur Übung neu beginnen
command-table-replay = Die Karten einer beendeten Partie zur Übung noch einmal spielen
argument-restart = Was neu beginnt
argument-replay = Welche Partie; sonst deine letzte

## Answers

done-rewound = { $back ->
    [turn] Du bist wieder am Anfang deines letzten Zugs: { $link }
    [round] Die Runde beginnt neu: { $link }
    [game] Die Partie beginnt neu: { $link }
   *[deal] Die Runde wird neu gegeben: { $link }
}
done-replayed-finished = Ein Übungstisch mit denselben Karten ist offen: { $link }
done-replayed-closed = Ein Übungstisch mit denselben Karten ist offen: { $link } Die geschlossene Partie lässt sich nicht mehr fortsetzen.

## What is refused

refusal-becomes-practice = Damit wird dies eine Übungspartie (nicht gewertet). Wenn du das willst, drück **Zurückgehen** oder **Üben** unter deiner Hand.
refusal-practice-gives-up = Diese Partie zählt, und du führst nicht. Wenn du sie zur Übung machst, gilt das als Niederlage. Gibst du sie auf, kannst du ihre Karten mit **Gleiche Karten** zur Übung noch einmal spielen.
refusal-cards-fixed = Die Karten dieses Tischs stehen schon fest, Worte zum Mischen würden nichts ändern. Spiel ohne sie mit.
refusal-cards-seen = Diese Karten werden an einem anderen Tisch noch einmal gespielt, deshalb lässt sich dieser nicht fortsetzen.
refusal-may-go-on = Diese Partie wurde vorzeitig geschlossen, und die anderen können sie noch fortsetzen. Noch einmal spielen kannst du nur beendete Partien.
refusal-no-game-over = Du hast keine beendete Partie, die du noch einmal spielen könntest.
refusal-no-practice = Das geht nur zur Übung, und hier spielen mehrere Leute. Öffne einen Übungstisch mit `/table new practice:True`: Dort können es alle.
refusal-not-over = Diese Partie läuft noch. Ihre Karten kannst du noch einmal spielen, wenn sie zu Ende ist.
