package saves

import (
	"os"

	"precipice/message"
)

// ErrSpecial is returned for what is no file of its own.
var ErrSpecial = message.New("error.file.special")

// OpenRegular opens a file to be read. A device may never end, and a pipe may wait for ever, so neither is opened.
func OpenRegular(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if mode := info.Mode(); !mode.IsRegular() && !mode.IsDir() {
		return nil, ErrSpecial
	}
	return os.Open(path)
}
