/// Counts the heap allocations of the calling thread, exactly: this target's malloc and free stand in front of the C library's.
///
/// Under a sanitizer, which has a malloc of its own, everything is 0.
#pragma once

/// How many allocations this thread has made so far.
long allocationCount(void);

/// How many of the process's allocations this thread has made, less those that it has freed.
long liveAllocationCount(void);

/// The bytes of those, as the C library rounds them up.
long liveAllocationBytes(void);
