### What is stored about a person, and how it's deleted.

command-privacy = Sehen, was über dich gespeichert ist, dich von Ranglisten nehmen oder es löschen lassen
command-privacy-show = Alles, was über dich gespeichert ist, als Datei bekommen, die nur du siehst
command-privacy-boards = Dich auf allen Ranglisten verbergen oder wieder zeigen
command-privacy-forget = Dein Konto und deinen Namen löschen lassen
privacy-shown = Das ist alles, was über dich gespeichert ist. Außer dir bekommt es niemand. `/privacy forget` löscht dein Konto und deinen Namen.
boards-listed =
    ### Du stehst auf den Ranglisten
    Ranglisten zeigen deinen Namen überall, wo du einen Platz hast. Wenn du dich verbirgst, stehst du auf keiner Rangliste irgendeines Servers, die anderen rücken auf, und deine `/stats` siehst nur du. Für die Wertung der Leute, mit denen du spielst, zählen deine Partien weiter.
boards-hidden =
    ### Du bist verborgen
    Du stehst auf keiner Rangliste irgendeines Servers, und deine `/stats` siehst nur du. Du kannst dich jederzeit wieder zeigen: Alles, was du gespielt hast, zählt.
button-hide = Mich verbergen
button-unhide = Mich auf Ranglisten zeigen
forget-title = ### Soll ich dich vergessen?
forget-means =
    - Dein Discord-Konto, dein Name, deine Einstellungen, Vorschläge, Einladungen, Platzwünsche, Stimmen und Reaktionen werden gelöscht, ebenso die Nachrichten, die deine Hände zeigen.
    - Du gibst deine Plätze auf, und der Computer spielt weiter. Tische, die du geöffnet hast und die noch nicht begonnen haben, werden geschlossen, und Partien, die du allein spielst, enden, als hättest du sie geschlossen.
    - Die Partien, die du gespielt hast, bleiben, mit ihren Aktionen, Punkten und den Worten zum Mischen, aber nichts verbindet sie mit dir. Auf Tischen und Ranglisten steht dann „jemand von früher“.

    Das lässt sich nicht rückgängig machen. Wenn du wieder spielst, fängst du ganz neu an.
button-forget = Mich vergessen
button-remember = Alles behalten
done-forgotten = Du bist vergessen. Dein Name wird jetzt aus den Nachrichten deiner früheren Tische entfernt. Bei vielen Tischen kann das ein paar Minuten dauern.
done-remembered = Nichts hat sich geändert.
name-forgotten = jemand von früher
