package library

import (
	"path"
	"testing"
)

// A save goes on only with the content that it was made with: one digest tells of what every game uses, another of what only quests
// use, and none of texts and looks, so that correcting them shuts out no save.
func TestEachDigestTellsOfItsFiles(t *testing.T) {
	both := map[string][2]bool{ // whether the digests of all games and of quests tell of a file; the first if it is not here
		"texts": {}, "pictures.yaml": {}, "hosts.yaml": {}, "looks.yaml": {},
		"ships": {false, true}, "legacy.yaml": {false, true},
		"strongholds": {false, true}, "strongholds/hostiles": {false, true}, "strongholds/chambers": {false, true},
	}
	was, files, seen := load(t), copied(t), map[string]bool{}
	for name, file := range files {
		kind := path.Dir(name)
		if kind == "." {
			kind = name
		}
		if seen[kind] { // one file of each folder will do
			continue
		}
		seen[kind] = true
		want, ok := both[kind]
		if !ok {
			want = [2]bool{true, false}
		}
		text := file.Data
		file.Data = append(text[:len(text):len(text)], '\n')
		lib, err := Load(files)
		file.Data = text
		if err != nil {
			t.Errorf("%s with another line break: %v", name, err)
		} else if told := [2]bool{lib.Digest != was.Digest, lib.Quests != was.Quests}; told != want {
			t.Errorf("%s was changed, and the digests tell %v, not %v", name, told, want)
		}
	}
	for kind := range both {
		if !seen[kind] {
			t.Errorf("the pack has no %s", kind)
		}
	}
}
