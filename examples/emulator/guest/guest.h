/* The system as seen by a guest: its start, its methods, and the system calls. */
#ifndef GUEST_H
#define GUEST_H

/* A method of the delegate, by Apple's name. The method gets the state that the app reads in it. */
typedef struct method {
  const char *name;
  void (*code)(long state);
} method;

static inline long system_call(long number, long first, long second) {
  register long x0 __asm__("x0") = first;
  register long x1 __asm__("x1") = second;
  register long x8 __asm__("x8") = number;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x1), "r"(x8) : "memory");
  return x0;
}

/* Passes two things to the system: the methods of the delegate, which end with a method without a
   name, and the function that the app runs on its own thread. The function may be NULL. */
static inline void application_main(const method *methods, void (*worker)(void)) {
  system_call(0, (long)methods, (long)worker);
}
static inline void print(const char *text, long number) { system_call(1, (long)text, number); }
/* Returns the remaining time in seconds. */
static inline long background_time_remaining(void) { return system_call(2, 0, 0); }
/* Returns the number of the task, or 0 if the system does not begin a task. */
static inline long begin_background_task(void) { return system_call(3, 0, 0); }
static inline void end_background_task(long task) { system_call(4, task, 0); }

/* Keeps the processor busy: a million instructions for each unit. */
static inline unsigned long work(unsigned long sum, long units) {
  long turns = units * 250000;
  __asm__ volatile("1: eor %0, %0, %0, lsl #7\n add %0, %0, #1\n subs %1, %1, #1\n b.ne 1b"
                   : "+r"(sum), "+r"(turns)::"cc");
  return sum;
}

#endif /* GUEST_H */
