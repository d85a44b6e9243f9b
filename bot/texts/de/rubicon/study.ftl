### Rubicon and Chinese Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = Du kannst jede Karte spielen. Eine höhere Karte der ausgespielten Farbe macht den Stich, und ebenso ein Trumpf auf eine andere Farbe.
fact-may-show-blanche = Du kannst Carte blanche zeigen: { $points } Punkte.

## Hints

fact-do-blanche = Zeig Carte blanche.
fact-hint-blanche = Das bringt { $points } Punkte, und es geht nur, bevor du eine Karte spielst.
fact-hint-win-to-meld = Dann kannst du melden: { $target }, { $points } Punkte.
fact-hint-makes-trump = Das macht { $suit } zum Trumpf, und davon hast du { $count }.
fact-hint-gains = Nach Schätzung des Computers ist das um { number-of-points } besser als { $how ->
    [meld] { $cards } zu melden
   *[play] { $cards } zu spielen
}, die nächstbeste Wahl.

## The rules, one at a time, as each starts to matter

lesson-rubicon-aim = Mach Stiche, damit du melden kannst: Meldungen bringen fast alle Punkte. Die höhere Punktzahl gewinnt das Blatt. Erreiche auf jeden Fall { $target } Punkte: Wer mit weniger verliert, ist im Rubikon, und das ist teuer.
lesson-rubicon-trump = Noch gibt es keinen Trumpf. Das erste Paar oder die erste Sequenz, die gemeldet wird, macht ihre Farbe zum Trumpf{ $bezique ->
    [trump] , ein Bézique die seiner Dame
   *[fixed] {""}
}. In jeder Farbe ist die Reihenfolge Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben.
lesson-rubicon-blanche = Du hast keinen König, keine Dame und keinen Buben: **{ verb-blanche }** zeigt deine Hand für { $blanche_points } Punkte. Tu es, bevor du eine Karte spielst{ $blanche_again ->
    [yes] . Jede Karte, die du danach ziehst, bringt noch einmal so viel, wenn du sie zeigst, bis du einen König, eine Dame oder einen Buben ziehst
   *[no] {""}
}.
lesson-rubicon-lead = Du spielst aus: Du kannst jede Karte **{ verb-play }**. Solange ein Talon da ist, muss niemand bedienen; eine niedrige Karte, die keine Meldung braucht, kostet also wenig.
lesson-rubicon-follow = Du kannst **{ verb-play }**, was du willst. Eine höhere Karte der ausgespielten Farbe macht den Stich, und ebenso ein Trumpf auf eine andere Farbe. Bei gleichen Karten gewinnt die erste.
lesson-rubicon-won = Machst du einen Stich, kannst du eine Meldung machen. Danach ziehst du zuerst und spielst aus.
lesson-rubicon-meld = Du hast eine Meldung: **{ verb-meld }** zeigt, was du auslegen kannst. Gemeldete Karten liegen auf dem Tisch, du kannst sie aber weiter spielen.
lesson-rubicon-melded = Eine gemeldete Karte kannst du in einer anderen Art von Meldung noch einmal melden. Dieselbe Meldung zählt wieder, wenn du eine ihrer Karten spielst und eine andere ihren Platz einnimmt. In `/help` zeigt die Seite **Punkte** alle Meldungen.
lesson-rubicon-draw = **{ verb-draw }** beendet dein Melden nach diesem Stich, also melde vorher.
lesson-rubicon-last-cards = Der Talon ist fast leer. Ist er weg, kannst du nicht mehr melden.
lesson-rubicon-phase-two = Der Talon ist leer, und die Meldungen sind wieder auf der Hand. Jetzt musst du bedienen, wenn möglich mit einer höheren Karte. Kannst du nicht bedienen, musst du stechen. Der letzte Stich bringt { $last_trick_points }. Alle Karten, die du nicht gesehen hast, hat dein Gegenüber.
lesson-rubicon-scored = Das Blatt ist gezählt. Die Punkte werden auf Hunderter gekürzt: Wer gewinnt, bekommt den Unterschied und { $game_points }, oder die Summe, wenn die Gegenseite weniger als { $target } hat. Mit **{ verb-deal }** geht es weiter.

## The moves of the guided rounds

guide-rubicon-lead-first = Mit Stichen kannst du melden: Meldungen bringen fast alle Punkte. In jeder Farbe schlägt nur das Ass die Zehn: A, 10, K, D, B, 9, 8, 7. Noch gibt es keinen Trumpf. Du spielst aus, also wähl eine Karte, die du entbehren kannst: { $cards }.
guide-rubicon-lead = Du spielst aus. Solange ein Talon da ist, muss niemand bedienen; nimm also eine Karte, die keine Meldung braucht: { $cards }.
guide-rubicon-win = Wer den Stich macht, kann melden, also lohnt sich dieser. { $cards } schlägt { $card }.
guide-rubicon-lose = Du musst nicht jeden Stich machen. Spiel { $cards }: Das kannst du entbehren.
guide-rubicon-meld-trump = Eine **Meldung** sind Karten, die zählen, wenn du sie zeigst. Zeig { $cards }: { $target_meld }, { $points } Punkte. Es ist die erste, also macht sie { $suit } zum Trumpf. Die Karten liegen auf dem Tisch, du kannst sie aber spielen.
guide-rubicon-meld = Die vielen Punkte bringen die Meldungen. Zeig { $cards }: { $target_meld }, { $points } Punkte.
guide-rubicon-meld-again = Nach jedem Stich, den du machst, eine Meldung. Zeig { $cards }: { $target_meld }, { $points } Punkte.
guide-rubicon-draw = Bist du mit dem Melden fertig, kannst du **{ verb-draw }**. Beide bekommen eine Karte, und wer den Stich gemacht hat, spielt wieder aus.
guide-rubicon-draw-again = Zieh, um weiterzuspielen. Du spielst den nächsten Stich aus.
guide-rubicon-done = **Gut gemeldet!** Darum geht es: Stiche machen, und melden, was du gesammelt hast, immer wieder. Ist der Talon leer, müssen alle bedienen, und der letzte Stich zählt. Von hier an spielst du frei. Die anderen Regeln erkläre ich, wenn es so weit ist, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
