//go:build unix

package pack

import (
	"encoding/binary"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"
)

// eachFile changes each file of a folder.
func eachFile(t *testing.T, folder string, change func(text string) []byte) {
	t.Helper()
	err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(name, change(string(text)), 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A pack whose files were saved by an editor of Windows is the same pack.
func TestPacksAreReadAsWindowsWritesThem(t *testing.T) {
	own, _, err := Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(text string) []byte{
		"a mark of the byte order":   func(text string) []byte { return []byte("\ufeff" + text) },
		"lines of Windows":           func(text string) []byte { return []byte(strings.ReplaceAll(text, "\n", "\r\n")) },
		"two bytes a character":      func(text string) []byte { return wide(text, binary.LittleEndian) },
		"two bytes the other way on": func(text string) []byte { return wide(text, binary.BigEndian) },
	} {
		folder := copied(t)
		eachFile(t, folder, change)
		rules, book, err := Load(folder, "en")
		if err != nil {
			t.Errorf("%s: %.300v", name, err)
			continue
		}
		if rules.Pack.Digest != own.Pack.Digest || book.Name("janus-draik") != "Janus Draik" {
			t.Errorf("%s: it is another pack", name)
		}
		if _, problems, err := Validate(folder); err != nil || len(problems) > 0 {
			t.Errorf("%s: %v, %.300v", name, err, problems)
		}
	}
}

func wide(text string, order binary.AppendByteOrder) (data []byte) {
	for _, unit := range utf16.Encode([]rune("\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"))) {
		data = order.AppendUint16(data, unit)
	}
	return data
}

// What systems and editors leave in every folder is no problem of a pack, and is not even opened.
func TestPacksMayHoldWhatOtherProgramsLeave(t *testing.T) {
	own, _, err := Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	folder := copied(t)
	for _, in := range []string{".", "hostiles", "texts", "chambers"} {
		for _, name := range []string{"Thumbs.db", "thumbs.db", "desktop.ini", ".DS_Store", "._guardsman.yaml", "._en.yaml", ".guardsman.yaml.swp", "guardsman.yaml~", "#guardsman.yaml#", "en.yaml.bak", "guardsman.yaml.orig", "guardsman.yaml.rej"} {
			write(t, filepath.Join(folder, in, name), []byte("\x00\x05\x16\x07: not of a pack"))
		}
		if err := os.Symlink("ann@there.12345:1700000000", filepath.Join(folder, in, ".#guardsman.yaml")); err != nil {
			t.Fatal(err)
		}
	}
	write(t, filepath.Join(folder, "__MACOSX", "hostiles", "._guardsman.yaml"), []byte("\x00"))
	write(t, filepath.Join(folder, ".git", "HEAD"), []byte("ref: refs/heads/main\n"))
	if _, problems, err := Validate(folder); err != nil || len(problems) > 0 {
		t.Errorf("%v, %.500v", err, problems)
	}
	if rules, _, err := Load(folder, "en"); err != nil || rules.Pack.Digest != own.Pack.Digest {
		t.Errorf("%.500v", err)
	}
	write(t, filepath.Join(folder, "hostiles", "guardsman.yml"), nil)
	if _, problems, err := Validate(folder); err != nil || len(problems) != 1 {
		t.Errorf("a misnamed file: %v, %.500v", err, problems)
	}
}
