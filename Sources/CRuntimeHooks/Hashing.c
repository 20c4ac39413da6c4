// Swift's hashing parameters: what SWIFT_DETERMINISTIC_HASHING sets, without
// an environment variable that nobody could set for `swift test`.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#include "include/HermeticHooks.h"

typedef struct {
  uint64_t seed0, seed1;
  bool deterministic;
} hashing_parameters;

static hashing_parameters *parameters(void) {
  return dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
}

bool vt_make_hashing_deterministic(void) {
  hashing_parameters *found = parameters();
  if (!found) return false;
  found->seed0 = 0;
  found->seed1 = 0;
  found->deterministic = true;
  return true;
}

bool vt_hashing_is_deterministic(void) {
  hashing_parameters *found = parameters();
  return found && found->deterministic;
}
