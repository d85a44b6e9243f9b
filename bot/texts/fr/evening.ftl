### The room of an evening: one message of a channel where people play one game after another.

## The message

evening-title = Ce soir dans ce salon
evening-running = **{ $called }** : { $players } · [à la table]({ $link })
evening-quiet = Aucune partie en ce moment.
evening-here = { $busy ->
    [yes] **Là aussi :** { $people }
   *[no] **Là :** { $people }
}
evening-score = **Parties gagnées** ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
} pour l’instant)
evening-pairs = **Partenaires**
evening-won = **{ $won }** sur { $played } · { $who }
evening-more = -# et { $count } de plus
evening-over = -# Cartes de { $began } à { $ended } : { $games ->
    [0] aucune partie finie.
    [one] { $games } partie.{ evening-best }
   *[other] { $games } parties.{ evening-best }
}
evening-best = { $count ->
    [0] {""}
   *[other] {" "}Le plus de victoires ({ $won }) : { $winners }.
}

## Buttons

button-evening-again = Encore une
button-evening-rotate = Changer d’équipes
button-evening-other = Un autre jeu

## What is refused

refusal-no-game-tonight = Aucune partie de ce soir n’est encore finie. Appuie sur **Un autre jeu** pour en commencer une.
