#define _GNU_SOURCE
#include "CSQLite.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_value sqlite3_value;

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
  int (*create_function)(sqlite3 *, const char *, int, int, void *, void (*)(sqlite3_context *, int, sqlite3_value **),
                         void (*)(sqlite3_context *, int, sqlite3_value **), void (*)(sqlite3_context *), void (*)(void *));
  int (*create_collation)(sqlite3 *, const char *, int, void *, int (*)(void *, int, const void *, int, const void *),
                          void (*)(void *));
  void *(*user_data)(sqlite3_context *);
  int (*value_type)(sqlite3_value *);
  const unsigned char *(*value_text)(sqlite3_value *);
  int (*value_bytes)(sqlite3_value *);
  int64_t (*value_int64)(sqlite3_value *);
  double (*value_double)(sqlite3_value *);
  void (*result_int64)(sqlite3_context *, int64_t);
  void (*result_double)(sqlite3_context *, double);
  void (*result_null)(sqlite3_context *);
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
  *(void **)&library.create_function = load(handle, "sqlite3_create_function_v2");
  *(void **)&library.create_collation = load(handle, "sqlite3_create_collation_v2");
  *(void **)&library.user_data = load(handle, "sqlite3_user_data");
  *(void **)&library.value_type = load(handle, "sqlite3_value_type");
  *(void **)&library.value_text = load(handle, "sqlite3_value_text");
  *(void **)&library.value_bytes = load(handle, "sqlite3_value_bytes");
  *(void **)&library.value_int64 = load(handle, "sqlite3_value_int64");
  *(void **)&library.value_double = load(handle, "sqlite3_value_double");
  *(void **)&library.result_int64 = load(handle, "sqlite3_result_int64");
  *(void **)&library.result_double = load(handle, "sqlite3_result_double");
  *(void **)&library.result_null = load(handle, "sqlite3_result_null");
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

// Functions. What consists of ASCII alone is answered here, for it is the same in all ways of Swift to look at texts, and nearly all that
// there is; the rest is for Swift. A line break of two characters is one in Swift.

static struct {
  csqlite_texts order, contains, starts, search, compare_case, compare_local;
  int folds_ascii;
} texts;

/// Whether all bytes are ASCII, but no carriage return.
static int is_plain(const char *text, int count) {
  for (int index = 0; index < count; index++) {
    if ((unsigned char)text[index] >= 0x80 || text[index] == '\r') return 0;
  }
  return 1;
}

/// Whether there is nothing that Unicode writes in two ways: all before U+0300 is so.
static int is_normal(const char *text, int count) {
  for (int index = 0; index < count; index++) {
    if ((unsigned char)text[index] >= 0xCC) return 0;
  }
  return 1;
}

/// Whether all is printable, so that a search looks at each character by itself.
static int is_printable(const char *text, int count) {
  for (int index = 0; index < count; index++) {
    if ((unsigned char)text[index] < 0x20 || (unsigned char)text[index] >= 0x7F) return 0;
  }
  return 1;
}

static char folded(char byte) { return byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte; }

static int finds_folded(const char *text, int count, const char *part, int part_count) {
  char first = folded(part[0]);
  for (int start = 0; start <= count - part_count; start++) {
    if (folded(text[start]) != first) continue;
    int index = 1;
    while (index < part_count && folded(text[start + index]) == folded(part[index])) index++;
    if (index == part_count) return 1;
  }
  return 0;
}

static int order(void *context, int left_count, const void *left, int right_count, const void *right) {
  (void)context;
  int result = memcmp(left, right, left_count < right_count ? left_count : right_count);
  if (result == 0) result = left_count - right_count;
  if (result == 0 || (is_normal(left, left_count) && is_normal(right, right_count))) return result;
  return texts.order(left, left_count, right, right_count);
}

static int contains(const char *text, int count, const char *part, int part_count) {
  if (part_count == 0 || !is_plain(text, count) || !is_plain(part, part_count)) {
    return texts.contains(text, count, part, part_count);
  }
  return memmem(text, count, part, part_count) != NULL;
}

static int starts(const char *text, int count, const char *part, int part_count) {
  if (part_count == 0 || !is_plain(text, count) || !is_plain(part, part_count)) {
    return texts.starts(text, count, part, part_count);
  }
  return part_count <= count && memcmp(text, part, part_count) == 0;
}

static int search(const char *text, int count, const char *part, int part_count) {
  if (!texts.folds_ascii || part_count == 0 || !is_printable(text, count) || !is_printable(part, part_count)) {
    return texts.search(text, count, part, part_count);
  }
  return finds_folded(text, count, part, part_count);
}

static int compare_case(const char *left, int left_count, const char *right, int right_count) {
  return texts.compare_case(left, left_count, right, right_count);
}

static int compare_local(const char *left, int left_count, const char *right, int right_count) {
  return texts.compare_local(left, left_count, right, right_count);
}

static int is_null(sqlite3_context *context, sqlite3_value **values) {
  if (library.value_type(values[0]) != 5 && library.value_type(values[1]) != 5) return 0;
  library.result_null(context);
  return 1;
}

static void call_texts(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (is_null(context, values)) return;
  const char *left = (const char *)library.value_text(values[0]);
  const char *right = (const char *)library.value_text(values[1]);
  // NULL where there is no memory.
  if (left == NULL || right == NULL) return library.result_null(context);
  csqlite_texts function = (csqlite_texts)library.user_data(context);
  library.result_int64(context, function(left, library.value_bytes(values[0]), right, library.value_bytes(values[1])));
}

static void call_integers(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (is_null(context, values)) return;
  int64_t left = library.value_int64(values[0]), right = library.value_int64(values[1]), result = 0;
  int fails;
  switch (*(const char *)library.user_data(context)) {
  case '+': fails = __builtin_add_overflow(left, right, &result); break;
  case '-': fails = __builtin_sub_overflow(left, right, &result); break;
  case '*': fails = __builtin_mul_overflow(left, right, &result); break;
  default:
    // Nothing is divided by zero, and the smallest number has no opposite.
    fails = right == 0 || (right == -1 && left == library.value_int64(values[2]));
    if (!fails) result = *(const char *)library.user_data(context) == '/' ? left / right : left % right;
  }
  if (fails || result < library.value_int64(values[2]) || result > library.value_int64(values[3])) {
    return library.result_null(context);
  }
  library.result_int64(context, result);
}

static void call_quotient(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (is_null(context, values)) return;
  library.result_double(context, library.value_double(values[0]) / library.value_double(values[1]));
}

void csqlite_set_texts(csqlite_texts order_texts, csqlite_texts contains_texts, csqlite_texts starts_texts,
                       csqlite_texts search_texts, csqlite_texts compare_case_texts, csqlite_texts compare_local_texts,
                       int folds_ascii) {
  texts.order = order_texts;
  texts.contains = contains_texts;
  texts.starts = starts_texts;
  texts.search = search_texts;
  texts.compare_case = compare_case_texts;
  texts.compare_local = compare_local_texts;
  texts.folds_ascii = folds_ascii;
}

int csqlite_add_functions(sqlite3 *database) {
  static const struct {
    const char *name;
    csqlite_texts function;
  } of_texts[] = {
      {"oriel_contains", contains},         {"oriel_starts", starts},
      {"oriel_search", search},             {"oriel_compare_case", compare_case},
      {"oriel_compare_local", compare_local},
  };
  static const struct {
    const char *name, *sign;
  } of_integers[] = {
      {"oriel_add", "+"}, {"oriel_subtract", "-"}, {"oriel_multiply", "*"}, {"oriel_divide", "/"}, {"oriel_remainder", "%"},
  };
  // UTF-8, and the same answer for the same values.
  int flags = 1 | 0x800;
  int code = library.create_collation(database, "oriel", 1, NULL, order, NULL);
  for (size_t index = 0; index < sizeof of_texts / sizeof of_texts[0] && code == 0; index++) {
    code = library.create_function(database, of_texts[index].name, 2, flags, (void *)of_texts[index].function, call_texts, NULL,
                                   NULL, NULL);
  }
  for (size_t index = 0; index < sizeof of_integers / sizeof of_integers[0] && code == 0; index++) {
    code = library.create_function(database, of_integers[index].name, 4, flags, (void *)of_integers[index].sign, call_integers,
                                   NULL, NULL, NULL);
  }
  if (code == 0) code = library.create_function(database, "oriel_quotient", 2, flags, NULL, call_quotient, NULL, NULL, NULL);
  return code;
}
