//go:build linux || darwin || freebsd || netbsd || openbsd

package terminal

import (
	"io"
	"os"
	"syscall"
	"unsafe"
)

// widthOf returns what tells how many letters a line has where something is written, 0 if that is no terminal. A window may be resized
// at any time.
func widthOf(w io.Writer) func() int {
	file, ok := w.(*os.File)
	if !ok {
		return nil
	}
	return func() int {
		var size struct{ rows, columns, x, y uint16 }
		if _, _, failed := syscall.Syscall(syscall.SYS_IOCTL, file.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size))); failed != 0 {
			return 0
		}
		return int(size.columns)
	}
}
