/* Training rounds of Rummy 500 for rummy500.py: the rules of engine.rummy500.round with one pack, and the players.

   Rounds take some hundred times as long in Python. */

#include "rummy500_position.h"
#include "learning.h"

enum { WIN = 30, MOST_CHAIN = 256, PATIENCE = 60, LIKELY = 2, MOST_TURNS = 300 };

static const double NOISE = 6.0, TRIED = 0.25, LAMBDA = 0.8, NOTED = 0.1, AGAINST_STYLES = 0.5, BOUND = 0.15;

typedef struct { Network leave, draw; double reading[CLUES + 1]; } Judge;

/* ---- A round */

typedef struct {
    Cards hands[MOST_SEATS], known[MOST_SEATS], thrown[MOST_SEATS], barred;
    int stock[PACK], left, pile[PACK], piled, laid[MOST_SEATS], turn, bound; /* bound: the upcard must be melded too */
    int seats, partners;
    Table table;
    Chance *chance;
} Round;

static void deal(Round *round, Chance *chance, int bound, int seats, int partners) {
    int deck[PACK], dealt = seats == 2 ? SIZE : 7;
    memset(round, 0, sizeof *round);
    round->chance = chance;
    round->seats = seats;
    round->partners = partners;
    round->bound = bound;
    for (int place = 0; place < PACK; place++) {
        int other = below(chance, place + 1);
        deck[place] = deck[other];
        deck[other] = place;
    }
    for (int place = 0; place < seats * dealt; place++) round->hands[place / dealt] |= bit(deck[place]);
    round->pile[round->piled++] = deck[seats * dealt];
    for (int place = seats * dealt + 1; place < PACK; place++) round->stock[round->left++] = deck[place];
    round->turn = 1;
}

static Cards lying(const Round *round) {
    Cards found = 0;
    for (int place = 0; place < round->piled; place++) found |= bit(round->pile[place]);
    return found;
}

static Cards melded(const Round *round) {
    Cards found = 0;
    for (int place = 0; place < round->table.size; place++) found |= round->table.melds[place].cards;
    return found;
}

#define OTHERS(other, seat) for (int other = 0; other < round->seats; other++) if (other != (seat))

static int opposed(const Round *round, int seat, int other) { return round->partners ? (seat ^ other) & 1 : seat != other; }

/* The points by seat of the side that a seat plays for. */
static int of_side(const Round *round, const int *by_seat, int seat) {
    return by_seat[seat] + (round->partners ? by_seat[seat ^ 2] : 0);
}

/* How far a seat's side is ahead of the mean of the others, and of the best of them. */
static double ahead_of(const Round *round, const int *by_seat, int seat, double *best) {
    int own = of_side(round, by_seat, seat), sides = 0, sum = 0, most = -10000;
    OTHERS(other, seat) if (opposed(round, seat, other)) {
        int its = of_side(round, by_seat, other);
        sum += its;
        sides++;
        if (its > most) most = its;
    }
    *best = own - most;
    return own - (double)sum / sides;
}

static double lead(const Round *round, int seat) {
    return ahead_of(round, round->laid, seat, &(double){0});
}

static int fewest(const Round *round, int seat, int opponents) {
    int least_cards = PACK;
    OTHERS(other, seat) if (!opponents || opposed(round, seat, other))
        least_cards = (int)least(least_cards, count(round->hands[other]));
    return least_cards;
}

static Sight sight_of(const Round *round, int seat, const double *reading, int peeks) {
    int next = (seat + 1) % round->seats;
    Cards hand = round->hands[seat], pile = lying(round), partners_known = 0;
    Sight sight = {.left = round->thrown[seat] & pile, .next = peeks ? round->hands[next] : round->known[next],
                   .unseen = ALL & ~hand & ~pile & ~melded(round), .stock = round->left, .turn = round->turn,
                   .bound = round->bound, .seats = round->seats, .rivals = round->partners ? 1 : round->seats - 1,
                   .fewest = fewest(round, seat, 1), .next_holds = count(round->hands[next])};
    OTHERS(other, seat) {
        Cards known = peeks ? round->hands[other] : round->known[other];
        sight.unseen &= ~known;
        if (opposed(round, seat, other)) {
            sight.known |= known;
            sight.thrown |= round->thrown[other];
            sight.theirs += count(round->hands[other]);
        } else {
            partners_known = known;
            sight.partner_holds = count(round->hands[other]);
        }
    }
    int unseen = count(sight.unseen);
    if (sight.partner_holds)
        sight.partner = points(partners_known)
                        + (sight.partner_holds - count(partners_known)) * (unseen ? (double)points(sight.unseen) / unseen : 0);
    double best, mean = ahead_of(round, round->laid, seat, &best);
    sight.behind = mean - best;
    look(&sight, reading);
    return sight;
}

/* ---- Choices: the discards of a hand, and the ways to draw */

typedef struct { int card, ends; double value, row[MANY]; } Choice; /* no card: the hand was melded wholly */
typedef struct { int depth; Round after; Cards hand; Choice discards[PACK]; int size, best; double value; } Way;

static double certain(const Sight *sight, double ahead) { return ahead + WIN * clamped((ahead - sight->behind) / 10, -1, 1); }

/* Fills what may follow the melding: going out, or each discard with its value. Returns their number. */
static int choices(const Sight *sight, const Judge *judge, const Round *round, int seat, Cards barred, Choice *found) {
    Cards hand = round->hands[seat], open = open_cards(&round->table);
    int pile[PACK + 1], piled = round->piled, size = 0;
    double laid = lead(round, seat);
    if (!hand) {
        found[0].card = -1;
        found[0].ends = 1;
        found[0].value = certain(sight, laid + burden(sight));
        return 1;
    }
    if (hand & ~barred) hand &= ~barred;
    memcpy(pile, round->pile, piled * sizeof *pile);
    EACH(card, hand) {
        Choice *its = &found[size++];
        Cards left = round->hands[seat] ^ bit(card);
        its->card = card;
        its->ends = !left || !round->left;
        if (its->ends)
            its->value = certain(sight, laid + burden(sight) - points(left));
        else {
            pile[piled] = card;
            numbers(sight, left, pile, piled + 1, open, laid, its->row);
            its->value = laid + value_of(&judge->leave, its->row);
        }
    }
    return size;
}

static int best_of(const Choice *found, int size) {
    int best = 0;
    for (int place = 1; place < size; place++)
        if (found[place].value > found[best].value) best = place;
    return best;
}

static int meldable(const Table *table, Cards hand) {
    Arrangement found = arranged(hand);
    return found.points + points(hand & ~found.cards & open_cards(table));
}

/* What drawing from the stock is worth: the mean over the cards that may come. Then this card is discarded, or one of
   those whose discard would be best now. */
static double expected(const Sight *sight, const Judge *judge, const Round *round, int seat) {
    static __thread Choice found[PACK];
    int melds = meldable(&round->table, round->hands[seat]) > 0, now = melds ? 0 : choices(sight, judge, round, seat, 0, found);
    Cards likely = 0;
    double sum = 0;
    for (int number = 0; number < LIKELY && number < now; number++) {
        int best = best_of(found, now);
        likely |= bit(found[best].card);
        found[best].value = -1e9;
    }
    EACH(card, sight->unseen) {
        Round after = *round;
        Sight its = *sight;
        after.left--;
        after.hands[seat] |= bit(card);
        if (melds || has_place(&round->table, round->hands[seat], card))
            after.laid[seat] += lay_down(&after.table, &after.hands[seat], 0);
        its.unseen ^= bit(card);
        its.chance[card] = its.draws[card] = 0;
        its.stock--;
        int size = choices(&its, judge, &after, seat, likely ? round->hands[seat] & ~likely : 0, found);
        sum += sight->draws[card] * found[best_of(found, size)].value;
    }
    return sum;
}

/* Takes some cards of the pile and melds all; whether that is legal. */
static int take(Round *round, int seat, int depth) {
    Cards taken = 0, owed = 0;
    int from = round->piled - depth, card = round->pile[from];
    for (int place = from; place < round->piled; place++) taken |= bit(round->pile[place]);
    if (depth > 1 || round->bound) {
        if (!has_place(&round->table, (round->hands[seat] | taken) & ~bit(card), card)) return 0;
        owed = bit(card);
    }
    round->piled = from;
    round->hands[seat] |= taken;
    round->known[seat] |= taken;
    round->laid[seat] += lay_down(&round->table, &round->hands[seat], owed);
    round->known[seat] &= round->hands[seat];
    round->barred = depth == 1 ? taken : 0;
    return 1;
}

static void draw(Round *round, int seat) {
    round->hands[seat] |= bit(round->stock[--round->left]);
    round->laid[seat] += lay_down(&round->table, &round->hands[seat], 0);
    round->known[seat] &= round->hands[seat];
    round->barred = 0;
}

/* Whether so many cards are taken late of which far more points stay than are laid down; see ``late`` in planning.py. */
static int late(const Round *round, int seat, int depth) {
    Cards taken = 0, hand = round->hands[seat];
    if (depth == 1 || !round->left || fewest(round, seat, 0) > 3) return 0;
    for (int place = round->piled - depth; place < round->piled; place++) taken |= bit(round->pile[place]);
    int gain = meldable(&round->table, hand | taken) - meldable(&round->table, hand);
    return points(taken) - gain > 3 * gain;
}

/* By how much a card raises the points of the pile's melds, with those of any one other player. */
static int completed(const Round *round, int seat, int card) {
    Cards pile = lying(round);
    int most = 0;
    OTHERS(other, seat) {
        Cards its = pile | round->known[other];
        int more = meldable(&round->table, its | bit(card)) - meldable(&round->table, its);
        if (more > most) most = more;
    }
    return most;
}

/* The discards that complete a meld for another; none if there is no better one. See ``gifts`` in planning.py. */
static Cards gifts(const Round *round, int seat) {
    Cards open = open_cards(&round->table), found = 0;
    int safe = 0;
    EACH(card, round->hands[seat] & ~round->barred) {
        int more = completed(round, seat, card);
        if (more >= 10) found |= bit(card);
        if (!more && !(bit(card) & open)) safe = 1;
    }
    return safe ? found : 0;
}

/* ---- Simple styles: the linear player of engine.players.rummy500, with weights, likings and lapses of its own */

typedef struct { double draw, near, feed, complete, caught, greed, cost, noise, lapse; int deepest; } Style;

static const Style PLAIN = {.draw = 4, .near = 0.05, .feed = 0.4, .complete = 1, .caught = 3, .deepest = PACK};
static const Style DEAR = /* the linear expert of tables that were not learnt, which keeps dear cards */
    {.draw = 4, .near = 0.037, .feed = 0.4, .complete = 1, .caught = 3, .cost = -0.2, .deepest = PACK};

enum { KINDS = 8 };

static Style some_style(Chance *chance, int kind) {
    static const double noises[4] = {0.2, 1, 1, 5};
    Style style = {
        .draw = between(chance, 0, 8), .near = between(chance, 0.01, 0.1), .feed = between(chance, 0, 0.8),
        .complete = between(chance, 0, 1.5), .caught = between(chance, 0, 4), .noise = noises[below(chance, 4)],
        .deepest = PACK,
    };
    switch (kind) {
    case 0: style.deepest = 1; break;
    case 1: style.deepest = 1 + below(chance, 5); break;
    case 2: style.greed = between(chance, 2, 30); break;
    case 3: style.greed = between(chance, 2, 30); style.feed = style.complete = 0; break;
    case 4: style.near = 0.001; style.feed = 0; break;
    }
    switch (below(chance, 5)) {
    case 0: style.cost = between(chance, 0, 3); break;
    case 1: style.cost = -between(chance, 0, 3); break;
    case 2: style.cost = between(chance, 3, 10); break;
    }
    if (!below(chance, 4)) style.lapse = 0.2;
    return style;
}

static double left_worth(const Round *round, Cards hand, Cards held) {
    Cards left = hand & ~arranged(hand).cards & ~open_cards(&round->table), gone = melded(round) | held;
    double sum = 0;
    EACH(one, left) EACH(other, left & ((1ULL << one) - 1)) EACH(out, outs[one][other] & ~gone)
        sum += worth[one] + worth[other] + worth[out];
    return sum;
}

static double ending(const Round *round, int seat) {
    static const double chances[4] = {0, 0.5, 0.15, 0.15};
    double none = 1;
    OTHERS(other, seat) {
        int holds = count(round->hands[other]);
        if (holds <= 3) none *= 1 - chances[holds];
    }
    return round->left <= round->seats - 1 ? 1 : 1 - none;
}

/* Returns how many cards to take from the pile; 0 to draw from the stock. */
static int style_draws(const Style *style, const Round *round, int seat) {
    Cards hand = round->hands[seat], taken = 0;
    double best = style->draw + style->near * left_worth(round, hand, hand) + normal(round->chance, style->noise);
    double risk = ending(round, seat);
    int before = meldable(&round->table, hand), chosen = 0;
    for (int depth = 1; depth <= round->piled && depth <= style->deepest; depth++) {
        int card = round->pile[round->piled - depth];
        taken |= bit(card);
        Cards both = hand | taken;
        if ((depth > 1 || round->bound) && !has_place(&round->table, both & ~bit(card), card)) continue;
        int gain = meldable(&round->table, both) - before, stay = points(taken) - gain;
        if (stay < 0) stay = 0;
        if (2 * round->turn > PATIENCE * round->seats && gain <= 0) continue;
        double value = risk && stay > 3 * gain ? gain - stay
                       : gain + style->near * left_worth(round, both, hand) - style->caught * risk * stay;
        value += style->greed * (depth > 1 || gain > 0) * depth + normal(round->chance, style->noise);
        if (value > best) {
            best = value;
            chosen = depth;
        }
    }
    return chosen;
}

static int style_discards(const Style *style, const Round *round, int seat) {
    Cards hand = round->hands[seat], known = 0, pile = lying(round), may = hand & ~round->barred;
    OTHERS(other, seat) known |= round->known[other];
    Cards hidden = ALL & ~hand & ~pile & ~known & ~melded(round), open = open_cards(&round->table);
    int whole = meldable(&round->table, hand), chosen = 0;
    double best = -1e9;
    EACH(card, may ? may : hand) {
        Cards left = hand ^ bit(card);
        double value = style->near * left_worth(round, left, hand) - (whole - meldable(&round->table, left));
        if (bit(card) & open) value -= worth[card];
        if (style->complete) value -= style->complete * completed(round, seat, card);
        int feeds = 0;
        if (style->feed)
            EACH(other, pile | known) feeds += count(outs[card][other] & hidden);
        value += style->cost * worth[card] - style->feed * feeds + normal(round->chance, style->noise);
        if (uniform(round->chance) < style->lapse) value += 20;
        if (value > best) {
            best = value;
            chosen = card;
        }
    }
    return chosen;
}

/* ---- Learners */

typedef struct { int drawing; double value, laid, row[MANY]; } Step;

typedef struct {
    const Judge *judge; /* none: a style only */
    const Style *style;
    double noise; /* how far it strays from the best to learn */
    int hasty, peeks, steps; /* hasty: judges the stock by the network alone */
    Step chain[MOST_CHAIN];
} Player;

typedef struct {
    long leave, draw, clue, most; /* the rows so far, and of each kind at most */
    float *leave_rows, *draw_rows;
    double *leave_targets, *draw_targets, *clue_rows;
} Seen;

static void note_step(Player *player, int drawing, const double *row, double value, double laid) {
    if (player->steps == MOST_CHAIN) return;
    Step *step = &player->chain[player->steps++];
    step->drawing = drawing;
    step->value = value;
    step->laid = laid;
    memcpy(step->row, row, sizeof step->row);
}

static int draws(Player *player, const Round *round, int seat) {
    int chosen = 0;
    if (!player->judge) return style_draws(player->style, round, seat);
    double row[MANY], laid = lead(round, seat);
    Sight sight = sight_of(round, seat, player->judge->reading, player->peeks);
    numbers(&sight, round->hands[seat], round->pile, round->piled, open_cards(&round->table), laid, row);
    double value = player->hasty ? laid + value_of(&player->judge->draw, row) : expected(&sight, player->judge, round, seat);
    double best = value;
    if (player->style)
        chosen = style_draws(player->style, round, seat);
    else {
        static __thread Choice found[PACK];
        double noise = uniform(round->chance) < TRIED ? player->noise : 0;
        for (int depth = 1; depth <= round->piled; depth++) {
            Round after = *round;
            if (!take(&after, seat, depth) || late(round, seat, depth)) continue;
            if (2 * round->turn > PATIENCE * round->seats && after.laid[seat] == round->laid[seat]) continue;
            int size = choices(&sight, player->judge, &after, seat, after.barred, found);
            double its = found[best_of(found, size)].value + (noise ? normal(round->chance, noise) : 0);
            if (its > best) {
                best = its;
                chosen = depth;
            }
        }
    }
    if (!chosen) note_step(player, 1, row, value, laid);
    return chosen;
}

static void note_clues(const Sight *sight, const Round *round, int seat, Seen *seen) {
    int chosen = below(round->chance, count(sight->unseen));
    double *row = seen->clue_rows + seen->clue * (CLUES + 2);
    if (seen->clue == seen->most) return;
    EACH(card, sight->unseen) if (!chosen--) {
        clues(sight, card, row);
        row[CLUES] = clamped((double)sight->hidden / count(sight->unseen), 0.02, 0.98);
        row[CLUES + 1] = 0;
        OTHERS(other, seat) if (opposed(round, seat, other) && round->hands[other] & bit(card)) row[CLUES + 1] = 1;
    }
    seen->clue++;
}

static int discards(Player *player, const Round *round, int seat, Seen *seen) {
    if (!player->judge) return style_discards(player->style, round, seat);
    static __thread Choice found[PACK];
    Sight sight = sight_of(round, seat, player->judge->reading, player->peeks);
    if (seen && uniform(round->chance) < NOTED && sight.unseen) note_clues(&sight, round, seat, seen);
    int size = choices(&sight, player->judge, round, seat, round->barred | gifts(round, seat), found), chosen;
    if (player->style) {
        int card = style_discards(player->style, round, seat);
        for (chosen = 0; chosen < size - 1 && found[chosen].card != card;) chosen++;
    } else {
        if (uniform(round->chance) < TRIED && player->noise) {
            for (int place = 0; place < size; place++)
                found[place].value += found[place].ends ? 0 : normal(round->chance, player->noise);
        }
        chosen = best_of(found, size);
    }
    if (!found[chosen].ends)
        note_step(player, 0, found[chosen].row, lead(round, seat) + value_of(&player->judge->leave, found[chosen].row),
                  lead(round, seat));
    return found[chosen].card;
}

static double with_win(double ahead, double best) { return ahead + WIN * ((best > 0) - (best < 0)); }

/* Plays a round; ``seen`` keeps what the seats in ``noting`` see. Fills by seat the points that its side is ahead of the
   mean of the others, and of the best of them. */
static void play_round(Round *round, Player *players[MOST_SEATS], const int *noting, Seen *seen, double *ahead, double *best) {
    int final[MOST_SEATS];
    for (int seat = 0;; seat = (seat + 1) % round->seats, round->turn++) {
        int depth = draws(players[seat], round, seat);
        if (depth) take(round, seat, depth);
        else draw(round, seat);
        if (!round->hands[seat]) break;
        int card = discards(players[seat], round, seat, noting && noting[seat] ? seen : 0);
        round->hands[seat] ^= bit(card);
        round->known[seat] &= ~bit(card);
        round->thrown[seat] |= bit(card);
        round->pile[round->piled++] = card;
        if (!round->hands[seat] || !round->left || round->turn > MOST_TURNS) break;
    }
    for (int seat = 0; seat < round->seats; seat++) final[seat] = round->laid[seat] - points(round->hands[seat]);
    for (int seat = 0; seat < round->seats; seat++) ahead[seat] = ahead_of(round, final, seat, &best[seat]);
}

static void keep_row(float *rows, double *targets, long at, int inputs, const double *row, double target) {
    for (int place = 0; place < inputs; place++) rows[at * inputs + place] = (float)row[place];
    targets[at] = target;
}

static void keep(const Player *player, double value, Seen *seen) {
    double target = value, later = 0, weight = player->style ? 1 : LAMBDA;
    int inputs = player->judge->leave.inputs;
    for (int place = player->steps - 1; place >= 0; place--) {
        const Step *step = &player->chain[place];
        if (place < player->steps - 1) target = (1 - weight) * later + weight * target;
        if (step->drawing && seen->draw < seen->most)
            keep_row(seen->draw_rows, seen->draw_targets, seen->draw++, inputs, step->row, target - step->laid);
        if (!step->drawing && seen->leave < seen->most)
            keep_row(seen->leave_rows, seen->leave_targets, seen->leave++, inputs, step->row, target - step->laid);
        later = step->value;
    }
}

/* Plays rounds of the newest judge, the last one, and keeps what it saw; with ``styled`` it plays in styles. Without
   ``many`` two play, else three, four, or four as partners; with ``bound`` the upcard must be melded in all rounds, else in
   some. ``results`` are its values, and ``versus`` whether the others were judges. */
void play(uint64_t seed, long rounds, const Judge *judges, int count_of_judges, int styled, int hasty, int many, int bound,
          Seen *seen, double *results, int8_t *versus) {
    Chance chance = {seed};
    const Judge *newest = &judges[count_of_judges - 1];
    static __thread Player playing[MOST_SEATS]; /* the learner, and the others in the order of their turns */
    static __thread Style styles[MOST_SEATS];
    static __thread Round round;
    for (long number = 0; number < rounds; number++) {
        int table = many ? below(&chance, 3) : 0, seats = many ? 3 + (table > 0) : 2, noting[MOST_SEATS];
        double ahead[MOST_SEATS], best[MOST_SEATS];
        Player *players[MOST_SEATS];
        for (int role = 0; role < seats; role++) {
            styles[role] = some_style(&chance, below(&chance, KINDS));
            if (role && uniform(&chance) < 0.2) styles[role] = PLAIN;
        }
        deal(&round, &chance, (uniform(&chance) < BOUND) | bound, seats, table == 2);
        int joined = table == 2 && uniform(&chance) < 0.75; /* whether the learner plays for its partner too */
        for (int role = 0; role < seats; role++) {
            Player *player = &playing[role];
            int learns = !role || (joined && role == 2);
            player->steps = 0;
            player->noise = NOISE;
            player->judge = newest;
            player->style = styled ? &styles[role] : 0;
            player->hasty = styled || hasty || (!learns && uniform(&chance) < 0.5);
        }
        int simple = styled || uniform(&chance) < AGAINST_STYLES;
        for (int role = 1; role < seats; role++) {
            if (joined && role == 2) continue;
            if (simple) {
                playing[role].judge = 0;
                playing[role].style = &styles[role];
            } else if (uniform(&chance) >= 0.5) playing[role].judge = &judges[below(&chance, count_of_judges)];
        }
        int place = below(&chance, seats);
        for (int role = 0; role < seats; role++) {
            int seat = (place + role) % seats;
            players[seat] = &playing[role];
            noting[seat] = playing[role].judge == newest;
        }
        play_round(&round, players, noting, seen, ahead, best);
        results[number] = with_win(ahead[place], best[place]);
        versus[number] = !simple;
        for (int role = 0; role < seats; role++) {
            int seat = (place + role) % seats;
            if (noting[seat]) keep(players[seat], with_win(ahead[seat], best[seat]), seen);
        }
    }
}

/* Plays each deal once for every side, with the first judge on that side and the second on all others, and notes by deal
   the mean share of rounds that the first one wins, and its points ahead of the mean of the others. Without ``two`` the
   others are a linear player, or of a new style for each deal. With ``bound`` the upcard must be melded too. */
void match(uint64_t seed, long deals, const Judge *one, const Judge *two, int seats, int partners, int kind, int hasty,
           int peeks, int bound, double *wins, double *ahead) {
    Chance chance = {seed};
    static __thread Player seated[MOST_SEATS];
    static __thread Round dealt, round;
    int sides = partners ? 2 : seats;
    for (long number = 0; number < deals; number++) {
        Style style = kind == -1 ? PLAIN : kind < 0 ? DEAR : some_style(&chance, kind < KINDS ? kind : below(&chance, KINDS));
        deal(&dealt, &chance, bound, seats, partners);
        wins[number] = ahead[number] = 0;
        for (int first = 0; first < sides; first++) {
            Player *players[MOST_SEATS];
            double values[MOST_SEATS], best[MOST_SEATS];
            for (int seat = 0; seat < seats; seat++) {
                players[seat] = &seated[seat];
                seated[seat] = seat % sides == first
                                   ? (Player){.judge = one, .hasty = hasty & 1, .peeks = peeks, .style = one ? 0 : &PLAIN}
                                   : (Player){.judge = two, .hasty = hasty >> 1, .style = two ? 0 : &style};
            }
            round = dealt;
            play_round(&round, players, 0, 0, values, best);
            wins[number] += won(best[first]) / sides;
            ahead[number] += values[first] / sides;
        }
    }
}

/* ---- For the test: single positions */

static Table table_of(const Cards *melds, const int *places, int size) {
    Table table = {.size = size};
    for (int place = 0; place < size; place++)
        table.melds[place] = (Meld){melds[place], places[2 * place], places[2 * place + 1], 0};
    return table;
}

/* Fills the numbers of a position and the clues of its hidden cards, and returns the value of a draw from the stock.
   ``masks`` are the hand, what the others are known to hold, have thrown and left lying, the hidden cards, and what the
   next player is known to hold; the table's melds have their cards and a run's places; ``rest`` has the
   numbers of the sight, the players, whether they are partners, and what each has laid down. */
double position(const Judge *judge, const Cards *masks, const Cards *melds, const int *places, int size, const int *pile,
                int piled, const int *rest, double partner, double *row, double *clue_rows) {
    Round round = {.hands = {masks[0]}, .left = rest[1], .piled = piled, .seats = rest[7], .partners = rest[8],
                   .laid = {rest[9], rest[10], rest[11], rest[12]}, .table = table_of(melds, places, size)};
    double best, ahead = ahead_of(&round, round.laid, 0, &best);
    Sight sight = {.known = masks[1], .thrown = masks[2], .left = masks[3], .unseen = masks[4], .next = masks[5],
                   .theirs = rest[0], .stock = rest[1], .turn = rest[2], .bound = rest[3], .fewest = rest[4],
                   .next_holds = rest[5], .partner_holds = rest[6], .seats = rest[7], .rivals = rest[8] ? 1 : rest[7] - 1,
                   .behind = ahead - best, .partner = partner};
    memcpy(round.pile, pile, piled * sizeof *pile);
    look(&sight, judge->reading);
    numbers(&sight, masks[0], pile, piled, open_cards(&round.table), ahead, row);
    EACH(card, sight.unseen) clues(&sight, card, clue_rows + card * CLUES);
    return sight.stock ? expected(&sight, judge, &round, 0) : 0;
}

/* Lays down all that a hand can. Returns the points, and in ``fits`` the cards that then fit the table. */
int laying(const Cards *melds, const int *places, int size, Cards *hand, Cards owed, Cards *fits) {
    Table table = table_of(melds, places, size);
    int sum = lay_down(&table, hand, owed);
    *fits = open_cards(&table);
    return sum;
}
