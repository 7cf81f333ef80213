package library

import (
	"path"
	"testing"
)

// A save goes on only with the content that it was made with, but a corrected text shuts out none: the digest tells of every file but
// the texts.
func TestTheDigestTellsOfEveryFileButTheTexts(t *testing.T) {
	was, files, seen := load(t).Digest, copied(t), map[string]bool{}
	for name, file := range files {
		kind := path.Dir(name)
		if kind == "." {
			kind = name
		}
		if seen[kind] { // one file of each folder will do
			continue
		}
		seen[kind] = true
		text := file.Data
		file.Data = append(text[:len(text):len(text)], '\n')
		lib, err := Load(files)
		file.Data = text
		if err != nil {
			t.Errorf("%s with another line break: %v", name, err)
		} else if told := lib.Digest != was; told != (kind != "texts") {
			t.Errorf("%s was changed, and the digest tells %v", name, told)
		}
	}
	if len(seen) < 10 {
		t.Errorf("only %d kinds of files", len(seen))
	}
}
