// The crash handler. It runs in a broken process on a stack of its own, so it
// calls nothing but system calls and code in this file: no allocation, no lock,
// no formatting by the C library. What it needs is gathered when it is set up.
#define _GNU_SOURCE
#include "include/Crash.h"

#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#include "include/Symbols.h"

enum { image_limit = 256, frame_limit = 64, stack_size = 256 * 1024 };

typedef struct {
  uintptr_t base, begin, end;
  uintptr_t code_begin, code_end;
  const char *path;
} loaded_image;

static loaded_image images[image_limit];
static int image_count;
static int record_descriptor = -1;
static pid_t own_process;

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
enum { signal_count = sizeof signals / sizeof signals[0] };

// Before a crash.

static int gather_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  if (image_count == image_limit) return 1;
  loaded_image image = {.begin = UINTPTR_MAX};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t begin = info->dlpi_addr + header->p_vaddr;
    if (begin < image.begin) image.begin = begin;
    if (begin + header->p_memsz > image.end) image.end = begin + header->p_memsz;
    if (!(header->p_flags & PF_X)) continue;
    image.code_begin = begin;
    image.code_end = begin + header->p_memsz;
  }
  vt_image named;
  if (image.end == 0 || !vt_image_of((const void *)image.begin, &named)) return 0;
  image.base = named.base;
  image.path = strdup(named.path);
  if (image.path) images[image_count++] = image;
  return 0;
}

// During one.

typedef struct {
  char text[4096];
  size_t used;
} line_buffer;

static void flush(line_buffer *buffer) {
  size_t written = 0;
  while (written < buffer->used) {
    ssize_t count = write(record_descriptor, buffer->text + written, buffer->used - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += (size_t)count;
  }
  buffer->used = 0;
}

static void put(line_buffer *buffer, const char *text) {
  for (; *text; text++) {
    if (buffer->used == sizeof buffer->text) flush(buffer);
    buffer->text[buffer->used++] = *text;
  }
}

static void put_number(line_buffer *buffer, uint64_t value, unsigned base) {
  char digits[24];
  size_t position = sizeof digits;
  digits[--position] = 0;
  do {
    digits[--position] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value);
  if (base == 16) put(buffer, "0x");
  put(buffer, digits + position);
}

static void put_line(line_buffer *buffer, const char *key, uint64_t value, unsigned base) {
  put(buffer, key);
  put(buffer, " ");
  put_number(buffer, value, base);
  put(buffer, "\n");
}

static void put_frame(line_buffer *buffer, uintptr_t address) {
  for (int i = 0; i < image_count; i++) {
    if (address < images[i].begin || address >= images[i].end) continue;
    put(buffer, "frame ");
    put(buffer, images[i].path);
    put_line(buffer, "", address - images[i].base, 16);
    return;
  }
}

/// Reads two words that may not be there, through the kernel, which says so
/// where a plain read would crash again.
static bool read_frame(uintptr_t address, uintptr_t words[2]) {
  struct iovec here = {words, 2 * sizeof *words};
  struct iovec there = {(void *)address, 2 * sizeof *words};
  return process_vm_readv(own_process, &here, 1, &there, 1, 0) == (ssize_t)here.iov_len;
}

static bool is_code(uintptr_t address) {
  for (int i = 0; i < image_count; i++) {
    if (address >= images[i].code_begin && address < images[i].code_end) return true;
  }
  return false;
}

/// Where the chain of frame pointers can be taken up from a stack pointer.
///
/// The C library keeps no frame pointers and uses the register for other
/// things, so below `abort` there is none. The first pair of a larger stack
/// address and an address of code is the frame of the nearest function that
/// does keep them; its own address is not known, those of its callers are.
static uintptr_t find_frame(uintptr_t sp) {
  enum { searched_words = 1024 };
  for (int i = 0; i < searched_words; i++) {
    uintptr_t place = sp + (uintptr_t)i * sizeof place, words[2];
    if (!read_frame(place, words)) return 0;
    bool is_upward = words[0] > place && words[0] - place < 1024 * 1024;
    if (is_upward && words[0] % sizeof place == 0 && is_code(words[1])) return place;
  }
  return 0;
}

static void registers(const ucontext_t *context, uintptr_t *pc, uintptr_t *fp, uintptr_t *sp) {
#if defined(__x86_64__)
  *pc = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  *fp = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
  *sp = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  *pc = context->uc_mcontext.pc;
  *fp = context->uc_mcontext.regs[29];
  *sp = context->uc_mcontext.sp;
#else
#error "The crash handler does not know this processor's registers."
#endif
}

static void write_record(int number, const siginfo_t *info, const ucontext_t *context) {
  static line_buffer buffer;
  uintptr_t pc, fp, sp;
  registers(context, &pc, &fp, &sp);
  put_line(&buffer, "signal", (uint64_t)number, 10);
  put_line(&buffer, "address", (uint64_t)(uintptr_t)info->si_addr, 16);
  put_line(&buffer, "pc", pc, 16);
  put_line(&buffer, "sp", sp, 16);
  flush(&buffer);
  put_frame(&buffer, pc);
  if (pc < 4096) {
    // A call of a null function: its caller is on top of the stack.
    uintptr_t words[2];
    if (read_frame(sp, words)) put_frame(&buffer, words[0]);
  }
  uintptr_t first[2];
  if (fp < sp || fp % sizeof fp != 0 || !read_frame(fp, first) || !is_code(first[1])) {
    fp = find_frame(sp);
  }
  for (int i = 0; i < frame_limit; i++) {
    uintptr_t words[2];
    if (fp == 0 || fp % sizeof fp != 0 || !read_frame(fp, words)) break;
    put_frame(&buffer, words[1]);
    if (words[0] <= fp) break;
    fp = words[0];
  }
  put(&buffer, "end\n");
  flush(&buffer);
}

static void handle(int number, siginfo_t *info, void *context) {
  // A second thread that crashes meanwhile must not write into the record.
  static _Atomic int writer;
  int nobody = 0;
  int thread = (int)syscall(SYS_gettid);
  if (__c11_atomic_compare_exchange_strong(
          &writer, &nobody, thread, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
    write_record(number, info, context);
  } else if (nobody != thread) {
    for (;;) pause();
  }
  // SA_RESETHAND took the handler away. A fault strikes again on return and
  // kills the process; what was sent is sent again.
  signal(number, SIG_DFL);
  raise(number);
}

bool vt_crash_install(int descriptor) {
  if (record_descriptor >= 0) return false;
  own_process = getpid();
  dl_iterate_phdr(gather_image, NULL);
  // Of this thread, the main one. Another thread handles on its own stack,
  // which serves unless that has overflowed.
  stack_t stack = {.ss_size = stack_size};
  stack.ss_sp = mmap(
      NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack.ss_sp == MAP_FAILED || sigaltstack(&stack, NULL) != 0) return false;
  record_descriptor = descriptor;
  struct sigaction action = {.sa_sigaction = handle};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < signal_count; i++) {
    if (sigaction(signals[i], &action, NULL) != 0) return false;
  }
  return true;
}

bool vt_crash_install_from_environment(void) {
  const char *text = getenv("VIEWTRACE_CRASH_FD");
  if (!text || !*text) return false;
  char *end;
  long descriptor = strtol(text, &end, 10);
  return *end == 0 && descriptor >= 0 && descriptor <= INT32_MAX
      && vt_crash_install((int)descriptor);
}
