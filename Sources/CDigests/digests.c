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

// MARK: SHA-512 and SHA-384 (FIPS 180-4, sections 6.4 and 6.5): words of 64 bits, blocks of 128 bytes

static const uint64_t k512[80] = {
  0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
  0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
  0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
  0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
  0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
  0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
  0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
  0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
  0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
  0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
  0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
  0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
  0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
  0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
  0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
  0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static const uint64_t begin512[8] = {
  0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
  0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint64_t begin384[8] = {
  0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
  0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};

#define RIGHT64(word, count) ((word) >> (count) | (word) << (64 - (count)))

static void compress_sha512(uint64_t *state, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += 2 * BLOCK) {
    uint64_t w[80];
    for (int t = 0; t < 16; t++) w[t] = (uint64_t)load(blocks + 8 * t) << 32 | load(blocks + 8 * t + 4);
    for (int t = 16; t < 80; t++) {
      uint64_t early = w[t - 15], late = w[t - 2];
      w[t] = (RIGHT64(late, 19) ^ RIGHT64(late, 61) ^ late >> 6) + w[t - 7] + (RIGHT64(early, 1) ^ RIGHT64(early, 8) ^ early >> 7) + w[t - 16];
    }
    uint64_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 80; t++) {
      uint64_t first = h + (RIGHT64(e, 14) ^ RIGHT64(e, 18) ^ RIGHT64(e, 41)) + CHOOSE(e, f, g) + k512[t] + w[t];
      uint64_t second = (RIGHT64(a, 28) ^ RIGHT64(a, 34) ^ RIGHT64(a, 39)) + MAJORITY(a, b, c);
      h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

// MARK: MD5 (RFC 1321): the lowest byte of a word comes first

static const uint32_t k_md5[64] = {
  0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501, 0x698098d8, 0x8b44f7af,
  0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821, 0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa,
  0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8, 0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8,
  0x676f02d9, 0x8d2a4c8a, 0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
  0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665, 0xf4292244, 0x432aff97,
  0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1,
  0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};

static void compress_md5(uint32_t *state, const uint8_t *blocks, size_t count) {
  static const uint8_t shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  for (; count > 0; count--, blocks += BLOCK) {
    uint32_t w[16];
    for (int t = 0; t < 16; t++) w[t] = __builtin_bswap32(load(blocks + 4 * t));
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    for (int t = 0; t < 64; t++) {
      uint32_t f;
      int word;
      if (t < 16) f = CHOOSE(b, c, d), word = t;
      else if (t < 32) f = CHOOSE(d, b, c), word = (5 * t + 1) % 16;
      else if (t < 48) f = b ^ c ^ d, word = (3 * t + 5) % 16;
      else f = c ^ (b | ~d), word = 7 * t % 16;
      uint32_t sum = a + f + k_md5[t] + w[word];
      a = d, d = c, c = b, b += LEFT(sum, shifts[t / 16][t % 4]);
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  }
}

// MARK: In parts

static size_t block_length(oriel_algorithm algorithm) { return algorithm >= ORIEL_SHA384 ? 2 * BLOCK : BLOCK; }

static void compress(oriel_hash *hash, const uint8_t *blocks, size_t count) {
  switch (hash->algorithm) {
  case ORIEL_MD5: compress_md5(hash->state.narrow, blocks, count); break;
  case ORIEL_SHA1: compress_sha1(hash->state.narrow, blocks, count); break;
  case ORIEL_SHA256: compress_sha256(hash->state.narrow, blocks, count); break;
  default: compress_sha512(hash->state.wide, blocks, count); break;
  }
}

void oriel_hash_begin(oriel_hash *hash, oriel_algorithm algorithm) {
  static const uint32_t begin[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  memset(hash, 0, sizeof *hash);
  hash->algorithm = algorithm;
  switch (algorithm) {
  case ORIEL_SHA256: memcpy(hash->state.narrow, begin256, sizeof begin256); break;
  case ORIEL_SHA384: memcpy(hash->state.wide, begin384, sizeof begin384); break;
  case ORIEL_SHA512: memcpy(hash->state.wide, begin512, sizeof begin512); break;
  // MD5 begins with the first four of SHA-1's words.
  default: memcpy(hash->state.narrow, begin, sizeof begin); break;
  }
}

void oriel_hash_update(oriel_hash *hash, const uint8_t *bytes, size_t length) {
  size_t block = block_length(hash->algorithm), held = hash->length % block;
  if (length == 0) return;
  hash->length += length;
  if (held > 0) {
    size_t part = length < block - held ? length : block - held;
    memcpy(hash->rest + held, bytes, part);
    if (held + part < block) return;
    compress(hash, hash->rest, 1);
    bytes += part, length -= part;
  }
  if (length >= block) compress(hash, bytes, length / block);
  if (length % block > 0) memcpy(hash->rest, bytes + length / block * block, length % block);
}

size_t oriel_hash_end(oriel_hash *hash, uint8_t digest[ORIEL_LONGEST_DIGEST]) {
  static const size_t lengths[] = {16, ORIEL_SHA1_LENGTH, ORIEL_SHA256_LENGTH, 48, 64};
  size_t block = block_length(hash->algorithm), held = hash->length % block, field = block / 8;
  uint8_t tail[4 * BLOCK] = {0};
  memcpy(tail, hash->rest, held);
  tail[held] = 0x80;
  size_t blocks = held < block - field ? 1 : 2;
  uint64_t high = hash->length >> 61, low = hash->length << 3;
  uint8_t *end = tail + blocks * block;
  if (hash->algorithm == ORIEL_MD5) {
    for (int place = 0; place < 8; place++) end[place - 8] = (uint8_t)(low >> (8 * place));
  } else {
    if (block > BLOCK) store(end - 12, (uint32_t)high);
    store(end - 8, (uint32_t)(low >> 32)), store(end - 4, (uint32_t)low);
  }
  compress(hash, tail, blocks);
  size_t length = lengths[hash->algorithm];
  for (size_t place = 0; place < length; place++) {
    if (hash->algorithm == ORIEL_MD5) digest[place] = (uint8_t)(hash->state.narrow[place / 4] >> (8 * (place % 4)));
    else if (block == BLOCK) digest[place] = (uint8_t)(hash->state.narrow[place / 4] >> (24 - 8 * (place % 4)));
    else digest[place] = (uint8_t)(hash->state.wide[place / 8] >> (56 - 8 * (place % 8)));
  }
  return length;
}

// MARK: Comparison

bool oriel_equal_in_constant_time(const uint8_t *left, const uint8_t *right, size_t length) {
  // Volatile: a compiler that saw the end of it might leave the loop at the first difference.
  volatile uint8_t difference = 0;
  for (size_t place = 0; place < length; place++) difference |= left[place] ^ right[place];
  return difference == 0;
}
