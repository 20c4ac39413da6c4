// dispatch_async and its kin, for the main queue.
//
// What is given to the main queue by the usual calls goes into the virtual
// loop's own queue instead, so that it keeps its place among the main actor's
// jobs. The rest (sources, group notifications) stays in the real main queue,
// which is drained when its descriptor says so. Blocks of other queues run on
// real threads; they are counted, so that idle can wait for them.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdlib.h>

#include "Dispatch.h"
#include "include/Jobs.h"

typedef struct block_layout {
  void *isa;
  int32_t flags, reserved;
  void (*invoke)(struct block_layout *);
} block_layout;

extern char _dispatch_main_q;
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void *_NSConcreteGlobalBlock[32];
extern void *dispatch_block_create(unsigned long flags, void *block);
extern void dispatch_group_enter(void *);
extern void dispatch_group_leave(void *);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

struct vt_main_work {
  block_layout *block;  // or
  vt_work_function function;
  void *context;
  void *group;  // left at the end; may be null
};

static _Atomic(vt_take_work) take_work;
static _Atomic(vt_take_delayed_work) take_delayed_work;
static _Atomic(void (*)(void)) on_end;
static _Atomic int64_t unfinished;
static void (*work_item_invoke)(block_layout *);

// Work items (dispatch_block_create) carry flags that only dispatch_async
// itself reads, a barrier for one. They are told by their invoke function.

static void do_nothing(block_layout *block) { (void)block; }

static void learn_work_items(void) {
  static const struct { uintptr_t reserved, size; } descriptor = {0, sizeof(block_layout) + 8};
  static struct { block_layout block; const void *descriptor; } literal;
  const int32_t is_global = 1 << 28;
  literal.block = (block_layout){_NSConcreteGlobalBlock, is_global, 0, do_nothing};
  literal.descriptor = &descriptor;
  block_layout *item = dispatch_block_create(0, &literal);
  if (!item) return;
  work_item_invoke = item->invoke;
  _Block_release(item);
}

static bool is_work_item(void *block) {
  return ((block_layout *)block)->invoke == work_item_invoke;
}

void vt_dispatch_take(vt_take_work take, vt_take_delayed_work take_delayed) {
  if (take && !work_item_invoke) learn_work_items();
  atomic_store(&take_delayed_work, take_delayed);
  atomic_store(&take_work, take);
}

int64_t vt_dispatch_unfinished(void) { return atomic_load(&unfinished); }
void vt_dispatch_on_end(void (*call)(void)) { atomic_store(&on_end, call); }

bool vt_is_main_queue(const void *queue) { return queue == (const void *)&_dispatch_main_q; }

bool vt_has_taker(void) {
  return atomic_load_explicit(&take_work, memory_order_acquire) != NULL;
}

static vt_take_work taker(const void *queue) {
  if (!vt_is_main_queue(queue)) return NULL;
  return atomic_load_explicit(&take_work, memory_order_acquire);
}

void vt_take_at(vt_main_work *work, int64_t virtual_time) {
  vt_take_delayed_work take = atomic_load(&take_delayed_work);
  take(work, virtual_time);
}

vt_main_work *vt_make_work(void *block, vt_work_function function, void *context, void *group) {
  vt_main_work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (vt_main_work){block ? _Block_copy(block) : NULL, function, context, group};
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  return work;
}

void vt_run_main_work(vt_main_work *work) {
  if (work->block) {
    work->block->invoke(work->block);
    _Block_release(work->block);
  } else {
    work->function(work->context);
  }
  if (work->group) {
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
  }
  free(work);
}

// Work of other queues, wrapped so that its end is seen.

static void run_counted(void *context) {
  vt_run_main_work(context);
  atomic_fetch_sub(&unfinished, 1);
  void (*call)(void) = atomic_load(&on_end);
  if (call) call();
}

typedef void (*async_f_function)(void *queue, void *context, vt_work_function function);
typedef void (*async_function)(void *queue, void *block);
typedef void (*group_async_function)(void *group, void *queue, void *block);

static void real_async_f(void *queue, void *context, vt_work_function function) {
  VT_ORIGINAL(async_f_function, dispatch_async_f)
  dispatch_async_f_original(queue, context, function);
}

static void counted_async(void *queue, vt_main_work *work) {
  atomic_fetch_add(&unfinished, 1);
  real_async_f(queue, work, run_counted);
}

VT_HOOK void dispatch_async_f(void *queue, void *context, vt_work_function function) {
  vt_take_work take = taker(queue);
  if (take) {
    take(vt_make_work(NULL, function, context, NULL));
  } else if (vt_has_taker()) {
    counted_async(queue, vt_make_work(NULL, function, context, NULL));
  } else {
    real_async_f(queue, context, function);
  }
}

VT_HOOK void dispatch_async(void *queue, void *block) {
  vt_take_work take = taker(queue);
  if (take) {
    take(vt_make_work(block, NULL, NULL, NULL));
  } else if (vt_has_taker() && !is_work_item(block)) {
    counted_async(queue, vt_make_work(block, NULL, NULL, NULL));
  } else {
    VT_ORIGINAL(async_function, dispatch_async)
    dispatch_async_original(queue, block);
  }
}

VT_HOOK void dispatch_group_async(void *group, void *queue, void *block) {
  vt_take_work take = taker(queue);
  if (take) {
    take(vt_make_work(block, NULL, NULL, group));
  } else if (vt_has_taker() && !is_work_item(block)) {
    counted_async(queue, vt_make_work(block, NULL, NULL, group));
  } else {
    VT_ORIGINAL(group_async_function, dispatch_group_async)
    dispatch_group_async_original(group, queue, block);
  }
}

// The real main queue.

int vt_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

bool vt_drain_main_queue(void) {
  if (!vt_take_signal(vt_main_queue_descriptor())) return false;
  _dispatch_main_queue_callback_4CF(NULL);
  return true;
}
