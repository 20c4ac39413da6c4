// Where a write was made: the return addresses of its callers.
#ifndef VT_FRAMES_H
#define VT_FRAMES_H

#include <stddef.h>
#include <stdint.h>

// Enough to reach the app through bindings and the frames of the runtime.
enum { VT_STACK_LIMIT = 16 };

/// Return addresses, nearest first; unused ones are 0.
typedef struct {
  uintptr_t frames[VT_STACK_LIMIT];
  size_t count;
} vt_stack;

/// The callers of the function that calls this, beginning with the place of
/// the call itself; leaves out the first `skip`.
///
/// Follows frame pointers, which Swift and this package keep in all builds; a
/// function that keeps none hides its caller.
vt_stack vt_capture_stack(size_t skip);

/// A hash of a stack, the same for equal stacks of one process.
uint64_t vt_hash_stack(const vt_stack *stack);

#endif
