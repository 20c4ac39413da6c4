#include <sqlite3.h>
#include <stddef.h>

#include "include/CStoreBaseline.h"

static const char *const schema =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;"
    "CREATE TABLE run(id INTEGER PRIMARY KEY, txn INTEGER NOT NULL, node INTEGER NOT NULL,"
    " up INTEGER NOT NULL, causes INTEGER NOT NULL, write INTEGER, after_ns INTEGER NOT NULL,"
    " body_ns INTEGER NOT NULL, diff_ns INTEGER NOT NULL, below INTEGER NOT NULL,"
    " compared INTEGER NOT NULL, skipped INTEGER NOT NULL, fields INTEGER NOT NULL,"
    " updated INTEGER NOT NULL, flags INTEGER NOT NULL);"
    "BEGIN";

static int insert_run(sqlite3_stmt *insert, const uint32_t *run) {
  sqlite3_bind_int64(insert, 1, run[0]);
  sqlite3_bind_int64(insert, 2, run[3]);
  sqlite3_bind_int64(insert, 3, run[2]);
  sqlite3_bind_int64(insert, 4, run[1] ? (int64_t)run[0] - (int64_t)run[1] : 0);
  sqlite3_bind_int64(insert, 5, run[5]);
  if (run[4]) {
    sqlite3_bind_int64(insert, 6, run[4]);
  } else {
    sqlite3_bind_null(insert, 6);
  }
  for (int column = 0; column < 9; column++) {
    sqlite3_bind_int64(insert, 7 + column, run[6 + column]);
  }
  int code = sqlite3_step(insert);
  sqlite3_reset(insert);
  return code == SQLITE_DONE ? SQLITE_OK : code;
}

int csb_insert_runs(const char *path, const uint32_t *words, int64_t count, int64_t per_commit) {
  sqlite3 *file = NULL;
  sqlite3_stmt *insert = NULL;
  int code = sqlite3_open(path, &file);
  if (!code) code = sqlite3_exec(file, schema, NULL, NULL, NULL);
  if (!code) {
    code = sqlite3_prepare_v2(file, "INSERT INTO run VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)", -1,
                              &insert, NULL);
  }
  for (int64_t index = 0; index < count && !code; index++) {
    code = insert_run(insert, words + index * 16);
    if (!code && (index + 1) % per_commit == 0) {
      code = sqlite3_exec(file, "COMMIT; BEGIN", NULL, NULL, NULL);
    }
  }
  if (!code) {
    code = sqlite3_exec(file,
                        "COMMIT; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE",
                        NULL, NULL, NULL);
  }
  sqlite3_finalize(insert);
  sqlite3_close(file);
  return code;
}
