package panes_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/build/inwindow"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes/panes"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// yard is a screen of a made-up game: a board on which carts are moved, a question about them, a list of carts and a list of
// orders. On a device held in the hands the lists are in drawers.
type yard struct {
	answers int // that the question has

	theme   *render.Theme
	canvas  *render.Canvas
	layer   *ebiten.Image
	layout  panes.Layout
	column  panes.Column
	drawers panes.Drawers
	same    bool // the panes have been drawn in this window
	drawn   int
}

func newYard(answers int) *yard {
	y := &yard{answers: answers}
	y.column.Changed = func() { y.drawn++ }
	y.drawers.Changed = y.column.Changed
	return y
}

func (y *yard) Name() string                { return "yard" }
func (y *yard) Says() map[string]string     { return nil }
func (y *yard) Moving() bool                { return y.column.Sliding() || y.drawers.Moving() }
func (y *yard) Update(sh *game.Shell)       { y.column.Attend(sh, &y.layout, panes.Use{Asks: true}) }
func (y *yard) Leave()                      { y.column.Land() }
func (y *yard) row(t *render.Theme) float32 { return t.Target(t.LineHeight(render.Body)) }

// contents says what the panes hold: a row for each answer, and lists of at least three rows.
func (y *yard) contents() panes.Contents {
	t := y.theme
	return panes.Contents{
		Question: func(wide float32) float32 {
			return t.ParagraphHeight("Which cart rolls on?", render.Body, wide) + float32(y.answers)*y.row(t)
		},
		Low:   func(asks render.Rect) float32 { return asks.H },
		Upper: 3 * y.row(t), Lower: 3 * y.row(t), Second: y.column.Second,
		Notes: [2]panes.Note{{Most: 0.4, Height: func(wide, _ float32) float32 { return t.ParagraphHeight("Full carts roll slowly.", render.Body, wide) }}},
	}
}

// list draws a list whose rows can be chosen.
func (y *yard) list(sh *game.Shell, name string) func(render.Rect) {
	return func(r render.Rect) {
		for i := 0; r.H >= y.row(y.theme); i++ {
			var at render.Rect
			at, r = r.CutTop(y.row(y.theme))
			y.canvas.Label(at, name, render.Body, render.Left)
			sh.UI.Add(game.Panels, game.Area{Name: fmt.Sprintf("%s/%d", name, i), Rect: at, Do: func() {}})
		}
	}
}

func (y *yard) Draw(sh *game.Shell, dst *ebiten.Image) {
	w, h := sh.Size()
	if y.theme != sh.Theme {
		y.theme, y.canvas, y.layer, y.same = sh.Theme, render.NewCanvas(sh.Theme), ebiten.NewImage(w, h), false
	}
	room := panes.Room{Theme: y.theme, W: float32(w), H: float32(h), Has: panes.Has{Right: true}, Folded: y.column.Folded(sh, false), Lowered: sh.Settings.Folded}
	y.layout = panes.Frame(room)
	y.layout.Place(y.contents())
	l := &y.layout
	sh.UI.Begin(game.Ground)
	sh.UI.Add(game.Ground, game.Area{Name: "board", Rect: l.Field})
	y.drawers.Advance(sh)
	sh.UI.Begin(game.Panels)
	y.column.Redraw(sh, l, y.layer, y.same, func() {
		y.canvas.Begin(y.layer)
		y.drawPanes(sh, l)
		y.canvas.End()
	})
	y.column.DrawLayer(dst, y.layer, sh.Now)
	y.same = true
}

func (y *yard) drawPanes(sh *game.Shell, l *panes.Layout) {
	sh.UI.Add(game.Panels, game.Area{Name: "asks", Rect: l.Asks})
	for i, r := range l.Notes {
		sh.UI.Add(game.Panels, game.Area{Name: fmt.Sprintf("note/%d", i), Rect: r})
	}
	if l.Held {
		list := []panes.Drawer{{Name: "carts", Label: "Carts", Draw: y.list(sh, "carts")}, {Name: "orders", Label: "Orders", High: 200, Draw: y.list(sh, "orders")}}
		y.drawers.DrawTabs(sh, y.canvas, l, list)
		y.drawers.Draw(sh, y.canvas, l, list)
		return
	}
	sides := &panes.Sides{Upper: panes.Side{Name: "carts", Label: "Carts", Draw: y.list(sh, "carts")},
		Lower: panes.Side{Name: "orders", Label: "Orders", Draw: y.list(sh, "orders")}, Said: panes.Said{Text: "A cart was emptied."}}
	y.column.DrawColumn(sh, y.canvas, l, sides)
	y.column.DrawOver(sh, y.canvas, l, sides)
}

// place is where the yard is played.
type place struct {
	name    string
	w, h    int
	ratio   float64 // pixels to a point of a device held in the hands, 0 for a window
	percent int     // text size
}

var places = []place{{"window", 1280, 720, 0, 100}, {"window, large text", 1280, 720, 0, 200},
	{"phone upright", 780, 1688, 2, 100}, {"phone upright, large text", 780, 1688, 2, 200},
	{"phone on its side", 1688, 780, 2, 100}, {"phone on its side, large text", 1688, 780, 2, 200}}

// played shows a yard there.
func (at place) played(t *testing.T, answers int) (*game.Shell, *yard, func()) {
	t.Helper()
	book, err := words.Open(assets.Texts(), "en")
	if err != nil {
		t.Fatal(err)
	}
	sh, y := game.NewShell(game.Parts{Words: book, Store: saves.NewMemory()}), newYard(answers)
	sh.Held, sh.Settings.TextPercent, sh.Settings.Motion = func() float64 { return at.ratio }, at.percent, game.MotionFull
	sh.Now = time.Unix(1e9, 0)
	sh.Show(y)
	img := ebiten.NewImage(at.w, at.h)
	t.Cleanup(img.Deallocate)
	draw := func() {
		sh.Dirty()
		sh.Draw(img)
	}
	draw()
	return sh, y, draw
}

// Wherever it is played and however many answers a question has, the panes lie on the screen and none over another, and the
// question has the room that it needs as far as there is any.
func TestPanesHaveTheirPlaces(t *testing.T) {
	for _, at := range places {
		for _, answers := range []int{1, 4, 40} {
			_, y, _ := at.played(t, answers)
			l, all := &y.layout, map[string]render.Rect{}
			for name, r := range map[string]render.Rect{"bar": l.Bar, "board": l.Field, "question": l.Asks, "upper": l.Upper, "lower": l.Lower, "picks": l.Picks, "note": l.Notes[0], "tabs": l.Tabs} {
				if r.W > 0 && r.H > 0 {
					all[name] = r
				}
			}
			for name, r := range all {
				if r.X < 0 || r.Y < 0 || r.Right() > float32(at.w)+0.01 || r.Bottom() > float32(at.h)+0.01 {
					t.Errorf("%s, %d answers: the %s lies at %v", at.name, answers, name, r)
				}
				for other, o := range all {
					if name < other && r.Inset(0.01).Overlaps(o.Inset(0.01)) && answers < 40 {
						t.Errorf("%s, %d answers: the %s %v lies over the %s %v", at.name, answers, name, r, other, o)
					}
				}
			}
			if need := y.contents().Question(l.Asks.W); l.Asks.H < need-0.01 && l.Asks.Y > l.Bar.Bottom()+y.theme.Px(9) {
				t.Errorf("%s: %d answers need %v and have %v", at.name, answers, need, l.Asks)
			}
			if len(all) < 4 || l.Field.H < y.theme.Px(80) {
				t.Errorf("%s, %d answers: there are only %v", at.name, answers, all)
			}
		}
	}
}

// Another question moves nothing but the panes that share its column.
func TestAnotherQuestionMovesNothingElse(t *testing.T) {
	for _, at := range places {
		_, y, _ := at.played(t, 1)
		was := y.layout
		y.answers = 12
		if y.layout.Fit(y.contents()); y.layout.Asks.H <= was.Asks.H || y.layout.Asks.Bottom() != was.Asks.Bottom() {
			t.Errorf("%s: the question grows from %v to %v", at.name, was.Asks, y.layout.Asks)
		}
		if y.layout.Field != was.Field || y.layout.Notes != was.Notes {
			t.Errorf("%s: the board moves from %v to %v", at.name, was.Field, y.layout.Field)
		}
		y.answers = 1
		if y.layout.Fit(y.contents()); y.layout != was {
			t.Errorf("%s: after that question the panes are not where they were", at.name)
		}
	}
}

// The column folds once the board has been in use for a moment, slides to its edge, comes back over the board while the pointer is
// there, and stays after a click.
func TestTheColumnFoldsAndComesBack(t *testing.T) {
	for _, at := range places[:2] {
		sh, y, draw := at.played(t, 2)
		open := y.layout.Field
		sh.Input.Pointer = open.Centre()
		for range panes.FoldAfter + 1 {
			y.Update(sh)
		}
		if draw(); !y.layout.Folded || !y.Moving() || y.layout.Field.W <= open.W || sh.UI.Named("carts/0") != nil || sh.UI.Named("log/last") == nil {
			t.Fatalf("%s: the column has not folded, of which the board has %v after %v", at.name, y.layout.Field, open)
		}
		sh.Now = sh.Now.Add(panes.Sliding)
		if draw(); y.Moving() {
			t.Errorf("%s: the column slides on", at.name)
		}
		sh.Input.Pointer = sh.UI.Named(panes.FoldEdge).Rect.Centre()
		y.Update(sh)
		if draw(); sh.UI.Named("panel/carts") == nil || y.layout.Over.Overlaps(y.layout.Asks) || !y.layout.Folded {
			t.Errorf("%s: at its edge the column does not come back over the board, at %v beside %v", at.name, y.layout.Over, y.layout.Asks)
		}
		sh.UI.Named(panes.FoldEdge).Do()
		sh.Input.Pointer = open.Centre()
		for range 3 * panes.FoldAfter {
			y.Update(sh)
		}
		if draw(); y.layout.Folded || y.layout.Field != open {
			t.Errorf("%s: after a click on its edge the column folds again", at.name)
		}
	}
}

// The column does not fold while the pointer is on its way there, however slowly it goes and though it pauses.
func TestTheColumnWaitsForAPointerOnItsWay(t *testing.T) {
	for _, at := range places[:2] {
		sh, y, draw := at.played(t, 2)
		from, to := y.layout.Field.X+5, y.layout.Right.X
		const steps = 5 * panes.FoldAfter
		for n := range steps {
			if n%20 < 12 {
				sh.Input.Pointer = render.Point{X: from + (to-from)*float32(n)/steps, Y: y.layout.Field.Centre().Y + float32(n%3)*0.3}
			}
			y.Update(sh)
			if draw(); y.layout.Folded {
				t.Fatalf("%s: the column folds before the pointer, which is at %v", at.name, sh.Input.Pointer)
			}
		}
		for n := range 2 * panes.FoldAfter { // then it goes up and down on the board
			sh.Input.Pointer = render.Point{X: y.layout.Field.Centre().X, Y: y.layout.Field.Centre().Y + float32(n%9)}
			y.Update(sh)
		}
		if draw(); !y.layout.Folded {
			t.Errorf("%s: the column does not fold while the board is in use", at.name)
		}
	}
}

// Where both panes of the column have no room, chips choose between them.
func TestChipsChooseAPane(t *testing.T) {
	sh, _, draw := places[1].played(t, 6)
	for _, one := range []string{"orders", "carts"} {
		sh.UI.Named("tab/" + one).Do()
		if draw(); sh.UI.Named(one+"/0") == nil {
			t.Errorf("the chip does not show the %s", one)
		}
	}
}

// A tab opens a drawer over the board, which slides in; a second touch, or one beside it, closes it.
func TestDrawersOpenAndClose(t *testing.T) {
	for _, at := range places[2:] {
		sh, y, draw := at.played(t, 2)
		for _, one := range []string{"carts", "orders"} {
			for _, close := range []string{"drawer/" + one, "drawer/close"} {
				sh.UI.Named("drawer/" + one).Do()
				draw()
				begun := sh.UI.Named("panel/drawer").Rect
				sh.Now = sh.Now.Add(panes.SlideIn)
				draw()
				if in := sh.UI.Named("panel/drawer").Rect; in == begun || y.Moving() || in.Cut(y.layout.Drawer) != in || in.Overlaps(y.layout.Tabs) || sh.UI.Named(one+"/0") == nil {
					t.Errorf("%s: the drawer %s comes in from %v to %v", at.name, one, begun, in)
				}
				sh.UI.Named(close).Do()
				if draw(); y.drawers.Open != 0 || sh.UI.Named("panel/drawer") != nil {
					t.Errorf("%s: %s does not close the drawer", at.name, close)
				}
			}
		}
	}
}

// The board of a phone held upright has the room down to the question, and on its side the question stands beside it.
func TestTheQuestionStandsByTheBoard(t *testing.T) {
	for _, at := range places[2:] {
		_, y, _ := at.played(t, 1)
		l := &y.layout
		if at.h > at.w {
			if l.Low <= 0 || l.Asks.Y < l.Notes[0].Bottom() || l.Asks.Y-l.Notes[0].Bottom() > y.theme.Px(20) {
				t.Errorf("%s: below the board with its note at %v the question stands at %v", at.name, l.Notes[0], l.Asks)
			}
		} else if l.Asks.X < l.Field.Right() || l.Drawer.Right() > l.Asks.X {
			t.Errorf("%s: the question at %v does not stand beside the board at %v and the drawers at %v", at.name, l.Asks, l.Field, l.Drawer)
		}
	}
}
