### Rubicon and Chinese Bezique: what can be done and why, hints, and what a learner is told.

## What can be done

fact-may-follow = You can play any card. A higher card of the suit led wins, and so does a trump on another suit.
fact-may-show-blanche = You can show carte blanche: { $points } points.

## Hints

fact-do-blanche = Show carte blanche.
fact-hint-blanche = It scores { $points } points, and you can do it only before you play a card.
fact-hint-win-to-meld = Then you can meld: { $target }, { $points } points.
fact-hint-makes-trump = It makes { $suit } trump, and you have { $count } of them.
fact-hint-gains = By the computer's estimate, that's { number-of-points } better than { $how ->
    [meld] melding { $cards }
   *[play] playing { $cards }
}, the next best.

## The rules, one at a time, as each starts to matter

lesson-rubicon-aim = Win tricks so that you can meld: melds bring nearly all the points. The higher score wins the deal. Reach { $target } points in any case: a loser with less is rubiconed, and that's dear.
lesson-rubicon-trump = There is no trump yet. The first marriage or sequence that anybody melds makes its suit trump{ $bezique ->
    [trump] , and a bezique that of its queen
   *[fixed] {""}
}. In each suit the order is ace, ten, king, queen, jack, nine, eight, seven.
lesson-rubicon-blanche = You have no king, queen or jack: **{ verb-blanche }** shows your hand for { $blanche_points } points. Do it before you play a card{ $blanche_again ->
    [yes] . Each card you draw then scores as much again when you show it, until you draw a king, a queen or a jack
   *[no] {""}
}.
lesson-rubicon-lead = You lead: **{ verb-play }** a card. While there's a stock, nobody has to follow suit, so a low card that no meld needs is a cheap lead.
lesson-rubicon-follow = **{ verb-play }** any card you like. A higher card of the suit led wins the trick, and so does a trump on another suit. If the cards are equal, the first wins.
lesson-rubicon-won = When you win a trick, you can make one meld. Then you draw first and lead.
lesson-rubicon-meld = You have a meld: **{ verb-meld }** lists what you can lay down. Melded cards lie on the table, but you can still play them.
lesson-rubicon-melded = A melded card can be used again in another kind of meld. The same meld scores again if you play one of its cards and another takes its place. In `/help`, the page **Scoring** lists all melds.
lesson-rubicon-draw = **{ verb-draw }** ends your melding for this trick, so meld first.
lesson-rubicon-last-cards = The stock is nearly empty. Once it's gone, you can't meld anymore.
lesson-rubicon-phase-two = The stock is empty, and the melds are back in the hands. Now you must follow suit, with a higher card if you can. If you can't follow suit, you must play a trump. The last trick scores { $last_trick_points }. Your opponent has every card that you haven't seen.
lesson-rubicon-scored = The deal is scored. Scores are cut to hundreds: the winner gets the difference and { $game_points }, or the sum of both if the loser has less than { $target }. Press **{ verb-deal }** to go on.

## The moves of the guided rounds

guide-rubicon-lead-first = Win tricks, and you can meld: melds bring nearly all the points. In each suit the ten is second only to the ace: A, 10, K, Q, J, 9, 8, 7. There is no trump yet. You lead, so choose a card that you can spare: { $cards }.
guide-rubicon-lead = You lead. Nobody has to follow suit while there's a stock, so lead a card that no meld needs: { $cards }.
guide-rubicon-win = The winner of a trick can meld, so this one is worth winning. { $cards } beats { $card }.
guide-rubicon-lose = You don't have to win every trick. Play { $cards }: you can spare it.
guide-rubicon-meld-trump = A **meld** is a set of cards that scores when you show it. Show { $cards }: { $target_meld }, { $points } points. It's the first one, so it makes { $suit } trump. The cards lie on the table, but you can still play them.
guide-rubicon-meld = The big points are in the melds. Show { $cards }: { $target_meld }, { $points } points.
guide-rubicon-meld-again = One meld for each trick you win. Show { $cards }: { $target_meld }, { $points } points.
guide-rubicon-draw = When you're done melding, **{ verb-draw }**. Both players get a card, and the winner of the trick leads again.
guide-rubicon-draw-again = Draw to go on. You lead the next trick.
guide-rubicon-done = **Well melded!** That's the heart of the game: win tricks, and meld what you've collected, again and again. When the stock is empty, everybody must follow suit, and the last trick scores. From here on you play freely. I'll explain the other rules when they come up, and **{ button-hint }** below your hand always shows a good move.
