### The settings of a server, for the people who manage it.

command-server = Set where tables can be opened, the defaults for new ones, and the boards
server-tables = Tables in this server
server-boards = Boards and seasons of this server
server-channels = Tables can be opened in { $channels } and their threads.
server-channels-all = Tables can be opened in every channel where I can write.
server-usual = You can also choose the defaults for new tables here.
server-season = Season { $number } started on { $since }. You can still look at earlier seasons.
server-season-first = The first season is still going.
serve-channels = Only in these channels; none means all
serve-preset = Default game
serve-plays = { $called }
serve-term = { $option }: { $set }
serve-boards = The boards
serve-boards-yes = This server has boards
serve-boards-no = This server has no boards
serve-everywhere = Everywhere
serve-everywhere-yes = Games here also count on the boards for all servers
serve-everywhere-no = Games here count in this server's boards only
button-season = Start a new season
season-means = A new season starts with empty boards. You can still look at the current one, but you can't continue it. Start season { $next } now?
refusal-not-manager = Only people who can manage this server can do that.
refusal-not-in-this-channel = You can't open tables in this channel. Use one of these: { $channels }.
