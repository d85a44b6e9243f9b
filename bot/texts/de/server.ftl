### The settings of a server, for the people who manage it.

command-server = Festlegen, wo und von wem Tische geöffnet werden, ihre Vorgaben, Blatt des Tages, Ranglisten
server-tables = Tische auf diesem Server
server-people = Wer was darf
button-export-csv = Als CSV exportieren
button-export-json = Als JSON exportieren
server-exported = Das sind die Ergebnisse dieses Servers, eine Zeile je Platz einer Runde (ab 1 gezählt) oder Partie (0). Nur du siehst das. Die Namen von Leuten, die sich auf Ranglisten verbergen, fehlen.
server-barred = Die Leute, die diesen Bot betreiben, lassen diesen Server auf den Ranglisten aller Server aus.
server-boards = Ranglisten und Saisons dieses Servers
server-start = Startnachricht
server-start-means = Mit dieser Nachricht öffnet man einen Tisch per Knopfdruck, ohne einen Befehl zu kennen. Ein Server kann eine haben.
server-start-none = Dieser Server hat noch keine.
server-start-at = Sie steht in { $channel }.
button-start-post = Hier posten
button-start-move = Hierher holen
button-start-remove = Entfernen
start-pinned = Sie steht hier und ist angepinnt.
start-not-pinned = Sie steht hier, aber ohne die Berechtigung Nachrichten anpinnen kann ich sie nicht anpinnen. Du kannst es selbst tun.
start-removed = Sie ist weg.

## The start message

start-title = Hier wird Karten gespielt
start-means = Drück auf ein Spiel, dann öffnet sich ein Tisch. Andere können mitspielen, und Computer besetzen die freien Plätze.
start-more = Mehr Spiele
button-about = Was ist das?
about-title = Ein Kartenzimmer in diesem Kanal
about-means =
    Spiel Karten mit den Leuten hier oder gegen den Computer. Den Tisch siehst du im Kanal, deine Karten in einer Direktnachricht.
    1. Drück auf ein Spiel. In diesem Kanal öffnet sich ein Tisch.
    2. Andere drücken **Mitspielen**. Drück **Starten**, wenn alle da sind; Computer besetzen die freien Plätze.
    3. Wenn du am Zug bist, drück einen Knopf unter deinen Karten. Merkst du es eine Minute lang nicht, erwähne ich dich.
    Du kennst ein Spiel noch nicht? `/tutorial` bringt es dir beim Spielen bei, und `/help` hat die Regeln. Um die Regeln selbst zu wählen, nimm `/table new`.
server-language = Sprache der Kanäle dieses Servers: { $language }. Direktnachrichten und Antworten, die nur eine Person sieht, sind in deren Sprache.
server-set-language = Die Sprache dieses Servers
server-set-language-is = Sprache: { $language }
server-set-language-discord = Sprache: wie in Discord ({ $language })
server-channels = Tische lassen sich in { $channels } und deren Threads öffnen.
server-channels-all = Tische lassen sich in jedem Kanal öffnen, in dem ich schreiben kann.
server-channels-gone = { $count ->
    [one] Ein gewählter Kanal wurde
   *[other] { $count } gewählte Kanäle wurden
} gelöscht. { $left ->
    [yes] Wähl noch einmal, um die Liste zu bereinigen.
   *[no] Es ist keiner übrig, deshalb lassen sich Tische überall öffnen, bis du andere wählst.
}
server-openers = Tische öffnen können { $roles } und Leute, die diesen Server verwalten. Mitspielen können alle.
server-openers-none = Alle können Tische öffnen.
server-moderators = Tische moderieren { $roles } und Leute mit der Berechtigung Kanäle verwalten.
server-moderators-none = Tische moderieren Leute mit der Berechtigung Kanäle verwalten.
server-roles-gone = { $count ->
    [one] Eine gewählte Rolle wurde
   *[other] { $count } gewählte Rollen wurden
} gelöscht.
server-each = { $count ->
    [one] Eine Person kann auf einmal einen Tisch haben, der offen ist oder ruht.
   *[other] Eine Person kann auf einmal { $count } Tische haben, die offen sind oder ruhen.
}
server-words = Namen mit diesen Wörtern werden hier als Zahlen gezeigt: { $words }
server-words-none = Jeder Name wird gezeigt, wie er ist.
server-set-openers = Wer Tische öffnen darf; keine heißt alle
server-set-moderators = Wer sonst Tische moderiert
server-each-title = Offene oder ruhende Tische einer Person
server-set-each = { $count ->
    [one] { $count } offener oder ruhender Tisch pro Person
   *[other] { $count } offene oder ruhende Tische pro Person
}
button-words = Verbotene Wörter in Namen
words-label = Wörter, durch Kommas getrennt
words-hint = Ein Name damit wird hier als Zahl gezeigt. doof* trifft auch doofer, *doof* jeden Teil.
server-usual = Auch die Vorgaben für neue Tische kannst du hier wählen.
server-season = Saison { $number } hat am { $since } begonnen. Frühere Saisons kannst du weiter ansehen.
server-season-first = Die erste Saison läuft noch.
server-set-channels = Nur in diesen Kanälen; keiner heißt alle
server-set-preset = Standardspiel
server-set-plays = { $called }
server-set-term = { $option }: { $set }
server-set-boards = Die Ranglisten
server-set-boards-yes = Dieser Server hat Ranglisten
server-set-boards-no = Dieser Server hat keine Ranglisten
server-set-evening_card = Die Karte eines Abends
server-set-evening_card-yes = Nach einem Spieleabend ein Bild posten
server-set-evening_card-no = Nach einem Spieleabend kein Bild posten
server-set-everywhere = Überall
server-set-everywhere-yes = Partien hier zählen auch für die Ranglisten aller Server
server-set-everywhere-no = Partien hier zählen nur für die Ranglisten dieses Servers
button-season = Neue Saison beginnen
season-means = Eine neue Saison beginnt mit leeren Ranglisten. Die jetzige kannst du weiter ansehen, aber nicht fortsetzen. Saison { $next } jetzt beginnen?
refusal-not-manager = Das können nur Leute, die diesen Server verwalten dürfen.
refusal-not-in-this-channel = In diesem Kanal kannst du keine Tische öffnen. Nimm einen von diesen: { $channels }.
refusal-not-an-opener = Auf diesem Server öffnen Leute mit einer dieser Rollen die Tische: { $roles }. Dort mitspielen kannst du trotzdem.
refusal-may-not-post = { $thread ->
    [yes] Du kannst in diesem Kanal keinen Thread beginnen (dafür braucht es die Berechtigung { $permission }), also kann ich keinen für dich beginnen. Nimm `/play` in einem Kanal, in dem du schreiben kannst.
   *[no] Du kannst in diesem Kanal nicht schreiben (dafür braucht es die Berechtigung { $permission }), also kann ich hier keinen Tisch für dich posten. Nimm einen Kanal, in dem du schreiben kannst.
}
refusal-channel-taken = Dieser Kanal hat schon einen Tisch, und Threads kannst du hier nicht beginnen. Nimm einen anderen Kanal, oder spiel mit `/table join` an diesem Tisch mit.
refusal-too-many-tables = Du hast hier { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} geöffnet, wo gerade niemand spielt: { $tables }. Bevor du einen weiteren öffnest, spiel dort oder beende ihn mit `/table close`. (Eine Partie ruht, wenn 30 Minuten lang niemand gezogen hat.)

## Moderation

server-moderation = Protokoll der Moderation
record-means = Partien, die die Moderation annulliert hat, Ergebnisse, die sie von den Ranglisten dieses Servers genommen hat, und Leute, die sie von seinen Tischen ausschließt. Außer dem Annullieren macht das alles `/moderate`: Dafür nimm `/table close` oder **Tisch**.
record-nowhere = Kein Kanal erfährt davon.
record-there = { $channel } erfährt von jedem Vorgang.
record-gone = Der Kanal, der davon erfuhr, wurde gelöscht.
record-channel = Ein Kanal, der davon erfährt; keiner heißt nirgends
record-lift = Eine Sperre aufheben oder Ergebnisse zurückholen
record-empty = Noch ist nichts geschehen.
record-annul = { $time }: { $moderator } hat die Partie von Tisch { $table } annulliert. Grund: { $reason }
record-result = { $time }: { $moderator } hat die Ergebnisse von Tisch { $table } von den Ranglisten dieses Servers genommen. Grund: { $reason }
record-person = { $time }: { $moderator } hat die Ergebnisse von { $player } bis dahin von den Ranglisten dieses Servers genommen. Grund: { $reason }
record-block = { $time }: { $moderator } hat { $player } von den Tischen hier ausgeschlossen. Grund: { $reason }
record-lifted = Aufgehoben von { $moderator }, { $time }.
record-label-result = Ergebnisse von Tisch { $table }: { $reason }
record-label-person = Ergebnisse von { $player }: { $reason }
record-label-block = Sperre von { $player }: { $reason }
button-newer = Neuere
button-older = Ältere
button-annul = Diese Partie annullieren
annul-means = Du moderierst diesen Tisch ({ $called }, Tisch { $table }). Wenn du ihn schließt, wird die Partie annulliert: Ihre Karten werden gezeigt, sie zählt für niemanden und lässt sich nicht fortsetzen. Deinen Grund sehen alle am Tisch, und er kommt ins Protokoll.
annul-reason = Grund
annul-reason-hint = Am Tisch und im Protokoll der Moderation zu sehen
standing-annulled = Die Moderation hat diese Partie annulliert, sie zählt für niemanden. Grund: { $reason }
done-annulled = Die Partie ist annulliert und zählt für niemanden.
done-blocked = { $player } kann auf diesem Server keine Tische mehr öffnen und an keinem mehr Platz nehmen. Eine laufende Partie geht weiter.
done-result-removed = Diese Ergebnisse sind von den Ranglisten dieses Servers genommen. Andere Ranglisten behalten sie.
done-lifted = Es ist aufgehoben.
command-moderate = Leute von den Tischen dieses Servers ausschließen oder Ergebnisse von seinen Ranglisten nehmen
command-moderate-block = Jemanden daran hindern, auf diesem Server Tische zu öffnen und mitzuspielen
command-moderate-remove = Ergebnisse einer Partie oder Person von den Ranglisten dieses Servers nehmen
command-moderate-daily = Das Ergebnis einer Person bei einem Blatt des Tages von den Ranglisten hier nehmen
argument-moderated-day = Der Tag, etwa 2026-11-24; sonst der letzte dieser Person
argument-moderated-game = Welches Spiel
refusal-no-daily-result = Auf diesem Server hat diese Person kein solches Blatt des Tages beendet.
command-moderate-lift = Eine Sperre aufheben oder Ergebnisse zurückholen
command-moderate-record = Zeigen, was die Moderation auf diesem Server getan hat
argument-moderated = Wen
argument-moderated-table = Die Kennung des Tischs einer beendeten Partie
argument-moderated-user = Wessen Ergebnisse bis jetzt
argument-reason = Warum; es kommt ins Protokoll
argument-entry = Was aufgehoben wird
refusal-not-moderator = Das können nur Leute, die die Tische dieses Servers moderieren.
refusal-no-reason = Sag in ein paar Worten, warum. Es kommt ins Protokoll.
refusal-plays-here = Du spielst in dieser Partie oder hast sie verlassen. Darüber muss jemand anders aus der Moderation entscheiden.
refusal-maybe-played = Jemand an diesem Tisch hat sich später von mir vergessen lassen, und ich weiß nicht, ob du das warst. Darüber muss entscheiden, wer in der Moderation mich schon vorher benutzt hat.
refusal-yourself-moderated = Über dich selbst kannst du das nicht entscheiden. Bitte jemand anders aus der Moderation.
refusal-in-force = Das ist schon geschehen. `/moderate record` zeigt es.
refusal-no-such-act = So etwas gibt es nicht aufzuheben. Wähl etwas aus den Vorschlägen.
refusal-table-or-user = Wähl entweder einen Tisch oder eine Person.
refusal-blocked = Die Moderation dieses Servers lässt dich hier keine Tische öffnen und nicht mitspielen. Frag sie danach.
