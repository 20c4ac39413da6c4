// Clocks and random numbers that the toolchain's libraries see.
#ifndef VT_HERMETIC_HOOKS_H
#define VT_HERMETIC_HOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the hooks found in the toolchain's libraries when they were armed.
enum {
  VT_FOUND_SWIFT_CLOCK = 1,     // swift_get_time
  VT_FOUND_SWIFT_RANDOM = 2,    // swift_stdlib_random
  VT_FOUND_ESSENTIALS = 4,      // libFoundationEssentials
  VT_FOUND_FOUNDATION = 8,      // libFoundation
};

/// Monotonic clocks show this at virtual time 0, in nanoseconds. It is far
/// above any real uptime, so that a virtual dispatch time can be told from a
/// real one.
#define VT_MONOTONIC_BASE (INT64_C(1) << 60)

/// Makes the hooks answer from now on; returns the VT_FOUND_ bits.
uint32_t vt_hermetic_arm(int64_t epoch_seconds, int64_t epoch_nanoseconds, uint64_t seed);
void vt_hermetic_disarm(void);
bool vt_hermetic_is_armed(void);

/// Nanoseconds of virtual time since the start.
int64_t vt_virtual_now(void);
void vt_set_virtual_now(int64_t nanoseconds);

/// The real monotonic clock, whatever is armed.
int64_t vt_real_now(void);
/// The real time of day, nanoseconds since 1970.
int64_t vt_real_epoch_now(void);

/// Makes this the thread that the main actor's code runs on. At start it is the
/// thread that the process begins with; a test runner has its main actor on any.
void vt_claim_main_thread(void);
bool vt_is_main_thread(void);

/// Starts the app's random stream again.
void vt_random_seed(uint64_t seed);
/// Draws from the app's random stream, as the hooks do.
void vt_random_fill(void *buffer, size_t size);
/// How many 8-byte words the app has drawn.
uint64_t vt_random_drawn(void);

/// Makes Swift's hashing the same in every process; false where the symbol is
/// not there. Must be called before the first Set or Dictionary is made.
bool vt_make_hashing_deterministic(void);
bool vt_hashing_is_deterministic(void);

#endif
