#define _GNU_SOURCE
#include "Callers.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  vt_code_range range;
} library_search;

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  library_search *search = context;
  const char *slash = strrchr(info->dlpi_name, '/');
  if (strcmp(slash ? slash + 1 : info->dlpi_name, search->name) != 0) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    search->range.begin = info->dlpi_addr + header->p_vaddr;
    search->range.end = search->range.begin + header->p_memsz;
  }
  return 1;
}

vt_code_range vt_code_of_library(const char *name) {
  library_search search = {name, {0, 0}};
  dl_iterate_phdr(visit, &search);
  return search.range;
}

vt_code_range vt_code_of_function(const char *name) {
  vt_code_range range = {0, 0};
  void *address = dlsym(RTLD_DEFAULT, name);
  Dl_info info;
  ElfW(Sym) *symbol = NULL;
  if (!address || !dladdr1(address, &info, (void **)&symbol, RTLD_DL_SYMENT)) return range;
  if (!symbol || symbol->st_size == 0) return range;
  range.begin = (uintptr_t)address;
  range.end = range.begin + symbol->st_size;
  return range;
}

#ifdef VT_HAS_SANITIZER
static void *definition_of_sanitizer(const char *name) {
  char full[96];
  snprintf(full, sizeof full, "__interceptor_%s", name);
  return dlsym(RTLD_DEFAULT, full);
}
#else
static void *definition_of_sanitizer(const char *name) {
  (void)name;
  return NULL;
}
#endif

void *vt_original(const char *name) {
  void *address = definition_of_sanitizer(name);
  if (address) return address;
  address = dlsym(RTLD_NEXT, name);
  if (!address) abort();
  return address;
}
