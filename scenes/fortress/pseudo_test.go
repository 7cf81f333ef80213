package fortress

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/build/pseudo"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// newPseudoGallery returns a gallery in the pseudo-language.
func newPseudoGallery(t *testing.T) *gallery {
	t.Helper()
	rules, _ := playing.Content(t)
	texts, err := pseudo.Texts()
	if err != nil {
		t.Fatal(err)
	}
	translated, err := pseudo.Pack(pack.Name)
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(texts, pseudo.Code, words.Share{Ruleset: "fortress", Pack: translated})
	if err != nil {
		t.Fatal(err)
	}
	g := newGalleryIn(t, rules, book.Of("fortress"))
	playing.HostOf(g.Shell).Books = func(language string) (*rulebook.Book, error) { return rulebook.Open(texts, "fortress", language) }
	return g
}

// english matches words that no text of the pseudo-language has.
var english = regexp.MustCompile(`[A-Za-z]{3,}`)

// untranslated matches what is the same in every language: the ids of rules, and the name of the game.
var untranslated = regexp.MustCompile(`[A-Z]{3}-[0-9]{3}|^PRECIPICE$`)

// reader reads what a shell draws, and reports what is wrong with it.
type reader struct {
	*game.Shell
	cut   []string
	said  []string // what the tips said when something was cut, besides those of the last drawing
	lines []line
	wrong map[string]bool

	english bool // English words may be drawn
}

// line is a line of text with the part of it that can be seen.
type line struct {
	text string
	at   render.Rect
}

// covers reports whether a line is written over another.
func (l line) covers(other line) bool {
	w := min(l.at.Right(), other.at.Right()) - max(l.at.X, other.at.X)
	h := min(l.at.Bottom(), other.at.Bottom()) - max(l.at.Y, other.at.Y)
	return l.text != other.text && w > 3 && h > 0.35*min(l.at.H, other.at.H)
}

func read(sh *game.Shell) *reader {
	r := &reader{Shell: sh, wrong: map[string]bool{}}
	sh.Words.Missed = func(key string) { r.tell("there is no text %q", key) }
	sh.Theme.Cut = func(text string) { r.cut = append(r.cut, text) }
	sh.Theme.Wrote = func(text string, at, within render.Rect) {
		r.spoken(text)
		_, h := sh.Size()
		scrolls := within.H < float32(h)
		if at.X < within.X-0.01 || at.Right() > within.Right()+1 || !scrolls && (at.Y < within.Y || at.Bottom() > within.Bottom()+1) {
			r.tell("%q is drawn at %v, not within %v", text, at, within)
		}
	}
	return r
}

// readLines returns a reader that only keeps the lines, as far as they can be seen.
func readLines(sh *game.Shell) *reader {
	r := &reader{Shell: sh, wrong: map[string]bool{}}
	sh.Theme.Wrote = func(text string, at, within render.Rect) {
		top, low := max(at.Y, within.Y), min(at.Bottom(), within.Bottom())
		r.lines = append(r.lines, line{text, render.Rect{X: at.X, Y: top, W: at.W, H: low - top}})
	}
	return r
}

func (r *reader) tell(format string, args ...any) { r.wrong[fmt.Sprintf(format, args...)] = true }

func (r *reader) spoken(text string) {
	if !r.english && english.MatchString(untranslated.ReplaceAllString(text, "")) {
		r.tell("%q is written in the code", text)
	}
}

// tips returns what the tips on the screen say.
func (r *reader) tips() (said []string) {
	for a := range r.UI.All {
		var tip render.TooltipView
		if c, ok := r.Top().(*Combat); ok {
			tip = c.tips.tip(r.Shell, a)
		} else if a.Tip != nil {
			tip = a.Tip()
		}
		said = append(said, tip.Title, tip.Sub, tip.Text)
		for _, row := range tip.Odds {
			said = append(said, row.Label)
		}
	}
	return said
}

// apart checks that no line of the screen is written over another. Panels that lie over others, such as a
// menu, and what moves with the board are left out.
func (r *reader) apart(draw func()) {
	r.lines = nil
	draw()
	switch r.Top().(type) {
	case *scenes.Menu, *scenes.Confirm, *replay:
		return
	}
	for i, a := range r.lines {
		for _, b := range r.lines[:i] {
			if a.covers(b) && strings.TrimSpace(b.text) != "" && placed(a.at.Y) && placed(b.at.Y) {
				r.tell("%q is written at %v over %q at %v", a.text, a.at, b.text, b.at)
			}
		}
	}
}

// placed reports whether a line stands where a layout puts it: at simple parts of a pixel, unlike those on
// the board.
func placed(y float32) bool { return y*16 == float32(int(y*16)) }

// finish checks the tips, and that each text that was cut can be read whole in one of them. Tips of a game
// under its menu or under a question are those it has without.
func (r *reader) finish(img *ebiten.Image) {
	said := append(r.said, r.tips()...)
	switch r.Top().(type) {
	case *scenes.Menu, *scenes.Confirm:
		r.Pop()
		r.Draw(img)
		said = append(said, r.tips()...)
	}
	for _, text := range said {
		r.spoken(text)
	}
	for _, text := range r.cut {
		if !slices.ContainsFunc(said, func(tip string) bool { return strings.Contains(tip, text) }) {
			r.tell("%q is cut, and no tip says it", text)
		}
	}
	r.cut, r.said = nil, nil
}

// A language with longer words fits on every screen: nothing is cut without a tip that says it, no text is
// missing or written in the code, and nothing is drawn outside of the window.
func TestALongerLanguageFitsOnEveryScreen(t *testing.T) {
	g, pick := newPseudoGallery(t), rand.New(rand.NewPCG(6, 6))
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	r := read(g.Shell)
	g.drawn = func() { r.said = append(r.said, r.tips()...) } // another hostile may be attended to in the next drawing
	for _, e := range g.ways {
		g.hang(t, e, img, pick)
		r.finish(img)
		for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
			t.Errorf("%s: %s", e.name, what)
		}
		clear(r.wrong)
	}
}

// Every card fits in a longer language.
func TestALongerLanguageFitsOnEveryCard(t *testing.T) {
	g := newPseudoGallery(t)
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	r := read(g.Shell)
	play := playing.Begun(t, g.Shell, 1, playing.AskAll(g.Shell, 1))
	b := table.NewBinder(&play.Shown, "", "")
	g.Show(NewCombat(playing.HostOf(g.Shell), g.Shell, play))
	g.Push(b)
	for _, id := range b.IDs {
		b.Turn(g.Shell, id)
		g.Dirty()
		g.Draw(img)
		r.finish(img)
	}
	for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
		t.Error(what)
	}
}

// The same holds for whatever comes up in play, to the end of a game.
func TestALongerLanguageFitsInPlay(t *testing.T) {
	g := newPseudoGallery(t)
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	r := read(g.Shell)
	draw := func() {
		g.Dirty()
		g.Draw(img)
		r.finish(img)
	}
	for seed := range uint64(3) {
		play, pick := playing.Begun(t, g.Shell, seed, playing.AskAll(g.Shell, seed)), rand.New(rand.NewPCG(seed, 9))
		shown(t, g.Shell, play, pick, 110, draw)
		played(t, play, pick, 5000) // to the end
		play.ShowAll()
		g.Show(playing.HostOf(g.Shell).Screen(g.Shell, play))
		draw()
	}
	for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
		t.Error(what)
	}
}

// No line of text is written over another, in English and in a longer language.
func TestNoLineIsWrittenOverAnother(t *testing.T) {
	for _, g := range []*gallery{newGallery(t), newPseudoGallery(t)} {
		g.Home(nil)
		img := playing.Screen(t, g.Shell, 1280, 720)
		r := readLines(g.Shell)
		draw := func() {
			g.Dirty()
			g.Draw(img)
			inwindow.Frame()
		}
		for _, e := range g.ways {
			e.show()
			r.apart(draw)
		}
		for seed := range uint64(3) {
			play, pick := playing.Begun(t, g.Shell, seed, playing.AskAll(g.Shell, seed)), rand.New(rand.NewPCG(seed, 9))
			for range 60 {
				play.ShowAll()
				g.Show(playing.HostOf(g.Shell).Screen(g.Shell, play))
				r.apart(draw)
				played(t, play, pick, 1)
			}
		}
		for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
			t.Errorf("%s: %s", g.Words.Language(), what)
		}
	}
}
