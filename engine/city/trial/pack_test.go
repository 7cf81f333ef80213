package trial

import (
	"fmt"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

const realPack = "../../../assets/content/city"

// packFiles returns the pack of the game as files that can be changed.
func packFiles(t *testing.T) fstest.MapFS {
	t.Helper()
	return playtest.Files(t, os.DirFS(realPack))
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

// accepted reads a pack. Texts do not matter here, so what lacks one gets it.
func accepted(files fstest.MapFS) (*library.Library, error) {
	return playtest.Accepted(files, library.Load)
}
