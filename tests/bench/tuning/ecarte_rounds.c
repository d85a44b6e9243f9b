/* Training rounds of Écarté for ecarte.py: the rules of engine.ecarte.round, and the players.

   A learner plays rounds. At some of its decisions each choice is played on in the same deal, by players that do not
   stray, and its numbers are kept with the result, or those of a call with the difference of both results. */

#include "ecarte_position.h"
#include "learning.h"

enum { MOST_CHOICES = 32, FIRST_TRIED = 3, MORE_TRIED = 3, KINDS = 6 };
enum { FIRST_CALLS, FIRST_POINTS, LATER_CALLS, EXCHANGE, LEADS, FOLLOWS, NETWORKS };
enum { AT_ONCE, NEW_CARDS };
enum { PROPOSING, ANSWERING, EXCHANGING, LEADING, FOLLOWING, OVER };

static const int WIDTHS[NETWORKS] = {CALL, CALL, CALL, CALL, LEAD, NEXT};
static const double WIN = 0.5, MOST_GIVEN = 0.1, NOISE = 0.4, TRIED = 0.25, LEADS_TRIED = 0.5, CLOSE = 0.5, CLEAR_TRIED = 0.1,
                    FEW_LAID = 3, OFTEN_TRIED = 0.3;

/* By whether calls alone are learnt, the shares of rounds in which the game is near its end, and in which a judge
   strays. Calls depend on what the other's calls and exchanges tell, so there few judges stray. */
static const double NEAR_END[] = {0.4, 0.3}, STRAYS[] = {1, 0.05};

typedef struct { Network networks[NETWORKS]; } Judge;

/* ---- A round */

typedef struct {
    Cards hands[2], possible[2], known[2]; /* possible: what the other may hold for a seat; known: what all know of it */
    int stock[STOCK], left, upturned, strict, dealer, seat, phase;
    int exchanges, laid[2], vulnerable, declined, announced, kings[2], need[2];
    int tricks[2], pending, led[2][SUITS];
} Round;

static void shuffled(int *deck, Chance *chance) {
    for (int place = 0; place < PACK; place++) {
        int other = below(chance, place + 1);
        deck[place] = deck[other];
        deck[other] = place;
    }
}

/* Deals a pack whose card turned up is a trump, so of the first suit. ``need`` are the points that win the game. */
static void lay_out(Round *round, const int *deck, int strict, const int *need, int dealer) {
    memset(round, 0, sizeof *round);
    for (int place = 0; place < 2 * HAND; place++) round->hands[place / HAND] |= bit(deck[place]);
    round->upturned = deck[2 * HAND];
    for (int place = 2 * HAND + 1; place < PACK; place++) round->stock[round->left++] = deck[place];
    for (int seat = 0; seat < 2; seat++) {
        round->possible[seat] = ~round->hands[seat] & ~bit(round->upturned);
        round->need[seat] = need[seat];
    }
    round->strict = strict;
    round->dealer = dealer;
    round->seat = 1 - dealer;
    round->kings[dealer] = round->upturned == KING;
    round->vulnerable = round->declined = round->announced = -1;
    round->pending = -1;
    round->phase = round->kings[dealer] >= need[dealer] ? OVER : PROPOSING;
}

/* Shuffles and deals. The suits are named afterwards. */
static void deal(Round *round, Chance *chance, int strict, const int *need, int dealer) {
    int deck[PACK];
    shuffled(deck, chance);
    int trump = deck[2 * HAND] / RANKS;
    for (int place = 0; place < PACK; place++)
        if (deck[place] / RANKS == trump) deck[place] %= RANKS;
        else if (deck[place] < RANKS) deck[place] += trump * RANKS;
    lay_out(round, deck, strict, need, dealer);
}

static Cards followable(const Round *round, Cards hand, int led) {
    Cards same = hand & suit_of(led);
    if (same) return round->strict && same & above(led) ? same & above(led) : same;
    return round->strict && hand & 0xff ? hand & 0xff : hand;
}

static int beats(int card, int led) { return card / RANKS == led / RANKS ? card > led : card < RANKS; }

static int capped(int points, int need) { return points < need ? points : need; }

/* A seat's lead in points, with WIN for a won round, when all is over. */
static double settled(const Round *round, int seat) {
    int points[2] = {round->kings[0], round->kings[1]}, winner = round->tricks[1] >= NEEDED;
    if (round->tricks[0] + round->tricks[1] == HAND)
        points[winner] += round->tricks[winner] == HAND || round->vulnerable == 1 - winner ? 2 : 1;
    int lead = capped(points[seat], round->need[seat]) - capped(points[1 - seat], round->need[1 - seat]);
    return lead + WIN * ((lead > 0) - (lead < 0));
}

static int played(const Round *round) { return round->tricks[0] + round->tricks[1]; }

/* The points of a value. */
static double points_of(double value) { return value - WIN * ((value > 0) - (value < 0)); }

/* The seat to act announces the king as soon as it may. */
static void announce(Round *round) {
    int seat = round->seat;
    if (played(round) || round->upturned == KING || !(round->hands[seat] & bit(KING))) return;
    round->announced = seat;
    round->kings[seat]++;
    round->known[seat] |= bit(KING);
    if (round->kings[seat] >= round->need[seat]) round->phase = OVER;
}

static void begin(Round *round) {
    round->phase = LEADING;
    round->seat = 1 - round->dealer;
    announce(round);
}

static void lay_away(Round *round, Cards cards) {
    int seat = round->seat;
    round->hands[seat] &= ~cards;
    for (int number = count(cards); number; number--) {
        Cards card = bit(round->stock[--round->left]);
        round->hands[seat] |= card;
        round->possible[seat] &= ~card;
        round->laid[seat]++;
    }
    round->seat = seat != round->dealer && round->left ? round->dealer : 1 - round->dealer;
    if (round->seat == round->dealer) return;
    if (round->left) round->phase = PROPOSING;
    else begin(round);
}

static void play_card(Round *round, int card) {
    int seat = round->seat, other = 1 - seat, led = round->pending;
    Cards *seen = &round->possible[other];
    round->hands[seat] &= ~bit(card);
    round->known[seat] &= ~bit(card);
    *seen &= ~bit(card);
    if (!played(round) && round->announced != seat) *seen &= ~bit(KING);
    if (led < 0) {
        round->led[seat][card / RANKS]++;
        round->pending = card;
        round->seat = other;
        round->phase = FOLLOWING;
        announce(round);
        return;
    }
    if (card / RANKS != led / RANKS) {
        *seen &= ~suit_of(led);
        if (round->strict && card >= RANKS) *seen &= ~0xffu;
    } else if (card < led && round->strict)
        *seen &= ~above(led);
    round->seat = beats(card, led) ? seat : other;
    round->tricks[round->seat]++;
    round->pending = -1;
    round->phase = played(round) == HAND ? OVER : LEADING;
}

/* ---- Choices. A card to play is a mask of one bit, a call AT_ONCE or NEW_CARDS. */

typedef struct { int call, network; Cards cards; double value, row[LEAD]; } Choice; /* network: -1 if none gives the value */

static Sight sight_of(const Round *round, int seat) {
    int other = 1 - seat;
    Sight sight = {
        .hand = round->hands[seat], .possible = round->possible[seat], .known = round->known[other],
        .theirs = count(round->hands[other]), .elder = seat != round->dealer, .strict = round->strict,
        .upturned = round->upturned, .exchanges = round->exchanges, .stock = round->left, .laid = round->laid[seat],
        .their_laid = round->laid[other], .their_times = round->exchanges - (round->phase == EXCHANGING && seat != round->dealer),
        .risk = round->vulnerable < 0 ? 0 : round->vulnerable == seat ? 1 : -1,
        .declined = round->declined < 0 ? 0 : round->declined == seat ? 1 : -1,
        .kings = round->kings[seat], .their_kings = round->kings[other], .tricks = round->tricks[seat],
        .their_tricks = round->tricks[other], .need = round->need[seat], .their_need = round->need[other],
    };
    memcpy(sight.led, round->led[other], sizeof sight.led);
    return sight;
}

static void judged(Choice *choice, const Judge *judge, int network) {
    choice->network = network;
    choice->value = value_of(&judge->networks[network], choice->row);
}

/* Of cards of one suit that all lose a trick, or all win it, only the lowest is worth a thought. */
static Cards worth_playing(Cards cards, int led) {
    Cards found = 0;
    EACH(card, cards) {
        Cards lower = cards & suit_of(card) & (bit(card) - 1);
        if (card / RANKS == led / RANKS && card > led) lower &= above(led);
        if (!lower) found |= bit(card);
    }
    return found;
}

/* Of neighbours of one suit, between which the other can hold nothing, only the highest is worth a lead. */
static Cards worth_leading(Cards cards, Cards possible) {
    Cards found = 0;
    EACH(card, cards) {
        Cards higher = above(card) & (cards | possible);
        if (!higher || !(higher & -higher & cards)) found |= bit(card);
    }
    return found;
}

static int leads(const Judge *judge, const Sight *sight, Choice *found) {
    int size = 0;
    EACH(card, worth_leading(sight->hand, sight->possible)) {
        Choice *its = &found[size++];
        Sight after = *sight;
        after.hand &= ~bit(card);
        its->cards = bit(card);
        play_numbers(&after, card, its->row);
        judged(its, judge, LEADS);
    }
    return size;
}

static int best_of(const Choice *found, int size) {
    int best = 0;
    for (int place = 1; place < size; place++)
        if (found[place].value > found[best].value) best = place;
    return best;
}

static int follows(const Judge *judge, const Round *round, Choice *found) {
    static __thread Choice next[HAND];
    int seat = round->seat, size = 0;
    EACH(card, worth_playing(followable(round, round->hands[seat], round->pending), round->pending)) {
        Choice *its = &found[size++];
        Round after = *round;
        its->cards = bit(card);
        play_card(&after, card);
        if (after.phase == OVER) {
            its->network = -1;
            its->value = settled(&after, seat);
            continue;
        }
        Sight sight = sight_of(&after, seat);
        if (after.seat == seat) {
            *its = next[best_of(next, leads(judge, &sight, next))];
            its->cards = bit(card);
        } else {
            play_numbers(&sight, -1, its->row);
            judged(its, judge, FOLLOWS);
        }
    }
    return size;
}

/* Whether an exchange keeps the higher cards of each suit, and trumps rather than plain cards but kings. */
static int makes_sense(Cards hand, Cards away) {
    Cards kept = hand & ~away;
    if (away & 0xff && kept & 0x7f7f7f00) return 0;
    EACH(card, away) if (kept & suit_of(card) & ~above(card)) return 0;
    return 1;
}

static int exchanges(const Judge *judge, const Round *round, Choice *found) {
    int seat = round->seat, size = 0;
    Sight sight = sight_of(round, seat);
    Cards hand = sight.hand;
    for (Cards away = hand;; away = (away - 1) & hand) {
        int drawn = count(away);
        if (drawn <= round->left && (drawn || seat == round->dealer) && makes_sense(hand, away)) {
            Choice *its = &found[size++];
            Sight after = sight;
            after.hand &= ~away;
            after.laid += drawn;
            after.stock -= drawn;
            its->cards = away;
            call_numbers(&after, drawn, its->row);
            judged(its, judge, EXCHANGE);
        }
        if (!away) return size;
    }
}

/* Calls, whose values are how far each is ahead of new cards. To win the round more often may cost a few points only. */
static int calls(const Judge *judge, const Round *round, Choice *found) {
    Sight sight = sight_of(round, round->seat);
    found[AT_ONCE] = (Choice){.call = AT_ONCE};
    call_numbers(&sight, -1, found[AT_ONCE].row);
    judged(&found[AT_ONCE], judge, round->exchanges ? LATER_CALLS : FIRST_CALLS);
    if (!round->exchanges && found[AT_ONCE].value > 0) {
        double points = value_of(&judge->networks[FIRST_POINTS], found[AT_ONCE].row);
        if (points < -MOST_GIVEN) found[AT_ONCE].value = points;
    }
    found[NEW_CARDS] = (Choice){.call = NEW_CARDS, .network = -1};
    return 2;
}

static int choices(const Judge *judge, const Round *round, Choice *found) {
    if (round->phase == LEADING) {
        Sight sight = sight_of(round, round->seat);
        return leads(judge, &sight, found);
    }
    return round->phase == FOLLOWING ? follows(judge, round, found)
           : round->phase == EXCHANGING ? exchanges(judge, round, found) : calls(judge, round, found);
}

static void take_call(Round *round, int call) {
    int seat = round->seat;
    if (call == AT_ONCE) {
        round->declined = seat;
        if (!round->exchanges) round->vulnerable = seat;
        begin(round);
    } else if (round->phase == PROPOSING) {
        round->phase = ANSWERING;
        round->seat = round->dealer;
    } else {
        round->exchanges++;
        round->phase = EXCHANGING;
        round->seat = 1 - round->dealer;
    }
}

static void perform(Round *round, const Choice *choice) {
    if (round->phase == EXCHANGING) lay_away(round, choice->cards);
    else if (round->phase >= LEADING) play_card(round, __builtin_ctz(choice->cards));
    else take_call(round, choice->call);
}

/* ---- Simple styles: calls by points for cards, exchanges by rank, and habits of leading, all with likings of its own */

typedef struct {
    double trump, king, queen, jack, ace, length, limits[2][2], noise; /* limits: by elder or dealer, and whether at risk */
    int keeps, lead; /* the lowest rank kept in plain suits, and the kind of lead */
} Style;

static Style some_style(Chance *chance) {
    double bold = normal(chance, 0.25);
    Style style = {
        .trump = between(chance, 0.1, 0.5), .king = between(chance, 0.1, 0.5), .queen = between(chance, 0, 0.45),
        .jack = between(chance, 0, 0.3), .ace = between(chance, -0.05, 0.2), .length = between(chance, 0, 0.2),
        .noise = below(chance, 3) ? 0.05 : 0.5, .keeps = 6 + below(chance, 3), .lead = below(chance, KINDS),
    };
    if (below(chance, 2)) {
        style.trump = between(chance, 0.2, 0.4);
        style.king = between(chance, 0.2, 0.45);
    }
    double middle = 1.6 * style.trump + 0.6 * (style.king + style.queen) + 0.3 * (style.jack + style.ace) + style.length;
    for (int dealer = 0; dealer < 2; dealer++)
        for (int risk = 0; risk < 2; risk++)
            style.limits[dealer][risk] = middle + bold + between(chance, -0.15, 0.25) + 0.15 * risk;
    return style;
}

static double strength(const Style *style, Cards hand) {
    double sum = style->trump * count(hand & 0xff);
    int suits = 0;
    EACH(card, hand & ~0xffu) {
        int rank = card % RANKS;
        sum += rank == 7 ? style->king : rank == 6 ? style->queen : rank == 5 ? style->jack : rank == 4 ? style->ace : 0;
    }
    for (int suit = 1; suit < SUITS; suit++) suits += !!(hand >> suit * RANKS & 0xff);
    return sum + style->length * (count(hand & ~0xffu) - suits) * !!(hand & 0xff);
}

static int by_rank(Cards cards, int highest, int plain) { /* plain: trumps come last, or first */
    int chosen = -1, best = -1;
    EACH(card, cards) {
        int value = card % RANKS + (card < RANKS) * RANKS * plain;
        if (!highest) value = 99 - value;
        if (value > best) {
            best = value;
            chosen = card;
        }
    }
    return chosen;
}

static int longest(Cards hand, Cards cards, int least) {
    int chosen = -1, best = -1;
    EACH(card, cards) {
        int size = count(hand & suit_of(card)), value = (least ? HAND - size : size) * RANKS + card % RANKS;
        if (value > best) {
            best = value;
            chosen = card;
        }
    }
    return chosen;
}

static int style_leads(const Style *style, Cards hand, Chance *chance) {
    Cards trumps = hand & 0xff, plain = hand & ~0xffu;
    if (!plain) return by_rank(trumps, 1, 1);
    switch (style->lead) {
    case 0: return by_rank(hand, 1, 0);
    case 1: return count(trumps) > count(plain) ? by_rank(trumps, 1, 1) : longest(hand, plain, 0);
    case 2: return trumps && count(plain) <= 1 ? by_rank(trumps, 1, 1) : longest(hand, plain, 0);
    case 3: return by_rank(plain, 1, 1);
    case 4: return longest(hand, plain, 1);
    }
    int chosen = below(chance, count(hand));
    EACH(card, hand) if (!chosen--) return card;
    return -1;
}

static void style_chooses(const Style *style, const Round *round, Chance *chance, Choice *choice) {
    int seat = round->seat;
    Cards hand = round->hands[seat];
    if (round->phase == LEADING)
        choice->cards = bit(style_leads(style, hand, chance));
    else if (round->phase == FOLLOWING) {
        Cards may = followable(round, hand, round->pending), winning = 0;
        EACH(card, may) if (beats(card, round->pending)) winning |= bit(card);
        choice->cards = bit(by_rank(winning ? winning : may, 0, 1));
    } else if (round->phase == EXCHANGING) {
        Cards away = 0;
        EACH(card, hand & ~0xffu) if (card % RANKS < style->keeps) away |= bit(card);
        while (count(away) > round->left) away &= ~bit(by_rank(away, 1, 1));
        if (!away && seat != round->dealer) away = bit(by_rank(hand, 0, 1));
        choice->cards = away;
    } else {
        double limit = style->limits[seat == round->dealer][!round->exchanges];
        choice->call = strength(style, hand) + normal(chance, style->noise) >= limit ? AT_ONCE : NEW_CARDS;
    }
}

/* ---- Players */

typedef struct { const Judge *judge; const Style *style; double noise; } Player;

typedef struct { long sizes[NETWORKS], most; float *rows[NETWORKS]; double *targets[NETWORKS]; } Seen;

static void choose(const Player *player, const Round *round, Chance *chance, Choice *chosen) {
    static __thread Choice found[MOST_CHOICES];
    if (player->style) {
        style_chooses(player->style, round, chance, chosen);
        return;
    }
    int size = choices(player->judge, round, found);
    if (player->noise && uniform(chance) < TRIED)
        for (int place = 0; place < size; place++) found[place].value += normal(chance, player->noise);
    *chosen = found[best_of(found, size)];
}

static double play_on(Round *round, const Player *players, Chance *chance, int seat) {
    Choice choice;
    while (round->phase != OVER) {
        choose(&players[round->seat], round, chance, &choice);
        perform(round, &choice);
    }
    return settled(round, seat);
}

static double value_after(const Round *round, const Choice *choice, const Player *players, Chance *chance) {
    Round after = *round;
    perform(&after, choice);
    return play_on(&after, players, chance, round->seat);
}

static void keep(Seen *seen, int network, const double *row, double target) {
    int width = WIDTHS[network];
    long at = seen->sizes[network]++;
    for (int number = 0; number < width; number++) seen->rows[network][at * width + number] = (float)row[number];
    seen->targets[network][at] = target;
}

/* Plays on every choice of the seat to act, of many the best and some others, and keeps the results. */
static void branch(const Round *round, const Player *players, const Judge *judge, Chance *chance, Seen *seen) {
    static __thread Choice found[MOST_CHOICES];
    int size = choices(judge, round, found), most = FIRST_TRIED + MORE_TRIED;
    Player steady[2] = {players[0], players[1]};
    steady[0].noise = steady[1].noise = 0;
    if (round->phase < EXCHANGING) {
        int network = found[AT_ONCE].network;
        if (seen->sizes[network] == seen->most) return;
        double new_cards = value_after(round, &found[NEW_CARDS], steady, chance);
        double at_once = value_after(round, &found[AT_ONCE], steady, chance);
        keep(seen, network, found[AT_ONCE].row, at_once - new_cards);
        if (network == FIRST_CALLS) keep(seen, FIRST_POINTS, found[AT_ONCE].row, points_of(at_once) - points_of(new_cards));
        return;
    }
    for (int place = 0; place < size && place < most && size > most; place++) {
        int other = place + (place < FIRST_TRIED ? best_of(found + place, size - place) : below(chance, size - place));
        Choice its = found[place];
        found[place] = found[other];
        found[other] = its;
    }
    for (int place = 0; place < size && place < most; place++) {
        int network = found[place].network;
        if (network >= 0 && seen->sizes[network] < seen->most)
            keep(seen, network, found[place].row, value_after(round, &found[place], steady, chance));
    }
}

/* Whether to try the choices of a decision; where calls alone are learnt, those of close calls above all, and of calls
   after the other laid few cards away, which are rare. */
static int worth_trying(const Round *round, const Judge *judge, int calls_alone, Chance *chance) {
    static __thread Choice found[2];
    if (!calls_alone) return round->phase != LEADING || uniform(chance) < LEADS_TRIED;
    if (round->phase >= EXCHANGING) return 0;
    int rare = round->exchanges && round->laid[1 - round->seat] <= FEW_LAID * round->exchanges;
    if (!rare && uniform(chance) >= OFTEN_TRIED) return 0;
    calls(judge, round, found);
    return fabs(found[AT_ONCE].value) < CLOSE || uniform(chance) < CLEAR_TRIED;
}

/* Plays rounds of the newest judge, the last one, and keeps what it saw, or with ``calls_alone`` its calls; with
   ``styled`` it plays in styles. The other has one in a share of rounds, ``styles``. ``results`` are the learner's values, and
   ``versus`` whether the other was a judge. */
void play(uint64_t seed, long rounds, const Judge *judges, int count_of_judges, int styled, int strict, int calls_alone,
          double styles, Seen *seen, double *results, int8_t *versus) {
    Chance chance = {seed};
    const Judge *newest = &judges[count_of_judges - 1];
    for (long number = 0; number < rounds; number++) {
        Style own = some_style(&chance), theirs = some_style(&chance);
        int need[2] = {HAND, HAND}, place = below(&chance, 2);
        Round round;
        Player players[2];
        Choice choice;
        if (uniform(&chance) < NEAR_END[calls_alone])
            for (int seat = 0; seat < 2; seat++) need[seat] = 1 + below(&chance, HAND);
        players[place] = (Player){.judge = newest, .style = styled ? &own : 0};
        players[place].noise = NOISE * (uniform(&chance) < STRAYS[calls_alone]);
        players[1 - place] = (Player){.style = &theirs};
        if (!styled && uniform(&chance) >= styles) {
            const Judge *other = uniform(&chance) < 0.5 ? newest : &judges[below(&chance, count_of_judges)];
            players[1 - place] = (Player){.judge = other, .noise = NOISE * (uniform(&chance) < STRAYS[calls_alone])};
        }
        deal(&round, &chance, strict, need, below(&chance, 2));
        while (round.phase != OVER) {
            if (players[round.seat].judge == newest && worth_trying(&round, newest, calls_alone, &chance))
                branch(&round, players, newest, &chance, seen);
            choose(&players[round.seat], &round, &chance, &choice);
            perform(&round, &choice);
        }
        results[number] = settled(&round, place);
        versus[number] = !players[1 - place].style;
    }
}

/* Plays deals twice, with the seats exchanged, and notes by deal the mean share of rounds that the first judge wins, and
   its points. Without ``two`` the other has a style, a new one for each deal. */
void match(uint64_t seed, long deals, const Judge *one, const Judge *two, int strict, double *wins, double *ahead) {
    Chance chance = {seed};
    static const int need[2] = {HAND, HAND};
    for (long number = 0; number < deals; number++) {
        Style style = some_style(&chance);
        Player players[2] = {{.judge = one}, {.judge = two, .style = two ? 0 : &style}};
        Round dealt;
        deal(&dealt, &chance, strict, need, below(&chance, 2));
        wins[number] = ahead[number] = 0;
        for (int first = 0; first < 2; first++) {
            Round round = dealt;
            Player seated[2] = {players[first], players[1 - first]};
            double value = play_on(&round, seated, &chance, first);
            wins[number] += won(value) / 2;
            ahead[number] += points_of(value) / 2;
        }
    }
}

/* ---- For the test: a round of two judges, with each choice's cards, or AT_ONCE and NEW_CARDS. Returns their number. */

int recorded(const Judge *judges, const int *deck, int strict, const int *need, int dealer, Cards *chosen, double *value) {
    Chance chance = {0};
    Player players[2] = {{.judge = &judges[0]}, {.judge = &judges[1]}};
    Round round;
    Choice choice;
    int size = 0;
    lay_out(&round, deck, strict, need, dealer);
    for (; round.phase != OVER; size++) {
        choose(&players[round.seat], &round, &chance, &choice);
        chosen[size] = round.phase < EXCHANGING ? (Cards)choice.call : choice.cards;
        value[size] = choice.value;
        perform(&round, &choice);
    }
    value[size] = settled(&round, 0);
    return size;
}
