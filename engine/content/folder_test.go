package content_test

import (
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

func madeFolder(t *testing.T, sum func(string) hash.Hash) *content.Folder {
	t.Helper()
	fsys := fstest.MapFS{}
	for name, text := range map[string]string{"pack.yaml": "a: 1\n", "cards/one.yaml": "id: one\n", "cards/note.txt": "x", "texts/en.yaml": "name.one: One\n"} {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	f, err := content.NewFolder(fsys, nil, sum)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// Saves hold the sum, so what goes into it never changes: each file's name and bytes, each after its length in eight bytes.
func TestTheSumOfAFolder(t *testing.T) {
	sum, by := sha256.New(), sha256.New()
	madeFolder(t, func(name string) hash.Hash {
		if strings.HasPrefix(name, "texts/") {
			return nil
		}
		return sum
	})
	for _, part := range []string{"cards/note.txt", "x", "cards/one.yaml", "id: one\n", "pack.yaml", "a: 1\n"} {
		by.Write([]byte{0, 0, 0, 0, 0, 0, 0, byte(len(part))})
		by.Write([]byte(part))
	}
	if got, want := hex.EncodeToString(sum.Sum(nil)), hex.EncodeToString(by.Sum(nil)); got != want {
		t.Errorf("the sum is %s, not %s", got, want)
	}
}

func TestWhatAFolderHas(t *testing.T) {
	f := madeFolder(t, func(string) hash.Hash { return nil })
	if got := f.Needed("cards", ".yaml", "card"); !slices.Equal(got, []string{"cards/one.yaml"}) || f.Lost() {
		t.Errorf("the cards are %v", got)
	}
	f.Filed("cards/one.yaml", content.At{File: "cards/one.yaml"}, "one")
	f.Texts = map[string]string{"name.one": "One"}
	f.Text("name.one", content.At{})
	f.Strays(map[string]string{"cards": ".yaml", "texts": ".yaml"}, []string{"pack.yaml", "cards/note.txt"}, "")
	if err := f.Err(); err != nil {
		t.Errorf("a sound folder: %v", err)
	}
}

func TestWhatAFolderLacks(t *testing.T) {
	f := madeFolder(t, func(string) hash.Hash { return nil })
	f.Needed("tiles", ".txt", "tile")
	f.Filed("cards/one.yaml", content.At{File: "cards/one.yaml"}, "two")
	f.Strays(map[string]string{"cards": ".yaml", "texts": ".yaml"}, []string{"pack.yaml"}, "take it out")
	for range 2 { // it is missed once
		f.Text("text.one", content.At{File: "cards/one.yaml"})
	}
	err := f.Err()
	if err == nil || !f.Lost("tile") || !slices.Equal(f.Unwritten, []string{"text.one"}) {
		t.Fatalf("lost is %v, unwritten are %v: %v", f.Lost("tile"), f.Unwritten, err)
	}
	for _, want := range []string{
		"tiles: no file NAME.txt is in this folder: put one there for each",
		`cards/one.yaml: the card "two" is in the file one.yaml: name the file two.yaml, or correct the id`,
		"cards/note.txt: a pack has no such file: take it out",
		`cards/one.yaml: there is no text "text.one": write it in texts/en.yaml`,
	} {
		if n := strings.Count(err.Error(), want); n != 1 {
			t.Errorf("%q is told %d times in:\n%v", want, n, err)
		}
	}
}
