// libdispatch as the hooks see it; private to this target.
//
// Its own headers need blocks, which plain C has not: a block is a pointer here.
#ifndef VT_DISPATCH_H
#define VT_DISPATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "Hermetic.h"
#include "include/DispatchHooks.h"

typedef uint64_t dispatch_time_t;
typedef void (*vt_work_function)(void *);

/// Work of a block, or of a function with its context; `group` may be null.
vt_main_work *vt_make_work(void *block, vt_work_function function, void *context, void *group);

bool vt_is_main_queue(const void *queue);
/// Whether a loop takes the main queue's work.
bool vt_has_taker(void);
void vt_take_at(vt_main_work *work, int64_t virtual_time);

/// Defines `name_original` as the definition that a hook hides.
#define VT_ORIGINAL(type, name)                                                          \
  static _Atomic(type) original;                                                         \
  type name##_original = atomic_load_explicit(&original, memory_order_relaxed);          \
  if (!name##_original) {                                                                \
    name##_original = (type)vt_original(#name);                                          \
    atomic_store_explicit(&original, name##_original, memory_order_relaxed);             \
  }

#endif
