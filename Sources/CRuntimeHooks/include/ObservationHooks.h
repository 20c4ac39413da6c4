// Which observable properties a piece of code reads, and when they are set.
#ifndef VT_OBSERVATION_HOOKS_H
#define VT_OBSERVATION_HOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One property of one object: the address of the object's registrar extent,
/// and the id that `property` gave its key path. Compared as 16 bytes.
typedef struct {
  uintptr_t extent;
  uint64_t property;
} vt_read;

typedef struct {
  /// Id of a key path that the table does not hold. Main thread.
  uint64_t (*property)(void *key_path);
  /// Before and after a property is set on the main thread. `in_place` where
  /// it was not a plain assignment; `subject` points to the object reference.
  void (*will_set)(vt_read property, const void *subject, bool in_place);
  void (*did_set)(vt_read property, const void *subject, bool in_place);
  /// Before a property is set on another thread; no argument is retained.
  void (*will_set_outside)(uintptr_t extent, void *key_path, const void *subject);
} vt_observation_callbacks;

/// Reports reads and sets from now on; null stops it.
void vt_observation_install(const vt_observation_callbacks *callbacks);

/// Remembers the id of a key path, which must live as long as the process.
void vt_observation_enter(void *key_path, uint64_t property);
/// The id of a key path, from the table or from the callback.
uint64_t vt_observation_property(void *key_path);

/// Collects the reads of this thread until `vt_reads_end`. Scopes nest; the
/// innermost collects. `kept` must stay where it is.
void vt_reads_begin(const vt_read *kept, size_t count);

typedef struct {
  /// The reads in order of the first of each, without `unchanged`. Each owns an
  /// unowned reference to its extent. Valid until the next `vt_reads_begin`.
  const vt_read *reads;
  size_t count;
  /// They are what was kept, in the same order.
  bool unchanged;
} vt_reads_result;

vt_reads_result vt_reads_end(void);

/// Stops collecting on this thread until `vt_reads_resume`.
void *vt_reads_pause(void);
void vt_reads_resume(void *paused);

/// Holds an extent's address without keeping the object alive.
void vt_extent_retain(uintptr_t extent);
void vt_extent_release(uintptr_t extent);

#endif
