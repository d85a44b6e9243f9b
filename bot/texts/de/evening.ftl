### The room of an evening: one message of a channel where people play one game after another.

## The message

evening-title = Heute Abend in diesem Kanal
evening-running = **{ $called }**: { $players } · [zum Tisch]({ $link })
evening-quiet = Gerade läuft keine Partie.
evening-here = { $busy ->
    [yes] **Auch da:** { $people }
   *[no] **Da:** { $people }
}
evening-score = **Gewonnene Partien** (bisher { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
evening-pairs = **Teams**
evening-won = **{ $won }** von { $played } · { $who }
evening-more = -# und { $count } weitere
evening-over = -# Karten von { $began } bis { $ended }: { $games ->
    [0] keine Partie beendet.
    [one] { $games } Partie.{ evening-best }
   *[other] { $games } Partien.{ evening-best }
}
evening-best = { $count ->
    [0] {""}
   *[other] {" "}Meiste Siege: { $winners } ({ $won }).
}

## Buttons

button-evening-again = Noch einmal
button-evening-rotate = Teams wechseln
button-evening-other = Anderes Spiel

## What is refused

refusal-no-game-tonight = Heute Abend ist noch keine Partie zu Ende. Mit **Anderes Spiel** beginnst du eine.
