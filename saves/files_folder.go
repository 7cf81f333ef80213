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

	"precipice/message"
)

// folder is the part of a file system that Disk needs. Names are relative to the folder.
type folder interface {
	write(prefix string, data []byte) (name string, err error)         // creates a synced file
	writeUnsynced(prefix string, data []byte) (name string, err error) // creates a file without syncing it
	open(name string) (opened, error)
	rename(from, to string) error
	remove(name string) error
	read(name string) ([]byte, error)
	begin(name string, most int64) ([]byte, error) // reads the beginning of a file
	info(name string) (fs.FileInfo, error)
	has(name string) bool
	names() ([]string, error)
	sync() error
	sweep(age time.Duration)
}

// opened is an open file. It may have been renamed since.
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

func (f osFolder) writeUnsynced(prefix string, data []byte) (string, error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return "", err
	}
	return writeNew(string(f), prefix, data, func(*os.File) error { return nil })
}

func (f osFolder) open(name string) (opened, error) { return OpenRegular(f.at(name)) }

// writeNew writes a new file whose name begins with prefix. If that fails, it leaves no file.
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

// readCapped reads a file up to the maximum size of a save.
func readCapped(path string) ([]byte, error) {
	file, err := OpenRegular(path)
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

func (f osFolder) begin(name string, most int64) ([]byte, error) {
	file, err := OpenRegular(f.at(name))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, most))
}

func (f osFolder) info(name string) (fs.FileInfo, error) { return os.Stat(f.at(name)) }

func (f osFolder) names() ([]string, error) {
	entries, err := os.ReadDir(string(f))
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names, err
}

// sync makes the renames durable. Windows and some file systems cannot sync a folder and need not.
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

// ownTemp matches the name of a temporary file made by Put.
var ownTemp = regexp.MustCompile(`^[a-z0-9-]{1,40}\` + saveSuffix + `\` + tempMark + `[0-9]+$`)

// sweep removes temporary files left by a killed program. Recent ones may belong to a running program.
// The folder may also hold the player's own files, so files with other names, or that do not begin like
// a save, stay.
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

// beginsAsSave reports whether a file begins like a save. An interrupted write may have left it empty.
func (f osFolder) beginsAsSave(name string) bool {
	file, err := OpenRegular(f.at(name))
	if err != nil {
		return false
	}
	defer file.Close()
	head, err := io.ReadAll(io.LimitReader(file, int64(len(magic))))
	return err == nil && strings.HasPrefix(magic, string(head))
}

// writeError and readError say what to do about an error from the system. Elsewhere says how to name another folder.
func writeError(err, elsewhere error) error {
	switch {
	case isFull(err):
		return message.New("error.saves.disk-full", elsewhere).Because(err)
	case errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS):
		return message.New("error.saves.unwritable", elsewhere).Because(err)
	}
	return message.New("error.saves.unwritten", withoutTempPaths(err), elsewhere)
}

func readError(err error) error {
	if errors.Is(err, ErrTooLarge) {
		return err
	}
	return message.New("error.saves.unread", withoutTempPaths(err))
}
