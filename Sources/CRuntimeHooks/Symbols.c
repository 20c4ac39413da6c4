#define _GNU_SOURCE
#include "include/Symbols.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(
    const char *name, size_t length, char *out, size_t *size, uint32_t flags);

char *vt_demangle(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }

static char path_of_executable[PATH_MAX];

static void read_executable_path(void) {
  ssize_t length = readlink("/proc/self/exe", path_of_executable, sizeof path_of_executable - 1);
  if (length > 0) path_of_executable[length] = 0;
}

// Asked on any thread.
static const char *executable_path(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, read_executable_path);
  return path_of_executable;
}

bool vt_image_of(const void *address, vt_image *image) {
  Dl_info info;
  struct link_map *map = NULL;
  if (!dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) return false;
  // The loader names the executable by its argument, which may be relative.
  image->path = map->l_name[0] ? map->l_name : executable_path();
  image->base = (uintptr_t)info.dli_fbase;
  return true;
}

// Build ids.

typedef struct {
  uintptr_t base;
  char *out;
  size_t size;
  bool found;
} build_id_search;

static bool copy_hexadecimal(const unsigned char *bytes, size_t count, char *out, size_t size) {
  static const char digits[] = "0123456789abcdef";
  if (size < 2 * count + 1) return false;
  for (size_t i = 0; i < count; i++) {
    out[2 * i] = digits[bytes[i] >> 4];
    out[2 * i + 1] = digits[bytes[i] & 15];
  }
  out[2 * count] = 0;
  return true;
}

static size_t padded(size_t size) { return (size + 3) & ~(size_t)3; }

static int visit_notes(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  build_id_search *search = context;
  bool is_image = false;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    // The base as dladdr gives it is where the file's first byte is mapped.
    is_image |= header->p_type == PT_LOAD && header->p_offset == 0
        && info->dlpi_addr + header->p_vaddr == search->base;
  }
  if (!is_image) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_NOTE) continue;
    const char *note = (const char *)(info->dlpi_addr + header->p_vaddr);
    const char *end = note + header->p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *head = (const void *)note;
      const char *name = note + sizeof *head;
      const char *content = name + padded(head->n_namesz);
      note = content + padded(head->n_descsz);
      if (note > end || head->n_type != NT_GNU_BUILD_ID) continue;
      if (head->n_namesz != 4 || memcmp(name, "GNU", 4) != 0) continue;
      search->found = copy_hexadecimal(
          (const unsigned char *)content, head->n_descsz, search->out, search->size);
      return 1;
    }
  }
  return 1;
}

bool vt_build_id(uintptr_t base, char *out, size_t size) {
  build_id_search search = {base, out, size, false};
  dl_iterate_phdr(visit_notes, &search);
  return search.found;
}

// The symbol table of an image's file. It is not loaded with the image.

typedef struct {
  uintptr_t base;
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
  size_t names_size;
} symbol_table;

/// Finds the table in a mapped file; everything is checked against its size,
/// since a file may have been replaced since it was loaded.
static void find_table(const char *file, size_t size, symbol_table *table) {
  const ElfW(Ehdr) *head = (const void *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (head->e_shentsize != sizeof(ElfW(Shdr)) || head->e_shoff > size) return;
  if (head->e_shnum > (size - head->e_shoff) / sizeof(ElfW(Shdr))) return;
  const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
  for (int i = 0; i < head->e_shnum; i++) {
    const ElfW(Shdr) *section = &sections[i];
    if (section->sh_type != SHT_SYMTAB || section->sh_link >= head->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[section->sh_link];
    if (section->sh_offset > size || section->sh_size > size - section->sh_offset) return;
    if (names->sh_offset > size || names->sh_size > size - names->sh_offset) return;
    if (names->sh_size == 0 || file[names->sh_offset + names->sh_size - 1] != 0) return;
    table->symbols = (const void *)(file + section->sh_offset);
    table->count = section->sh_size / sizeof(ElfW(Sym));
    table->names = file + names->sh_offset;
    table->names_size = names->sh_size;
    return;
  }
}

/// The table of an image, read once and kept mapped.
static const symbol_table *table_of(const vt_image *image) {
  enum { table_limit = 64 };
  static symbol_table tables[table_limit];
  static int used;
  for (int i = 0; i < used; i++) {
    if (tables[i].base == image->base) return &tables[i];
  }
  if (used == table_limit) return NULL;
  symbol_table *table = &tables[used++];
  table->base = image->base;
  int file = open(image->path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return table;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *mapped = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (mapped != MAP_FAILED) find_table(mapped, size, table);
  }
  close(file);
  return table;
}

bool vt_symbols_at(
    const void *address, void *context, void (*each)(void *context, const char *name)) {
  vt_image image;
  if (!vt_image_of(address, &image)) return false;
  const symbol_table *table = table_of(&image);
  if (!table || !table->symbols) return false;
  // Images are linked at 0, so an address in the file is one from the base.
  uintptr_t offset = (uintptr_t)address - image.base;
  for (size_t i = 0; i < table->count; i++) {
    const ElfW(Sym) *symbol = &table->symbols[i];
    if (symbol->st_value != offset || ELF64_ST_TYPE(symbol->st_info) != STT_FUNC) continue;
    if (symbol->st_name < table->names_size) each(context, table->names + symbol->st_name);
  }
  return true;
}

#if defined(__x86_64__)

size_t vt_calls_from(const void *function, const void **targets, size_t limit) {
  enum { looked_at = 160, call = 0xE8, jump = 0xE9, end = 0xC3 };
  const unsigned char *code = function;
  size_t count = 0;
  for (size_t i = 0; i < looked_at && count < limit && code[i] != end; i++) {
    if (code[i] != call && code[i] != jump) continue;
    int32_t distance;
    memcpy(&distance, code + i + 1, sizeof distance);
    targets[count++] = code + i + 1 + sizeof distance + distance;
    if (code[i] == jump) break;
    i += sizeof distance;
  }
  return count;
}

#elif defined(__aarch64__)

size_t vt_calls_from(const void *function, const void **targets, size_t limit) {
  enum { looked_at = 40 };
  const uint32_t *code = function;
  size_t count = 0;
  for (size_t i = 0; i < looked_at && count < limit && code[i] != 0xD65F03C0; i++) {
    uint32_t operation = code[i] >> 26;
    if (operation != 0x25 && operation != 0x05) continue;  // bl, b
    int32_t distance = (int32_t)(code[i] << 6) >> 6;
    targets[count++] = code + i + distance;
    if (operation == 0x05) break;
  }
  return count;
}

#endif
