### Gin Rummy: its names, what its players do and see, its options, and why the rules refuse an action.

game-gin = Gin Rommé
called-gin = { $preset }
preset-standard = Gin Rommé
preset-straight = Straight Gin
preset-oklahoma = Oklahoma Gin
preset-hollywood = Hollywood Gin
preset-tournament = Turnier-Gin

phase-offer = die aufgedeckte Karte nehmen oder passen
phase-draw = ziehen oder die oberste Karte nehmen
phase-discard = ablegen oder klopfen
phase-last = die letzte abgelegte Karte zum Klopfen nehmen, oder passen
phase-lay = anlegen

verb-gin = Großes Gin
verb-lay = Anlegen
verb-end = Fertig
kind-take = die oberste Karte der Ablage nehmen
kind-pass = die aufgedeckte Karte liegen lassen
kind-gin = Großes Gin zeigen: alle Karten in Auslagen, ohne abzulegen
kind-knock = klopfen: eine Karte verdeckt ablegen und deine Auslagen zeigen
kind-lay = eine Karte an die Auslagen der Person anlegen, die geklopft hat
kind-end = nichts mehr anlegen
ask-knock = Welche Karte legst du beim Klopfen ab?
ask-lay = Was willst du anlegen?

choice-gin = Großes Gin!
choice-knock = Mit { $points } klopfen: { $card } ablegen
choice-knock-gin = Gin! { $card } ablegen
choice-knock-with = Mit { $points } klopfen: { $card } ablegen, { $melds } zeigen
choice-discard = { $card } (Restpunkte: { $points })
choice-lay = { $card } an { $melds }
choice-end = Fertig
more-knock = Anders klopfen

## What happened

event-turned-up = { $cards } wird aufgedeckt. { $points ->
    [0] Nur Gin beendet die Runde.
   *[other] Klopfen geht mit { $points } oder weniger.
}
event-passed = { $seat } lässt { $cards } liegen.
event-gin = { $seat } hat Gin!
event-big-gin = { $seat } hat Großes Gin!
event-equal = Die Restpunkte sind gleich: Niemand bekommt Punkte.
event-void = Im Stapel sind nur noch zwei Karten. Die Runde ist ungültig.
event-game-bonus = { $side } bekommt { $points } als Partieprämie.
event-boxes = { $side } bekommt { $points } für gewonnene Runden.
event-shutout = { $side } bekommt { $points } mehr für einen Sieg zu null.
did-knocked = klopft mit { $points }
did-gin = hat Gin!
did-big-gin = hat Großes Gin!
did-laid-off = legt { $cards } an
did-undercut = unterbietet

score-deadwood = Unterschied der Restpunkte
score-knock = Klopfprämie
score-gin = Gin
score-big-gin = Großes Gin
score-undercut = Unterbietung
score-spades = Pik aufgedeckt, doppelt
score-more-games = { $count ->
    [one] auch in einer zweiten Partie
   *[other] in allen drei Partien
}
score-game-bonus = { $count ->
    [one] Partieprämie
   *[other] { $count } Partieprämien
}
score-boxes = { $count ->
    [one] 1 gewonnene Runde
   *[other] { $count } gewonnene Runden
}
score-shutout = zu null

## The table in words

fact-round = Runde { $round }. { $seat } hat gegeben. { $limit ->
    [0] Nur Gin beendet die Runde.
   *[other] Klopfen geht mit { $limit } oder weniger.
} { goes-to }
fact-to-offer = { $seat } kann { $card } nehmen oder passen.
fact-to-draw = { $seat } zieht oder nimmt { $card }.
fact-to-discard = { $seat } legt ab oder klopft.
fact-to-last = { $seat } kann { $card } nur noch zum Klopfen nehmen.
fact-to-lay = { $seat } kann anlegen.
fact-upcard = Auf der Ablage liegt { $card }.
fact-points = { $side } hat { $points } Punkte und { $boxes ->
    [one] 1 Runde
   *[other] { $boxes } Runden
} gewonnen.
fact-column = { $won ->
    [yes] { $side } hat Partie { $number } mit { $points } Punkten gewonnen.
   *[no] { $side } hat in Partie { $number } { $points } Punkte.
}
fact-arranged = { $count ->
    [0] Du hast keine Auslagen.
   *[other] Deine Auslagen: { $melds }.
} { $points ->
    [0] Du hast keine Restpunkte.
   *[other] Restpunkte: { $points } ({ $cards }).
}

## What the rules refuse

refusal-take-or-pass = Nimm zuerst { $card } oder pass.
refusal-draw-first = Zieh zuerst eine Karte, oder nimm { $card }.
refusal-already-drawn = Du hast deine Karte für diesen Zug. Leg eine ab oder klopf.
refusal-take-to-knock = Nimm { $card }, um damit zu klopfen, oder pass.
refusal-lay-off-now = Leg an, was du kannst, und drück dann **{ verb-end }**.
refusal-both-passed = Ihr habt beide { $card } liegen lassen. Zieh vom Stapel.
refusal-no-knock-after = { $card } kannst du jetzt nur noch zum Klopfen nehmen, und dafür reicht es nicht. Pass stattdessen.
refusal-fits-nothing = { $card } passt nicht an diese Auslage. Wähl eine Karte und eine Auslage aus der Liste.

## Options

group-knock = Klopfen
option-hollywood = Drei Partien zugleich (Hollywood)
    .about = Dein erster Sieg zählt in der ersten Partie, dein zweiter in den ersten beiden, spätere in allen dreien.
option-next_dealer = Wer als Nächstes gibt
    .about = Wer nach einer Runde gibt, die jemand gewonnen hat.
option-next_dealer-alternate = abwechselnd
option-next_dealer-winner = wer die Runde gewonnen hat
option-next_dealer-loser = wer die Runde verloren hat
option-first_upcard = Erste aufgedeckte Karte
    .about = Ob die erste aufgedeckte Karte genommen werden darf, bevor jemand zieht.
option-first_upcard-offered = wird beiden angeboten
option-first_upcard-none = keine; wer nicht gibt, bekommt eine Karte mehr
option-runs = Asse in Folgen
    .about = Ob ein Ass über dem König stehen darf, oder zwischen König und Zwei.
option-runs-low = niedrig
option-runs-both = niedrig oder hoch
option-runs-round = rundherum
option-knock_limit = Höchste Restpunkte zum Klopfen
    .about = Mit wie vielen Restpunkten du die Runde beenden darfst. Bei 0 beendet sie nur Gin.
option-knock_limit-upcard = Wert der ersten aufgedeckten Karte
option-ace_gin_only = Nach einem Ass nur Gin
    .about = Ist die erste aufgedeckte Karte ein Ass, darf niemand mit Restpunkten klopfen.
option-last_discard = Letzte Karte der Ablage zum Klopfen
    .about = Bevor eine Runde ungültig wird, weil die Karten ausgehen, darf die letzte abgelegte Karte zum Klopfen genommen werden.
option-lay_off_by_hand = Selbst anlegen
    .about = Wer nicht geklopft hat, entscheidet, was angelegt wird. Sonst wird die beste Art ausgerechnet.
option-gin_bonus = Ginprämie
    .about = Dafür, eine Runde ganz ohne Restpunkte zu beenden.
option-big_gin = Prämie für Großes Gin
    .about = Dafür, alle Karten auszulegen, auch die gerade gezogene, ohne eine abzulegen.
option-undercut_bonus = Prämie für Unterbietung
    .about = Für das Gegenüber, wenn die Person, die klopft, nicht weniger Restpunkte hat.
option-equal_undercut = Gleiche Restpunkte sind Unterbietung
    .about = Sonst bekommt niemand Punkte, wenn beide gleich viele Restpunkte haben.
option-knock_bonus = Klopfprämie
    .about = Dafür, eine Runde durch Klopfen zu gewinnen.
option-spades_double = Pik verdoppelt die Runde
    .about = Ist die erste aufgedeckte Karte ein Pik, zählt die Runde doppelt.
option-box_bonus = Rundenprämie
    .about = Kommt am Ende der Partie für jede gewonnene Runde dazu, für beide.
option-game_bonus = Partieprämie
    .about = Kommt am Ende der Partie für die Siegerseite dazu.
option-shutout = Sieg zu null verdoppelt
    .about = Was doppelt zählt, wenn die Verliererseite keine Runde gewonnen hat.
option-shutout-points = die Punkte der Runden
option-shutout-all = alles

## Records

most-won = Meiste gewonnene Runden
most-gin = Erstes Gin
most-big-gin = Erstes Großes Gin
most-undercut = Erste Unterbietung
feat-won = { score-boxes }
feat-gin = { $count ->
    [one] 1 Gin
   *[other] { $count } Gins
}
feat-big-gin = { $count ->
    [one] 1 Großes Gin
   *[other] { $count } Große Gins
}
feat-undercut = { $count ->
    [one] 1 Unterbietung
   *[other] { $count } Unterbietungen
}
