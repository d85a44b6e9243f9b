### Rummy 500: its names, what its players do and see, its options, and why the rules refuse an action.

game-rummy500 = 500 Rommé
called-rummy500 = { $preset }
preset-rummy500 = 500 Rommé
preset-meggiesoft = Strenges 500 Rommé zu zweit
preset-party = 500 Rommé für die Runde
preset-partnership = 500 Rommé im Team

phase-draw = ziehen oder von der Ablage nehmen

verb-claim = Rommé!
kind-claim = die zuletzt abgelegte Karte fordern, die an eine Auslage passt
kind-take = von der Ablage nehmen
kind-pass = die zuletzt abgelegte Karte den anderen lassen, oder die Runde ohne Ziehen beenden
ask-take = Welche Karte der Ablage willst du? Alle Karten, die darauf liegen, kommen mit.
ask-claim = Wo willst du sie anlegen?
ask-meld = Was willst du auslegen? Wähl Karten, oder einen dieser Vorschläge.
heading-take = -# Von der Ablage nehmen:

choice-take-more = { $card } und { $count } weitere
choice-meld = { $melds } +{ $points }
label-meld = { $count ->
    [one] { $melds } auslegen +{ $points }
   *[other] Alles auslegen: { $melds } +{ $points }
}
choice-lay-off-on = { $cards } an { $melds } +{ $points }
choice-lay-off-low = { $card } vorn an { $melds } +{ $points }
choice-lay-off-joker = { $card } für den Joker in { $melds }
choice-claim-on = Rommé! { $card } an { $melds } +{ $points }
choice-claim-low = Rommé! { $card } vorn an { $melds } +{ $points }
choice-discard = { $card }
target-run = die Folge { $melds }
target-set = den Satz { $melds }
target-low-end = den Anfang der Folge { $melds }
target-joker-of = den Joker in { $melds }
target-new = eine neue Folge, { $melds }
target-depth = { $count ->
    [0] nichts weiter
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
}

## What happened

event-turned-up = { $cards } beginnt die Ablage.
event-claimed = Rommé! { $seat } fordert { $cards } (+{ $points }).
event-stock-out = Der Stapel ist aufgebraucht, damit ist die Runde zu Ende.
event-took-nothing = { $seat } nimmt nichts von der Ablage.
did-melded = legt { $cards } aus (+{ $points })
did-laid-off = legt { $cards } an (+{ $points })
did-exchanged = legt { $cards } an die Stelle eines Jokers
did-claimed = ruft „Rommé!“ und legt { $cards } an (+{ $points })
did-took-nothing = nimmt nichts

score-laid = { $count ->
    [one] 1 Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
score-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
score-one-turn = in einem Zug ausgemacht

## Cautions

asking-discard-fits = Fragen, bevor ich eine Karte ablege, die an eine Auslage auf dem Tisch passt
asking-hold-melds = Fragen, bevor ich Auslagen auf der Hand behalte, wenn die Runde fast vorbei ist
caution-discard-fits = { $card } passt an { $melds }: Du könntest die Karte anlegen und Punkte dafür bekommen.
caution-hold-melds = Die Runde ist fast vorbei, und { $melds } zählt gegen dich, wenn du es dann noch auf der Hand hast.

## The table in words

fact-fitting = { $count ->
    [one] { $cards } passt an eine Auslage auf dem Tisch.
   *[other] { $cards } passen an Auslagen auf dem Tisch.
}
fact-round = Runde { $round }. { $seat } hat gegeben. { goes-to }
fact-to-draw = { $seat } zieht oder nimmt von der Ablage.
fact-to-meld = { $seat } kann auslegen und legt ab.
fact-pile = { $count ->
    [one] Die Ablage hat 1 Karte: { $cards }.
   *[other] Die Ablage, { $count } Karten von unten: { $cards }.
}
brief-pile = Ablage mit { number-of-cards }, offen liegt { $cards }.
fact-owed = { $seat } muss zuerst { $card } auslegen.
fact-claimable = { $card } passt an eine Auslage auf dem Tisch und kann gefordert werden.
fact-on-table = Auslagen auf dem Tisch: { $melds }.
fact-meld-run = Folge: { $melds }
fact-meld-set = Satz: { $melds }
fact-laid-by = - { $seat } hat { $cards } ausgelegt.
fact-total = { $side } { has } { number-of-points }.
fact-ended-out = { $seat } hat ausgemacht.
fact-ended-stock = Die Runde ist zu Ende, weil der Stapel aufgebraucht ist.
fact-arranged = { $count ->
    [0] Du hast keine Auslagen auf der Hand.
   *[other] Auslagen auf deiner Hand: { $melds }.
} Deine Karten zählen { $points } gegen dich, wenn jemand anderes ausmacht.

## What the rules refuse

refusal-draw-first = Zieh zuerst eine Karte, oder nimm von der Ablage.
refusal-already-drawn = Du hast deine Karte für diesen Zug. Leg aus, was du magst, und leg dann ab.
refusal-stock-empty = Der Stapel ist leer. Nimm eine Karte der Ablage und leg sie aus, oder pass, um die Runde zu beenden.
refusal-stock-left = Du kannst nicht passen: Zieh eine Karte, oder nimm von der Ablage.
refusal-no-claim = Es gibt keine abgelegte Karte zu fordern. „Rommé!“ kannst du rufen, wenn jemand eine Karte ablegt, die an eine Auslage passt, bis die nächste Person zieht.
refusal-first-meld-first = Eine abgelegte Karte kannst du erst fordern, wenn du selbst schon ausgelegt hast.
refusal-claim-onto = { $card } passt dort nicht. Wähl eine der Auslagen in der Liste.
refusal-claim-or-pass = Du bist nicht am Zug, aber du kannst { $card } fordern oder passen.
refusal-fits-nothing = { $card } passt an keine Auslage auf dem Tisch. Leg drei oder mehr Karten zusammen aus.
refusal-too-few-cards = Bei { $value } Karten für jede Person bleiben mit { $seats } Plätzen zu wenige zum Ziehen. Gib weniger Karten.

## Options

group-pile = Ziehen
option-hand_size-usual = 13 zu zweit, sonst 7
option-partners = Zweierteams
    .about = Wer zum selben Team gehört, sitzt sich gegenüber und zählt zusammen.
option-jokers = Joker in jedem Kartenspiel
    .about = Sie sind wild und zählen 15.
option-joker_exchange = Joker können getauscht werden
    .about = Hast du die Karte, die ein Joker auf dem Tisch vertritt, kannst du sie dorthin legen und den Joker auslegen.
option-upcard_melded = Auch die zuletzt abgelegte Karte nur zum Auslegen
    .about = Sonst kannst du die oberste Karte der Ablage auch nehmen, um sie zu behalten.
option-empty_stock = Wenn der Stapel leer ist
    .about = Ob die Runde sofort endet, oder erst, wenn jemand passt.
option-empty_stock-ends = die Runde endet
option-empty_stock-pile = die Ablage kann weiter genommen werden
option-rummy = „Rommé!“: passende Karten der Ablage fordern
    .about = Legt jemand eine Karte ab, die an eine Auslage passt, legt sie an, wer sie zuerst fordert.
option-first_meld = Mindestpunkte beim ersten Auslegen
    .about = So viel muss zählen, was eine Seite in einer Runde zuerst auslegt, auf einmal.
option-last_discard = Ausmachen nur mit Ablegen
    .about = Sonst kannst du auch ausmachen, indem du deine letzte Karte auslegst.
option-aces = Asse zählen
    .about = Auf dem Tisch wie auf der Hand.
option-aces-by-use = 15, neben einer Zwei aber 1
option-aces-fifteen = 15
option-aces-one-in-hand = 15, neben einer Zwei und auf der Hand aber 1
option-card_points = Zweier bis Neuner zählen
option-card_points-pips = ihre Zahl
option-card_points-fives = je 5
option-one_turn_doubles = Ausmachen in einem Zug zählt doppelt
    .about = Es zählt doppelt, wenn vor diesem Zug nichts von dir auf dem Tisch lag.

## Records

most-laid = Meiste ausgelegte Karten in einer Runde
feat-laid = { score-laid }
