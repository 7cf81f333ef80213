package saves

import (
	"os"

	"precipice/message"
)

// ErrSpecial is returned for what is no file of its own.
var ErrSpecial = message.New("error.file.special")

// OpenRegular opens a file to be read. A device may never end, and a pipe may wait for ever, so neither is opened.
func OpenRegular(path string) (*os.File, error) {
	if isSpecial(path) {
		return nil, ErrSpecial
	}
	return os.Open(path)
}

// isSpecial reports whether a path leads to something that is neither a file nor a folder.
func isSpecial(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular() && !info.IsDir()
}
