#include "include/Ticks.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

bool vt_ticks_are_time(void) {
#if defined(__x86_64__)
  static const char trusted[] = "tsc\n";
#elif defined(__aarch64__)
  static const char trusted[] = "arch_sys_counter\n";
#else
  static const char trusted[] = "no counter is known here\n";
#endif
  int file = open("/sys/devices/system/clocksource/clocksource0/current_clocksource",
                  O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char source[64] = {0};
  ssize_t count = read(file, source, sizeof source - 1);
  close(file);
  return count > 0 && strcmp(source, trusted) == 0;
}
