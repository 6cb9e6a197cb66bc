// What of the system's C libraries Swift's own modules leave out.

#include <malloc.h>
#include <zlib.h>
