#include "StatementCounter.h"

#include <sqlite3.h>

static long statements, rows;

long statementCount(void) { return statements; }
long rowCount(void) { return rows; }

static int count(unsigned kind, void *context, void *statement, void *text) {
  (void)context, (void)statement, (void)text;
  __atomic_fetch_add(kind == SQLITE_TRACE_STMT ? &statements : &rows, 1, __ATOMIC_RELAXED);
  return 0;
}

static int opened(sqlite3 *database, const char **message, const void *api) {
  (void)message, (void)api;
  return sqlite3_trace_v2(database, SQLITE_TRACE_STMT | SQLITE_TRACE_ROW, count, 0);
}

void countStatements(void) { sqlite3_auto_extension((void (*)(void))opened); }
