#define _GNU_SOURCE
#include "include/Frames.h"

#include <pthread.h>
#include <stdbool.h>

typedef struct frame {
  const struct frame *caller;
  uintptr_t return_address;
} frame;

typedef struct {
  uintptr_t low, high;
} bounds;

/// The thread's stack, asked once a thread: the question costs microseconds.
static bounds stack_bounds(void) {
  static _Thread_local bounds known;
  if (known.high) return known;
  pthread_attr_t attributes;
  void *low = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &low, &size);
    pthread_attr_destroy(&attributes);
  }
  known.low = (uintptr_t)low;
  known.high = (uintptr_t)low + size;
  return known;
}

__attribute__((noinline)) vt_stack vt_capture_stack(size_t skip) {
  bounds stack = stack_bounds();
  const frame *current = __builtin_frame_address(0);
  vt_stack captured = {{0}, 0};
  while (captured.count < VT_STACK_LIMIT) {
    uintptr_t address = (uintptr_t)current;
    // A frame lies on this stack, aligned, and further up than the last one.
    if (address < stack.low || address > stack.high - sizeof *current || address % 8 != 0) break;
    if (current->return_address == 0) break;
    if (skip > 0) {
      skip--;
    } else {
      captured.frames[captured.count++] = current->return_address;
    }
    if ((uintptr_t)current->caller <= address) break;
    current = current->caller;
  }
  return captured;
}

uint64_t vt_hash_stack(const vt_stack *stack) {
  uint64_t hash = stack->count;
  for (size_t i = 0; i < stack->count; i++) {
    hash = (hash ^ stack->frames[i]) * UINT64_C(0x9E3779B97F4A7C15);
    hash ^= hash >> 29;
  }
  return hash;
}
