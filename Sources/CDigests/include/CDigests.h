// Digests: SHA-256 and HMAC-SHA-256 (FIPS 180-4, FIPS 198-1), SHA-1 for the handshake of WebSockets (RFC 6455), and a comparison whose time
// says nothing of what it compares. In C, for unoptimized Swift takes twenty times as long. `DigestTests` has the vectors of NIST.

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

/// Whether `length` bytes are the same, in a time that depends on `length` alone.
bool oriel_equal_in_constant_time(const uint8_t *left, const uint8_t *right, size_t length);

#endif
