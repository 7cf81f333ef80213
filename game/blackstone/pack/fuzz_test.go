package pack

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/engine/fortress/library"
	"precipice/game/pack"
)

// spoiled returns the embedded pack with one entry replaced or added for every three bytes: what it is, which
// place it takes, and how much it holds. Texts fill the files among them.
func spoiled(f testing.TB, changes []byte, text string) fstest.MapFS {
	files, places := fstest.MapFS{}, []string{"pack.yaml", "more.yaml", "hostiles/more.yaml", "texts/en.yaml", "texts/xx.yaml", "chambers/more.txt", "chambers", "."}
	err := fs.WalkDir(assets.Pack(Name), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.Pack(Name), name)
		files[name] = &fstest.MapFile{Data: data}
		places = append(places, name)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
	modes := []fs.FileMode{0, 0, 0, fs.ModeDir, fs.ModeNamedPipe, fs.ModeDevice, fs.ModeSymlink, fs.ModeIrregular}
	for ; len(changes) >= 3; changes = changes[3:] {
		data := make([]byte, 0, int(changes[2])*(pack.MaxFile/128)+len(text))
		data = append(append(data, text...), make([]byte, int(changes[2])*(pack.MaxFile/128))...)
		files[places[int(changes[1])%len(places)]] = &fstest.MapFile{Data: data, Mode: modes[int(changes[0])%len(modes)]}
	}
	return files
}

// FuzzFolder reads packs with missing, strange, large and unreadable files: each loads or has problems, and
// no more is read than a pack may hold.
func FuzzFolder(f *testing.F) {
	f.Add([]byte{}, "")
	f.Add([]byte{4, 1, 0, 5, 2, 0, 6, 12, 0}, "")
	f.Add([]byte{0, 1, 255, 0, 2, 255, 0, 5, 129}, "id: x")
	f.Add([]byte{3, 0, 0, 0, 6, 1, 0, 7, 1}, "- {id: a}")
	f.Add([]byte{0, 8, 127, 0, 9, 127, 0, 10, 127, 0, 11, 127, 0, 12, 127, 0, 13, 127, 0, 14, 127, 0, 15, 127, 0, 16, 127}, "")
	f.Add([]byte{0, 3, 0}, "x: \xff\x1b[2J")
	f.Fuzz(func(t *testing.T, changes []byte, text string) {
		folder := pack.Guarded(spoiled(t, changes[:min(len(changes), 60)], text))
		_, err := library.Load(folder)
		_, problem := open("fuzzed", folder, "en")
		if read := folder.Read(); read > pack.MaxRead+pack.MaxFile {
			t.Errorf("%d bytes were read (%v, %v)", read, err, problem)
		}
	})
}
