// What SwiftData needs of SQLite. The library is loaded when a store is opened, so that nothing needs it to be built or to be linked.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

// What functions return.
static const int csqlite_ok = 0;
static const int csqlite_busy = 5;
static const int csqlite_too_big = 18;
static const int csqlite_constraint = 19;
static const int csqlite_row = 100;
static const int csqlite_done = 101;

// What a column has.
static const int csqlite_integer = 1;
static const int csqlite_real = 2;
static const int csqlite_text = 3;
static const int csqlite_blob = 4;

/// Loads the library, once. Returns NULL, or why it cannot be used.
const char *_Nullable csqlite_load(void);

/// Opens a database for reading and writing, and makes it if need be; or for reading alone, where the path may be a URI.
int csqlite_open(const char *_Nonnull path, int is_read_only, sqlite3 *_Nullable *_Nonnull database);
int csqlite_close(sqlite3 *_Nonnull database);
const char *_Nonnull csqlite_message(sqlite3 *_Nullable database);
int csqlite_busy_timeout(sqlite3 *_Nonnull database, int milliseconds);
int csqlite_execute(sqlite3 *_Nonnull database, const char *_Nonnull sql);

int csqlite_prepare(sqlite3 *_Nonnull database, const char *_Nonnull sql, sqlite3_stmt *_Nullable *_Nonnull statement);
int csqlite_finalize(sqlite3_stmt *_Nonnull statement);
/// Makes a statement ready for other values.
int csqlite_reset(sqlite3_stmt *_Nonnull statement);
int csqlite_step(sqlite3_stmt *_Nonnull statement);

int csqlite_bind_null(sqlite3_stmt *_Nonnull statement, int index);
int csqlite_bind_integer(sqlite3_stmt *_Nonnull statement, int index, int64_t value);
int csqlite_bind_real(sqlite3_stmt *_Nonnull statement, int index, double value);
/// The bytes are copied.
int csqlite_bind_text(sqlite3_stmt *_Nonnull statement, int index, const char *_Nonnull bytes, int count);
int csqlite_bind_blob(sqlite3_stmt *_Nonnull statement, int index, const void *_Nullable bytes, int count);

int csqlite_column_count(sqlite3_stmt *_Nonnull statement);
int csqlite_column_type(sqlite3_stmt *_Nonnull statement, int index);
int64_t csqlite_column_integer(sqlite3_stmt *_Nonnull statement, int index);
double csqlite_column_real(sqlite3_stmt *_Nonnull statement, int index);
/// The bytes of a text or a blob, until the next step.
const void *_Nullable csqlite_column_bytes(sqlite3_stmt *_Nonnull statement, int index);
int csqlite_column_byte_count(sqlite3_stmt *_Nonnull statement, int index);

#endif
