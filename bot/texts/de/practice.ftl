### Practice: what learners can do with the cards of a practice table.

command-practice = An einem Übungstisch Hände ändern und in die anderen schauen
command-practice-swap = Die Hand mit dem nächsten Platz tauschen, vor der ersten Meldung und dem ersten Stich
command-practice-doctor = Eine Karte deiner Hand gegen eine verdeckte tauschen
command-practice-show = Die anderen Hände neben deiner zeigen, bis du sie verbirgst
command-practice-hide = Die anderen Hände wieder verbergen
command-practice-peek = Einmal in die anderen Hände schauen
argument-mine = Eine Karte aus deiner Hand
argument-wanted = Die Karte, die du dafür willst

button-practice = Üben
button-practice-swap = Hände tauschen
button-practice-doctor = Eine Karte ändern
button-practice-on = Andere Hände zeigen
button-practice-off = Andere Hände verbergen
button-practice-once = Einmal schauen
practice-panel = ### Üben
    Dieser Tisch wird nicht gewertet, du kannst also von seinen Karten lernen. Am Anfang deines Zugs, vor der ersten Meldung und dem ersten Stich, kannst du die Hand mit dem nächsten Platz tauschen oder eine deiner Karten gegen eine verdeckte. In die anderen Hände kannst du jederzeit schauen. Alle am Tisch erfahren davon.
practice-becomes = Wenn du Hände änderst oder in die anderen schaust, wird dies endgültig eine Übungspartie (**nicht gewertet**).{ becomes-free }
button-practice-begin = Zur Übung spielen
practice-done-swap = Du hast jetzt die Hand vom nächsten Platz.
practice-done-doctor = Die Karte ist in deiner Hand.
practice-done-on = Du siehst die anderen Hände neben deiner, bis du sie verbirgst.
practice-done-off = Die anderen Hände sind verborgen.
practice-doctor-label = Deine Karte, und die, die du dafür willst
practice-doctor-hint = Zum Beispiel 4C KH
practice-holds = { $count ->
    [0] { $seat } hat keine Karten.
   *[other] { $seat } hat { $cards }.
}
practice-peeked = ### Die anderen Hände
event-looked = { $target ->
    [on] { $seat } sieht ab jetzt die anderen Hände.
    [off] { $seat } sieht die anderen Hände nicht mehr.
   *[once] { $seat } hat in die anderen Hände geschaut.
}
refusal-no-such-look = Du kannst die anderen Hände zeigen, verbergen oder einmal hineinschauen.
