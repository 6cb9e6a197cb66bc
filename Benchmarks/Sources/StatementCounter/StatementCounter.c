#include "StatementCounter.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// What is used of SQLite, which is taken as it is at run time: nobody needs its headers to build this.
enum { traceStatement = 1, traceRow = 4 };
typedef int (*Trace)(void *database, unsigned kinds, int (*)(unsigned, void *, void *, void *), void *context);
typedef int (*AutoExtension)(void (*)(void));

static long statements, rows;
static Trace trace;

long statementCount(void) { return statements; }
long rowCount(void) { return rows; }

static int count(unsigned kind, void *context, void *statement, void *text) {
  (void)context, (void)statement, (void)text;
  __atomic_fetch_add(kind == traceStatement ? &statements : &rows, 1, __ATOMIC_RELAXED);
  return 0;
}

static int opened(void *database, const char **message, const void *api) {
  (void)message, (void)api;
  return trace(database, traceStatement | traceRow, count, 0);
}

void countStatements(void) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW);
  trace = library ? (Trace)dlsym(library, "sqlite3_trace_v2") : 0;
  AutoExtension everywhere = library ? (AutoExtension)dlsym(library, "sqlite3_auto_extension") : 0;
  if (!trace || !everywhere) {
    fprintf(stderr, "Statements of SQLite cannot be counted: libsqlite3.so.0 is not installed.\n");
    exit(1);
  }
  everywhere((void (*)(void))opened);
}
