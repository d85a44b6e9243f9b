### Spielanleitung in zehn Zeilen.

help-german-whist-brief =
    - Zu zweit, je 13 Karten, das Ass hoch. Die nächste Karte wird aufgedeckt, ihre Farbe ist **Trumpf**.
    - Bediene, wenn du kannst; sonst spiel eine beliebige Karte. Die höhere Karte der ausgespielten Farbe macht den Stich, oder ein Trumpf auf eine andere Farbe.
    - **Erste Phase**: Wer den Stich macht, bekommt die offene Karte des Stapels, die andere Seite die nächste, ungesehen. { $phase_one_tricks ->
        [yes] Auch diese Stiche zählen.
       *[no] Diese Stiche zählen nicht: Ihr spielt um bessere Karten.
    }
    - Hol dir also die offene Karte, wenn sie gut ist, und gib den Stich ab, wenn sie schlecht ist.
    - **Zweite Phase**, ohne Stapel: die letzten dreizehn Stiche. { $tricks_counted ->
        [over-six] Jeder über sechs zählt.
       *[all] Jeder davon zählt.
    }
    - { $won_by ->
        [points] Jeder Stich, der zählt, ist ein Punkt. Die Partie geht bis { $target } Punkte.
       *[rounds] Wer mehr Stiche hat, die zählen, gewinnt die Runde. { $target ->
            [one] Eine Runde gewinnt die Partie.
           *[other] Wer zuerst { $target } Runden hat, gewinnt die Partie.
        }
    }
