package fortress

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/panes"
)

// used lets the board be in use for some ticks, and draws.
func used(sh *game.Shell, c *Combat, img *ebiten.Image, ticks int) {
	for range ticks {
		c.Update(sh)
	}
	sh.Input.Actions = nil
	sh.Dirty()
	sh.Draw(img)
}

// boardFight returns a fight in a window, with the pointer in the middle of the board.
func boardFight(t *testing.T, w, h int) (*game.Shell, *Combat, *ebiten.Image) {
	t.Helper()
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Settings.Motion = game.MotionReduced
	sh.Show(c)
	img := playing.Screen(t, sh, w, h)
	sh.Input.Pointer = c.kit.layout.Field.Centre()
	return sh, c, img
}

// spots returns where the hexes that can be chosen lie on the screen.
func spots(sh *game.Shell) map[string]render.Rect {
	all := map[string]render.Rect{}
	for a := range sh.UI.Each {
		if a.Space != "" && a.Do != nil && !a.Offscreen {
			all[a.Name] = a.Rect
		}
	}
	return all
}

// Once the board has been in use for a moment the panels beside it fold, and what can be chosen there stays where it is.
// The next activation is framed with the room they have left.
func TestPanelsFoldWhileTheBoardIsUsed(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	before, room, foot := spots(sh), c.kit.layout.Field, [3]render.Rect{c.kit.layout.Corner, c.kit.layout.Foot, c.kit.layout.Asks}
	if used(sh, c, img, panes.FoldAfter-1); c.kit.layout.Folded {
		t.Fatal("the panels fold before a moment has passed")
	}
	used(sh, c, img, 3)
	playing.Keep(t, img, "autofold")
	if !c.kit.layout.Folded || sh.UI.Named("panel/hostile") != nil || sh.UI.Named("log/last") == nil {
		t.Fatal("the panels stay while the board is used")
	}
	if now := [3]render.Rect{c.kit.layout.Corner, c.kit.layout.Foot, c.kit.layout.Asks}; now != foot {
		t.Errorf("the panels below the board move from %v to %v in the middle of a decision", foot, now)
	}
	if sh.Settings.Folded {
		t.Error("panels that fold by themselves are remembered as folded by the player")
	}
	after := spots(sh)
	for name, r := range before {
		if got, ok := after[name]; !ok || got.Centre().Far(r.Centre()) > 1 && got.Right() < room.Right()-1 {
			t.Errorf("%s has moved from %v to %v", name, r, got)
		}
	}
	if len(before) < 5 {
		t.Errorf("only %d hexes can be chosen", len(before))
	}
	shown := c.view.Room()
	if c.Play.Shown.Turn++; shown.W <= room.W {
		t.Errorf("the board has %v of room after %v", shown, room)
	}
	if used(sh, c, img, 1); !c.view.Camera.Shows(shown, render.Framed(c.stands([]fortress.UnitID{c.Actor()})...)...) {
		t.Error("in the next activation who acts is not in the frame")
	}
	if used(sh, c, img, 1); !c.kit.layout.Folded {
		t.Error("in the next activation the panels come back although nothing asks for them")
	}
}

// At whatever decision the panels fold, nothing moves under the pointer, even where the room they leave would do for a
// closer view.
func TestFoldingMovesNothingUnderThePointer(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 0)
	table.Setup.Combat = "long-march"
	one := playing.Begun(t, sh, 2, table)
	var c *Combat
	byChanceUntil(t, one, 2, 300, func(d *engine.Decision) bool {
		if d.Kind != fortress.AskActivation {
			return false
		}
		c = seen(sh, one, 1280, 720)
		return true
	})
	c.kit = nil // it was made without a window
	sh.Settings.Motion = game.MotionReduced
	sh.Show(c)
	img := playing.Screen(t, sh, 1280, 720)
	folded := 0
	for n := range 40 {
		c.column = panes.Column{Changed: c.column.Changed}
		c.Version++
		used(sh, c, img, 1)
		sh.Input.Pointer = c.kit.layout.Field.Centre()
		before, open := c.view.Camera, !c.kit.layout.Folded
		if used(sh, c, img, panes.FoldAfter+3); open && c.kit.layout.Folded {
			folded++
		}
		if now := c.view.Camera; now.Zoom != before.Zoom || now.Offset.Far(before.Offset) > 0.5 {
			t.Fatalf("the view moves from %v to %v when the panels fold", before, now)
		}
		d, _ := c.Play.Match.Pending()
		options := d.Options
		if err := c.Play.Choose(options[n*7%len(options)].Key()); err != nil {
			t.Fatal(err)
		}
		c.Play.ShowAll()
		if used(sh, c, img, 3); c.Play.Shown.Result != fortress.Undecided {
			break
		}
	}
	if folded < 20 {
		t.Errorf("the panels folded at %d decisions only", folded)
	}
}

// Folded panels come back over the board while the pointer is at their edge or on them, and nothing else moves.
func TestFoldedPanelsComeBackAtTheirEdge(t *testing.T) {
	sh, c, img := boardFight(t, 1600, 900)
	used(sh, c, img, panes.FoldAfter+2)
	before := c.view.Camera
	sh.Input.Pointer = c.kit.layout.Edge.Centre()
	used(sh, c, img, 2)
	playing.Keep(t, img, "autofold-peek")
	side := sh.UI.Named("panel/hostile")
	if side == nil || sh.UI.Named("panel/log") == nil || c.view.Camera != before {
		t.Fatal("at the edge the panels do not come back over the board")
	}
	if a := sh.UI.Named("threats"); a == nil || sh.UI.Under(a.Rect.Centre()) != a {
		t.Error("the panels lie over the button of the threats")
	}
	for a := range sh.UI.Each {
		if a.Space != "" && sh.UI.Under(side.Rect.Centre()) == a {
			t.Errorf("under the panels %s can be chosen", a.Name)
		}
	}
	sh.Input.Pointer = side.Rect.Centre()
	if used(sh, c, img, 2*panes.FoldAfter); sh.UI.Named("panel/hostile") == nil {
		t.Error("the panels fold under the pointer")
	}
	sh.Input.Pointer = c.kit.layout.Field.Centre()
	if used(sh, c, img, 2); sh.UI.Named("panel/hostile") != nil || c.view.Camera != before {
		t.Error("the panels do not fold once the pointer has left them")
	}
	sh.UI.Named(panes.FoldEdge).Do()
	if used(sh, c, img, 2*panes.FoldAfter); c.kit.layout.Folded {
		t.Error("a click on the edge does not keep the panels open")
	}
	c.Play.Shown.Turn++
	if used(sh, c, img, 2*panes.FoldAfter); c.kit.layout.Folded {
		t.Error("panels kept open fold in the next activation")
	}
}

// Panels do not fold while they are needed or nothing is chosen on the board: while looking around, under a pointer
// or a focus beside the board, when the player does not want it, and after the end.
func TestPanelsStayWhereTheyAreNeeded(t *testing.T) {
	for name, need := range map[string]func(sh *game.Shell, c *Combat){
		"the setting is off":         func(sh *game.Shell, c *Combat) { sh.Settings.KeepPanels = true },
		"the player looks around":    func(sh *game.Shell, c *Combat) { sh.UI.Look(true) },
		"the pointer is on the log":  func(sh *game.Shell, c *Combat) { sh.Input.Pointer = c.kit.layout.Lower.Centre() },
		"the pointer is on the foot": func(sh *game.Shell, c *Combat) { sh.Input.Pointer = c.kit.layout.Foot.Centre() },
		"the focus is on a card":     func(sh *game.Shell, c *Combat) { sh.UI.FocusOn("row/aim") },
		"the combat is over":         func(sh *game.Shell, c *Combat) { c.Play.Shown.Result = fortress.Defeated },
		"a key has opened them":      func(sh *game.Shell, c *Combat) { sh.Input.Actions = []game.Action{game.Fold, game.Fold} },
	} {
		sh, c, img := boardFight(t, 1280, 720)
		need(sh, c)
		if name == "a key has opened them" {
			sh.Input.Actions = []game.Action{game.Fold}
			used(sh, c, img, 1)
			sh.Input.Actions = []game.Action{game.Fold}
			used(sh, c, img, 1)
		}
		if used(sh, c, img, 2*panes.FoldAfter); c.kit.layout.Folded {
			t.Errorf("the panels fold although %s", name)
		}
		sh.UI.Look(false)
	}
}

// Keys on the board fold the panels as the pointer does, and bring back what lies over a hex that they lead to.
func TestKeysOnTheBoardFoldThePanels(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	sh.Input.Pointer = render.Point{}
	hex := ""
	for name := range spots(sh) {
		hex = name
	}
	sh.UI.FocusOn(hex)
	if used(sh, c, img, panes.FoldAfter+2); !c.kit.layout.Folded || !sh.UI.Focus(hex) {
		t.Fatalf("keys on the board do not fold the panels, or the focus leaves %s", hex)
	}
	sh.Input.Actions = []game.Action{game.Fold}
	if used(sh, c, img, 1); c.kit.layout.Folded || sh.Settings.Folded {
		t.Error("the key does not open them")
	}
	if used(sh, c, img, 2*panes.FoldAfter); c.kit.layout.Folded {
		t.Error("what the key has opened folds again in the same activation")
	}
}

// The hostile player chooses by the panels, and a group that is placed has its card there: they are open meanwhile.
func TestPanelsComeBackForTheQuestionThatNeedsThem(t *testing.T) {
	sh, asked := playing.Bare(t), map[string]int{}
	sh.Show(sh.Title(sh, nil))
	sh.Settings.Motion = game.MotionReduced
	img := playing.Screen(t, sh, 1280, 720)
	playing.EachDecision(t, sh, 6, 120, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || asked[d.Kind] > 1 {
			return
		}
		asked[d.Kind]++
		c := facing(sh, play)
		sh.Show(c)
		c.column.Itself = true
		sh.Draw(img)
		sh.Input.Pointer = c.kit.layout.Field.Centre()
		used(sh, c, img, 2)
		_, places := c.arriving()
		if needed := places || play.Shown.HasFifth && d.Seat == fortress.HostileSeat; needed == c.kit.layout.Folded {
			t.Errorf("%s: the panels are needed: %v, folded: %v", d.Kind, needed, c.kit.layout.Folded)
		}
	})
	if asked[fortress.AskDeploy] == 0 || asked[fortress.AskActivation] == 0 {
		t.Errorf("asked was %v", asked)
	}
}

// Panels slide to their edge and back, and then the picture rests.
func TestPanelsSlideAndRest(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	sh.Settings.Motion = game.MotionFull
	used(sh, c, img, panes.FoldAfter+2)
	if !c.kit.layout.Folded || !c.Moving() {
		t.Fatalf("folded: %v, moving: %v", c.kit.layout.Folded, c.Moving())
	}
	sh.Now = sh.Now.Add(panes.Sliding / 2)
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "autofold-slides")
	for _, back := range []bool{false, true} {
		if back {
			sh.UI.Named(panes.FoldEdge).Do()
			if used(sh, c, img, 1); !c.Moving() {
				t.Error("the panels do not slide back")
			}
		}
		sh.Now = sh.Now.Add(time.Second)
		sh.Dirty()
		if sh.Draw(img); c.Moving() {
			t.Errorf("after a second the panels still slide; back: %v", back)
		}
	}
	if version := c.Version; !c.kit.layout.Folded {
		if used(sh, c, img, 3*panes.FoldAfter); c.Version != version {
			t.Error("the screen changes although nothing happens")
		}
	}
}

// At every size and with every text the panels over the board stay on the canvas, and nothing on them overlaps.
func TestPanelsOverTheBoardFitAtEverySize(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		for _, percent := range []int{100, 200} {
			sh, c, img := boardFight(t, size[0], size[1])
			sh.Settings.TextPercent = percent
			sh.Draw(img) // makes the theme that the reader listens to
			r := read(sh)
			r.english = true
			used(sh, c, img, panes.FoldAfter+2)
			sh.Input.Pointer = c.kit.layout.Edge.Centre()
			used(sh, c, img, 2)
			if !c.column.Peeks {
				t.Fatal("the panels do not come back")
			}
			r.inside(size[0], size[1])
			r.finish(img)
			for what := range r.wrong {
				if !strings.Contains(what, "hex/") {
					t.Errorf("%v at %d percent: %s", size, percent, what)
				}
			}
		}
	}
}

// Why panels fold is told once, where nothing else is told, and never where no panels stand beside the board.
func TestItIsToldOnceWhyPanelsFold(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	sh.Settings.ToldFold = false
	said := sh.Words.Say("fold.note")
	fold := func() string {
		c.column = panes.Column{Changed: c.column.Changed}
		used(sh, c, img, panes.FoldAfter+3)
		return sh.Notice()
	}
	sh.Note("something else")
	if got := fold(); got != "something else" || sh.Settings.ToldFold {
		t.Errorf("in place of another notice told is %q", got)
	}
	sh.Note("")
	if got := fold(); got != said || !sh.Settings.ToldFold {
		t.Errorf("told is %q", got)
	}
	sh.Note("")
	if got := fold(); got != "" {
		t.Errorf("told again is %q", got)
	}
}
