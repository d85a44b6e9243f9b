### Auction Pinochle and Binokel: its help and its options.

help-auction-pinochle-rules =
    { $partners ->
        [yes] Four players in two partnerships: partners sit opposite each other, and their melds, tricks and points count together.
       *[no] Three players, each alone.{ $in_units ->
            [yes] {" "}In each round the other two play against the bidder.
           *[no] {""}
        }
    } The pack has { $pack_cards } cards, { $copies ->
        [4] four
       *[2] two
    } of each. In each suit the order is A 10 K Q J{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }. Mind the ten: only the ace beats it. Of equal cards, the one played first wins.
    ### The deal
    Everybody gets { $hand_cards } cards.{ $widow_cards ->
        [0] {""}
       *[other] {" "}The other { $widow_cards } are the **widow**{ $binokel ->
            [yes] , called **Dabb**
           *[no] {""}
        }.
    } Deal, auction and play go to the { $direction }.
    ### The auction
    { $reizen ->
        [duel] The player after the dealer, the **Vorhand**, { $opener ->
            [vorhand] has to begin with a bid. The next player goes higher or passes,
           *[second] listens. The next player bids or passes, the Vorhand goes higher or passes,
        } and so on until one of these two has passed. Then the next player bids against the one who is left, and so on; the dealer comes last.{ $partners ->
            [yes] {" "}Partners bid against each other, too.
           *[no] {""}
        }{ $opener ->
            [vorhand] {""}
           *[second] {" "}If nobody bids, the Vorhand plays for { $minimum }.
        }
       *[round] From the player after the dealer on, everybody bids higher than the last bid or passes. A player who has passed is out. The auction ends when one player is left. { $all_pass ->
            [stuck] If all others pass, the dealer has to play for { $minimum }.
            [left] The first player can't pass the first time.
           *[redeal] If nobody bids, the next player deals.
        }
    } The lowest bid is { $minimum }. { $jumps ->
        [yes] Bids rise by { $step } up to { $fives_past }, then they are multiples of { $fives }{ $tens_step ->
            [5] {""}
            [50] {""}
           *[other] , above { $tens_past } multiples of { $tens_step }
        }.
       *[no] Bids are multiples of { $step }.
    } A bid may skip any number of them. The player who wins the auction is the **bidder** and has to reach the bid{ $partners ->
        [yes] {" "}together with the partner
       *[no] {""}
    }.
    ### Trump
    { $widow ->
        [yes] The widow is shown to everybody, then the bidder takes it.{" "}
       *[no] {""}
    }The bidder names trump{ $marriage ->
        [yes] : a suit of which the bidder holds king and queen. Without one, { $durch ->
            [yes] something else has to be announced.
           *[no] { $untendurch ->
                [yes] something else has to be announced.
               *[no] the deal ends and the bid is lost{ $in_units ->
                    [yes] , as if it were conceded.
                   *[no] ; nobody else scores.
                }
            }
        }
       *[no] .
    }
    { $durch ->
        [yes] Instead of trump, the bidder can announce **Durch**: { $partners ->
            [yes] the bidder's side
           *[no] the bidder
        } has to win every trick. There is no trump, nobody melds, and players only have to follow suit. The bidder leads. The first lost trick ends the round.
       *[no] {""}
    }
    { $untendurch ->
        [yes] Instead of trump, the bidder can announce **Untendurch**: { $partners ->
            [yes] the bidder's side
           *[no] the bidder
        } has to win no trick. There is no trump, nobody melds, and players only have to follow suit. The bidder leads. The first trick won ends the round.
       *[no] {""}
    }
    { $widow ->
        [yes]
            ### Burying
            The bidder then buries { $widow_cards } cards face down. Their points count with the bidder's tricks, but they are no trick. { $binokel ->
                [yes] Melds are made of the cards that are left.
               *[no] The bidder melds from all cards, and must not bury those of melds while there are enough others.{ $announce_buried ->
                    [yes] {" "}Trumps and aces among the buried cards are named.
                   *[no] {""}
                }
            }
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other]
            ### Passing cards
            Once trump is named, the bidder's partner passes { $pass_cards } cards to the bidder, who looks at them and passes { $pass_cards } back. Only these two see them.
    }
    ### Melds
    { $in_units ->
        [yes] Only the bidder melds. The melds are
       *[no] Everybody's melds are counted and
    } shown until the first lead; the page **Scoring** lists them.{ $in_units ->
        [yes] {""}
       *[no] {" "}Each hand counts by itself{ $partners ->
            [yes] , never two partners' cards together
           *[no] {""}
        }.
    } A card counts once in a run or marriage, once in a set and once in a pinochle. A run uses up one king and one queen; further pairs of that suit count as marriages.{ $board ->
        [yes] {" "}A side whose two hands have less than { $save } in melds doesn't show and doesn't count them.
       *[no] {""}
    }
    Then the bidder plays on, or concedes.
    ### Tricks
    { $first_lead ->
        [left] The player after the dealer leads first.
       *[bidder] The bidder leads first.
    } Follow suit if you can{ $overplay ->
        [always] , and beat the best card of that suit if you can; in a trick that is already trumped, any card of the suit will do
       *[trumps] ; if a trump is led, beat the best trump if you can
    }. If you can't follow suit, play a trump, even if it can't win{ $overtrump ->
        [yes] ; if there are trumps in the trick, a higher one if you can
       *[no] {""}
    }. Without either, play any card.{ $partners ->
        [yes] { $exempt_partner ->
            [yes] {" "}While your partner is winning the trick, you only have to follow suit.
           *[no] {" "}You have to beat your partner's card like any other.
        }
       *[no] {""}
    }
    ### The end
    { $deals ->
        [0] The game goes to { $target } points. { $finish ->
            [bidder] A bidder's side that has them after a round wins, even if another has more. Otherwise the most points win.
           *[highest] The most points win; if two are level, the bidder's side.
        } If others are level, play goes on.
       *[other] The game has { $deals } rounds, and the most points win. If the best are level, one more is played.
    }
help-auction-pinochle-brief =
    - { $partners ->
        [yes] Two partnerships: partners sit opposite each other.
       *[no] Three players, each alone.
    } { $deals ->
        [0] The game goes to { $target } points.
       *[other] The game has { $deals } rounds.
    }
    - From high to low: A 10 K Q J{ $lowest ->
        [nine] {" "}9
        [seven] {" "}7
       *[jack] {""}
    }, { $copies ->
        [4] four
       *[2] two
    } of each in each suit. Mind the ten: only the ace beats it.
    - You get { $hand_cards } cards. **Bid** how many points { $partners ->
        [yes] your side
       *[no] you
    } will make with melds and tricks, at least { $minimum }, or **pass**. The highest bid plays.
    { $widow ->
        [yes] - The bidder takes the widow, { $widow_cards } cards, names **trump** and **buries** as many.
       *[no] - The bidder names **trump**.{ $pass_cards ->
            [0] {""}
           *[other] {" "}The partner passes { $pass_cards } cards, and the bidder passes { $pass_cards } back.
        }
    }
    - **Melds**, such as king and queen of a suit, are counted for you and shown{ $in_units ->
        [yes] , only the bidder's.
       *[no] { $board ->
            [yes] {" "}if a side has at least { $save }.
           *[no] .
        }
    }
    - Follow suit if you can{ $overplay ->
        [always] , higher if you can
       *[trumps] , on trumps higher if you can
    }. If you can't, play a trump.{ $exempt_partner ->
        [yes] {" "}While your partner is winning the trick, you only have to follow suit.
       *[no] {""}
    }
    - { $trick_points ->
        [standard] Aces, tens, kings, queens and jacks
        [simplified] Aces, tens, kings and queens
       *[counters] Aces, tens and kings
    } in tricks bring points, and so does the last trick.{ $keep_meld ->
        [trick] {" "}Melds count only with a trick.
        [counter] {" "}Melds count only with an ace, ten or king in a trick.
        [save] {" "}A side with less than { $save } points in tricks scores nothing.
       *[always] {""}
    }
    - { $in_units ->
        [yes] If the bidder reaches the bid, both others pay units; if not, the bidder pays twice.
       *[no] A side that misses its bid loses { $binokel ->
            [yes] twice the bid
           *[no] the bid
        } and scores nothing. The others score their melds and tricks.
    }
help-auction-pinochle-play =
    - **Bid**: one press. The first buttons are the next bids; **{ more-bid }** lists others, and `/bid 300` makes any bid. **Pass** takes you out of the auction.
    - **Name trump**: one press on a suit. Each shows what your hand melds with it. `/name hearts` does the same.
    { $widow ->
        [yes] - **Bury**: pick the cards, or press one of the suggestions. `/bury QS JD 9C` names them.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - **Pass cards** to your partner: pick them, or press one of the suggestions. `/give QS JD 9C` names them.
    }
    - **Play on** once you've seen the melds, or **Concede**.
    - **Play**: one press on a card, or `/play AH`. In `/preferences` you can have a card played for you if it's the only legal one and you play against computers, or if it's your last.
    - Bids, named trumps{ $widow ->
        [yes] , buried cards
       *[no] {""}
    } and cards are final. With computers only, **Go back** takes them back, for practice.
    `/view auction` lists the bids, `/view melds` the melds, `/view tricks` the tricks and `/view points` the score.
help-auction-pinochle-strategy =
    - Count your melds first: the picture of your hand shows them for each suit. Then add the tricks that you expect.
    - { $partners ->
        [yes] Your partner brings melds and tricks, too. Bid a little more than your own hand is worth.
       *[no] Alone you win about a third of the tricks with an average hand. Bid only what melds, aces and long trumps can bring.
    }
    { $widow ->
        [yes] - Don't bid on one missing card: the widow seldom has it.
       *[no] {""}
    }
    - Name the suit in which you hold the most cards, unless another melds much more.
    { $widow ->
        [yes] - Bury cards of a short suit, so that you can trump it. Tens and kings that would be lost are safe there.
       *[no] {""}
    }
    { $pass_cards ->
        [0] {""}
       *[other] - Pass the bidder trumps, aces and cards that complete melds. As the bidder, pass back what you can't use.
    }
    { $in_units ->
        [yes] - If the bid is out of reach after the widow, concede: that costs at most half of being set.
       *[no] { $binokel ->
            [yes] - If the bid is out of reach, concede: that costs the bid once and not twice.
           *[no] {""}
        }
    }
    - Lead aces early, before they can be trumped. As the bidder, draw the trumps of the others.
    { $keep_meld ->
        [trick] - Melds without a trick are worth nothing: make sure of one.
        [counter] - Melds without an ace, ten or king in a trick are worth nothing: make sure of one.
        [save] - { $save } points in tricks are needed to score at all.
       *[always] {""}
    }
help-auction-pinochle-scoring =
    { "**" }In tricks**, { $trick_points ->
        [standard] an ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2
        [simplified] an ace and a ten count 10, a king and a queen 5
       *[counters] an ace, a ten and a king count { $ace } each
    }, and the last trick { $last_trick }: { $all_tricks } in all.{ $binokel ->
        [yes] {" "}A side's points in tricks are rounded to tens, five up. { $contract ->
            [rounded] Rounded points count towards the bid.
           *[exact] The bid has to be reached before rounding.
        }
       *[no] {""}
    }
    { $keep_meld ->
        [trick] { $in_units ->
            [yes] The bidder's melds count only with a trick.
           *[no] A side's melds count only if it wins a trick.
        }
        [counter] { $in_units ->
            [yes] The bidder's melds count only with an ace, ten or king in a trick.
           *[no] A side's melds count only if it wins a trick with an ace, a ten or a king.
        }
        [save] A side with less than { $save } points in tricks scores nothing, not even these, and a bidder's side is then set, whatever its melds.
       *[always] {""}
    }
    { $in_units ->
        [yes]
            { "**" }Deals are paid in units**, by or to each of the other two. For bids up to { $up_to_2 }: 2 units, up to { $up_to_3 }: 3, up to { $up_to_5 }: 5, up to { $up_to_10 }: 10, up to { $up_to_15 }: 15, up to { $up_to_20 }: 20, up to { $up_to_25 }: 25, and above that 30.
            - **Made**: with melds, tricks and buried cards the bidder has the bid. Both others pay.{ $keep_meld ->
                [always] {" "}If the melds alone reach it, nothing is played.
               *[other] {""}
            }
            - **Set**: the bidder pays twice.
            - **Conceded**, once the widow is seen and before the first lead: the bidder pays once. Trump needn't be named.
            { $spades_double ->
                [yes] - With spades as trump everything is doubled, except conceding.
               *[no] {""}
            }
       *[no]
            - **Made**: the bidder's side has the bid with melds{ $widow ->
                [yes] , tricks and buried cards
               *[no] {" "}and tricks
            }. It scores all of that.
            - **Set**: otherwise it loses { $binokel ->
                [yes] twice the bid
               *[no] the bid
            } and scores nothing else.
            - Every other side scores its melds and tricks.
            - **Conceded**{ $binokel ->
                [yes] , or **Abgehen**
               *[no] {""}
            }, once trump is named and before the first lead: the bidder's side loses the bid{ $binokel ->
                [yes] {" "}once
               *[no] {""}
            }. The others score their melds{ $binokel ->
                [yes] { $abgehen ->
                    [ten] , and each side { $abgehen_points } more
                    [half] , and each side half the bid
                   *[nothing] {""}
                }
               *[no] {""}
            }. No trick is needed for that.
            { $durch ->
                [yes] - **Durch**: { 1000 } points, or { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } if a trick is lost, whatever the bid. The others score nothing.
               *[no] {""}
            }
            { $untendurch ->
                [yes] - **Untendurch**: { 1000 } points, or { $durch_lost ->
                    [twice] { -2000 }
                   *[once] { -1000 }
                } if a trick is won, whatever the bid. The others score nothing.
               *[no] {""}
            }
            Points in the game may fall below zero.
    }
    ### Melds, with hearts as trump{ $double_melds ->
        [yes] : one, two and more
       *[no] {""}
    }
help-auction-pinochle-meld = - { CAPITAL($target) }, { $cards }: { $points }
help-auction-pinochle-words =
    - **Bidder**: the player who has won the auction.
    - **Made, set**: the bidder's side has reached the bid, or has not.
    { $widow ->
        [yes] - **Widow**{ $binokel ->
            [yes] {" "}or **Dabb**
           *[no] {""}
        }: the { $widow_cards } cards that are left over from the deal. To **bury** is to lay as many away.
       *[no] {""}
    }
    { $binokel ->
        [yes]
            - **Reizen**: the auction. **Vorhand**: the player after the dealer.
            - **Paar**: king and queen of a suit, here called pair. **Familie**: ace, ten, king, queen and jack of a suit.
            - **Binokel**: the queen of spades and the jack of diamonds.
            - **Abgehen**: concede.
            - **Eichel, Schippen, Herz, Schellen**: clubs, spades, hearts and diamonds on German cards. **Sau, Ober, Unter**: ace, queen and jack.
       *[no]
            - **Run**: ace, ten, king, queen and jack of trumps.
            - **Marriage**: king and queen of a suit; in trumps a royal marriage.
            - **Pinochle**: the queen of spades and the jack of diamonds.
            - **Around**: one of each suit, such as four aces.
            - **Roundhouse**: a marriage in every suit, which is just the sum of its parts.
    }
    { $durch ->
        [yes] - **Durch**: to win every trick.
       *[no] {""}
    }
    { $untendurch ->
        [yes] - **Untendurch**, also Bettel: to win no trick.
       *[no] {""}
    }
    { $lowest ->
        [nine] - **Dix**: a nine of trumps.
        [seven] - **Dix**, or Diß: a seven of trumps.
       *[jack] {""}
    }
    { $board ->
        [yes] - **Board**: melds of at least { $save } are on the board.
       *[no] {""}
    }
    - **Concede**: give up the bid before the first lead.

group-auction = Auction
option-deals = Number of rounds
    .about = The game ends after this many rounds, or with 0 at the target score.
option-deals-0 = until the target
option-finish = Who wins at the target
    .about = The bidder's side, even if another has more, or the side with the most points.
option-finish-bidder = the bidder's side first
option-finish-highest = the most points
option-direction = Deal and play go to the
option-direction-left = left
option-direction-right = right
option-widow = Widow
    .about = A few cards are left over. The bidder takes them and buries as many.
option-sevens = With sevens
    .about = Binokel with 48 cards instead of 40.
option-announce_buried = Buried trumps and aces are named
    .about = The bidder tells everybody which trumps and aces were buried.
option-pass_cards = Cards passed between partners
    .about = The bidder's partner passes this many cards, and the bidder passes as many back.
option-pass_cards-0 = none
option-minimum = Lowest bid
    .about = The first bid is at least this high.
option-step_past_100 = Step of bids above 100
    .about = In the double-deck game, by tens: whether bids above 100 are multiples of 5 or of 10.
option-reizen = How players bid
    .about = Bids go round the table, or two players bid against each other and the next against the one who is left.
option-reizen-round = round the table
option-reizen-duel = in duels
option-opener = Who opens the duel
    .about = The player after the Vorhand, or the Vorhand, who can't pass then.
option-opener-second = the second player
option-opener-vorhand = the Vorhand
option-all_pass = If nobody bids
    .about = The dealer has to play, the first player can't pass, or the next player deals.
option-all_pass-stuck = the dealer plays for the lowest bid
option-all_pass-left = the player after the dealer plays
option-all_pass-redeal = the next player deals
option-marriage = Trump needs a marriage
    .about = Only a suit whose king and queen the bidder holds can be trump.
option-durch = Durch can be announced
    .about = Instead of trump: the bidder wins every trick, or loses points.
option-durch_lost = A lost Durch or Untendurch costs
    .about = Twice or once what it would have scored.
option-durch_lost-twice = twice its points
option-durch_lost-once = its points
option-untendurch = Untendurch can be announced
    .about = Instead of trump: the bidder's side wins no trick, or loses points.
option-double_melds = Double melds are worth more
    .about = A double run or a double pinochle has a value of its own. Otherwise two are worth twice one.
option-eight_tens = Eight tens are a meld
    .about = They score like eight of the other ranks.
option-board = Melds need a least sum
    .about = In the double-deck game: a side with less than 20 in melds (200 if not by tens) doesn't show and doesn't count them.
option-keep_meld = Melds count only with
    .about = What a side needs in tricks so that its melds count.
option-keep_meld-trick = a trick
option-keep_meld-counter = an ace, ten or king in a trick
option-keep_meld-save = 20 points in tricks (200 if not by tens), or nothing scores
option-keep_meld-always = nothing: they always count
option-first_lead = First lead
    .about = Who plays the first card of a round.
option-first_lead-bidder = the bidder
option-first_lead-left = the player after the dealer
option-overplay = Higher card must be played
    .about = Whether you must beat the best card of the suit led, in every suit or in trumps only.
option-overplay-always = in every suit
option-overplay-trumps = if a trump is led
option-overtrump = Trumps must be beaten
    .about = If you can't follow suit, you must play a higher trump than those in the trick if you can.
option-exempt_partner = A partner's trick needn't be beaten
    .about = While your partner is winning the trick, you only have to follow suit.
option-trick_points = Points for cards in tricks
option-trick_points-counters = ace, ten and king 10
option-trick_points-standard = ace 11, ten 10, king 4, queen 3, jack 2
option-trick_points-simplified = ace and ten 10, king and queen 5
option-tens = Count by tens
    .about = Every number is a tenth: a run is 15, an ace in a trick 1.
option-contract = The bid is checked with
    .about = A side's points in tricks are rounded to tens, after or before the bid is checked.
option-contract-exact = exact points
option-contract-rounded = rounded points
option-abgehen = What the others get if the bidder concedes
    .about = Beside their melds.
option-abgehen-ten = 10 for each player
option-abgehen-nothing = nothing
option-abgehen-half = half the bid
option-spades_double = Spades count double
    .about = With spades as trump, units are doubled.
