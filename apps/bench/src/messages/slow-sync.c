/* A disk that takes SYNC_MICROSECONDS for each commit, whatever the real one does. For LD_PRELOAD. */
#include <errno.h>
#include <stdlib.h>
#include <time.h>

static int wait_as_long(void) {
  const char *text = getenv("SYNC_MICROSECONDS");
  long microseconds = text ? atol(text) : 0;
  struct timespec left = {microseconds / 1000000, microseconds % 1000000 * 1000};
  while (nanosleep(&left, &left) == -1 && errno == EINTR);
  return 0;
}

int fsync(int file) { (void)file; return wait_as_long(); }
int fdatasync(int file) { (void)file; return wait_as_long(); }
