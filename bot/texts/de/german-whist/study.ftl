### German Whist: hints, and what a learner is told.

fact-may-follow = Du kannst nicht bedienen, also spielst du eine beliebige Karte. Nur ein Trumpf macht den Stich.
fact-hint-open-card-good = { $card } lohnt sich: besser als { $worse } der { $count } Karten, die du nicht gesehen hast.
fact-hint-open-card = { $card } ist besser als { $worse } der { $count } Karten, die du nicht gesehen hast.
fact-hint-open-card-poor = { $card } ist keine gute Karte wert: Nur { $worse } der { $count } Karten, die du nicht gesehen hast, sind schlechter.
fact-hint-open-card-lose = { $card } ist { $worse ->
    [0] wertlos
   *[other] eine schwache Karte
}: Gib diesen Stich ab, und nimm die nächste, ungesehen.
fact-place-upturned = Offen auf dem Stapel: { $card }.

lesson-german-whist-aim = Eine Runde hat zwei Hälften. In der ersten sammelst du gute Karten, in der zweiten zählt jeder Stich. { $won_by ->
    [points] Wer zuerst { $target } Punkte erreicht, gewinnt.
   *[rounds] Wer zuerst { $target } Runden gewinnt, gewinnt die Partie.
}
lesson-german-whist-trump = Die erste offene Karte hat { $suit } für diese Runde zum Trumpf gemacht: Ein Trumpf schlägt jede andere Farbe. In jeder Farbe ist das Ass am höchsten.
lesson-german-whist-open-card = Wer den Stich macht, nimmt die offene Karte vom Stapel. Die andere Seite bekommt die nächste, ungesehen. Hol dir also gute Karten, und lass schwache gehen.
lesson-german-whist-lead = Du spielst aus: Du kannst jede Karte **{ verb-play }**. Eine hohe holt vielleicht die offene Karte, eine niedrige kostet dich wenig.
lesson-german-whist-follow = Bediene, wenn du kannst. Kannst du nicht, darfst du **{ verb-play }**, was du willst: Ein Trumpf macht den Stich, jede andere Karte verliert ihn.
lesson-german-whist-took = Alle haben gesehen, welche Karte genommen wurde. Merk sie dir: Sie bleibt auf dieser Hand, bis sie gespielt wird. `/explore recall` merkt sie sich für dich.
lesson-german-whist-last-cards = Der Stapel ist fast weg. Wer seinen letzten Stich macht, spielt in der zweiten Phase zuerst aus.
lesson-german-whist-phase-two = Der Stapel ist weg, und jetzt zählen die Stiche. Alle Karten, die du nicht gesehen hast, hat dein Gegenüber: Du kannst diese Hand also erschließen.
lesson-german-whist-scored = Die Runde ist gezählt. Weiter mit **{ verb-deal }**.

guide-german-whist-first = Ihr habt beide dreizehn Karten, und { $suit } ist Trumpf. Wer den Stich macht, nimmt die offene Karte, { $open }, und die andere Seite bekommt die nächste ungesehen. In dieser Hälfte sammelst du also Karten für die zweite, in der die Stiche zählen. Fang niedrig an: Spiel { $cards } aus.
guide-german-whist-lead-low = Der Stich ist deiner, also spielst du wieder aus. { $cards } kostet dich wenig, egal wer { $open } bekommt.
guide-german-whist-lead-high = { $open } ist eine hohe Karte wert. Spiel { $cards } aus: schwer zu schlagen.
guide-german-whist-win = { $open } lohnt sich. { $cards } schlägt { $card }, also mach den Stich, mit der niedrigsten Karte, die dafür reicht.
guide-german-whist-lose = { $open } ist keine gute Karte wert. Lass sie gehen, und gib den Stich mit deiner niedrigsten ab: { $cards }. Dafür bekommst du die nächste Karte des Stapels.
guide-german-whist-done = **Jetzt weißt du, wie es geht:** gute Karten holen, schwache gehen lassen, und Trümpfe und hohe Karten für die zweite Hälfte aufheben. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
