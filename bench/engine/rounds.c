/* The random rounds of src/kozel/kernel/rounds.py in plain C, as one would write them: a shuffled deck, ends that are
   values. It is a measure of what a compiler can do with that.
   Four players without a boneyard (28 tiles dealt), and two who draw until a tile fits. Seat 0 leads any tile.
   The four-player game shuffles all but what the last hand gets; the drawn tiles are chosen when they are drawn. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TILES = 28 };
static int low[TILES], high[TILES], pips[TILES], deck[TILES];
static uint32_t showing[8];
static uint64_t chance = 1;
static long outs, blocks, plays, draws, pips_left;

static uint32_t below(uint32_t limit) {
    uint64_t mixed = chance += 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    mixed ^= mixed >> 31;
    return (uint32_t)(((mixed >> 32) * limit) >> 32);
}

static int nth(uint32_t bits, int place) {
    while (place--) bits &= bits - 1;
    return __builtin_ctz(bits);
}

static uint32_t any_from(int place) {
    int other = place + (int)below(TILES - place), tile = deck[other];
    deck[other] = deck[place];
    deck[place] = tile;
    return 1u << tile;
}

static long sum_of(uint32_t tiles) {
    long sum = 0;
    for (; tiles; tiles &= tiles - 1) sum += pips[__builtin_ctz(tiles)];
    return sum;
}

static void round_of(int players, int draws_tiles) {
    const uint32_t all = (1u << TILES) - 1;
    uint32_t hands[4] = {0}, held;
    int top = 0, left, right, seat = 0, drawable;
    for (int player = 0; player < players; player++) {
        if (7 * (player + 1) == TILES) {
            hands[player] = all ^ hands[0] ^ hands[1] ^ hands[2];
            top += 7;
        } else {
            for (int tile = 0; tile < 7; tile++) hands[player] |= any_from(top++);
        }
    }
    drawable = draws_tiles ? TILES : top;
    int tile = nth(hands[0], (int)below(7));
    hands[0] ^= 1u << tile;
    held = hands[0] | hands[1] | hands[2] | hands[3];
    left = low[tile];
    right = high[tile];
    plays++;
    for (;;) {
        seat = seat + 1 == players ? 0 : seat + 1;
        uint32_t fit = showing[left] | showing[right], hand = hands[seat];
        if (top == drawable && !(held & fit)) {
            blocks++;
            break;
        }
        while (!(hand & fit) && top < drawable) {
            uint32_t drawn = any_from(top++);
            hand |= drawn;
            held |= drawn;
            draws++;
        }
        hands[seat] = hand;
        uint32_t at_left = hand & showing[left], at_right = left == right ? 0 : hand & showing[right];
        int lefts = __builtin_popcount(at_left), options = lefts + __builtin_popcount(at_right);
        if (!options) continue;
        int choice = (int)below((uint32_t)options), to_right = choice >= lefts;
        tile = nth(to_right ? at_right : at_left, to_right ? choice - lefts : choice);
        if (to_right) right = pips[tile] - right;
        else left = pips[tile] - left;
        hand ^= 1u << tile;
        held ^= 1u << tile;
        hands[seat] = hand;
        plays++;
        if (!hand) {
            outs++;
            break;
        }
    }
    pips_left += sum_of(held);
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **words) {
    int tile = 0, players = atoi(words[1]), draws_tiles = !strcmp(words[2], "until_playable");
    double seconds = count > 3 ? atof(words[3]) : 2, start, spent;
    for (int second = 0; second < 7; second++)
        for (int first = 0; first <= second; first++, tile++) {
            low[tile] = first;
            high[tile] = second;
            pips[tile] = first + second;
            showing[first] |= 1u << tile;
            showing[second] |= 1u << tile;
            deck[tile] = tile;
        }
    for (start = cpu_seconds(); (spent = cpu_seconds() - start) < seconds;)
        for (int round = 0; round < 100000; round++) round_of(players, draws_tiles);
    double played = (double)(outs + blocks);
    printf("{\"rounds_per_second\":%.0f,\"blocked\":%.4f,\"plays\":%.3f,\"draws\":%.3f,\"pips_left\":%.3f}\n",
           played / spent, (double)blocks / played, (double)plays / played, (double)draws / played,
           (double)pips_left / played);
    return 0;
}
