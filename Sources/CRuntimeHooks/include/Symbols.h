// From an address to its image, its symbol and a readable name.
#ifndef VT_SYMBOLS_H
#define VT_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// Path of the image as the loader knows it; the executable's is absolute.
  const char *path;
  /// Where the image's addresses start.
  uintptr_t base;
} vt_image;

/// The image that an address lies in; false where it lies in none.
bool vt_image_of(const void *address, vt_image *image);

/// Copies the build id of the image with that base as lower-case hexadecimal
/// digits; false where the image has none or `size` is too small.
bool vt_build_id(uintptr_t base, char *out, size_t size);

/// Calls back with each function symbol that starts at exactly that address,
/// local ones included, which dladdr does not know. The image's file is read
/// once. False where it has no symbol table.
bool vt_symbols_at(
    const void *address, void *context, void (*each)(void *context, const char *name));

/// Where a short function calls or jumps to directly, in order; returns how
/// many. The optimiser makes copies of functions that have no symbol and only
/// lead to one that has. What is read may be no instruction at all, so a target
/// means something only where a symbol starts at it.
size_t vt_calls_from(const void *function, const void **targets, size_t limit);

/// The readable name of a Swift symbol, to be freed; null where it is none.
char *vt_demangle(const char *name);

#endif
