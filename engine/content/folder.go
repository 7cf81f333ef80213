package content

import (
	"encoding/binary"
	"fmt"
	"hash"
	"io/fs"
	"path"
	"slices"
)

// English is the file of a pack's English texts.
const English = "texts/en.yaml"

// Folder reads the folder of a content pack: a Reader that knows which files there are, and which texts are asked for.
type Folder struct {
	*Reader
	Files     []string // in alphabetical order
	Texts     map[string]string
	Asked     map[string]bool // keys of texts
	Unwritten []string        // those of them that are missing
}

// NewFolder lists the files of a pack, and sums up their names and bytes; words are as for NewReader. Sum names the sum that a file goes
// into, nil for none.
func NewFolder(fsys fs.FS, words map[string][]string, sum func(name string) hash.Hash) (*Folder, error) {
	f := &Folder{Reader: NewReader(fsys, words), Asked: map[string]bool{}}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		f.Files = append(f.Files, name)
		if into := sum(name); into != nil {
			addTo(into, []byte(name))
			addTo(into, b)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("the content pack cannot be read: %w", err)
	}
	return f, nil
}

// addTo adds bytes to a sum, after their number.
func addTo(sum hash.Hash, b []byte) {
	sum.Write(binary.BigEndian.AppendUint64(nil, uint64(len(b))))
	sum.Write(b)
}

// In lists the files of a folder with an extension, in alphabetical order.
func (f *Folder) In(folder, ending string) (files []string) {
	for _, name := range f.Files {
		if path.Dir(name) == folder && path.Ext(name) == ending {
			files = append(files, name)
		}
	}
	return files
}

// Needed lists the files of a folder that must not be empty. If there are none, the kinds that they would have declared count as lost.
func (f *Folder) Needed(folder, ending string, kinds ...string) []string {
	files := f.In(folder, ending)
	if len(files) == 0 {
		f.Unread(At{File: folder}, "no file NAME"+ending+" is in this folder", "put one there for each", kinds...)
	}
	return files
}

// Filed checks that a card is in the file named after it, where people will look for it.
func (f *Folder) Filed(file string, at At, id string) {
	if id != "" && id+".yaml" != path.Base(file) {
		f.Report(at.Of("id"), fmt.Sprintf("the card %q is in the file %s", id, path.Base(file)), "name the file "+id+".yaml, or correct the id")
	}
}

// Strays reports files that nothing reads, so that a misnamed file is not silently ignored. A pack has the files named, and in each of
// the folders those with its extension.
func (f *Folder) Strays(folders map[string]string, files []string, remedy string) {
	for _, name := range f.Files {
		if ending, ok := folders[path.Dir(name)]; !(ok && ending == path.Ext(name)) && !slices.Contains(files, name) {
			f.Report(At{File: name}, "a pack has no such file", remedy)
		}
	}
}

// Text checks that there is an English text for what stands at a position.
func (f *Folder) Text(key string, at At) {
	if f.Asked[key] {
		return
	}
	f.Asked[key] = true
	if f.Texts[key] == "" {
		f.Unwritten = append(f.Unwritten, key)
		f.Report(at, fmt.Sprintf("there is no text %q", key), "write it in "+English)
	}
}

// Texts reads the texts of a pack in a language, such as "en" for English.
func Texts(fsys fs.FS, language string) (map[string]string, error) {
	r := NewReader(fsys, nil)
	var texts map[string]string
	r.Read("texts/"+language+".yaml", &texts)
	return texts, r.Err()
}
