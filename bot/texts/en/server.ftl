### The settings of a server, for the people who manage it.

command-server = Set where tables can be opened, their defaults, the start message and the boards
server-tables = Tables in this server
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
server-channels = Tables can be opened in { $channels } and their threads.
server-channels-all = Tables can be opened in every channel where I can write.
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
server-set-everywhere = Everywhere
server-set-everywhere-yes = Games here also count on the boards for all servers
server-set-everywhere-no = Games here count in this server's boards only
button-season = Start a new season
season-means = A new season starts with empty boards. You can still look at the current one, but you can't continue it. Start season { $next } now?
refusal-not-manager = Only people who can manage this server can do that.
refusal-not-in-this-channel = You can't open tables in this channel. Use one of these: { $channels }.
