//go:build !js

package saves

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// folder is what Disk needs of a file system; names are relative to it.
type folder interface {
	write(prefix string, data []byte) (name string, err error)    // a new synced file
	scribble(prefix string, data []byte) (name string, err error) // a new file, not synced
	open(name string) (opened, error)
	rename(from, to string) error
	remove(name string) error
	read(name string) ([]byte, error)
	has(name string) bool
	names() ([]string, error)
	sync() error
	sweep(age time.Duration)
}

// opened is a file that may have another name by now.
type opened interface {
	Sync() error
	Close() error
}

type osFolder string

func (f osFolder) at(name string) string { return filepath.Join(string(f), name) }

func (f osFolder) write(prefix string, data []byte) (string, error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return "", err
	}
	return writeNew(string(f), prefix, data, (*os.File).Sync)
}

func (f osFolder) scribble(prefix string, data []byte) (string, error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return "", err
	}
	return writeNew(string(f), prefix, data, func(*os.File) error { return nil })
}

func (f osFolder) open(name string) (opened, error) { return os.Open(f.at(name)) }

// writeNew writes a new file whose name begins with prefix, or leaves none.
func writeNew(folder, prefix string, data []byte, sync func(*os.File) error) (string, error) {
	file, err := os.CreateTemp(folder, prefix+"*")
	if err != nil {
		return "", err
	}
	_, err = file.Write(data)
	if err == nil {
		err = sync(file)
	}
	err = errors.Join(err, file.Close())
	if err != nil {
		os.Remove(file.Name())
		return "", err
	}
	return filepath.Base(file.Name()), nil
}

func (f osFolder) rename(from, to string) error { return os.Rename(f.at(from), f.at(to)) }
func (f osFolder) remove(name string) error     { return os.Remove(f.at(name)) }

func (f osFolder) has(name string) bool {
	_, err := os.Stat(f.at(name))
	return err == nil
}

func (f osFolder) read(name string) ([]byte, error) { return readCapped(f.at(name)) }

// readCapped reads no more of a file than a save may have.
func readCapped(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, int64(MaxSize)+1))
	if err == nil && len(data) > MaxSize {
		return nil, ErrTooLarge
	}
	return data, err
}

func (f osFolder) names() ([]string, error) {
	entries, err := os.ReadDir(string(f))
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names, err
}

// sync makes the renames last. Windows and some file systems cannot sync a
// folder and need not.
func (f osFolder) sync() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	dir, err := os.Open(string(f))
	if err != nil {
		return err
	}
	defer dir.Close()
	err = dir.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		return nil
	}
	return err
}

// ownTemp matches the name of a temporary file that a Put made.
var ownTemp = regexp.MustCompile(`^[a-z0-9-]{1,40}\` + saveSuffix + `\` + tempMark + `[0-9]+$`)

// sweep removes temporary files that a killed program left behind. Younger
// ones may belong to a program that is running. The folder may hold the
// player's own files too: those with another name, or that do not begin as a
// save does, stay.
func (f osFolder) sweep(age time.Duration) {
	entries, _ := os.ReadDir(string(f))
	for _, entry := range entries {
		if !ownTemp.MatchString(entry.Name()) || !entry.Type().IsRegular() {
			continue
		}
		info, err := entry.Info()
		if err == nil && time.Since(info.ModTime()) > age && f.beginsAsSave(entry.Name()) {
			os.Remove(f.at(entry.Name()))
		}
	}
}

// beginsAsSave reports whether a file holds the beginning of a save, of which
// an interrupted write may have left nothing.
func (f osFolder) beginsAsSave(name string) bool {
	file, err := os.Open(f.at(name))
	if err != nil {
		return false
	}
	defer file.Close()
	head, err := io.ReadAll(io.LimitReader(file, int64(len(magic))))
	return err == nil && strings.HasPrefix(magic, string(head))
}

// unwritten and unread put the remedy behind a cause from the system.
func unwritten(err error) error {
	const kept = "the older copies are untouched"
	switch {
	case isFull(err):
		return &remedied{bare(err), "free some space on this disk, or set PRECIPICE_DATA to a folder on another; " + kept}
	case errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS):
		return &remedied{bare(err), "make this folder writable, or set PRECIPICE_DATA to another one; " + kept}
	}
	return &remedied{bare(err), "check this folder, or set PRECIPICE_DATA to another one; " + kept}
}

func unread(err error) error {
	if errors.Is(err, ErrTooLarge) {
		return err
	}
	return &remedied{bare(err), "check this file and its permissions, or choose another save"}
}

// bare leaves away the paths of temporary files, which tell the player nothing.
func bare(err error) error {
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
