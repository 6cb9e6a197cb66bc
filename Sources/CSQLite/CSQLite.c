#include "CSQLite.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct {
  int (*open)(const char *, sqlite3 **, int, const char *);
  int (*close)(sqlite3 *);
  int (*configure)(sqlite3 *, int, ...);
  const char *(*message)(sqlite3 *);
  int (*busy_timeout)(sqlite3 *, int);
  int (*execute)(sqlite3 *, const char *, int (*)(void *, int, char **, char **), void *, char **);
  int (*prepare)(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
  int (*finalize)(sqlite3_stmt *);
  int (*reset)(sqlite3_stmt *);
  int (*clear_bindings)(sqlite3_stmt *);
  int (*step)(sqlite3_stmt *);
  int (*bind_null)(sqlite3_stmt *, int);
  int (*bind_int64)(sqlite3_stmt *, int, int64_t);
  int (*bind_double)(sqlite3_stmt *, int, double);
  int (*bind_text)(sqlite3_stmt *, int, const char *, int, void (*)(void *));
  int (*bind_blob)(sqlite3_stmt *, int, const void *, int, void (*)(void *));
  int (*column_count)(sqlite3_stmt *);
  int (*column_type)(sqlite3_stmt *, int);
  int64_t (*column_int64)(sqlite3_stmt *, int);
  double (*column_double)(sqlite3_stmt *, int);
  const void *(*column_blob)(sqlite3_stmt *, int);
  int (*column_bytes)(sqlite3_stmt *, int);
  int (*version)(void);
} library;

static const char *problem;

static void *load(void *handle, const char *name) {
  void *function = dlsym(handle, name);
  if (function == NULL) problem = "it lacks functions that are needed";
  return function;
}

static void load_library(void) {
  // The names under which systems have it, the usual one on Linux first.
  static const char *const names[] = {"libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"};
  void *handle = NULL;
  for (size_t index = 0; index < sizeof names / sizeof names[0] && handle == NULL; index++) {
    handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (handle == NULL) {
    problem = "libsqlite3 is not installed (package libsqlite3-0, sqlite-libs or sqlite)";
    return;
  }
  *(void **)&library.open = load(handle, "sqlite3_open_v2");
  *(void **)&library.close = load(handle, "sqlite3_close_v2");
  *(void **)&library.configure = load(handle, "sqlite3_db_config");
  *(void **)&library.message = load(handle, "sqlite3_errmsg");
  *(void **)&library.busy_timeout = load(handle, "sqlite3_busy_timeout");
  *(void **)&library.execute = load(handle, "sqlite3_exec");
  *(void **)&library.prepare = load(handle, "sqlite3_prepare_v2");
  *(void **)&library.finalize = load(handle, "sqlite3_finalize");
  *(void **)&library.reset = load(handle, "sqlite3_reset");
  *(void **)&library.clear_bindings = load(handle, "sqlite3_clear_bindings");
  *(void **)&library.step = load(handle, "sqlite3_step");
  *(void **)&library.bind_null = load(handle, "sqlite3_bind_null");
  *(void **)&library.bind_int64 = load(handle, "sqlite3_bind_int64");
  *(void **)&library.bind_double = load(handle, "sqlite3_bind_double");
  *(void **)&library.bind_text = load(handle, "sqlite3_bind_text");
  *(void **)&library.bind_blob = load(handle, "sqlite3_bind_blob");
  *(void **)&library.column_count = load(handle, "sqlite3_column_count");
  *(void **)&library.column_type = load(handle, "sqlite3_column_type");
  *(void **)&library.column_int64 = load(handle, "sqlite3_column_int64");
  *(void **)&library.column_double = load(handle, "sqlite3_column_double");
  *(void **)&library.column_blob = load(handle, "sqlite3_column_blob");
  *(void **)&library.column_bytes = load(handle, "sqlite3_column_bytes");
  *(void **)&library.version = load(handle, "sqlite3_libversion_number");
  // 3.35 is the first that takes columns away.
  if (problem == NULL && library.version() < 3035000) problem = "libsqlite3 is older than 3.35";
}

const char *csqlite_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return problem;
}

int csqlite_open(const char *path, int is_read_only, sqlite3 **database) {
  // To read, also by a URI; or to read and write, and to make it. Each connection is used by one thread at a time.
  int code = library.open(path, database, (is_read_only ? 0x1 | 0x40 : 0x2 | 0x4) | 0x8000, NULL);
  if (code != 0) return code;
  // A name in quotes that is no column is an error rather than a text, in statements (1013) and in tables (1014).
  library.configure(*database, 1013, 0, (int *)NULL);
  library.configure(*database, 1014, 0, (int *)NULL);
  return code;
}

int csqlite_close(sqlite3 *database) { return library.close(database); }
const char *csqlite_message(sqlite3 *database) { return library.message(database); }
int csqlite_busy_timeout(sqlite3 *database, int milliseconds) { return library.busy_timeout(database, milliseconds); }
int csqlite_execute(sqlite3 *database, const char *sql) { return library.execute(database, sql, NULL, NULL, NULL); }

int csqlite_prepare(sqlite3 *database, const char *sql, sqlite3_stmt **statement) {
  return library.prepare(database, sql, -1, statement, NULL);
}

int csqlite_finalize(sqlite3_stmt *statement) { return library.finalize(statement); }

int csqlite_reset(sqlite3_stmt *statement) {
  int result = library.reset(statement);
  library.clear_bindings(statement);
  return result;
}

int csqlite_step(sqlite3_stmt *statement) { return library.step(statement); }
int csqlite_bind_null(sqlite3_stmt *statement, int index) { return library.bind_null(statement, index); }
int csqlite_bind_integer(sqlite3_stmt *statement, int index, int64_t value) { return library.bind_int64(statement, index, value); }
int csqlite_bind_real(sqlite3_stmt *statement, int index, double value) { return library.bind_double(statement, index, value); }

// SQLite's sign for bytes that it has to copy.
#define COPIED ((void (*)(void *))-1)

int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return library.bind_text(statement, index, bytes, count, COPIED);
}

int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  // No address at all would be NULL rather than a blob without bytes.
  return library.bind_blob(statement, index, bytes == NULL ? "" : bytes, count, COPIED);
}

int csqlite_column_count(sqlite3_stmt *statement) { return library.column_count(statement); }
int csqlite_column_type(sqlite3_stmt *statement, int index) { return library.column_type(statement, index); }
int64_t csqlite_column_integer(sqlite3_stmt *statement, int index) { return library.column_int64(statement, index); }
double csqlite_column_real(sqlite3_stmt *statement, int index) { return library.column_double(statement, index); }
const void *csqlite_column_bytes(sqlite3_stmt *statement, int index) { return library.column_blob(statement, index); }
int csqlite_column_byte_count(sqlite3_stmt *statement, int index) { return library.column_bytes(statement, index); }
