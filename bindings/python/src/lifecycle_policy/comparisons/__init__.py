"""Questions asked on several versions of the OS, and what differs between the answers."""
