### Sentences that every game shares. A game's own words stand in its own file.
### Values come as words: cards, seat (a player's name), side (its players' names), rank, table (a table's id).

## Names

# The language of these texts, in itself
language-name = English
joined = { $first } and { $last }
listed-together = { $first }, { $next }
listed-apart = { $first }; { $next }
# What stands in the corner of the king, the queen and the jack
card-letters = K Q J
card-joker = Joker
card-jokers = { $count } jokers
rank-2 = twos
rank-3 = threes
rank-4 = fours
rank-5 = fives
rank-6 = sixes
rank-7 = sevens
rank-8 = eights
rank-9 = nines
rank-10 = tens
rank-J = jacks
rank-Q = queens
rank-K = kings
rank-A = aces
rank-JK = jokers
suit-C = clubs ♣
suit-D = diamonds ♦
suit-H = hearts ♥
suit-S = spades ♠
# Where cards have German suits, as in Binokel, these take the place of the messages without german-.
german-suit-C = acorns 🌰
german-suit-D = bells 🔔
german-suit-H = hearts ♥
german-suit-S = leaves 🍃
german-rank-Q = Obers
german-rank-J = Unters
german-rank-A = aces
card-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
# A class of player in rankings
computer = Computer ({ $level })
# A player at a table
computer-name = 🤖 { $name }
film-alt = Short film: { $told }
computer-level = { $name } ({ $level })
status-open = waiting for players
status-running = in progress
status-finished = finished
status-closed = closed
scope-action = the last action
scope-turn = the whole turn
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
target-numbered = { $name }, meld { $number }
target-another = { $name }, a new meld

## The rules of a table

rules-title = { $called }: { $group }
rules-changed = { $count ->
    [one] This table has 1 house rule.
   *[other] This table has { $count } house rules.
}
rules-differ = **House rules at this table:**
rules-more = { $count ->
    [one] - and 1 more: press **Rules**
   *[other] - and { $count } more: press **Rules**
}
rules-changed-more = { $count ->
    [one] - and 1 more, on the other pages
   *[other] - and { $count } more, on the other pages
}
rules-nonstandard = { $text } (not in the rules of { $called })
rules-groups = More options
rules-options = Change an option
rules-presets = Switch to another preset
rules-count = Change the number of seats
rules-seats = { $count } seats
rules-edit = Change an option
rules-type-number = A number
rules-type-numbers = Numbers, such as 4, 3. Leave it empty for none.
rules-type-pairs = Pairs of numbers, such as 0: 15, 1500: 50. Leave it empty for none.
group-game = Game
group-deal = Deal
group-melds = Melds
group-tricks = Tricks
group-scoring = Scoring

## The table

table-title = { $called }, round { $round }
alt-table = The card table.
alt-computers = Computers: { $players }.
alt-side = { $side }: { $facts }.
alt-more = There is more than fits here: use /view at the table to read it all.
alt-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
phase-scored = the round is over
phase-won = the game is over
standing-turn = **{ $players }** to play: { $phase }.
standing-scored = Round { $round } is over. Any player can deal the next one.
standing-won = **{ $winners }** won the game!
standing-drawn = **{ $winners }** drew the game.
standing-closed = This table is closed. Any of its players can reopen it with `/table resume`{ $begun ->
    [yes] ; an unfinished round is dealt again.
   *[no] .
}
scored-side = { $plain ->
    [yes] { $side }
   *[no] **{ $side }**
} { PLUS($points) }{ $points } (total { $total }){ $count ->
    [0] { "" }
   *[other] : { $lines }
}
scored-line = { $what } { PLUS($points) }{ $points }
# A turn in one line: the player, then what they did, as phrases without a subject
did = { $seat } { $did }.
did-also = { $first }; { $next }
did-drew = { $known ->
    [1] { $count ->
        [0] draws nothing, as the stock is empty
       *[other] draws { $cards }
    }
   *[0] { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
}
did-took-back = takes back { $cards }
event-drew = { $known ->
    [1] { $count ->
        [0] { $seat } draws nothing: the stock is empty.
       *[other] { $seat } draws { $cards }.
    }
   *[0] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-dealt = { $seat } deals round { $points }.
event-round-scored = { $side } scored { $points } this round.
event-forfeited = { $seat } gives up the game.
event-abandoned = Nobody played on.
event-swapped = { $seat } swaps hands with the next player.
event-doctored = { $known ->
    [1] { $seat } swaps a card for a hidden one ({ $cards }).
   *[0] { $seat } swaps a card for a hidden one.
}
event-rewound = { $target ->
    [turn] { $seat } goes back to the start of their last turn.
    [moment] { $seat } goes back to where the game was before.
    [round] { $seat } restarts round { $points } with the same cards.
    [game] { $seat } restarts the game with the same cards.
   *[deal] { $seat } has round { $points } dealt again with new cards.
}
event-target-changed = The target goes up to { $points }.
event-game-won = { $side } won the game with { number-of-points }.
event-game-drawn = The game is drawn, with { number-of-points } each.
number-of-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
number-of-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tricks-won = { $won ->
    [one] 1 trick
   *[other] { $won } tricks
}
# Numbers in what players say aloud
spelt = { $points ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [28] twenty-eight
    [29] twenty-nine
   *[other] { $points }
}
fact-no-melds = There are no melds on the table.
has = { $members ->
    [one] has
   *[other] have
}
fact-standing = { $side } { has } scored { $points } so far this round, with { $total } from earlier rounds.
fact-scored = { $side } scored { $points } this round (total { $total }).
fact-won = { event-game-won }
fact-game-drawn = { event-game-drawn }
goes-to = { $rounds ->
    [0] The game goes to { $target } { $target ->
        [one] point
       *[other] points
    }.
    [one] The game has one round.
   *[other] The game has { $rounds } rounds.
}
fact-round-over = Round { $round } is over.
fact-hand-count = { $count ->
    [one] { $seat } has 1 card.
   *[other] { $seat } has { $count } cards.
}
fact-drawn = New in your hand: { $cards }.

## Pages to read

page-table = The table in words
page-auction = The auction
page-tricks = Tricks won in this phase
page-melds = Melds on the table
page-bonuses = Bonuses and penalties of this round
page-scoring = The score so far, side by side
page-points = Points of this round
page-declarations = What was declared
page-hand = What your hand is good for
page-title = **{ $page }**, { $called }
page-empty = There's nothing to read here yet.

## Help

help-title = { $chapter }: { $called }
chapter-start = First steps
chapter-rules = Rules
chapter-brief = How to play
chapter-play = Buttons and commands
chapter-strategy = Strategy
chapter-scoring = Scoring
chapter-words = Words
chapter-options = Options
help-pages = Another page
help-presets = Another game
choose-variant = Another variant
policy-privacy = [Privacy policy]({ $address })
policy-terms = [Terms]({ $address })
policy-contact = Contact: { $address }
button-how-to-play = How to play
help-brief-more = -# The buttons below your hand offer what you can do. Everything else is on the other pages.
rules-meaning = -# { $about }
help-version = -# Cardroom { $version }
help-start =
    Games here: { $games }. New to one? `/tutorial` teaches it at a table of your own.

    1. `/table new` opens a table in this channel. Pick the game with `game` and `preset`.
    2. Others press **Join**. They see the table's house rules and can accept them, suggest other rules or leave. The host presses **Start**, and computers fill the empty seats.
    3. Your hand comes by direct message. If it doesn't, press **My hand** below the table or use `/hand`.
    4. Play with the buttons below the table and below your hand. If you'd rather type, every button has a command of the same name.

    { "**" }Need a break?** Nothing is lost. Turns have no time limit unless the host sets one. `/table autopilot` plays for you, and `/table pause` puts the game away until `/table resume`, in this channel or another.

    { "**" }More to try:** `/assist` gives hints, explains your moves, plays for you step by step or lets computers play each other. `/view` puts the table into words, and `/explore` shows what you can know about the cards. `/preferences` sets how you play and how pictures look. `/leaderboard` shows the rankings, and `/replay` shows a finished round step by step.

    { "**" }Practice:** at a practice table, or alone against computers (the game isn't ranked from then on), **Go back** undoes earlier turns, and **Practice** lets you change hands and see the others'. **Same cards again** plays a finished game once more.

    { "**" }Fair deals:** **Fair deal** shows the seal of the cards, called the commitment, before they are dealt. After the round it gives you a file that proves nobody chose the cards, and `/table verify` checks it. To be sure, note the seal first, then add your own words to the shuffle with `/table join seed:`, even at a table you opened yourself.

    Choose below what to read next.
help-option = - { $option }: { $set }
help-option-changed = - { $option }: **{ $set }** (usually { $usual })
setting-yes = yes
setting-no = no
setting-none = none
setting-number = { $number }
command-help = How to play the games here
command-view = Read the table in words, and more
argument-page = What to read

## Buttons and pickers

verb-draw = Draw
verb-meld = Meld
verb-deal = Next round
verb-undo = Undo
verb-undo-turn = Undo turn
ask-meld = What do you want to meld?
choice-draw = Draw from the stock
label-draw = Draw
more-meld = More melds
more-take = More ways
button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-seats = Seats
button-usual = Reset to the preset
button-type = Enter another value
button-hand = My hand
button-fair-deal = Fair deal
button-back = Back
button-previous = Previous
button-more = More
button-direct = Try direct messages again
pick-cards = Or pick the cards yourself
pick-cards-of = Pick cards yourself: part { $number } of { $count } of your hand
pick-number = Or pick { $count ->
    [one] one card
   *[other] { $count } cards
} yourself
pick-between = Or pick { $least } to { $most } cards yourself
pick-play = { $does }: the { $count } { $count ->
    [one] card
   *[other] cards
} you picked
action-onto = { $count ->
    [0] { $does }: { $onto }
   *[other] { $does } { $what } onto { $onto }
}
pick-meaning = { $does }: which do you mean?
pick-refused = ⚠️ { $reason }

## Hands

hand-where = **{ $called }** in { $channel }, { $server }
hand-score = { $side } { $points }
waiting-elsewhere = { $count ->
    [one] { $called } waits for you ›
   *[other] { $count } tables wait for you: { $called } ›
}
hand-waiting = You have a seat. The cards haven't been dealt yet.
dm-closed = I can't send you direct messages, so your hand shows here whenever you press a button at the table.
dm-later = Your hand will reach your direct messages a little later. Until then, press **My hand** at the table or use `/hand`.
dm-open = Your hand is in your direct messages.

## Commands

command-table = Open and run card tables
command-table-new = Open a table in this channel
command-table-join = Take a seat at this channel's table, or add your own words to the shuffle
command-table-leave = Give up your seat; in a running game the computer plays on until you join again
command-table-start = Deal the first round; computers take the empty seats
command-table-close = End a table without a winner and show its cards
command-table-rules = Show the rules of this table; the host can change them before the start
command-table-seats = Show who plays with whom; the host can change it before the start
command-table-resume = Bring one of your tables to this channel
command-table-list = List the open and running tables of this server
command-hand = Show your hand, to you alone
kind-draw = draw from the stock
kind-meld = meld cards
kind-deal = deal the next round
kind-undo = undo your last action or your whole turn
command-undo = Undo your last action or your whole turn
command-deal = Deal the next round
command-play = Start a game in this channel, or play a card
command-verb = On your turn: { $kind }
argument-game = Which game to play
argument-play = A game to start, such as Canasta, or a card to play, such as KH
argument-preset = Which variant of the game
argument-seats = How many seats
argument-deals = Numbered deals: everyone who plays this number gets the same cards
argument-seed = Any words you like; they become part of the shuffle
argument-own-table = Which of your tables; this channel's, or the only one you sit at, if you leave this out
argument-table = Which table; your newest if you leave this out
argument-card = The card, such as KH or 10S
argument-cards = The cards, such as KH KS 2D
argument-onto = What to add them to, such as kings
argument-word = Your answer
argument-scope = What to undo

## Answers

done-opened = Your table is open: { $link }
done-joined = You have a seat: { $link }
done-seeded = Your words are part of the shuffle. After round 1, **Fair deal** shows them with everyone else's.
done-started = The cards are dealt: { $link }
done-resumed = The table is here now: { $link }
done-left = You gave up your seat.
done-left-closed = You were the host, so the table is closed for everyone. `/table resume` brings it back.
done-closed = The table is closed. `/table resume` brings it back.
list-table = { $called }, { $status }: { $players } ({ $taken } of { $seats } seats)
list-table-named = { $line }, table { $table }
list-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
list-none = No table is open in this server. Open one with `/table new`.

## Checking deals on the command line

deals-good = { $count ->
    [one] Every card of round { $rounds } matches its commitment.
   *[other] Every card of rounds { $rounds } matches its commitment.
}
deals-compare = The file claims that the commitment of round 1 was { $commitment }. Compare it with the one that the table showed, or check again and give that one too.
deals-later = The commitment you noted proves this for rounds { $round } and later. The earlier rounds were already over when it was shown.
deals-good-day = Every card of { $day }, in { $count ->
    [one] one game
   *[other] { $count } games
}, and the computers' seeds follow from the secret, and the secret matches its commitment.
deals-compare-day = The file claims that the commitment of this day was { $commitment }. Compare it with the one that was shown the day before, or check again and give that one too.
deals-commitment = A commitment has 64 digits from 0 to f. If yours is from a later round than the first, add the number of that round: COMMITMENT@2.
problem-version = This isn't a file of revealed deals, or it comes from another version.
problem-form = { $round ->
    [0] The file is damaged: "{ $detail }" is missing or wrong.
   *[other] Round { $round }: "{ $detail }" is missing or wrong.
}
problem-pack = The pack isn't in its standard order, so the cards may have been chosen.
problem-commitment = Round { $round }: the seed doesn't match the commitment.
problem-cards = Round { $round }: these aren't the cards that the seed deals.
problem-empty = This file has no rounds, so there was nothing to check.
problem-noted = The commitment you noted isn't the one this game had for round { $round }. If the table showed it for another round, add the number of that round: COMMITMENT@2.
problem-day = The commitment you noted isn't the one of this day.
problem-secret = The secret doesn't match the commitment of this day.
problem-game = The cards or the computers' seeds of { $detail } don't follow from the secret.
problem-unbound = The commitment you noted covers rounds { $round } and later, and none of them is in this file. Nothing was checked against it.

## What the table refuses

refusal-already-seated = You already have a seat at this table.
refusal-bot-may-not = I'm missing a permission in this channel: { $permission }. Nothing changed. Ask someone who manages the server to allow it.
refusal-channel-busy = This channel already has a table. Use another channel or thread, or close that table first.
refusal-channel-gone = This table's channel is gone. Bring the table to another channel with `/table resume`.
refusal-damaged = Table { $table } can't be loaded. Nothing changed. Please tell the person who runs this bot.
refusal-game-over = The game is over. Open a new one with `/table new`.
refusal-no-more-rounds = A game has at most { $most } deals, so no other cards can be dealt. You can go back to the start of the round.
refusal-no-card = "{ $word }" isn't a card that I can read. Write cards like KH, 10♠ or JK, or ranks like 888, kings or 2 jokers.
refusal-neither-card-nor-game = "{ $text }" is neither a card nor a game. Write a card like KH, or a game to start: { $names }.
refusal-no-such-deal = Pick a numbered deal from { $first } to { $last }.
refusal-no-such-game = I don't know a game called { $game }. Pick one from the list.
refusal-unknown-game = I don't know a game called "{ $text }". You can play { $names }.
refusal-unknown-preset = There's no preset called { $text }. You can choose { $names }.
refusal-no-such-option = This game has no option called { $option }.
refusal-no-such-seat = This table doesn't have that seat.
refusal-moves-not-kept = The moves of table { $table } are no longer kept, so it can't be shown, replayed, verified or continued. Its results and records remain. Open a new table with `/table new`.
refusal-no-table = There's no such table. `/table list` shows this server's tables.
refusal-no-table-here = There's no table in this channel. Open one with `/table new`.
refusal-no-table-of-yours = You have no table right now. Open one in a server with `/table new`.
refusal-not-host = { $seated ->
    [yes] Only { $seat }, the host of this table, can do that. Please ask them.
   *[no] Only the person who opened this table can do that.
}
refusal-not-open = That only works before the game starts. This game has started, or the table is closed.
refusal-not-running = No game is in progress at this table.
refusal-not-seated = You have no seat at this table.
refusal-not-your-turn = It's not your turn. Waiting for { $seat }.
refusal-round-not-over = The round isn't over yet. Play it to the end first.
refusal-round-over = The round is over. Deal the next one first.
refusal-seed-too-long = Your words for the shuffle can have { $most } characters at most.
refusal-stale = That was out of date. Here is the current table.
refusal-outdated = This message is out of date. Use its command again to get a new one.
refusal-outdated-suggestion = That suggestion is out of date. Pick another one.
refusal-stopping = I'm restarting. Nothing changed. Try again in a minute.
refusal-table-finished = This game is finished. Open a new one with `/table new`.
refusal-no-such-value = { $option } can't be "{ $value }". Pick another value.
refusal-options-clash = "{ $option }" and "{ $other }" don't go together like that. Change the other one first.
refusal-option-out-of-range = { $option } can't be { $value }. Pick a number from { $least } to { $most }.
refusal-too-many-seated = { $players } players are seated, too many for { $seats } seats. Someone has to leave first.
refusal-table-full = Every seat at this table is taken.
refusal-choose-number = Choose { $needs ->
    [one] one card
   *[other] { $needs } cards
}. You picked { $has }.
refusal-choose-between = Choose { $least } to { $most } cards. You picked { $has }.
refusal-names-nothing = Leave out the cards: "{ $text }" doesn't take any.
refusal-no-such-action = There is no "{ $text }" in this game.
refusal-no-such-card = "{ $text }" isn't a card. Write cards like KH, 10S, 2D or JK.
refusal-not-in-hand = { $cards ->
    [Joker] You don't have a joker.
   *[other] You don't have { $cards }.
}
refusal-nothing-to-meld = You have nothing to meld right now.
refusal-part = { $cards }: { $reason } Nothing was played.
refusal-too-few-of-rank = { $has ->
    [0] You have no { $rank }.
   *[other] You don't have { $needs } { $rank }, only { $has }.
}
refusal-which-copy = You have two { $card }, and it matters which one. Pick one from the suggestions, or add what tells it apart, such as "hand".
refusal-which-suit = Which one do you mean? You have { $cards }. Add the suit, as in KH or K♥.
refusal-too-late-to-arrange = You can change hands only at the start of a turn, before anyone has melded or taken a trick.
refusal-swap-within-trick = You can't swap hands in the middle of a trick. Finish the trick first.
refusal-swap-after-meld = A meld has been made in this round, so it's too late to swap hands.
refusal-doctor-two-cards = Name two cards: one from your hand, and the one you want for it.
refusal-doctor-laid-down = { $card } is laid down as soon as it's drawn, so you can't hold it. Pick another card.
refusal-doctor-not-hidden = There's no face-down { $card }. Pick another card.
refusal-no-such-rewind = You can go back to the start of your last turn, the round or the game, or have the round dealt again.
refusal-moment-gone = You can't go back there: the game has been restarted since then.
refusal-nothing-to-rewind = You haven't had a turn this round, so there's nothing to go back to.
refusal-no-such-undo = You can undo your last action or your whole turn.
refusal-no-such-preset = There's no preset called { $value }. Pick one from the suggestions as you type.
refusal-seats-not-played = These rules can't be played with { $value } seats. Choose another number of seats, or other rules.

## Options that every game has

option-preset = Preset
option-seats = Seats
option-target = Target score
option-hand_size = Cards dealt to each player
option-starter = Who starts
option-starter-alternate = the players in turn
option-starter-loser = the lowest scorer of the round before

## What Discord refuses, and what went wrong

fault-gone = That message or channel is gone. Use `/table resume` where you want to play on.
fault-forbidden = I'm missing a permission in this channel. I need to see it, send messages and attach files.
fault-closed = I can't send you direct messages. Press **My hand** at the table or use `/hand`.
fault-threads-full = This server has as many active threads as Discord allows. Use another channel, or archive a thread.
fault-slow = Discord is slow right now. Try again in a minute.
fault-not-in-dm = That works only in a server.
fault-old-command = That command has changed. Type it again from the start.
fault-value = I don't understand "{ $value }". Check it and try again.
fault-store = I couldn't save the game, so nothing changed. Try again in a minute.
fault-unconfirmed = I lost the database while saving, so I can't tell if that went through. I'll show the table as it is once I can read it.
fault-unexpected = Something went wrong (error { $number }). Everything saved is safe. Please try again.
