//go:build !windows && !js

package saves

import "syscall"

// fullDisk: no space, quota used up, file size limit reached.
var fullDisk = []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
