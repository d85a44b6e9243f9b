### Checking how the cards were dealt.

command-table-verify = Recompute every card of a table, or of a file, and hear what that proves
argument-verify-table = Which table; this channel's, or your last one, unless given
argument-verify-file = A file of revealed deals, instead of a table
argument-verify-commitment = What you noted, such as 1a2b…; of a later round than the first 1a2b…@2
verify-brought = Into the shuffle went what the players brought, or I for them: { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = If you noted that commitment before the cards were dealt, this proves that they were fixed by then, and that nobody chose them later.
verify-claims = Without a commitment that you noted yourself, before the cards were dealt, this proves only that the file agrees with itself.
verify-cannot = It cannot prove that nobody looked at the cards. And it is I who computed this: if you do not trust me, take the file from **Check the deals** and run `python check_deal.py` on your own computer; docs/deals.md tells how. Look for your own words among those of the players.
refusal-file-too-large = That file is too large for one of revealed deals.
refusal-no-commitment = { deals-commitment }
refusal-nothing-revealed = No round of that table is over yet, and its cards are still secret.
