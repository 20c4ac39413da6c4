// What the hermetic hooks share; private to this target.
#ifndef VT_HERMETIC_H
#define VT_HERMETIC_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "Callers.h"

typedef struct {
  // Read by every hook first. Set last when arming, cleared first after.
  _Atomic bool armed;
  _Atomic int64_t now;
  // The thread that the main actor's code runs on.
  _Atomic pthread_t main_thread;
  // Written before `armed` is set and never while it is.
  int64_t epoch;
  vt_code_range swift_clock, swift_random, essentials, foundation, executable;
} vt_hermetic_state;

extern vt_hermetic_state vt_hermetic;

static inline bool vt_armed(void) {
  return atomic_load_explicit(&vt_hermetic.armed, memory_order_acquire);
}

static inline int64_t vt_now(void) {
  return atomic_load_explicit(&vt_hermetic.now, memory_order_relaxed);
}

#endif
