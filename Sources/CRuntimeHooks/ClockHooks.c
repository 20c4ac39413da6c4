// clock_gettime, gettimeofday and time, as the toolchain's libraries see them.
//
// The definitions are weak and go before the C library's, because the loader
// looks into the executable first. Every other caller, the recorder among
// them, gets the real time.
#define _GNU_SOURCE
#include <stdbool.h>
#include <sys/time.h>
#include <time.h>

#include "Hermetic.h"
#include "include/HermeticHooks.h"

typedef int (*clock_gettime_function)(clockid_t, struct timespec *);
typedef int (*gettimeofday_function)(struct timeval *, void *);

static int real_clock_gettime(clockid_t clock, struct timespec *out) {
  static _Atomic(clock_gettime_function) original;
  clock_gettime_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (clock_gettime_function)vt_original("clock_gettime");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(clock, out);
}

static bool is_foundation(const void *caller) {
  return vt_is_inside(vt_hermetic.essentials, caller)
      || vt_is_inside(vt_hermetic.foundation, caller);
}

static bool is_time_of_day(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
}

/// Whether the caller sees virtual time on that clock.
static bool is_virtual(clockid_t clock, const void *caller) {
  if (is_time_of_day(clock)) {
    return is_foundation(caller) || vt_is_inside(vt_hermetic.swift_clock, caller);
  }
  if (clock != CLOCK_MONOTONIC && clock != CLOCK_MONOTONIC_RAW && clock != CLOCK_BOOTTIME
      && clock != CLOCK_MONOTONIC_COARSE) {
    return false;  // CPU time stays what it is.
  }
  if (vt_is_inside(vt_hermetic.swift_clock, caller)) return true;
  // Run loops measure their timers by it. Those of other threads wait for
  // real, so they must go on to see the clock that their kernel timers follow.
  return is_foundation(caller) && vt_is_main_thread();
}

static struct timespec virtual_time(clockid_t clock) {
  int64_t total = vt_now() + (is_time_of_day(clock) ? vt_hermetic.epoch : VT_MONOTONIC_BASE);
  int64_t rest = total % 1000000000;
  if (rest < 0) rest += 1000000000;
  return (struct timespec){.tv_sec = (total - rest) / 1000000000, .tv_nsec = rest};
}

VT_HOOK int clock_gettime(clockid_t clock, struct timespec *out) {
  if (vt_armed() && is_virtual(clock, __builtin_return_address(0))) {
    *out = virtual_time(clock);
    return 0;
  }
  return real_clock_gettime(clock, out);
}

VT_HOOK int gettimeofday(struct timeval *out, void *zone) {
  if (vt_armed() && is_foundation(__builtin_return_address(0))) {
    struct timespec now = virtual_time(CLOCK_REALTIME);
    *out = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
  }
  static _Atomic(gettimeofday_function) original;
  gettimeofday_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (gettimeofday_function)vt_original("gettimeofday");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(out, zone);
}

VT_HOOK time_t time(time_t *out) {
  struct timespec now;
  if (vt_armed() && is_foundation(__builtin_return_address(0))) {
    now = virtual_time(CLOCK_REALTIME);
  } else {
    real_clock_gettime(CLOCK_REALTIME_COARSE, &now);
  }
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now = {0, 0};
  real_clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t vt_real_now(void) { return nanoseconds(CLOCK_MONOTONIC); }
int64_t vt_real_epoch_now(void) { return nanoseconds(CLOCK_REALTIME); }
