// The main dispatch queue, as far as it can be put under virtual time.
#ifndef VT_DISPATCH_HOOKS_H
#define VT_DISPATCH_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// Work that was given to the main queue. `run` must be called once with it.
typedef struct vt_main_work vt_main_work;
void vt_run_main_work(vt_main_work *work);

/// Where the hooks hand over: work to be run in order, and work to be run at a
/// virtual time. Called on any thread. Null turns the hooks off.
typedef void (*vt_take_work)(vt_main_work *work);
typedef void (*vt_take_delayed_work)(vt_main_work *work, int64_t virtual_time);
void vt_dispatch_take(vt_take_work take, vt_take_delayed_work take_delayed);

/// Blocks on other queues that were given there and have not ended.
int64_t vt_dispatch_unfinished(void);
/// Called (on any thread) when such a block has ended.
void vt_dispatch_on_end(void (*call)(void));

/// Descriptor with a signal while the real main queue holds work.
int vt_main_queue_descriptor(void);
/// Runs what the real main queue holds; true where there was something.
bool vt_drain_main_queue(void);

#endif
