// Timers of the main run loop under virtual time.
#ifndef VT_RUN_LOOP_HOOKS_H
#define VT_RUN_LOOP_HOOKS_H

#include <stdint.h>

/// No timer of the main run loop is set.
#define VT_NO_RUN_LOOP_TIMER INT64_MAX

/// The virtual time at which the main run loop wants to be run for a timer.
int64_t vt_run_loop_next_timer(void);
/// Makes the kernel timers signal that are due by now, so that the run loop's
/// next turn sees them. To be called on the main thread.
void vt_run_loop_ring_due_timers(void);

#endif
