/* Positions of Rummy 500 with one pack, on bit masks: melds, what a seat sees, and the numbers that it is judged by.

   The numbers are those of engine/players/rummy500/features.py; tests/engine/players/test_rummy500_learning.py compares
   them. */

#include <math.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t Cards;

enum { SIZE = 13, PACK = 52, HIGH = 14, CLUES = 12, NUMBERS = 48, MANY = 58, MOST_SEATS = 4 };
enum { MOST_MELDS = 400, MOST_ARRANGED = 12, MOST_TABLE = 20, MOST_NODES = 2000 };

static const Cards SUIT = (1ULL << SIZE) - 1, ALL = (1ULL << PACK) - 1;

static int worth[PACK];
static Cards same[PACK], beside[PACK], near[PACK], around[PACK];
static struct { Cards pair; int one, other, points; } partners[PACK][8]; /* what makes a meld of three with a card */
static int partner_count[PACK];
static Cards outs[PACK][PACK];

static int count(Cards cards) { return __builtin_popcountll(cards); }
static int lowest(Cards cards) { return __builtin_ctzll(cards); }
static Cards bit(int card) { return 1ULL << card; }
static double least(double one, double other) { return one < other ? one : other; }

#define EACH(card, cards) \
    for (Cards left_##card = (cards); left_##card; left_##card &= left_##card - 1) \
        for (int card = lowest(left_##card), once_##card = 1; once_##card; once_##card = 0)

static int points(Cards cards) {
    int sum = 0;
    EACH(card, cards) sum += worth[card];
    return sum;
}

/* The card at a place of a run, where the ace has the places 1 and 14. */
static int at(int suit, int place) { return suit * SIZE + (place == HIGH ? 0 : place - 1); }

static void add_three(int one, int two, int three, int sum) {
    int cards[3] = {one, two, three};
    for (int place = 0; place < 3; place++) {
        int card = cards[place], other = cards[(place + 1) % 3], third = cards[(place + 2) % 3];
        int to = partner_count[card]++;
        partners[card][to].pair = bit(other) | bit(third);
        partners[card][to].one = other;
        partners[card][to].other = third;
        partners[card][to].points = sum;
        outs[other][third] |= bit(card);
        outs[third][other] |= bit(card);
    }
}

void prepare(void) {
    memset(partner_count, 0, sizeof partner_count);
    memset(outs, 0, sizeof outs);
    for (int card = 0; card < PACK; card++) {
        int rank = card % SIZE, suit = card / SIZE;
        worth[card] = rank == 0 ? 15 : rank < 9 ? rank + 1 : 10;
        same[card] = beside[card] = near[card] = 0;
        for (int other = rank; other < PACK; other += SIZE)
            if (other != card) same[card] |= bit(other);
        for (int place = rank ? rank + 1 : 1; place; place = rank || place == HIGH ? 0 : HIGH)
            for (int other = 1; other <= HIGH; other++) {
                int apart = other > place ? other - place : place - other;
                if (apart == 1) beside[card] |= bit(at(suit, other));
                if (apart == 2) near[card] |= bit(at(suit, other));
            }
        around[card] = same[card] | beside[card] | near[card];
    }
    for (int rank = 0; rank < SIZE; rank++)
        for (int left_out = 3; left_out >= 0; left_out--) {
            int suits[3], found = 0;
            for (int suit = 0; suit < 4; suit++)
                if (suit != left_out) suits[found++] = suit * SIZE + rank;
            add_three(suits[0], suits[1], suits[2], 3 * worth[rank]);
        }
    for (int suit = 0; suit < 4; suit++)
        for (int low = 1; low <= HIGH - 2; low++) {
            int one = at(suit, low), two = at(suit, low + 1), three = at(suit, low + 2);
            add_three(one, two, three, (low == 1 ? 1 : worth[one]) + worth[two] + worth[three]);
        }
}

/* ---- Melds: of a hand, and on the table */

typedef struct { Cards cards; int low, high, points; } Meld; /* a run's places; 0 for a set */
typedef struct { Meld melds[MOST_ARRANGED]; int size, points; Cards cards; } Arrangement;
typedef struct { Meld melds[MOST_TABLE]; int size; } Table;

static int melds_in(Cards hand, Meld *found) {
    int size = 0;
    for (int suit = 0; suit < 4; suit++)
        for (int low = 1; low <= HIGH - 2; low++) {
            int high = low - 1, sum = 0;
            Cards run = 0;
            while (high < HIGH && high - low + 1 < SIZE && hand & bit(at(suit, high + 1))) {
                int card = at(suit, ++high);
                run |= bit(card);
                sum += high == 1 ? 1 : worth[card];
            }
            for (; high >= low + 2 && size < MOST_MELDS - 1; high--) {
                found[size++] = (Meld){run, low, high, sum};
                run ^= bit(at(suit, high));
                sum -= worth[at(suit, high)];
            }
        }
    for (int rank = 0; rank < SIZE && size < MOST_MELDS - 5; rank++) {
        Cards four = (bit(0) | bit(SIZE) | bit(2 * SIZE) | bit(3 * SIZE)) << rank, own = hand & four;
        if (count(own) < 3) continue;
        if (own == four) found[size++] = (Meld){four, 0, 0, 4 * worth[rank]};
        for (int out = 3; out >= 0; out--) {
            Cards three = four & ~bit(out * SIZE + rank);
            if ((own & three) == three) found[size++] = (Meld){three, 0, 0, 3 * worth[rank]};
        }
    }
    return size;
}

typedef struct { Meld found[MOST_MELDS]; Cards rest[MOST_MELDS]; int size, nodes, chosen[MOST_ARRANGED]; Arrangement best; } Tree;

static void arrange_from(Tree *tree, int start, int depth, Cards used, int sum) {
    if (sum > tree->best.points) {
        tree->best.points = sum;
        tree->best.size = depth;
        tree->best.cards = used;
        for (int place = 0; place < depth; place++) tree->best.melds[place] = tree->found[tree->chosen[place]];
    }
    if (depth == MOST_ARRANGED) return;
    for (int place = start; place < tree->size; place++) {
        if (sum + points(tree->rest[place] & ~used) <= tree->best.points || tree->nodes >= MOST_NODES) return;
        if (tree->found[place].cards & used) continue;
        tree->nodes++;
        tree->chosen[depth] = place;
        arrange_from(tree, place + 1, depth + 1, used | tree->found[place].cards, sum + tree->found[place].points);
    }
}

/* The melds of a hand that count most together. */
static Arrangement arranged(Cards hand) {
    static __thread Tree tree;
    tree.size = melds_in(hand, tree.found);
    tree.nodes = 0;
    memset(&tree.best, 0, sizeof tree.best);
    Cards rest = 0;
    for (int place = tree.size - 1; place >= 0; place--) tree.rest[place] = rest |= tree.found[place].cards;
    arrange_from(&tree, 0, 0, 0, 0);
    return tree.best;
}

static Cards extending(const Meld *meld) {
    int card = lowest(meld->cards), suit = card / SIZE;
    if (!meld->low) return same[card] & ~meld->cards;
    if (meld->high - meld->low + 1 >= SIZE) return 0;
    return (meld->high < HIGH ? bit(at(suit, meld->high + 1)) : 0) | (meld->low > 1 ? bit(at(suit, meld->low - 1)) : 0);
}

static Cards open_cards(const Table *table) {
    Cards open = 0;
    for (int place = 0; place < table->size; place++) open |= extending(&table->melds[place]);
    return open;
}

/* Lays a card off where it counts most, on a run rather than a set. Returns its points. */
static int lay_off(Table *table, int card) {
    int best = -1, most = -1;
    for (int place = 0; place < table->size; place++) {
        Meld *meld = &table->melds[place];
        if (!(extending(meld) & bit(card))) continue;
        int sum = meld->low && !(meld->high < HIGH && at(card / SIZE, meld->high + 1) == card) && card % SIZE == 0 ? 1 : worth[card];
        if (2 * sum + !!meld->low > most) {
            most = 2 * sum + !!meld->low;
            best = place;
        }
    }
    Meld *meld = &table->melds[best];
    meld->cards |= bit(card);
    if (meld->low) {
        if (meld->high < HIGH && at(card / SIZE, meld->high + 1) == card) meld->high++;
        else meld->low--;
    }
    meld->points += most / 2;
    return most / 2;
}

/* Lays down all that a hand can: the owed card first, then its best melds, then what fits. Returns the points, or -1 if
   the owed card goes nowhere. */
static int lay_down(Table *table, Cards *hand, Cards owed) {
    int sum = 0;
    Arrangement found = arranged(*hand);
    if (owed && !(found.cards & owed)) {
        if (open_cards(table) & owed) {
            sum += lay_off(table, lowest(owed));
            *hand ^= owed;
            found = arranged(*hand);
        } else {
            static __thread Meld ways[MOST_MELDS];
            int size = melds_in(*hand, ways), most = -1;
            Meld first = {0};
            for (int place = 0; place < size; place++) {
                if (!(ways[place].cards & owed)) continue;
                Arrangement others = arranged(*hand & ~ways[place].cards);
                if (ways[place].points + others.points > most) {
                    most = ways[place].points + others.points;
                    first = ways[place];
                    found = others;
                }
            }
            if (most < 0) return -1;
            sum += first.points;
            *hand &= ~first.cards;
            if (table->size < MOST_TABLE) table->melds[table->size++] = first;
        }
    }
    for (int place = 0; place < found.size; place++)
        if (table->size < MOST_TABLE) table->melds[table->size++] = found.melds[place];
    sum += found.points;
    *hand &= ~found.cards;
    for (Cards fits; (fits = open_cards(table) & *hand);) {
        int card = lowest(fits);
        sum += lay_off(table, card);
        *hand ^= bit(card);
    }
    return sum;
}

/* Whether a card can be melded at once with cards of a hand, or laid off. */
static int has_place(const Table *table, Cards hand, int card) {
    if (open_cards(table) & bit(card)) return 1;
    for (int place = 0; place < partner_count[card]; place++)
        if ((partners[card][place].pair & hand) == partners[card][place].pair) return 1;
    return 0;
}

/* ---- What a seat sees, and its numbers */

/* The opponents are taken together: what they are known to hold, have thrown and left lying. */
typedef struct {
    Cards known, thrown, left, unseen, next; /* next: what the next player is known to hold */
    int theirs, hidden, stock, turn, bound, seats, rivals, fewest, next_holds, partner_holds;
    double chance[PACK], draws[PACK], behind, partner; /* behind: the mean of the other sides, to the best of them */
} Sight;

/* A number of cards or turns, scaled to a table of two. */
static double of_two(const Sight *sight, int number) { return 2.0 * number / sight->seats; }

static double clamped(double value, double low, double high) { return value < low ? low : value > high ? high : value; }

static void look(Sight *sight, const double *reading) {
    int unseen = count(sight->unseen);
    double late = least(of_two(sight, sight->turn), 20) / 20.0, sum = 0, odds[PACK], total = 0;
    sight->hidden = sight->theirs - count(sight->known);
    memset(sight->chance, 0, sizeof sight->chance);
    memset(sight->draws, 0, sizeof sight->draws);
    EACH(card, sight->known) sight->chance[card] = 1;
    if (!unseen) return;
    double share = clamped((double)sight->hidden / unseen, 0.02, 0.98);
    double base = log(share / (1 - share)) + reading[CLUES];
    double high = (reading[8] + reading[9] * late) / 10, alive = (reading[10] + reading[11] * late) / 7;
    Cards live = sight->unseen | sight->known;
    EACH(card, sight->unseen) {
        odds[card] = base + high * worth[card] + alive * count(around[card] & live);
        odds[card] += reading[0] * count(same[card] & sight->known) + reading[1] * count(beside[card] & sight->known)
                      + reading[2] * count(near[card] & sight->known);
        odds[card] += reading[3] * count(same[card] & sight->thrown) + reading[4] * count(beside[card] & sight->thrown)
                      + reading[5] * count(near[card] & sight->thrown);
        odds[card] += reading[6] * count(same[card] & sight->left) + reading[7] * count(beside[card] & sight->left);
        odds[card] = 1 / (1 + exp(-odds[card]));
        sum += odds[card];
    }
    EACH(card, sight->unseen) {
        sight->chance[card] = clamped(odds[card] * sight->hidden / sum, 0, 0.95);
        total += 1 - sight->chance[card];
    }
    EACH(card, sight->unseen) sight->draws[card] = (1 - sight->chance[card]) / (total ? total : 1);
}

static void clues(const Sight *sight, int card, double *into) {
    double late = least(of_two(sight, sight->turn), 20) / 20.0;
    int alive = count(around[card] & (sight->unseen | sight->known));
    double found[CLUES] = {
        count(same[card] & sight->known), count(beside[card] & sight->known), count(near[card] & sight->known),
        count(same[card] & sight->thrown), count(beside[card] & sight->thrown), count(near[card] & sight->thrown),
        count(same[card] & sight->left), count(beside[card] & sight->left),
        worth[card] / 10.0, worth[card] * late / 10, alive / 7.0, alive * late / 7,
    };
    memcpy(into, found, sizeof found);
}

/* The points that each other side is expected to hold on average, less the partner's. */
static double burden(const Sight *sight) {
    double sum = 0;
    EACH(card, sight->unseen | sight->known) sum += sight->chance[card] * worth[card];
    return sum / sight->rivals - sight->partner;
}

/* Fills the numbers of a hand, with this pile and the cards that fit the table; ``laid`` is how far the seat is ahead.
   There are more where more than two play. */
static void numbers(const Sight *sight, Cards hand, const int *pile, int piled, Cards open, double laid, double *row) {
    const double *chance = sight->chance, *draws = sight->draws;
    Cards lying = 0, known = sight->known, unseen = sight->unseen, paired = 0;
    for (int place = 0; place < piled; place++) lying |= bit(pile[place]);

    /* the hand: what makes melds of its pairs */
    double made = 0, gained = 0, fed = 0, locked = 0, fits = 0, theirs = 0;
    int live = 0;
    EACH(card, unseen | known | lying) {
        int most = 0;
        for (int place = 0; place < partner_count[card]; place++)
            if ((partners[card][place].pair & hand) == partners[card][place].pair) {
                live++;
                paired |= partners[card][place].pair;
                if (partners[card][place].points > most) most = partners[card][place].points;
            }
        if (bit(card) & lying) continue;
        if (bit(card) & open) {
            fits += draws[card] * worth[card];
            theirs += chance[card] * worth[card];
        }
        if (most) {
            made += draws[card];
            gained += draws[card] * most;
            if (bit(card) & known) locked += most;
            else fed += chance[card] * most;
        }
    }
    int own = points(hand), alone = points(hand & ~paired & ~open), high = 0, almost = 0, cards = count(hand);
    EACH(card, hand) {
        high += worth[card] >= 10;
        almost += beside[card] & open & ~hand ? worth[card] : 0;
    }

    /* the pile: what the seat could take, and the other */
    Cards above = 0, covered = 0, sure = 0;
    double best = 0, its_gain = 0, its_stay = 0, soon = 0, none_at_all = 1, expected = 0, threat = 0, top = 0, top_gain = 0;
    double certain = 0, certain_stay = 0, deep_threat = 0;
    int its_depth = 0, threat_depth = 0, sure_depth = 0;
    for (int place = piled - 1, depth = 1; place >= 0; place--, depth++) {
        int card = pile[place];
        Cards x = bit(card), mine, both;
        above |= x;
        mine = hand | above;
        both = known | above;
        int can = !!(x & open), they = can;
        double none = !can, sum = 0;
        if (can) {
            covered |= x;
            sure |= x;
        }
        for (int way = 0; way < partner_count[card]; way++) {
            Cards pair = partners[card][way].pair, missing = pair & ~mine, absent = pair & ~both;
            if (!missing) {
                can = 1;
                covered |= x | pair;
            } else if (!(missing & (missing - 1)) && pair & hand) soon += draws[lowest(missing)] * partners[card][way].points;
            if (!absent) {
                they = 1;
                none = 0;
                sure |= x | pair;
            } else if (!(absent & ~unseen)) {
                double odds = 1;
                EACH(other, absent) odds *= chance[other];
                none *= 1 - odds;
                sum += odds * partners[card][way].points;
            }
        }
        expected += least(sum, 40);
        none_at_all *= none;
        int stay = points(above & ~covered), gain = points(covered);
        if (can && gain - 0.25 * stay > best) {
            best = gain - 0.25 * stay;
            its_gain = gain;
            its_stay = stay;
            its_depth = depth;
        }
        int sure_gain = points(sure), sure_stay = points(above & ~sure);
        double danger = (1 - none) * (expected + sure_gain);
        if (they && sure_gain > certain) {
            certain = sure_gain;
            certain_stay = sure_stay;
            sure_depth = depth;
        }
        if (danger > threat) {
            threat = danger;
            threat_depth = depth;
        }
        if (depth == 1) {
            top = 1 - none;
            top_gain = expected + sure_gain;
        }
        deep_threat += (1 - none) * worth[card];
    }

    /* the other */
    double pairs = 0;
    EACH(card, unseen) {
        int most = 0;
        for (int place = 0; place < partner_count[card]; place++)
            if ((partners[card][place].pair & known) == partners[card][place].pair && partners[card][place].points > most)
                most = partners[card][place].points;
        pairs += draws[card] * most;
    }
    double stock = of_two(sight, sight->stock);
    int fewest = sight->fewest;
    double found[MANY] = {
        own / 50.0, cards / 13.0, cards <= 1, cards == 2, (cards < 5 ? 5 - cards : 0) / 5.0,
        alone / 30.0, live / 12.0, made * 3, gained / 8, fed / 40,
        locked / 40, fits / 3, almost / 20.0, high / 6.0, least(own, 150) * (stock < 8 ? 8 - stock : 0) / 400.0,
        its_gain / 50, its_stay / 50, its_depth / 10.0, its_gain > 0, soon / 20,
        1 - none_at_all, threat / 50, threat_depth / 10.0, expected / 50, top,
        top_gain / 30, certain / 50, certain_stay / 50, sure_depth / 10.0, deep_threat / 50,
        stock / 25, (stock < 4 ? 4 - stock : 0) / 4, piled / 20.0, points(lying) / 100.0,
        sight->theirs / 13.0, fewest <= 1, fewest == 2, (fewest < 5 ? 5 - fewest : 0) / 5.0,
        count(known) / 6.0, points(known) / 40.0, burden(sight) / 60,
        theirs / 15, pairs / 6, points(known & open) / 15.0, laid / 100, clamped(laid, -30, 30) / 30,
        least(of_two(sight, sight->turn), 30) / 20.0, sight->bound,
        sight->seats == 4, sight->partner_holds > 0, sight->next_holds / 7.0, sight->next_holds <= 2, count(sight->next) / 6.0,
        points(sight->next) / 40.0, sight->behind / 100, sight->partner_holds / 7.0,
        sight->partner_holds && sight->partner_holds <= 2, sight->partner / 40,
    };
    memcpy(row, found, (sight->seats > 2 ? MANY : NUMBERS) * sizeof *row);
}
