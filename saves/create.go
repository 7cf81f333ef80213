package saves

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"precipice/message"
)

// Create writes a file that must not exist yet. If it cannot be written whole, there is none, so that the same name can be
// tried again.
func Create(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err == nil {
		_, err = f.Write(data)
		if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
			os.Remove(name)
		}
	}
	return createError(name, err)
}

// createError says why a file could not be written, and what to do.
func createError(name string, err error) error {
	key := "error.create.other"
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrExist):
		key = "error.create.exists"
	case isFull(err):
		key = "error.create.full"
	case errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR):
		key = "error.create.folder"
	case errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS):
		key = "error.create.permission"
	default:
		return message.New(key, name, withoutTempPaths(err))
	}
	return message.New(key, name).Because(err)
}

// withoutTempPaths removes the paths of temporary files, which mean nothing to the player.
func withoutTempPaths(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

func isFull(err error) bool {
	for _, full := range fullDisk {
		if errors.Is(err, full) {
			return true
		}
	}
	return false
}
