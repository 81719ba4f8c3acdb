/* One process of the guest in Unicorn: its memory, and two threads that take turns. Nothing in this
   file depends on iOS. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* The memory of a process, in bytes. */
#define MACHINE_MEMORY ((size_t)0x40000)

typedef struct machine machine;

/* The main thread runs the methods of the delegate; the other thread runs the app's own work. */
typedef enum { MACHINE_MAIN, MACHINE_WORKER, MACHINE_THREADS } machine_thread;

typedef enum {
  MACHINE_RETURNED, /* the thread has returned from the call */
  MACHINE_STOPPED,  /* the thread has used its instructions, and can continue */
  MACHINE_CALLS,    /* the thread makes a system call: see machine_argument, machine_give */
  MACHINE_FAULTED   /* the processor does not allow an access or instruction */
} machine_end;

/* Loads a static AArch64 ELF file, and sets `entry` to the address of the program's first
   instruction. For any other file, prints a message and returns NULL. */
machine *machine_open(const char *file, uint64_t *entry);
/* Makes a process without a program, for machine_read_state. */
machine *machine_open_empty(void);
void machine_close(machine *machine);

/* Makes a thread call the code at an address when it runs next. */
void machine_begin(machine *machine, machine_thread thread, uint64_t code, uint64_t argument);

/* Returns whether a thread has something to do. */
int machine_is_busy(const machine *machine, machine_thread thread);

/* Runs a thread for a number of instructions, but always to the end of a block. Sets `took` to the
   number of instructions that ran. */
machine_end machine_run(machine *machine, machine_thread thread, uint64_t instructions,
                        uint64_t *took);

/* Returns an argument of a system call. Argument 8 is the number of the call. */
uint64_t machine_argument(machine *machine, machine_thread thread, unsigned number);
void machine_give(machine *machine, machine_thread thread, uint64_t result);

/* These functions read the guest's memory. They return 0 if there is no memory at the address. The
   end of a text that is too long is cut off. */
int machine_read(machine *machine, uint64_t address, void *bytes, size_t count);
int machine_read_text(machine *machine, uint64_t address, char *text, size_t capacity);

/* Write or read a whole process: the registers of its threads, and its memory. A process can be
   read only by the build of the host that wrote it. These functions return 0 if they fail. */
int machine_write_state(machine *machine, FILE *file);
int machine_read_state(machine *machine, FILE *file);

/* Returns a digest of the registers and the memory. */
uint64_t machine_digest(machine *machine);

#endif /* MACHINE_H */
