/* Endings of German Whist and how many tricks they are worth, for tests/bench/tuning/german_whist.py.

   Hands are sets of cards, 13 bits a suit from two to ace; suit 0 is trump. */

#include "learning.h"

enum { SUITS = 4, RANKS = 13, TABLE = 1 << 20 };

/* The cards left of each suit, from low to high: how many, and which of them the leader holds. Suit 0 is trump. */
typedef struct { uint8_t size[SUITS]; uint16_t own[SUITS]; } Ending;

typedef struct { uint64_t key; int8_t low, high; uint8_t suit, place; } Bounds;

static __thread Bounds table[TABLE];

static int ones(uint64_t set) { return __builtin_popcountll(set); }
static int top(uint64_t set) { return 63 - __builtin_clzll(set); }

static uint64_t key_of(const Ending *ending) {
    uint64_t code[SUITS], swapped;
    for (int suit = 0; suit < SUITS; suit++) code[suit] = 1u << ending->size[suit] | ending->own[suit];
#define SORT(one, two) if (code[one] < code[two]) swapped = code[one], code[one] = code[two], code[two] = swapped
    SORT(1, 2);
    SORT(2, 3);
    SORT(1, 2);
#undef SORT
    return code[0] | code[1] << 14 | code[2] << 28 | code[3] << 42;
}

static unsigned without(unsigned set, int place) {
    unsigned low = (1u << place) - 1;
    return (set & low) | (set >> 1 & ~low);
}

/* Returns the ending after a trick; ``swapped`` if the other player leads now. */
static Ending after_trick(const Ending *ending, int suit, int place, int other_suit, int other_place, int swapped) {
    Ending next = *ending;
    if (suit == other_suit && other_place > place) other_place--;
    next.own[suit] = without(next.own[suit], place);
    next.size[suit]--;
    next.own[other_suit] = without(next.own[other_suit], other_place);
    next.size[other_suit]--;
    if (swapped)
        for (int each = 0; each < SUITS; each++) next.own[each] = ~next.own[each] & ((1u << next.size[each]) - 1);
    return next;
}

/* Returns the cards of a set that are the lowest of a row of neighbours. */
static unsigned lowest(unsigned set) { return set & ~(set << 1); }

/* Returns a number of tricks that the leader takes at least: its highest trumps, and if they draw all others, all else
   that nothing beats. */
static int sure(const Ending *ending) {
    unsigned own = ending->own[0], others = ~own & ((1u << ending->size[0]) - 1);
    if (others) {
        int high = ones(own >> top(others));
        if (high < ones(others)) return high;
    }
    int taken = ones(own);
    for (int suit = 1; suit < SUITS; suit++) {
        unsigned mine = ending->own[suit], theirs = ~mine & ((1u << ending->size[suit]) - 1);
        taken += theirs ? ones(mine >> top(theirs)) : ones(mine);
    }
    return taken;
}

/* Returns how many tricks the other player takes at least: its trumps that nothing beats. */
static int safe(const Ending *ending) {
    unsigned own = ending->own[0], others = ~own & ((1u << ending->size[0]) - 1);
    return own ? ones(others >> top(own)) : ones(others);
}

static int reaches(const Ending *ending, int left, int need);

static int holds(const Ending *ending, int left, int need, int suit, int place) {
    unsigned theirs = ~ending->own[suit] & ((1u << ending->size[suit]) - 1);
    if (theirs) {
        unsigned above = theirs >> place << place, below = theirs ^ above;
        for (unsigned each = lowest(above); each; each &= each - 1) {
            Ending next = after_trick(ending, suit, place, suit, __builtin_ctz(each), 1);
            if (left == 1 ? need > 0 : reaches(&next, left - 1, left - need)) return 0;
        }
        for (unsigned each = lowest(below); each; each &= each - 1) {
            Ending next = after_trick(ending, suit, place, suit, __builtin_ctz(each), 0);
            if (!(left == 1 ? need <= 1 : reaches(&next, left - 1, need - 1))) return 0;
        }
        return 1;
    }
    unsigned trumps = ~ending->own[0] & ((1u << ending->size[0]) - 1);
    for (unsigned each = lowest(trumps); each && suit; each &= each - 1) {
        Ending next = after_trick(ending, suit, place, 0, __builtin_ctz(each), 1);
        if (left == 1 ? need > 0 : reaches(&next, left - 1, left - need)) return 0;
    }
    for (int other = 1; other < SUITS; other++) {
        unsigned plain = other == suit ? 0 : ~ending->own[other] & ((1u << ending->size[other]) - 1);
        for (unsigned each = lowest(plain); each; each &= each - 1) {
            Ending next = after_trick(ending, suit, place, other, __builtin_ctz(each), 0);
            if (!(left == 1 ? need <= 1 : reaches(&next, left - 1, need - 1))) return 0;
        }
    }
    return 1;
}

/* Returns whether the leader can take a number of the tricks left. */
static int reaches(const Ending *ending, int left, int need) {
    if (need <= 0) return 1;
    if (need > left) return 0;
    uint64_t key = key_of(ending);
    Bounds *entry = &table[(key * 0x9e3779b97f4a7c15ULL) >> 44];
    int low, high, suit = -1, place = 0;
    if (entry->key == key) {
        low = entry->low;
        high = entry->high;
        suit = entry->suit;
        place = entry->place;
    } else {
        low = sure(ending);
        high = left - safe(ending);
    }
    if (need <= low) return 1;
    if (need > high) return 0;
    if (suit >= 0 && suit < SUITS && !(ending->own[suit] >> place & 1)) suit = -1;
    int found = suit >= 0 && suit < SUITS && holds(ending, left, need, suit, place);
    if (!found) {
        struct { int cost, suit, place; } leads[26], swapped;
        int size = 0;
        unsigned trumps = ~ending->own[0] & ((1u << ending->size[0]) - 1);
        for (int each = 0; each < SUITS; each++) {
            unsigned mine = ending->own[each], theirs = ~mine & ((1u << ending->size[each]) - 1);
            for (unsigned card = lowest(mine); card; card &= card - 1) {
                int where = __builtin_ctz(card), wins = !(theirs >> where) && (theirs || !trumps || !each);
                if (suit == each && place == where) continue;
                int cost = wins ? (each ? -100 : -50) : 3 * ones(theirs) - ones(mine) + where;
                int at = size++;
                leads[at].cost = cost, leads[at].suit = each, leads[at].place = where;
                for (; at && leads[at].cost < leads[at - 1].cost; at--)
                    swapped = leads[at], leads[at] = leads[at - 1], leads[at - 1] = swapped;
            }
        }
        for (int at = 0; at < size && !found; at++)
            if (holds(ending, left, need, leads[at].suit, leads[at].place)) {
                found = 1;
                suit = leads[at].suit, place = leads[at].place;
            }
    }
    entry->key = key; /* The search may have put another position here. */
    entry->low = found ? need : low;
    entry->high = found ? high : need - 1;
    entry->suit = suit < 0 ? SUITS : suit;
    entry->place = place;
    return found;
}

/* Returns how many of the tricks the leader takes. Hands are sets of cards, 13 bits a suit. */
static int solved(uint64_t leader, uint64_t other) {
    Ending ending;
    int left = ones(leader), low = 0, high = left;
    for (int suit = 0; suit < SUITS; suit++) {
        unsigned mine = leader >> suit * RANKS & 0x1fff, all = mine | (other >> suit * RANKS & 0x1fff), place = 0;
        ending.own[suit] = 0;
        ending.size[suit] = ones(all);
        for (unsigned each = all; each; each &= each - 1, place++)
            if (mine & each & -each) ending.own[suit] |= 1u << place;
    }
    int ask = (left + 1) / 2;
    while (low < high) {
        if (reaches(&ending, left, ask)) low = ask;
        else high = ask - 1;
        ask = (low + high + 1) / 2;
        if (low < high) ask = ask > low + 2 ? low + 2 : ask;
    }
    return low;
}

/* ---- Rounds of simple players, which lead to endings */

enum { PACK = SUITS * RANKS, HAND = RANKS };

typedef uint64_t Cards;
#define EACH(card, set) for (Cards left_##card = (set), card = 0; left_##card && (card = __builtin_ctzll(left_##card), 1); left_##card &= left_##card - 1)

static Cards bit(int card) { return 1ULL << card; }
static Cards suited(int suit) { return 0x1fffULL << suit * RANKS; }
static Cards under(int card) { return suited(card / RANKS) & (bit(card) - 1); }
static Cards over(int card) { return suited(card / RANKS) & ~under(card) & ~bit(card); }
static int beats(int card, int led) { return card / RANKS == led / RANKS ? card > led : card < RANKS; }

/* ``hidden`` are the cards that a seat has not seen, and ``known`` those that it saw the other take. */
typedef struct { Cards hands[2], known[2], gone; int stock[PACK - 2 * HAND], next, led; } Round;

/* How much a player cares for the open card, how far it strays, and what cards are worth to it. */
typedef struct { double prize, noise, worth[PACK]; } Style;

static Style some_style(Chance *chance, const double *worth) {
    int usual = !below(chance, 3);
    double bend = usual ? 1 : exp(normal(chance, 0.4)), more = usual ? 0 : normal(chance, 0.25);
    Style style = {.prize = usual ? 1 : exp(normal(chance, 0.5)), .noise = usual ? 0 : between(chance, 0, 0.3)};
    for (int card = 0; card < PACK; card++) style.worth[card] = pow(worth[card], bend) + (card < RANKS) * more;
    return style;
}

static Cards unseen_by(const Round *round, int seat) {
    Cards seen = round->hands[seat] | round->known[1 - seat] | round->gone | bit(round->stock[round->next]);
    return (bit(PACK) - 1) & ~(round->led < 0 ? seen : seen | bit(round->led));
}

/* Returns the chance that the other hand has none of some cards. */
static double lacks(const Round *round, int seat, Cards cards) {
    Cards known = round->known[1 - seat], unseen = unseen_by(round, seat);
    double hidden = ones(round->hands[1 - seat]) - ones(known);
    return cards & known ? 0 : pow(1 - hidden / (unseen ? ones(unseen) : 1), ones(cards & unseen));
}

/* Returns the card that the simple player of engine/players/german_whist/simple.py plays in a style. */
static int plays(const Style *style, const Round *round, Chance *chance, int seat) {
    Cards mine = round->hands[seat], same = round->led < 0 ? 0 : mine & suited(round->led / RANKS);
    Cards unseen = unseen_by(round, seat), theirs = unseen | round->known[1 - seat];
    double prize = style->worth[round->stock[round->next]], best = -1e9;
    int chosen = 0;
    EACH(card, unseen) prize -= style->worth[card] / ones(unseen);
    prize *= style->prize;
    EACH(card, same ? same : mine) {
        double wins, none = lacks(round, seat, theirs & suited(card / RANKS));
        if (round->led >= 0) wins = beats(card, round->led);
        else if (prize > 0) {
            wins = lacks(round, seat, theirs & over(card));
            if (card >= RANKS) wins -= none * (1 - lacks(round, seat, theirs & suited(0)));
        } else wins = 1 + none - lacks(round, seat, theirs & under(card));
        double value = (2 * wins - 1) * prize - style->worth[card] + normal(chance, style->noise);
        if (value > best) {
            best = value;
            chosen = card;
        }
    }
    return chosen;
}

static void play(Round *round, int seat, int card) {
    round->hands[seat] &= ~bit(card);
    round->known[seat] &= ~bit(card);
}

static Round dealt(Chance *chance) {
    Round round = {.led = -1};
    int pack[PACK];
    for (int place = 0; place < PACK; place++) pack[place] = place;
    for (int place = PACK - 1; place; place--) {
        int other = below(chance, place + 1), card = pack[place];
        pack[place] = pack[other];
        pack[other] = card;
    }
    int trump = pack[2 * HAND] / RANKS;
    for (int place = 0; place < PACK; place++) {
        int suit = pack[place] / RANKS, card = pack[place] % RANKS + RANKS * (suit == trump ? 0 : suit ? suit : trump);
        if (place < 2 * HAND) round.hands[place & 1] |= bit(card);
        else round.stock[place - 2 * HAND] = card;
    }
    return round;
}

/* Fills the hands of endings, the leader's first, and the tricks that the leader takes. ``worth`` is by card. */
void endings(uint64_t seed, long number, const double *worth, uint64_t *leaders, uint64_t *others, double *tricks) {
    Chance chance = {seed};
    for (long at = 0; at < number; at++) {
        Style styles[2] = {some_style(&chance, worth), some_style(&chance, worth)};
        Round round = dealt(&chance);
        int leader = 0;
        while (round.next < PACK - 2 * HAND) {
            int led = plays(&styles[leader], &round, &chance, leader), other = 1 - leader, open = round.stock[round.next];
            play(&round, leader, led);
            round.led = led;
            int reply = plays(&styles[other], &round, &chance, other);
            play(&round, other, reply);
            round.gone |= bit(led) | bit(reply);
            round.led = -1;
            leader = beats(reply, led) ? other : leader;
            round.hands[leader] |= bit(open);
            round.known[leader] |= bit(open);
            round.hands[1 - leader] |= bit(round.stock[round.next + 1]);
            round.next += 2;
        }
        leaders[at] = round.hands[leader];
        others[at] = round.hands[1 - leader];
        tricks[at] = solved(leaders[at], others[at]);
    }
}

/* Returns how many tricks the leader of an ending takes. */
int tricks_of(uint64_t leader, uint64_t other) { return solved(leader, other); }
