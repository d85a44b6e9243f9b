### The settings of a server, for the people who manage it.

command-server = Set where and by whom tables are opened, their defaults, the deal of the day and the boards
server-tables = Tables in this server
server-people = Who may do what
button-export-csv = Export as CSV
button-export-json = Export as JSON
server-exported = These are the results of this server, one row for each seat of a round (numbered from 1) or a game (0). Only you see this. Names of people who hide from boards are left out.
server-barred = The people who run this bot leave this server out of the boards of all servers.
server-boards = Boards and seasons of this server
server-start = Start message
server-start-means = With this message, people open a table by pressing a button and don't need to know any command. A server can have one.
server-start-none = This server doesn't have one yet.
server-start-at = It's in { $channel }.
button-start-post = Post it here
button-start-move = Move it here
button-start-remove = Remove it
start-pinned = It's here and pinned.
start-not-pinned = It's here, but I can't pin it without the Pin Messages permission. You can pin it yourself.
start-removed = It's gone.

## The start message

start-title = Play cards here
start-means = Press a game to open a table. Others can join, and computers fill the empty seats.
start-more = More games
button-about = What is this?
about-title = A card room in this channel
about-means =
    Play card games with the people here, or against the computer. You see the table in the channel and your cards in a direct message.
    1. Press a game. A table opens in this channel.
    2. Others press **Join**. Press **Start** when everyone is there; computers take the empty seats.
    3. When it's your turn, press a button under your cards. If you don't notice for a minute, I mention you.
    New to a game? `/tutorial` teaches it while you play, and `/help` has the rules. To choose the rules yourself, use `/table new`.
server-language = Language of this server's channels: { $language }. Direct messages and answers that only one person sees are in that person's language.
server-set-language = The language of this server
server-set-language-is = Language: { $language }
server-set-language-discord = Language: as in Discord ({ $language })
server-channels = Tables can be opened in { $channels } and their threads.
server-channels-all = Tables can be opened in every channel where I can write.
server-channels-gone = { $count ->
    [one] A chosen channel has
   *[other] { $count } chosen channels have
} been deleted. { $left ->
    [yes] Choose again to remove it from the list.
   *[no] None is left, so tables can be opened everywhere until you choose others.
}
server-openers = Tables are opened by { $roles }, and by people who manage this server. Everyone can join.
server-openers-none = Everyone can open tables.
server-moderators = Tables are moderated by { $roles }, and by people with the Manage Channels permission.
server-moderators-none = Tables are moderated by people with the Manage Channels permission.
server-roles-gone = { $count ->
    [one] A chosen role has
   *[other] { $count } chosen roles have
} been deleted.
server-each = { $count ->
    [one] One person can have one table at a time that is open or idle.
   *[other] One person can have { $count } tables at a time that are open or idle.
}
server-words = Names with these words are shown as numbers here: { $words }
server-words-none = Every name is shown as it is.
server-set-openers = Who may open tables; none means everyone
server-set-moderators = Who else moderates tables
server-each-title = Open or idle tables of one person
server-set-each = { $count ->
    [one] 1 open or idle table for each person
   *[other] { $count } open or idle tables for each person
}
button-words = Forbidden words in names
words-label = Words, separated by commas
words-hint = A name with one of them is shown as a number on tables and boards here. rude* also finds rudely, *rude* any part.
server-usual = You can also choose the defaults for new tables here.
server-season = Season { $number } started on { $since }. You can still look at earlier seasons.
server-season-first = The first season is still going.
server-set-channels = Only in these channels; none means all
server-set-preset = Default game
server-set-plays = { $called }
server-set-term = { $option }: { $set }
server-set-boards = The boards
server-set-boards-yes = This server has boards
server-set-boards-no = This server has no boards
server-set-evening_card = The card of an evening
server-set-evening_card-yes = Post a picture after an evening of games
server-set-evening_card-no = Post no picture after an evening of games
server-set-everywhere = Everywhere
server-set-everywhere-yes = Games here also count on the boards for all servers
server-set-everywhere-no = Games here count in this server's boards only
button-season = Start a new season
season-means = A new season starts with empty boards. You can still look at the current one, but you can't continue it. Start season { $next } now?
refusal-not-manager = Only people who can manage this server can do that.
refusal-not-in-this-channel = You can't open tables in this channel. Use one of these: { $channels }.
refusal-not-an-opener = In this server, tables are opened by people with one of these roles: { $roles }. You can still join theirs.
refusal-may-not-post = { $thread ->
    [yes] You can't start a thread in this channel (it takes the permission { $permission }), so I can't start one for you. Use `/play` in a channel where you can write.
   *[no] You can't write in this channel (it takes the permission { $permission }), so I can't post a table for you here. Use a channel where you can write.
}
refusal-channel-taken = This channel already has a table, and you can't start threads here. Use another channel, or join that table with `/table join`.
refusal-too-many-tables = You opened { $count ->
    [one] a table
   *[other] { $count } tables
} here where nobody is playing right now: { $tables }. Before you open another, play there, or end it with `/table close`. (A game is idle when nobody has moved for 30 minutes.)

## Moderation

server-moderation = Record of moderation
record-means = Games that moderators annulled, results that they took off this server's boards, and people whom they block from its tables. `/moderate` does all that except annulling: use `/table close` or **Table** for it.
record-nowhere = No channel is told about it.
record-there = { $channel } is told about each act.
record-gone = The channel that was told about it has been deleted.
record-channel = A channel to tell; none means nowhere
record-lift = Lift a block, or put results back
record-empty = Nothing has been done yet.
record-annul = { $time }: { $moderator } annulled the game of table { $table }. Reason: { $reason }
record-result = { $time }: { $moderator } took the results of table { $table } off this server's boards. Reason: { $reason }
record-person = { $time }: { $moderator } took the results of { $player } until then off this server's boards. Reason: { $reason }
record-block = { $time }: { $moderator } blocked { $player } from the tables here. Reason: { $reason }
record-lifted = Lifted by { $moderator }, { $time }.
record-label-result = Results of table { $table }: { $reason }
record-label-person = Results of { $player }: { $reason }
record-label-block = Block of { $player }: { $reason }
button-newer = Newer
button-older = Older
button-annul = Annul this game
annul-means = You moderate this table ({ $called }, table { $table }). If you close it, the game is annulled: its cards are shown, it counts for nobody, and it can't be resumed. Your reason is shown to everyone at the table and recorded.
annul-reason = Reason
annul-reason-hint = Shown at the table and in the record of moderation
standing-annulled = A moderator annulled this game, so it counts for nobody. Reason: { $reason }
done-annulled = The game is annulled and counts for nobody.
done-blocked = { $player } can no longer open or join tables in this server. A game that they are playing goes on.
done-result-removed = These results are off this server's boards. Other boards keep them.
done-lifted = It's lifted.
command-moderate = Block people from this server's tables, or take results off its boards
command-moderate-block = Keep someone from opening and joining tables in this server
command-moderate-remove = Take one game's or one person's results off this server's boards
command-moderate-daily = Take one person's result of a deal of the day off this server's boards
argument-moderated-day = The day, such as 2026-11-24; without it their last one
argument-moderated-game = Which game
refusal-no-daily-result = They have no finished deal of the day like that in this server.
command-moderate-lift = Lift a block, or put results back
command-moderate-record = Show what moderators did in this server
argument-moderated = Who
argument-moderated-table = The id of a finished game's table
argument-moderated-user = Whose results until now
argument-reason = Why; it's recorded
argument-entry = What to lift
refusal-not-moderator = Only people who moderate this server's tables can do that.
refusal-no-reason = Say why, in a few words. It's recorded.
refusal-plays-here = You play in this game or left it, so another moderator has to decide.
refusal-maybe-played = Somebody at this table had me forget them later, and I can't tell whether that was you. A moderator who used me before them has to decide.
refusal-yourself-moderated = You can't decide that about yourself. Ask another moderator.
refusal-in-force = That has been done already. `/moderate record` shows it.
refusal-no-such-act = There's nothing like that to lift. Pick one from the suggestions.
refusal-table-or-user = Choose either a table or a person.
refusal-blocked = The moderators of this server don't let you open or join tables here. Ask them about it.
