### Checking how the cards were dealt.

command-table-verify = Show the seal of the cards, or recompute every card of the finished rounds
argument-verify-table = Which table; this channel's or your last one if you leave this out
argument-verify-file = A file of revealed deals, instead of a table
argument-verify-commitment = The commitment you noted, such as 1a2b…; from a later round than the first, 1a2b…@2
argument-verify-day = A day whose deals of the day are over, such as 2026-11-24, instead of a table
verify-day-sealed = The deals of { $day } are sealed by `{ $commitment }`. Once the day is over, at 00:00 UTC, the secret is revealed and every card can be recomputed.
verify-day-how = Anybody can check this on their own computer: docs/daily.md explains how.
verify-brought = The shuffle used words from the players, or from me in their place: { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = If you noted that commitment before the cards were dealt, this proves that they were fixed by then and nobody chose them later.
verify-claims = Without a commitment that you noted yourself before the cards were dealt, this proves only that the file is consistent.
verify-cannot = It can't prove that nobody looked at the cards. And I'm the one who checked: if you don't trust me, get the file from **Fair deal** and run `python check_deal.py` on your own computer (docs/deals.md explains how). Look for your own words among the players'.
refusal-no-such-day = There were no deals of the day on { $day }. Write a date such as 2026-11-24.
refusal-file-too-large = That file is too large to be a file of revealed deals.
refusal-no-commitment = { deals-commitment }

## Fair deal: the seal before the cards are dealt, and the file after the round

fair-deal-fingerprint = -# The cards are sealed: { $fingerprint }… (**Fair deal** shows all of it)
fair-deal-title = ### Fair deal, table { $table }
fair-deal-sealed =
    The cards of round { $round } are sealed by
    `{ $commitment }{ $noted ->
        [0] { "" }
       *[other] @{ $noted }
    }`
fair-deal-before = Want to be sure that nobody chooses your cards? Note this seal, then add words of your own to the shuffle with `/table join seed:`. After the round, press **Fair deal** again for the file that proves it.
reveal-later = The file that proves the finished rounds also tells their hands. Its players can have it now, and you once the game is over.
reveal-how = With this file, anyone can check the cards of the finished rounds: `/table verify`, or on your own computer `python check_deal.py { $file } COMMITMENT`. COMMITMENT is the seal that you noted for round 1. If you noted a later round's seal, add its number: `COMMITMENT@2`. docs/deals.md explains how it works.
