### Learning: legal moves and why others aren't, hints with their reasons, and what can be known of hidden cards.

command-assist = Get help with your turn, or let computers play
command-assist-hint = What a master would play here, and why, from the cards you can see
command-assist-explain = What you can do now, and why not the rest
command-assist-opening = How you can make your initial meld
command-explore = What you can know about the cards, for your eyes only
command-explore-distribution = Where the cards are that you can see
command-explore-recall = What you've seen of the others' cards, and they of yours
command-explore-deduce = Which cards you haven't seen, and where they can be
command-explore-both = What you've seen, and what follows from it
command-explore-predict = What the others may hold, and whether they may go out
command-explore-analyze = What the cards in your hand are good for
command-tutorial = Learn a game at your own table, one rule at a time, as it starts to matter
button-hint = Hint
argument-again = Show rules again that you've already seen
tutorial-name = Tutorial: { $called }
tutorial-goes-on = Your tutorial is still open here: { $link }. To start another, close it with `/table close`.
tutorial-over = The game is over, and so is the tutorial. `/table new` opens a table for a game with others, and `/help` has all the rules.
done-tutorial = Your practice table is ready in a private thread: { $link }. It guides your first moves, then explains each other rule when it matters.
tutorial-begins = The picture is your table, and the buttons below it show what you can do. **{ button-hand }** shows your cards; you also get them by direct message. **{ button-hint }** below your cards shows what a master would do, and **{ verb-undo }** takes back a mistake. Nothing here is ranked. To stop, use `/table close`.
study-title = { $about ->
    [explain] What you can do now
    [opening] Your initial meld
    [distribution] Where the cards are
    [recall] What you've seen
    [deduce] What you haven't seen
    [both] What you've seen and what you haven't
    [predict] What the others may hold
   *[analyze] What your hand is good for
}
study-not = What you can't do:
study-refused = - **{ $does }** – { $why }
hint-counts = -# If you play it, the computer has decided, not you. A win counts for you if you made at least half of your decisions.
hint-lead = In { $deals } deals that the computer imagined, this { $unit ->
    [points] came out { $lead } points better
    [round] made a won round { $lead } percentage points more likely
    [game] made winning the game { $lead } percentage points more likely
   *[chances] made winning { $lead } percentage points more likely (the round and the game count half each)
} on average than its next best choice: { $other }
hint-solved = Worked out to the end: if both play as well as possible, { $unit ->
    [tricks] the next best result is { $lead ->
        [one] 1 trick
       *[other] { $lead } tricks
    } fewer
    [last-trick] this wins the last trick, for { $lead } points. This would lose it
   *[points] the next best result in the rest of the play is { $lead ->
        [one] 1 point
       *[other] { $lead } points
    } lower
}: { $other }
refusal-hints-off = Hints are off while people play against each other. Before the start, the host can turn them on under **{ button-rules }**, if everybody agrees.
refusal-not-in-this-game = { $called } doesn't have that page. Try { $names }.

## What can be done

fact-may-deal = The round is over. Any player can deal round { $round }.
fact-may-undo = You can undo what you've done this turn.

## Hints

fact-do-draw = Draw.
fact-do-meld = Meld { $cards } ({ $rank }).
fact-do-deal = Deal the next round.

## Where the cards are

counted = { $rank } { $count }
fact-place-hand = Your hand: { $cards }.
fact-place-pile = Discard pile: { $cards }.
fact-place-melds = { $side }, melds: { $counts }.
fact-place-trick = In the trick: { $cards }.
fact-place-laid = Laid away face down by you: { $cards }.
fact-place-tricks = { $side }, tricks: { $suits }.
fact-recall-yours = The others have seen these cards of your hand: { $cards }.
fact-recall-theirs = { $seat } has { $cards }, as you've seen.
fact-recall-discards = { $seat } has discarded { $cards }.
fact-recall-played = Played so far: { $suits }.
fact-recall-nothing = There's nothing to remember yet.
fact-unseen = Not seen ({ number-of-cards }): { $counts }.
fact-unseen-cards = Not seen ({ number-of-cards }): { $suits }.
fact-unseen-theirs = { $seat } must have { $cards }: nothing else is left.
fact-unseen-none = You've seen every card.
fact-unseen-stock = { $count ->
    [one] 1 of them is face down on the table.
   *[other] { $count } of them are face down on the table.
}
fact-unseen-laid = { $count ->
    [one] 1 of them was laid away face down.
   *[other] { $count } of them were laid away face down.
}
fact-unseen-hand = { $count ->
    [0] You know every card { $seat } has.
    [one] 1 of them is in { $seat }'s hand.
   *[other] { $count } of them are in { $seat }'s hand.
}

## What the others may hold

fact-predict-sure = { $seat } is sure to have { $cards }.
fact-predict-nothing = Nothing { $seat } has done tells you about the rest of their hand.
fact-predict-gone = Nobody else can have { $cards }.
fact-predict-no-cards = { $seat } can't have { $cards }.
