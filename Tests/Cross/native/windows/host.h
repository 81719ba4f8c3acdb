/* Included before the test programs when they are compiled for Windows: what they use of POSIX. */
#ifndef CROSS_WINDOWS_HOST_H
#define CROSS_WINDOWS_HOST_H

#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

/* A function of a program has the name of one of io.h. */
#define tell program_tell

/* Signals that Windows does not have; no program raises them. */
#define SIGBUS SIGSEGV
#define SIGTRAP SIGILL
#define SIGALRM SIGTERM

/* There is no alarm: the script that runs the programs has a limit of its own. */
static inline unsigned alarm(unsigned seconds) {
  (void)seconds;
  return 0;
}

enum { _SC_PAGESIZE };
static inline long sysconf(int name) {
  (void)name;
  return 4096;
}

/* Bytes are read and written as they are. */
__attribute__((constructor)) static void host_streams(void) {
  for (int stream = 0; stream < 3; stream++) _setmode(stream, _O_BINARY);
}

#endif /* CROSS_WINDOWS_HOST_H */
