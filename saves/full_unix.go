//go:build !windows

package saves

import "syscall"

// fullDisk lists the errors for no space left, quota used up, and file size limit reached.
var fullDisk = []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
