package asking_test

import (
	"os"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/coins"
	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes/asking"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// bare returns a shell with the texts of the coins and none of the program.
func bare(t *testing.T) *game.Shell {
	t.Helper()
	texts := fstest.MapFS{"en/coins/rules.yaml": {Data: []byte("do.throw: Throw the coin\ndo.stop: Stop\nask.on: Throw again?\nwhy.bent: The coin is bent.\n")}}
	for _, name := range words.Files {
		texts["en/"+name] = &fstest.MapFile{}
	}
	book, err := words.Open(texts, "en", words.Share{Ruleset: "coins", Pack: fstest.MapFS{"texts/en.yaml": {}}})
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(game.Parts{Words: book, Store: saves.NewMemory()})
	sh.Enter("coins")
	return sh
}

// reader reads the options of the coins. They point at nothing.
type reader struct{ w *words.Book }

func (reader) Target(*engine.Option) asking.Target              { return asking.Target{} }
func (reader) Way(_ *engine.Decision, ch *asking.Choice) string { return ch.Key }
func (reader) Compare(_, _ *asking.Row) int                     { return 0 }
func (r reader) Read(d *engine.Decision, row *asking.Row) asking.Reading {
	return asking.Reading{Label: r.w.Do(d.Kind, &row.First().Option), Slot: row.ID, Ends: row.Verb == "stop"}
}

// table is the screen of a game of coins.
type table struct {
	match  *engine.Match[coins.State]
	asked  *asking.Question
	kinds  asking.Kinds
	canvas *render.Canvas
}

func newTable(t *testing.T, sh *game.Shell, goal string) *table {
	t.Helper()
	m, _, err := coins.Rules{}.Position(goal)
	if err != nil {
		t.Fatal(err)
	}
	x := &table{match: m}
	x.kinds = asking.Kinds{"on": {Draw: x.drawOn}}
	x.refresh(sh)
	return x
}

func (x *table) refresh(sh *game.Shell) {
	x.asked = nil
	if d, ok := x.match.Explained(); ok {
		x.asked = asking.Arrange(d, reader{sh.Words})
	}
}

func (x *table) take(sh *game.Shell, key string) {
	if _, err := x.match.Choose(key); err == nil {
		x.refresh(sh)
		sh.Dirty()
	}
}

func (x *table) drawOn(sh *game.Shell, p *render.Canvas, r render.Rect) {
	rows := x.kinds.Numbered(x.asked)
	asking.Answers{Numbered: rows, Take: x.take, Brass: rows.Head()}.Stack(sh, p, r, rows)
}

func (*table) Name() string            { return "coins" }
func (*table) Update(*game.Shell)      {}
func (*table) Moving() bool            { return false }
func (*table) Says() map[string]string { return nil }

func (x *table) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas = render.NewCanvas(sh.Theme)
	}
	x.canvas.Begin(dst)
	sh.UI.Begin(game.Panels)
	if sh.UI.Start(x.kinds.First(x.asked)); x.asked != nil {
		x.kinds.Of(x.asked).Draw(sh, x.canvas, render.Rect{W: 600, H: 300})
	}
	x.canvas.End()
}

// A game of another ruleset is played by clicks and by numbers, to its end, with nothing but a reader and a table of its questions.
func TestTheCoinsAreAskedWithoutAWordOfAnotherGame(t *testing.T) {
	sh := bare(t)
	x := newTable(t, sh, "9")
	sh.Show(x)
	img := ebiten.NewImage(800, 600)
	defer img.Deallocate()
	throws := 0
	for ; x.asked != nil && throws < 100; throws++ {
		sh.Draw(img)
		throw, stop := sh.UI.Named("option/throw"), sh.UI.Named("option/stop")
		if throw == nil || stop == nil || throw.Do == nil || !throw.Primary || stop.Primary {
			t.Fatalf("drawn are %+v and %+v", throw, stop)
		}
		if first := x.kinds.First(x.asked); first != throw.Name {
			t.Fatalf("the focus begins on %q", first)
		}
		if got := x.asked.Rows[0].Label; got != "Throw the coin" {
			t.Fatalf("the first answer is called %q", got)
		}
		before := len(x.match.Journal)
		switch throws % 3 {
		case 0:
			throw.Do()
		case 1:
			x.kinds.Digit(sh, x.asked, 1, x.take)
		case 2:
			x.kinds.Digit(sh, x.asked, 3, x.take) // no answer has this number
			x.kinds.Digit(sh, x.asked, 2, x.take)
		}
		if len(x.match.Journal) != before+1 {
			t.Fatalf("%d choices were made at once", len(x.match.Journal)-before)
		}
	}
	if x.asked != nil || !x.match.State.Over || x.match.State.Heads != 9 || x.match.State.Turn < 2 {
		t.Errorf("after %d answers the table is %+v", throws, x.match.State)
	}
}

// An answer that is refused says why: its number moves the focus there, and its tip tells the rule.
func TestARefusedAnswerSaysWhy(t *testing.T) {
	sh := bare(t)
	x := newTable(t, sh, "1")
	d := &engine.Decision{Kind: "on", Options: []engine.Option{{Verb: "stop"}}, Refusals: []engine.Refusal{{Option: engine.Option{Verb: "throw"}, Rule: "C-9", Reason: "bent"}}}
	x.asked = asking.Arrange(d, reader{sh.Words})
	sh.Show(x)
	img := ebiten.NewImage(800, 600)
	defer img.Deallocate()
	sh.Draw(img)
	x.kinds.Digit(sh, x.asked, 2, func(_ *game.Shell, key string) { t.Errorf("%s was taken", key) })
	a := sh.UI.Pointed()
	if a == nil || a.Name != "row/throw" || a.Do != nil || !a.Readable {
		t.Fatalf("the focus is on %+v", a)
	}
	if tip := a.Tip(); tip.Title != "Throw the coin" || tip.Text != "The coin is bent." || tip.Rules != "C-9" {
		t.Errorf("the tip is %+v", tip)
	}
	if rows, end := x.asked.Answers(3); len(rows) != 1 || rows[0].Verb != "throw" || end == nil || end.Verb != "stop" {
		t.Errorf("beside a board stand %v, and %v ends the question", rows, end)
	}
}

// A list shows rows downwards or across, and names their areas line by line.
func TestRowsStandInColumns(t *testing.T) {
	var rows []*asking.Row
	for _, id := range []string{"a", "b", "c", "d", "e"} {
		rows = append(rows, &asking.Row{ID: id})
	}
	theme := render.NewTheme(800, 600, 1)
	for across, want := range map[bool]string{false: "ad be c ", true: "ab cd e "} {
		got := ""
		for _, line := range asking.Lines(theme, rows, 2, 10, across, nil) {
			for _, name := range line.Names {
				got += name[len("row/"):]
			}
			got += " "
		}
		if got != want {
			t.Errorf("across %v: %q", across, got)
		}
	}
}
