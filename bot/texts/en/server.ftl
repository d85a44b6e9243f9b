### What a server has set, by those who manage it.

command-server = Where tables are opened here, what new ones usually are, and the boards
server-tables = Tables in this server
server-boards = Boards and seasons of this server
server-channels = Tables may be opened in { $channels } and their threads.
server-channels-all = Tables may be opened in every channel where I may write.
server-usual = What new tables are where nobody says otherwise is chosen here, too.
server-season = Season { $number } began on { $since }. Those before it are kept and can be looked at.
server-season-first = The first season goes on.
serve-channels = Only in these channels; none for all
serve-preset = What is played where nobody says what
serve-plays = { $called }
serve-term = { $option }: { $set }
serve-boards = The boards
serve-boards-yes = This server has boards
serve-boards-no = This server has no boards
serve-everywhere = Everywhere
serve-everywhere-yes = Games here count on the boards of everywhere too
serve-everywhere-no = Games here count on the boards of this server only
button-season = Begin a new season
season-means = A new season begins with empty boards. The one that goes on now is kept, and can be looked at; it cannot be gone on with. Season { $next } begins now?
refusal-not-manager = Only who may manage this server may do that.
refusal-not-in-this-channel = In this server tables are opened elsewhere: { $channels }.
