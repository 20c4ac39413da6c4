// Arming: from here on the hooks know the callers that they answer to.
#include "Hermetic.h"

#include "include/HermeticHooks.h"

vt_hermetic_state vt_hermetic;

uint32_t vt_hermetic_arm(int64_t epoch_seconds, int64_t epoch_nanoseconds, uint64_t seed) {
  vt_hermetic_disarm();
  vt_claim_main_thread();
  vt_hermetic.epoch = epoch_seconds * 1000000000 + epoch_nanoseconds;
  vt_hermetic.swift_clock = vt_code_of_function("swift_get_time");
  vt_hermetic.swift_random = vt_code_of_function("swift_stdlib_random");
  vt_hermetic.essentials = vt_code_of_library("libFoundationEssentials.so");
  vt_hermetic.foundation = vt_code_of_library("libFoundation.so");
  vt_hermetic.executable = vt_code_of_library("");  // The loader's name for it.
  vt_random_seed(seed);
  atomic_store_explicit(&vt_hermetic.armed, true, memory_order_release);
  uint32_t found = 0;
  if (vt_hermetic.swift_clock.begin) found |= VT_FOUND_SWIFT_CLOCK;
  if (vt_hermetic.swift_random.begin) found |= VT_FOUND_SWIFT_RANDOM;
  if (vt_hermetic.essentials.begin) found |= VT_FOUND_ESSENTIALS;
  if (vt_hermetic.foundation.begin) found |= VT_FOUND_FOUNDATION;
  return found;
}

void vt_hermetic_disarm(void) {
  atomic_store_explicit(&vt_hermetic.armed, false, memory_order_release);
}

bool vt_hermetic_is_armed(void) { return vt_armed(); }

int64_t vt_virtual_now(void) { return vt_now(); }

void vt_set_virtual_now(int64_t nanoseconds) {
  atomic_store_explicit(&vt_hermetic.now, nanoseconds, memory_order_relaxed);
}

__attribute__((constructor)) void vt_claim_main_thread(void) {
  atomic_store_explicit(&vt_hermetic.main_thread, pthread_self(), memory_order_relaxed);
}

bool vt_is_main_thread(void) {
  return pthread_equal(
      pthread_self(), atomic_load_explicit(&vt_hermetic.main_thread, memory_order_relaxed));
}
