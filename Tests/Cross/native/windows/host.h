/* Provides the parts of POSIX that the test programs use. Included before them when they are
   compiled for Windows. */
#ifndef CROSS_WINDOWS_HOST_H
#define CROSS_WINDOWS_HOST_H

#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

/* Renames the function `tell` of io.h, because one of the programs has a function of that name. */
#define tell program_tell

/* Windows does not have these signals. No program raises them. */
#define SIGBUS SIGSEGV
#define SIGTRAP SIGILL
#define SIGALRM SIGTERM

/* Replaces alarm, which Windows does not have. The replacement does nothing, because the script that runs the
   programs has its own time limit. */
static inline unsigned alarm(unsigned seconds) {
  (void)seconds;
  return 0;
}

enum { _SC_PAGESIZE };
static inline long sysconf(int name) {
  (void)name;
  return 4096;
}

/* Opens the standard streams in binary mode, so that bytes are read and written unchanged. */
__attribute__((constructor)) static void host_streams(void) {
  for (int stream = 0; stream < 3; stream++) _setmode(stream, _O_BINARY);
}

#endif /* CROSS_WINDOWS_HOST_H */
