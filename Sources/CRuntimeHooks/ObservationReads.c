// Collecting reads: a scope compares each with what was kept, in order, and
// writes nothing as long as they agree.
#include <stdlib.h>
#include <string.h>

#include "Observation.h"

extern void *swift_unownedRetain(void *);
extern void swift_unownedRelease(void *);

void vt_extent_retain(uintptr_t extent) { swift_unownedRetain((void *)extent); }
void vt_extent_release(uintptr_t extent) { swift_unownedRelease((void *)extent); }

// From so many reads on, a repeated one is looked for by hash.
enum { linear_limit = 24 };

struct vt_scope {
  /// What collected before this scope began.
  vt_scope *outer;
  /// The chain of scopes that were made, each used again and again.
  vt_scope *above, *below;
  const vt_read *kept;
  size_t kept_count;
  /// As long as this holds, the first `count` of `kept` are the reads.
  bool agrees;
  size_t count;
  vt_read *reads;
  size_t capacity;
  /// Positions + 1 by hash, while there are more than `linear_limit` reads.
  uint32_t *index;
  size_t index_mask, indexed;
};

static _Thread_local vt_scope root;
static _Thread_local vt_scope *innermost;

void vt_reads_begin(const vt_read *kept, size_t count) {
  vt_scope *above = innermost ? innermost : &root;
  vt_scope *scope = above->below;
  if (!scope) {
    scope = calloc(1, sizeof *scope);
    if (!scope) abort();
    above->below = scope;
    scope->above = above;
  }
  scope->outer = vt_current_scope;
  scope->kept = kept;
  scope->kept_count = count;
  scope->agrees = true;
  scope->count = 0;
  scope->indexed = 0;
  innermost = scope;
  vt_current_scope = scope;
}

static inline bool is_same(vt_read a, vt_read b) {
  return a.extent == b.extent && a.property == b.property;
}

static inline size_t hash(vt_read read) {
  return ((read.extent >> 4) * 31 + read.property) * UINT64_C(0x9E3779B97F4A7C15) >> 32;
}

static void index_reads(vt_scope *scope, const vt_read *reads) {
  size_t size = scope->index ? scope->index_mask + 1 : 0;
  if (scope->count * 2 > size || scope->indexed == 0) {
    while (scope->count * 2 > size) size = size ? size * 2 : 128;
    if (size != (scope->index ? scope->index_mask + 1 : 0)) {
      free(scope->index);
      scope->index = malloc(size * sizeof *scope->index);
      if (!scope->index) abort();
    }
    memset(scope->index, 0, size * sizeof *scope->index);
    scope->index_mask = size - 1;
    scope->indexed = 0;
  }
  for (; scope->indexed < scope->count; scope->indexed++) {
    size_t slot = hash(reads[scope->indexed]) & scope->index_mask;
    while (scope->index[slot]) slot = (slot + 1) & scope->index_mask;
    scope->index[slot] = (uint32_t)scope->indexed + 1;
  }
}

static bool contains(vt_scope *scope, vt_read read) {
  const vt_read *reads = scope->agrees ? scope->kept : scope->reads;
  if (scope->count <= linear_limit) {
    for (size_t i = scope->count; i-- > 0;) {
      if (is_same(reads[i], read)) return true;
    }
    return false;
  }
  index_reads(scope, reads);
  size_t slot = hash(read) & scope->index_mask;
  for (; scope->index[slot]; slot = (slot + 1) & scope->index_mask) {
    if (is_same(reads[scope->index[slot] - 1], read)) return true;
  }
  return false;
}

static void append(vt_scope *scope, vt_read read) {
  if (scope->count == scope->capacity) {
    scope->capacity = scope->capacity ? scope->capacity * 2 : 16;
    scope->reads = realloc(scope->reads, scope->capacity * sizeof *scope->reads);
    if (!scope->reads) abort();
  }
  // Held at once: the object may die before its scope ends.
  vt_extent_retain(read.extent);
  scope->reads[scope->count++] = read;
}

/// Goes on with reads of its own, beginning with those that agreed.
static void disagree(vt_scope *scope) {
  size_t agreed = scope->count;
  scope->agrees = false;
  scope->count = 0;
  for (size_t i = 0; i < agreed; i++) append(scope, scope->kept[i]);
}

void vt_note_read(vt_scope *scope, uintptr_t extent, uint64_t property) {
  vt_read read = {extent, property};
  if (scope->agrees && scope->count < scope->kept_count
      && is_same(scope->kept[scope->count], read)) {
    scope->count++;
    return;
  }
  if (contains(scope, read)) return;
  if (scope->agrees) disagree(scope);
  append(scope, read);
}

vt_reads_result vt_reads_end(void) {
  vt_scope *scope = innermost;
  vt_current_scope = scope->outer;
  innermost = scope->above;
  if (scope->agrees && scope->count == scope->kept_count) {
    return (vt_reads_result){NULL, scope->count, true};
  }
  if (scope->agrees) disagree(scope);
  return (vt_reads_result){scope->reads, scope->count, false};
}

void *vt_reads_pause(void) {
  vt_scope *paused = vt_current_scope;
  vt_current_scope = NULL;
  return paused;
}

void vt_reads_resume(void *paused) { vt_current_scope = paused; }
