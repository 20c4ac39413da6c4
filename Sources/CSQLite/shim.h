#include <sqlite3.h>

// What Swift cannot import: `SQLITE_TRANSIENT` is a macro with a cast.
static inline int viewtrace_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                      unsigned long long length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
