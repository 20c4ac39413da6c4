// The processor's own counter of time, which is read in a third of the time
// that clock_gettime takes.
#ifndef TICKS_H
#define TICKS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the counter runs at one speed on all processors, by the judgement of
/// the kernel: it takes its own time from it.
bool vt_ticks_are_time(void);

/// The counter; 0 where it is not known how to read it.
static inline uint64_t vt_ticks(void) {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
  uint64_t ticks;
  __asm__ volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  return ticks;
#else
  return 0;
#endif
}

#endif
