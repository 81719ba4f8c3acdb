/* An app with two faults: it never returns from applicationDidEnterBackground:, and it writes
   through a null pointer when it is warned of low memory. */
#include "guest.h"

static void did_finish_launching(long state) { (void)state; }
static void did_enter_background(long state) {
  for (volatile long turns = state;; turns++) {}
}
static void did_receive_memory_warning(long state) { *(volatile long *)0 = state; }

static const method methods[] = {
    {"application:didFinishLaunchingWithOptions:", did_finish_launching},
    {"applicationDidEnterBackground:", did_enter_background},
    {"applicationDidReceiveMemoryWarning:", did_receive_memory_warning},
    {0, 0}};

void _start(void) { application_main(methods, 0); }
