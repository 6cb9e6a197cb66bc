// Digests: SHA-256 and HMAC-SHA-256 (FIPS 180-4, FIPS 198-1), SHA-1 for the handshake of WebSockets (RFC 6455), those of apps, in parts, and a
// comparison whose time says nothing of what it compares. In C, for unoptimized Swift takes twenty times as long. `DigestTests` and `CryptoTests`
// have the vectors of NIST.

#ifndef ORIEL_DIGESTS_H
#define ORIEL_DIGESTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ORIEL_SHA1_LENGTH 20
#define ORIEL_SHA256_LENGTH 32

/// `bytes` may be null where `length` is 0.
void oriel_sha1(const uint8_t *bytes, size_t length, uint8_t digest[ORIEL_SHA1_LENGTH]);

/// `bytes` may be null where `length` is 0.
void oriel_sha256(const uint8_t *bytes, size_t length, uint8_t digest[ORIEL_SHA256_LENGTH]);

/// A key of any length. `bytes` and `key` may be null where their length is 0.
void oriel_hmac_sha256(
  const uint8_t *key, size_t key_length, const uint8_t *bytes, size_t length, uint8_t code[ORIEL_SHA256_LENGTH]);

typedef enum { ORIEL_MD5, ORIEL_SHA1, ORIEL_SHA256, ORIEL_SHA384, ORIEL_SHA512 } oriel_algorithm;

#define ORIEL_LONGEST_DIGEST 64

/// A digest of bytes that come in parts. It may be copied.
typedef struct {
  oriel_algorithm algorithm;
  uint64_t length;
  union {
    uint32_t narrow[8];
    uint64_t wide[8];
  } state;
  uint8_t rest[128];
} oriel_hash;

void oriel_hash_begin(oriel_hash *hash, oriel_algorithm algorithm);

/// `bytes` may be null where `length` is 0.
void oriel_hash_update(oriel_hash *hash, const uint8_t *bytes, size_t length);

/// Ends it: nothing may follow. Returns how long the digest is.
size_t oriel_hash_end(oriel_hash *hash, uint8_t digest[ORIEL_LONGEST_DIGEST]);

/// Whether `length` bytes are the same, in a time that depends on `length` alone.
bool oriel_equal_in_constant_time(const uint8_t *left, const uint8_t *right, size_t length);

#endif
