// Running Swift's jobs by hand, and waiting for the world outside.
#ifndef VT_JOBS_H
#define VT_JOBS_H

#include <stdbool.h>
#include <stdint.h>

/// Runs a job of the main actor until its next suspension.
void vt_run_main_job(void *job);
/// Runs a job that has no actor, on this thread.
void vt_run_global_job(void *job);

/// A descriptor that wakes `vt_wait` when signalled; -1 where there is none.
int vt_make_signal(void);
void vt_signal(int descriptor);
/// Takes a signal back; true where there was one.
bool vt_take_signal(int descriptor);
/// Waits in real time until one of the descriptors has a signal; true where
/// one has, false after `milliseconds`.
bool vt_wait(const int *descriptors, int count, int milliseconds);

#endif
