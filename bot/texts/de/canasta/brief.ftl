### Spielanleitung in zehn Zeilen.

help-canasta-brief =
    - Lege **Meldungen** aus: drei oder mehr Karten eines Ranges, vom Vierer bis zum Ass. Sieben ergeben eine **Canasta**, und die bringt eine Prämie. { $rounds ->
        [0] Die Partie geht bis { $target } Punkte.
        [one] Es gewinnt, wer nach einer Runde die meisten Punkte hat.
       *[other] Es gewinnt, wer nach { $rounds } Runden die meisten Punkte hat.
    }{ $partnerships ->
        [none] {""}
       *[other] {" "}Wer im Team spielt, teilt Meldungen und Punkte.
    }
    - **Dein Zug**: Zieh { $cards_drawn ->
        [one] eine Karte
       *[other] { $cards_drawn } Karten
    } vom Stapel oder kauf die Ablage, melde, was du magst, und leg zum Schluss eine Karte ab.
    - Joker und Zweier sind **wild**: Sie vertreten jede Karte einer Meldung. Dazu gehören { $wild_balance ->
        [fewer] mehr echte als wilde Karten
        [free] mindestens zwei echte Karten
       *[even] mindestens so viele echte wie wilde Karten
    }{ $limited ->
        [yes] {" "}und höchstens { $wild_limit } wilde
       *[no] {""}
    }.{ $pure_aces_and_sevens ->
        [yes] {" "}Zu Siebenern gehören gar keine, zu Assen nur in der Erstmeldung.
       *[no] {""}
    }{ $wild_melds ->
        [yes] {" "}Auch wilde Karten allein können eine Meldung sein.
       *[no] {""}
    }{ $sequences ->
        [yes] {" "}Auch drei bis sieben Karten einer Farbe in Folge sind eine Meldung, ohne wilde Karten.
       *[no] {""}
    }
    - { $red_three_drawn ->
        [kept] Rote Dreier bleiben auf der Hand und kosten dort Punkte.
       *[other] Rote { $all_threes_equal ->
            [yes] und schwarze Dreier
           *[no] Dreier
        } kommen sofort auf den Tisch, ganz für sich.
    }
    - **Die Erstmeldung** einer Seite in einer Runde muss in einem Zug eine Mindestzahl an Punkten erreichen. Der Tisch zeigt sie an.
    - **Die Ablage**: Du kannst sie nur kaufen, wenn du ihre oberste Karte sofort meldest; ein Dreier oder eine wilde Karte obenauf sperrt sie.{ $freezes ->
        [no] {""}
       *[yes] {" "}Ist sie **eingefroren**, brauchst du dafür { $take_frozen ->
            [hand-only] Karten aus deiner Hand.
           *[natural-pair] zwei echte Karten dieses Ranges aus deiner Hand.
        }
    }{ $foot ->
        [0] {""}
       *[other]
            {""}
            - Ist deine erste Hand gespielt, nimmst du die zweite auf: den **Fuß**.
    }
    - Wer alle Karten los ist, **macht aus** und beendet die Runde. { $canastas_to_go_out ->
        [0] Eine Canasta ist dafür nicht nötig.
        [one] Deine Seite braucht dafür eine Canasta.
       *[other] Deine Seite braucht dafür { $canastas_to_go_out } Canastas.
    } Karten, die auf der Hand bleiben, kosten Punkte.
