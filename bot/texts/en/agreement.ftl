### What people agree to before a table starts: its terms, its rules where they are unusual, offers, and who may come.

## Terms

group-terms = terms of the table
option-access = who may take a seat
option-access-server = anybody who sees the channel
option-access-invited = the invited only
option-access-anywhere = also who has the table's code
option-pace = pace
option-pace-none = no time limit
option-pace-live = live, seconds for a turn
option-pace-post = by post, hours for a turn
option-turn = time for a turn
option-late = when the time is up
option-late-turn = the computer plays that turn
option-late-autopilot = the computer plays until the player is back
option-late-forfeit = the game is lost
option-computers = computers
option-computers-carefree = carefree: hardly ever wins
option-computers-beginner = beginner
option-computers-intermediate = intermediate
option-computers-advanced = advanced
option-computers-expert = expert
option-computers-master = master: the strongest
option-aggression = aggression of the computers
rules-type-aggression = Percent, from 0 to 100: how often they play fast and boldly
option-practice = practice
turn-live = { $time } seconds
turn-post = { $time ->
    [one] 1 hour
   *[other] { $time } hours
}
rules-type-live = Seconds, from 20 to 900
rules-type-post = Hours, from 1 to 336
terms-pace = A turn takes { $turn } at most; when the time is up, { $late }.
lobby-paced = To { $target } points, { $turn } a turn
terms-computers = Computers, on empty seats and for who is away: { $level }, with an aggression of { $aggression } %.
option-levels = computers seat by seat
level-of-seat = seat { $number }: { $level }
levels-alike = all alike
terms-levels = Computers with a level of their own: { $levels }.
seat-computer = a free seat (computer: { $level })
seats-level = The level of a computer, seat by seat
seats-level-of = The computer on seat { $number }
seats-level-usual = as the table has it: { $level }
terms-invited = Only invited players take a seat.
terms-anywhere = Players of other servers join with `/table join code:{ $code }`
terms-guests = { $more ->
    [0] Invited: { $players }.
   *[other] Invited: { $players }, and { $more } more.
}

## Agreement

agreement-title = { $called }, { $seats } seats
agreement-plain = All is as the preset has it.
agreement-usual = This differs from the preset:
agreement-changed = This has changed since you agreed:
option-alone = - { $option }: **{ $set }**
agreement-option = - { $option }: **{ $set }** (you agreed to { $usual })
agreement-asked = Do you play by this? You may accept it, offer the host something else, or leave.
agreement-given = You have agreed to this.
agreement-host = You opened this table, so it plays what you say. **Rules** changes it; the others are then asked again.
agreement-was-declined = The host declined what you offered.
agreement-missing = **Not agreed yet:** { $players }. They press **Agree** to see what differs.
agreement-sent = { $player } offers something else: **Offers** shows it, and the host answers.
agreement-declined = What { $player } offered was declined.
agreement-taken = This is what { $player } offered.
differences-more = { $count ->
    [one] - and one more
   *[other] - and { $count } more
}
offer-title = Your offer
offer-empty = Change below what you would rather play, then send it to the host.
offer-option = - { $option }: **{ $set }** instead of { $usual }
offer-is-draft = You have begun an offer, and not sent it yet:
offer-is-sent = You offered the host:
offers-title = { $player } offers
offers-none = No offer waits for an answer.
offers-others = Other offers
button-agree = Agree
button-accept = Accept
button-decline = Decline
button-offer = Offer other rules
button-offer-again = Change my offer
button-offers = Offers
button-send = Send to the host
button-withdraw = Withdraw the offer

## Opening, inviting, and coming from elsewhere

argument-open_to = Who may take a seat; anybody who sees the channel unless given
argument-pace = Whether a turn has a time limit; none unless given
argument-turn = How long a turn may take: seconds if played live, hours if by post
argument-late = What follows when the time is up
argument-computers = How well the computers play, on empty seats and for who is away; intermediate unless given
argument-aggression = How often, in percent, a computer plays a round fast and boldly; 50 unless given
argument-practice = A practice table counts for no record
argument-code = The code of a table of another server
argument-guest = Who
command-table-invite = Invite somebody to your table; they alone may take a seat, if it is for the invited
command-table-remove = Free somebody's seat at your table before the start, or take an invitation back
busy-thread = This channel already has a table ({ $table }). Yours can have a thread of its own here.
button-thread = Open it in a thread
thread-name = { $called }: { $player }
invitation = { $mention }: { $player } invites you to play { $called }. { $link }
done-invited = { $player } is invited.
done-removed = { $player } has no seat and no invitation at your table any more.
done-freed = Whoever opened the table has freed your seat.
done-joined-afar = You have a seat at table { $table }. Everything comes to you by direct message: the table, your hand, and what to press.
permission-create_public_threads = Create Public Threads

## What the table refuses

refusal-dm-needed = That table is in another server, so you would play by direct message, and I cannot send you any. Allow direct messages of this server's members, then try again.
refusal-no-such-code = No table has this code that you could join from here.
refusal-no-bots = Bots do not play here. The computer takes the empty seats.
refusal-no-threads-here = A thread cannot be begun here.

refusal-already-invited = They are invited already.
refusal-has-seat = They have a seat at this table already.
refusal-host-decides = This table is yours by now: **Rules** changes what it plays.
refusal-no-such-offer = That offer does not stand any more.
refusal-not-agreed = Not everybody has agreed to what this table plays yet: { $seat }. They press **Agree** at the table, or you free their seats with `/table remove`.
refusal-not-invited = This table is for invited players only. Ask whoever opened it for an invitation.
refusal-not-there = They have neither a seat at this table nor an invitation to it.
refusal-offers-the-same = That is what the table plays already. Change something first, or agree to it.
refusal-turn-not-paced = A turn has no time limit here. Choose a pace first.
refusal-turn-out-of-range = { $pace ->
    [live] A turn can take { $least } to { $most } seconds.
   *[post] A turn can take { $least } to { $most } hours.
}
refusal-yourself = That is you. With `/table close` you end the table.
