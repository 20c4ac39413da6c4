// The app's random numbers: SystemRandomNumberGenerator and UUID().
//
// The standard library draws by syscall(SYS_getrandom) in swift_stdlib_random;
// Foundation opens /dev/urandom for each UUID. Both see a seeded stream; all
// other callers, the recorder among them, see the kernel's.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Hermetic.h"
#include "include/HermeticHooks.h"

// SplitMix64: the position alone is the state, so that threads need no lock.
#define GOLDEN_GAMMA UINT64_C(0x9E3779B97F4A7C15)
static _Atomic uint64_t drawn;
static uint64_t stream_seed;

static uint64_t next_word(void) {
  uint64_t position = atomic_fetch_add_explicit(&drawn, 1, memory_order_relaxed) + 1;
  uint64_t z = stream_seed + position * GOLDEN_GAMMA;
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

void vt_random_seed(uint64_t seed) {
  stream_seed = seed;
  atomic_store_explicit(&drawn, 0, memory_order_relaxed);
}

void vt_random_fill(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  while (size > 0) {
    uint64_t word = next_word();
    size_t part = size < sizeof word ? size : sizeof word;
    memcpy(bytes, &word, part);
    bytes += part;
    size -= part;
  }
}

uint64_t vt_random_drawn(void) { return atomic_load_explicit(&drawn, memory_order_relaxed); }

// Foundation calls it when a thread ends, after a sanitizer has forgotten the thread.
VT_UNWATCHED VT_HOOK long syscall(long number, ...) {
  // The kernel takes at most six words, and reading six is harmless whatever
  // was passed: they lie in registers and on the caller's stack.
  long words[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) words[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && vt_armed()
      && vt_is_inside(vt_hermetic.swift_random, __builtin_return_address(0))) {
    vt_random_fill((void *)words[0], (size_t)words[1]);
    return words[1];
  }
  static _Atomic(long (*)(long, ...)) original;
  long (*function)(long, ...) = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (long (*)(long, ...))vt_original("syscall");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

/// A file of seeded bytes that reads like /dev/urandom for one UUID.
///
/// Exactly the 16 bytes of a UUID: a reader that asks for more sees the end of
/// the file and fails, rather than shift the stream unseen.
static int open_seeded_file(void) {
  int file = memfd_create("viewtrace-random", MFD_CLOEXEC);
  if (file < 0) return -1;
  unsigned char bytes[16];
  vt_random_fill(bytes, sizeof bytes);
  if (pwrite(file, bytes, sizeof bytes, 0) == (ssize_t)sizeof bytes) return file;
  close(file);
  return -1;
}

VT_HOOK int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  if (vt_armed()) {
    const void *caller = __builtin_return_address(0);
    if ((vt_is_inside(vt_hermetic.essentials, caller)
         || vt_is_inside(vt_hermetic.foundation, caller))
        && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
      int file = open_seeded_file();
      if (file >= 0) return file;
    }
  }
  static _Atomic(int (*)(const char *, int, ...)) original;
  int (*function)(const char *, int, ...) = atomic_load_explicit(&original, memory_order_relaxed);
  if (!function) {
    function = (int (*)(const char *, int, ...))vt_original("open");
    atomic_store_explicit(&original, function, memory_order_relaxed);
  }
  return function(path, flags, mode);
}
