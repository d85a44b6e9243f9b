### Pinochle, Binokel and Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = Du kannst jede Karte spielen. Eine höhere Karte der ausgespielten Farbe macht den Stich, und ebenso ein Trumpf auf eine andere Farbe.
fact-may-exchange = Du kannst deinen niedrigsten Trumpf gegen { $card } tauschen: { $points } Punkte.
fact-may-knock = Du hast das Ziel erreicht: Du kannst klopfen und sofort gewinnen.

## Hints

fact-do-exchange = Tausch deinen niedrigsten Trumpf gegen die aufgedeckte Karte.
fact-do-knock = Klopf.
fact-hint-play-cheap = { $points ->
    [0] { $card } herzugeben kostet nichts.
    [one] { $card } herzugeben kostet fast nichts: 1 Punkt.
   *[other] { $card } herzugeben kostet nur { $points } Punkte.
}
fact-hint-exchange = Für deinen niedrigsten Trumpf bekommst du { $card } und { $points } Punkte.
fact-hint-knock = Du hast das Ziel erreicht: Wenn du klopfst, gewinnst du die Partie.

## Where the cards are, and what the others may hold

fact-place-upturned = Unter dem Talon: { $card }.

## The rules, one at a time, as each starts to matter

lesson-pinochle-aim = Mach Stiche, damit du melden kannst: Meldungen bringen die meisten Punkte. Wer zuerst { $target } Punkte erreicht, gewinnt.
lesson-pinochle-trump = Die Karte unter dem Talon macht { $suit } zum Trumpf, der alle anderen Farben schlägt. In jeder Farbe ist die Reihenfolge Ass, Zehn, König, Dame, Bube, Neun{ $pack_size ->
    [64] , Acht, Sieben
   *[other] {""}
}.
lesson-pinochle-lead = Du spielst aus: Du kannst jede Karte **{ verb-play }**. Solange ein Talon da ist, muss niemand bedienen; eine niedrige Karte, die keine Meldung braucht, kostet also wenig.
lesson-pinochle-follow = Du kannst **{ verb-play }**, was du willst. Eine höhere Karte der ausgespielten Farbe macht den Stich, und ebenso ein Trumpf auf eine andere Farbe. Bei gleichen Karten gewinnt die erste.
lesson-pinochle-won = Machst du einen Stich, kannst du { $several_melds ->
    [yes] melden, so oft du willst
   *[other] einmal melden
}. Danach ziehst du zuerst und spielst aus.
lesson-pinochle-meld = Du hast eine Meldung: **{ verb-meld }** zeigt, was du auslegen kannst. Gemeldete Karten liegen auf dem Tisch, du kannst sie aber weiter spielen{ $fresh_card ->
    [yes] . Eine neue Meldung braucht mindestens eine Karte, die noch nicht auf dem Tisch liegt
   *[other] {""}
}.
lesson-pinochle-melded = Eine Meldung zählt { $scored_at_end ->
    [yes] am Ende der Runde
   *[no] sofort
}. Ihre Karten kannst du noch einmal melden, aber nicht in derselben Art von Meldung. In `/help` sagt die Seite **Punkte**, was sonst noch ausgeschlossen ist.
lesson-pinochle-exchange = **{ verb-exchange }** gibt dir für deinen niedrigsten Trumpf, die { $target_dix }, die Karte unter dem Talon: 10 Punkte und ein besserer Trumpf.
lesson-pinochle-dix = Das ist der letzte Stich, in dem eine gespielte { $target_dix } zählt.
lesson-pinochle-draw = **{ verb-draw }** beendet dein Melden nach diesem Stich, also melde vorher.
lesson-pinochle-last-cards = Der Talon ist fast leer. Ist er weg, kannst du nicht mehr melden.
lesson-pinochle-phase-two = Der Talon ist leer, die Meldungen sind wieder auf der Hand, und jetzt musst du bedienen{ $overplay ->
    [always] , wenn möglich mit einer höheren Karte
    [trumps] , bei Trumpf wenn möglich mit einem höheren
   *[never] {""}
}{ $must_trump ->
    [yes] . Kannst du nicht bedienen, musst du stechen
   *[other] {""}
}. Alle Karten, die du nicht gesehen hast, hat dein Gegenüber.
lesson-pinochle-counting = { $phase_one_tricks ->
    [no] Von hier an zählen die Karten in deinen Stichen
   *[other] Die Karten in deinen Stichen zählen
}: { $trick_points ->
    [brisques] zehn Punkte für Ass oder Zehn, nichts für die anderen
    [simplified] zehn Punkte für Ass oder Zehn, fünf für König oder Dame
   *[standard] elf Punkte für ein Ass, zehn für eine Zehn, vier für einen König, drei für eine Dame, zwei für einen Buben
}{ $last_trick ->
    [yes] . Der letzte Stich der Runde bringt { $points } mehr
   *[other] {""}
}.
lesson-pinochle-knock = Du hast das Ziel erreicht. Drück auf **{ verb-knock }**, und du gewinnst sofort.
lesson-pinochle-scored = Die Runde wird gezählt: Meldungen und die Karten in den Stichen. Es geht Runde um Runde weiter, bis jemand das Ziel erreicht hat. Weiter mit **{ verb-deal }**.

## The moves of the guided rounds

guide-pinochle-lead-first = Mach Stiche, dann kannst du melden: Meldungen bringen die meisten Punkte. In jeder Farbe kommt die Zehn gleich nach dem Ass: A, 10, K, D, B, dann der Rest. Du spielst zum ersten Stich aus, und eine niedrige Karte, die keine Meldung braucht, ist ein billiger Anfang: { $cards }.
guide-pinochle-lead = Du spielst aus, also wählst du die erste Karte des Stichs. Spiel { $cards } aus: Eine hohe Karte ist schwer zu schlagen.
guide-pinochle-lead-low = Du spielst aus. Solange ein Talon da ist, muss niemand bedienen, also spiel eine niedrige Karte aus, die keine Meldung braucht: { $cards }.
guide-pinochle-win = Wer den Stich macht, kann melden, also lohnt sich dieser. { $cards } schlägt { $card }: höher in derselben Farbe.
guide-pinochle-win-by-trump = Wer den Stich macht, kann melden, also lohnt sich dieser. { $cards } schlägt { $card }, denn das ist ein Trumpf.
guide-pinochle-lose = Du musst nicht jeden Stich machen. Spiel { $cards }: Das kannst du entbehren.
guide-pinochle-exchange = Du hast den Stich gemacht und kannst jetzt melden und tauschen. Tausch deinen niedrigsten Trumpf, die { $target_dix }, gegen { $card } unter dem Talon: ein besserer Trumpf, und Punkte dazu.
guide-pinochle-meld = Eine **Meldung** ist eine Gruppe von Karten, die Punkte bringt, wenn du sie zeigst. Zeig { $cards }: { $target_meld }, { $points } Punkte. Die Karten liegen auf dem Tisch, du kannst sie aber weiter spielen.
guide-pinochle-meld-again = Die großen Punkte stecken in den Meldungen. Zeig { $cards }: { $target_meld }, { $points } Punkte.
guide-pinochle-draw = Bist du mit dem Melden fertig, dann **{ verb-draw }**: Beide bekommen eine Karte, und wer den Stich gemacht hat, spielt wieder aus.
guide-pinochle-draw-again = Zieh, dann geht es weiter. Du spielst zum nächsten Stich aus.
guide-pinochle-done = **Gut gemeldet!** Das ist der Kern des Spiels: Stiche machen und melden, was du gesammelt hast. Ist der Talon leer, müssen alle bedienen, und die Karten in deinen Stichen zählen. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
