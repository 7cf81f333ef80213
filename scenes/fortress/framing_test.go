package fortress

import (
	"math"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// seen returns a combat screen laid out for a window of this size, with its camera at rest.
func seen(sh *game.Shell, play *blackstone.Session, w, h int) *Combat {
	c := facing(sh, play)
	sh.Theme = render.NewTheme(w, h, 1)
	c.kit = &kit{theme: sh.Theme}
	c.lay(sh, placedFor{}, float32(w), float32(h))
	c.fitCamera(sh)
	return c
}

// inFrame reports whether a whole hex is in the room of the board.
func inFrame(c *Combat, h board.Hex) bool {
	r, room := c.hexRect(h), c.view.Room().Inset(-1)
	return r.X >= room.X && r.Y >= room.Y && r.Right() <= room.Right() && r.Bottom() <= room.Bottom()
}

// The frame that the camera chooses shows who is asked and every hex that can be chosen, and a miniature that shares its hex
// with two others is at least 48 pixels high at 1280 by 720 and 64 at 1600 by 900.
func TestTheFrameShowsTheFight(t *testing.T) {
	sh, framed := playing.Bare(t), 0
	for _, size := range []struct {
		w, h int
		tall float32
	}{{1280, 720, 48}, {1600, 900, 64}} {
		playing.EachDecision(t, sh, 9, 60, func(play *blackstone.Session, d *engine.Decision) {
			s := &play.Shown
			if !s.Fighting() || d.Kind != fortress.AskActivation && d.Kind != fortress.AskDeploy {
				return
			}
			c := seen(sh, play, size.w, size.h)
			if h, ok := c.focus.subject(); ok && d.Kind == fortress.AskActivation && !inFrame(c, h) {
				t.Errorf("%s: who is asked at %v is not in the frame", d.Kind, h)
			}
			list := c.focus.choosable(asking.OnSpaces)
			least := render.Camera{Zoom: c.kit.theme.Px(leastFrame)}
			for _, h := range list {
				if !inFrame(c, h) && least.Spans(c.view.Room(), render.Framed(append(list, c.stands([]fortress.UnitID{c.Actor()})...)...)...) {
					t.Errorf("%s of %v: the hex %v can be chosen and is not in the frame", d.Kind, d.About, h)
				}
			}
			if len(c.figures.list()) == 0 {
				return
			}
			framed++
			if tall := heights[3] * c.view.Camera.Zoom; tall < size.tall {
				t.Errorf("%s: a miniature among three is %v pixels high", d.Kind, tall)
			}
		})
	}
	if framed < 100 {
		t.Errorf("only %d frames were chosen", framed)
	}
}

// A player who moves the camera keeps it until the next activation. F shows the whole battlefield, in the next activations
// too, and again what matters.
func TestAHandOnTheCameraTakesOver(t *testing.T) {
	sh, c := fight(t)
	auto := c.view.Camera
	hand := auto.Pan(render.Point{X: 40, Y: -25})
	c.view.TakeOver(sh, hand)
	hand = c.view.Camera
	c.Version++
	if c.fitCamera(sh); c.view.Camera != hand {
		t.Errorf("after a change the camera goes from %v to %v", hand, c.view.Camera)
	}
	sh.Input.Actions = []game.Action{game.Fit}
	c.pane.handleView(sh)
	c.fitCamera(sh)
	c.view.Land()
	for _, cell := range c.Play.Shown.Cells[:c.Play.Shown.NumCells] {
		if !inFrame(c, cell.Hex) {
			t.Fatalf("F does not show %v", cell.Hex)
		}
	}
	all := c.view.Camera
	c.Play.Shown.Turn++
	c.fitCamera(sh)
	if c.view.Land(); c.view.Camera != all {
		t.Errorf("in the next activation the camera goes from the whole battlefield to %v", c.view.Camera)
	}
	c.pane.handleView(sh)
	c.fitCamera(sh)
	if c.view.Land(); c.view.Camera.Zoom < c.kit.theme.Px(leastFrame) {
		t.Errorf("F again leads to %v", c.view.Camera)
	}
	c.view.TakeOver(sh, hand)
	c.Play.Shown.Turn++
	c.fitCamera(sh)
	if c.view.Land(); c.view.ByHand() {
		t.Error("in the next activation the camera is still where the player left it")
	}
}

// With the camera that stays, the whole battlefield is always shown.
func TestTheCameraCanStay(t *testing.T) {
	sh, c := fight(t)
	sh.Settings.Camera = game.CameraStays
	c.fitCamera(sh)
	c.view.Land()
	for _, cell := range c.Play.Shown.Cells[:c.Play.Shown.NumCells] {
		if !inFrame(c, cell.Hex) {
			t.Errorf("%v is not shown", cell.Hex)
		}
	}
}

// fight returns an activation on a battlefield too large for the frame.
func fight(t *testing.T) (*game.Shell, *Combat) {
	t.Helper()
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 0)
	table.Setup.Combat = "closing-ring"
	var c *Combat
	one := playing.Begun(t, sh, 2, table)
	byChanceUntil(t, one, 2, 300, func(d *engine.Decision) bool {
		if d.Kind != fortress.AskActivation {
			return false
		}
		c = seen(sh, one, 1280, 720)
		return true
	})
	if c == nil {
		t.Fatal("nobody is asked to act")
	}
	return sh, c
}

// The areas of hexes and miniatures are where they are drawn, while the camera moves too, and the pointer finds
// what has moved under it.
func TestPickingFollowsTheCamera(t *testing.T) {
	sh, c := fight(t)
	for _, by := range []render.Point{{}, {X: 37, Y: -21}, {X: -80, Y: 55}} {
		c.view.TakeOver(sh, c.view.Camera.Pan(by))
		sh.UI.Begin(game.Ground)
		c.pane.addHexAreas(sh)
		found := 0
		for a := range sh.UI.Each {
			if a.Offscreen || a.Space == "" || a.Unit > 0 {
				continue
			}
			if at := a.Rect.Centre(); c.kit.layout.Field.Inset(c.view.Camera.Zoom).Contains(at) {
				if found++; c.view.Camera.Hex(at) != hexOf(a) {
					t.Errorf("the area of %v lies on %v", hexOf(a), c.view.Camera.Hex(at))
				}
			}
		}
		if found < 10 {
			t.Fatalf("only %d hexes are in sight", found)
		}
	}
}

// The pointer finds a hex in all of it, up to its corners and edges, and nowhere else.
func TestThePointerFindsAllOfAHex(t *testing.T) {
	sh, c := fight(t)
	s, corners := &c.Play.Shown, 0
	for _, by := range []render.Point{{}, {X: 37, Y: -21}} {
		c.view.TakeOver(sh, c.view.Camera.Pan(by))
		sh.UI.Begin(game.Ground)
		c.pane.addHexAreas(sh)
		for sp := range board.Space(s.NumCells) {
			h := s.Field().Hex(sp)
			at := c.view.Camera.Centre(h)
			for turn := range 12 { // corners and the middles of edges
				angle := float64(turn) * math.Pi / 6
				far := c.view.Camera.Zoom * 0.98
				if turn%2 == 0 {
					far *= float32(math.Sqrt(3)) / 2
				}
				p := render.Point{X: at.X + far*float32(math.Cos(angle)), Y: at.Y + far*float32(math.Sin(angle))}
				if !c.kit.layout.Field.Inset(2 * c.view.Camera.Zoom).Contains(p) {
					continue
				}
				a := sh.UI.Under(p)
				if a == nil {
					t.Fatalf("the pointer finds nothing at %v in the hex %v", p, h)
				}
				if corners++; a.Unit == 0 && !strings.HasPrefix(a.Name, "portal/") && a.Rect.W > c.view.Camera.Zoom && a.Space != h.String() {
					t.Errorf("the pointer finds %s of %s at %v in the hex %v", a.Name, a.Space, p, h)
				}
			}
		}
	}
	if corners < 60 {
		t.Errorf("only %d points were looked at", corners)
	}
}

// The picture of a portal in the field has a tip, and one out of it has no area.
func TestThePictureOfAPortalHasATip(t *testing.T) {
	sh, c := fight(t)
	open, seen := c.pane.portals(), 0
	for i := range open {
		at, out := c.view.Camera.Centre(open[i].Hex), c.kit.layout.Field.Centre()
		c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: out.X - at.X, Y: out.Y - at.Y}))
		sh.UI.Begin(game.Ground)
		c.pane.addHexAreas(sh)
		for _, p := range open {
			hex := p.Hex.Step(p.Side)
			a := sh.UI.Named("portal/" + hex.String())
			if a == nil {
				continue
			}
			seen++
			if under := sh.UI.Under(a.Rect.Centre()); under != a || c.view.Camera.Hex(a.Rect.Centre()) != hex {
				t.Errorf("at the portal %v is %+v", hex, under)
			}
			if v := c.tips.tip(sh, a); v.Title != sh.Words.Say("tip.portal", hex.String()) || v.Text == "" || v.Rules != "BF-RNF-010" {
				t.Errorf("the tip of the portal %v is %+v", hex, v)
			}
			if a.Rect.Cut(c.kit.layout.Field) != a.Rect {
				t.Errorf("the area of the portal %v at %v leaves the field", hex, a.Rect)
			}
		}
	}
	if len(open) == 0 || seen < len(open) {
		t.Errorf("%d areas of %d portals were seen", seen, len(open))
	}
	c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: 4000}))
	sh.UI.Begin(game.Ground)
	if c.pane.addHexAreas(sh); sh.UI.First("portal/") != "" {
		t.Error("a portal out of sight has an area")
	}
}

// The focus finds what can be chosen out of sight, and the camera goes there.
func TestTheFocusLeadsTheCameraOutOfSight(t *testing.T) {
	sh, c := fight(t)
	c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: 4000}))
	sh.UI.Begin(game.Ground)
	c.pane.addHexAreas(sh)
	name := "option/" + c.Choices.Spaces().Legal[0].Key
	a := sh.UI.Named(name)
	if a == nil || !a.Offscreen {
		t.Fatalf("out of sight is %+v", a)
	}
	sh.UI.FocusOn(name)
	if c.fitCamera(sh); !c.Moving() {
		t.Error("the screen rests while the camera is on its way")
	}
	if c.view.Land(); c.Moving() {
		t.Error("the camera is there, and the screen moves")
	}
	if !inFrame(c, table.HexAt(c.Choices.Spaces().Legal[0].Space)) {
		t.Error("the camera does not follow the focus")
	}
}

// While the escape chamber slides up, the explorers are in view as far as there is room.
func TestTheEscapeChamberIsShownWithTheParty(t *testing.T) {
	_, c := atTable(t, 1)
	portal := 0
	for i := range c.Play.Shown.Portals {
		if c.Play.Shown.Portals[i].Hex != (board.Hex{}) {
			portal = i
		}
	}
	c.Showing.On, c.Showing.Event = true, fortress.Event{Change: fortress.EscapeOpened{Portal: uint8(portal)}}
	list, party := c.focus.happens(), c.everybody(fortress.Explorers)
	if len(party) == 0 || len(list) < 1+len(party) {
		t.Fatalf("with the chamber are shown %v", list)
	}
	for _, h := range party {
		if !slices.Contains(list[1:], h) {
			t.Errorf("the explorer at %v is not shown with it", h)
		}
	}
}

// While hostiles move, the camera keeps the explorers in the room of the board where they have room beside what happens,
// so that none of them stands below the panels.
func TestThePartyStaysInViewWhileHostilesMove(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
		sh := playing.Bare(t)
		table := playing.AskAll(sh, 0)
		table.Setup.Combat = "closing-ring"
		c := seen(sh, playing.Begun(t, sh, 2, table), size[0], size[1])
		moves := 0
		for n := 0; n < 4000 && c.Play.Shown.Result == fortress.Undecided; n++ {
			c.Follow(sh)
			c.Tray.Land()
			asks := !c.Waiting() && !c.Showing.On
			if asks {
				c.Refresh(sh)
			}
			c.fitCamera(sh)
			c.view.Land()
			if asks {
				if c.Choices != nil {
					options := c.Choices.Decision.Options
					c.Choose(sh, options[len(options)-1].Key())
				}
				continue
			}
			if m, ok := c.Showing.Event.Change.(fortress.Moved); ok && c.Showing.On && c.Play.Shown.On(m.Unit).Team == fortress.Hostiles {
				moves++
				for _, h := range c.everybody(fortress.Explorers) {
					if !inFrame(c, h) {
						t.Errorf("at %v, in move %d, the explorer at %v lies at %v, outside of %v", size, moves, h, c.hexRect(h), c.view.Room())
					}
				}
			}
			c.Next()
		}
		if moves < 20 {
			t.Errorf("hostiles moved only %d times", moves)
		}
	}
}
