#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

static __thread long allocations, frees, bytes;

long allocationCount(void) { return allocations; }
long liveAllocationCount(void) { return allocations - frees; }
long liveAllocationBytes(void) { return bytes; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_MALLOC_OF_ITS_OWN 1
#endif
#endif

#ifndef HAS_MALLOC_OF_ITS_OWN

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static void *counted(void *pointer) {
  if (pointer) {
    allocations++;
    bytes += malloc_usable_size(pointer);
  }
  return pointer;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *pointer = memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void *realloc(void *pointer, size_t size) {
  if (!pointer) return malloc(size);
  long before = malloc_usable_size(pointer);
  void *result = __libc_realloc(pointer, size);
  if (result) {
    // Growing in place is no allocation.
    if (result != pointer) {
      allocations++;
      frees++;
    }
    bytes += malloc_usable_size(result) - before;
  } else if (size == 0) {
    frees++;
    bytes -= before;
  }
  return result;
}

void free(void *pointer) {
  if (!pointer) return;
  frees++;
  bytes -= malloc_usable_size(pointer);
  __libc_free(pointer);
}

#endif
