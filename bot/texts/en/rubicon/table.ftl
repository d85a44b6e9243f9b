### Rubicon and Chinese Bezique: their names, what their players do and see, and why the rules refuse an action.

## Names

game-rubicon = Rubicon Bezique, Chinese Bezique
called-rubicon = { $preset }
preset-rubicon = Rubicon Bezique
preset-chinese = Chinese Bezique

verb-blanche = Carte blanche
kind-blanche = show carte blanche

## Melds

target-marriage = marriage
target-trump-marriage = trump marriage
target-sequence = sequence
target-trump-sequence = trump sequence
target-bezique = bezique
target-double-bezique = double bezique
target-triple-bezique = triple bezique
target-quadruple-bezique = quadruple bezique
target-four-aces = four aces
target-four-kings = four kings
target-four-queens = four queens
target-four-jacks = four jacks
target-four-trump-aces = four trump aces
target-four-trump-tens = four trump tens
target-four-trump-kings = four trump kings
target-four-trump-queens = four trump queens
target-four-trump-jacks = four trump jacks

## What pickers offer

choice-blanche = Show carte blanche, { $points } points
label-blanche = Carte blanche +{ $points }

## What happened

automatic-draw = Draw for me against computers, at once after a meld
asking-play-unshown = Ask before I play if I could show carte blanche
caution-play-unshown = You could show carte blanche first: { $points } points.
event-carte-blanche = { $seat } shows carte blanche: { $cards }. { $points } points.
event-trump-made = Trump is { $target }.
event-trump-undone = There is no trump again.
event-phase-two = The stock is empty and melds are back in the hands. From now on, follow suit. { $target ->
    [none] There is no trump.
   *[other] Trump is { $target }.
}
event-last-trick = { $seat } wins the last trick: { $points } points.
event-deal-won = { $seat } wins the deal, worth { $points } points.
event-rubicon-won = { $seat } wins a **rubicon**, worth { $points } points.
event-void = The deal is void: the scores are level.
# The same as phrases
did-carte-blanche = shows carte blanche ({ $points } points)
did-trump-made = makes { $target } trump
did-trump-undone = takes trump back
did-last-trick = wins the last trick ({ $points } points)
did-deal-won = wins the deal ({ $points } points)
did-rubicon-won = wins a rubicon ({ $points } points)

## The lines of the score

score-marriage = marriage
score-trump-marriage = trump marriage
score-sequence = sequence
score-trump-sequence = trump sequence
score-bezique = bezique
score-double-bezique = double bezique
score-triple-bezique = triple bezique
score-quadruple-bezique = quadruple bezique
score-four-aces = four aces
score-four-kings = four kings
score-four-queens = four queens
score-four-jacks = four jacks
score-four-trump-aces = four trump aces
score-four-trump-tens = four trump tens
score-four-trump-kings = four trump kings
score-four-trump-queens = four trump queens
score-four-trump-jacks = four trump jacks
score-carte-blanche = carte blanche
score-last-trick = last trick
score-brisques = brisques
score-cut = cut to hundreds
score-difference = the loser's hundreds
score-least = at least 100
score-game = game
score-rubicon = rubicon: the loser's hundreds
score-rubicon-bonus = rubicon
score-rubicon-brisques = brisques of a rubicon
score-below-hundred = loser below 100
score-settled = deal lost

## The table in words

goal-deals = { $deals ->
    [one] 1 deal, rubicon below { $target }
   *[other] { $deals } deals, rubicon below { $target }
}
fact-phase-one = Deal { $round } of { $deals }, trick { $trick }, phase one: you can meld, and nobody has to follow suit. The stock has { $count ->
    [one] 1 card
   *[other] { $count } cards
}. { $seat } dealt. A loser below { $target } is rubiconed.
fact-phase-two = Deal { $round } of { $deals }, trick { $trick }, phase two: follow suit. { $seat } dealt. A loser below { $target } is rubiconed.
fact-points = { $side } has { $points } points, { $standing } so far in this deal, and { tricks-won }.
brief-points = { $points } points, { $standing } this deal, { tricks-won }
fact-brisques = { $side } has { $points } points in brisques.
brief-brisques = brisques { $points }
fact-below-line = You need { $needs } more points to reach { $target }. Below that, you're rubiconed if you lose.
fact-can-show-blanche = You have no king, queen or jack. Show carte blanche before you play: { $points } points.

## Help

help-rubicon-rules =
    Two players and { $packs } packs of 32 cards. In each suit, from low to high: 7 8 9 J Q K 10 A. Mind the ten: only the ace beats it.
    ### The deal
    Each player gets { $hand_size } cards, by threes. Nothing is turned up, and there is no trump at first. The player who didn't deal leads.
    ### Carte blanche
    If your hand has no king, queen or jack, you can show it before your first card: { $blanche_points } points. { $blanche_again ->
        [yes] Each card you then draw scores as much again when you show it at once, until you draw a king, a queen or a jack.
       *[no] It scores once.
    }
    ### Phase one: with a stock
    The leader plays any card, and so does the other player: you don't have to follow suit. The second card wins if it's higher in the suit led, or if it's a trump and the lead isn't. If the cards are equal, the first wins. The winner can make one meld, then both players draw a card, the winner first, and the winner leads.
    The first marriage or sequence makes its suit **trump**, and scores as in trump. { $bezique ->
        [trump] A bezique does so, too: the queen's suit is trump. From then on, only the queen of trump and the jack of its pair are a bezique. The pairs are spades and diamonds, hearts and clubs.
       *[fixed] A bezique is always the queen of spades and the jack of diamonds.
    }
    Melded cards lie face up on the table but still belong to your hand: you can play them.
    ### Using melded cards again
    There are three families: marriages and sequences; beziques; fours. A card can be used in several families. Within one it only rises: from a marriage to a sequence, from a bezique to a double, triple or quadruple one{ $trump_fours ->
        [yes] , from any four to four trumps
       *[no] {""}
    }.
    The same meld again needs wholly other cards. Or you play one of its cards and another takes its place, from your hand or the table: then it scores once more. The very same cards never score the same meld twice.
    ### Phase two: without a stock
    All cards go back to the hands, and there's no more melding. You must now follow suit, with a higher card if you can. If you can't follow suit, you must play a trump. The last trick scores { $last_trick_points }.
    ### The value of a deal
    The higher score wins the deal. Both scores are cut to hundreds. The winner gets the difference, at least 100, and { $game_points } for the game.
    If the loser has less than { $target }, it's a **rubicon**: the winner gets the sum of both scores, { $game_points }{ $rubicon_points ->
        [0] {""}
       *[other] {" "}and { $rubicon_points }
    }{ $rubicon_brisques ->
        [0] {""}
       *[other] {" "}and { $rubicon_brisques } for brisques
    }. A loser below 100 costs 100 more.
    { $brisques ->
        [rescue] **Brisques** are the aces and tens in the tricks, 10 points each. Both players add theirs if that lifts the loser to { $target }, so that it's no rubicon, or if the scores are equal. In a rubicon they only break a tie. The winner stays the winner.
        [always] **Brisques** are the aces and tens in the tricks: both players add 10 points for each.
       *[never] Aces and tens in the tricks don't count.
    } If the scores are still equal, the deal is void.
    ### The end
    { $partie ->
        [one] The game has one deal.
       *[other] The game has { $partie } deals, and their values are added up.
    } While the totals are level, another deal follows.
help-rubicon-play =
    - **Play**: choose a card, or type `/play card:`. The list goes by suit with trump last, and shows which cards you could still meld.
    - **Meld** after winning a trick in phase one: every meld in your hand is offered with its points, best first. `/meld cards:` takes cards, `/meld onto:` the name of a meld.
    - **Carte blanche** shows your hand, or the card you drew, before you play.
    - **Draw** when you're done melding. Both players get a card, and yours is marked in your hand.
    - **Undo** takes back a meld until you draw. A card you played is final.
    `/view tricks` lists the tricks of this phase, `/view melds` the melds on the table, `/view points` the points of this deal, and `/view hand`, for you alone, what your hand is good for.
help-rubicon-strategy =
    - Keep kings, queens and jacks, and the high cards of the trump suit: they make melds. Win tricks with cards that no meld needs, above all with spare tens.
    - Meld small before big: a marriage first and the sequence later score both. One bezique after the other and then all of them score each time.
    - Play a card of a meld if you hold another to take its place: the meld scores again.
    - Think before you make trump: it should be your longest and highest suit.
    - Count towards { $target }: if you're behind, reaching it saves more than most melds bring.
help-rubicon-scoring =
    A meld scores at once. Carte blanche scores { $blanche_points }, the last trick { $last_trick_points }. The page **Rules** says what the winner of the deal makes of it.
    ### Melds, with hearts as trump
help-rubicon-meld = - { $points }: { $target }, { $cards }
help-rubicon-words =
    - **Trick**: one card from each player. The winner leads the next one.
    - **Lead, follow**: play the first card of a trick, or the second.
    - **Trump**: the suit that beats the others.
    - **Carte blanche**: a hand without king, queen and jack.
    - **Marriage**: king and queen of a suit.
    - **Sequence**: jack, queen, king, ten and ace of a suit.
    - **Bezique**: { $bezique ->
        [trump] the queen of trump and the jack of its pair
       *[fixed] the queen of spades and the jack of diamonds
    }; double, triple and quadruple bezique are two, three and four of each, all on the table at once.
    - **Brisque**: an ace or a ten in a trick.
    - **Rubicon**: { $target } points. A loser below is rubiconed.

## Options

option-target = The rubicon
    .about = A loser with fewer points is rubiconed.
option-partie = Deals
    .about = Their values are added up.
option-packs = Packs of 32 cards
    .about = Two players share all of them.
option-bezique = Bezique
    .about = Which queen and jack are the meld of that name.
option-bezique-fixed = queen of spades and jack of diamonds
option-bezique-trump = queen of trump and jack of its pair
option-trump_fours = Four equal trumps
    .about = Four aces, tens, kings, queens or jacks of trump are a meld of their own.
option-blanche_again = Carte blanche scores again
    .about = For each card drawn, until a king, a queen or a jack.
option-blanche_points = Points for carte blanche
    .about = A hand without king, queen and jack that is shown before its player's first card.
option-last_trick_points = Points for the last trick
    .about = The last trick of a deal, when the stock is gone.
option-game_points = Points for winning a deal
    .about = The winner adds them to the difference, or to the sum in a rubicon.
option-brisques = Brisques count
    .about = The aces and tens in the tricks, 10 points each.
option-brisques-rescue = to break a tie, and to save from the rubicon
option-brisques-never = never
option-brisques-always = always
option-rubicon_points = Points a rubicon adds
    .about = The winner adds them to the sum of both scores.
option-rubicon_brisques = Points a rubicon adds for brisques
    .about = The old laws say 300, newer books 320: all brisques of four packs.

## What the rules refuse

refusal-no-melds-left = The stock is empty, so there's no more melding or drawing.
refusal-meld-risen = { $card } is in a meld that ranks higher ({ $target }), so it can't be used for this one.
refusal-meld-again = You've made this meld ({ $target }) before. It needs wholly other cards, or one card in place of one that you've played.
refusal-blanche-too-late = Carte blanche is shown before your first card, then with each card you draw.
refusal-no-carte-blanche = You have a king, a queen or a jack, so this isn't carte blanche.
refusal-nothing-to-undo = Nothing to undo. Played cards and draws are final.

## Records: the hall of fame, and what a player's statistics add up

most-big-bezique = First triple bezique
most-carte-blanche = First carte blanche
most-rubicon = First rubicon
feat-big-bezique = { $count ->
    [one] 1 triple bezique
   *[other] { $count } triple beziques
}
feat-carte-blanche = { $count ->
    [one] 1 carte blanche
   *[other] { $count } cartes blanches
}
feat-rubicon = { $count ->
    [one] 1 rubicon
   *[other] { $count } rubicons
}

## What stood out in a game

highlight-rubicon = Rubicon
highlighted-rubicon = { $side }, deal { $round }
