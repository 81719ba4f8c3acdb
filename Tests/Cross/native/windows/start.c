/* Windows calls this function when it loads the library. There is nothing to do. */
int DllMain(void *library, unsigned reason, void *reserved);

int DllMain(void *library, unsigned reason, void *reserved) {
  (void)library, (void)reason, (void)reserved;
  return 1;
}
