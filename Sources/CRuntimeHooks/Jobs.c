#define _GNU_SOURCE
#include "include/Jobs.h"

#include <poll.h>
#include <stddef.h>
#include <sys/eventfd.h>

// The concurrency runtime's own entry points, with Swift's calling convention.
typedef struct {
  void *identity, *implementation;
} executor_reference;

__attribute__((swiftcall)) extern void swift_job_run(void *job, executor_reference executor);
__attribute__((swiftcall)) extern executor_reference swift_task_getMainExecutor(void);

void vt_run_main_job(void *job) { swift_job_run(job, swift_task_getMainExecutor()); }

void vt_run_global_job(void *job) {
  executor_reference generic = {NULL, NULL};
  swift_job_run(job, generic);
}

int vt_make_signal(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void vt_signal(int descriptor) {
  // Fails only when 2^64 - 1 signals are already waiting.
  (void)eventfd_write(descriptor, 1);
}

bool vt_take_signal(int descriptor) {
  eventfd_t value;
  return eventfd_read(descriptor, &value) == 0;
}

bool vt_wait(const int *descriptors, int count, int milliseconds) {
  struct pollfd polled[8];
  if (count > 8) count = 8;
  for (int i = 0; i < count; i++) polled[i] = (struct pollfd){descriptors[i], POLLIN, 0};
  return poll(polled, (nfds_t)count, milliseconds) > 0;
}
