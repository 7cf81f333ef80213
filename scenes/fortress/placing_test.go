package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// sharing returns a combat in which a player places a hostile and a hex that it may take holds a hostile
// already, with that hostile.
func sharing(t *testing.T) (*game.Shell, *Combat, fortress.UnitID, *asking.Choice) {
	t.Helper()
	sh := playing.Bare(t)
	for seed := range uint64(20) {
		one := playing.Begun(t, sh, seed, playing.AskAll(sh, seed))
		var c *Combat
		var in fortress.UnitID
		byChanceUntil(t, one, seed, 300, func(d *engine.Decision) bool {
			if d.Kind != "deploy" || !one.Shown.Fighting() {
				return false
			}
			c = facing(sh, one)
			for u := range one.Shown.Each(fortress.Hostiles) {
				if c.choiceIn(one.Shown.Field().Name(one.Shown.On(u).Hex)) != nil {
					in = u
					return true
				}
			}
			c = nil
			return false
		})
		if c != nil {
			return sh, c, in, c.choiceIn(one.Shown.Field().Name(one.Shown.On(in).Hex))
		}
	}
	t.Fatal("no hostile was ever placed beside another in a hex")
	return nil, nil, fortress.NoUnit, nil
}

// A click on a miniature in a hex that can be chosen takes the hex, and its tip is that of the hex.
func TestAMiniatureInAChosenHexCountsAsTheHex(t *testing.T) {
	sh, c, in, ch := sharing(t)
	sh.Theme = theme(sh)
	c.kit = &kit{theme: sh.Theme}
	c.lay(sh, placedFor{}, 1280, 720)
	c.fitCamera(sh)
	sh.UI.Begin(game.Ground)
	c.pane.addHexAreas(sh)
	var body render.Point
	for _, f := range c.figures.list() {
		if f.unit == in {
			body = render.Point{X: f.at.X, Y: f.at.Y - f.size*0.3}
		}
	}
	var top *game.Area
	for a := range sh.UI.Each {
		if a.Rect.Contains(body) {
			top = a
		}
	}
	if top == nil || top.Name != "option/"+ch.Key || top.Do == nil {
		t.Fatalf("under the miniature is %+v", top)
	}
	if tip := c.tips.tip(sh, top); tip.Title != sh.Words.WithPlaces(here(sh.Words, table.HexAt(ch.Space))).Do("deploy", &ch.Option) {
		t.Errorf("its tip is titled %q", tip.Title)
	}
	before := len(c.Play.Match.Journal)
	if top.Do(); c.Problem != "" || len(c.Play.Match.Journal) != before+1 || c.Play.Match.Journal[before] != ch.Key {
		t.Errorf("the click answers %v: %s", c.Play.Match.Journal[before:], c.Problem)
	}
}

// The mark of a hex that can be chosen is seen over the miniatures in it.
func TestTheMarkOfASharedHexIsSeenInPixels(t *testing.T) {
	inwindow.Need(t)
	sh, c, _, ch := sharing(t)
	sh.Show(c)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "placing-beside-others")
	at := c.view.Camera.Centre(table.HexAt(ch.Space))
	r, g, b, _ := img.At(int(at.X), int(at.Y)).RGBA()
	want := render.Blend(c.inkOf(c.Actor()), render.Ivory, 0.4)
	if got := (render.Ink{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: 255}); got != want {
		t.Errorf("in the middle of the hex is the colour %v, not %v", got, want)
	}
}

// While explorers are placed one after another the panels may fold. The battlefield then stays where it was as nearly as it can.
func TestPlacingGoesOnWhereItWas(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 0)
	table.Setup.Combat = "cold-cistern"
	play := playing.Begun(t, sh, 2, table)
	byChanceUntil(t, play, 2, 300, func(q *engine.Decision) bool { return q.Kind == fortress.AskPlace })
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Settings.Motion = game.MotionReduced
	sh.Show(c)
	img := playing.Screen(t, sh, 1600, 900)
	sh.Input.Pointer = c.kit.layout.Field.Centre()
	before := c.view.Camera
	used(sh, c, img, panes.FoldAfter+3)
	d, _ := play.Explained()
	c.Choose(sh, d.Options[0].Key())
	for range 20 {
		drawMoving(sh, c, img)
	}
	if !c.kit.layout.Folded || !c.places() {
		t.Fatalf("the panels have folded: %v, and somebody is placed: %v", c.kit.layout.Folded, c.places())
	}
	for _, h := range c.focus.choosable(asking.OnSpaces) {
		was, now := before.Centre(h), c.view.Camera.Centre(h)
		if was.Far(now) > before.Zoom {
			t.Errorf("hex %v moves from %v to %v, and a hex is %v wide", h, was, now, before.Zoom*2)
		}
	}
	if !c.view.Camera.Shows(c.view.Room(), render.Framed(c.focus.everywhere()...)...) {
		t.Error("part of the battlefield is hidden")
	}
}

// Where a miniature cannot be placed, the tip of the hex speaks of that hex and of no other.
func TestTheTipOfAFullHexNamesThatHex(t *testing.T) {
	sh := playing.Bare(t)
	seen := 0
	for seed := range uint64(4) {
		play := playing.Begun(t, sh, seed, playing.AskAll(sh, seed))
		byChanceUntil(t, play, seed, 40, func(d *engine.Decision) bool {
			if d.Kind != "place" && d.Kind != "deploy" || !play.Shown.Fighting() {
				return false
			}
			c := facing(sh, play)
			r := c.Choices.Spaces()
			for i := range r.Refused {
				ch := &r.Refused[i]
				if ch.Place != asking.OnSpaces {
					continue
				}
				seen++
				tip := c.tips.spaceTip(sh, table.HexAt(ch.Space))
				if said := sh.Words.Do(d.Kind, &ch.Option); !strings.Contains(tip.Text, said) {
					t.Errorf("the tip of %v is %q, without %q", table.HexAt(ch.Space), tip.Text, said)
				}
			}
			return false
		})
	}
	if seen == 0 {
		t.Error("no place was ever refused")
	}
}
