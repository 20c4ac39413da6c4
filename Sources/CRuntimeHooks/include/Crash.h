// What an app that crashes leaves to the process that started it.
#ifndef VT_CRASH_H
#define VT_CRASH_H

#include <stdbool.h>

/// Writes a record to that descriptor when the process dies of SIGILL, SIGTRAP,
/// SIGSEGV, SIGABRT, SIGBUS or SIGFPE, and lets it die of the signal then.
///
/// Text lines: `signal N`, `address 0x…` (of the fault), `pc 0x…`, then
/// `frame IMAGE_PATH 0xOFFSET` from the nearest on, offsets from the image's
/// base, then `end`. The first frame is where the signal struck; the others
/// are return addresses. False where it cannot be set up.
bool vt_crash_install(int descriptor);

/// The same for the descriptor in VIEWTRACE_CRASH_FD; false where there is none.
bool vt_crash_install_from_environment(void);

#endif
