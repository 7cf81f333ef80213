package pack

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync/atomic"

	"precipice/saves"
)

// The limits of a content pack. The embedded one has 40 files of 9 KB.
const (
	MaxFile    = 512 << 10 // bytes of a file
	MaxRead    = 8 << 20   // bytes of all files, counted each time they are read
	MaxEntries = 2000      // files and folders in a folder
	MaxListed  = 8000      // files and folders in all folders, counted each time they are listed
)

// Folder reads the folder of an untrusted content pack. It opens only regular files and folders, and
// never reads a file that is too large.
type Folder struct {
	from   fs.FS
	read   atomic.Int64 // bytes so far
	listed atomic.Int64 // entries so far
}

// Read returns how many bytes have been read so far.
func (p *Folder) Read() int64 { return p.read.Load() }

// refuse returns an error that names a file of the pack and says why it is not read.
func refuse(op, name, format string, args ...any) error {
	return &fs.PathError{Op: op, Path: name, Err: fmt.Errorf(format, args...)}
}

// Open opens a regular file or a folder.
func (p *Folder) Open(name string) (fs.File, error) {
	info, err := fs.Stat(p.from, name) // opening a pipe would block
	if err != nil {
		return nil, err
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return nil, refuse("open", name, "it is neither a file nor a folder: take it out of the pack")
	}
	if info.Size() > MaxFile && !info.IsDir() {
		return nil, refuse("open", name, "it has %d KB, and a file of a pack may have %d: take it out, or split it", info.Size()>>10, MaxFile>>10)
	}
	return p.from.Open(name)
}

// ReadFile implements fs.ReadFileFS. The file may be longer than its stated size.
func (p *Folder) ReadFile(name string) ([]byte, error) {
	if p.read.Load() > MaxRead {
		return nil, tooMuch(name)
	}
	f, err := p.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, MaxFile+1))
	if err == nil && len(data) > MaxFile {
		err = refuse("read", name, "it has more than %d KB: take it out, or split it", MaxFile>>10)
	}
	if err == nil && p.read.Add(int64(len(data))) > MaxRead {
		err = tooMuch(name)
	}
	if err != nil {
		return nil, err
	}
	return saves.Text(data), nil
}

// isLitter reports whether a file or folder is one that other programs leave anywhere, and which is none of the pack: how the
// folder is shown, what another system could not keep in a file, a copy of a file as it was or as it is being edited, or
// all versions of the folder.
func isLitter(name string) bool {
	name = strings.ToLower(name)
	switch {
	case slices.Contains([]string{"thumbs.db", "ehthumbs.db", "desktop.ini", ".ds_store", ".directory", "__macosx", ".git"}, name):
		return true
	case strings.HasPrefix(name, "._"), strings.HasPrefix(name, ".#"), strings.HasSuffix(name, "~"):
		return true
	case strings.HasPrefix(name, "#") && strings.HasSuffix(name, "#"):
		return true
	}
	return slices.Contains([]string{".swp", ".swo", ".swn", ".swx", ".bak", ".orig", ".rej", ".old", ".tmp"}, path.Ext(name))
}

// tooMuch refuses a file with which the pack is too large.
func tooMuch(name string) error {
	return refuse("read", name, "with it the pack is larger than a pack may be: take out what it does not need")
}

// ReadDir implements fs.ReadDirFS.
func (p *Folder) ReadDir(name string) ([]fs.DirEntry, error) {
	f, err := p.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	folder, ok := f.(fs.ReadDirFile)
	if !ok {
		return nil, refuse("readdir", name, "it is no folder")
	}
	list, err := folder.ReadDir(MaxEntries + 1)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if len(list) > MaxEntries || p.listed.Add(int64(len(list))) > MaxListed {
		return nil, refuse("readdir", name, "the pack has more files than a pack may have: take out what does not belong to it")
	}
	list = slices.DeleteFunc(list, func(e fs.DirEntry) bool { return isLitter(e.Name()) })
	slices.SortFunc(list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return list, nil
}
