/* The rollout model of Canasta (engine.players.canasta.rollout) under the rules of classic and partners.

   Rounds take some fifty times as long in Python. */

#include "learning.h"

enum { RANKED = 11, RED_THREE = 11, BLACK_THREE, TWO, JOKER, KINDS };
enum { SEATS = 4, PACK = 108, MELD = 3, CANASTA = 7, COPIES = 8, KEPT = 2, LOW = 3, LATE = 12, WILD_LIMIT = 3 };

static const int POINTS[KINDS] = {5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 0, 5, 20, 50};

typedef struct { /* engine.players.canasta.weights.HeuristicWeights */
    double take_with_pair, take_onto_meld, take_with_wild, fitting_card, pile_points, kept_cards,
        kept_cards_due, new_meld_naturals, hurry_cards, opening_wilds, opening_pile, opening_stock,
        canasta_wilds_due, canasta_wilds, pile_loss, pile_loss_card, unopened_chance, pair_risk,
        declined_rank, known_card, break_pair, break_set, dead_rank, meldable_card, card_points,
        card_points_late, wild_discard, block, block_card;
} Weights;

typedef struct { int seats, drawn, spare, hand; } Rules;
typedef struct {
    const Rules *rules;
    const Weights *weights[SEATS];
    int hands[SEATS][KINDS], counts[SEATS], known[SEATS][KINDS], declined[SEATS];
    int naturals[2][RANKED], wilds[2][RANKED], laid[2], canastas[2], opened[2], minimums[2], red[2];
    int refused[SEATS][KINDS], refusals[SEATS], thrown[SEATS][KINDS], throws[SEATS];
    int stock[PACK], at, end, pile[PACK], piled, seen[KINDS], frozen, fresh, over, concealed, out, turns;
} Round;
typedef struct { int kind, naturals, wilds; } Lay;
typedef struct { int taken, naturals, wilds, lays; Lay lay[RANKED]; } Taking;

static int least_of(int one, int other) { return one < other ? one : other; }
static int most_of(int one, int other) { return one > other ? one : other; }
static int room_of(const Round *round, int naturals) { return least_of(naturals - round->rules->spare, WILD_LIMIT); }
static int left_of(const Round *round) { return round->end - round->at; }

static void lay(Round *round, int seat, int kind, int naturals, int wilds) {
    int side = seat & 1, *hand = round->hands[seat], twos = least_of(wilds, hand[TWO]), jokers = wilds - twos;
    hand[TWO] -= twos;
    hand[JOKER] -= jokers;
    hand[kind] -= naturals;
    round->counts[seat] -= naturals + wilds;
    round->laid[side] += jokers * POINTS[JOKER] + twos * POINTS[TWO] + naturals * POINTS[kind];
    if (kind >= RANKED) return;
    round->known[seat][kind] = most_of(0, round->known[seat][kind] - naturals);
    int size = round->naturals[side][kind] + round->wilds[side][kind];
    round->naturals[side][kind] += naturals;
    round->wilds[side][kind] += wilds;
    if (size < CANASTA && CANASTA <= size + naturals + wilds) round->canastas[side]++;
}

static int draw(Round *round, int seat) {
    if (round->at >= round->end) {
        round->over = 1;
        return 0;
    }
    for (int wanted = round->rules->drawn; wanted && round->at < round->end;) {
        int kind = round->stock[round->at++];
        if (kind == RED_THREE) {
            round->red[seat & 1]++;
        } else {
            round->hands[seat][kind]++;
            round->counts[seat]++;
            wanted--;
        }
    }
    return 1;
}

static int opening(const Round *round, int seat, int owed, Lay *lays) {
    const int *hand = round->hands[seat];
    int size = 0, pairs[RANKED], paired = 0, values[PACK], wilds = 0, used = 0;
    for (int kind = RANKED - 1; kind >= 0; kind--) {
        if (hand[kind] >= MELD) {
            lays[size++] = (Lay){kind, hand[kind], 0};
            owed -= hand[kind] * POINTS[kind];
        } else if (hand[kind] == 2) {
            pairs[paired++] = kind;
        }
    }
    if (owed <= 0) return size;
    if (!(hand[TWO] + hand[JOKER])) return -1;
    int first = hand[JOKER] ? POINTS[JOKER] : POINTS[TWO];
    int reversed = owed <= first + (paired ? 2 * POINTS[pairs[0]] : 0);
    for (int place = 0; place < hand[reversed ? JOKER : TWO]; place++) values[wilds++] = POINTS[reversed ? JOKER : TWO];
    for (int place = 0; place < hand[reversed ? TWO : JOKER]; place++) values[wilds++] = POINTS[reversed ? TWO : JOKER];
    for (int place = 0; place < paired && owed > 0 && used < wilds; place++) {
        owed -= 2 * POINTS[pairs[place]] + values[used++];
        lays[size++] = (Lay){pairs[place], 2, 1};
    }
    if (owed <= 0) return size;
    for (int place = 0; place < size; place++) {
        int room = least_of(room_of(round, lays[place].naturals), 2);
        while (owed > 0 && used < wilds && lays[place].wilds < room) {
            owed -= values[used++];
            lays[place].wilds++;
        }
    }
    return owed <= 0 ? size : -1;
}

static int worth_taking(const Round *round, int seat, double wanted) {
    const Weights *weights = round->weights[seat];
    const int *hand = round->hands[seat], *own = round->naturals[seat & 1];
    int fits = 0, points = 0;
    for (int place = 0; place < round->piled - 1; place++) {
        int card = round->pile[place];
        points += POINTS[card];
        if (card >= TWO) fits += 2;
        else if (card < RANKED && (own[card] || hand[card])) fits++;
    }
    return round->piled + weights->fitting_card * fits + weights->pile_points * points / 10 >= wanted;
}

static Taking choose_take(Round *round, int seat) {
    Taking none = {0}, found = {.taken = 1};
    int kind = round->piled ? round->pile[round->piled - 1] : KINDS, side = seat & 1, *hand = round->hands[seat];
    if (kind >= RANKED) return none;
    const Weights *weights = round->weights[seat];
    int held = hand[kind], opened = round->opened[side], frozen = round->frozen || !opened;
    double wanted;
    if (round->naturals[side][kind] && !frozen) {
        wanted = weights->take_onto_meld;
    } else if (held >= 2) {
        found.naturals = 2;
        wanted = weights->take_with_pair;
    } else if (frozen || !(held && hand[TWO])) {
        return none;
    } else {
        found.naturals = found.wilds = 1;
        wanted = weights->take_with_wild;
    }
    if (round->at < round->end && !worth_taking(round, seat, wanted * round->rules->drawn / 2)) return none;
    if (!opened) {
        int owed = round->minimums[side] - 3 * POINTS[kind] - found.wilds * POINTS[TWO];
        hand[kind] -= found.naturals;
        hand[TWO] -= found.wilds;
        found.lays = owed > 0 ? opening(round, seat, owed, found.lay) : 0;
        hand[kind] += found.naturals;
        hand[TWO] += found.wilds;
        if (found.lays < 0) return none;
    }
    return found;
}

static void take(Round *round, int seat, const Taking *taking) {
    int side = seat & 1, kind = round->pile[--round->piled], *hand = round->hands[seat];
    hand[kind]++;
    round->counts[seat]++;
    lay(round, seat, kind, taking->naturals + 1, taking->wilds);
    for (int place = 0; place < taking->lays; place++)
        lay(round, seat, taking->lay[place].kind, taking->lay[place].naturals, taking->lay[place].wilds);
    round->opened[side] = 1;
    for (int place = 0; place < round->piled; place++) {
        int card = round->pile[place];
        if (card == RED_THREE) {
            round->red[side]++;
        } else {
            hand[card]++;
            round->known[seat][card]++;
            round->counts[seat]++;
        }
    }
    round->declined[seat] = round->frozen = round->piled = 0;
    memset(round->seen, 0, sizeof round->seen);
}

static void end_out(Round *round, int seat) {
    memset(round->hands[seat], 0, sizeof round->hands[seat]);
    round->counts[seat] = 0;
    round->out = seat & 1;
    round->over = 1;
}

static void place_wilds(Round *round, int seat, int wilds) {
    int side = seat & 1;
    for (int size = CANASTA - 1; size >= 0 && wilds; size--) /* nearly complete canastas first, complete ones last */
        for (int kind = 0; kind < RANKED && wilds; kind++) {
            int has = round->naturals[side][kind], by = round->wilds[side][kind];
            if (!has || (size ? has + by != size : has + by < CANASTA)) continue;
            int number = least_of(wilds, room_of(round, has) - by);
            if (number <= 0) continue;
            lay(round, seat, kind, 0, number);
            wilds -= number;
        }
}

static int try_going_out(Round *round, int seat) {
    int side = seat & 1, *hand = round->hands[seat], *own = round->naturals[side], *wild = round->wilds[side];
    int spare = hand[TWO] + hand[JOKER], left = hand[BLACK_THREE] >= MELD ? 0 : hand[BLACK_THREE];
    if (left > 1) return 0;
    int made = round->canastas[side], room = 0, size = 0;
    Lay lays[RANKED];
    for (int kind = 0; kind < RANKED; kind++) {
        int held = hand[kind], has = own[kind], by = wild[kind], before = has + by;
        if (held) {
            if (has || held >= MELD) {
                lays[size++] = (Lay){kind, held, 0};
            } else if (held == 2 && spare) {
                spare--;
                by++;
                lays[size++] = (Lay){kind, 2, 1};
            } else {
                left += held;
                if (left > 1) return 0;
                continue;
            }
            before += held + (!has && held == 2);
            made += before - held < CANASTA && CANASTA <= before;
            has += held;
        }
        if (has) room += most_of(0, least_of(room_of(round, has), 99 - has) - by);
    }
    if (spare > room) {
        left += spare - room;
        spare = room;
        if (left > 1) return 0;
    }
    if (made + (spare > 0) < 1) return 0;
    int any = 0;
    for (int kind = 0; kind < RANKED; kind++) any |= own[kind];
    round->concealed = round->fresh && !any;
    Round saved;
    if (made < 1) saved = *round;
    for (int place = 0; place < size; place++) lay(round, seat, lays[place].kind, lays[place].naturals, lays[place].wilds);
    place_wilds(round, seat, spare);
    if (made < 1 && round->canastas[side] < 1) {
        memcpy(saved.known[seat], round->known[seat], sizeof saved.known[seat]);
        *round = saved;
        return 0;
    }
    if (hand[BLACK_THREE] >= MELD) lay(round, seat, BLACK_THREE, hand[BLACK_THREE], 0);
    round->opened[side] = 1;
    if (round->counts[seat] > 1) return 1;
    end_out(round, seat);
    return 1;
}

static int hurried(const Round *round, int side, double cards) {
    if (left_of(round) <= LOW * round->rules->seats) return 1;
    for (int seat = 1 - side; seat < round->rules->seats; seat += 2)
        if (round->canastas[1 - side] >= 1 && round->counts[seat] <= cards) return 1;
    return 0;
}

static void add_wilds(Round *round, int seat, int wilds) {
    int side = seat & 1;
    const Weights *weights = round->weights[seat];
    int most = (int)rint(round->canastas[side] < 1 ? weights->canasta_wilds_due : weights->canasta_wilds);
    for (int lacks = 1; lacks <= most; lacks++)
        for (int kind = 0; kind < RANKED; kind++) {
            int has = round->naturals[side][kind], by = round->wilds[side][kind];
            if (lacks > wilds || has + by != CANASTA - lacks || room_of(round, has) - by < lacks) continue;
            lay(round, seat, kind, 0, lacks);
            wilds -= lacks;
        }
}

static void meld(Round *round, int seat) {
    int side = seat & 1, *hand = round->hands[seat];
    const Weights *weights = round->weights[seat];
    if (!round->opened[side]) {
        Lay lays[RANKED];
        int number = opening(round, seat, round->minimums[side], lays), size = 0, wilds = 0;
        if (number <= 0) return;
        for (int place = 0; place < number; place++) {
            size += lays[place].naturals + lays[place].wilds;
            wilds += lays[place].wilds;
        }
        if (round->counts[seat] - size < KEPT) {
            try_going_out(round, seat);
            return;
        }
        if (round->piled < weights->opening_pile && left_of(round) > weights->opening_stock && wilds > weights->opening_wilds)
            return;
        for (int place = 0; place < number; place++) lay(round, seat, lays[place].kind, lays[place].naturals, lays[place].wilds);
        round->opened[side] = 1;
    }
    if (try_going_out(round, seat)) return;
    int due = round->canastas[side] < 1, hurry = hurried(round, side, weights->hurry_cards);
    int kept = hurry ? KEPT : most_of(KEPT, (int)rint(weights->kept_cards + weights->kept_cards_due * due));
    int begins = hurry ? MELD : most_of(MELD, (int)rint(weights->new_meld_naturals));
    int spare = round->counts[seat] - kept;
    for (int kind = 0; kind < RANKED; kind++) {
        int held = hand[kind], number = least_of(held, spare);
        if (!held) continue;
        if (!round->naturals[side][kind] && (held < begins || number < MELD)) continue;
        if (number > 0) {
            lay(round, seat, kind, number, 0);
            spare -= number;
        }
    }
    spare = round->counts[seat] - KEPT;
    int wilds = hand[TWO] + hand[JOKER];
    if (wilds && spare > 0) add_wilds(round, seat, least_of(wilds, spare));
}

static int choose_discard(const Round *round, int seat) {
    const Weights *weights = round->weights[seat];
    const int *hand = round->hands[seat];
    int side = seat & 1, theirs = 1 - side, after = (seat + 1) % round->rules->seats, size = round->piled;
    double pile_loss = weights->pile_loss + weights->pile_loss_card * size;
    double opens = round->opened[theirs] ? 1 : weights->unopened_chance;
    int unfrozen = round->opened[theirs] && !round->frozen, left = left_of(round);
    double share = round->counts[after] / (double)(round->counts[after] + left + 1);
    double pair_loss = weights->pair_risk * share * share * pile_loss * opens;
    double per_point = left < LATE ? weights->card_points_late : weights->card_points;
    int best = -1;
    double least = 1e9;
    for (int kind = 0; kind < RANKED; kind++) {
        int held = hand[kind];
        if (!held) continue;
        int unseen = COPIES - held - round->naturals[side][kind] - round->naturals[theirs][kind] - round->seen[kind];
        double cost = unseen > 1 ? pair_loss * unseen * (unseen - 1) : 0;
        if (round->declined[after] >> kind & 1) cost *= weights->declined_rank;
        if (round->known[after][kind]) {
            double sure = round->known[after][kind] > 1 ? 1 : fmin(1, share * (unseen - 1));
            cost = fmax(cost, weights->known_card * pile_loss * opens * sure);
        }
        if (unfrozen && round->naturals[theirs][kind]) cost = fmax(cost, pile_loss);
        if (held > 1) {
            double together = held == 2 ? weights->break_pair : weights->break_set;
            cost += unseen > 0 || round->naturals[side][kind] ? together : together * weights->dead_rank;
        }
        if (round->naturals[side][kind]) cost += weights->meldable_card;
        cost -= POINTS[kind] * per_point;
        if (cost < least) {
            best = kind;
            least = cost;
        }
    }
    double block = weights->block - weights->block_card * size;
    if (hand[BLACK_THREE] && block < least) {
        best = BLACK_THREE;
        least = block;
    }
    if (best < 0 || least > weights->wild_discard) {
        if (hand[TWO]) return TWO;
        if (hand[JOKER]) return JOKER;
    }
    return best;
}

static void discard_kind(Round *round, int seat, int kind) {
    int count = round->counts[seat], *hand = round->hands[seat];
    hand[kind]--;
    if (round->known[seat][kind]) round->known[seat][kind]--;
    if (kind < RANKED && !hand[kind]) round->declined[seat] |= 1 << kind;
    round->counts[seat] = count - 1;
    round->pile[round->piled++] = kind;
    round->seen[kind]++;
    round->thrown[seat][kind] = ++round->throws[seat];
    if (kind >= TWO) round->frozen = 1;
    if (count == 1) {
        round->over = 1;
        round->out = seat & 1;
    }
}

static void discard(Round *round, int seat) {
    if (!round->counts[seat]) end_out(round, seat);
    else if (round->counts[seat] > 1 || round->canastas[seat & 1]) discard_kind(round, seat, choose_discard(round, seat));
}

static int standing(const Round *round, int side) {
    int points = round->laid[side], red = round->red[side];
    for (int kind = 0; kind < RANKED; kind++)
        if (round->naturals[side][kind] + round->wilds[side][kind] >= CANASTA) points += round->wilds[side][kind] ? 300 : 500;
    red = red == 4 ? 800 : 100 * red;
    points += round->opened[side] ? red : -red;
    return round->out == side ? points + 100 + 100 * round->concealed : points;
}

static int score(const Round *round, int side) {
    int points = standing(round, side);
    for (int seat = side; seat < round->rules->seats; seat += 2)
        for (int kind = 0; kind < KINDS; kind++) points -= round->hands[seat][kind] * POINTS[kind];
    return points;
}

static int begin_turn(Round *round, int seat, int takes) {
    round->turns++;
    round->fresh = !round->opened[seat & 1];
    Taking taking = choose_take(round, seat);
    if (taking.taken && takes) {
        take(round, seat, &taking);
        return 1;
    }
    int kind = round->piled ? round->pile[round->piled - 1] : KINDS;
    if (kind < RANKED) {
        round->declined[seat] |= 1 << kind;
        round->refused[seat][kind] = ++round->refusals[seat];
    }
    return draw(round, seat);
}

static int next_seat(const Round *round, int seat) { return (seat + 1) % round->rules->seats; }

static int play_out(Round *round, int seat, int turns) {
    for (int end = round->turns + turns; !round->over && round->turns < end; seat = next_seat(round, seat))
        if (begin_turn(round, seat, 1)) {
            meld(round, seat);
            if (!round->over) discard(round, seat);
        }
    return seat;
}

/* Deals from the end of the pack, as canasta.py does. */
static void deal(Round *round, const Rules *rules, const int *pack, int minimum) {
    int top = PACK;
    memset(round, 0, sizeof *round);
    round->rules = rules;
    round->out = -1;
    round->minimums[0] = round->minimums[1] = minimum;
    for (int seat = 0; seat < rules->seats; seat++)
        while (round->counts[seat] < rules->hand) {
            int kind = pack[--top];
            if (kind == RED_THREE) {
                round->red[seat & 1]++;
            } else {
                round->hands[seat][kind]++;
                round->counts[seat]++;
            }
        }
    round->pile[round->piled++] = pack[--top];
    round->seen[round->pile[0]]++;
    memcpy(round->stock, pack, top * sizeof *pack);
    round->end = top;
}
