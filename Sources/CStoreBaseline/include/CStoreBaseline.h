// The least that a recorder of runs could be: one prepared INSERT in plain C.
#ifndef CSTOREBASELINE_H
#define CSTOREBASELINE_H

#include <stdint.h>

/// Writes runs into a new SQLite file, of the same columns as a trace has them.
///
/// `words` holds sixteen words a run, in the order of `RunRecord`. Returns 0, or
/// SQLite's code.
int csb_insert_runs(const char *path, const uint32_t *words, int64_t count, int64_t per_commit);

#endif
