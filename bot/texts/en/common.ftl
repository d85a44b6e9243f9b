### What people read, whatever game is played. A game's own words stand in a file of its own.
### Values in words: cards, seat (a player's name), side (its players' names), rank, table (a table's id).

## Names

card-joker = Joker
card-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
computer = { $number ->
    [0] Computer ({ $level })
   *[other] Computer { $number } ({ $level })
}
status-open = waiting for players
status-running = being played
status-finished = finished
status-closed = closed
scope-action = the last action
scope-turn = the whole turn
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
target-numbered = { $name }, meld { $number }
target-another = { $name }, one more meld

## The lobby

lobby-title = { $called }: { $status ->
    [closed] the table is closed
    [paused] the table is paused
   *[other] a table is open
}
lobby-rules = To { $target } points
lobby-changed = { $count ->
    [one] With a rule of its own
   *[other] With { $count } rules of its own
}
lobby-partners = Together: { $sides }
seat-free = a free seat
lobby-deals = Numbered deals { $number }
lobby-empty-seats = Empty seats go to the computer
lobby-seated = Seated: { $players } ({ $taken } of { $seats }).
lobby-full = Every seat is taken. Whoever opened the table presses **Start**.
lobby-how = Press **Join** to take a seat. Whoever opened the table presses **Start**; the computer takes the empty seats.

## The rules and the seats of a table

rules-title = { $called }: { $group }
rules-changed = { $count ->
    [one] One option at this table differs from the preset.
   *[other] { $count } options at this table differ from the preset.
}
rules-differ = **This table plays differently:**
rules-more = { $count ->
    [one] - and one more: press **Rules**
   *[other] - and { $count } more: press **Rules**
}
rules-groups = Other options
rules-options = Change an option
rules-presets = Play by another preset
rules-count = Change the number of seats
rules-seats = { $count } seats
rules-edit = Change an option
rules-type-number = A number
rules-type-numbers = Numbers, such as 4, 3; empty for none
rules-type-pairs = Pairs of numbers, such as 0: 15, 1500: 50; empty for none
seats-title = Who sits where
seats-seat = { $number }. { $player }
seats-swap = Two seats that change places
group-game = the game
group-deal = the deal
group-threes = threes
group-melds = melds
group-pile = the discard pile
group-opening = the initial meld
group-ending = the end of a round
group-tricks = tricks
group-scoring = scoring

## The table

table-title = { $called }, round { $round }
alt-table = The card table.
alt-side = { $side }: { $facts }.
alt-more = Not all of it fits here; at a table, /view tells the rest.
alt-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
phase-scored = the round is over
phase-won = the game is over
standing-turn = **{ $players }** to play: { $phase }.
standing-scored = Round { $round } is over. Any player deals the next one.
standing-won = **{ $winners }** won the game.
standing-closed = This table is closed. Whoever sat here may bring it back with `/table resume`{ $begun ->
    [yes] ; a round that was broken off is dealt anew then.
   *[no] .
}
scored-side = **{ $side }** { $points } → { $total } in all ({ $lines })
scored-line = { $what } { $points }
sealed = -# Table { $table }. The cards of round { $round } are sealed by { $commitment }{ $noted ->
    [0] { "" }
   *[other] @{ $noted }
}
event-drew = { $known ->
    [1] { $count ->
        [0] { $seat } draws no card: the stock has run out.
       *[other] { $seat } draws { $cards }.
    }
   *[0] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-took-back = { $seat } takes { $cards } back.
event-dealt = { $seat } dealt round { $points }.
event-round-scored = { $side } scored { $points } in this round.
event-forfeited = { $seat } gives the game up.
event-swapped = { $seat } swaps hands with the next player.
event-doctored = { $known ->
    [1] { $seat } has exchanged a card for another ({ $cards }).
   *[0] { $seat } has exchanged a card of the hand.
}
event-rewound = { $target ->
    [turn] { $seat } goes back to the start of their last turn.
    [moment] { $seat } goes back to where the game stood before.
    [round] { $seat } begins round { $points } again, with the same cards.
    [game] { $seat } begins the game again, with the same cards.
   *[deal] { $seat } has round { $points } dealt anew.
}
event-game-won = { $side } won the game with { $points } points.
fact-no-melds = No meld is on the mat.
has = { $members ->
    [one] has
   *[other] have
}
fact-standing = { $side } { has } scored { $points } in this round so far, after { $total } in the rounds before.
fact-scored = { $side } scored { $points } in this round, which makes { $total } in all.
fact-won = { $side } won the game with { $points } points.
fact-round-over = Round { $round } is over.
fact-hand-count = { $count ->
    [one] { $seat } has 1 card.
   *[other] { $seat } has { $count } cards.
}
fact-drawn = New in your hand: { $cards }.

## What can be read up

page-table = The table in words
page-tricks = The tricks of this phase
page-melds = The melds on the mat
page-bonuses = The bonuses and penalties of this round
page-scoring = The score of every side, as it stands
page-points = The points of this round
page-hand = What your hand is good for
page-title = **{ $page }**, { $called }
page-empty = There is nothing to read there.

## Help

help-title = { $chapter }: { $called }
chapter-start = First steps
chapter-rules = Rules
chapter-play = How to play here
chapter-strategy = Strategy
chapter-scoring = Scoring
chapter-words = Words
chapter-options = Options
help-pages = Another page
help-presets = Another game
help-start =
    Here you play cards: { $games }. `/tutorial` teaches you one at a table of your own.

    1. `/table new` opens a table in a channel; `game` and `preset` choose what is played.
    2. Others press **Join**, and are shown what is unusual at the table: they accept it, offer something else, or leave. Whoever opened the table presses **Start**, and the computer takes the empty seats.
    3. Your hand comes by direct message. If it does not, press **My hand** below the table, or use `/hand`.
    4. The buttons below the table and below your hand do everything. Each of them has a command of the same name, for those who like to type.

    Nothing is lost when you go away. A turn has no time limit unless the table was opened with one, `/table autopilot` plays for you, and `/table pause` puts the game aside until `/table resume`, here or in another channel. `/view` tells in words what the picture shows, and more. `/assist` gives you a hint, as **Hint** does, tells what you may do, plays for you step by step, or has computers play each other; `/explore` tells what can be known of the cards. `/preferences` sets how you like to play and how pictures look to you. `/leaderboard` shows who has won what, `/replay` a round that is over, step by step.

    At a practice table, and wherever you play alone, **Go back** undoes earlier turns, and **Practice** changes hands and shows those of the others; **Same cards again** plays a finished game once more.

    Every deal can be checked: before the cards are dealt the table shows a seal, and after the round a file at the table, or **Check the deals**, gives what proves that they were not chosen; `/table verify` checks it. Note the seal, then bring words of your own to the shuffle with `/table join seed:`, even if you opened the table yourself.

    Choose below what to read next.
help-option = - { $option }: { $set }
help-option-changed = - { $option }: **{ $set }** (usually { $usual })
setting-yes = yes
setting-no = no
setting-none = none
setting-number = { $number }
command-help = How the games are played, and how to play them here
command-view = Read what a table shows, and more
argument-page = What to read

## Buttons and pickers

verb-draw = Draw
verb-meld = Meld
verb-deal = Deal
verb-undo = Undo
verb-undo-turn = Undo turn
ask-meld = Which cards do you meld?
choice-draw = Draw from the stock
button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-seats = Seats
button-usual = As the preset has it
button-type = Enter another value
button-hand = My hand
button-reveal = Check the deals
button-back = Back
button-previous = Previous
button-more = More
button-direct = Try direct messages again
pick-cards = Or choose the cards yourself

## Hands

hand-where = **{ $called }** in { $channel }, { $server }
hand-waiting = You have a seat. Your hand will be shown here once the cards are dealt.
dm-closed = I cannot send you direct messages here, so your hand is shown on request: press **My hand** at the table, or use `/hand`.
dm-later = Your hand will reach your direct messages a little later. Until then press **My hand** at the table, or use `/hand`.
dm-open = Your hand is in your direct messages.

## Commands

command-table = Open and run card tables
command-table-new = Open a table in this channel
command-table-join = Take a seat at the table in this channel, or bring words for the shuffle to your seat
command-table-leave = Give up your seat; in a running game the computer plays on until you join again
command-table-start = Deal the first round; the computer takes the empty seats
command-table-close = End the table in this channel without a winner, and show its cards
command-table-rules = The rules of the table in this channel; its host may change them until the start
command-table-seats = Who plays with whom; the host may change it until the start
command-table-resume = Bring one of your tables into this channel
command-table-list = The open and running tables of this server
command-hand = Show your hand, to you alone
kind-draw = draw from the stock
kind-meld = lay cards down
kind-deal = deal the next round
kind-undo = take back your last action, or your whole turn
command-undo = Take back your last action, or your whole turn
command-deal = Deal the next round
command-verb = Your turn: { $kind }
argument-game = Which game to play
argument-preset = Which variant of it, or which game of a family
argument-seats = How many seats
argument-deals = Numbered deals: everybody who plays this number gets the same cards
argument-seed = Any words of your own; they go into the shuffle
argument-table = Which table; your newest one unless given
argument-card = The card, such as KH or 10S
argument-cards = The cards, such as KH KS 2D
argument-onto = What they are laid onto, such as kings
argument-word = What you answer
argument-scope = What to take back

## Answers

done-opened = Your table is open: { $link }
done-joined = You have a seat: { $link }
done-seeded = Your words go into the shuffle. You find them among the players' after the first round, with **Check the deals**.
done-started = The cards are dealt: { $link }
done-resumed = The table is here now: { $link }
done-left = You gave up your seat.
done-left-closed = You opened this table, so it is closed for everybody. `/table resume` brings it back.
done-closed = Table { $table } is closed. `/table resume` brings it back.
list-table = **{ $table }** { $called }, { $status }, { $taken } of { $seats } seats: { $players }
list-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
list-none = No table is open in this server. Open one with `/table new`.
reveal-how = With this file anybody can compute the cards of the finished rounds anew: `python check_deal.py { $file } COMMITMENT`, or `python -m bot verify { $file } COMMITMENT`. COMMITMENT is what you noted when the table said that round 1 was sealed by it; if you noted a later round's, write the round after it: `COMMITMENT@2`. How it works is written in docs/deals.md.

## Checking deals on the command line

deals-good = { $count ->
    [one] Every card of round { $rounds } is as it was committed to.
   *[other] Every card of the rounds { $rounds } is as it was committed to.
}
deals-compare = The file says that the commitment of round 1 was { $commitment }. That is only a claim: compare it with the one that the table showed, or check again and give that one too.
deals-later = What you noted proves this of the rounds from { $round } on. The earlier ones were over when it was shown.
deals-commitment = A commitment has 64 digits from 0 to f. If you noted one of a later round than the first, write the round after it: COMMITMENT@2.
problem-version = This is not a file of revealed deals, or one of another version.
problem-form = { $round ->
    [0] The file is damaged: "{ $detail }" is missing or not as it must be.
   *[other] Round { $round }: "{ $detail }" is missing or not as it must be.
}
problem-pack = The pack is not in pack order, so the cards may have been chosen.
problem-commitment = Round { $round }: its seed is not the one that was committed to.
problem-cards = Round { $round }: these are not the cards that its seed deals.
problem-empty = There is no round in this file, so nothing was checked.
problem-noted = The commitment that you noted is not the one that this game had for round { $round }. If the table showed it for another round, write that round after it: COMMITMENT@2.
problem-unbound = What you noted binds the rounds from { $round } on, and none of them is in this file: nothing was checked against it.

## What the table refuses

refusal-already-seated = You already have a seat at this table.
refusal-bot-may-not = I lack a permission in this channel: { $permission }. Nothing was changed; ask somebody who manages the server.
refusal-channel-busy = This channel already has a table ({ $table }). Make a thread here and open yours in it, or close the other one first.
refusal-channel-gone = The channel of this table is gone. Nothing was changed; bring the table into another channel with `/table resume`.
refusal-damaged = Table { $table } cannot be read back. Nothing was changed; tell whoever runs this bot.
refusal-game-over = The game is over.
refusal-no-more-rounds = No game has more than { $most } rounds. This one ends here, without a winner; close the table.
refusal-no-card = "{ $word }" is no card. Write cards like KH, 10S, 2D or JK.
refusal-no-such-deal = There are numbered deals from { $first } to { $last }.
refusal-no-such-game = I do not know the game { $game }.
refusal-no-such-option = This game has no option { $option }.
refusal-no-such-seat = This table has no such seat.
refusal-no-table = There is no such table.
refusal-no-table-here = There is no table in this channel. Open one with `/table new`.
refusal-no-table-of-yours = You have no table to play at. Open one in a server with `/table new`.
refusal-not-host = Only the player who opened this table may do that.
refusal-not-open = The game at this table has begun already, or the table is closed.
refusal-not-running = No game is being played at this table.
refusal-not-seated = You have no seat at this table.
refusal-not-your-turn = It is not your turn: { $seat } is to play.
refusal-round-not-over = The round is not over yet.
refusal-round-over = The round is over. Deal the next one first.
refusal-seed-too-long = Your words for the shuffle may have { $most } characters at most.
refusal-stale = The table has moved on since that was shown. Nothing was changed; look again.
refusal-stopping = I am being restarted. Nothing was changed; try again in a minute.
refusal-table-finished = The game at this table was won. Open a new one with `/table new`.
refusal-no-such-value = { $option } cannot be "{ $value }".
refusal-options-clash = "{ $option }" and "{ $other }" contradict each other when set so. Change the other one first.
refusal-option-out-of-range = { $option }: { $value } is not between { $least } and { $most }.
refusal-too-many-seated = { $players } players sit at this table: too many for { $seats } seats.
refusal-table-full = Every seat at this table is taken.
refusal-names-nothing = That takes no cards: use { $text } by itself.
refusal-no-such-action = There is no { $text } in this game.
refusal-no-such-card = "{ $text }" is no card.
refusal-not-in-hand = You do not hold { $cards }.
refusal-too-late-to-arrange = Hands are changed at the start of a turn, before anybody has melded or taken a trick.
refusal-swap-before-lead = A card was led, so the hands stay where they are. You may still change a card of yours with `/practice doctor`.
refusal-doctor-two-cards = Name a card of your hand, and the one that you want for it.
refusal-doctor-laid-down = { $card } is laid down as soon as it comes to a hand, so it cannot be had for one. Name another card.
refusal-doctor-not-hidden = { $card } does not lie face down anywhere.
refusal-no-such-rewind = You can go back to the start of your last turn, of the round, or of the game, or have the round dealt anew.
refusal-moment-gone = The game no longer leads there: it was begun again in between.
refusal-nothing-to-rewind = You have not had a turn in this round yet.
refusal-no-such-undo = Undo takes back your last action or your whole turn.
refusal-no-such-preset = There is no preset called { $value }. Choose one of those that are suggested while you type.
refusal-seats-not-played = This game is not played with { $value } seats.

## Options that every game has

option-preset = preset
option-seats = seats
option-target = target
option-hand_size = cards dealt to each player
option-starter = who starts
option-starter-alternate = the players in turn
option-starter-loser = who made less in the round before

## What Discord refuses, and what went wrong

fault-gone = That message or channel is gone. Use `/table resume` where you want to go on.
fault-forbidden = I lack a permission in this channel: I need to see it, to send messages and to attach files.
fault-closed = I cannot send you direct messages. Press **My hand** at the table, or use `/hand`.
fault-slow = Discord asks me to slow down. Try again in a minute.
fault-not-in-dm = That works only in a server.
fault-old-command = That command has changed. Start typing it anew.
fault-value = I cannot make anything of "{ $value }".
fault-store = The game could not be stored just now, so nothing was changed. Try again in a minute.
fault-unexpected = Something went wrong, and I have noted it as { $number }. What was stored is safe; try again.
