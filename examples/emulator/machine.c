/* The guest's processor and memory, which Unicorn emulates. */
#include "machine.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <unicorn/unicorn.h>

/* Code and data begin at BASE; the stacks are at the end. A call returns to an address without
   code, where Unicorn stops. */
#define BASE UINT64_C(0x10000)
#define RETURN_ADDRESS (BASE + MACHINE_MEMORY - 16)
#define STACK_BYTES UINT64_C(0x8000)
#define EXCEPTION_SVC 2

/* The registers are saved one by one, because they must be written to a file. uc_context_save would
   keep them only in memory. */
enum { X30 = 30, SP, PC, FLAGS, REGISTERS };
static int name_of_register(int number) {
  static const int others[] = {UC_ARM64_REG_X29, UC_ARM64_REG_X30, UC_ARM64_REG_SP, UC_ARM64_REG_PC,
                               UC_ARM64_REG_NZCV};
  return number < 29 ? UC_ARM64_REG_X0 + number : others[number - 29];
}

struct machine {
  uc_engine *engine;
  /* The content of a state file. Floating-point registers are missing, because the guests are built
     without floating point (-mgeneral-regs-only). */
  struct state {
    uint64_t registers[MACHINE_THREADS][REGISTERS];
    uint32_t busy[MACHINE_THREADS];
    uint8_t memory[MACHINE_MEMORY]; /* a copy, made only for a file or a digest */
  } state;
  /* The following fields are used only while a thread runs. */
  uint64_t limit, count;
  int calls, faults;
};

/* Unicorn calls this hook before each block, and does not run the block if the hook stops the
   machine. So only instructions that have run are counted, and a run in two parts gives the same
   count. */
static void before_block(uc_engine *engine, uint64_t address, uint32_t bytes, void *user) {
  machine *machine = user;
  (void)address;
  if (machine->count >= machine->limit) uc_emu_stop(engine);
  else machine->count += bytes / 4;
}

static void on_exception(uc_engine *engine, uint32_t number, void *user) {
  machine *machine = user;
  if (number == EXCEPTION_SVC) machine->calls = 1;
  else machine->faults = 1;
  uc_emu_stop(engine);
}

/* Adds a hook. Unicorn takes hooks as void *, but ISO C does not convert pointers to functions to
   void *, so the bytes of the pointer are copied. */
static int add_hook(machine *machine, int kind, void (*function)(void)) {
  void *pointer;
  uc_hook handle;
  memcpy(&pointer, &function, sizeof pointer);
  return uc_hook_add(machine->engine, &handle, kind, pointer, machine, 1, 0) == UC_ERR_OK;
}

machine *machine_open_empty(void) {
  machine *machine = calloc(1, sizeof *machine);
  if (machine && uc_open(UC_ARCH_ARM64, UC_MODE_ARM, &machine->engine) == UC_ERR_OK &&
      uc_mem_map(machine->engine, BASE, MACHINE_MEMORY, UC_PROT_ALL) == UC_ERR_OK &&
      add_hook(machine, UC_HOOK_BLOCK, (void (*)(void))before_block) &&
      add_hook(machine, UC_HOOK_INTR, (void (*)(void))on_exception))
    return machine;
  fprintf(stderr, "emulator: Unicorn gives no processor\n");
  machine_close(machine);
  return NULL;
}

void machine_close(machine *machine) {
  if (machine && machine->engine) uc_close(machine->engine);
  free(machine);
}

/* Loads the parts of an ELF file into memory. */
static int load(machine *machine, FILE *file, uint64_t *entry) {
  static const unsigned char magic[] = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB};
  Elf64_Ehdr header;
  if (fread(&header, sizeof header, 1, file) != 1 || memcmp(header.e_ident, magic, sizeof magic) ||
      header.e_machine != EM_AARCH64 || header.e_type != ET_EXEC ||
      header.e_phentsize != sizeof(Elf64_Phdr))
    return 0;
  *entry = header.e_entry;
  for (unsigned i = 0; i < header.e_phnum; i++) {
    Elf64_Phdr part;
    if (fseek(file, (long)(header.e_phoff + i * sizeof part), SEEK_SET) ||
        fread(&part, sizeof part, 1, file) != 1)
      return 0;
    if (part.p_type != PT_LOAD || part.p_filesz == 0) continue;
    uint8_t *bytes = machine->state.memory;
    if (part.p_filesz > MACHINE_MEMORY || fseek(file, (long)part.p_offset, SEEK_SET) ||
        fread(bytes, part.p_filesz, 1, file) != 1 ||
        uc_mem_write(machine->engine, part.p_vaddr, bytes, part.p_filesz) != UC_ERR_OK)
      return 0;
  }
  return 1;
}

machine *machine_open(const char *name, uint64_t *entry) {
  machine *machine = machine_open_empty();
  FILE *file = fopen(name, "rb");
  int is_loaded = machine && file && load(machine, file, entry);
  if (file) fclose(file);
  if (is_loaded) return machine;
  fprintf(stderr, "emulator: %s: no static AArch64 program\n", name);
  machine_close(machine);
  return NULL;
}

void machine_begin(machine *machine, machine_thread thread, uint64_t code, uint64_t argument) {
  uint64_t *registers = machine->state.registers[thread];
  memset(registers, 0, sizeof machine->state.registers[thread]);
  registers[0] = argument;
  registers[X30] = RETURN_ADDRESS;
  registers[SP] = RETURN_ADDRESS - thread * STACK_BYTES;
  registers[PC] = code;
  machine->state.busy[thread] = 1;
}

int machine_is_busy(const machine *machine, machine_thread thread) {
  return machine->state.busy[thread] != 0;
}

machine_end machine_run(machine *machine, machine_thread thread, uint64_t instructions,
                        uint64_t *took) {
  uint64_t *registers = machine->state.registers[thread];
  machine->limit = instructions;
  machine->count = 0;
  machine->calls = machine->faults = 0;
  for (int i = 0; i < REGISTERS; i++)
    uc_reg_write(machine->engine, name_of_register(i), &registers[i]);
  uc_err error = uc_emu_start(machine->engine, registers[PC], RETURN_ADDRESS, 0, 0);
  for (int i = 0; i < REGISTERS; i++)
    uc_reg_read(machine->engine, name_of_register(i), &registers[i]);
  *took = machine->count;
  if (error != UC_ERR_OK || machine->faults) return MACHINE_FAULTED;
  if (machine->calls) return MACHINE_CALLS;
  if (registers[PC] != RETURN_ADDRESS) return MACHINE_STOPPED;
  machine->state.busy[thread] = 0;
  return MACHINE_RETURNED;
}

uint64_t machine_argument(machine *machine, machine_thread thread, unsigned number) {
  return machine->state.registers[thread][number];
}

void machine_give(machine *machine, machine_thread thread, uint64_t result) {
  machine->state.registers[thread][0] = result;
}

int machine_read(machine *machine, uint64_t address, void *bytes, size_t count) {
  return uc_mem_read(machine->engine, address, bytes, count) == UC_ERR_OK;
}

int machine_read_text(machine *machine, uint64_t address, char *text, size_t capacity) {
  for (size_t i = 0; i < capacity; i++) {
    if (!machine_read(machine, address + i, &text[i], 1)) return 0;
    if (!text[i]) return 1;
  }
  text[capacity - 1] = 0;
  return 1;
}

int machine_write_state(machine *machine, FILE *file) {
  struct state *state = &machine->state;
  return machine_read(machine, BASE, state->memory, MACHINE_MEMORY) &&
         fwrite(state, sizeof *state, 1, file) == 1;
}

int machine_read_state(machine *machine, FILE *file) {
  struct state *state = &machine->state;
  return fread(state, sizeof *state, 1, file) == 1 &&
         uc_mem_write(machine->engine, BASE, state->memory, MACHINE_MEMORY) == UC_ERR_OK;
}

uint64_t machine_digest(machine *machine) {
  uint64_t digest = UINT64_C(0xcbf29ce484222325);
  const unsigned char *bytes = (const unsigned char *)&machine->state;
  if (!machine_read(machine, BASE, machine->state.memory, MACHINE_MEMORY)) return 0;
  for (size_t i = 0; i < sizeof machine->state; i++)
    digest = (digest ^ bytes[i]) * UINT64_C(0x100000001b3);
  return digest;
}
