package library

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"go.yaml.in/yaml/v3"

	"precipice/engine/content"
)

// key is a field name in a file of the pack.
type key struct {
	path         string // fields from the top, list places left out
	name         string
	line, column int
}

// keysOf lists one occurrence of each field, by its path.
func keysOf(t *testing.T, text []byte) (keys []key) {
	t.Helper()
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	var walk func(n *yaml.Node, path string)
	walk = func(n *yaml.Node, path string) {
		if n.Kind != yaml.MappingNode {
			for _, c := range n.Content {
				walk(c, path)
			}
			return
		}
		for i := 0; i < len(n.Content); i += 2 {
			k := n.Content[i]
			at := path + "/" + k.Value
			if !seen[at] {
				seen[at] = true
				keys = append(keys, key{at, k.Value, k.Line, k.Column})
			}
			walk(n.Content[i+1], at)
		}
	}
	walk(&doc, "")
	return keys
}

// misspelt returns the text with an extra letter in a field's name.
func misspelt(text []byte, k key) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	line := string(lines[k.line-1])
	lines[k.line-1] = []byte(line[:k.column-1] + k.name + "q" + line[k.column-1+len(k.name):])
	return bytes.Join(lines, nil)
}

// problemAt finds a problem at a file and line that contains a text.
func problemAt(err error, file string, line int, says string) bool {
	var all content.Problems
	if !errors.As(err, &all) {
		return false
	}
	for _, p := range all {
		if p.File == file && p.Line == line && strings.Contains(p.What, says) && p.Remedy != "" {
			return true
		}
	}
	return false
}

// TestATypoAtEveryDepthOfEveryFileIsTold misspells each field of the real pack: at once those of a file that are as deep.
func TestATypoAtEveryDepthOfEveryFileIsTold(t *testing.T) {
	files := copied(t)
	deepest, tried := 0, 0
	for _, name := range yamlFiles(files) {
		whole := files[name]
		depths := map[int][]key{}
		for _, k := range keysOf(t, whole.Data) {
			depth := strings.Count(k.path, "/")
			depths[depth] = append(depths[depth], k)
			deepest = max(deepest, depth)
		}
		for _, keys := range depths {
			text := whole.Data
			for _, k := range slices.Backward(keys) { // from the end, so that what stands before keeps its place
				text = misspelt(text, k)
			}
			files[name] = &fstest.MapFile{Data: text}
			_, err := Load(files)
			for _, k := range keys {
				if tried++; !problemAt(err, name, k.line, fmt.Sprintf("there is no field %q", k.name+"q")) {
					t.Errorf("%s misspelt in %s:%d gives %v", k.path, name, k.line, err)
				}
			}
		}
		files[name] = whole
	}
	if tried < 200 || deepest < 5 {
		t.Errorf("only %d fields tried, the deepest %d deep", tried, deepest)
	}
}

func TestAFieldTwiceIsTold(t *testing.T) {
	files := copied(t)
	for _, name := range yamlFiles(files) {
		whole := files[name]
		k := keysOf(t, whole.Data)[0]
		line := strings.Split(string(whole.Data), "\n")[k.line-1]
		first, rest := line[:k.column-1], line[k.column-1:]
		again := strings.Replace(string(whole.Data), line, first+k.name+": again\n"+strings.Repeat(" ", k.column-1)+rest, 1)
		at := k.line + 1
		if flow := strings.Index(line, "{"+k.name+":"); flow >= 0 {
			again, at = strings.Replace(string(whole.Data), line, line[:flow]+"{"+k.name+": again, "+line[flow+1:], 1), k.line
		}
		files[name] = &fstest.MapFile{Data: []byte(again)}
		if _, err := Load(files); !problemAt(err, name, at, fmt.Sprintf("the field %q comes twice", k.name)) {
			t.Errorf("%s twice in %s:%d gives %v", k.name, name, at, err)
		}
		files[name] = whole
	}
}

func TestASecondDocumentIsTold(t *testing.T) {
	files := copied(t)
	for _, name := range append(yamlFiles(files), "texts/en.yaml") {
		whole := files[name]
		text := append(bytes.TrimRight(bytes.Clone(whole.Data), "\n"), "\n---\nid: more\n"...)
		files[name] = &fstest.MapFile{Data: text}
		if _, err := Load(files); !problemAt(err, name, bytes.Count(text, []byte("\n"))-1, "a second document begins") {
			t.Errorf("%s: %v", name, err)
		}
		files[name] = whole
	}
}

func TestAFileThatBelongsNowhereIsTold(t *testing.T) {
	for _, name := range []string{"twist.yaml", "explorers/rein.yml", "maps/hall.txt", "chambers/hall.yaml"} {
		files := copied(t)
		files[name] = &fstest.MapFile{Data: []byte("id: x\n")}
		if _, err := Load(files); !problemAt(err, name, 0, "a pack has no such file") {
			t.Errorf("%s: %v", path.Base(name), err)
		}
	}
}
