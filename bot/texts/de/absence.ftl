### Time limits, absent players and what the others can decide, and how a table comes back.

## Names

computer-for = 🤖 für { $name }
name-autopilot = { $name } (Autopilot)
status-paused = pausiert

## The time of a turn

time-turn = Die Zeit läuft { $time } ab; dann { $late }.
late-turn = spielt der Computer diesen Zug
late-autopilot = spielt der Autopilot, bis die Person zurück ist
late-forfeit = ist die Partie verloren
time-turns = Die Zeit läuft ab: { $times }; dann { $late }.
time-of = für { $seat } { $time }
time-deal = Die nächste Runde wird { $time } gegeben.
reminder = { $player }, du bist am Zug: { $called } in { $link }
reminder-remote = { $player }, du bist am Zug: { $called }. Deine Hand ist hier: { $link }

## Who is away

away-vote = **{ $players }** { $seen ->
    [yes] { $count ->
        [one] hat den Tisch angesehen, aber
       *[other] haben den Tisch angesehen, aber
    } lange nicht gespielt.
   *[no] { $count ->
        [one] scheint
       *[other] scheinen
    } weg zu sein.
} Die anderen können entscheiden, wie es weitergeht: Drückt **Abstimmen** ({ $needed ->
    [one] { $needed } Stimme entscheidet
   *[other] { $needed } Stimmen entscheiden
}).
away-votes = { CAPITAL($motion) }: { $votes } von { $needed } Stimmen.
motion-wait = weiter warten
motion-computer = den Computer weiterspielen lassen
motion-pause = den Tisch pausieren
motion-close = den Tisch schließen
motion-host = selbst Host werden
away-choose = Was möchtest du tun? { $needed ->
    [one] Deine Stimme entscheidet.
   *[other] { $needed } Stimmen entscheiden. Bis dahin kannst du deine ändern.
}
away-computer-later = Ob der Computer weiterspielt, könnt ihr { $time } abstimmen.
away-hand = Der Autopilot spielt für dich. Um ihn auszuschalten, spiel eine Karte oder drück **Bin zurück**.

## Closing a game that counts

closing-asked = **{ $players }** { $agreed ->
    [one] möchte
   *[other] möchten
} diese Partie vorzeitig schließen (dafür: { $agreed } von { $count }). Wenn in dieser Runde alle am Tisch zustimmen, ist die Partie endgültig zu Ende. Spielt bis dahin weiter.
done-close-asked = Diese Partie zählt, deshalb müssen alle am Tisch zustimmen. Die anderen sind gefragt, und du kannst weiterspielen. Um sofort aufzuhören, nimm `/table pause`, das die Karten behält, oder `/table leave`: Dann spielt der Computer für dich, und eine Niederlage ist deine.
done-game-closed = Der Tisch ist geschlossen, und die Partie endet ohne Sieg. Um später weiterzuspielen, nimm nächstes Mal `/table pause`.
refusal-game-closed = Diese Partie wurde geschlossen und ihre Karten gezeigt. Sie lässt sich nicht fortsetzen. Für eine neue drück **{ button-rematch }** oder nimm `/table new`.
refusal-gives-up = { $cost ->
    [free] Diese Partie zählt, aber du hast darin noch nichts entschieden, deshalb kostet das Schließen nichts: { free-ending }. Um die Karten für später zu behalten, nimm stattdessen `/table pause`.
   *[loss] Diese Partie zählt, und du führst nicht. Wenn du sie jetzt schließt, gilt das als Niederlage. Um später weiterzuspielen, nimm stattdessen `/table pause`.
}
free-ending = Nummer { $number } der { $most } Partien, die du in 24 Stunden so schließen oder zur Übung machen kannst
button-give-up = Aufgeben
button-close-free = Schließen
done-gave-up = Du hast diese Partie aufgegeben, das gilt als Niederlage. **Gleiche Karten** am Tisch spielt sie zur Übung noch einmal.
done-others-left = Die Partie ist zu Ende, und verloren hat, wer gegangen ist.
standing-over = Dieser Tisch ist geschlossen, und die Partie endet ohne Sieg.
button-close = Schließen zustimmen

## Pausing a game with a time limit

pausing-asked = **{ $players }** { $agreed ->
    [one] möchte
   *[other] möchten
} diese Partie pausieren (dafür: { $agreed } von { $count }). Sie geht weiter, bis alle zustimmen; wer dagegen ist, spielt einfach weiter. Später können alle am Tisch sie fortsetzen, und die Zeit des Zugs läuft da weiter, wo sie war.
button-pause = Pause zustimmen
done-pause-asked = Züge haben hier ein Zeitlimit, deshalb müssen alle am Tisch zustimmen. Die anderen sind gefragt; bis dahin geht die Partie weiter, und die Zeit läuft.

## Moving the table

moving-asked = **{ $players }** { $agreed ->
    [one] möchte
   *[other] möchten
} diesen Tisch nach { $channel } verlegen. Er zieht um, sobald alle zustimmen, die da sind, oder der Host ihn verlegt.
button-move = Umzug zustimmen
done-move-asked = Ohne Nachfrage kann nur der Host diesen Tisch verlegen. Die anderen sind gefragt, und er zieht um, sobald sie zustimmen.
done-move-agreed = Danke. Der Tisch zieht um, sobald auch die anderen zustimmen.

## How it ended

stood-in = { $actions ->
    [one] Ein Computer hat { $actions }-mal für { $seat } entschieden.
   *[other] Ein Computer hat { $actions }-mal für { $seat } entschieden.
}
forfeited = Zeit abgelaufen: { $side } { $members ->
    [one] verliert
   *[other] verlieren
} die Partie.
gave-up = { $side } { $members ->
    [one] gibt auf und verliert
   *[other] geben auf und verlieren
} die Partie.
abandoned = { $days } Tage lang hat niemand weitergespielt, die Partie ist zu Ende: { $side } { $members ->
    [one] lag vorn und gewinnt.
   *[other] lagen vorn und gewinnen.
}
won-by-computer = Die meisten Entscheidungen von { $seat } hat ein Computer getroffen, deshalb zählt dieser Sieg für { $seat } nicht.
unranked-hardly-played = Dieser Sieg zählt weder für Liga noch Wertung, weil jemand in jeder beendeten Runde weniger als die Hälfte der eigenen Entscheidungen getroffen hat.
unranked-repeated = Diese Partie zählt weder für Liga noch Wertung, weil dieselben zwei Leute heute schon zu viele Partien gegeneinander gespielt haben.
left-lost = { $name } hat diese Partie verlassen und verliert sie.
button-resume = Fortsetzen
standing-paused = Dieser Tisch ist pausiert, und seine Karten bleiben geheim. Alle am Tisch können mit **{ button-resume }** in seinem Kanal weitermachen, oder mit `/table resume` in einem anderen, den ihr alle seht.

## Buttons

button-vote = Abstimmen
button-return = Platz zurückholen
button-back-again = Bin zurück

## Commands

command-table-autopilot = Den Computer für dich spielen lassen, bis du zurück bist, oder wieder übernehmen
command-table-pause = Einen Tisch pausieren und seine Karten geheim halten
command-table-vote = Abstimmen, wie es weitergeht, wenn jemand weg ist

## Answers

done-autopilot-on = Der Computer spielt für dich. Er hört auf, sobald du spielst oder noch einmal `/table autopilot` eingibst. Ein Sieg zählt für dich nur, wenn du mindestens die Hälfte deiner Entscheidungen triffst.
done-autopilot-off = Du spielst wieder selbst.
standing-abandoned = { $ends ->
    [loss] Spiel bis { $until } weiter, sonst gilt die Partie als Niederlage.
    [standing] Wenn bis { $until } niemand weiterspielt, gewinnt, wer vorn liegt; bei Gleichstand endet die Partie ohne Ergebnis.
   *[given-up] Spiel bis { $until } weiter, sonst gibst du die Partie auf: Auch das ist eine Niederlage, außer du kannst noch eine Partie kostenlos schließen.
}
done-paused = Der Tisch ist pausiert, und seine Karten bleiben geheim. `/table resume` macht genau da weiter, wo ihr aufgehört habt.{ come-back }
come-back = { $ends ->
    [loss] {" "}{ standing-abandoned }
    [given-up] {" "}{ standing-abandoned }
    [standing] {" "}{ standing-abandoned }
   *[none] {""}
}
stay-away = { $counts ->
    [yes] {" "}Wenn du wegbleibst, geht ein Sieg an den Computer, eine Niederlage aber an dich.
   *[no] {""}
}
done-left-game = Du hast deinen Platz aufgegeben, und der Computer spielt für dich. { $back ->
    [button] **Platz zurückholen** gibt ihn dir wieder.
    [code] `/table join code:{ $table }` gibt ihn dir wieder.
   *[command] `/table join` gibt ihn dir wieder.
}{ stay-away }
done-taken-over = Die anderen haben ohne dich weitergemacht: Der Computer hat deinen Platz, bis du ihn dir zurückholst.{ stay-away }
done-returned = Du hast deinen Platz wieder: { $link }
done-voted = Danke, deine Stimme zählt.
done-present = Die anderen sehen, dass du da bist.

## What is refused

refusal-paused = Dieser Tisch ist pausiert. Mach mit `/table resume` weiter, in jedem Kanal, den alle am Tisch sehen können.
refusal-seat-left = Der Computer spielt für dich. Um deinen Platz wiederzubekommen, nimm `/table join` oder drück am Tisch **Platz zurückholen**.
refusal-which-table = Du sitzt an mehreren Tischen: { $tables }. Wähl einen mit der Option `table`.
refusal-nothing-to-resume = Keiner deiner Tische ist pausiert. Ruf dies in einem Kanal auf, um einen Tisch dorthin zu holen.
refusal-resume-there = Von hier aus kann ich nicht prüfen, ob du im Kanal dieses Tischs schreiben darfst. Nimm `/table resume` dort: { $link }
refusal-is-back = Gerade wieder am Tisch: { $seat }. Es gibt also nichts mehr abzustimmen.
refusal-nobody-away = Niemand ist lange weg. Es gibt nichts abzustimmen.
refusal-you-are-away = Die anderen warten auf dich. Spiel, dann geht es weiter.
refusal-no-such-motion = Dafür kannst du hier nicht stimmen.
refusal-cannot-see = { $players }: kein Zugang zu diesem Kanal. Nichts hat sich geändert. Wähl einen Kanal, den alle am Tisch sehen können.

## The panel of a table: what one person may do with it now, each asked once

button-table = Tisch
panel-title = Dein Tisch: { $called }
panel-leave = **{ button-panel-leave }**: deinen Platz dem Computer überlassen.
panel-pause = **{ button-panel-pause }**: den Tisch beiseitelegen und später weitermachen.
panel-close = **{ button-panel-close }**: den Tisch beenden und seine Karten zeigen.
panel-autopilot = **{ button-panel-autopilot }**: den Computer für dich spielen lassen, bis du zurück bist.
panel-awake = **{ button-panel-awake }**: wieder selbst spielen.
panel-nothing = Du hast an diesem Tisch keinen Platz. Seine Regeln kannst du ansehen.
button-panel-leave = Gehen
button-panel-pause = Pause
button-panel-close = Schließen
button-panel-autopilot = Autopilot
button-panel-awake = Bin zurück
ask-leave-open = Deinen Platz aufgeben? Dann kann ihn jemand anders nehmen.
ask-leave-open-host = Deinen Platz aufgeben? Du hast diesen Tisch geöffnet, deshalb schließt er für alle. `/table resume` holt ihn zurück.
ask-leave = Deinen Platz aufgeben? Der Computer spielt für dich, bis du ihn zurückholst.{ stay-away }
ask-pause = Diesen Tisch pausieren? Seine Karten bleiben geheim, und `/table resume` macht genau da weiter, wo ihr aufgehört habt.{ come-back }
ask-pause-others = Die anderen um eine Pause bitten? Züge haben hier ein Zeitlimit, deshalb müssen alle am Tisch zustimmen. Bis dahin geht die Partie weiter, und die Zeit läuft.
ask-autopilot = Den Computer für dich spielen lassen? Er hört auf, sobald du spielst. Ein Sieg zählt für dich nur, wenn du mindestens die Hälfte deiner Entscheidungen triffst.
ask-awake = Wieder selbst spielen?
ask-close-resumable = Diesen Tisch schließen? `/table resume` holt ihn zurück.
ask-close-gathering = Diese Revanche absagen?
ask-close-exhibition = Diese Vorführung beenden?
ask-close-others = Die anderen bitten, diese Partie zu schließen? Sie zählt, deshalb endet sie nur, wenn in dieser Runde alle am Tisch zustimmen. Bis dahin kannst du weiterspielen.
ask-close-last = Diese Partie schließen? Sie endet endgültig, ohne Sieg, und ihre Karten werden gezeigt.
panel-annul = **{ button-panel-annul }**: diese Partie beenden, sodass sie für niemanden zählt. Du moderierst diesen Tisch.
button-panel-annul = Annullieren
