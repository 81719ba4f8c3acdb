/* One process of the guest in Unicorn: its memory, and two threads that take turns. It knows nothing of
   iOS. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* What a process is given, in bytes. */
#define MACHINE_MEMORY ((size_t)0x40000)

typedef struct machine machine;

/* The main thread runs the methods of the delegate; the other one what the app does beside them. */
typedef enum { MACHINE_MAIN, MACHINE_WORKER, MACHINE_THREADS } machine_thread;

typedef enum {
  MACHINE_RETURNED, /* from what it was called for */
  MACHINE_STOPPED,  /* it has used the instructions that it had; it goes on where it was */
  MACHINE_CALLS,    /* the system: see machine_argument, machine_give */
  MACHINE_FAULTED   /* it did what the processor does not allow */
} machine_end;

/* Loads a static AArch64 ELF file and gives where it begins; NULL with a message where it is none. */
machine *machine_open(const char *file, uint64_t *entry);
/* A process of which nothing is loaded, for machine_read_state. */
machine *machine_open_empty(void);
void machine_close(machine *machine);

/* Has a thread call the code at an address when it runs next. */
void machine_begin(machine *machine, machine_thread thread, uint64_t code, uint64_t argument);

/* Whether a thread has something to do. */
int machine_is_busy(const machine *machine, machine_thread thread);

/* Lets a thread run for a number of instructions, to the end of the block that reaches it; gives in
   `took` how many it was. */
machine_end machine_run(machine *machine, machine_thread thread, uint64_t instructions,
                        uint64_t *took);

/* A system call: its number is argument 8. */
uint64_t machine_argument(machine *machine, machine_thread thread, unsigned number);
void machine_give(machine *machine, machine_thread thread, uint64_t result);

/* Reads the guest's memory; 0 where it has none there. A text is cut to fit. */
int machine_read(machine *machine, uint64_t address, void *bytes, size_t count);
int machine_read_text(machine *machine, uint64_t address, char *text, size_t capacity);

/* All of a process: registers of its threads, memory. For this build of the host. 0: it failed. */
int machine_write_state(machine *machine, FILE *file);
int machine_read_state(machine *machine, FILE *file);

/* A number that differs where a register or a byte of memory does. */
uint64_t machine_digest(machine *machine);

#endif /* MACHINE_H */
