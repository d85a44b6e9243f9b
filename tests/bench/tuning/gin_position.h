/* Positions of Gin Rummy on bit masks: arrangements of hands, what a seat sees, and the numbers that it is judged by.

   The numbers are those of engine/players/gin/features.py; tests/engine/players/test_gin_learning.py compares them. */

#include <math.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t Cards;

enum { SIZE = 13, PACK = 52, CLUES = 12, HAND = 23, TABLE = 16, DISCARD = 8, OWN = HAND + TABLE, LEAVE = OWN + DISCARD };
enum { MOST_WAYS = 12, MOST_MELDS = 64, MOST_ARRANGED = 4096 };

static const Cards SUIT = (1ULL << SIZE) - 1, ALL = (1ULL << PACK) - 1;

static int worth[PACK];
static Cards same[PACK], beside[PACK], near[PACK], around[PACK];
static int partners[PACK][16][2], partner_count[PACK];
static Cards outs[PACK][PACK];

static int count(Cards cards) { return __builtin_popcountll(cards); }
static int lowest(Cards cards) { return __builtin_ctzll(cards); }
static Cards bit(int card) { return 1ULL << card; }

#define EACH(card, cards) \
    for (Cards left_##card = (cards); left_##card; left_##card &= left_##card - 1) \
        for (int card = lowest(left_##card), once_##card = 1; once_##card; once_##card = 0)

static int suit_points[1 << SIZE];

static int points(Cards cards) {
    return suit_points[cards & SUIT] + suit_points[cards >> SIZE & SUIT] + suit_points[cards >> 2 * SIZE & SUIT]
           + suit_points[cards >> 3 * SIZE];
}

static int is_run(Cards cards) {
    int first = lowest(cards), last = 63 - __builtin_clzll(cards);
    return first / SIZE == last / SIZE && last - first + 1 == count(cards) && last - first >= 2;
}

static int is_set(Cards cards) {
    Cards rank = bit(0) | bit(SIZE) | bit(2 * SIZE) | bit(3 * SIZE);
    return count(cards) >= 3 && !(cards & ~(rank << lowest(cards) % SIZE));
}

static int is_meld(Cards cards) { return cards && (is_run(cards) || is_set(cards)); }

static void add_three(int one, int two, int three) {
    int cards[3] = {one, two, three};
    for (int place = 0; place < 3; place++) {
        int card = cards[place], other = cards[(place + 1) % 3], third = cards[(place + 2) % 3];
        int *pair = partners[card][partner_count[card]++];
        pair[0] = other;
        pair[1] = third;
        outs[other][third] |= bit(card);
        outs[third][other] |= bit(card);
    }
}

void prepare(void) {
    memset(partner_count, 0, sizeof partner_count);
    memset(outs, 0, sizeof outs);
    for (int cards = 1; cards < 1 << SIZE; cards++) {
        int rank = lowest(cards);
        suit_points[cards] = suit_points[cards & (cards - 1)] + (rank < 9 ? rank + 1 : 10);
    }
    for (int card = 0; card < PACK; card++) {
        int rank = card % SIZE, suit = card - rank;
        worth[card] = rank < 9 ? rank + 1 : 10;
        same[card] = beside[card] = near[card] = 0;
        for (int other = rank; other < PACK; other += SIZE)
            if (other != card) same[card] |= bit(other);
        for (int other = 0; other < SIZE; other++) {
            int apart = other > rank ? other - rank : rank - other;
            if (apart == 1) beside[card] |= bit(suit + other);
            if (apart == 2) near[card] |= bit(suit + other);
        }
        around[card] = same[card] | beside[card] | near[card];
    }
    for (int rank = 0; rank < SIZE; rank++)
        for (int left_out = 3; left_out >= 0; left_out--) {
            int suits[3], found = 0;
            for (int suit = 0; suit < 4; suit++)
                if (suit != left_out) suits[found++] = suit * SIZE + rank;
            add_three(suits[0], suits[1], suits[2]);
        }
    for (int card = 0; card < PACK; card++)
        if (card % SIZE < SIZE - 2) add_three(card, card + 1, card + 2);
}

/* ---- Arrangements of a hand in melds, most points first */

typedef struct { Cards melds[4], cards; int size, points; } Arrangement;
typedef struct { int size; Arrangement every[MOST_ARRANGED]; } Arrangements;

static int melds_in(Cards hand, Cards *found) {
    int size = 0;
    for (int suit = 0; suit < 4; suit++) {
        Cards own = hand >> suit * SIZE & SUIT;
        for (int length = 3; length <= SIZE; length++) {
            Cards run = (1ULL << length) - 1;
            int any = 0;
            for (int first = 0; first + length <= SIZE; first++, run <<= 1)
                if ((own & run) == run) {
                    found[size++] = run << suit * SIZE;
                    any = 1;
                }
            if (!any) break;
        }
    }
    for (int rank = 0; rank < SIZE; rank++) {
        Cards four = (bit(0) | bit(SIZE) | bit(2 * SIZE) | bit(3 * SIZE)) << rank, own = hand & four;
        if (count(own) < 3) continue;
        for (int out = 3; out >= 0; out--) {
            Cards three = four & ~bit(out * SIZE + rank);
            if ((own & three) == three) found[size++] = three;
        }
        if (own == four) found[size++] = four;
    }
    return size;
}

static void arrange(Cards hand, Arrangements *into) {
    Cards found[MOST_MELDS];
    int melds = melds_in(hand, found), size = 1;
    static __thread Arrangement unsorted[MOST_ARRANGED];
    memset(&unsorted[0], 0, sizeof unsorted[0]);
    for (int place = 0; place < melds; place++) {
        Cards meld = found[place];
        int worth_of = points(meld), before = size;
        for (int other = 0; other < before && size < MOST_ARRANGED; other++) {
            Arrangement *from = &unsorted[other];
            int fits = !(from->cards & meld) && from->size < 4;
            for (int each = 0; fits && each < from->size; each++) fits = !is_meld(meld | from->melds[each]);
            if (!fits) continue;
            Arrangement *to = &unsorted[size++];
            *to = *from;
            to->melds[to->size++] = meld;
            to->cards |= meld;
            to->points += worth_of;
        }
    }
    into->size = 0;
    for (int place = 0; place < size; place++) { /* a stable insertion sort: there are few */
        int at = into->size++;
        for (; at > 0 && into->every[at - 1].points < unsorted[place].points; at--) into->every[at] = into->every[at - 1];
        into->every[at] = unsorted[place];
    }
}

static int deadwood(Cards hand) {
    static __thread Arrangements every;
    arrange(hand, &every);
    return points(hand) - every.every[0].points;
}

typedef struct { int card, size, deadwood; Cards hand, melds[4]; } Leaving;

static int leavings(Cards hand, Cards barred, Leaving *ways) {
    static __thread Arrangements every;
    int total = points(hand), size = 0, kept = 0, most;
    arrange(hand, &every);
    most = total - every.every[0].points;
    EACH(card, hand & ~barred) {
        int place = 0;
        while (every.every[place].cards & bit(card)) place++;
        Arrangement *its = &every.every[place];
        Leaving *way = &ways[size++];
        way->card = card;
        way->hand = hand ^ bit(card);
        way->size = its->size;
        memcpy(way->melds, its->melds, sizeof way->melds);
        way->deadwood = total - its->points - worth[card];
    }
    for (int place = 0; place < size; place++)
        if (ways[place].deadwood <= most) ways[kept++] = ways[place];
    return kept ? kept : size;
}

static Cards extending(Cards meld) {
    int first = lowest(meld), last = 63 - __builtin_clzll(meld);
    if (first / SIZE != last / SIZE) return same[first] & ~meld;
    return (first % SIZE ? bit(first - 1) : 0) | (last % SIZE < SIZE - 1 ? bit(last + 1) : 0);
}

static int after_laying_off(Cards hand, const Leaving *knocked) {
    static __thread Arrangements every;
    int least = 1000;
    arrange(hand, &every);
    for (int place = 0; place < every.size; place++) {
        Cards loose = hand & ~every.every[place].cards, melds[4];
        memcpy(melds, knocked->melds, sizeof melds);
        for (int sets = 0; sets < 2; sets++)
            for (int moved = 1; moved;) {
                moved = 0;
                for (int each = 0; each < knocked->size; each++) {
                    if (is_set(knocked->melds[each]) != sets) continue;
                    EACH(card, loose) if (is_meld(melds[each] | bit(card))) {
                        melds[each] |= bit(card);
                        loose ^= bit(card);
                        moved = 1;
                    }
                }
            }
        int left = points(loose);
        if (left < least) least = left;
    }
    return least;
}

/* ---- What a seat sees, and its numbers */

typedef struct {
    Cards hand, known, thrown, left, unseen;
    int stock, turn, limit, offered, full, gin, undercut, hidden;
    double recent, chance[PACK], draws[PACK], drawn_value[16];
} Sight;

static double clamped(double value, double least, double most) { return value < least ? least : value > most ? most : value; }

static void read_cards(Sight *sight, const double *reading) {
    int unseen = count(sight->unseen);
    double late = (sight->turn < 20 ? sight->turn : 20) / 20.0, sum = 0, odds[PACK];
    memset(sight->chance, 0, sizeof sight->chance);
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
    EACH(card, sight->unseen) sight->chance[card] = clamped(odds[card] * sight->hidden / sum, 0, 0.95);
}

static void look(Sight *sight, const int *thrown, int throws, const double *reading) {
    int latest = throws < 3 ? throws : 3;
    double total = 0;
    sight->thrown = 0;
    sight->recent = 0;
    for (int place = 0; place < throws; place++) sight->thrown |= bit(thrown[place]);
    for (int place = throws - latest; place < throws; place++) sight->recent += worth[thrown[place]] / (double)latest;
    if (!latest) sight->recent = 10;
    sight->hidden = sight->full - count(sight->known);
    read_cards(sight, reading);
    memset(sight->draws, 0, sizeof sight->draws);
    memset(sight->drawn_value, 0, sizeof sight->drawn_value);
    EACH(card, sight->unseen) total += 1 - sight->chance[card];
    if (!total) total = 1;
    EACH(card, sight->unseen) {
        sight->draws[card] = (1 - sight->chance[card]) / total;
        sight->drawn_value[worth[card]] += sight->draws[card];
    }
}

static void clues(const Sight *sight, int card, double *into) {
    double late = (sight->turn < 20 ? sight->turn : 20) / 20.0;
    int alive = count(around[card] & (sight->unseen | sight->known));
    double found[CLUES] = {
        count(same[card] & sight->known), count(beside[card] & sight->known), count(near[card] & sight->known),
        count(same[card] & sight->thrown), count(beside[card] & sight->thrown), count(near[card] & sight->thrown),
        count(same[card] & sight->left), count(beside[card] & sight->left),
        worth[card] / 10.0, worth[card] * late / 10, alive / 7.0, alive * late / 7,
    };
    memcpy(into, found, sizeof found);
}

static void table_numbers(const Sight *sight, double *into) {
    static __thread Arrangements every;
    double likely = 0, pairs = 0;
    int melded = 0;
    EACH(card, sight->unseen) likely += sight->chance[card] * worth[card];
    if (sight->known) {
        arrange(sight->known, &every);
        melded = count(every.every[0].cards);
    }
    EACH(card, sight->known)
        for (int place = 0; place < partner_count[card]; place++)
            pairs += sight->chance[partners[card][place][0]] * sight->chance[partners[card][place][1]];
    double found[TABLE] = {
        sight->stock / 31.0, (sight->turn < 30 ? sight->turn : 30) / 20.0,
        (sight->stock < 6 ? 6 - sight->stock : 0) / 6.0, count(sight->known) / 5.0, melded / 5.0,
        (pairs < 6 ? pairs : 6) / 3, likely / 60, sight->recent / 10, count(sight->thrown) / 10.0, count(sight->left) / 10.0,
        sight->limit / 10.0, sight->limit == 0, sight->gin / 25.0, sight->undercut / 25.0, sight->offered, sight->full < 10,
    };
    memcpy(into, found, sizeof found);
}

/* How many melds the other is likely to make of a card that it is given. */
static double wanted(const Sight *sight, int card) {
    double fits = 0;
    for (int place = 0; place < partner_count[card]; place++)
        fits += sight->chance[partners[card][place][0]] * sight->chance[partners[card][place][1]];
    return fits;
}

static void hand_numbers(const Sight *sight, Cards hand, const Cards *melds, int size, double *into) {
    Cards melded = 0, spare = 0, extends = 0, paired = 0, made_by = 0;
    int loose[16], pool[40], loose_count = 0, pool_count, dead = 0, live = 0, least[PACK];
    for (int place = 0; place < size; place++) {
        melded |= melds[place];
        extends |= extending(melds[place]);
        if (count(melds[place]) >= 4)
            EACH(card, melds[place]) if (is_meld(melds[place] ^ bit(card))) spare |= bit(card);
    }
    EACH(card, hand & ~melded) {
        int at = loose_count++;
        for (; at > 0 && worth[loose[at - 1]] < worth[card]; at--) loose[at] = loose[at - 1];
        loose[at] = card;
        dead += worth[card];
    }
    int top = loose_count ? worth[loose[0]] : 0, second = loose_count > 1 ? worth[loose[1]] : 0;
    memcpy(pool, loose, sizeof loose);
    pool_count = loose_count;
    EACH(card, spare) pool[pool_count++] = card;
    for (int place = 0; place < loose_count; place++)
        for (int next = place + 1; next < pool_count; next++) {
            int one = loose[place], other = pool[next];
            Cards found = outs[one][other] & sight->unseen;
            if (!found) continue;
            Cards pair = bit(one) | bit(other);
            live++;
            paired |= pair;
            int rest = dead - worth[one] - (bit(other) & melded ? 0 : worth[other]);
            for (int each = 0; each < loose_count; each++)
                if (!(bit(loose[each]) & pair)) {
                    rest -= worth[loose[each]];
                    break;
                }
            EACH(card, found) {
                if (!(made_by & bit(card)) || rest < least[card]) least[card] = rest;
                made_by |= bit(card);
            }
        }
    double by_value[16], made = 0, extended = 0, expected = 0, knocks = 0, gins = 0, little = 0, fed = 0, laid = 0;
    memcpy(by_value, sight->drawn_value, sizeof by_value);
    EACH(card, made_by) {
        double weight = sight->draws[card];
        int left = least[card];
        made += weight;
        fed += sight->chance[card];
        by_value[worth[card]] -= weight;
        expected += weight * left;
        if (left <= sight->limit) {
            knocks += weight;
            if (left <= 0) gins += weight;
        }
        if (left <= 5) little += weight;
    }
    int less = dead - top;
    EACH(card, extends & sight->unseen) {
        laid += sight->chance[card] * worth[card];
        if (made_by & bit(card)) continue;
        double weight = sight->draws[card];
        extended += weight;
        by_value[worth[card]] -= weight;
        expected += weight * less;
        if (less <= sight->limit) {
            knocks += weight;
            if (less <= 0) gins += weight;
        }
        if (less <= 5) little += weight;
    }
    laid += points(extends & sight->known);
    for (int value = 0; value < 16; value++) {
        if (by_value[value] <= 0) continue;
        int left = value < top ? less + value : dead;
        expected += by_value[value] * left;
        if (left <= sight->limit) knocks += by_value[value];
        if (left <= 5) little += by_value[value];
    }
    int alone = 0, low = 0;
    double burden = 0, weighted = 0, safest = loose_count ? 1000 : 0;
    for (int place = 0; place < loose_count; place++) {
        double fits = wanted(sight, loose[place]);
        burden += fits;
        weighted += fits * worth[loose[place]];
        if (fits < safest) safest = fits;
        if (!(bit(loose[place]) & paired)) alone += worth[loose[place]];
        low += worth[loose[place]] <= 3;
    }
    double found[HAND] = {
        dead / 30.0, dead <= sight->limit, (dead > sight->limit ? dead - sight->limit : 0) / 20.0,
        (dead < 8 ? 8 - dead : 0) / 8.0, count(melded) / 10.0, loose_count / 10.0, top / 10.0, second / 10.0, made * 3,
        extended * 3, (dead - expected) / 10, knocks, gins * 3, little, fed / 3, alone / 20.0, (live < 12 ? live : 12) / 8.0,
        low / 4.0, laid / 10, size / 3.0, burden / 2, safest * 2, weighted / 10,
    };
    memcpy(into, found, sizeof found);
}

static void discard_numbers(const Sight *sight, int card, double *into) {
    double most = 0;
    int sure = 0;
    for (int place = 0; place < partner_count[card]; place++) {
        int one = partners[card][place][0], other = partners[card][place][1];
        double held = sight->chance[one] * sight->chance[other];
        if (held > most) most = held;
        sure += !!(bit(one) & sight->known) + !!(bit(other) & sight->known);
    }
    Cards gone = sight->thrown | sight->left;
    double found[DISCARD] = {
        wanted(sight, card), most, most >= 1, sure / 3.0, worth[card] / 10.0, count(same[card] & gone) / 2.0,
        count(beside[card] & gone) / 2.0, !!((beside[card] | same[card]) & sight->known),
    };
    memcpy(into, found, sizeof found);
}
