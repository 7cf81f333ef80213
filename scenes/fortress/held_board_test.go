package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// Whatever is asked, a touch of a hex that is lit and not under a panel answers, and no panel lies where none is drawn.
func TestTheBoardAnswersWhereItIsSeenOnHeldDevices(t *testing.T) {
	for _, d := range playing.Devices {
		t.Run(d.Name, func(t *testing.T) {
			sh := playing.Bare(t)
			sh.Held = func() float64 { return d.Ratio }
			img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			seen, answers := map[string]bool{}, 0
			playing.EachDecision(t, sh, 1, 120, func(play *blackstone.Session, q *engine.Decision) {
				kind := play.Table.Setup.Combat + q.Kind
				if !play.Shown.Fighting() || seen[kind] {
					return
				}
				seen[kind] = true
				c := facing(sh, play)
				sh.Show(c)
				drawMoving(sh, c, img)
				drawMoving(sh, c, img)
				answers += touchBoard(t, sh, q.Kind)
				c.Leave()
			})
			if answers < 40 {
				t.Errorf("only %d answers of the board were touched", answers)
			}
		})
	}
}

// leastHex is the least width of a hex that takes an explorer, in points.
const leastHex = 44

// On a device held upright the board reaches down where explorers are placed, and each lit hex of every battlefield takes one. The
// board comes so near that the hexes are large.
func TestEachHexTakesAnExplorerOnAPhone(t *testing.T) {
	for _, d := range playing.Devices {
		eachHexTakesOne(t, d)
	}
}

func eachHexTakesOne(t *testing.T, d playing.Device) {
	t.Helper()
	sh := playing.Bare(t)
	sh.Held = func() float64 { return d.Ratio }
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	for _, combat := range playing.HostOf(sh).Rules.Pack.Combats {
		table := playing.AskAll(sh, 0)
		table.Setup.Combat = combat.ID
		play := playing.Begun(t, sh, 2, table)
		byChanceUntil(t, play, 2, 300, func(q *engine.Decision) bool { return q.Kind == fortress.AskPlace })
		c := facing(sh, play)
		sh.Show(c)
		drawMoving(sh, c, img)
		drawMoving(sh, c, img)
		if touchBoard(t, sh, combat.ID) == 0 && c.places() {
			t.Errorf("%s, %s: no hex is lit", d.Name, combat.ID)
		}
		if wide := c.view.Camera.Zoom * 1.732 / sh.Theme.Point; c.places() && wide < leastHex {
			t.Errorf("%s, %s: hexes are %v points wide", d.Name, combat.ID, wide)
		}
		c.Leave()
		inwindow.Frame()
	}
}

// A finger drags the board above the card too, where nothing is drawn.
func TestTheBoardIsDraggedAboveTheCard(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c, _ := heldFight(t, d.W, d.H, d.Ratio)
		card := sh.UI.Named("panel/cards").Rect
		at := render.Point{X: card.Centre().X, Y: card.Y - float32(16*d.Ratio)}
		if d.W > d.H && d.Name != "phone-wide" && c.kit.layout.Field.Contains(at) {
			t.Errorf("%s: above the card is the board's own room", d.Name)
		}
		if at.Y < c.kit.layout.Bar.Bottom() { // the card has all of its column
			continue
		}
		before := c.view.Camera
		sh.Input.Pointer, sh.Input.Held, sh.Input.Drag = at, true, render.Point{X: -20, Y: 10}
		if c.Update(sh); c.view.Camera == before {
			t.Errorf("%s: a drag at %v, above the card at %v, leaves the board where it is", d.Name, at, card)
		}
	}
}

// touchBoard touches each answer of the board in its middle, and returns how many there are. Only what is drawn may lie over
// one, and no panel's room.
func touchBoard(t *testing.T, sh *game.Shell, kind string) (n int) {
	t.Helper()
	for a := range sh.UI.Each {
		if a.Space == "" || a.Do == nil || a.Offscreen || !sh.UI.On(game.Ground, a.Name) {
			continue
		}
		n++
		at := a.Rect.Centre()
		if found := sh.UI.Touched(at); found == nil || found.Space == "" && strings.HasPrefix(found.Name, "panel/") {
			t.Errorf("%s: a touch of %s at %v finds %+v", kind, a.Name, at, found)
		}
	}
	if a := sh.UI.Named("panel/cards"); a != nil && sh.UI.First("card/") == "" {
		t.Errorf("%s: the panel of cards lies at %v, and no card in it", kind, a.Rect)
	}
	return n
}
