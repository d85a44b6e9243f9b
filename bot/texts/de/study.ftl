### Learning: legal moves and why others aren't, hints with their reasons, and what can be known of hidden cards.

command-assist = Hilfe bei deinem Zug bekommen oder Computer spielen lassen
command-assist-hint = Was ein Meister hier spielen würde und warum, nach den Karten, die du siehst
command-assist-explain = Was du jetzt tun kannst, und warum das andere nicht
command-assist-opening = Wie du deine Erstmeldung machen kannst
command-explore = Was du über die Karten wissen kannst, nur für deine Augen
command-explore-distribution = Wo die Karten sind, die du siehst
command-explore-recall = Was du von den Karten der anderen gesehen hast und sie von deinen
command-explore-deduce = Welche Karten du nicht gesehen hast und wo sie sein können
command-explore-both = Was du gesehen hast und was daraus folgt
command-explore-predict = Was die anderen haben könnten und ob sie ausmachen können
command-explore-analyze = Wozu die Karten in deiner Hand gut sind
command-tutorial = Ein Spiel am eigenen Tisch lernen, eine Regel nach der anderen, wenn sie wichtig wird
button-hint = Tipp
argument-again = Auch Regeln zeigen, die du schon gesehen hast
tutorial-name = Einführung: { $called }
tutorial-goes-on = Deine Einführung ist hier noch offen: { $link }. Um eine andere zu beginnen, schließ sie mit `/table close`.
tutorial-over = Die Partie ist zu Ende und die Einführung auch. `/table new` öffnet einen Tisch für eine Partie mit anderen, und `/help` hat alle Regeln.
done-tutorial = Dein Übungstisch steht in einem privaten Thread bereit: { $link }. Er führt dich durch die ersten Züge und erklärt dann jede weitere Regel, wenn sie wichtig wird.
tutorial-begins = Das Bild ist dein Tisch, und die Knöpfe darunter zeigen, was du tun kannst. **{ button-hand }** zeigt deine Karten; du bekommst sie auch als Direktnachricht. **{ button-hint }** unter deinen Karten zeigt, was ein Meister tun würde, und **{ verb-undo }** macht einen Fehler ungeschehen. Hier wird nichts gewertet. Zum Aufhören nimm `/table close`.
study-title = { $about ->
    [explain] Was du jetzt tun kannst
    [opening] Deine Erstmeldung
    [distribution] Wo die Karten sind
    [recall] Was du gesehen hast
    [deduce] Was du nicht gesehen hast
    [both] Was du gesehen hast und was nicht
    [predict] Was die anderen haben könnten
   *[analyze] Wozu deine Hand gut ist
}
study-not = Was du nicht tun kannst:
study-refused = - **{ $does }** – { $why }
hint-counts = -# Wenn du das spielst, hat der Computer entschieden, nicht du. Ein Sieg zählt für dich, wenn du mindestens die Hälfte deiner Entscheidungen getroffen hast.
hint-lead = In { $deals } Verteilungen, die sich der Computer vorgestellt hat, { $unit ->
    [points] war das im Schnitt { $lead } Punkte besser
    [round] machte das einen Sieg in der Runde im Schnitt um { $lead } Prozentpunkte wahrscheinlicher
    [game] machte das einen Sieg im Spiel im Schnitt um { $lead } Prozentpunkte wahrscheinlicher
   *[chances] machte das einen Sieg im Schnitt um { $lead } Prozentpunkte wahrscheinlicher (Runde und Spiel zählen je zur Hälfte)
} als seine nächstbeste Wahl: { $other }
hint-solved = Bis zum Ende durchgerechnet: Wenn beide bestmöglich spielen, { $unit ->
    [tricks] ist das nächstbeste Ergebnis um { $lead ->
        [one] 1 Stich
       *[other] { $lead } Stiche
    } schlechter
    [last-trick] macht das den letzten Stich, für { $lead } Punkte. So ginge er verloren
   *[points] ist das nächstbeste Ergebnis für den Rest der Runde um { $lead ->
        [one] 1 Punkt
       *[other] { $lead } Punkte
    } schlechter
}: { $other }
refusal-hints-off = Tipps sind aus, während Leute gegeneinander spielen. Vor dem Start kann der Host sie unter **{ button-rules }** einschalten, wenn alle zustimmen.
refusal-not-in-this-game = { $called } hat diese Seite nicht. Versuch { $names }.

## What can be done

fact-may-deal = Die Runde ist zu Ende. Alle am Tisch können Runde { $round } geben.
fact-may-undo = Du kannst zurücknehmen, was du in diesem Zug getan hast.

## Hints

fact-do-draw = Zieh.
fact-do-meld = Melde { $cards } ({ $rank }).
fact-do-deal = Gib die nächste Runde.

## Where the cards are

counted = { $rank } { $count }
fact-place-hand = Deine Hand: { $cards }.
fact-place-pile = Ablage: { $cards }.
fact-place-melds = { $side }, Meldungen: { $counts }.
fact-place-trick = Im Stich: { $cards }.
fact-place-laid = Von dir verdeckt weggelegt: { $cards }.
fact-place-tricks = { $side }, Stiche: { $suits }.
fact-recall-yours = Die anderen haben aus deiner Hand diese Karten gesehen: { $cards }.
fact-recall-theirs = { $seat } hat { $cards }, wie du gesehen hast.
fact-recall-discards = { $seat } hat abgelegt: { $cards }.
fact-recall-played = Bisher gespielt: { $suits }.
fact-recall-nothing = Es gibt noch nichts, was du dir merken müsstest.
fact-unseen = Nicht gesehen ({ number-of-cards }): { $counts }.
fact-unseen-cards = Nicht gesehen ({ number-of-cards }): { $suits }.
fact-unseen-theirs = { $seat } muss { $cards } haben: Mehr ist nicht übrig.
fact-unseen-none = Du hast jede Karte gesehen.
fact-unseen-stock = { $count ->
    [one] { $count } davon liegt verdeckt auf dem Tisch.
   *[other] { $count } davon liegen verdeckt auf dem Tisch.
}
fact-unseen-laid = { $count ->
    [one] { $count } davon wurde verdeckt weggelegt.
   *[other] { $count } davon wurden verdeckt weggelegt.
}
fact-unseen-hand = { $count ->
    [0] Du kennst jede Karte von { $seat }.
    [one] { $count } davon hat { $seat } auf der Hand.
   *[other] { $count } davon hat { $seat } auf der Hand.
}

## What the others may hold

fact-predict-sure = { $seat } hat sicher { $cards }.
fact-predict-nothing = Nichts, was { $seat } getan hat, verrät etwas über den Rest der Hand.
fact-predict-gone = Sonst kann niemand { $cards } haben.
fact-predict-no-cards = { $seat } kann { $cards } nicht haben.
