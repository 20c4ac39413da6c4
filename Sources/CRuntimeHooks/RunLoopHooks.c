// timerfd_settime, as the main thread's run loop calls it.
//
// A run loop arms a kernel timer for its next Timer, by the clock that the
// clock hook makes virtual. The hook keeps the deadline instead of arming, and
// the virtual loop rings the kernel timer when virtual time gets there.
#define _GNU_SOURCE
#include <stddef.h>
#include <sys/timerfd.h>

#include "Hermetic.h"
#include "include/HermeticHooks.h"
#include "include/RunLoopHooks.h"

// One a mode of the run loop; an app has a handful. Main thread only.
enum { slot_count = 16 };
static struct {
  int descriptor;
  int64_t due;
} slots[slot_count];
static int used;

typedef int (*settime_function)(int, int, const struct itimerspec *, struct itimerspec *);

static int real_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  static _Atomic(settime_function) original;
  settime_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (settime_function)vt_original("timerfd_settime");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(descriptor, flags, value, old);
}

/// Keeps the deadline; false where there is no room.
static bool keep(int descriptor, int64_t due) {
  int slot = 0;
  while (slot < used && slots[slot].descriptor != descriptor) slot++;
  if (slot == slot_count) return false;
  if (slot == used) used++;
  slots[slot].descriptor = descriptor;
  slots[slot].due = due;
  return true;
}

VT_HOOK int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (vt_armed() && (flags & TFD_TIMER_ABSTIME)
      && vt_is_inside(vt_hermetic.foundation, __builtin_return_address(0))
      && vt_is_main_thread()) {
    int64_t deadline = (int64_t)value->it_value.tv_sec * 1000000000 + value->it_value.tv_nsec;
    bool is_set = deadline != 0;
    if (keep(descriptor, is_set ? deadline - VT_MONOTONIC_BASE : VT_NO_RUN_LOOP_TIMER)) {
      // Takes an earlier ring back, as the real call would.
      struct itimerspec never = {{0, 0}, {0, 0}};
      return real_settime(descriptor, 0, &never, old);
    }
  }
  return real_settime(descriptor, flags, value, old);
}

int64_t vt_run_loop_next_timer(void) {
  int64_t next = VT_NO_RUN_LOOP_TIMER;
  for (int i = 0; i < used; i++) {
    if (slots[i].due < next) next = slots[i].due;
  }
  return next;
}

void vt_run_loop_ring_due_timers(void) {
  for (int i = 0; i < used; i++) {
    if (slots[i].due > vt_now()) continue;
    slots[i].due = VT_NO_RUN_LOOP_TIMER;
    // One nanosecond from now; a past absolute time, so it is there at once.
    struct itimerspec past = {{0, 0}, {0, 1}};
    real_settime(slots[i].descriptor, TFD_TIMER_ABSTIME, &past, NULL);
  }
}
