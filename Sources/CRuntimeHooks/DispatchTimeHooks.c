// dispatch_time, dispatch_after and the waits: virtual on the main queue.
//
// Virtual dispatch times start at 2^60 ns, where no real uptime will ever be,
// so a virtual deadline is known wherever it turns up. On another queue, or in
// a wait, only its distance from now counts, and that passes in real time.
#define _GNU_SOURCE
#include <stddef.h>
#include <time.h>

#include "Dispatch.h"
#include "include/HermeticHooks.h"

#define TIME_NOW UINT64_C(0)
#define TIME_FOREVER UINT64_MAX
#define WALLTIME_NOW (UINT64_MAX - 1)

typedef dispatch_time_t (*time_function)(dispatch_time_t when, int64_t delta);
typedef dispatch_time_t (*walltime_function)(const struct timespec *when, int64_t delta);
typedef void (*after_function)(dispatch_time_t when, void *queue, void *block);
typedef void (*after_f_function)(dispatch_time_t, void *queue, void *context, vt_work_function);
typedef intptr_t (*wait_function)(void *object, dispatch_time_t timeout);
typedef void (*set_timer_function)(void *, dispatch_time_t start, uint64_t interval, uint64_t leeway);

static dispatch_time_t real_time(dispatch_time_t when, int64_t delta) {
  VT_ORIGINAL(time_function, dispatch_time)
  return dispatch_time_original(when, delta);
}

static dispatch_time_t real_walltime(const struct timespec *when, int64_t delta) {
  VT_ORIGINAL(walltime_function, dispatch_walltime)
  return dispatch_walltime_original(when, delta);
}

static bool is_virtual(dispatch_time_t when) {
  return when >= VT_MONOTONIC_BASE && when < 2 * (uint64_t)VT_MONOTONIC_BASE;
}

/// Wall times are negative: minus the nanoseconds since 1970.
static bool is_wall(dispatch_time_t when) {
  return (int64_t)when < 0 && when < WALLTIME_NOW && (when >> 62) == 3;
}

/// Foundation waits for real: its run loops on other threads, for one.
static bool sees_virtual_time(const void *caller) {
  return vt_armed() && vt_has_taker() && !vt_is_inside(vt_hermetic.foundation, caller);
}

static dispatch_time_t virtual_walltime(int64_t delta) {
  int64_t total = vt_now() + vt_hermetic.epoch;
  struct timespec now = {total / 1000000000, total % 1000000000};
  return real_walltime(&now, delta);
}

VT_HOOK dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (sees_virtual_time(__builtin_return_address(0))) {
    if (when == TIME_NOW) return (uint64_t)(VT_MONOTONIC_BASE + vt_now() + delta);
    if (when == WALLTIME_NOW) return virtual_walltime(delta);
  }
  return real_time(when, delta);
}

VT_HOOK dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  if (!when && sees_virtual_time(__builtin_return_address(0))) return virtual_walltime(delta);
  return real_walltime(when, delta);
}

/// The virtual moment that a deadline means.
static int64_t virtual_moment(dispatch_time_t when) {
  if (is_virtual(when)) return (int64_t)when - VT_MONOTONIC_BASE;
  if (is_wall(when)) return -(int64_t)when - vt_hermetic.epoch;
  if (when == TIME_NOW) return vt_now();
  return vt_now() + (int64_t)when - vt_real_now();
}

/// A deadline in real time, as far from now as a virtual one is.
static dispatch_time_t in_real_time(dispatch_time_t when) {
  return is_virtual(when) ? real_time(TIME_NOW, virtual_moment(when) - vt_now()) : when;
}

static bool is_taken(dispatch_time_t when, void *queue) {
  return vt_has_taker() && vt_armed() && vt_is_main_queue(queue) && when != TIME_FOREVER;
}

VT_HOOK void dispatch_after(dispatch_time_t when, void *queue, void *block) {
  if (is_taken(when, queue)) {
    vt_take_at(vt_make_work(block, NULL, NULL, NULL), virtual_moment(when));
    return;
  }
  VT_ORIGINAL(after_function, dispatch_after)
  dispatch_after_original(in_real_time(when), queue, block);
}

VT_HOOK void dispatch_after_f(
    dispatch_time_t when, void *queue, void *context, vt_work_function function) {
  if (is_taken(when, queue)) {
    vt_take_at(vt_make_work(NULL, function, context, NULL), virtual_moment(when));
    return;
  }
  VT_ORIGINAL(after_f_function, dispatch_after_f)
  dispatch_after_f_original(in_real_time(when), queue, context, function);
}

VT_HOOK intptr_t dispatch_semaphore_wait(void *semaphore, dispatch_time_t timeout) {
  VT_ORIGINAL(wait_function, dispatch_semaphore_wait)
  return dispatch_semaphore_wait_original(semaphore, in_real_time(timeout));
}

VT_HOOK intptr_t dispatch_group_wait(void *group, dispatch_time_t timeout) {
  VT_ORIGINAL(wait_function, dispatch_group_wait)
  return dispatch_group_wait_original(group, in_real_time(timeout));
}

VT_HOOK intptr_t dispatch_block_wait(void *block, dispatch_time_t timeout) {
  VT_ORIGINAL(wait_function, dispatch_block_wait)
  return dispatch_block_wait_original(block, in_real_time(timeout));
}

VT_HOOK void dispatch_source_set_timer(
    void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  VT_ORIGINAL(set_timer_function, dispatch_source_set_timer)
  dispatch_source_set_timer_original(source, in_real_time(start), interval, leeway);
}
