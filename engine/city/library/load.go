package library

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"io/fs"
	"path"
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/content"
	"precipice/engine/dice"
)

// loading reads one pack. It keeps the records so that checks can name positions.
type loading struct {
	*content.Folder
	lib      *Library
	pack     packRecord
	traits   []traitRecord
	journeys []journeyRecord
	explored []explorationRecord
	tabled   [len4]bool // journey types with a table of crises
}

// Load reads the content pack in a folder. The error is content.Problems: everything wrong in the pack, with file and line.
func Load(fsys fs.FS) (*Library, error) {
	sum := sha256.New()
	folder, err := content.NewFolder(fsys, words(), func(name string) hash.Hash {
		if path.Dir(name) == "texts" { // they do not change how a game goes
			return nil
		}
		return sum
	})
	if err != nil {
		return nil, err
	}
	l := &loading{Folder: folder, lib: &Library{}}
	sum.Sum(l.lib.Digest[:0])
	l.read()
	if err := l.Err(); err != nil { // what leans on a dangling id or a flawed record is not worth a complaint of its own
		return nil, err
	}
	l.check()
	if err := l.Err(); err != nil {
		return nil, err
	}
	return l.lib, nil
}

// read reads the files in the order of their dependencies.
func (l *loading) read() {
	l.tiles()
	l.Read("pack.yaml", &l.pack)
	lib := l.lib
	for _, file := range l.Needed("heroes", ".yaml", "hero") {
		var r heroRecord
		l.Read(file, &r)
		l.Filed(file, r.At, r.ID)
		lib.Heroes = append(lib.Heroes, r.Hero)
	}
	l.Read("traits.yaml", &l.traits)
	for _, file := range l.Needed("hostiles", ".yaml", "hostile") {
		var r hostileRecord
		l.Read(file, &r)
		l.Filed(file, r.At, r.ID)
		lib.Hostiles = append(lib.Hostiles, r.Hostile)
	}
	l.encounters()
	var finds []discoveryRecord
	l.Read("discoveries.yaml", &finds)
	for _, r := range finds {
		lib.Discoveries = append(lib.Discoveries, r.Discovery)
	}
	var items []itemRecord
	l.Read("items.yaml", &items)
	for _, r := range items {
		lib.Items = append(lib.Items, r.Item)
	}
	l.crises()
	l.Read("exploration.yaml", &l.explored)
	l.extraction()
	for _, file := range l.Needed("journeys", ".yaml", "journey") {
		var r journeyRecord
		l.Read(file, &r)
		l.Filed(file, r.At, r.ID)
		l.journeys = append(l.journeys, r)
	}
	l.Read(content.English, &l.Texts)
	l.strays()
}

// strays reports files that nothing reads.
func (l *loading) strays() {
	l.Strays(map[string]string{"tiles": ".txt", "heroes": ".yaml", "hostiles": ".yaml", "journeys": ".yaml", "texts": ".yaml"},
		[]string{"pack.yaml", "encounters.yaml", "discoveries.yaml", "items.yaml", "crises.yaml", "exploration.yaml", "extraction.yaml", "traits.yaml"},
		"rename it, or move it to heroes, hostiles, journeys, tiles or texts")
}

// tiles reads the drawings. A tile's id is its file name.
func (l *loading) tiles() {
	for _, file := range l.Needed("tiles", ".txt", "tile") {
		id := strings.TrimSuffix(path.Base(file), ".txt")
		at := content.At{File: file, Line: 1}
		l.CheckID(at, id)
		l.Declare("tile", id, at)
		b, ok := l.Bytes(file)
		if !ok {
			continue
		}
		piece, err := board.ParsePiece(string(b))
		if err != nil {
			if _, scan := fmt.Sscanf(err.Error(), "line %d", &at.Line); scan != nil {
				at.Line = 1
			}
			l.Report(at, "the drawing cannot be read: "+err.Error(), "see the other tiles")
			continue
		}
		for _, mark := range piece.Marks {
			if mark.Rune != 'o' {
				l.Report(at, fmt.Sprintf("the drawing has the mark %q", mark.Rune), "mark the place of an object with o, and nothing else")
			}
		}
		l.lib.Tiles = append(l.lib.Tiles, Tile{ID: id, Piece: piece})
	}
}

// tile returns the index of a tile by id.
func (l *loading) tile(id string) int {
	return slices.IndexFunc(l.lib.Tiles, func(t Tile) bool { return t.ID == id })
}

// hostile returns the index of a reference card by id, or -1.
func (l *loading) hostile(id string) int {
	return slices.IndexFunc(l.lib.Hostiles, func(h Hostile) bool { return h.ID == id })
}

// encounters reads the encounter deck, whose groups name hostiles and models.
func (l *loading) encounters() {
	var records []encounterRecord
	l.Read("encounters.yaml", &records)
	for _, r := range records {
		e := Encounter{ID: r.ID, Count: r.Count, Nightwars: r.Night}
		for i, bands := range r.Levels {
			for _, band := range bands {
				e.Levels[i] = append(e.Levels[i], l.band(r.At, band))
			}
		}
		l.lib.Encounters = append(l.lib.Encounters, e)
	}
}

func (l *loading) band(at content.At, parts []partText) (band Band) {
	for _, p := range parts {
		h := l.hostile(p.Hostile)
		if h < 0 {
			l.Dangling(at.Of("levels"), "hostile", p.Hostile)
			continue
		}
		with := -1
		if p.With != "" {
			with = slices.IndexFunc(l.lib.Hostiles[h].Models, func(m Model) bool { return m.ID == p.With })
			if with < 0 {
				l.Report(at.Of("levels"), fmt.Sprintf("%s has no model %q", p.Hostile, p.With), "name one of its models")
			}
		}
		band = append(band, Part{Hostile: h, Count: p.Count, With: with})
	}
	return band
}

// crises reads the entries and the tables that lead to them.
func (l *loading) crises() {
	var file crisisFile
	l.Read("crises.yaml", &file)
	for _, r := range file.Crises {
		l.lib.Crises = append(l.lib.Crises, r.Crisis)
	}
	for _, r := range file.Tables {
		var t CrisisTable
		for _, column := range []struct {
			name string
			rows []crisisRow
			into *[12]uint8
		}{{"day", r.Day, &t.Day}, {"night", r.Night, &t.Night}} {
			l.faces(r.At.Of(column.name), len(column.rows), func(i int) (Span, uint8) {
				row := column.rows[i]
				return row.Roll, uint8(max(0, slices.IndexFunc(l.lib.Crises, func(c Crisis) bool { return c.ID == row.Crisis })))
			}, column.into)
		}
		l.lib.Tables[r.Type], l.tabled[r.Type] = t, true
	}
}

// faces fills a table by the faces of a D12 and reports faces that have no row or two.
func (l *loading) faces(at content.At, rows int, row func(int) (Span, uint8), into *[12]uint8) {
	l.rows(at, "face", rows, row, into[:])
}

// rows fills a table by the results of a roll, from 1, and reports results that have no row or two.
func (l *loading) rows(at content.At, result string, rows int, row func(int) (Span, uint8), into []uint8) {
	has := make([]int, len(into))
	for i := range rows {
		span, value := row(i)
		for face := max(1, span.From); face <= min(len(into), span.To); face++ {
			has[face-1]++
			into[face-1] = value
		}
	}
	for face, n := range has {
		if n != 1 && !at.Flawed() {
			l.Report(at, fmt.Sprintf("the %s %d has %d rows", result, face+1, n), fmt.Sprintf("give each %s from 1 to %d one row", result, len(into)))
		}
	}
}

// dice sets the faces of the action dice.
func (l *loading) dice() {
	d := &l.pack.Dice
	for _, one := range []struct {
		name  string
		faces [3]uint8
		sides dice.Die
	}{{"d6", d.D6, dice.D6}, {"d8", d.D8, dice.D8}, {"d12", d.D12, dice.D12}} {
		if sum := int(one.faces[0]) + int(one.faces[1]) + int(one.faces[2]); sum != int(one.sides) {
			l.Report(l.pack.At.Of("dice"), fmt.Sprintf("%s has %d faces", one.name, sum), fmt.Sprintf("make it %d", one.sides))
		} else if int(one.faces[0]) == sum {
			l.Report(l.pack.At.Of("dice"), fmt.Sprintf("no face of %s succeeds", one.name), "let one or more of them succeed or be critical")
		}
	}
	l.lib.Dice = dice.Faces{D6: d.D6, D8: d.D8, D12: d.D12}
}
