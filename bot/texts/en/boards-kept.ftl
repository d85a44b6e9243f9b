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
server-set-board_channel = Channel; none means no boards
server-set-board_kinds = Which boards
server-set-board-of = League and ratings of { $game }
board-tournament = Tournament
board-no-tournament = No tournament has begun here yet.
board-tournament-there = -# Played in { $channel }

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

## Roles of champions

server-champions = Roles of champions
server-champions-means = I can give a role to the champions of the last season (who leads its league when it ends), of yesterday's deal of the day (the best of this server), and of the last tournament. They have it until there are new champions; equal ones share it. People who hide from boards get none.
server-champions-off = This server has turned its boards off, so nobody gets a role. Turn them on under **{ server-boards }**.
server-champion-none = { $kind ->
    [daily] The champion of the day gets no role.
    [tournament] The winner of the last tournament gets no role.
   *[season] The champion of the season gets no role.
}
server-champion = { $kind ->
    [daily] The champion of the day gets { $role }.
    [tournament] The winner of the last tournament gets { $role }.
   *[season] The champion of the season gets { $role }.
}
server-champion-stuck = { $kind ->
    [daily] The champion of the day should get { $role }, but I can't give it.
    [tournament] The winner of the last tournament should get { $role }, but I can't give it.
   *[season] The champion of the season should get { $role }, but I can't give it.
} { $problem }
server-set-champion = { $kind ->
    [daily] Champion of the day: none
    [tournament] Winner of the last tournament: none
   *[season] Champion of the season: none
}
role-gone = It has been deleted. Choose another one.
role-managed = It belongs to everyone or to an app, so nobody can give it. Choose a role made for this.
role-permission = I need the Manage Roles permission: give it to my role under Server Settings, Roles.
role-too-high = It isn't below my own role. Under Server Settings, Roles, drag my role above it.
refusal-role-gone = I can't give that role. { role-gone }
refusal-role-managed = I can't give that role. { role-managed }
refusal-role-permission = I can't give roles yet. { role-permission }
refusal-role-too-high = I can't give that role. { role-too-high }
refusal-role-twice = That role is already the one of other champions. Choose a different one for each.
refusal-role-not-yours = You can only choose a role that you could give yourself: it takes the Manage Roles permission, and a role of yours above it. Someone who can has to choose it.
champion-given = { $kind ->
    [daily] Champion of the deal of the day
    [tournament] Winner of the last tournament
   *[season] Champion of the season
}
champion-taken = { $kind ->
    [daily] There is a new champion of the deal of the day, or none
    [tournament] There is a new winner of a tournament
   *[season] There is a new champion of the season, or none
}

## The summary of a week

server-set-board_weekly = A summary of each week
server-set-board_weekly-yes = Sum up each week on Monday
server-set-board_weekly-no = No summary of the week
server-standing-weekly = Every Monday at { $hour }, { $zone }, I sum up the week there: the hour and time zone of the deal of the day.
week-title = The week here
week-busiest = **Most games:** { $names } ({ $count ->
    [one] 1 game
   *[other] { $count } games
})
week-climb = **Best climb:** { $name } in { $game }, rating { $before } → { $after }
week-hand = **Biggest hand:** { $names } in { $game }, { $points } to { $against }
week-closest = **Closest game:** won by { $names } in { $game }, { $points ->
    [0] with equal points
    [one] by 1 point
   *[other] by { $points } points
}
