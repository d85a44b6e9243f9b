### Canasta: its names, what its players do and see, and why its rules refuse an action.

## Names

game-canasta = Canasta
called-canasta = Canasta ({ $preset })
preset-classic = Klassisch
preset-modern = Modern amerikanisch
preset-windows = Klassisch, Computerregeln von 1994
preset-windows1 = Sechs Joker, Computerregeln der 1990er
preset-dos = Gewendete Ablage, Computerregeln von 1984
preset-partners = Klassisch im Team
preset-three = Klassisch zu dritt
preset-samba = Samba
preset-bolivia = Bolivia
# As in English: the name of a game.
preset-hand-and-foot = Hand and Foot

rank-3 = schwarze Dreier
rank-wild = wilde Karten
rank-red-three = rote Dreier
rank-C = Kreuz in Folge
rank-D = Karo in Folge
rank-H = Herz in Folge
rank-S = Pik in Folge
target-C = { rank-C }
target-D = { rank-D }
target-H = { rank-H }
target-S = { rank-S }
target-yes = ja
target-no = nein
rank-straight = eine Straße
rank-pairs = sieben Paare
rank-wild-pairs = sieben Paare mit Zweiern, Siebenern und Assen
rank-garbage = ein Allerlei (zwei Vierlinge und zwei Drillinge)

phase-draw = ziehen oder die Ablage kaufen
phase-answer = auf „Darf ich ausmachen?“ antworten

goal-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}

verb-take = Kaufen
verb-end = Runde beenden
verb-ask = Darf ich ausmachen?
verb-answer = Antworten
verb-special = Sonderblatt

kind-take = die Ablage kaufen
kind-end = die Ablage liegen lassen und die Runde beenden, wenn der Stapel leer ist
kind-pass = die letzte Karte behalten, statt sie abzulegen
kind-ask = dein Team fragen, ob du ausmachen darfst
kind-answer = deinem Team mit Ja oder Nein antworten
kind-special = ein Sonderblatt auslegen und die Runde beenden

## What pickers ask and offer

ask-take = Wie willst du die Ablage kaufen?
choice-end = Runde ohne die Ablage beenden
choice-take-with = Ablage kaufen mit { $cards }
choice-take-onto = Ablage kaufen und anlegen: { $rank }
choice-take-only = Ablage kaufen, dann auswählen
choice-meld-canasta = Canasta aus { DATIV($rank) }: { $cards } +{ $points }
choice-meld-all = { $cards } +{ $points }
choice-meld-as = { $melds }
choice-meld-one = { $cards } anlegen, { $rank } +{ $points }
choice-meld-three = { $cards } +{ $points }
choice-meld-wild = { $cards } anlegen, { $rank } +{ $points }
choice-meld-most = { CAPITAL($rank) } mit { $wilds ->
    [one] 1 wilden Karte
   *[other] { $wilds } wilden Karten
} +{ $points }
label-open = Herauskommen mit { $points }: { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
}
label-meld = { $short } melden{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
} +{ $points }
label-canasta = Canasta, { $short }{ $wilds ->
    [0] { "" }
    [one] { " " }(1 wild)
   *[other] { " " }({ $wilds } wild)
} +{ $points }
label-take-with = Kaufen mit { $cards }
label-take-onto = Kaufen und anlegen: { $short }
label-take-only = Kaufen, dann auswählen
label-discard-card = { $held ->
    [one] { $card }
   *[other] { $face } ×{ $held }
}
face-JK = Joker
short-4 = 4er
short-5 = 5er
short-6 = 6er
short-7 = 7er
short-8 = 8er
short-9 = 9er
short-10 = 10er
short-J = Buben
short-Q = Damen
short-K = Könige
short-A = Asse
short-3 = 3er
short-wild = wilde Karten
short-C = ♣-Sequenz
short-D = ♦-Sequenz
short-H = ♥-Sequenz
short-S = ♠-Sequenz
choice-discard-card = { $held ->
    [one] { $card }
   *[other] { $card } (du hast { $held })
}
choice-pass = Letzte Karte behalten
choice-ask = „Darf ich ausmachen?“ fragen
choice-answer-yes = Ja, mach aus
choice-answer-no = Nein, mach nicht aus
choice-special = Sonderblatt auslegen

## What happened

asking-discard-meldable = Fragen, bevor ich eine Karte ablege, die ich melden könnte
asking-discard-freezes = Fragen, bevor ich eine Karte ablege, die die Ablage einfriert
asking-discard-wild = Fragen, bevor ich eine wilde Karte ablege
asking-discard-onto-meld = Fragen, bevor ich eine Karte ablege, mit der als Nächstes die Ablage gekauft werden kann
caution-discard-meldable = Du könntest { $card } jetzt melden.
caution-discard-wild = Das ist eine wilde Karte.
caution-discard-freezes = Das friert die Ablage ein: Sie ist dann schwerer zu kaufen, auch für dich.
caution-discard-onto-meld = { $seat } könnte { $card } anlegen ({ $rank }) und die Ablage kaufen ({ number-of-cards }).

event-turned-up = { $cards } wird aufgedeckt.
event-came-up = { CAPITAL($cards) } kam zum Vorschein.
event-covers = { $cards } deckt das Aufgedeckte zu.
event-took-pile = { $points ->
    [one] { $seat } kauft die Ablage (1 Karte): { $cards }.
   *[other] { $seat } kauft die Ablage ({ $points } Karten) mit { $cards } obenauf.
}
event-initial-meld = { $seat } vollendet die Erstmeldung mit { $points } Punkten.
event-natural-canasta = { $seat } hat eine echte Canasta aus { DATIV($rank) }!
event-mixed-canasta = { $seat } hat eine unechte Canasta aus { DATIV($rank) }!
event-froze = Die Ablage ist eingefroren.
event-last-card = { $seat } legt die letzte Karte ab, ohne genug Canastas zum Ausmachen. Die Runde ist zu Ende.
event-stock-out = Der Stapel ist leer, damit ist die Runde zu Ende.
event-returned-pile = { $points ->
    [0] { $seat } gibt die Ablage zurück. { $cards } liegt wieder obenauf.
   *[other] { $seat } gibt die Ablage zurück. { $cards } liegt wieder obenauf, und Ziehen kostet jetzt { $points }.
}
event-wild-canasta = { $seat } hat eine Canasta aus wilden Karten!
event-sequence-canasta = { $seat } hat sieben { $rank }!
event-asked = { $seat } fragt: „Darf ich ausmachen?“

# The same as phrases
did-red-threes = legt { $cards } aus
did-penalty = zahlt { $points } Punkte für die zurückgegebene Ablage
did-took-pile = kauft die Ablage ({ $points })
did-received = { $count ->
    [one] bekommt die andere Karte der Ablage
   *[other] bekommt die anderen { $count } Karten der Ablage
}
did-melds = meldet { $ranks }
did-opened = macht die Erstmeldung: { $ranks } ({ $points } Punkte)
did-melded = meldet { $rank }: { $cards }
did-added = legt { $cards } an ({ $rank })
did-initial-meld = vollendet die Erstmeldung ({ $points } Punkte)
did-natural-canasta = macht eine echte Canasta aus { DATIV($rank) }
did-mixed-canasta = macht eine unechte Canasta aus { DATIV($rank) }
did-wild-canasta = macht eine Canasta aus wilden Karten
did-sequence-canasta = hat sieben { $rank }
did-froze = friert die Ablage ein
did-went-out-concealed = macht verdeckt aus
did-returned-pile = { $points ->
    [0] gibt die Ablage zurück
   *[other] gibt die Ablage zurück, und Ziehen kostet jetzt { $points }
}
did-foot = { $known ->
    [1] nimmt den Fuß auf: { $cards }
   *[0] nimmt den Fuß auf
}
did-talon = { $known ->
    [1] bekommt den Talon: { $cards }
   *[0] { $count ->
        [one] bekommt den Talon (1 Karte)
       *[other] bekommt den Talon ({ $count } Karten)
    }
}
did-turned-over = dreht die Ablage um, sie wird der neue Stapel ({ $points ->
    [one] 1 Karte
   *[other] { $points } Karten
})
did-declined = lässt die Ablage liegen
did-passed = behält die letzte Karte
did-asked = will ausmachen und fragt
did-answered-yes = sagt Ja
did-answered-no = sagt Nein
did-special-hand = legt { $rank } aus: { $cards }

## The score

score-cards-melded = { $count ->
    [one] 1 Karte gemeldet
   *[other] { $count } Karten gemeldet
}
fact-canastas = { $side }: { $has ->
    [0] noch { $needs } Canastas zum Ausmachen nötig
   *[other] { $has } von { $needs } Canastas, die zum Ausmachen nötig sind
}{ $natural ->
    [0] {""}
   *[other] ; echte fehlen: { $natural }
}{ $mixed ->
    [0] {""}
   *[other] ; unechte fehlen: { $mixed }
}{ $sequence ->
    [0] {""}
   *[other] ; eine Siebenersequenz fehlt
}.
score-natural-canastas = { $count ->
    [one] echte Canasta
   *[other] { $count } echte Canastas
}
score-mixed-canastas = { $count ->
    [one] unechte Canasta
   *[other] { $count } unechte Canastas
}
score-red-threes = { $count ->
    [one] roter Dreier
   *[other] { $count } rote Dreier
}
score-going-out = Ausmachen
score-concealed = verdeckt ausgemacht
score-cards-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
score-returned-piles = { $count ->
    [one] Ablage zurückgegeben
   *[other] { $count }-mal die Ablage zurückgegeben
}
score-sequence-canastas = { $count ->
    [one] Siebenersequenz
   *[other] { $count } Siebenersequenzen
}
score-wild-canasta = wilde Canasta
score-pure-canasta = echte Canasta aus Assen oder Siebenern
score-unfinished-meld = unfertige Meldung: { $cards }
score-three-held = { $cards } auf der Hand geblieben
score-special-hand = Sonderblatt
score-threes = { $count ->
    [one] Dreier
   *[other] { $count } Dreier
}

## The table in words

fact-round = Runde { $round }, Zug { $turn }. { $seat } hat gegeben. { $rounds ->
    [0] Gespielt wird bis { $target } Punkte.
    [one] Gespielt wird 1 Runde.
   *[other] Gespielt werden { $rounds } Runden.
}
fact-to-draw = { $seat } zieht oder kauft die Ablage.
fact-to-meld = { $seat } kann melden und legt dann ab.
fact-pile-empty = Die Ablage ist leer.
fact-pile = { $count ->
    [one] Die Ablage hat 1 Karte, { $card }.
   *[other] Die Ablage hat { $count } Karten. Obenauf liegt { $card }.
}
fact-pile-frozen = Die Ablage ist eingefroren durch { $cards }.
fact-pile-blocked = Die Ablage ist gesperrt durch { $card }.
fact-upcard-due = Die oberste Karte der Ablage, { $card }, ist gekauft und muss gemeldet werden.
fact-waiting = { $count ->
    [one] Mit der Erstmeldung kommt noch 1 Karte der Ablage: { $cards }.
   *[other] Mit der Erstmeldung kommen noch { $count } Karten der Ablage: { $cards }.
}
fact-penalty-due = Ziehen kostet jetzt { $points } Punkte.
fact-score = { $side } { has } { $points } Punkte, und { $standing } auf dem Tisch.
fact-minimum = { $has ->
    [0] { $side } { has } noch nicht gemeldet; die Erstmeldung braucht { $needs }.
   *[other] { $side } { has } { $has } der { $needs } Punkte für die Erstmeldung.
}
fact-meld = { $side } { has } { $count } { $rank }: { $cards }.
fact-natural-canasta = { $side } { has } eine echte Canasta aus { $count } { DATIV($rank) }: { $cards }.
fact-mixed-canasta = { $side } { has } eine unechte Canasta aus { $count } { DATIV($rank) }: { $cards }.
fact-red-threes = { $side } { has } rote Dreier: { $cards }.
# Where a picture's description has no room for whole sentences
brief-score = { $points } Punkte, { $standing } auf dem Tisch
brief-minimum = { $has ->
    [0] noch nicht gemeldet, braucht { $needs }
   *[other] { $has } von { $needs } gemeldet
}
brief-meld = { $cards }
brief-natural-canasta = echte Canasta aus { $count } { DATIV($rank) }
brief-mixed-canasta = unechte Canasta aus { $count } { DATIV($rank) }
brief-wild-canasta = Canasta aus { $count } wilden Karten
brief-sequence-canasta = sieben { $rank }
brief-red-threes = rote Dreier { $cards }
fact-meld-holds = { $side }, { $rank }: { $cards }. { $count } Karten, { $wilds ->
    [0] keine wild
    [one] 1 wild
   *[other] { $wilds } wild
}; { $points } Punkte; { $lacks ->
    [0] eine Canasta
   *[other] noch { $lacks } bis zur Canasta
}.
fact-would-score = { $side } bekäme jetzt { $points }{ $hidden ->
    [0] {""}
   *[other] , abzüglich der verdeckten Hände
}, dazu { $total } aus früheren Runden.
fact-bonuses = { $side }: { PLUS($points) }{ $points } aus Prämien und Strafen.
fact-score-part = - { PLUS($points) }{ $points }: { $score }
fact-score-hidden = - ?: { number-of-cards } auf der Hand von { $seat }
fact-hand = { $count ->
    [0] Deine Hand ist leer.
    [one] Du hast 1 Karte, { $points } Punkte: { $cards }.
   *[other] Du hast { $count } Karten, { $points } Punkte: { $cards }.
}
fact-reach = Deine Hand kann { $reach } der { $needs } Punkte für die Erstmeldung erreichen.
fact-to-answer = { $seat } muss auf „Darf ich ausmachen?“ antworten.
fact-must-go-out = Das Team hat Ja gesagt: { $seat } muss in diesem Zug ausmachen.
fact-may-not-go-out = Das Team hat Nein gesagt: { $seat } darf in diesem Zug nicht ausmachen.
fact-foot = { $count ->
    [one] { $seat } hat noch einen Fuß mit 1 Karte.
   *[other] { $seat } hat noch einen Fuß mit { $count } Karten.
}
fact-talons = { $count ->
    [one] Ein Talon mit { $next } Karten wartet auf die nächste Seite, die zum ersten Mal meldet.
   *[other] { $count } Talons warten. Die nächste Seite, die zum ersten Mal meldet, bekommt { $next } Karten.
}
fact-pile-frozen-at-first = Die Ablage ist eingefroren, bis jemand sie kauft.
fact-wild-canasta = { $side } { has } eine Canasta aus { $count } wilden Karten: { $cards }.
fact-sequence-canasta = { $side } { has } sieben { $rank }: { $cards }.

## What the rules refuse

refusal-already-drawn = Du hast schon gezogen oder die Ablage gekauft. Melde oder leg ab.
refusal-black-threes-last = { $left ->
    [0] Du hast schwarze Dreier gemeldet und kannst nichts anderes mehr melden. Leg ab, um auszumachen.
   *[other] Melde schwarze Dreier als Letztes, wenn höchstens eine Karte zum Ablegen bleibt. Dir blieben noch { $left }.
}
refusal-black-threes-natural = Schwarze Dreier werden nicht mit wilden Karten gemeldet. Melde sie allein.
refusal-draw-first = Zieh zuerst oder kauf die Ablage.
refusal-initial-meld = Deine Erstmeldung braucht { $needs } Punkte. So kämst du höchstens auf { $reach }.
refusal-initial-meld-incomplete = Deine Erstmeldung braucht { $needs } Punkte und hat { $has }. Melde mehr oder nimm zurück.
refusal-keep-cards = { $needs ->
    [one] Zum Ausmachen brauchst du eine Canasta. Behalte eine Karte, die dir am Ende deines Zuges bleibt.
   *[other] Zum Ausmachen brauchst du { $needs } Canastas, und du hast { $has }. Behalte eine Karte, die dir am Ende deines Zuges bleibt.
}
refusal-no-cards = Sag, welche Karten du melden willst.
refusal-no-such-meld = „{ $text }“ lässt sich nicht melden. Nenn einen Rang, zum Beispiel Könige.
refusal-one-rank = Eine Meldung hat nur einen Rang. Wähl einen Rang nach dem anderen.
refusal-pile-blocked = { $card } sperrt die Ablage, sie ist nicht zu kaufen. Zieh stattdessen vom Stapel.
refusal-pile-empty = Die Ablage ist leer. Zieh stattdessen vom Stapel.
refusal-pile-before-opening = Solange deine Seite nicht herausgekommen ist, brauchst du zwei echte Karten dieses Ranges auf der Hand, um { $card } zu kaufen{ $has ->
    [one] {" "}– du hast nur eine
   *[other] {""}
}.
refusal-pile-frozen = Die Ablage ist eingefroren. Um { $card } zu kaufen, brauchst du zwei echte Karten dieses Ranges auf der Hand{ $has ->
    [one] {" "}– du hast nur eine
   *[other] {""}
}.
refusal-pile-no-match = Du kannst { $card } nicht kaufen: Die Karte passt an keine deiner Meldungen, und dir fehlen die Karten, um sie neu zu melden.
refusal-stock-empty = Der Stapel ist leer. Kauf die Ablage oder beende die Runde.
refusal-stock-not-empty = Solange der Stapel Karten hat, kannst du die Runde nicht beenden. Zieh oder kauf die Ablage.
refusal-too-few-cards = Eine Meldung braucht mindestens { $needs } Karten. Das wären { $has }.
refusal-too-many-wild = { $limit ->
    [0] Diese Meldung darf keine wilden Karten haben.
    [one] Diese Meldung darf nur 1 wilde Karte haben.
   *[other] Diese Meldung darf nur { $limit } wilde Karten haben.
} Sie hätte { $has }.
refusal-upcard-first = Melde zuerst { $card }, die oberste Karte der Ablage, oder nimm zurück, um die Ablage zurückzugeben.
refusal-which-meld = An welche Meldung willst du { $cards } anlegen? Nenn auch ihren Rang.
refusal-answer-first = Dein Team muss zuerst auf „Darf ich ausmachen?“ antworten.
refusal-ask-first = Fragen kannst du nur einmal in einem Zug, gleich nach dem Ziehen.
refusal-black-threes-never = Schwarze Dreier kann man in diesem Spiel nicht melden, nur ablegen.
refusal-cannot-go-out = Du kannst in diesem Zug nicht ausmachen, also gibt es nichts zu fragen.
refusal-keep-a-discard = Zum Ausmachen musst du eine Karte ablegen. Behalte eine dafür.
refusal-may-not-go-out = Dein Team hat Nein gesagt. Behalte eine Karte, die dir am Ende deines Zuges bleibt.
refusal-must-go-out = Dein Team hat Ja gesagt, also musst du in diesem Zug ausmachen. Danach ginge das nicht mehr.
refusal-no-ace-or-seven = Auf eine leere Ablage kannst du weder Ass noch Sieben legen. Wähl eine andere Karte.
refusal-no-partner = Du spielst nicht im Team, also kannst du niemanden fragen.
refusal-no-pass = Behalten kannst du eine Karte nur, wenn es deine letzte ist und du nicht ausmachen kannst. Leg stattdessen ab.
refusal-no-sequence = { $cards } ist keine Sequenz. Nötig sind drei bis sieben Karten einer Farbe in Folge.
refusal-no-special-hand = Du hast kein Sonderblatt, oder du hast schon gemeldet.
refusal-no-wild-discard = Eine wilde Karte kannst du nur ablegen, um auszumachen oder wenn du nichts als wilde Karten hast.
refusal-no-wild-melds = In diesem Spiel sind wilde Karten allein keine Meldung. Leg sie an eine andere an.
refusal-nothing-asked = Niemand hat dich etwas gefragt.
refusal-pile-frozen-to-hand = Die Ablage ist eingefroren. Um { $card } zu kaufen, melde sie nur mit Karten aus deiner Hand.
refusal-pile-not-so = So kannst du { $card } in diesem Spiel nicht kaufen.
refusal-too-many-cards = Diese Meldung darf höchstens { $most } Karten haben. Sie hätte { $has }.
refusal-upcard-onto-canasta = An diese Canasta kannst du { $card } nicht anlegen.
refusal-wild-meld-first = Vollende zuerst deine Canasta aus wilden Karten. Bis dahin darf keine wilde Karte woandershin.
refusal-yes-or-no = Antworte mit Ja oder Nein.

## Records: the hall of fame, and what a player's statistics add up

most-canastas = Meiste Canastas in einer Runde
most-biggest-canasta = Größte Canasta
week-biggest-canasta = **Größte Canasta:** { $names }, { $amount } Karten
most-natural-canastas = Meiste echte Canastas in einer Runde
most-wild-canastas = Meiste wilde Canastas in einer Runde
most-sequence-canastas = Meiste Siebenersequenzen in einer Runde
most-concealed = Erstes verdecktes Ausmachen
most-special-hand = Erstes Sonderblatt
feat-canastas = { $count ->
    [one] 1 Canasta
   *[other] { $count } Canastas
}
feat-natural-canastas = { $count } echte
feat-wild-canastas = { $count } aus wilden Karten
feat-sequence-canastas = { $count ->
    [one] 1 Siebenersequenz
   *[other] { $count } Siebenersequenzen
}
feat-concealed = { $count }-mal verdeckt
feat-special-hand = { $count ->
    [one] 1 Sonderblatt
   *[other] { $count } Sonderblätter
}

## What stood out in a game

highlight-special-hand = Sonderblatt
highlight-best-natural-canasta = Beste Canasta
highlight-best-mixed-canasta = Beste Canasta
highlight-best-wild-canasta = Beste Canasta
highlight-best-sequence-canasta = Beste Canasta
highlight-best-rank-meld = Beste Meldung
highlighted-special-hand = { CAPITAL($rank) }: { $side }, Runde { $round }
highlighted-best-natural-canasta = Echt, { $rank }: { $side }, Runde { $round }
highlighted-best-mixed-canasta = Unecht, { $rank }: { $side }, Runde { $round }
highlighted-best-wild-canasta = Wilde Karten: { $side }, Runde { $round }
highlighted-best-sequence-canasta = Sieben { $rank }: { $side }, Runde { $round }
highlighted-best-rank-meld = { CAPITAL($rank) }: { $side }, Runde { $round }
