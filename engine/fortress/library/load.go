package library

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash"
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
	*content.Folder
	lib     *Library
	pack    packRecord
	combats []combatRecord
	holds   []strongholdRecord
}

// Load reads the content pack in a folder. The error is content.Problems: everything wrong in the pack,
// with file and line.
func Load(fsys fs.FS) (*Library, error) {
	all, quest := sha256.New(), sha256.New()
	folder, err := content.NewFolder(fsys, words(), func(name string) hash.Hash { return summed(name, all, quest) })
	if err != nil {
		return nil, err
	}
	l := &loading{Folder: folder, lib: &Library{}}
	all.Sum(l.lib.Digest[:0])
	quest.Sum(l.lib.Quests[:0])
	l.read()
	_ = l.Err() // finds dangling ids, so that what leans on them is left out of what follows
	l.check()
	if err := l.Err(); err != nil {
		return nil, err
	}
	l.number()
	return l.lib, nil
}

// summed returns the digest that a file goes into. Texts, pictures, hosts and looks go into none, because they do not change how a game
// goes, and what only quests use has a digest of its own.
func summed(name string, all, quest hash.Hash) hash.Hash {
	switch {
	case path.Dir(name) == "texts" || name == picturesFile || name == hostsFile || name == looksFile:
		return nil
	case path.Dir(name) == "ships" || name == "legacy.yaml" || strings.HasPrefix(name, "strongholds/"):
		return quest
	}
	return all
}

// read reads the files in the order of their dependencies.
func (l *loading) read() {
	l.chambers()
	l.Read("pack.yaml", &l.pack)
	for _, file := range l.Needed("explorers", ".yaml", content.Declared(explorerRecord{})...) {
		l.explorer(file)
	}
	for _, file := range l.Needed("ships", ".yaml", content.Declared(shipRecord{})...) {
		l.ship(file)
	}
	for _, file := range l.Needed("hostiles", ".yaml", content.Declared(hostileRecord{})...) {
		l.hostile(file)
	}
	for _, file := range append(l.In(threats, ".yaml"), l.In("strongholds/hostiles", ".yaml")...) {
		l.hostile(file)
	}
	l.twists()
	l.tiles()
	l.discoveries()
	l.challenges()
	l.encounters()
	l.legacy()
	for _, file := range l.Needed("combats", ".yaml", content.Declared(combatRecord{})...) {
		var r combatRecord
		l.Read(file, &r)
		l.Filed(file, r.At, r.ID)
		l.combats = append(l.combats, r)
	}
	l.strongholds()
	l.pictures()
	l.hosts()
	l.looks()
	l.Read(content.English, &l.Texts)
	l.strays()
}

// strays reports files that nothing reads.
func (l *loading) strays() {
	folders := map[string]string{"chambers": ".txt", "strongholds/chambers": ".txt"}
	for _, folder := range []string{"explorers", "ships", "hostiles", threats, "combats", "texts", "strongholds", "strongholds/hostiles"} {
		folders[folder] = ".yaml"
	}
	l.Strays(folders, []string{"pack.yaml", "encounters.yaml", "twists.yaml", "tiles.yaml", "discoveries.yaml", "challenges.yaml", "legacy.yaml", picturesFile, hostsFile, looksFile},
		"rename it, or move it to explorers, ships, hostiles, threats, combats, chambers, strongholds or texts")
}

// chambers reads the drawings. A chamber's id is its file name. Those of strongholds come last.
func (l *loading) chambers() {
	for _, file := range append(l.Needed("chambers", ".txt", "chamber"), l.In("strongholds/chambers", ".txt")...) {
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
