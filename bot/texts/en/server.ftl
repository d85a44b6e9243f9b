### The settings of a server, for the people who manage it.

command-server = Set where tables can be opened, the defaults for new ones, and the boards
server-tables = Tables in this server
server-boards = Boards and seasons of this server
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
