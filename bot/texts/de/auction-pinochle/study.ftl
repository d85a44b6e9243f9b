### Auction Pinochle and Binokel: hints, and what a learner is told.

fact-may-bid = Du kannst { $points } oder mehr reizen.
fact-may-name = Du kannst Trumpf nennen.
fact-may-bury = Du kannst beliebige { $count } Karten drücken, die die Regeln erlauben.
fact-may-follow = Du kannst nicht bedienen, also spielst du eine beliebige Karte.
fact-may-give = Du kannst beliebige { $count } Karten zuschieben: für { $seat }.
fact-may-meld = Du kannst weiterspielen.
fact-may-concede = Du kannst mit den gereizten { $points } abgehen{ $loss ->
    [more] : Das kostet höchstens halb so viel, wie sie im Spiel zu verlieren.
    [twice] : Das kostet halb so viel, wie sie im Spiel zu verlieren.
   *[same] .
}
fact-do-bid = Reiz { $points }.
fact-do-name = { $contract ->
    [durch] Sag Durch an.
    [untendurch] Sag Untendurch an.
   *[trump] Nenn { $onto }.
}
fact-do-bury = Drück { $cards }.
fact-do-give = Schieb { $cards } zu.
fact-do-meld = Spiel weiter.
fact-do-concede = Geh ab.
fact-hint-bid-must = Passen darfst du nicht.
fact-hint-no-marriage = Du hast kein Paar aus König und Dame, also könntest du keinen Trumpf nennen.
fact-hint-bid-melds = Mit { $suit } als Trumpf meldet deine Hand { $points }.
fact-hint-bid-reach = Mit Meldungen und Stichen{ $widow ->
    [0] {""}
   *[other] {" "}und dem Dabb
} kannst du etwa { $points } erwarten.
fact-hint-pass-partner = { $seat } in deinem Team hat { $points } gereizt: Lass es dabei.
fact-hint-pass-next = Das nächste Gebot ist { $points }{ $twice ->
    [yes] , und verloren kostet es das Doppelte.
   *[no] .
}
fact-hint-name-melds = Mit { $suit } als Trumpf meldest du { $points }.
fact-hint-name-trumps = { $count ->
    [one] Damit ist 1 Karte von dir Trumpf.
   *[other] Damit sind { $count } Karten von dir Trumpf.
}
fact-hint-durch = Du machst sicher alle Stiche.
fact-hint-durch-risk = Du machst mit guter Aussicht alle Stiche.
fact-hint-untendurch = Du machst sicher keinen Stich.
fact-hint-untendurch-risk = Du machst mit guter Aussicht keinen Stich.
fact-hint-bury-durch = Ohne { $cards } ist die Aussicht auf alle Stiche am besten.
fact-hint-bury-untendurch = Ohne { $cards } ist die Aussicht am besten, keinen Stich zu machen.
fact-hint-keeps-melds = { $points ->
    [0] Meldungen hast du keine zu verlieren.
   *[other] Du behältst { $points } in Meldungen.
}
fact-hint-bury-points = Die gedrückten Karten bringen dir { number-of-points }.
fact-hint-bury-void = Danach fehlt dir diese Farbe, und du kannst stechen: { $suit }.
fact-hint-give-trumps = { $count ->
    [one] { $seat } bekommt einen Trumpf.
   *[other] { $seat } bekommt { $count } Trümpfe.
}
fact-hint-give-aces = { $count ->
    [one] { $seat } bekommt ein Ass.
   *[other] { $seat } bekommt { $count } Asse.
}
fact-hint-give-rest = Trümpfe und Asse hast du keine zum Zuschieben.
fact-hint-meld-enough = Die Meldungen allein erreichen die gereizten { $points }.
fact-hint-needs = Für die gereizten { $bid } fehlen noch { $points }.
fact-hint-expects = Deine Hand kann etwa { $points } in Stichen erwarten.
fact-hint-concede = { $loss ->
    [more] Im Spiel verloren kostet das Gebot mindestens das Doppelte.
    [twice] Im Spiel verloren kostet das Gebot das Doppelte.
   *[same] Im Spiel verloren kostet das Gebot ebenso viel, und die anderen bekommen auch ihre Stiche.
}
fact-hint-partner-wins = { $seat } macht diesen Stich für dich.
fact-hint-play-gives = { $points ->
    [0] { $card } kostet dich da nichts.
   *[other] { $card } bringt deiner Seite da { number-of-points }.
}

lesson-auction-pinochle-aim = { $partners ->
    [yes] Eine Seite
   *[no] Eine Person
} reizt, wie viel sie mit Meldungen und Stichen macht, und muss das dann erreichen. { $deals ->
    [0] Die Partie geht bis { $target } Punkte.
   *[other] Die Partie hat { $deals } Runden.
}
lesson-auction-pinochle-bidding = Reihum wird gereizt. **{ verb-bid }** mit mindestens { $points }, oder **{ verb-pass }**: Dann bist du draußen. Das höchste Gebot nennt Trumpf und spielt.
lesson-auction-pinochle-duel = Zwei reizen gegeneinander, bis jemand passt, dann reizt die nächste Person gegen die, die übrig ist. **{ verb-bid }** mit mindestens { $points }, oder **{ verb-pass }**.
lesson-auction-pinochle-widow = Du hast am höchsten gereizt, also gehören dir die { $widow_cards } Karten des Dabb. Ist Trumpf genannt, drückst du ebenso viele.
lesson-auction-pinochle-trump = **{ verb-name }**: Wähl die Farbe, von der du am meisten hast, wenn nicht eine andere viel mehr meldet. Jeder Knopf zeigt, was deine Hand meldet.
lesson-auction-pinochle-durch = Statt Trumpf kannst du **Durch** ansagen: Niemand meldet, es gibt keinen Trumpf, und { $partners ->
    [yes] deine Seite muss
   *[no] du musst
} alle Stiche machen.
lesson-auction-pinochle-bury = **{ verb-bury }**: { $widow_cards } Karten. Ihre Punkte gehören dir. Am besten sind Karten einer kurzen Farbe, die nichts melden.
lesson-auction-pinochle-give = **{ verb-give }**: Zuerst schiebt das Gegenüber im Team gute Karten zu, dann kommen ebenso viele zurück.
lesson-auction-pinochle-melds = Die Meldungen werden gezählt und gezeigt. Mit der ersten Karte verschwinden sie.
lesson-auction-pinochle-concede = Mit **{ verb-meld }** beginnen die Stiche{ $needs ->
    [0] : Die Meldungen allein erreichen deine gereizten { $bid }.
   *[other] . Dir fehlen noch { $needs } für deine gereizten { $bid }. Ist das außer Reichweite, hilft **{ verb-concede }**{ $loss ->
        [more] {" "}für höchstens den halben Verlust.
        [twice] {" "}für den halben Verlust.
       *[same] .
    }
}
lesson-auction-pinochle-order = Von hoch nach niedrig: Ass, Zehn, König, Dame, Bube. Achte auf die Zehn: Nur das Ass schlägt sie. Bei gleichen Karten gewinnt die erste. Der letzte Stich bringt { $last } mehr.
lesson-auction-pinochle-follow = Bediene, wenn du kannst{ $overplay ->
    [always] , mit einer höheren Karte, wenn du kannst
   *[trumps] ; ist Trumpf ausgespielt, mit einem höheren, wenn du kannst
}. Kannst du nicht bedienen, musst du stechen.{ $exempt_partner ->
    [yes] {" "}Solange dein Team den Stich macht, musst du nur bedienen.
   *[no] {""}
}
lesson-auction-pinochle-partner = Die Stiche deines Teams sind auch deine. Macht dein Gegenüber den Stich, gib Punkte dazu.
lesson-auction-pinochle-keep = { $keep_meld ->
    [save] Eine Seite ohne genug Punkte in Stichen bekommt nichts, auch nicht für Meldungen.
    [counter] Meldungen zählen nur mit Ass, Zehn oder König in einem Stich deiner Seite.
   *[trick] Meldungen zählen nur, wenn deine Seite einen Stich macht.
}
lesson-auction-pinochle-scored = Die Runde wird gezählt. Weiter mit **{ verb-deal }**.

guide-auction-pinochle-bid = Mit { $suit } als Trumpf meldet deine Hand { $melds }, und Stiche bringen mehr. Das ist ein Gebot wert: { $points }.
guide-auction-pinochle-bid-again = Deine Hand ist mehr wert. Reiz { $points }.
guide-auction-pinochle-pass = Deine Hand meldet höchstens { $melds }, also überlass das Reizen den anderen. Pass.
guide-auction-pinochle-name = Du spielst für { $points }. Nenn { $suit }: Dann meldet deine Hand { $melds }.
guide-auction-pinochle-bury = Drück { $cards }: Sie melden nichts, und ihre Punkte gehören dir.
guide-auction-pinochle-give = Schieb deinem Team { $cards } zu.
guide-auction-pinochle-meld = { $needs ->
    [0] Die Meldungen allein erreichen das Gebot. Spiel weiter.
   *[other] Aus den Stichen brauchst du noch { $needs }. Spiel weiter.
}
guide-auction-pinochle-partner = Dein Gegenüber im Team macht diesen Stich. Gib { $cards } dazu.
guide-auction-pinochle-lead = Du spielst aus. Beginn mit einer Karte, die schwer zu schlagen ist: { $cards }.
guide-auction-pinochle-lead-again = Spiel { $cards } aus.
guide-auction-pinochle-win = { $cards } macht diesen Stich bis jetzt. Nimm ihn.
guide-auction-pinochle-lose = Diesen Stich kannst du nicht machen, oder musst es nicht. Spiel { $cards }.
guide-auction-pinochle-done = **Jetzt weißt du, wie es geht:** Zähl deine Meldungen, reiz, was du schaffst, nenn deine beste Farbe, und mach Stiche, die viele Punkte bringen. Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
