/*
 * A well-behaved app. It writes forty pages on its own thread. When it enters the background, it
 * saves for two seconds. If pages are left to write, it first begins a background task. It ends the
 * task when the pages are written, or when the time of the task is up.
 */
#include "guest.h"

static unsigned long document = 1;
static volatile long pages, task;

static void end_task(void) {
  if (task) end_background_task(task);
  task = 0;
}

static void write_pages(void) {
  while (pages < 40) {
    document = work(document, 1);
    pages++;
  }
  print("all pages written", pages);
  end_task();
}

static void did_finish_launching(long state) { (void)state; document = work(document, 1); }
static void did_become_active(long state) { (void)state; print("pages written", pages); }
static void did_enter_background(long state) {
  (void)state;
  if (pages < 40) task = begin_background_task();
  document = work(document, 2);
}
static void will_terminate(long state) { (void)state; print("saved before the end; pages", pages); }
static void task_expired(long state) {
  (void)state;
  print("seconds left", background_time_remaining());
  end_task();
}
static void did_enter_region(long state) { (void)state; print("at the place; pages", pages); }

/* The methods of the delegate. application:willFinishLaunchingWithOptions:,
   applicationWillResignActive: and others are missing. */
static const method methods[] = {
    {"application:didFinishLaunchingWithOptions:", did_finish_launching},
    {"applicationDidFinishLaunching:", did_finish_launching},
    {"applicationDidBecomeActive:", did_become_active},
    {"applicationDidEnterBackground:", did_enter_background},
    {"applicationWillTerminate:", will_terminate},
    {"background-task-expiration-handler", task_expired},
    {"locationManager:didEnterRegion:", did_enter_region},
    {0, 0}};

void _start(void) { application_main(methods, write_pages); }
