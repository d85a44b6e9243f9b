### What people agree to before a table starts: its terms, its house rules, suggestions, and who can come.

## Terms

group-terms = Table
option-access = Open to
option-access-server = everyone in the channel
option-access-invited = invited players only
option-access-anywhere = anyone with the table's code
option-pace = Pace
option-pace-none = no time limit
option-pace-live = live (seconds for each turn)
option-pace-post = by post (hours for each turn)
option-turn = Time for a turn
option-late = If late
option-late-turn = the computer plays that turn
option-late-autopilot = the computer plays until the player is back
option-late-forfeit = the player loses the game
option-film = Short films
    .about = A film of a big move, below the table until the next one.
option-film-auto = in threads only
option-film-on = always
option-film-off = never
option-computers = Computers
option-computers-carefree = carefree: hardly ever wins
option-computers-beginner = beginner
option-computers-intermediate = intermediate
option-computers-advanced = advanced
option-computers-expert = expert
option-computers-master = master: the strongest
option-computers-steady = steady: an expert that plays alike for everybody
option-aggression = Aggression of the computers
rules-type-aggression = Percent, from 0 to 100: how often they play fast and boldly
option-hints = Hints
    .about = Between people they are off unless everybody agrees. Against computers you always get them.
option-ranked = Ranked
    .about = A friendly game isn't ranked: it counts on no board and for no rating, only for the score of the evening. You can ask to take your last action back.
option-open_hands = Open hands
    .about = Only in games that aren't ranked. People who watch can see all hands of a round once it's over. Without it, they have to wait until the game is over.
option-practice = Practice
turn-live = { $time } seconds
turn-post = { $time ->
    [one] 1 hour
   *[other] { $time } hours
}
rules-type-live = Seconds, from 20 to 900
rules-type-post = Hours, from 1 to 336
terms-pace = You have { $turn } for each turn.
terms-late-turn = If a player's time runs out, a computer ({ $level }) plays that turn.
terms-late-autopilot = If a player's time runs out, a computer ({ $level }) plays for them until they're back.
terms-late-forfeit = If a player's time runs out, their side loses the game.
terms-away = { $seat ->
    [no] If everyone waits { $minutes } minutes for a player, the others can vote to pause the game.
    [yes] If everyone waits { $minutes } minutes for a player, the others can vote to pause the game or to let a computer ({ $level }) play on for them.
   *[later] If everyone waits { $minutes } minutes for a player, the others can vote to pause the game; after { $hours } hours, to let a computer ({ $level }) play on for them.
}
terms-computers = Computers play for empty seats: { $level }, aggression { $aggression }%.
terms-hints = Hints are on: everybody here may ask what a master would play.
terms-friendly = This is a friendly game: it isn't ranked, and you can ask to take your last action back.
terms-open-hands = Open hands: people who watch can see all hands of a round once it's over.
option-levels = Computers seat by seat
level-of-seat = seat { $number }: { $level }
levels-alike = all the same
terms-levels = Computers with their own level: { $levels }.
terms-invited = Only invited players can take a seat.
terms-anywhere = Players in other servers can join with `/table join code:{ $code }`
terms-guests = { $more ->
    [0] Invited: { $players }.
   *[other] Invited: { $players }, and { $more } more.
}

## Agreement

agreement-title = { $called }, { $seats } seats
agreement-plain = No house rules: everything is as in the preset.
agreement-usual = House rules at this table:
agreement-changed = This has changed since you agreed:
option-alone = - { $option }: **{ $set }**
agreement-option = - { $option }: **{ $set }** (you agreed to { $usual })
agreement-asked = Is this OK with you? You can agree, suggest other rules to the host, or leave.
agreement-given = You've agreed to this.
agreement-host = You're the host, so you set the rules. **Rules** changes them, and the others are then asked again.
agreement-was-declined = The host declined your suggestion.
agreement-sent = { $player } suggests other rules. The host can answer with **Suggestions**.
agreement-declined = The host declined { $player }'s suggestion.
agreement-taken = These are the rules that { $player } suggested.
differences-more = { $count ->
    [one] - and 1 more
   *[other] - and { $count } more
}
offer-title = Your suggestion
offer-empty = Change below what you'd rather play, then send it to the host.
offer-option = - { $option }: **{ $set }** instead of { $usual }
offer-is-draft = You've started a suggestion but haven't sent it yet:
offer-is-sent = You suggested to the host:
offers-title = { $player } suggests
offers-none = There are no suggestions to answer.
offers-accepted = The table now plays by the rules that { $seat } suggested.
offers-declined = You declined what { $seat } suggested.
offers-others = Other suggestions
button-agree = Agree
button-accept = Accept
button-decline = Decline
button-offer = Suggest other rules
button-offer-again = Change my suggestion
button-offers = Suggestions
button-send = Send to the host
button-withdraw = Withdraw suggestion

## Opening, inviting, and coming from elsewhere

argument-open_to = Who can take a seat; anyone who can see the channel if you leave this out
argument-pace = Whether turns have a time limit; none if you leave this out
argument-turn = Time for each turn: seconds if played live, hours if played by post
argument-late = What happens when time is up
argument-computers = How well computers play in empty seats; intermediate by default
argument-aggression = How often a computer plays a round fast and boldly, in percent; 50 by default
argument-practice = A practice table isn't ranked
argument-code = The code of a table in another server
argument-guest = Who
command-table-invite = Invite someone to your table; only they can sit there if it's for invited players
command-table-remove = Free someone's seat at your table before the start, or cancel their invitation
thread-channel-busy = This channel already has a table. You can open yours in a thread.
thread-may-not-post = You can't write in this channel, so your table can't be here. You can open it in a thread.
button-thread = Open it in a thread
thread-name = { $called }: { $player }
invitation = { $mention }: { $player } invites you to play { $called }. { $link }
done-invited = You invited { $player }.
done-removed = { $player } no longer has a seat or an invitation at your table.
done-freed = The host freed your seat.
done-joined-afar = You have a seat at table { $table }. You'll get everything by direct message: the table, your hand and the buttons.
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads

## What the table refuses

refusal-dm-needed = That table is in another server, so you'd play by direct message, but I can't send you any. Allow direct messages from members of this server and try again.
refusal-open-hands-ranked = Nobody may look into the hands of a ranked game before it's over. Set **{ option-ranked }** to no first.
refusal-no-such-code = There's no table with that code that you can join from here. Check the code with the host.
refusal-no-bots = Bots can't play here. Computers take the empty seats.
refusal-no-threads-here = I can't start a thread here. Try another channel.

refusal-already-invited = They're already invited.
refusal-has-seat = They already have a seat at this table.
refusal-host-decides = You're the host of this table now. Use **Rules** to change what it plays.
refusal-no-such-offer = That suggestion is no longer open.
refusal-not-agreed = Waiting for { $seat } to agree to the rules. They can press **Agree** at the table, or you can free a seat with **Seats**.
refusal-not-invited = This table is for invited players only. Ask the host for an invitation.
refusal-not-there = They have no seat and no invitation at this table.
refusal-offers-the-same = The table already plays by those rules. Change something first, or accept them.
refusal-turn-not-paced = Turns have no time limit here. Choose a pace first.
refusal-turn-out-of-range = { $pace ->
    [live] A turn can take { $least } to { $most } seconds.
   *[post] A turn can take { $least } to { $most } hours.
}
refusal-yourself = That's you. To end the table, use `/table close`.
