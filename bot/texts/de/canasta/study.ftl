### Canasta: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-draw = { $points ->
    [0] Du kannst vom Stapel ziehen: { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
   *[other] Du kannst vom Stapel ziehen. Das kostet { $points } Punkte, weil du die Ablage gekauft und zurückgegeben hast.
}
fact-may-turn-over = Du kannst ziehen. Der Stapel ist leer, also wird die Ablage zum Stapel.
fact-may-take = Du kannst die Ablage kaufen ({ number-of-cards }): Melde { $card } mit { $cards }.
fact-may-take-onto = Du kannst die Ablage kaufen ({ number-of-cards }): Leg { $card } an deine Meldung an ({ $rank }).
fact-may-end = Der Stapel ist leer, also kannst du die Ablage liegen lassen und die Runde beenden.
fact-must-meld-upcard = Du hast { $card } gekauft und musst die Karte jetzt melden.
fact-may-meld = Du kannst { $rank } melden.
fact-may-open = Deine Erstmeldung braucht { $needs } Punkte, und deine Hand kann { $reach } erreichen. Anfangen kannst du so: { $rank }.
fact-may-discard = Du kannst ablegen und damit deinen Zug beenden.
fact-may-go-out = Du kannst deine letzte Karte ablegen und ausmachen. Damit endet die Runde.
fact-may-discard-last = Du kannst deine letzte Karte ablegen, denn im Stapel ist keine mehr für dich. Damit endet die Runde.
fact-may-take-up-foot = Du kannst deine letzte Karte ablegen und dann deinen Fuß aufnehmen.
fact-may-pass = Du kannst deine letzte Karte behalten, weil du noch nicht ausmachen kannst.
fact-may-ask = Du kannst dein Team fragen, ob du ausmachen darfst. Die Antwort ist bindend.
fact-may-special = Du kannst dein Sonderblatt auslegen. Damit endet die Runde.
fact-may-answer = { $seat } fragt nach dem Ausmachen. Deine Antwort ist bindend.
fact-may-go-out-next = { $seat } könnte im nächsten Zug ausmachen.

## Hints

fact-do-take = { $count ->
    [0] Kauf die Ablage.
   *[other] Kauf die Ablage mit { $cards }.
}
fact-do-pass = Behalte deine letzte Karte.
fact-do-ask = Frag dein Team: „Darf ich ausmachen?“
fact-do-answer = Antworte mit { $rank }.
fact-do-special = Leg dein Sonderblatt aus.
fact-do-end = Beende die Runde.
fact-hint-draw = Du kannst die Ablage nicht kaufen.
fact-hint-draw-rather = { $drawn ->
    [one] Eine frische Karte hilft
    [2] Zwei frische Karten helfen
   *[other] { $drawn } frische Karten helfen
} mehr als die Ablage ({ number-of-cards }).
fact-hint-take = Du bekommst { number-of-cards } im Wert von { $points } Punkten.
fact-hint-meld-canasta = Das ergibt eine Canasta aus { DATIV($rank) }.
fact-hint-meld-adds = Danach fehlen noch { $count } bis zur Canasta aus { DATIV($rank) }.
fact-hint-meld-new = Noch { $count } davon ({ $rank }), und es wäre eine Canasta.
fact-hint-meld-opens = { $complete ->
    [yes] Damit ist deine Erstmeldung mit { $needs } Punkten vollständig.
   *[no] Das zählt zu den { $needs } Punkten deiner Erstmeldung. Deine Hand kann { $reach } erreichen.
}
fact-hint-meld-held = Karten, die auf der Hand bleiben, zählen gegen dich.
fact-hint-goes-out = Damit kannst du ausmachen.
fact-hint-foot = Damit ist diese Hand weg. Dann nimmst du deinen Fuß auf.
fact-hint-hurry = Die Gegenseite macht vielleicht bald aus, und Karten, die auf der Hand bleiben, zählen gegen dich.
fact-hint-discard-blocks = Ein schwarzer Dreier sperrt die Ablage: { $seat } kann sie nicht kaufen.
fact-hint-discard-freezes = Eine wilde Karte friert die Ablage ein: Dann { $how ->
    [natural-pair] kauft sie nur ein echtes Paar.
   *[hand-only] ist sie nur mit Karten aus der Hand zu kaufen.
}
fact-hint-discard-wild = Mit einer wilden Karte obenauf kann niemand die Ablage kaufen.
fact-hint-discard-lone = { $card } ist deine einzige Karte dieses Ranges.
fact-hint-discard-safe = { $seat } kann davon kein Paar haben: { $rank }.
fact-hint-discard-theirs = { $seat } hat auch schon abgelegt: { $rank }.
fact-hint-discard-least = Das hilft { $seat } am wenigsten.
fact-hint-discard-last = { $card } ist deine letzte Karte.
fact-hint-pass = Du kannst nicht ausmachen, also musst du deine einzige Karte behalten.
fact-hint-ask = Du könntest jetzt ausmachen, aber vielleicht will dein Team noch melden.
fact-hint-answer = { $yes ->
    [yes] Jetzt auszumachen kostet deine Seite nur die { $points } Punkte auf deiner Hand.
   *[no] Die { $points } Punkte auf deiner Hand würden gegen deine Seite zählen.
}
fact-hint-special = Ein Sonderblatt ist mehr wert als Weiterspielen.
fact-hint-end = Der Stapel ist leer, und Weiterspielen würde den anderen mehr helfen.

## The initial meld

fact-opening-done = Deine Seite hat schon gemeldet.
fact-opening-by-pile = Du könntest auch mit der Ablage herauskommen: { $card } obenauf, insgesamt { number-of-cards }.
fact-opening-short = Du kannst noch nicht herauskommen: Deine Erstmeldung braucht { $needs } Punkte, und deine Hand kann { $has } erreichen.
fact-opening-meld = Melde { $cards } als { $rank }: { $points } Punkte.
fact-opening-makes = Das macht { $points } Punkte. Deine Erstmeldung braucht { $needs }.

## Which cards are good for what

fact-analyze-meldable = Jetzt zu melden: { $cards }.
fact-analyze-holdable = Aufheben lohnt sich, denn ein Paar kann die Ablage kaufen: { $cards }.
fact-analyze-wild = Wild: { $cards }.
fact-analyze-discardable = Einzelne Karten: { $cards }.

## Where the cards are, and what the others may hold

fact-place-waiting = Kommt mit der Erstmeldung: { $cards }.
fact-place-threes = { $side }, Dreier: { $cards }.
fact-predict-none = Nicht auf der Hand von { $seat }: { $rank }.
fact-predict-likely = Wahrscheinlich auf der Hand von { $seat }: { $rank }.
fact-predict-unlikely = Wahrscheinlich nicht auf der Hand von { $seat }: { $rank }.
fact-not-out-next = { $seat } macht im nächsten Zug wahrscheinlich nicht aus.

## The rules, one at a time, as each starts to matter

lesson-canasta-aim = Sammle Karten desselben Ranges. Drei oder mehr sind eine Meldung, sieben eine Canasta, und Canastas bringen die großen Punkte. Eine Runde endet, wenn jemand ausmacht{ $stock_out ->
    [turned] {""}
    [turned-at-once] {""}
   *[other] {" "}oder der Stapel leer ist
}. { $rounds ->
    [0] Wer zuerst { $target } Punkte erreicht, gewinnt.
    [one] Wer nach einer Runde die meisten Punkte hat, gewinnt.
   *[other] Wer nach { $rounds } Runden die meisten Punkte hat, gewinnt.
}
lesson-canasta-partners = Du spielst im Team. Ihr teilt Meldungen und Punkte, aber ihr seht eure Karten gegenseitig nicht.
lesson-canasta-red-threes = { $all_threes_equal ->
    [yes] Rote und schwarze Dreier bringen Prämien. Sie
   *[no] Rote Dreier bringen Prämien. Sie
} kommen sofort auf den Tisch{ $red_three_drawn ->
    [replaced] , und du ziehst für jeden eine andere Karte
    [ends-turn] , und wenn du einen ziehst, endet dein Zug
   *[other] {""}
}.{ $red_threes_count ->
    [always] {""}
    [with-canastas] {" "}Mit zwei Canastas zählen sie für dich, ohne Canasta gegen dich.
    [with-two-canastas] {" "}Mit weniger als zwei Canastas zählen sie gegen dich.
    [unless-caught] {" "}Sie zählen gegen dich, wenn eine andere Seite ausmacht, bevor du meldest.
   *[with-meld] {" "}Sie zählen gegen dich, wenn du nichts meldest.
}
lesson-canasta-red-threes-held = Rote Dreier bringen in diesem Spiel keine Prämie. Bleibt einer auf der Hand, kostet er { $red_three_held } Punkte: Leg ihn rechtzeitig ab.
lesson-canasta-draw = Dein Zug beginnt mit neuen Karten: **{ verb-draw }** gibt dir { $cards_drawn ->
    [one] eine Karte
   *[other] { $cards_drawn } Karten
} vom Stapel. **{ verb-take }** gibt dir { $pile_taken ->
    [0] die ganze Ablage
   *[other] die obersten { $pile_taken } Karten der Ablage
}, wenn du ihre oberste Karte sofort melden kannst.
lesson-canasta-take = Du kannst jetzt die Ablage kaufen. Ihre oberste Karte musst du sofort melden, die anderen kommen auf deine Hand. Eine große Ablage ist mehr wert als { $cards_drawn ->
    [one] eine Karte
   *[other] { $cards_drawn } Karten
} vom Stapel.
lesson-canasta-upcard = Du hast die oberste Karte der Ablage genommen. Melde sie zuerst.
lesson-canasta-frozen = Die Ablage ist für dich eingefroren. Um sie zu kaufen, { $take_frozen ->
    [natural-pair] brauchst du zwei echte Karten vom Rang der obersten Karte auf der Hand
   *[other] musst du ihre oberste Karte nur mit Karten aus deiner Hand melden
}.{ $frozen_always ->
    [yes] {" "}In diesem Spiel ist die Ablage immer eingefroren.
   *[no] { $frozen_until_melded ->
        [yes] {" "}Für eine Seite, die noch nicht gemeldet hat, ist die Ablage immer eingefroren.
       *[no] {" "}Sie bleibt eingefroren, bis jemand sie kauft.
    }
}
lesson-canasta-blocked = { $all_threes_equal ->
    [yes] Eine wilde Karte
   *[no] Ein schwarzer Dreier oder eine wilde Karte
} obenauf sperrt die Ablage: In diesem Zug kann sie niemand kaufen.
lesson-canasta-meld = Nach dem Ziehen kannst du **{ verb-meld }**, so viel du willst: neue Meldungen aus drei oder mehr Karten, und Karten, die du an die Meldungen deiner Seite anlegst. Karten auf dem Tisch zählen für dich, Karten auf der Hand gegen dich.{ $melded_without_canasta ->
    [plus] {""}
    [minus-below-needed] {" "}Hast du weniger Canastas, als zum Ausmachen nötig sind, zählen auch gemeldete Karten gegen dich.
   *[other] {" "}Ohne Canasta zählen auch gemeldete Karten gegen dich.
}
lesson-canasta-sequences = Auch Karten einer Farbe in Folge sind eine Meldung: drei oder mehr, vom Vierer bis hinauf zum Ass, ohne wilde Karten. Sieben davon sind eine Canasta für { $sequence_canasta } Punkte.
lesson-canasta-opening = Die ersten Meldungen deiner Seite in einer Runde müssen zusammen { $needs } Punkte wert sein, alle in einem Zug. Joker zählen 50, Asse und Zweier 20, { $seven ->
    [5] Könige bis Achter 10, Siebener bis Vierer 5
    [10] Könige bis Siebener 10, Sechser bis Vierer 5
   *[other] Könige bis Achter 10, Siebener { $seven }, Sechser bis Vierer 5
}.{ $opens_anyway ->
    [natural-canasta] {" "}Eine echte Canasta reicht immer.
    [natural-canasta-in-hand] {" "}Eine echte Canasta aus deiner Hand reicht immer.
    [canasta] {" "}Eine Canasta reicht immer.
   *[other] {""}
} Deine Hand zeigt, wie nah du dran bist.
lesson-canasta-opened = Deine Erstmeldung ist geschafft. Von jetzt an kann deine Seite alles melden, was passt.{ $canastas_to_go_out ->
    [0] {""}
    [one] {" "}Zum Ausmachen brauchst du eine Canasta: eine Meldung aus sieben Karten.
   *[other] {" "}Zum Ausmachen brauchst du { $canastas_to_go_out } Canastas, also Meldungen aus sieben Karten{ $canasta_kinds ->
        [one-sequence] , darunter eine Sequenz
        [two-natural-two-mixed] , zwei echte und zwei unechte
       *[any] {""}
    }.
}
lesson-canasta-wild = Zweier und Joker sind wild: Sie können jede Karte einer Meldung vertreten. { $wild_balance ->
    [free] Eine Meldung braucht mindestens zwei echte Karten
    [fewer] Eine Meldung braucht mehr echte als wilde Karten
   *[even] Eine Meldung darf nicht mehr wilde als echte Karten haben
}{ $limited ->
    [yes] , und höchstens { $wild_limit } wilde sind erlaubt
   *[no] {""}
}. Eine echte Canasta, ohne wilde Karten, ist mehr wert.{ $pure_aces_and_sevens ->
    [yes] {" "}Zu Siebenern darf gar keine wilde Karte, zu Assen nur in der Erstmeldung.
   *[no] {""}
}{ $wild_melds ->
    [yes] {" "}Drei oder mehr wilde Karten können eine eigene Meldung sein{ $wild_melds_first ->
        [yes] . Bis das eine Canasta ist, dürfen wilde Karten nirgends sonst hin
       *[no] {""}
    }.
   *[no] {""}
}
lesson-canasta-black-threes = Schwarze Dreier kannst du gefahrlos ablegen: Sie sperren die Ablage für einen Zug.
lesson-canasta-discard = **{ verb-discard }** beendet deinen Zug. Denk daran, wer als Nächstes dran ist: Eine Karte, die dort gesammelt wird, verschenkt die Ablage.
lesson-canasta-freezing = Die Ablage ist jetzt eingefroren. Sie bleibt es, bis jemand sie kauft{ $take_frozen ->
    [natural-pair] , und zwar mit einem echten Paar
   *[other] , und zwar nur mit Karten aus der Hand
}.
lesson-canasta-canasta = Eine Canasta! Eine echte ist { $natural_canasta } Punkte wert, eine mit wilden Karten { $mixed_canasta }{ $wild_melds ->
    [yes] , eine nur aus wilden Karten { $wild_canasta } oder mehr
   *[no] {""}
}{ $sequences ->
    [yes] , eine Siebenersequenz { $sequence_canasta }
   *[no] {""}
}.{ $canasta_grows ->
    [yes] {""}
   *[no] {" "}Anlegen kann man an sie nichts mehr.
}
lesson-canasta-foot = Ist deine erste Hand weg, nimmst du den Fuß auf und spielst ihn wie die erste.
lesson-canasta-talon = Die erste Seite, die meldet, bekommt einen Talon: Zusatzkarten, die nach dem Ablegen auf die Hand kommen.
lesson-canasta-going-out = { $canastas_to_go_out ->
    [0] Zum Ausmachen brauchst du in diesem Spiel keine Canasta
    [one] Deine Seite hat die Canasta, die du zum Ausmachen brauchst
   *[other] Deine Seite hat die { $canastas_to_go_out } Canastas, die du zum Ausmachen brauchst
}: { $discard_to_go_out ->
    [yes] Leg deine letzte Karte ab
   *[no] Melde deine letzte Karte oder leg sie ab
}, und die Runde ist zu Ende. { $going_out ->
    [0] Nur können
   *[other] Das bringt { $going_out } Punkte, nur können
} deine Meldungen dann nicht mehr wachsen.
lesson-canasta-ask = **{ verb-ask }** fragt dein Team, das vielleicht noch melden will. Du musst nicht fragen, aber die Antwort bindet dich in diesem Zug.
lesson-canasta-asked = Dein Team will ausmachen. Hast du nur wenige Karten, sag Ja: Die Karten auf deiner Hand zählen gegen euch beide.
lesson-canasta-threat = Die Gegenseite macht vielleicht bald aus. Die Karten auf deiner Hand zählen dann gegen dich, also melde, was du kannst.
lesson-canasta-stock = Der Stapel ist fast leer. Geht er zu Ende, { $stock_out ->
    [turned] wird die Ablage zum neuen Stapel umgedreht
    [turned-at-once] wird die Ablage zum neuen Stapel umgedreht
    [ends-or-turned] wird die Runde beendet oder die Ablage umgedreht, wie es die nächste Person will
   *[other] endet die Runde
}.
lesson-canasta-scored = Die Runde wird gezählt: Karten und Canastas auf dem Tisch für dich, Karten auf der Hand gegen dich. Die nächste Runde braucht vielleicht eine höhere Erstmeldung. Mit **{ verb-deal }** geht es weiter.

## The moves of the guided rounds

guide-canasta-draw = In Canasta sammelst du Karten desselben Ranges. Sieben davon sind eine **Canasta**, und Canastas bringen die großen Punkte. Jeder Zug beginnt mit neuen Karten: Drück auf **{ verb-draw }**, und du bekommst { $cards_drawn ->
    [one] eine
   *[other] { $cards_drawn }
} vom Stapel.
guide-canasta-draw-again = { $card ->
    [none] Die Ablage ist leer, also zieh vom Stapel.
   *[other] Mit { $card } auf der Ablage kannst du nichts anfangen, also zieh vom Stapel.
}
guide-canasta-open = { $laid ->
    [0] Drei oder mehr Karten eines Ranges sind eine **Meldung**. Deine ersten Meldungen müssen in einem Zug mindestens { $needs } Punkte wert sein; diese Karten sind { $points } wert{ $enough ->
        [yes] {""}
       *[no] , und weitere kommen dazu
    }. Melde { $cards }.{ $wild ->
        [yes] {" "}Zweier und Joker sind **wild**: Sie vertreten jede Karte.
       *[no] {""}
    }
   *[other] Du hast { $laid } der { $needs } Punkte gemeldet. Melde auch { $cards }, das sind noch einmal { $points }.
}
guide-canasta-meld = Nach der Erstmeldung darfst du drei Karten jedes Ranges melden. Melde { $cards }: Karten auf dem Tisch zählen für dich, Karten auf der Hand gegen dich.
guide-canasta-add = In jedem Zug kannst du an deine Meldungen anlegen. Leg { $cards } an deine { $rank } an: Dann fehlt dir { $lacks ->
    [one] nur noch eine Karte
   *[other] noch { $lacks } Karten
} zur Canasta.
guide-canasta-wild = Zweier und Joker sind **wild**: Sie vertreten jede Karte. Leg { $cards } an deine { $rank } an. Eine Canasta mit wilden Karten ist weniger wert als eine echte, aber eine fertige Canasta ist besser als keine.
guide-canasta-take = { $first ->
    [yes] In Canasta sammelst du Karten desselben Ranges. Sieben davon sind eine **Canasta**, und Canastas bringen die großen Punkte.{" "}
   *[no] {""}
}Glück gehabt: { $card } liegt obenauf in der Ablage, und du hast { $cards }. Melde sie zusammen, und du bekommst die **ganze Ablage** ({ $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}), statt zu ziehen.
guide-canasta-take-onto = Glück gehabt: { $card } obenauf in der Ablage passt an deine { $rank }. Leg die Karte dort an, und du bekommst die **ganze Ablage** ({ $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}), statt zu ziehen. Das heißt: Du **kaufst** sie.
guide-canasta-discard = Dein Zug endet, wenn du eine Karte offen **ablegst**. Gib eine weg, die du nicht brauchst und die auch den anderen nichts nützt: { $cards }.
guide-canasta-discard-again = Leg { $cards } ab, um deinen Zug zu beenden. Einzelne, niedrige Karten gehen zuerst.
guide-canasta-canasta = Jetzt ist es so weit: Mit { $cards } hast du sieben { $rank }. Das ist deine erste **Canasta**!
guide-canasta-done = **Du hast eine Canasta!** { $canastas_to_go_out ->
    [0] Sobald du alle Karten los bist, hast du ausgemacht.
    [one] Eine reicht zum Ausmachen: Werde alle Karten los, und die Runde ist zu Ende.
   *[other] Zum Ausmachen brauchst du { $canastas_to_go_out }: Werde dann alle Karten los, und die Runde ist zu Ende.
} Von hier an spielst du frei. Die übrigen Regeln erkläre ich, wenn sie wichtig werden, und **{ button-hint }** unter deiner Hand zeigt immer einen guten Zug.
