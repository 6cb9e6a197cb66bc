// What SwiftData needs of SQLite. The library is loaded when a store is opened, so that nothing needs it to be built or to be linked.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

// What functions return.
static const int csqlite_ok = 0;
static const int csqlite_error = 1;
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

/// What Swift says about two texts, in UTF-8: how they are ordered (below 0, 0, above 0), or whether something holds (0 or 1).
typedef int (*csqlite_texts)(const char *_Nonnull left, int left_count, const char *_Nonnull right, int right_count);

/// Tells how Swift compares texts, once, before functions are added. `folds_ascii` says whether a search takes `I` for `i`, which not all
/// languages do.
void csqlite_set_texts(csqlite_texts _Nonnull order, csqlite_texts _Nonnull contains, csqlite_texts _Nonnull starts,
                       csqlite_texts _Nonnull search, csqlite_texts _Nonnull compare_case, csqlite_texts _Nonnull compare_local,
                       int folds_ascii);

/// Adds to a connection what SQL lacks:
///  - the order `oriel`, in which texts that mean the same are equal;
///  - `oriel_contains`, `oriel_starts`, `oriel_search`, `oriel_compare_case` and `oriel_compare_local`, with two texts: NULL where one is;
///  - `oriel_add`, `oriel_subtract`, `oriel_multiply`, `oriel_divide` and `oriel_remainder`, with two integers, and the smallest and the
///    largest one that may come out: NULL where there is no result;
///  - `oriel_quotient`, which divides real numbers as computers do.
int csqlite_add_functions(sqlite3 *_Nonnull database);

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
