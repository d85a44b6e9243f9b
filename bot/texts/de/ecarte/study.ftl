### Écarté: hints, and what a learner is told.

fact-may-follow = Du kannst nicht bedienen, also spielst du eine beliebige Karte.
fact-may-propose = Du kannst einen Tausch vorschlagen.
fact-may-stand = Du kannst mit den Karten spielen, die du hast.
fact-may-accept = Du kannst den Tausch annehmen.
fact-may-refuse = Du kannst den Tausch ablehnen.
fact-may-exchange = Du kannst bis zu { number-of-cards } tauschen{ $limited ->
    [yes] : Mehr hat der Talon nicht.
   *[no] .
}
fact-may-king = Du kannst { $card } ansagen, für einen Punkt.
fact-do-propose = Schlag einen Tausch vor.
fact-do-stand = Spiel mit den Karten, die du hast.
fact-do-accept = Nimm an.
fact-do-refuse = Lehn ab.
fact-do-king = Sag den König an.
fact-hint-play-at-once = Mit so einer Hand bringt es etwa { $points } Punkte mehr, gleich zu spielen, als neue Karten zu nehmen.
fact-hint-new-cards = Mit so einer Hand bringen neue Karten etwa { $points } Punkte mehr, als gleich zu spielen.
fact-hint-play-at-once-usually = Mit den meisten solchen Händen brächte es mehr, gleich zu spielen, etwa { $points } Punkte.
fact-hint-new-cards-usually = Mit den meisten solchen Händen brächten neue Karten mehr, etwa { $points } Punkte.
fact-hint-at-once-costs = Mit so einer Hand gewinnst du die Runde öfter, wenn du gleich spielst, verlierst gegenüber neuen Karten aber etwa { $points } Punkte.
fact-hint-call-even = Mit so einer Hand ist gleich zu spielen etwa so gut wie neue Karten.
fact-hint-gains = Nach Schätzung des Computers ist das um { $points } Punkte besser als { $how ->
    [exchange] { $cards } zu tauschen
    [stand] alle Karten zu behalten
   *[play] { $cards } zu spielen
}, die nächstbeste Wahl.
fact-hint-won-counts = Für den Sieg in der Runde rechnet die Schätzung { $points } Punkte dazu.
fact-hint-keep-all = Du behältst alle deine Karten.
fact-hint-king = Der Trumpfkönig bringt einen Punkt.
fact-hint-king-wins = Der aufgedeckte König bringt dir den Sieg.
fact-place-upturned = Aufgedeckt: { $card }.

lesson-ecarte-aim = Mach drei der fünf Stiche für einen Punkt, oder alle fünf für zwei. Wer zuerst { $target } Punkte hat, gewinnt die Partie.
lesson-ecarte-ranks = Der König ist die höchste Karte jeder Farbe, und das Ass kommt nach dem Buben.{ $bowers ->
    [yes] {" "}In Trumpf sind der Bube und der andere Bube gleicher Farbe, rot oder schwarz, noch höher.
   *[no] {""}
}
lesson-ecarte-propose = Für bessere Karten: **{ verb-propose }**. Mit einer guten Hand: **{ verb-stand }**.
lesson-ecarte-answer = Dein Gegenüber will tauschen. Mit einer schwachen Hand: **{ verb-accept }**, dann darfst du auch tauschen. Mit einer guten: **{ verb-refuse }**.
lesson-ecarte-exchange = Jetzt kommt **{ verb-exchange }**: Gib die Karten her, die du nicht brauchst, soweit der Talon reicht. Behalte Trümpfe und Könige.
lesson-ecarte-king = Du hast den Trumpfkönig. Drück auf **{ verb-king }**, bevor du deine erste Karte spielst, für einen Punkt.
lesson-ecarte-follow = { $must_head ->
    [yes] Bediene, wenn du kannst, und zwar mit einer höheren Karte, wenn du eine hast.
   *[no] Bediene, wenn du kannst.
} { $must_trump ->
    [yes] Kannst du nicht, stich, wenn du einen Trumpf hast.
   *[no] Kannst du nicht, spiel eine beliebige Karte.
}
lesson-ecarte-scored = Die Runde ist gezählt. Weiter mit **{ verb-deal }**.

guide-ecarte-propose = Du hast fünf Karten, und { $card } ist aufgedeckt: Diese Farbe ist Trumpf. Du brauchst drei Stiche, und dafür ist deine Hand zu schwach. Schlag einen Tausch vor: **{ verb-propose }**.
guide-ecarte-stand = Das reicht. Drei Stiche sind jetzt wahrscheinlich: Spiel.
guide-ecarte-exchange = Leg weg, was keinen Stich macht, und behalte Trümpfe und Könige: Tausch { $cards }.
guide-ecarte-king = Du hast den Trumpfkönig. Sag ihn vor deiner ersten Karte an: Das ist ein Punkt.
guide-ecarte-lead = Du spielst aus. { $cards } ist schwer zu schlagen.
guide-ecarte-win = { $cards } macht diesen Stich. Nimm ihn.
guide-ecarte-lose = Diesen Stich bekommst du nicht: Spiel deine billigste Karte, { $cards }.
guide-ecarte-done = **Jetzt weißt du, wie es geht:** tauschen, bis drei Stiche wahrscheinlich sind, den König ansagen, und spielen. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
