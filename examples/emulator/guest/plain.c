/* An app that has every method that `lifecycle-policy conform` expects of an app without scenes,
   and does nothing in the methods. */
#include "guest.h"

static void returns(long state) { (void)state; }

static const method methods[] = {
    {"application:willFinishLaunchingWithOptions:", returns},
    {"application:didFinishLaunchingWithOptions:", returns},
    {"applicationDidFinishLaunching:", returns},
    {"applicationDidBecomeActive:", returns},
    {"applicationWillResignActive:", returns},
    {"applicationDidEnterBackground:", returns},
    {"applicationWillEnterForeground:", returns},
    {"applicationWillTerminate:", returns},
    {"application:performFetchWithCompletionHandler:", returns},
    {"application:didReceiveRemoteNotification:fetchCompletionHandler:", returns},
    {"background-task-expiration-handler", returns},
    {0, 0}};

void _start(void) { application_main(methods, 0); }
