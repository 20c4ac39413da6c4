// Where a write was made: the return addresses of its callers.
#ifndef VT_FRAMES_H
#define VT_FRAMES_H

#include <stddef.h>
#include <stdint.h>

/// Writes up to `limit` return addresses, nearest first, leaving out the first
/// `skip`; returns how many. Follows frame pointers, which Swift and this
/// package keep in all builds; a function that keeps none hides its caller.
size_t vt_capture_frames(uintptr_t *out, size_t limit, size_t skip);

/// A hash of a stack, the same for equal stacks of one process.
uint64_t vt_hash_frames(const uintptr_t *frames, size_t count);

#endif
