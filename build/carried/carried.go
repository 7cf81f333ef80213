// Package carried says what the program is made of on each system: its sources, and the texts that it carries. Tests hold the page by it
// without a browser, since the page leaves some of both out.
package carried

import (
	"errors"
	"go/build"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing/fstest"

	"precipice/assets"
)

// The programs that are made from the sources: one for a computer, with the window and the terminal, and the page.
const (
	Computer = "linux"
	Page     = "js"
)

// programs are the architectures that each is built for.
var programs = map[string]string{Computer: "amd64", Page: "wasm"}

// module is how the paths of this module's packages begin.
const module = "precipice"

// Root returns the folder of the module, in or above the current one.
func Root() (string, error) {
	at, err := os.Getwd()
	for err == nil {
		if _, err := os.Stat(filepath.Join(at, "go.mod")); err == nil {
			return at, nil
		}
		above := filepath.Dir(at)
		if above == at {
			return "", errors.New("carried: no go.mod above the current folder")
		}
		at = above
	}
	return "", err
}

// systemOf returns how sources are chosen for a program.
func systemOf(program string) build.Context {
	c := build.Default
	c.GOOS, c.GOARCH, c.CgoEnabled = program, programs[program], program == Computer
	return c
}

// Sources lists the sources of this module that a program is built from, by their paths from the module's folder.
func Sources(program string) ([]string, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	system, seen := systemOf(program), map[string]bool{}
	var list []string
	for open := []string{module}; len(open) > 0; open = open[1:] {
		if seen[open[0]] {
			continue
		}
		seen[open[0]] = true
		folder := strings.TrimPrefix(strings.TrimPrefix(open[0], module), "/")
		p, err := system.ImportDir(filepath.Join(root, folder), 0)
		if err != nil {
			return nil, err
		}
		for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
			list = append(list, path.Join(folder, name))
		}
		for _, name := range p.Imports {
			if strings.HasPrefix(name, module+"/") {
				open = append(open, name)
			}
		}
	}
	return list, nil
}

// left are the files of texts that must be there to open a book on a computer, even if the program carries none.
var left = []string{"en/console.yaml"}

// Texts returns the texts that a program carries, as words.Open takes them on a computer: what must be there and is not carried is empty.
func Texts(program string) (fs.FS, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	folder := filepath.Join(root, "assets", "text")
	system := systemOf(program)
	p, err := system.ImportDir(folder, 0)
	if err != nil {
		return nil, err
	}
	carried := fstest.MapFS{}
	for _, pattern := range p.EmbedPatterns {
		names, err := fs.Glob(assets.Texts(), pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			data, err := fs.ReadFile(assets.Texts(), name)
			if err != nil {
				return nil, err
			}
			carried[name] = &fstest.MapFile{Data: data}
		}
	}
	for _, name := range left {
		if carried[name] == nil {
			carried[name] = &fstest.MapFile{}
		}
	}
	return carried, nil
}
