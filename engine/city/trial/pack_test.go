package trial

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/city/library"
	"precipice/engine/content"
)

const realPack = "../../../assets/content/city"

// packFiles returns the pack of the game as files that can be changed.
func packFiles(t *testing.T) fstest.MapFS {
	t.Helper()
	files, from := fstest.MapFS{}, os.DirFS(realPack)
	err := fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// put replaces the first place of a text in a file, which must be there.
func put(files fstest.MapFS, name, old, with string) {
	text := string(files[name].Data)
	if !strings.Contains(text, old) {
		panic(name + " has no " + old)
	}
	files[name] = &fstest.MapFile{Data: []byte(strings.Replace(text, old, with, 1))}
}

// add adds lines to a file.
func add(files fstest.MapFS, name, lines string) {
	files[name] = &fstest.MapFile{Data: append(append([]byte{}, files[name].Data...), lines...)}
}

// countIn counts the places of a pattern in a file.
func countIn(files fstest.MapFS, name, pattern string) int {
	return len(regexp.MustCompile(pattern).FindAll(files[name].Data, -1))
}

// another adds copies of a file, with ids of their own, until its folder has n files.
func another(files fstest.MapFS, name string, n int, ids string) {
	folder, ending := path.Dir(name), path.Ext(name)
	have := 0
	for other := range files {
		if path.Dir(other) == folder {
			have++
		}
	}
	for i := have; i < n; i++ {
		text := string(files[name].Data)
		if ids != "" {
			for _, own := range regexp.MustCompile(ids).FindAllStringSubmatch(text, -1) {
				text = regexp.MustCompile(`\b`+own[1]+`\b`).ReplaceAllString(text, fmt.Sprintf("%s-%d", own[1], i))
			}
		}
		files[fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ending), i, ending)] = &fstest.MapFile{Data: []byte(text)}
	}
}

// lines repeats a line with the numbers below n.
func lines(n int, line string) (text string) {
	for i := range n {
		text += strings.ReplaceAll(line, "%d", fmt.Sprint(i))
	}
	return text
}

var (
	textMissing = regexp.MustCompile(`there is no text "([^"]+)"`)
	textSpare   = regexp.MustCompile(`nothing in the pack asks for the text "([^"]+)"`)
)

// accepted reads a pack. Texts do not matter here, so what lacks one gets it.
func accepted(files fstest.MapFS) (lib *library.Library, err error) {
	for range 3 {
		lib, err = library.Load(files)
		var all content.Problems
		if err == nil || !errors.As(err, &all) || !mended(files, all) {
			break
		}
	}
	return lib, err
}

// mended reports whether all problems are of texts, which it mends.
func mended(files fstest.MapFS, all content.Problems) bool {
	text, spare := string(files["texts/en.yaml"].Data), map[string]bool{}
	var b strings.Builder
	for _, p := range all {
		missing, more := textMissing.FindStringSubmatch(p.What), textSpare.FindStringSubmatch(p.What)
		switch {
		case missing != nil:
			fmt.Fprintf(&b, "%s: Something\n", missing[1])
		case more != nil:
			spare[more[1]] = true
		default:
			return false
		}
	}
	for line := range strings.Lines(text) {
		if key, _, _ := strings.Cut(line, ":"); !spare[key] {
			b.WriteString(strings.TrimSuffix(line, "\n") + "\n")
		}
	}
	files["texts/en.yaml"] = &fstest.MapFile{Data: []byte(b.String())}
	return true
}
