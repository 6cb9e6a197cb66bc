#include "CDigests.h"

#include <string.h>

// Both algorithms work on blocks of 64 bytes, the last of which ends with the length in bits.
#define BLOCK 64

typedef void (*Compress)(uint32_t *state, const uint8_t *blocks, size_t count);

static uint32_t load(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void store(uint8_t *bytes, uint32_t word) {
  for (int place = 0; place < 4; place++) bytes[place] = (uint8_t)(word >> (24 - 8 * place));
}

/// Goes through `length` bytes that begin at a block's start, and ends the message.
///
/// `before` is how many bytes `state` has gone through already: whole blocks.
static void finish(Compress compress, uint32_t *state, uint64_t before, const uint8_t *bytes, size_t length) {
  size_t whole = length / BLOCK, rest = length % BLOCK;
  if (whole > 0) compress(state, bytes, whole);
  uint8_t tail[2 * BLOCK] = {0};
  if (rest > 0) memcpy(tail, bytes + whole * BLOCK, rest);
  tail[rest] = 0x80;
  size_t blocks = rest < BLOCK - 8 ? 1 : 2;
  uint64_t bits = (before + length) * 8;
  store(tail + blocks * BLOCK - 8, (uint32_t)(bits >> 32));
  store(tail + blocks * BLOCK - 4, (uint32_t)bits);
  compress(state, tail, blocks);
}

#define LEFT(word, count) ((word) << (count) | (word) >> (32 - (count)))
#define RIGHT(word, count) ((word) >> (count) | (word) << (32 - (count)))
#define CHOOSE(x, y, z) ((z) ^ ((x) & ((y) ^ (z))))
#define MAJORITY(x, y, z) (((x) & (y)) | ((z) & ((x) | (y))))

// MARK: SHA-1 (FIPS 180-4, section 6.1)

static void compress_sha1(uint32_t *state, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += BLOCK) {
    uint32_t w[80];
    for (int t = 0; t < 16; t++) w[t] = load(blocks + 4 * t);
    for (int t = 16; t < 80; t++) w[t] = LEFT(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (int t = 0; t < 80; t++) {
      uint32_t f, k;
      if (t < 20) f = CHOOSE(b, c, d), k = 0x5a827999;
      else if (t < 40) f = b ^ c ^ d, k = 0x6ed9eba1;
      else if (t < 60) f = MAJORITY(b, c, d), k = 0x8f1bbcdc;
      else f = b ^ c ^ d, k = 0xca62c1d6;
      uint32_t next = LEFT(a, 5) + f + e + k + w[t];
      e = d, d = c, c = LEFT(b, 30), b = a, a = next;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e;
  }
}

void oriel_sha1(const uint8_t *bytes, size_t length, uint8_t digest[ORIEL_SHA1_LENGTH]) {
  uint32_t state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  finish(compress_sha1, state, 0, bytes, length);
  for (int place = 0; place < 5; place++) store(digest + 4 * place, state[place]);
}

// MARK: SHA-256 (FIPS 180-4, section 6.2)

static const uint32_t k256[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static const uint32_t begin256[8] = {
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static void compress_sha256(uint32_t *state, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += BLOCK) {
    uint32_t w[64];
    for (int t = 0; t < 16; t++) w[t] = load(blocks + 4 * t);
    for (int t = 16; t < 64; t++) {
      uint32_t early = w[t - 15], late = w[t - 2];
      w[t] = (RIGHT(late, 17) ^ RIGHT(late, 19) ^ late >> 10) + w[t - 7] + (RIGHT(early, 7) ^ RIGHT(early, 18) ^ early >> 3) + w[t - 16];
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 64; t++) {
      uint32_t first = h + (RIGHT(e, 6) ^ RIGHT(e, 11) ^ RIGHT(e, 25)) + CHOOSE(e, f, g) + k256[t] + w[t];
      uint32_t second = (RIGHT(a, 2) ^ RIGHT(a, 13) ^ RIGHT(a, 22)) + MAJORITY(a, b, c);
      h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

/// The digest of what `state` has gone through, `before` bytes, and of these bytes.
static void finish_sha256(uint32_t *state, uint64_t before, const uint8_t *bytes, size_t length, uint8_t digest[ORIEL_SHA256_LENGTH]) {
  finish(compress_sha256, state, before, bytes, length);
  for (int place = 0; place < 8; place++) store(digest + 4 * place, state[place]);
}

void oriel_sha256(const uint8_t *bytes, size_t length, uint8_t digest[ORIEL_SHA256_LENGTH]) {
  uint32_t state[8];
  memcpy(state, begin256, sizeof state);
  finish_sha256(state, 0, bytes, length, digest);
}

// MARK: HMAC (FIPS 198-1)

void oriel_hmac_sha256(
  const uint8_t *key, size_t key_length, const uint8_t *bytes, size_t length, uint8_t code[ORIEL_SHA256_LENGTH]
) {
  uint8_t block[BLOCK] = {0};
  if (key_length > BLOCK) oriel_sha256(key, key_length, block);
  else if (key_length > 0) memcpy(block, key, key_length);

  uint32_t state[8];
  uint8_t inner[ORIEL_SHA256_LENGTH];
  for (int place = 0; place < BLOCK; place++) block[place] ^= 0x36;
  memcpy(state, begin256, sizeof state);
  compress_sha256(state, block, 1);
  finish_sha256(state, BLOCK, bytes, length, inner);

  for (int place = 0; place < BLOCK; place++) block[place] ^= 0x36 ^ 0x5c;
  memcpy(state, begin256, sizeof state);
  compress_sha256(state, block, 1);
  finish_sha256(state, BLOCK, inner, sizeof inner, code);
}

bool oriel_equal_in_constant_time(const uint8_t *left, const uint8_t *right, size_t length) {
  // Volatile: a compiler that saw the end of it might leave the loop at the first difference.
  volatile uint8_t difference = 0;
  for (size_t place = 0; place < length; place++) difference |= left[place] ^ right[place];
  return difference == 0;
}
