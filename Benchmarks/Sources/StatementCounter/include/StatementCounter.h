#ifndef STATEMENT_COUNTER_H
#define STATEMENT_COUNTER_H

/// Counts what all connections to SQLite in this process do from now on, whoever opens them.
void countStatements(void);
/// How many statements have begun.
long statementCount(void);
/// How many rows they have given.
long rowCount(void);

#endif
