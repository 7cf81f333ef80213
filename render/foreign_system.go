//go:build !js

package render

import (
	"bytes"
	"io"
	"log"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/go-text/typesetting/bidi"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	xlanguage "golang.org/x/text/language"
	classes "golang.org/x/text/unicode/bidi"
)

// SystemFaces lets faces of the system write foreign texts. A folder keeps the list of them, so that the next search is quick;
// without one it is kept nowhere.
func SystemFaces(folder string) {
	system.search = func(all *fontscan.FontMap) error { return searchSystem(all, folder) }
}

// wardrobe holds the faces of the system that foreign texts have needed. They are searched for when a text first needs one, by
// a goroutine of their own, because that takes seconds.
type wardrobe struct {
	search func(*fontscan.FontMap) error // fills the list of all faces; nil if no face of the system is wanted

	mu    sync.Mutex
	faces map[rune]*text.GoTextFaceSource // nil for a rune that no face has
	asked []rune                          // still to be searched for
	busy  bool

	all    *fontscan.FontMap // of the goroutine; nil before its first search
	opened map[fontscan.Location]*text.GoTextFaceSource
}

var system = &wardrobe{}

// known reports whether a face of the system has a rune. It may have one a moment later, see FreshFaces.
func known(r rune) bool { return system.face(r) != nil }

// face returns a face that has a rune, nil for none or for none yet.
func (w *wardrobe) face(r rune) *text.GoTextFaceSource {
	if w.search == nil {
		return nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	face, known := w.faces[r]
	if !known {
		if w.faces == nil {
			w.faces = map[rune]*text.GoTextFaceSource{}
		}
		w.faces[r] = nil
		if w.asked = append(w.asked, r); !w.busy {
			w.busy = true
			go w.serve()
		}
	}
	return face
}

// serve searches for faces until no rune is left that a text needs.
func (w *wardrobe) serve() {
	some := false
	for {
		w.mu.Lock()
		asked := w.asked
		w.asked = nil
		w.busy = len(asked) > 0
		w.mu.Unlock()
		if len(asked) == 0 {
			break
		}
		for _, r := range asked {
			if face := w.open(r); face != nil {
				some = true
				w.mu.Lock()
				w.faces[r] = face
				w.mu.Unlock()
			}
		}
	}
	if some {
		foundFaces()
	}
}

// open returns a face that has a rune, nil for none. A face that cannot be read is none.
func (w *wardrobe) open(r rune) *text.GoTextFaceSource {
	if w.all == nil {
		w.all, w.opened = fontscan.NewFontMap(log.New(io.Discard, "", 0)), map[fontscan.Location]*text.GoTextFaceSource{}
		if err := w.search(w.all); err != nil {
			w.all = fontscan.NewFontMap(log.New(io.Discard, "", 0)) // there are none, as on a system without a desktop
		}
		w.all.SetQuery(fontscan.Query{Families: []string{"sans-serif", "emoji"}})
	}
	w.all.SetScript(language.LookupScript(r))
	face := w.all.ResolveFace(r)
	if face == nil {
		return nil
	}
	if _, has := face.NominalGlyph(r); !has {
		return nil
	}
	at := w.all.FontLocation(face.Font)
	source, known := w.opened[at]
	if !known {
		source = sourceAt(at)
		w.opened[at] = source
	}
	return source
}

// sourceAt reads a face from its file.
func sourceAt(at fontscan.Location) *text.GoTextFaceSource {
	data, err := os.ReadFile(at.File)
	if err != nil {
		return nil
	}
	all, err := text.NewGoTextFaceSourcesFromCollection(bytes.NewReader(data))
	if err != nil || int(at.Index) >= len(all) {
		return nil
	}
	return all[at.Index]
}

// searchSystem lists the faces of the system.
func searchSystem(all *fontscan.FontMap, folder string) error {
	if folder == "" || os.MkdirAll(folder, 0o755) != nil {
		once, err := os.MkdirTemp("", "precipice-faces")
		if err != nil {
			return err
		}
		defer os.RemoveAll(once)
		folder = once
	}
	return all.UseSystemFonts(folder)
}

// own returns the embedded face of a weight as a source that shapes foreign texts.
var own = func() func(Weight) *text.GoTextFaceSource {
	made := map[Weight]*text.GoTextFaceSource{}
	return func(weight Weight) *text.GoTextFaceSource {
		weight = min(weight, Bold)
		if made[weight] == nil {
			source, err := text.NewGoTextFaceSource(bytes.NewReader(embedded(weight)))
			if err != nil {
				panic("render: embedded font is damaged: " + err.Error())
			}
			made[weight] = source
		}
		return made[weight]
	}
}()

// wearing tells which face writes each rune of a text.
type wearing struct {
	own  *text.GoTextFaceSource
	worn map[*font.Face]*text.GoTextFaceSource
}

// ResolveFace implements shaping.Fontmap.
func (w *wearing) ResolveFace(r rune) *font.Face {
	source := w.own
	if lacks(r) && r != isolated {
		if other := system.face(r); other != nil {
			source = other
		}
	}
	face := source.UnsafeInternal().(*font.Face)
	w.worn[face] = source
	return face
}

// stretch is a part of a line in one face and one direction.
type stretch struct {
	text  string
	face  text.Face
	level bidi.Level // of the directions within each other: odd if it goes to the left
}

// stretches returns the parts of a foreign text from left to right.
func stretches(s string, weight Weight, pixels float64) []stretch {
	list := inReading(s, -1, weight, pixels)
	arrange(list)
	return list
}

// inReading returns the parts of a foreign text in the order in which they are read. Around it is the level of the text that it is
// an isolate in, -1 for none: its own are higher (rules X5a and X5b of the bidirectional algorithm of Unicode).
func inReading(s string, around bidi.Level, weight Weight, pixels float64) (list []stretch) {
	s, within := lifted(s)
	runes, base, from, raised := []rune(s), di.DirectionLTR, bidi.LeftToRight, (around+2)&^1
	if rightToLeft(s) {
		base, from, raised = di.DirectionRTL, bidi.RightToLeft, (around+1)|1-1
	}
	w := &wearing{own: own(weight), worn: map[*font.Face]*text.GoTextFaceSource{}}
	var split shaping.Segmenter
	var order bidi.Paragraph
	levels, n := order.Segment(runes, from), 0
	for _, in := range split.Split(shaping.Input{Text: runes, RunEnd: len(runes), Direction: base}, w) {
		for n+1 < levels.NumRuns() && levels.Run(n).End <= in.RunStart {
			n++
		}
		face := &text.GoTextFace{Source: w.worn[in.Face], Size: pixels, Language: xlanguage.Make(string(in.Language))}
		if in.Direction == di.DirectionRTL {
			face.Direction = text.DirectionRightToLeft
		}
		level := levels.Run(n).Level + raised
		for i, one := range strings.Split(string(runes[in.RunStart:in.RunEnd]), string(isolated)) {
			if i > 0 {
				list = append(list, inReading(within[0], level, weight, pixels)...)
				within = within[1:]
			}
			if one != "" {
				list = append(list, stretch{one, face, level})
			}
		}
	}
	return list
}

// isolated stands for an isolate in the text around it.
const isolated = '\ufffc'

// lifted takes the outermost isolates out of a text.
func lifted(s string) (around string, within []string) {
	var rest []rune
	depth := 0
	for _, r := range s {
		p, _ := classes.LookupRune(r)
		begins, ends := false, false
		switch p.Class() {
		case classes.LRI, classes.RLI, classes.FSI:
			depth++
			begins = depth == 1
		case classes.PDI:
			depth = max(0, depth-1)
			ends = depth == 0
		}
		switch {
		case begins:
			rest, within = append(rest, isolated), append(within, "")
		case ends:
		case depth > 0:
			within[len(within)-1] += string(r)
		case r == isolated:
			rest = append(rest, utf8.RuneError)
		default:
			rest = append(rest, r)
		}
	}
	return string(rest), within
}

// arrange puts the parts of a line from the order in which they are read into the order in which they stand, from left to
// right (rule L2 of the bidirectional algorithm of Unicode).
func arrange(list []stretch) {
	highest := bidi.Level(0)
	for _, one := range list {
		highest = max(highest, one.level)
	}
	for level := highest; level > 0; level-- {
		for from := 0; from < len(list); from++ {
			to := from
			for to < len(list) && list[to].level >= level {
				to++
			}
			slices.Reverse(list[from:to])
			from = max(from, to-1)
		}
	}
}

// foreignWidth returns the width of a foreign text.
func (f *face) foreignWidth(s string) (w float32) {
	for _, one := range stretches(s, f.weight, f.pixels) {
		w += float32(text.AdvanceAt(one.text, len(one.text), one.face))
	}
	return w
}

// foreignShaped returns the glyphs of a foreign text.
func (f *face) foreignShaped(s string) (list []setGlyph) {
	x := 0.0
	for _, one := range stretches(s, f.weight, f.pixels) {
		top, start := float32(math.Floor(one.face.Metrics().HAscent)), x
		wide := text.AdvanceAt(one.text, len(one.text), one.face)
		if one.level%2 == 1 {
			start = x + wide // the origin of a text that goes to the left is at its right
		}
		for _, g := range text.AppendGlyphs(nil, one.text, one.face, nil) {
			if g.Image != nil {
				list = append(list, setGlyph{image: g.Image, corner: Point{round32(float32(start + g.X)), float32(g.Y) - top}})
			}
		}
		x += wide
	}
	return list
}
