package saves

import "syscall"

// fullDisk lists ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL and ERROR_DISK_QUOTA_EXCEEDED.
var fullDisk = []error{syscall.Errno(39), syscall.Errno(112), syscall.Errno(1295)}
