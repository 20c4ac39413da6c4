// ObservationRegistrar's access, willSet, didSet and withMutation.
//
// They are resilient and never inlined, so all calls go through one symbol
// each, and a weak definition in the executable goes before the library's. It
// notes what it sees and hands on, so that withObservationTracking and
// Observations work as ever. The types of subject and member are not passed:
// the original takes them from the key path's class.
#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdlib.h>

#include "Callers.h"
#include "Observation.h"
#include "include/HermeticHooks.h"

#define REGISTRAR "$s11Observation0A9RegistrarV"
#define NAME_ACCESS REGISTRAR "6access_7keyPathyx_s03KeyE0Cyxq_GtAA10ObservableRzr0_lF"
#define NAME_WILL_SET REGISTRAR "7willSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"
#define NAME_DID_SET REGISTRAR "6didSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF"
#define NAME_WITH_MUTATION                                                                 \
  REGISTRAR "12withMutation2of7keyPath_q0_x_s03KeyG0Cyxq_Gq0_yKXEtKAA10ObservableRzr1_lF"

#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#define SWIFT_ERROR __attribute__((swift_error_result))
#define SWIFT_RESULT __attribute__((swift_indirect_result))

/// A registrar is one word: its extent.
typedef void *const *registrar;

typedef SWIFT void (*notify_function)(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self);
typedef SWIFT void (*with_mutation_function)(
    SWIFT_RESULT void *result, const void *subject, void *key_path, void *body,
    void *body_context, const void *result_type, const void *witnesses,
    SWIFT_SELF registrar self, SWIFT_ERROR void **error);

// Written before the first reading thread starts, or by the thread that reads.
static vt_observation_callbacks callbacks;
static _Atomic bool installed;

_Thread_local vt_scope *vt_current_scope;

void vt_observation_install(const vt_observation_callbacks *new_callbacks) {
  atomic_store_explicit(&installed, false, memory_order_release);
  if (!new_callbacks) return;
  callbacks = *new_callbacks;
  atomic_store_explicit(&installed, true, memory_order_release);
}

static inline bool is_installed(void) {
  return atomic_load_explicit(&installed, memory_order_acquire);
}

// From key path to property. A key path of a model that is not generic is one
// object for ever, so its address is enough; the callback sees the others.

typedef struct {
  void *key_path;
  uint64_t property;
} known_key_path;

static known_key_path *table;
static size_t table_mask, table_count;  // capacity - 1; a power of two

static inline size_t slot_of(const void *key_path) {
  return ((uintptr_t)key_path * UINT64_C(0x9E3779B97F4A7C15)) >> 32;
}

static void place(void *key_path, uint64_t property) {
  size_t slot = slot_of(key_path) & table_mask;
  while (table[slot].key_path) slot = (slot + 1) & table_mask;
  table[slot] = (known_key_path){key_path, property};
}

static void grow(void) {
  known_key_path *old = table;
  size_t old_size = table ? table_mask + 1 : 0;
  size_t size = old_size ? old_size * 2 : 256;
  table = calloc(size, sizeof *table);
  if (!table) abort();
  table_mask = size - 1;
  for (size_t i = 0; i < old_size; i++) {
    if (old[i].key_path) place(old[i].key_path, old[i].property);
  }
  free(old);
}

void vt_observation_enter(void *key_path, uint64_t property) {
  if (!table || table_count * 2 > table_mask) grow();
  table_count++;
  place(key_path, property);
}

uint64_t vt_observation_property(void *key_path) {
  if (table) {
    size_t slot = slot_of(key_path) & table_mask;
    for (; table[slot].key_path; slot = (slot + 1) & table_mask) {
      if (table[slot].key_path == key_path) return table[slot].property;
    }
  }
  void *paused = vt_reads_pause();
  uint64_t property = callbacks.property(key_path);
  vt_reads_resume(paused);
  return property;
}

// The hooks.

static notify_function original_notify(_Atomic(notify_function) *kept, const char *name) {
  notify_function function = atomic_load_explicit(kept, memory_order_relaxed);
  if (!function) {
    function = (notify_function)vt_original(name);
    atomic_store_explicit(kept, function, memory_order_relaxed);
  }
  return function;
}

SWIFT VT_HOOK void vt_access(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self)
    __asm__(NAME_ACCESS);
SWIFT VT_HOOK void vt_will_set(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self)
    __asm__(NAME_WILL_SET);
SWIFT VT_HOOK void vt_did_set(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self)
    __asm__(NAME_DID_SET);
SWIFT VT_HOOK void vt_with_mutation(
    SWIFT_RESULT void *result, const void *subject, void *key_path, void *body,
    void *body_context, const void *result_type, const void *witnesses,
    SWIFT_SELF registrar self, SWIFT_ERROR void **error) __asm__(NAME_WITH_MUTATION);

SWIFT void vt_access(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self) {
  vt_scope *scope = vt_current_scope;
  if (scope) vt_note_read(scope, (uintptr_t)*self, vt_observation_property(key_path));
  static _Atomic(notify_function) original;
  original_notify(&original, NAME_ACCESS)(subject, key_path, witnesses, self);
}

static void note_will_set(uintptr_t extent, void *key_path, const void *subject, bool in_place) {
  if (!is_installed()) return;
  if (!vt_is_main_thread()) {
    callbacks.will_set_outside(extent, key_path, subject);
    return;
  }
  vt_read property = {extent, vt_observation_property(key_path)};
  callbacks.will_set(property, subject, in_place);
}

static void note_did_set(uintptr_t extent, void *key_path, const void *subject, bool in_place) {
  if (!is_installed() || !vt_is_main_thread()) return;
  vt_read property = {extent, vt_observation_property(key_path)};
  callbacks.did_set(property, subject, in_place);
}

SWIFT void vt_will_set(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self) {
  note_will_set((uintptr_t)*self, key_path, subject, true);
  static _Atomic(notify_function) original;
  original_notify(&original, NAME_WILL_SET)(subject, key_path, witnesses, self);
}

SWIFT void vt_did_set(
    const void *subject, void *key_path, const void *witnesses, SWIFT_SELF registrar self) {
  note_did_set((uintptr_t)*self, key_path, subject, true);
  static _Atomic(notify_function) original;
  original_notify(&original, NAME_DID_SET)(subject, key_path, witnesses, self);
}

// It does not go through the exported willSet and didSet, so nothing is
// counted twice.
SWIFT void vt_with_mutation(
    SWIFT_RESULT void *result, const void *subject, void *key_path, void *body,
    void *body_context, const void *result_type, const void *witnesses,
    SWIFT_SELF registrar self, SWIFT_ERROR void **error) {
  static _Atomic(with_mutation_function) original;
  with_mutation_function function = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (with_mutation_function)vt_original(NAME_WITH_MUTATION);
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  uintptr_t extent = (uintptr_t)*self;
  note_will_set(extent, key_path, subject, false);
  function(
      result, subject, key_path, body, body_context, result_type, witnesses, self, error);
  note_did_set(extent, key_path, subject, false);
}
