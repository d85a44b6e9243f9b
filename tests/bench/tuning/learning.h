/* What all training rounds share: networks, as engine/players/kit/network.py has them, and chance. */

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { MOST_UNITS = 256 };

typedef struct { int inputs, units; const double *weights; } Network; /* by input and unit, biases, factors, and a bias */

static double value_of(const Network *network, const double *row) {
    int units = network->units;
    const double *weights = network->weights, *biases = weights + units * network->inputs, *factors = biases + units;
    double level[MOST_UNITS], total = factors[units];
    memcpy(level, biases, units * sizeof *level);
    for (int place = 0; place < network->inputs; place++, weights += units) {
        double number = row[place];
        if (number)
            for (int unit = 0; unit < units; unit++) level[unit] += weights[unit] * number;
    }
    for (int unit = 0; unit < units; unit++)
        if (level[unit] > 0) total += factors[unit] * level[unit];
    return total;
}

typedef struct { uint64_t state; } Chance;

static uint64_t drawn(Chance *chance) { /* splitmix64 */
    uint64_t next = chance->state += 0x9e3779b97f4a7c15ULL;
    next = (next ^ next >> 30) * 0xbf58476d1ce4e5b9ULL;
    next = (next ^ next >> 27) * 0x94d049bb133111ebULL;
    return next ^ next >> 31;
}

static double uniform(Chance *chance) { return (drawn(chance) >> 11) * 0x1p-53; }
static double between(Chance *chance, double low, double high) { return low + (high - low) * uniform(chance); }
static int below(Chance *chance, int number) { return (int)(uniform(chance) * number); }
static double normal(Chance *chance, double spread) {
    return spread * sqrt(-2 * log(1 - uniform(chance))) * cos(6.283185307179586 * uniform(chance));
}

/* The share of a round that a value wins: half of one that ends level. */
static double won(double value) { return value > 0 ? 1 : value < 0 ? 0 : 0.5; }
