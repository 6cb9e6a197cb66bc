// What of the system's C libraries Swift's own modules leave out.

#include <malloc.h>
#include <zlib.h>

// The header has it for GNU's own sources only.
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
