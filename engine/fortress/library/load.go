package library

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/content"
)

// threats is the folder of the kinds of hostiles that a first expedition never meets. They come after the others, so
// that a new threat changes no game without it (BF-DCK-004, BF-DCK-006).
const threats = "threats"

// loading reads one pack. It keeps the records so that checks can name positions.
type loading struct {
	*content.Reader
	lib     *Library
	files   []string
	pack    packRecord
	texts   map[string]string
	combats []combatRecord
	holds   []strongholdRecord
	asked   map[string]bool // keys of texts

	unwritten []string // those of them that are missing
}

// Load reads the content pack in a folder. The error is content.Problems: everything wrong in the pack,
// with file and line.
func Load(fsys fs.FS) (*Library, error) {
	l := &loading{Reader: content.NewReader(fsys, words()), lib: &Library{}, asked: map[string]bool{}}
	if err := l.list(fsys); err != nil {
		return nil, err
	}
	l.read()
	_ = l.Err() // finds dangling ids, so that what leans on them is left out of what follows
	l.check()
	if err := l.Err(); err != nil {
		return nil, err
	}
	l.number()
	return l.lib, nil
}

// Texts reads the texts of a pack in a language, such as "en" for English.
func Texts(fsys fs.FS, language string) (map[string]string, error) {
	r := content.NewReader(fsys, nil)
	var texts map[string]string
	r.Read("texts/"+language+".yaml", &texts)
	return texts, r.Err()
}

// list finds the files and computes the digests of their names and bytes. Texts, pictures, hosts and looks are left out,
// because they do not change how a game goes, and what only quests use has a digest of its own.
func (l *loading) list(fsys fs.FS) error {
	all, quest := sha256.New(), sha256.New()
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		l.files = append(l.files, name)
		if path.Dir(name) == "texts" || name == picturesFile || name == hostsFile || name == looksFile {
			return nil
		}
		sum := all
		if path.Dir(name) == "ships" || name == "legacy.yaml" || strings.HasPrefix(name, "strongholds/") {
			sum = quest
		}
		for _, part := range [][]byte{[]byte(name), b} {
			var size [8]byte
			binary.BigEndian.PutUint64(size[:], uint64(len(part)))
			sum.Write(size[:])
			sum.Write(part)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("the content pack cannot be read: %w", err)
	}
	all.Sum(l.lib.Digest[:0])
	quest.Sum(l.lib.Quests[:0])
	return nil
}

// read reads the files in the order of their dependencies.
func (l *loading) read() {
	l.chambers()
	l.Read("pack.yaml", &l.pack)
	for _, file := range l.needed("explorers", ".yaml", content.Declared(explorerRecord{})) {
		l.explorer(file)
	}
	for _, file := range l.needed("ships", ".yaml", content.Declared(shipRecord{})) {
		l.ship(file)
	}
	for _, file := range l.needed("hostiles", ".yaml", content.Declared(hostileRecord{})) {
		l.hostile(file)
	}
	for _, file := range append(l.in(threats, ".yaml"), l.in("strongholds/hostiles", ".yaml")...) {
		l.hostile(file)
	}
	l.twists()
	l.tiles()
	l.discoveries()
	l.challenges()
	l.encounters()
	l.legacy()
	for _, file := range l.needed("combats", ".yaml", content.Declared(combatRecord{})) {
		var r combatRecord
		l.Read(file, &r)
		l.filed(file, r.At, r.ID)
		l.combats = append(l.combats, r)
	}
	l.strongholds()
	l.pictures()
	l.hosts()
	l.looks()
	l.Read("texts/en.yaml", &l.texts)
	l.strays()
}

// in lists the files of a folder with an extension, in alphabetical order.
func (l *loading) in(folder, ending string) (files []string) {
	for _, f := range l.files {
		if path.Dir(f) == folder && path.Ext(f) == ending {
			files = append(files, f)
		}
	}
	return files
}

// needed lists the files of a folder that must not be empty. If there are none, what they would have
// declared counts as lost.
func (l *loading) needed(folder, ending string, kinds []string) []string {
	files := l.in(folder, ending)
	if len(files) == 0 {
		l.Unread(content.At{File: folder}, "no file NAME"+ending+" is in this folder", "put one there for each", kinds...)
	}
	return files
}

// filed checks that a card is in the file named after it, where people will look for it.
func (l *loading) filed(file string, at content.At, id string) {
	if id != "" && id+".yaml" != path.Base(file) {
		l.Report(at.Of("id"), fmt.Sprintf("the card %q is in the file %s", id, path.Base(file)), "name the file "+id+".yaml, or correct the id")
	}
}

// strays reports files that nothing reads, so that a misnamed file is not silently ignored.
func (l *loading) strays() {
	for _, f := range l.files {
		folder, ending := path.Dir(f), path.Ext(f)
		switch {
		case slices.Contains([]string{"chambers", "strongholds/chambers"}, folder) && ending == ".txt":
		case slices.Contains([]string{"explorers", "ships", "hostiles", threats, "combats", "texts", "strongholds", "strongholds/hostiles"}, folder) && ending == ".yaml":
		case slices.Contains([]string{"pack.yaml", "encounters.yaml", "twists.yaml", "tiles.yaml", "discoveries.yaml", "challenges.yaml", "legacy.yaml", picturesFile, hostsFile, looksFile}, f):
		default:
			l.Report(content.At{File: f}, "a pack has no such file", "rename it, or move it to explorers, ships, hostiles, threats, combats, chambers, strongholds or texts")
		}
	}
}

// chambers reads the drawings. A chamber's id is its file name. Those of strongholds come last.
func (l *loading) chambers() {
	for _, file := range append(l.needed("chambers", ".txt", []string{"chamber"}), l.in("strongholds/chambers", ".txt")...) {
		id := strings.TrimSuffix(path.Base(file), ".txt")
		at := content.At{File: file, Line: 1}
		l.CheckID(at, id)
		l.Declare("chamber", id, at)
		b, ok := l.Bytes(file)
		if !ok {
			continue
		}
		drawing, err := board.Parse(string(b))
		if err != nil {
			l.Report(l.drawn(file, err), "the drawing cannot be read: "+err.Error(), "see the other chambers")
			continue
		}
		for _, mark := range drawing.Marks {
			at.Line = 1 + bytes.Count(b[:bytes.IndexRune(b, mark.Rune)], []byte("\n"))
			l.Report(at, fmt.Sprintf("the drawing has the mark %q", mark.Rune), "a chamber has no marks; markers and portals belong to the combat card")
		}
		l.lib.Chambers = append(l.lib.Chambers, Chamber{ID: id, Cells: drawing.Cells})
	}
}

// drawn returns the position that an error about a drawing names.
func (l *loading) drawn(file string, err error) content.At {
	at := content.At{File: file}
	if _, scan := fmt.Sscanf(err.Error(), "line %d", &at.Line); scan != nil {
		at.Line = 1
	}
	return at
}

// Chamber returns the index of a chamber by id.
func (l *Library) chamber(id string) int {
	return slices.IndexFunc(l.Chambers, func(c Chamber) bool { return c.ID == id })
}

// number assigns the numbers of the figures to the hostile types (Bases).
func (l *loading) number() {
	base := 0
	for _, h := range l.lib.Hostiles {
		l.lib.Bases = append(l.lib.Bases, base)
		base += len(h.Roster)
	}
}
