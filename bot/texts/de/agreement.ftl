### What people agree to before a table starts: its terms, its house rules, suggestions, and who can come.

## Terms

group-terms = Tisch
option-access = Offen für
option-access-server = alle im Kanal
option-access-invited = nur Eingeladene
option-access-anywhere = alle mit dem Code des Tischs
option-pace = Tempo
option-pace-none = kein Zeitlimit
option-pace-live = live (Sekunden pro Zug)
option-pace-post = per Post (Stunden pro Zug)
option-turn = Zeit für einen Zug
option-late = Wenn die Zeit um ist
option-late-turn = spielt der Computer diesen Zug
option-late-autopilot = spielt der Computer, bis die Person zurück ist
option-late-forfeit = ist die Partie verloren
option-film = Kurze Filme
    .about = Ein Film eines großen Zugs, unter dem Tisch bis zum nächsten.
option-film-auto = nur in Threads
option-film-on = immer
option-film-off = nie
option-computers = Computer
option-computers-carefree = sorglos: gewinnt fast nie
option-computers-beginner = Anfänger
option-computers-intermediate = mittel
option-computers-advanced = fortgeschritten
option-computers-expert = Experte
option-computers-master = Meister: der stärkste
option-computers-steady = beständig: ein Experte, der für alle gleich spielt
option-aggression = Angriffslust der Computer
rules-type-aggression = Prozent, von 0 bis 100: wie oft sie schnell und kühn spielen
option-hints = Tipps
    .about = Zwischen Leuten sind sie aus, außer alle stimmen zu. Gegen Computer bekommst du sie immer.
option-ranked = Gewertet
    .about = Eine freundschaftliche Partie wird nicht gewertet: Sie zählt für keine Rangliste und keine Wertung, nur für den Abend. Du kannst darum bitten, deine letzte Aktion zurückzunehmen.
option-open_hands = Offene Hände
    .about = Nur in Partien, die nicht gewertet werden. Wer zuschaut, kann alle Hände einer Runde sehen, sobald sie zu Ende ist. Ohne diese Option erst nach der Partie.
option-practice = Übung
turn-live = { $time } Sekunden
turn-post = { $time ->
    [one] { $time } Stunde
   *[other] { $time } Stunden
}
rules-type-live = Sekunden, von 20 bis 900
rules-type-post = Stunden, von 1 bis 336
terms-pace = Zeit für jeden Zug: { $turn }.
terms-late-turn = Wenn die Zeit abläuft, spielt ein Computer ({ $level }) diesen Zug.
terms-late-autopilot = Wenn die Zeit abläuft, spielt ein Computer ({ $level }), bis die Person zurück ist.
terms-late-forfeit = Wenn die Zeit abläuft, verliert diese Seite die Partie.
terms-away = { $seat ->
    [no] Wenn alle { $minutes } Minuten auf jemanden warten, können die anderen abstimmen, die Partie zu pausieren.
    [yes] Wenn alle { $minutes } Minuten auf jemanden warten, können die anderen abstimmen, die Partie zu pausieren oder einen Computer ({ $level }) weiterspielen zu lassen.
   *[later] Wenn alle { $minutes } Minuten auf jemanden warten, können die anderen abstimmen, die Partie zu pausieren; nach { $hours } Stunden auch, einen Computer ({ $level }) weiterspielen zu lassen.
}
terms-computers = Computer besetzen freie Plätze: { $level }, Angriffslust { $aggression } %.
terms-hints = Tipps sind an: Alle hier dürfen fragen, was ein Meister spielen würde.
terms-friendly = Das ist eine freundschaftliche Partie: Sie wird nicht gewertet, und du kannst darum bitten, deine letzte Aktion zurückzunehmen.
terms-open-hands = Offene Hände: Wer zuschaut, kann alle Hände einer Runde sehen, sobald sie zu Ende ist.
option-levels = Computer Platz für Platz
level-of-seat = Platz { $number }: { $level }
levels-alike = alle gleich
terms-levels = Computer mit eigener Stärke: { $levels }.
terms-invited = Nur Eingeladene können Platz nehmen.
terms-anywhere = Von anderen Servern aus geht es mit `/table join code:{ $code }`
terms-guests = { $more ->
    [0] Eingeladen: { $players }.
   *[other] Eingeladen: { $players } und { $more } weitere.
}

## Agreement

agreement-title = { $called }, { $seats } Plätze
agreement-plain = Keine Hausregeln: Alles ist wie in der Variante.
agreement-usual = Hausregeln an diesem Tisch:
agreement-changed = Das hat sich geändert, seit du zugestimmt hast:
option-alone = - { $option }: **{ $set }**
agreement-option = - { $option }: **{ $set }** (zugestimmt hast du: { $usual })
agreement-asked = Ist das in Ordnung? Du kannst zustimmen, dem Host andere Regeln vorschlagen oder gehen.
agreement-given = Du hast dem zugestimmt.
agreement-host = Du bist Host und bestimmst die Regeln. **Regeln** ändert sie, und die anderen werden dann neu gefragt.
agreement-was-declined = Der Host hat deinen Vorschlag abgelehnt.
agreement-sent = { $player } schlägt andere Regeln vor. Der Host kann mit **Vorschläge** antworten.
agreement-declined = Der Host hat den Vorschlag von { $player } abgelehnt.
agreement-taken = Das sind die Regeln, die { $player } vorgeschlagen hat.
differences-more = { $count ->
    [one] - und { $count } weitere
   *[other] - und { $count } weitere
}
offer-title = Dein Vorschlag
offer-empty = Ändere unten, was du lieber spielen würdest, und schick es dann an den Host.
offer-option = - { $option }: **{ $set }** statt { $usual }
offer-is-draft = Du hast einen Vorschlag begonnen, aber noch nicht abgeschickt:
offer-is-sent = Dein Vorschlag an den Host:
offers-title = Vorschlag von { $player }
offers-none = Es gibt keine Vorschläge zu beantworten.
offers-accepted = Der Tisch spielt jetzt nach den Regeln, die { $seat } vorgeschlagen hat.
offers-declined = Du hast den Vorschlag von { $seat } abgelehnt.
offers-others = Andere Vorschläge
button-agree = Zustimmen
button-accept = Annehmen
button-decline = Ablehnen
button-offer = Andere Regeln vorschlagen
button-offer-again = Meinen Vorschlag ändern
button-offers = Vorschläge
button-send = An den Host schicken
button-withdraw = Vorschlag zurückziehen

## Opening, inviting, and coming from elsewhere

argument-open_to = Wer Platz nehmen kann; sonst alle, die den Kanal sehen
argument-pace = Ob Züge ein Zeitlimit haben; sonst keines
argument-turn = Zeit für jeden Zug: Sekunden im Live-Spiel, Stunden im Spiel per Post
argument-late = Was geschieht, wenn die Zeit um ist
argument-computers = Wie gut Computer auf freien Plätzen spielen; sonst mittel
argument-aggression = Wie oft ein Computer eine Runde schnell und kühn spielt, in Prozent; sonst 50
argument-practice = Ein Übungstisch wird nicht gewertet
argument-code = Der Code eines Tischs auf einem anderen Server
argument-guest = Wen
command-table-invite = Jemanden an deinen Tisch einladen; steht er nur Eingeladenen offen, können nur sie dort sitzen
command-table-remove = Vor dem Start einen Platz an deinem Tisch frei machen oder eine Einladung zurücknehmen
thread-channel-busy = Dieser Kanal hat schon einen Tisch. Du kannst deinen in einem Thread öffnen.
thread-may-not-post = Du kannst in diesem Kanal nicht schreiben, deshalb kann dein Tisch nicht hier sein. Du kannst ihn in einem Thread öffnen.
button-thread = In einem Thread öffnen
thread-name = { $called }: { $player }
invitation = { $mention }: { $player } lädt dich zu { $called } ein. { $link }
done-invited = Du hast { $player } eingeladen.
done-removed = { $player } hat an deinem Tisch keinen Platz und keine Einladung mehr.
done-freed = Der Host hat deinen Platz frei gemacht.
done-joined-afar = Du hast einen Platz an Tisch { $table }. Alles kommt als Direktnachricht: der Tisch, deine Hand und die Knöpfe.
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen

## What the table refuses

refusal-dm-needed = Dieser Tisch ist auf einem anderen Server. Du würdest per Direktnachricht spielen, aber ich kann dir keine schicken. Erlaub Direktnachrichten von Mitgliedern dieses Servers und versuch es noch einmal.
refusal-open-hands-ranked = In die Hände einer gewerteten Partie darf vor ihrem Ende niemand schauen. Stell zuerst **{ option-ranked }** auf nein.
refusal-no-such-code = Einen Tisch mit diesem Code, an dem du von hier aus mitspielen kannst, gibt es nicht. Frag den Host nach dem Code.
refusal-no-bots = Bots können hier nicht spielen. Computer besetzen die freien Plätze.
refusal-no-threads-here = Ich kann hier keinen Thread beginnen. Versuch es in einem anderen Kanal.

refusal-already-invited = Diese Person ist schon eingeladen.
refusal-has-seat = Diese Person hat schon einen Platz an diesem Tisch.
refusal-host-decides = Du bist jetzt Host dieses Tischs. Mit **Regeln** änderst du, was er spielt.
refusal-no-such-offer = Dieser Vorschlag ist nicht mehr offen.
refusal-not-agreed = Hier fehlt noch die Zustimmung zu den Regeln: { $seat }. Am Tisch gibt es dafür **Zustimmen**, oder du machst mit **Plätze** einen Platz frei.
refusal-not-invited = Dieser Tisch ist nur für Eingeladene. Bitte den Host um eine Einladung.
refusal-not-there = Diese Person hat an diesem Tisch weder Platz noch Einladung.
refusal-offers-the-same = Der Tisch spielt schon nach diesen Regeln. Ändere zuerst etwas, oder nimm sie an.
refusal-turn-not-paced = Züge haben hier kein Zeitlimit. Wähl zuerst ein Tempo.
refusal-turn-out-of-range = { $pace ->
    [live] Ein Zug kann { $least } bis { $most } Sekunden dauern.
   *[post] Ein Zug kann { $least } bis { $most } Stunden dauern.
}
refusal-yourself = Das bist du selbst. Um den Tisch zu beenden, nimm `/table close`.
