### The boards that a channel keeps, and their page of the settings of a server.

button-board-mine = My place
button-boards-back = Send them again
server-pages = More settings
server-standing = Boards in a channel
server-standing-means = I can keep boards in a channel: one message each, which I edit soon after a game, with at least five minutes between two edits. I also show there who was best when a season ends.
server-standing-none = No channel keeps boards yet. Choose one below.
server-standing-off = This server has turned its boards off, so I keep none. Turn them on under **{ server-boards }**.
server-standing-gone = The channel for the boards has been deleted. Choose another one.
server-standing-in = { $channel } keeps: { $boards }. League and ratings are those of { $game }.
server-standing-mute = I can't keep them in { $channel } yet. Allow me: { $permissions }.
server-standing-lost = Somebody deleted a message with a board. I send it again only if you want me to.
server-set-board_channel = Channel for boards; none means no boards there
server-set-board_kinds = Which boards
server-set-board-of = League and ratings of { $game }

## The podium of a season

season-podium = Season { $number }: { $game }
season-podium-players = The season is over. { $count ->
    [one] One person was on its league.
   *[other] { $count } people were on its league.
}
season-podium-won = Games won
season-podium-step = { $place }. { $name }: { $won ->
    [one] 1 game won
   *[other] { $won } games won
}
button-season-league = The whole league
