package fortress_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/engine/playtest"
)

// packFiles returns the pack of the game as files that can be changed.
func packFiles(t *testing.T) fstest.MapFS {
	t.Helper()
	return playtest.Files(t, assets.Pack("blackstone"))
}

// replace replaces the first match of a pattern in a file, which must be there.
func replace(files fstest.MapFS, name, pattern, with string) {
	text := string(files[name].Data)
	at := regexp.MustCompile(pattern).FindStringIndex(text)
	if at == nil {
		panic(name + " has no " + pattern)
	}
	files[name] = &fstest.MapFile{Data: []byte(text[:at[0]] + with + text[at[1]:])}
}

// add adds lines to a file.
func add(files fstest.MapFS, name, lines string) {
	files[name] = &fstest.MapFile{Data: append(slices.Clone(files[name].Data), lines...)}
}

// countIn returns how often a pattern comes in a file, or in all files of a folder.
func countIn(files fstest.MapFS, place, pattern string) (n int) {
	for name, file := range files {
		if name == place || strings.HasPrefix(name, place+"/") {
			n += len(regexp.MustCompile(pattern).FindAll(file.Data, -1))
		}
	}
	return n
}

// legacy makes the legacy deck so large.
func legacy(files fstest.MapFS, n int) {
	const now = 12
	replace(files, "legacy.yaml", "id: patient-dark, count: 2", fmt.Sprintf("id: patient-dark, count: %d", 2+(n-now)/2))
	replace(files, "legacy.yaml", "id: walls-that-listen, count: 1", fmt.Sprintf("id: walls-that-listen, count: %d", 1+(n-now)-(n-now)/2))
}

// another adds copies of a file under ids of their own until there are n like it.
func another(files fstest.MapFS, folder, id string, n int, ids string) {
	for i := countIn(files, folder, `(?m)^id: `); i < n; i++ {
		text := string(files[folder+"/"+id+".yaml"].Data)
		for _, own := range regexp.MustCompile(ids).FindAllStringSubmatch(text, -1) {
			text = regexp.MustCompile(`\b`+own[1]+`\b`).ReplaceAllString(text, fmt.Sprintf("%s-%d", own[1], i))
		}
		files[fmt.Sprintf("%s/%s-%d.yaml", folder, id, i)] = &fstest.MapFile{Data: []byte(text)}
	}
}
