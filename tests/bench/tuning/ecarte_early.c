/* Calls of Écarté that play at once too early, in rounds of a judge against itself, for ecarte_early.py. A call is judged
   in rounds that are dealt again, in which the other would have called, and exchanged as many cards, as it did. */

#include "ecarte_rounds.c"

enum { MOST_STEPS = 48, FIRST_DEALS = 100, MORE_DEALS = 50, MOST_DEALS = 3000, MOST_TRIES = 400000 };

/* The points of a clear loss; the standard errors by which a call must lose less to be cleared, and more to be a blunder;
   and how far a judge must see it ahead to be cleared at once. */
static const double LOSS = 0.3, CLEARED = 2.5, CONVICTED = 3.5, PLAIN = 0.6;

typedef struct { int seat, phase; Choice choice; } Step;

typedef struct { Cards hand; int upturned, elder, exchanges, laid, their_laid; double ahead, loss, error; } Early;

/* Deals a round again in which a seat gets the cards that it got. Returns whether the other does what it did. */
static int dealt_again(const Round *begun, const Step *steps, int size, int seat, const Judge *judge, Chance *chance,
                       Round *found) {
    static __thread Choice its[MOST_CHOICES];
    int deck[PACK], hidden = 0, left = begun->left;
    Cards own = begun->hands[seat] | bit(begun->upturned), drawn = 0;
    Round round = *begun;
    for (int step = 0; step < size; step++) {
        if (steps[step].phase != EXCHANGING) continue;
        for (int number = count(steps[step].choice.cards); number; number--) {
            left--;
            if (steps[step].seat == seat) drawn |= bit(begun->stock[left]);
        }
    }
    for (int card = 0; card < PACK; card++)
        if (!((own | drawn) & bit(card))) deck[hidden++] = card;
    for (int place = 0; place < hidden; place++) {
        int other = place + below(chance, hidden - place), card = deck[place];
        deck[place] = deck[other];
        deck[other] = card;
    }
    round.hands[1 - seat] = 0;
    while (count(round.hands[1 - seat]) < HAND) round.hands[1 - seat] |= bit(deck[--hidden]);
    round.possible[1 - seat] = ~round.hands[1 - seat] & ~bit(begun->upturned);
    for (int place = 0; place < begun->left; place++)
        if (!(drawn & bit(begun->stock[place]))) round.stock[place] = deck[--hidden];
    for (int step = 0; step < size; step++) {
        Choice done = steps[step].choice;
        if (steps[step].seat != seat) {
            Choice would = its[best_of(its, choices(judge, &round, its))];
            if (round.phase == EXCHANGING ? count(would.cards) != count(done.cards) : would.call != done.call) return 0;
            done = would;
        }
        perform(&round, &done);
    }
    *found = round;
    return 1;
}

/* Judges a call to play at once: sets how many points it loses against new cards, with the standard error. */
static void judge_early(const Round *begun, const Step *steps, int size, int seat, const Judge *judge, Chance *chance,
                        Early *found) {
    static const Choice at_once = {.call = AT_ONCE}, new_cards = {.call = NEW_CARDS};
    Player players[2] = {{.judge = judge}, {.judge = judge}};
    double sum = 0, squares = 0;
    int deals = 0;
    for (int tries = 0; tries < MOST_TRIES && deals < MOST_DEALS; tries++) {
        Round round;
        if (!dealt_again(begun, steps, size, seat, judge, chance, &round)) continue;
        double loss = points_of(value_after(&round, &new_cards, players, chance))
                      - points_of(value_after(&round, &at_once, players, chance));
        sum += loss;
        squares += loss * loss;
        deals++;
        found->loss = sum / deals;
        found->error = sqrt(fmax(0, squares / deals - found->loss * found->loss) / deals);
        double clear = found->loss - LOSS;
        if (deals >= FIRST_DEALS && deals % MORE_DEALS == 0
            && (clear < -CLEARED * found->error || clear > CONVICTED * found->error))
            return;
    }
}

/* Plays rounds of a judge against itself, and keeps calls that lose too many points. Returns their number. */
long early(uint64_t seed, long rounds, const Judge *judge, int strict, Early *found, long most) {
    static __thread Choice its[MOST_CHOICES];
    static const int need[2] = {HAND, HAND};
    Chance chance = {seed};
    long size = 0;
    for (long number = 0; number < rounds && size < most; number++) {
        Step steps[MOST_STEPS];
        Round round, begun;
        int done = 0;
        deal(&round, &chance, strict, need, below(&chance, 2));
        begun = round;
        while (round.phase < LEADING && done < MOST_STEPS) {
            int seat = round.seat;
            Choice chosen = its[best_of(its, choices(judge, &round, its))];
            if (round.phase < EXCHANGING && chosen.call == AT_ONCE && chosen.value < PLAIN) {
                Early one = {.hand = round.hands[seat], .upturned = round.upturned, .elder = seat != round.dealer,
                             .exchanges = round.exchanges, .laid = round.laid[seat], .their_laid = round.laid[1 - seat],
                             .ahead = chosen.value};
                judge_early(&begun, steps, done, seat, judge, &chance, &one);
                if (one.loss >= LOSS && size < most) found[size++] = one;
            }
            steps[done++] = (Step){.seat = seat, .phase = round.phase, .choice = chosen};
            perform(&round, &chosen);
        }
    }
    return size;
}
