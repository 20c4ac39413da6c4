// What a recording needs before `main`: hashing, the crash handler, and the
// way into a test runner's executable that was started again to record.
#include <stdlib.h>

#include "include/Crash.h"
#include "include/HermeticHooks.h"

/// Defined by ViewTraceTesting, where that is linked. Records the app that
/// VIEWTRACE_APP_TYPE names and ends the process.
extern void vt_testing_entry(void) __attribute__((weak));

// Without a priority, so that it runs after the image has registered its types
// with the Swift runtime: earlier, no type would be found by name.
__attribute__((constructor)) static void enter_recording(void) {
  if (!getenv("VIEWTRACE_MODE")) return;
  vt_make_hashing_deterministic();
  vt_crash_install_from_environment();
  if (getenv("VIEWTRACE_APP_TYPE") && vt_testing_entry) vt_testing_entry();
}
