/* Values of discards for canasta_discards.py: every discard of a hand is tried with the cards as they lie. */

#include "canasta_rounds.h"

enum { WIDTH = 48, MOST_DISCARDS = KINDS };

static const double DECISIONS = 0.5, OWN = 0.4, EXPLORED = 0.1, SKIPPED = 0.05;
static const int MINIMUMS[20] = {15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 50, 50, 50, 50, 90, 90, 90, 120};

typedef struct { double target, spread, clear; } Setting; /* the utility of a round's points */

static void shuffle(int *cards, int size, Chance *chance) {
    for (int place = size - 1; place > 0; place--) {
        int other = below(chance, place + 1), kept = cards[place];
        cards[place] = cards[other];
        cards[other] = kept;
    }
}

static double logistic(double value) { return 1 / (1 + exp(-fmax(-20, fmin(20, value)))); }

static double utility(const Setting *setting, int mine, int theirs) {
    double lead = mine - theirs, left = setting->target - most_of(mine, theirs), rounds = left / setting->spread;
    double game = left > 0 ? logistic(1.7 * lead / (setting->spread * sqrt(fmax(0.5, rounds)))) : (lead > 0) + 0.5 * !lead;
    return (game + logistic(lead / setting->clear)) / 2;
}

/* ---- The numbers of a discard, as engine/players/canasta/discards.py has them */

/* How recently a seat did something with a card of a kind: 1 if that was its last card, 0 if never. */
static double recency(const int *last, int number, int kind) { return last[kind] ? 1.0 / (1 + number - last[kind]) : 0; }

static void discard_numbers(const Round *round, int seat, int kind, int chosen, double *row) {
    int seats = round->rules->seats, side = seat & 1, theirs = 1 - side, several = seats > 2, left = left_of(round);
    int after = next_seat(round, seat), partner = next_seat(round, after), last = (seat + seats - 1) % seats;
    const int *hand = round->hands[seat], *own = round->naturals[side], *others = round->naturals[theirs];
    const int *seen = round->seen, *known = round->known[after];
    int points = 0, theirs_fit = seen[TWO] + seen[JOKER], mine_fit = theirs_fit, pairs = 0, sets = 0, singles = 0;
    int mine = 0, others_melds = 0;
    for (int each = 0; each < KINDS; each++) points += seen[each] * POINTS[each];
    for (int each = 0; each < RANKED; each++) {
        if (others[each]) theirs_fit += seen[each];
        if (own[each] || hand[each]) mine_fit += seen[each];
        pairs += hand[each] == 2;
        sets += hand[each] > 2;
        singles += hand[each] == 1 && !own[each];
        mine += own[each] > 0;
        others_melds += others[each] > 0;
    }
    int natural = kind < RANKED, held = natural ? hand[kind] : 0, lying = natural ? seen[kind] : 0;
    int has = natural ? own[kind] : 0, have = natural ? others[kind] : 0;
    int size = has ? has + round->wilds[side][kind] : 0, their_size = have ? have + round->wilds[theirs][kind] : 0;
    int unseen = natural ? COPIES - held - has - have - lying : 0, piled = round->piled;
    int fits = have > 0 && round->opened[theirs] && !round->frozen;
    double share = round->counts[after] / (double)(round->counts[after] + left + 1);
    double risk = unseen > 1 ? share * share * unseen * (unseen - 1) : 0;
    double numbers[WIDTH] = {
        left / 60.0, round->counts[seat] / 15.0, round->counts[after] / 15.0,
        several ? round->counts[partner] / 15.0 : 0, several ? round->counts[last] / 15.0 : 0,
        piled / 20.0, points / 200.0, theirs_fit / 10.0, mine_fit / 10.0,
        round->frozen, round->opened[side], round->opened[theirs], round->canastas[side] > 0, round->canastas[theirs] > 0,
        round->opened[theirs] ? 0 : round->minimums[theirs] / 100.0,
        (hand[TWO] + hand[JOKER]) / 4.0, pairs / 4.0, sets / 3.0, singles / 6.0, mine / 6.0, others_melds / 6.0,
        (standing(round, side) - standing(round, theirs)) / 500.0,
        held == 1, held == 2, held > 2, held / 4.0,
        has > 0, size / 7.0, have > 0, their_size / 7.0, size >= CANASTA, their_size >= CANASTA,
        unseen / 8.0, lying / 4.0,
        natural ? least_of(known[kind], 2) / 2.0 : 0, several && natural ? least_of(round->known[partner][kind], 2) / 2.0 : 0,
        POINTS[kind] / 20.0, kind == BLACK_THREE, kind == TWO, kind == JOKER,
        risk, fits, kind == chosen, fits * piled / 20.0, risk * piled / 20.0,
        recency(round->refused[after], round->refusals[after], kind), recency(round->thrown[after], round->throws[after], kind),
        recency(round->thrown[seat], round->throws[seat], kind),
    };
    memcpy(row, numbers, sizeof numbers);
}

static int discards(const Round *round, int seat, int *kinds) {
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (round->hands[seat][kind]) kinds[size++] = kind;
    return size;
}

static int best_discard(const Round *round, int seat, const Network *network) {
    int kinds[MOST_DISCARDS], size = discards(round, seat, kinds), chosen = choose_discard(round, seat), best = chosen;
    double most = -1e9, row[WIDTH];
    for (int place = 0; place < size; place++) {
        discard_numbers(round, seat, kinds[place], chosen, row);
        double value = value_of(network, row);
        if (value <= most) continue;
        most = value;
        best = kinds[place];
    }
    return best;
}

/* ---- For the test */

/* Plays a round of this pack; returns the lead of side 0. */
int lead(const Rules *rules, const int *pack, int minimum, int seat, const Weights *one, const Weights *other) {
    Round round;
    deal(&round, rules, pack, minimum);
    for (int place = 0; place < rules->seats; place++) round.weights[place] = place & 1 ? other : one;
    play_out(&round, seat, 400);
    return score(&round, 0) - score(&round, 1);
}

/* Plays some turns, and one up to its discard; fills the rows of the discards by kind, and how recently each
   seat refused and discarded each kind. Returns the policy's choice. */
int rows_after(const Rules *rules, const int *pack, int minimum, int seat, const Weights *weights, int turns, double *rows,
               double *recent) {
    Round round;
    int kinds[MOST_DISCARDS];
    deal(&round, rules, pack, minimum);
    for (int place = 0; place < rules->seats; place++) round.weights[place] = weights;
    seat = play_out(&round, seat, turns);
    if (round.over || !begin_turn(&round, seat, 1)) return -1;
    meld(&round, seat);
    if (round.over || round.counts[seat] < 2) return -1;
    int chosen = choose_discard(&round, seat), size = discards(&round, seat, kinds);
    for (int place = 0; place < size; place++) discard_numbers(&round, seat, kinds[place], chosen, rows + kinds[place] * WIDTH);
    for (int each = 0; each < rules->seats; each++)
        for (int kind = 0; kind < KINDS; kind++) {
            *recent++ = recency(round.refused[each], round.refusals[each], kind);
            *recent++ = recency(round.thrown[each], round.throws[each], kind);
        }
    return chosen;
}

/* ---- Learning */

static void shuffled(Round *round, const Rules *rules, Chance *chance) {
    int pack[PACK], size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int number = kind < RANKED || kind == TWO ? COPIES : COPIES / 2; number; number--) pack[size++] = kind;
    shuffle(pack, size, chance);
    deal(round, rules, pack, MINIMUMS[below(chance, 20)]);
}

typedef struct { const Weights *own, *pool; int styles; } Players;

static const Weights *some(const Players *players, Chance *chance) {
    return uniform(chance) < OWN ? players->own : &players->pool[below(chance, players->styles)];
}

static void seated(Round *round, int side, const Weights *own, const Weights *rival) {
    for (int seat = 0; seat < round->rules->seats; seat++) round->weights[seat] = (seat & 1) == side ? own : rival;
}

static int valued(const Round *round, int seat, int chosen, const Setting *setting, int stocks, Chance *chance, double *rows,
                  double *targets) {
    int kinds[MOST_DISCARDS], size = discards(round, seat, kinds), side = seat & 1;
    double values[MOST_DISCARDS];
    for (int place = 0; place < size; place++) {
        targets[place] = 0;
        discard_numbers(round, seat, kinds[place], chosen, rows + place * WIDTH);
    }
    for (int number = 0; number < stocks; number++) {
        Round world, trial;
        world = *round;
        shuffle(world.stock + world.at, world.end - world.at, chance);
        double mean = 0;
        for (int place = 0; place < size; place++) {
            trial = world;
            discard_kind(&trial, seat, kinds[place]);
            play_out(&trial, next_seat(&trial, seat), 400);
            mean += values[place] = utility(setting, score(&trial, side), score(&trial, 1 - side)) / size;
        }
        for (int place = 0; place < size; place++) targets[place] += (size * values[place] - mean) / stocks;
    }
    return size;
}

/* Fills at most `most` rows with the discards of decisions, and their values above the mean of the hand's discards. */
long values_of_discards(const Rules *rules, uint64_t seed, const Weights *own, const Weights *pool, int styles,
                        const Setting *setting, int stocks, long most, double *rows, double *targets) {
    Chance chance = {seed};
    Players players = {own, pool, styles};
    long filled = 0;
    for (long number = 0; filled + MOST_DISCARDS < most; number++) {
        int seat = (int)(number % rules->seats), side = below(&chance, 2), kinds[MOST_DISCARDS];
        Round round;
        shuffled(&round, rules, &chance);
        seated(&round, side, own, some(&players, &chance));
        for (; !round.over && filled + MOST_DISCARDS < most; seat = next_seat(&round, seat)) {
            if ((seat & 1) != side) {
                play_out(&round, seat, 1);
                continue;
            }
            if (!begin_turn(&round, seat, round.at >= round.end || uniform(&chance) > SKIPPED)) break;
            if (uniform(&chance) > SKIPPED) meld(&round, seat);
            if (round.over || round.counts[seat] < 2) {
                if (!round.over) discard(&round, seat);
                continue;
            }
            int chosen = choose_discard(&round, seat);
            if (uniform(&chance) < DECISIONS)
                filled += valued(&round, seat, chosen, setting, stocks, &chance, rows + filled * WIDTH, targets + filled);
            if (uniform(&chance) < EXPLORED) chosen = kinds[below(&chance, discards(&round, seat, kinds))];
            discard_kind(&round, seat, chosen);
        }
    }
    return filled;
}

static void played(Round *round, int seat, int side, const Network *network) {
    while (!round->over && round->turns < 400) {
        if ((seat & 1) != side || !network) {
            seat = play_out(round, seat, 1);
            continue;
        }
        if (begin_turn(round, seat, 1)) {
            meld(round, seat);
            if (!round->over && round->counts[seat] > 1) discard_kind(round, seat, best_discard(round, seat, network));
            else if (!round->over) discard(round, seat);
        }
        seat = next_seat(round, seat);
    }
}

/* Plays mirrored deals with a network (none: the policy's discards); the leads are two for each deal. */
void match(const Rules *rules, uint64_t seed, long deals, const Network *network, const Weights *own, const Weights *rival,
           int *leads) {
    Chance chance = {seed};
    for (long number = 0; number < deals; number++) {
        Round dealt;
        shuffled(&dealt, rules, &chance);
        for (int side = 0; side < 2; side++) {
            Round round = dealt;
            seated(&round, side, own, rival);
            played(&round, (int)(number % rules->seats), side, network);
            leads[2 * number + side] = score(&round, side) - score(&round, 1 - side);
        }
    }
}
