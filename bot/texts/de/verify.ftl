### Checking how the cards were dealt.

command-table-verify = Das Siegel der Karten zeigen oder jede Karte der beendeten Runden nachrechnen
argument-verify-table = Welcher Tisch; sonst der dieses Kanals oder dein letzter
argument-verify-file = Eine Datei mit aufgedeckten Blättern statt eines Tischs
argument-verify-commitment = Das Siegel, das du notiert hast, etwa 1a2b…; aus einer späteren Runde 1a2b…@2
argument-verify-day = Ein Tag, dessen Blätter zu Ende sind, etwa 2026-11-24, statt eines Tischs
verify-day-sealed = Die Blätter vom { $day } sind versiegelt mit `{ $commitment }`. Wenn der Tag um 00:00 UTC vorbei ist, wird das Geheimnis aufgedeckt, und jede Karte lässt sich nachrechnen.
verify-day-how = Alle können das auf dem eigenen Rechner prüfen: docs/daily.md erklärt, wie.
verify-brought = In das Mischen flossen Worte der Leute am Tisch ein, oder meine an ihrer Stelle: { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = Wenn du dieses Siegel notiert hast, bevor gegeben wurde, beweist dies: Die Karten standen da schon fest, und niemand hat sie später ausgesucht.
verify-claims = Ohne ein Siegel, das du selbst vor dem Geben notiert hast, beweist dies nur, dass die Datei in sich stimmt.
verify-cannot = Es kann nicht beweisen, dass niemand die Karten angesehen hat. Und geprüft habe ich: Wenn du mir nicht traust, hol dir die Datei über **Faires Blatt** und führ auf deinem Rechner `python check_deal.py` aus (docs/deals.md erklärt, wie). Such darin nach deinen eigenen Worten.
refusal-no-such-day = Am { $day } gab es keine Blätter des Tages. Schreib ein Datum wie 2026-11-24.
refusal-file-too-large = Diese Datei ist zu groß für eine Datei mit aufgedeckten Blättern.
refusal-no-commitment = { deals-commitment }

## Fair deal: the seal before the cards are dealt, and the file after the round

fair-deal-fingerprint = -# Die Karten sind versiegelt: { $fingerprint }… (**Faires Blatt** zeigt das ganze Siegel)
fair-deal-title = ### Faires Blatt, Tisch { $table }
fair-deal-sealed =
    Die Karten von Runde { $round } sind versiegelt mit
    `{ $commitment }{ $noted ->
        [0] { "" }
       *[other] @{ $noted }
    }`
fair-deal-before = Willst du sichergehen, dass niemand deine Karten aussucht? Notier dieses Siegel und gib dann mit `/table join seed:` eigene Worte zum Mischen dazu. Nach der Runde drück noch einmal **Faires Blatt**, dann bekommst du die Datei, die es beweist.
reveal-later = Die Datei, die die beendeten Runden beweist, verrät auch deren Hände. Wer hier spielt, kann sie jetzt haben, du erst nach der Partie.
reveal-how = Mit dieser Datei lassen sich die Karten der beendeten Runden prüfen: mit `/table verify` oder auf deinem Rechner mit `python check_deal.py { $file } SIEGEL`. SIEGEL ist das, was du für Runde 1 notiert hast. Bei einer späteren Runde häng ihre Nummer an: `SIEGEL@2`. docs/deals.md erklärt, wie es funktioniert.
