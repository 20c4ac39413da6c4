// Calls that block: sleeping on the main thread, and waiting for a condition.
//
// A main thread that sleeps does nothing else, so its sleep is virtual time
// that passes at once. A wait for a condition is real, because another thread
// ends it; only its deadline, which Foundation makes of a virtual date, has to
// be moved to the real clock.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include "Hermetic.h"
#include "include/HermeticHooks.h"

static const int64_t second = 1000000000;

/// Lets a sleep of that caller pass in virtual time; false where it is real.
static bool sleep_virtually(int64_t nanoseconds, const void *caller) {
  if (!vt_armed() || !vt_is_main_thread()) return false;
  // The app's own calls, and Thread.sleep; a library of the system's may rely
  // on a real pause. ViewTrace never sleeps this way.
  if (!vt_is_inside(vt_hermetic.executable, caller) && !vt_is_inside(vt_hermetic.foundation, caller))
    return false;
  vt_set_virtual_now(vt_now() + nanoseconds);
  return true;
}

typedef int (*nanosleep_function)(const struct timespec *, struct timespec *);

VT_HOOK int nanosleep(const struct timespec *time, struct timespec *rest) {
  int64_t nanoseconds = (int64_t)time->tv_sec * second + time->tv_nsec;
  if (sleep_virtually(nanoseconds, __builtin_return_address(0))) return 0;
  static _Atomic(nanosleep_function) original;
  nanosleep_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (nanosleep_function)vt_original("nanosleep");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(time, rest);
}

VT_HOOK int usleep(useconds_t microseconds) {
  if (sleep_virtually((int64_t)microseconds * 1000, __builtin_return_address(0))) return 0;
  static _Atomic(int (*)(useconds_t)) original;
  int (*function)(useconds_t) = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (int (*)(useconds_t))vt_original("usleep");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(microseconds);
}

VT_HOOK unsigned sleep(unsigned seconds) {
  if (sleep_virtually((int64_t)seconds * second, __builtin_return_address(0))) return 0;
  static _Atomic(unsigned (*)(unsigned)) original;
  unsigned (*function)(unsigned) = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (unsigned (*)(unsigned))vt_original("sleep");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(seconds);
}

typedef int (*timedwait_function)(
    pthread_cond_t *, pthread_mutex_t *, const struct timespec *deadline);

VT_HOOK int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
  static _Atomic(timedwait_function) original;
  timedwait_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (timedwait_function)vt_original("pthread_cond_timedwait");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  if (!vt_armed() || !vt_is_inside(vt_hermetic.foundation, __builtin_return_address(0))) {
    return function(condition, mutex, deadline);
  }
  int64_t virtual_deadline = (int64_t)deadline->tv_sec * second + deadline->tv_nsec;
  int64_t distance = virtual_deadline - (vt_hermetic.epoch + vt_now());
  int64_t real_deadline;
  if (__builtin_add_overflow(vt_real_epoch_now(), distance, &real_deadline)) real_deadline = INT64_MAX;
  if (real_deadline < 0) return ETIMEDOUT;
  struct timespec moved = {real_deadline / second, real_deadline % second};
  return function(condition, mutex, &moved);
}
