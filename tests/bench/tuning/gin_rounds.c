/* Training rounds of Gin Rummy for gin.py: the rules of engine.gin.round without a record, and the players.

   Rounds take some fifty times as long in Python. */

#include "gin_position.h"
#include "learning.h"

enum { SPARED = 2, MOST_THROWN = 512, MOST_CHAIN = 1024 };

double win; /* what a won round counts besides its points */

static const double TRIED = 0.3, LAMBDA = 0.8, NOTED = 0.1, AGAINST_STYLES = 0.4;

/* ---- Choices */

typedef struct { Network leave, draw, knock; double reading[CLUES + 1]; } Judge;

typedef struct { Leaving way; double value, row[LEAVE]; int knocks; } Choice;

static int choices(const Sight *sight, const Judge *judge, const double *table, Cards hand, Cards barred, Choice *found) {
    Leaving ways[MOST_WAYS];
    int size = leavings(hand, barred, ways), best = 0;
    for (int place = 0; place < size; place++) {
        Choice *its = &found[place];
        its->way = ways[place];
        its->knocks = 0;
        hand_numbers(sight, ways[place].hand, ways[place].melds, ways[place].size, its->row);
        memcpy(its->row + HAND, table, TABLE * sizeof *table);
        discard_numbers(sight, ways[place].card, its->row + OWN);
        its->value = value_of(&judge->leave, its->row);
        if (ways[place].deadwood < ways[best].deadwood) best = place;
    }
    if (ways[best].deadwood <= sight->limit) {
        found[size] = found[best];
        found[size].knocks = 1;
        found[size].value = value_of(&judge->knock, found[size].row);
        size++;
    }
    return size;
}

static void waiting(const Sight *sight, const double *table, double *row) {
    static __thread Arrangements every;
    arrange(sight->hand, &every);
    hand_numbers(sight, sight->hand, every.every[0].melds, every.every[0].size, row);
    memcpy(row + HAND, table, TABLE * sizeof *table);
}

/* Fills the rows of the choices of a position, for the test; returns their number. */
int position(Cards hand, Cards barred, Cards known, Cards left, Cards unseen, const int *thrown, int throws, const int *rest,
             const double *reading, double *rows, double *draw_row, double *clue_rows) {
    static const double nothing[4 * (LEAVE + 2)] = {0};
    Network idle = {LEAVE, 0, nothing};
    Judge judge = {idle, idle, idle, {0}};
    Sight sight = {.hand = hand, .known = known, .left = left, .unseen = unseen, .stock = rest[0], .turn = rest[1],
                   .limit = rest[2], .offered = rest[3], .full = rest[4], .gin = rest[5], .undercut = rest[6]};
    Choice found[MOST_WAYS + 1];
    double table[TABLE];
    look(&sight, thrown, throws, reading);
    table_numbers(&sight, table);
    int size = choices(&sight, &judge, table, hand, barred, found);
    for (int place = 0; place < size; place++) memcpy(rows + place * LEAVE, found[place].row, sizeof found[place].row);
    waiting(&sight, table, draw_row);
    EACH(card, unseen) clues(&sight, card, clue_rows + card * CLUES);
    return size;
}

/* ---- A round, simple styles, and learners */

typedef struct {
    int hand_size, limit, gin, undercut;
    Cards hands[2], known[2], refused[2], pile, barred;
    int stock[PACK], left, upcards[MOST_THROWN], piled, thrown[2][MOST_THROWN], throws[2], turn, offered;
    Chance *chance;
} Round;

typedef struct { double kin, near, fear, noise, high; int least, slack, low; } Style;

static Style some_style(Chance *chance) {
    static const double noises[4] = {0.5, 2, 2, 30};
    static const int leasts[7] = {20, 20, 20, 20, 7, 4, 0}, slacks[5] = {0, 0, 0, 2, -4}, lows[3] = {0, 0, 3};
    return (Style){
        .kin = between(chance, 0.8, 3), .near = uniform(chance), .fear = below(chance, 2) ? between(chance, 0, 6) : 0,
        .noise = noises[below(chance, 4)], .least = leasts[below(chance, 7)], .slack = slacks[below(chance, 5)],
        .low = lows[below(chance, 3)],
    };
}

static void deal(Round *round, Chance *chance, int usual) {
    static const int limits[12] = {10, 10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, bonuses[5] = {0, 10, 20, 25, 50};
    int deck[PACK];
    memset(round, 0, sizeof *round);
    round->hand_size = 10;
    round->limit = 10;
    round->gin = round->undercut = 25;
    round->chance = chance;
    if (!usual && uniform(chance) >= 0.75) {
        round->limit = limits[below(chance, 12)];
        if (uniform(chance) < 0.3) round->hand_size = 7;
        if (uniform(chance) < 0.5) {
            round->gin = bonuses[below(chance, 5)];
            round->undercut = bonuses[below(chance, 5)];
        }
    }
    for (int place = 0; place < PACK; place++) {
        int other = below(chance, place + 1);
        deck[place] = deck[other];
        deck[other] = place;
    }
    for (int place = 0; place < 2 * round->hand_size; place++) round->hands[place / round->hand_size] |= bit(deck[place]);
    round->upcards[round->piled++] = deck[2 * round->hand_size];
    round->pile = bit(round->upcards[0]);
    for (int place = 2 * round->hand_size + 1; place < PACK; place++) round->stock[round->left++] = deck[place];
    round->turn = 1;
    round->offered = 1;
}

static Sight sight_of(const Round *round, int seat, const Judge *judge) {
    Cards hand = round->hands[seat], known = round->known[1 - seat];
    Sight sight = {.hand = hand, .known = known, .left = round->refused[1 - seat],
                   .unseen = ALL & ~hand & ~round->pile & ~known, .stock = round->left, .turn = round->turn,
                   .limit = round->limit, .offered = round->offered, .full = round->hand_size, .gin = round->gin,
                   .undercut = round->undercut};
    look(&sight, round->thrown[1 - seat], round->throws[1 - seat], judge->reading);
    return sight;
}

static double showdown(const Round *round, int seat, const Leaving *way) {
    Cards theirs = round->hands[1 - seat];
    if (!way->deadwood) return round->gin + deadwood(theirs) + win;
    int left = after_laying_off(theirs, way);
    return left > way->deadwood ? left - way->deadwood + win : left - way->deadwood - round->undercut - win;
}

static int style_takes(const Style *style, const Round *round, int seat) {
    static __thread Arrangements every;
    int upcard = round->upcards[round->piled - 1], least = round->limit < style->least ? round->limit : style->least;
    Cards hand = round->hands[seat], both = hand | bit(upcard);
    int total = points(both), after = 1000, joins = 0;
    arrange(both, &every);
    EACH(card, hand) {
        int place = 0;
        while (every.every[place].cards & bit(card)) place++;
        int left = total - every.every[place].points - worth[card];
        if (left < after) after = left;
    }
    if (after <= least) return 1;
    for (int place = 0; place < every.size && every.every[place].points == every.every[0].points; place++)
        joins |= !!(every.every[place].cards & bit(upcard));
    return (joins && after < deadwood(hand) - style->slack) || worth[upcard] <= style->low;
}

static Leaving style_discards(const Style *style, const Round *round, int seat, int *knocks) {
    Leaving ways[MOST_WAYS];
    Cards hand = round->hands[seat], known = round->known[1 - seat];
    int size = leavings(hand, round->barred, ways), best = 0, chosen = 0;
    double least = 1e9;
    for (int place = 1; place < size; place++)
        if (ways[place].deadwood < ways[best].deadwood) best = place;
    *knocks = ways[best].deadwood <= (round->limit < style->least ? round->limit : style->least);
    if (*knocks) return ways[best];
    for (int place = 0; place < size; place++) {
        int card = ways[place].card;
        Cards close = same[card] | beside[card];
        double kin = count(close & hand) + style->near * count(near[card] & hand);
        double cost = ways[place].deadwood + style->kin * kin + style->fear * count(close & known)
                      - style->high * (card % SIZE) + normal(round->chance, style->noise);
        if (cost < least) {
            least = cost;
            chosen = place;
        }
    }
    return ways[chosen];
}

typedef struct { int drawing; double value, row[LEAVE]; } Step;

typedef struct {
    const Judge *judge; /* none: a style only */
    const Style *style;
    double noise; /* how far it strays from the best to learn */
    int steps, knocks;
    Step chain[MOST_CHAIN];
    double knock_rows[MOST_CHAIN][OWN], knock_values[MOST_CHAIN];
} Player;

typedef struct {
    long leave, draw, knock, clue, most; /* the rows so far, and of each kind at most */
    float *leave_rows, *draw_rows, *knock_rows;
    double *leave_targets, *draw_targets, *knock_targets, *clue_rows;
} Seen;

static void note_step(Player *player, int drawing, const double *row, double value) {
    if (player->steps == MOST_CHAIN) return;
    Step *step = &player->chain[player->steps++];
    step->drawing = drawing;
    step->value = value;
    memcpy(step->row, row, (drawing ? OWN : LEAVE) * sizeof *row);
}

static int takes(Player *player, const Round *round, int seat) {
    if (!player->judge) return style_takes(player->style, round, seat);
    Sight sight = sight_of(round, seat, player->judge);
    int upcard = round->upcards[round->piled - 1], taking;
    double table[TABLE], row[LEAVE];
    table_numbers(&sight, table);
    waiting(&sight, table, row);
    double value = value_of(&player->judge->draw, row);
    if (player->style)
        taking = style_takes(player->style, round, seat);
    else {
        taking = around[upcard] & sight.hand || worth[upcard] <= 5;
        if (taking) {
            Choice found[MOST_WAYS + 1];
            int size = choices(&sight, player->judge, table, sight.hand | bit(upcard), bit(upcard), found);
            double best = found[0].value;
            for (int place = 1; place < size; place++)
                if (found[place].value > best) best = found[place].value;
            taking = best > value + normal(round->chance, player->noise);
        }
    }
    if (!taking) note_step(player, 1, row, value);
    return taking;
}

static void note_clues(const Sight *sight, const Round *round, int seat, Seen *seen) {
    int chosen = below(round->chance, count(sight->unseen));
    double *row = seen->clue_rows + seen->clue * (CLUES + 2);
    if (seen->clue == seen->most) return;
    EACH(card, sight->unseen) if (!chosen--) {
        clues(sight, card, row);
        row[CLUES] = clamped((double)sight->hidden / count(sight->unseen), 0.02, 0.98);
        row[CLUES + 1] = !!(round->hands[1 - seat] & bit(card));
    }
    seen->clue++;
}

static Leaving discards(Player *player, const Round *round, int seat, int *knocks, Seen *seen) {
    if (!player->judge) return style_discards(player->style, round, seat, knocks);
    Sight sight = sight_of(round, seat, player->judge);
    double table[TABLE], highest = -1e9;
    Choice found[MOST_WAYS + 1];
    int chosen = 0;
    if (seen && uniform(round->chance) < NOTED && sight.unseen) note_clues(&sight, round, seat, seen);
    table_numbers(&sight, table);
    int size = choices(&sight, player->judge, table, sight.hand, round->barred, found);
    Choice *last = &found[size - 1];
    if (last->knocks) {
        if (player->knocks < MOST_CHAIN) {
            memcpy(player->knock_rows[player->knocks], last->row, OWN * sizeof(double));
            player->knock_values[player->knocks++] = showdown(round, seat, &last->way);
        }
        if (!last->way.deadwood) {
            *knocks = 1;
            return last->way;
        }
    }
    if (player->style) {
        Leaving way = style_discards(player->style, round, seat, knocks);
        for (chosen = 0; chosen < size - 1; chosen++)
            if (found[chosen].way.card == way.card && found[chosen].knocks == *knocks) break;
    } else {
        int noisy = uniform(round->chance) < TRIED;
        for (int place = 0; place < size; place++) {
            double value = found[place].value + (noisy ? normal(round->chance, player->noise) : 0);
            if (value > highest) {
                highest = value;
                chosen = place;
            }
        }
    }
    *knocks = found[chosen].knocks;
    if (!*knocks) note_step(player, 0, found[chosen].row, found[chosen].value);
    return found[chosen].way;
}

static void draw(Round *round, int seat, int taking) {
    int card;
    round->barred = 0;
    if (taking) {
        card = round->upcards[--round->piled];
        round->pile ^= bit(card);
        round->barred = bit(card);
        round->known[seat] |= bit(card);
    } else
        card = round->stock[--round->left];
    round->hands[seat] |= bit(card);
}

/* Plays a round and returns its value for seat 0. */
static double play_round(Round *round, Player **players, Seen *seen[2]) {
    int seat = 0, taking = takes(players[0], round, 0);
    if (!taking) {
        round->refused[0] |= bit(round->upcards[0]);
        round->turn = 2;
        if (takes(players[1], round, 1))
            seat = taking = 1;
        else {
            round->refused[1] |= bit(round->upcards[0]);
            round->turn = 3;
        }
    }
    round->offered = 0;
    for (;;) {
        int knocks;
        draw(round, seat, taking);
        Leaving way = discards(players[seat], round, seat, &knocks, seen[seat]);
        if (knocks) {
            double value = showdown(round, seat, &way);
            return seat ? -value : value;
        }
        round->hands[seat] = way.hand;
        round->known[seat] &= way.hand;
        round->upcards[round->piled++] = way.card;
        round->pile |= bit(way.card);
        if (round->throws[seat] == MOST_THROWN) return 0;
        round->thrown[seat][round->throws[seat]++] = way.card;
        if (round->left <= SPARED) return 0;
        seat = 1 - seat;
        round->turn++;
        taking = takes(players[seat], round, seat);
        if (!taking) round->refused[seat] |= bit(round->upcards[round->piled - 1]);
    }
}

static void keep_row(float *rows, double *targets, long at, const double *row, int size, double target) {
    for (int place = 0; place < size; place++) rows[at * size + place] = (float)row[place];
    targets[at] = target;
}

static void keep(const Player *player, double value, Seen *seen) {
    double target = value, later = 0, weight = player->style ? 1 : LAMBDA;
    for (int place = 0; place < player->knocks && seen->knock < seen->most; place++)
        keep_row(seen->knock_rows, seen->knock_targets, seen->knock++, player->knock_rows[place], OWN,
                 player->knock_values[place]);
    for (int place = player->steps - 1; place >= 0; place--) {
        const Step *step = &player->chain[place];
        if (place < player->steps - 1) target = (1 - weight) * later + weight * target;
        if (step->drawing && seen->draw < seen->most)
            keep_row(seen->draw_rows, seen->draw_targets, seen->draw++, step->row, OWN, target);
        if (!step->drawing && seen->leave < seen->most)
            keep_row(seen->leave_rows, seen->leave_targets, seen->leave++, step->row, LEAVE, target);
        later = step->value;
    }
}

/* Plays rounds of the newest judge, the last one, and keeps what it saw; with ``styled`` it plays in styles, and else
   ``noise`` is how far judges stray from the best. ``results`` are its values, and ``versus`` whether the other was a
   judge. */
void play(uint64_t seed, long rounds, const Judge *judges, int count_of_judges, int styled, double noise, Seen *seen,
          double *results, int8_t *versus) {
    Chance chance = {seed};
    const Judge *newest = &judges[count_of_judges - 1];
    static __thread Player learner, other;
    static __thread Round round;
    for (long number = 0; number < rounds; number++) {
        Style own = some_style(&chance), theirs = some_style(&chance);
        deal(&round, &chance, 0);
        learner.steps = learner.knocks = other.steps = other.knocks = 0;
        learner.noise = other.noise = noise;
        learner.judge = newest;
        learner.style = styled ? &own : 0;
        other.judge = 0;
        other.style = &theirs;
        if (!styled && uniform(&chance) >= AGAINST_STYLES) {
            other.judge = uniform(&chance) < 0.5 ? newest : &judges[below(&chance, count_of_judges)];
            other.style = 0;
        }
        int place = below(&chance, 2), both = other.judge == newest;
        Player *players[2] = {place ? &other : &learner, place ? &learner : &other};
        Seen *noting[2] = {place && !both ? 0 : seen, place || both ? seen : 0};
        double value = play_round(&round, players, noting);
        results[number] = place ? -value : value;
        versus[number] = other.judge != 0;
        keep(&learner, results[number], seen);
        if (both) keep(&other, -results[number], seen);
    }
}

/* Decides like the reference player ``counter`` and OpenSpiel's sample bot. Nothing is learnt from it. */
static const Style COUNTER = {.high = 0.01, .least = 20, .slack = -1000};

/* Plays deals twice, with the seats exchanged, and notes by deal the mean share of rounds that the first judge wins, and
   its points. ``two`` may be missing: then it plays against the counter, by the usual rules. */
void match(uint64_t seed, long deals, const Judge *one, const Judge *two, double *wins, double *ahead) {
    Chance chance = {seed};
    static __thread Player players[2];
    static __thread Round dealt, round;
    Seen *none[2] = {0, 0};
    for (long number = 0; number < deals; number++) {
        deal(&dealt, &chance, !two);
        wins[number] = ahead[number] = 0;
        for (int first = 0; first < 2; first++) {
            Player *seated[2] = {&players[first], &players[1 - first]};
            players[0] = (Player){.judge = one};
            players[1] = (Player){.judge = two, .style = two ? 0 : &COUNTER};
            round = dealt;
            double value = play_round(&round, seated, none);
            if (first) value = -value;
            wins[number] += won(value) / 2;
            ahead[number] += (value > 0 ? value - win : value < 0 ? value + win : 0) / 2;
        }
    }
}
