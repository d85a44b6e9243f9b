/* A position of Écarté as a seat sees it, in numbers: the C side of engine/players/ecarte/features.py. */

#include <stdint.h>
#include <string.h>

typedef uint32_t Cards; /* a bit for each card: trumps first, eight to a suit, from the seven to the king */

enum { SUITS = 4, RANKS = 8, PACK = 32, HAND = 5, STOCK = 21, NEEDED = 3, KING = 7, CALL = 56, NEXT = 92, LEAD = 104 };

#define EACH(card, cards) \
    for (Cards left_ = (cards); left_; left_ = 0) \
        for (int card; left_ && (card = __builtin_ctz(left_), 1); left_ &= left_ - 1)

static Cards bit(int card) { return 1u << card; }
static int count(Cards cards) { return __builtin_popcount(cards); }
static Cards suit_of(int card) { return 0xffu << (card & ~7); }
static Cards above(int card) { return suit_of(card) & ~((2u << card) - 1); }

typedef struct {
    Cards hand, possible, known;          /* the other's hand is among the possible cards, and holds the known ones */
    int theirs, elder, strict, upturned;  /* the cards of the other's hand; the rank turned up */
    int exchanges, stock, laid, their_laid, their_times; /* how often the other has exchanged */
    int risk, declined;                   /* 1 for the seat, -1 for the other, 0 for nobody */
    int kings, their_kings, tricks, their_tricks, need, their_need; /* kings: points for them */
    int led[SUITS];                       /* how often the other has led a suit */
} Sight;

/* Puts the plain suits in order: the one of a card led first, then those in which the hand has most and best. */
static void ordered(const Sight *sight, int pending, int *suits) {
    uint32_t keys[SUITS];
    suits[0] = 0;
    for (int suit = 1; suit < SUITS; suit++) {
        Cards its = 0xff & sight->hand >> 8 * suit;
        uint32_t key = (uint32_t)(pending >= 0 && pending / RANKS == suit) << 20 | (uint32_t)count(its) << 16 | its << 8
                       | (0xff & sight->possible >> 8 * suit);
        int place = suit;
        for (; place > 1 && keys[place - 1] < key; place--) {
            keys[place] = keys[place - 1];
            suits[place] = suits[place - 1];
        }
        keys[place] = key;
        suits[place] = suit;
    }
}

static void mark_needs(const Sight *sight, double *row) {
    row[0] = sight->need == 1;
    row[1] = sight->need == 2;
    row[2] = sight->their_need == 1;
    row[3] = sight->their_need == 2;
}

/* The numbers of a position after a call, or after laying cards away; ``drawn`` are the cards to come, or -1. */
static void call_numbers(const Sight *sight, int drawn, double *row) {
    int suits[SUITS];
    Sight its = *sight;
    its.possible = 0;
    ordered(&its, -1, suits);
    memset(row, 0, CALL * sizeof *row);
    for (int slot = 0; slot < SUITS; slot++)
        for (int rank = 0; rank < RANKS; rank++) row[slot * RANKS + rank] = sight->hand >> (suits[slot] * RANKS + rank) & 1;
    row[32 + sight->upturned] = 1;
    row[40] = sight->elder;
    row[41] = sight->exchanges == 0;
    row[42] = sight->exchanges == 1;
    row[43] = (sight->exchanges < 4 ? sight->exchanges : 4) / 4.0;
    row[44] = (double)sight->stock / STOCK;
    row[45] = (double)sight->laid / HAND;
    row[46] = (double)sight->their_laid / HAND;
    row[47] = sight->their_times ? (double)sight->their_laid / sight->their_times / HAND : 0;
    if (drawn >= 0) {
        row[48] = (double)drawn / HAND;
        row[49] = drawn == 0;
        row[50] = drawn == 1;
        row[51] = drawn == HAND;
    }
    mark_needs(sight, row + 52);
}

/* The chance that none of some cards is among those drawn from all. */
static double none_of(int some, int all, int drawn) {
    double chance = 1;
    for (int place = 0; place < drawn; place++)
        chance *= all - place > 0 ? (double)(all - place - some > 0 ? all - place - some : 0) / (all - place) : 0;
    return chance;
}

/* The numbers of a position in the play: after a lead (``pending``), or before the other leads (-1). */
static void play_numbers(const Sight *sight, int pending, double *row) {
    int suits[SUITS], hidden = count(sight->possible & ~sight->known), free = sight->theirs - count(sight->known);
    double chance = hidden ? (double)free / hidden : 0;
    ordered(sight, pending, suits);
    memset(row, 0, (pending < 0 ? NEXT : LEAD) * sizeof *row);
    for (int slot = 0; slot < SUITS; slot++) {
        for (int rank = 0; rank < RANKS; rank++) {
            Cards card = bit(suits[slot] * RANKS + rank);
            row[slot * RANKS + rank] = !!(sight->hand & card);
            row[32 + slot * RANKS + rank] = sight->known & card ? 1 : sight->possible & card ? chance : 0;
        }
        row[64 + slot] = sight->led[suits[slot]];
    }
    row[68] = (double)sight->tricks / HAND;
    row[69] = (double)sight->their_tricks / HAND;
    row[70] = sight->tricks >= NEEDED;
    row[71] = sight->their_tricks >= NEEDED;
    row[72] = sight->tricks == 0;
    row[73] = sight->their_tricks == 0;
    row[74] = sight->tricks == NEEDED - 1;
    row[75] = sight->their_tricks == NEEDED - 1;
    row[76] = sight->elder;
    row[77] = sight->risk > 0;
    row[78] = sight->risk < 0;
    row[79] = sight->declined > 0;
    row[80] = sight->declined < 0;
    row[81] = sight->exchanges == 0;
    row[82] = (double)sight->their_laid / HAND;
    row[83] = sight->their_times ? (double)sight->their_laid / sight->their_times / HAND : 0;
    row[84] = sight->kings;
    row[85] = sight->their_kings;
    mark_needs(sight, row + 86);
    EACH(card, sight->hand) if (!(above(card) & sight->possible)) row[card < RANKS ? 90 : 91]++;
    if (pending < 0) return;
    Cards suit = suit_of(pending);
    row[92 + pending % RANKS] = 1;
    row[100] = pending < RANKS;
    row[101] = sight->known & suit ? 0 : none_of(count(sight->possible & suit), hidden, free);
    row[102] = sight->known & above(pending) ? 0 : none_of(count(sight->possible & above(pending)), hidden, free);
    row[103] = sight->known & 0xff ? 0 : none_of(count(sight->possible & 0xff), hidden, free);
}
