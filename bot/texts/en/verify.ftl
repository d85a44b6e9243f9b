### Checking how the cards were dealt.

command-table-verify = Recompute every card of a table or a file, and see what that proves
argument-verify-table = Which table; this channel's or your last one if you leave this out
argument-verify-file = A file of revealed deals, instead of a table
argument-verify-commitment = The commitment you noted, such as 1a2b…; from a later round than the first, 1a2b…@2
verify-brought = The shuffle used words from the players, or from me in their place: { $listed }.
verify-brought-seat = { $number }. { $words }
verify-proves = If you noted that commitment before the cards were dealt, this proves that they were fixed by then and nobody chose them later.
verify-claims = Without a commitment that you noted yourself before the cards were dealt, this proves only that the file is consistent.
verify-cannot = It can't prove that nobody looked at the cards. And I'm the one who checked: if you don't trust me, get the file from **Check the deals** and run `python check_deal.py` on your own computer (docs/deals.md explains how). Look for your own words among the players'.
refusal-file-too-large = That file is too large to be a file of revealed deals.
refusal-no-commitment = { deals-commitment }
refusal-nothing-revealed = That table has no finished round yet, so its cards are still secret.
