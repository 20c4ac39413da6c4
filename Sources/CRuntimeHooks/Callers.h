// Who calls a hook: ranges of code in the toolchain's libraries.
#ifndef VT_CALLERS_H
#define VT_CALLERS_H

#include <stdbool.h>
#include <stdint.h>

// A hook is weak, so that a definition of the app's own goes first. A sanitizer
// brings weak definitions of some of the same functions: beside them a hook is
// only seen where it is strong, and calls them on (`vt_original`), since the
// sanitizer has to know of a wait.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define VT_HAS_SANITIZER 1
#endif
#endif
#ifdef VT_HAS_SANITIZER
#define VT_HOOK
#define VT_UNWATCHED __attribute__((disable_sanitizer_instrumentation))
#else
#define VT_HOOK __attribute__((weak))
#define VT_UNWATCHED
#endif

typedef struct {
  uintptr_t begin, end;
} vt_code_range;

static inline bool vt_is_inside(vt_code_range range, const void *address) {
  return (uintptr_t)address - range.begin < range.end - range.begin;
}

/// The executable segment of the loaded library with that file name; empty
/// where no such library is loaded.
vt_code_range vt_code_of_library(const char *name);

/// The code of an exported function; empty where there is none.
vt_code_range vt_code_of_function(const char *name);

/// The definition that a hook hides; stops the process where there is none,
/// because the program could not have been linked.
void *vt_original(const char *name);

#endif
