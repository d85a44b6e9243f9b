### Tournaments: the form, the post, the threads of matches, the private pages and the organiser's panel.

## Commands

command-tournament = Tournaments of this server
command-tournament-new = Announce a tournament in this channel
command-tournament-list = The tournaments of this server
command-tournament-show = Look at a tournament
argument-tournament-name = What it is called
argument-tournament-start = When it starts, such as 20:30 or 2026-12-04 20:30; leave it out to choose from a list
argument-tournament = Which tournament

## Names

tournament-gone = Former player
tournament-format-knockout = Knockout
tournament-format-double-knockout = Double knockout
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-ladder = Ladder
tournament-singles = Single players
tournament-pairs = Pairs
tournament-single = one game
tournament-duplicate = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, same cards for all
tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
}
tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
tournament-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

## The form

tournament-draft = Check what fits your server, then press **{ button-tournament-open }**. Everybody in this channel can join by a button.
tournament-draft-zone = -# Times are in { $zone }. `/server zone` changes that.
tournament-choice = { $what }: { $choice }
tournament-set-game = Game
tournament-set-format = Format
tournament-set-length = A match
tournament-set-turn = Time for a turn
tournament-set-time = Time for a match
tournament-set-start = Start
tournament-set-pairs = Entries
tournament-set-most = Size
tournament-set-rounds = Rounds
tournament-set-answer = Time to answer
tournament-set-seeding = Seeding
tournament-set-check_in = Check-in
tournament-set-ending = At the end
tournament-set-weekly = How often
tournament-by-hand = when I start it
tournament-moment = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $date }, { $time }
tournament-most = up to { $count }
tournament-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-rounds-by-size = as many as its size needs
tournament-seeding-rating = by rating
tournament-seeding-draw = drawn by lot
tournament-seeding-hand = by hand
tournament-no-check-in = none
tournament-check-in = { $time } before the start
tournament-no-cut = no final matches
tournament-cut = the best { $count } play a knockout
tournament-no-third = only the final
tournament-third = a match for the third place too
tournament-once = once
tournament-weekly = every week at this time
button-tournament-open = Announce it
done-tournament-new = **{ $name }** is announced in this channel. { $starts ->
    [hand] When enough are in, press **{ button-tournament-organise }** there, then **{ button-organise-start }**.
   *[other] It starts by itself, { $starts }.
}
tournament-no-event = It isn't in this server's events: for that I need the Create Events permission, under Server Settings, Roles.
refusal-tournament-no-name = Give the tournament a name that people can read.
refusal-tournament-choices = These choices don't fit together. Begin again with `/tournament new`.
refusal-tournament-no-time = I don't understand "{ $typed }" as a time. Type 20:30, or a date and a time like 2026-12-04 20:30.
refusal-not-an-organiser = { $roles ->
    [none] Tournaments are organised by the moderators of this server. Its managers can choose roles that may, too, in `/server`.
   *[other] Tournaments are organised by the moderators of this server and by { $roles }.
}

## The post

tournament-title = 🏆 { $name }
tournament-facts = { $called } · { $format } · { $entries }
tournament-length = A match: { $length }. A turn: { $turn }.
tournament-time = Each match has { $time }; one that is under way then may take as long again. Who doesn't come loses the match, and is out after two.
tournament-facts-rounds = It has { $rounds }, or fewer if everybody has met everybody before.
tournament-facts-answer = A challenge has to be answered within { $time }. Without an answer the two swap places.
tournament-event-join = To join, press **{ button-tournament-join }** here: { $link }
tournament-is-open = { $starts ->
    [hand] The organiser starts it when enough have joined.
   *[other] It starts { $starts } ({ $left }).
}
tournament-is-check-in = **Check-in is open**: press **{ button-tournament-check }** to play. It starts { $left }.
tournament-is-running = { $ends ->
    [none] **Round { $round }** is over.
   *[other] **Round { $round }** of { $rounds } ends { $ends }.
}
tournament-is-ladder = The ladder is open. Challenge somebody up to three places above you, and swap places if you win.
tournament-is-paused = The organiser has paused the tournament. Games under way go on.
tournament-is-over = **{ $winner }** won.
tournament-is-cancelled = { $why ->
    [too-few] It was cancelled: too few people were in at the start.
   *[organiser] The organiser has cancelled it.
}
tournament-lacking = ⚠️ I can't open the matches yet. Allow me here: { $permissions }. Nobody loses time until then.
tournament-nobody = Nobody has joined yet.
tournament-entries = **In ({ $count } of { $most }):** { $names }
tournament-waits = { $name } (waits for a partner)
tournament-here = { $name } ✓
tournament-more = { $count } more
tournament-more-below = -# … and { $count } more: **{ button-tournament-matches }**
tournament-rung = { $place }. { $name }
tournament-byes = -# { $count ->
    [one] Sits out this round, which counts as a win: { $names }
   *[other] Sit out this round, which counts as a win: { $names }
}
tournament-match-open = **{ $first }** and **{ $second }**{ $there ->
    [none] : their table comes soon
    [private] {" "}are playing
   *[other] : { $there }
}
tournament-match-asked = **{ $first }** challenges **{ $second }**: the answer is due { $ends }
tournament-match-hidden = **{ $first }** and **{ $second }** have finished
tournament-match-over = { $won ->
    [first] **{ $first }** won against { $second }
    [second] **{ $second }** won against { $first }
   *[none] { $first } and { $second }: { $how ->
        [absent] nobody came
       *[played] a draw
    }
}{ $how ->
    [played] , { $one }–{ $two }
    [late] , { $one }–{ $two } when time was up
    [lot] , level, by lot
    [absent] { $won ->
        [none] {""}
       *[first] , who did not come
    }
    [withdrawn] , who gave up
    [decided] , decided by the organiser
   *[bye] {""}
}
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-check = I'm here
button-tournament-match = My match
button-tournament-standings = Standings
button-tournament-bracket = Bracket
button-tournament-matches = Matches
button-tournament-challenge = Challenge
button-tournament-organise = Organise
button-tournament-proof = Fair draw
button-tournament-computer = Play the computer
button-tournament-accept = Accept
button-tournament-decline = Give up the place

## Threads, and the end

tournament-thread = { $name } { $number }: { $first } – { $second }
tournament-call = { $people } Your match of **{ $name }** is ready. Press **{ button-in }** on the table; it begins when both are in, and must begin { $ends }.
tournament-thread-closes = -# This thread closes { $closes }.
tournament-won = 🏆 { $winner } won { $name }
tournament-placed = { $place ->
    [2] Second: { $names }
   *[3] Third: { $names }
}

## Answers

done-tournament-joined = You're in **{ $name }**. { $phase ->
    [open] I'll call you to your first match in a thread of this channel.
    [check-in] You have checked in, too.
   *[running] You play from the next round on.
}
done-tournament-asked = I've put you down with { $partner } for **{ $name }**. You count once they press **{ button-tournament-join }** there, too.
done-tournament-accepted = You play **{ $name }** together.
done-tournament-left = You've left **{ $name }**.
done-tournament-here = You've checked in. It starts { $starts }.
done-tournament-challenged = You've challenged { $name }: the answer is due { $ends }. Without one you swap places.
done-tournament-answered = { $accepted ->
    [yes] Your table comes in a thread of this channel.
   *[no] You've swapped places.
}
done-tournament-posted = It is posted again in its channel.
tournament-ask-partner = Who is your partner?
tournament-partner-means = A pair needs two. Your partner accepts by pressing **{ button-tournament-join }** on the post.
tournament-leave-means = **{ $name }** has begun: you'd lose your current match, keep the results you have, and could not come back.
tournament-your-match = You play { $opponent }{ $there ->
    [none] . Your table comes soon; I'll call you in its thread.
   *[other] {" "}in { $there }. Its time ends { $ends }.
}
tournament-bye-means = You sit out this round: it counts as a win. If you like, play the computer meanwhile; that game counts for nothing.
tournament-no-matches = No match has been drawn yet.
tournament-replays = Watch a match again
tournament-page = Page { $page } of { $pages }
tournament-pages = Another page
tournament-challenge-means = Whom do you challenge? They have { $days ->
    [one] one day
   *[other] { $days } days
} to answer; without an answer you swap places.
tournament-ask-challenge = Up to three places above you
tournament-answer = **{ $name }** challenges you. Your answer is due { $ends }; without one you swap places.
tournament-proof = Seeds, pairings and the cards that all tables share follow from one secret. Its hash (SHA-256) has been the same since the tournament was announced:
    `{ $commitment }`
    { $over ->
    [yes] The file has the secret and everything that follows from it.
   *[no] When the tournament is over, this button gives the secret and everything that follows from it.
}
refusal-tournament-no-match-now = { $phase ->
    [open] It hasn't started yet. I'll call you to your match in a thread of this channel.
    [check-in] It hasn't started yet. I'll call you to your match in a thread of this channel.
   *[running] You have no match now: yours of this round is over. The next round begins when all matches are over.
}
refusal-tournament-no-bracket = There's no bracket yet.
refusal-tournament-nobody-above = There's nobody you can challenge now: you're at the top, or those above you are busy.

## Pictures

tournament-standings = { $phase ->
    [over] Final standings
    [ladder] The ladder
    [during] Standings during round { $round }
   *[after] Standings after { $round ->
        [one] one round
       *[other] { $round } rounds
    }
}
tournament-podium = { $called } · { $format } · { $pairs ->
    [yes] { $count } pairs
   *[no] { $count } players
}
tournament-column-points = Points
tournament-column-duplicate = Cards
tournament-column-buchholz = Buchholz
tournament-column-sonneborn-berger = S-B
tournament-column-direct = Direct
tournament-column-wins = Won
tournament-column-lost = Lost
tournament-out = out
tournament-decided-by = Tie: { $first } before { $second } by { $by ->
    [points] points
    [duplicate] what they made of the same cards
    [buchholz] their opponents' points (Buchholz)
    [sonneborn-berger] the points of those they beat (Sonneborn-Berger)
    [direct] their own match
    [wins] matches won
    [lost] matches lost
   *[lot] lot
}
tournament-alt-nobody = Nobody is in the standings yet
tournament-alt-place = { $place }. { $name } { $figure }
tournament-alt-match = { $over ->
    [yes] { $first } and { $second }: { $winner } won
   *[no] { $first } and { $second }
}
tournament-bracket = { $stage ->
    [W] Bracket
    [L] Losers' bracket
    [F] Final
   *[T] Third place
}
tournament-bracket-round = { $stage ->
    [F] { $round ->
        [1] Final
       *[other] Second final
    }
    [T] Third place
    [L] Round { $round }
   *[W] { $count ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Round { $round }
    }
}

## Statistics

stats-trophies = 🏆 { $count ->
    [one] Won a tournament
   *[other] Won { $count } tournaments
}{ $named ->
    [no] .
   *[yes] : { $names }
}
stats-trophies-more = { $count } more
stats-placed = { $second ->
    [0] {""}
    [one] Second in a tournament.
   *[other] Second in { $second } tournaments.
}{ $third ->
    [0] {""}
    [one] { $second ->
        [0] Third in a tournament.
       *[other] {" "}Third in one.
    }
   *[other] { $second ->
        [0] Third in { $third } tournaments.
       *[other] {" "}Third in { $third }.
    }
}

## Lists

tournament-none = There's no tournament here now. `/tournament new` announces one.
tournament-recent = Over
tournament-repeats = -# Every week at { $time }, { $zone }
tournament-in-list = **{ $name }**, { $called }, { $there }: { $phase ->
    [open] { $count } in, starts { $starts ->
        [hand] when its organiser starts it
       *[other] { $starts }
    }
    [check-in] check-in, starts { $starts }
    [running] round { $round }, { $count } playing
    [paused] paused
    [cancelled] cancelled on { $ended }
   *[over] ended on { $ended }
}

## The organiser's panel

tournament-organise = Organise { $name }
tournament-organise-means = { $phase ->
    [open] Only you see this. When enough have joined, start it.
    [check-in] Only you see this. It starts by itself; you can also start now with those who have checked in.
    [over] This tournament is over.
    [cancelled] This tournament was cancelled.
   *[running] Only you see this. Everything runs by itself; this is for when something goes wrong.
}
button-organise-start = Start now
button-organise-pause = Pause
button-organise-resume = Resume
button-organise-unpair = Undo the pairing
button-organise-end = End
button-organise-drop = Take them out
organise-page = List { $page } of { $pages }
organise-extend = Give this round more time
organise-extend-by = { $time } more
organise-decide = Decide a match
organise-wins = { $winner } beats { $other }
organise-draw = { $first } and { $second }: a draw
organise-drop = Take somebody out
organise-replace = Replace somebody
organise-whom = Who leaves?
organise-new = Who comes in?
organise-replace-means = Who plays in the place of { $name } from now on? Their results stay.
organise-end-means = { $phase ->
    [open] Cancel this tournament? Everybody's entry is gone.
    [check-in] Cancel this tournament? Everybody's entry is gone.
   *[running] End this tournament now? The places are those of the standings, and matches under way count no more.
}
organise-unpair-means = Undo the pairing of this round? It is possible only while nobody has played. The tournament is paused then.
organise-drop-means = Take { $name } out? Their results stay; a match under way is lost.
done-organise-start = It has started: I'm opening the matches.
done-organise-pause = Paused. No round is drawn until you resume.
done-organise-resume = It goes on.
done-organise-extend = The round has more time.
done-organise-decide = Decided. The result is marked as yours.
done-organise-new = They are in.
done-organise-sure-unpair = The pairing is undone, and the tournament paused. Resume it to draw the round again.
done-organise-sure-end = It has ended.
done-organise-sure-drop = They are out.

## The order of seeds by hand

button-seeds = Seeds
seeds-title = Seeds of { $name }
seeds-means = Choose somebody to give them another place, or type the whole order. The order counts as it stands here; entries marked “by lot” are drawn behind the others when it starts.
seeds-line = { $place }. { $name }{ $drawn ->
    [yes] {" "}(by lot)
   *[no] {""}
}
seeds-move = Move somebody
button-seeds-type = Type the order
seeds-place = New place
seeds-place-hint = From 1, the best, to { $count }
seeds-order = The numbers of the list, best first
seeds-order-hint = "3 1" puts number 3 first and number 1 second. The others follow as they are.
done-seeds-place = { $name } is number { $place } now.
done-seeds-order = The order is changed.
tournament-entries-seeded = **In ({ $count } of { $most }), by seed:** { $names }
refusal-seeds-none = Type at least one number from the list.
refusal-seeds-unknown = The list has no number { $place }: it ends with { $count }.
refusal-seeds-twice = You typed number { $place } twice.
refusal-seeds-changed = The list has changed meanwhile. Look at it again, then type the order.

## Settings

server-organisers = Tournaments are organised by { $roles }, besides the moderators.
server-organisers-none = Tournaments are organised by the moderators.
server-set-organisers = Who may organise tournaments, too
