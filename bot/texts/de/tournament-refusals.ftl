### Tournaments: why something is refused

refusal-no-tournament = Dieses Turnier gibt es nicht mehr. `/tournament list` zeigt die Turniere dieses Servers.
refusal-tournament-busy = Eine Seite hat schon eine Herausforderung. Warte, bis sie gespielt oder beantwortet ist.
refusal-tournament-damaged = Dieses Turnier kann ich nicht lesen. Sag den Leuten Bescheid, die mich betreiben; nichts davon ist verloren.
refusal-tournament-full = Dieses Turnier ist voll: Es fasst { $most }. Wenn jemand geht, kannst du mitmachen.
refusal-tournament-in = Du bist schon in diesem Turnier.
refusal-tournament-left = Wer ein Turnier verlassen hat oder herausgenommen wurde, kann nicht wieder hinein.
refusal-tournament-match-began = Dieses Match hat begonnen. Warte, bis es zu Ende ist.
refusal-tournament-match-over = Dieses Match ist zu Ende, und sein Ergebnis gilt.
refusal-tournament-no-bye = Du hast in dieser Runde kein Freilos.
refusal-tournament-no-challenge = Diese Herausforderung ist nicht mehr offen, oder du kannst sie nicht beantworten.
refusal-tournament-no-check-in = Gerade gibt es keinen Check-in.
refusal-tournament-no-draw = Mit einem Unentschieden geht es hier nicht weiter. Wähl aus, wer gewinnt.
refusal-tournament-no-duplicate = Dieses Spiel geht nicht so lange über eine feste Zahl von Runden. Wähl ein kürzeres Match, oder gib jedem Tisch eigene Karten.
refusal-tournament-no-entry = Das ist nicht mehr im Turnier. Wähl noch einmal.
refusal-tournament-no-ladder = Herausforderungen gibt es nur in einer Leiter.
refusal-tournament-no-match = Dieses Match steht nicht an.
refusal-tournament-no-partner = In einem Turnier für Paare wählst du, mit wem du spielst; in anderen machst du allein mit.
refusal-tournament-not-above = Herausfordern kannst du einen der drei Plätze über dir.
refusal-tournament-not-asked = Niemand möchte dich mehr als Paar an der Seite haben.
refusal-tournament-not-by-hand = Die Setzplätze dieses Turniers werden nicht von Hand vergeben.
refusal-tournament-not-in = Du bist nicht in diesem Turnier, oder du hast es verlassen.
refusal-tournament-not-over = Dieses Turnier ist noch nicht zu Ende. Der Beweis kommt mit dem Ende.
refusal-tournament-not-paused = Dieses Turnier ist nicht pausiert.
refusal-tournament-not-started = Dieses Turnier hat noch nicht begonnen.
refusal-tournament-not-two-sides = { $pairs ->
    [yes] Zwei Paare können das nicht gegeneinander spielen. Wähl ein anderes Spiel.
   *[no] Zwei Leute können das nicht gegeneinander spielen. Wähl ein anderes Spiel.
}
refusal-tournament-over = Dieses Turnier ist zu Ende.
refusal-tournament-partner-in = Diese Person ist schon in diesem Turnier.
refusal-tournament-paused = Dieses Turnier ist pausiert. Wer es leitet, kann es fortsetzen.
refusal-tournament-played = In dieser Runde wurde schon gespielt, deshalb gilt ihre Paarung.
refusal-tournament-started = Dieses Turnier hat schon begonnen.
refusal-tournament-too-few = Ein Turnier wie dieses braucht mindestens { $least } Anmeldungen.
refusal-tournament-too-late = Diese Zeit ist vorbei. Wähl eine spätere.
refusal-tournament-rounds = Bei bis zu { $size } Anmeldungen hat nach { $most } Runden jeder gegen jeden gespielt. Wähl höchstens so viele Runden, oder ein größeres Turnier.
