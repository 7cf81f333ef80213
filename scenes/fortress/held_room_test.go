package fortress

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// uprights are the devices that are held upright.
func uprights() (list []playing.SizedDevice) {
	for _, d := range playing.Sized {
		if d.H > d.W {
			list = append(list, d)
		}
	}
	return list
}

// While hostiles act on a device held upright, the board reaches down to what is said about it, and the turn of an
// explorer gives the room back to its card.
func TestTheBoardHasTheRoomWhileHostilesAct(t *testing.T) {
	for _, d := range uprights() {
		t.Run(d.Name, func(t *testing.T) {
			sh, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
			own, pick := c.kit.layout.Field, playing.Chance(3)
			shown := func() bool { // an event of a hostile's turn
				s := &c.Play.Shown
				place, acts := s.Acting.Card()
				return c.Presenting() && c.Showing.On && acts && s.Track[place].Hostile
			}
			for range 400 {
				if drawMoving(sh, c, img); shown() {
					break
				}
				if q, ok := c.Play.Explained(); ok && !c.Presenting() {
					c.Choose(sh, playing.ByChance(pick, q))
				}
			}
			if !shown() {
				t.Fatal("no hostile acts")
			}
			asks, field := c.kit.layout.Asks, c.kit.layout.Field
			if most := asks.Y - field.Bottom(); most < 0 || most > sh.Theme.Px(20) || field.H < own.H*1.3 {
				t.Errorf("the board has %v above %v, and %v for an explorer", field, asks, own)
			}
			playing.Keep(t, img, fmt.Sprintf("%s-hostiles-act", d.Name))
			for range 400 {
				if q, ok := c.Play.Explained(); ok && !c.Presenting() {
					if q.Kind == fortress.AskActivation {
						break
					}
					c.Choose(sh, playing.ByChance(pick, q))
				}
				drawMoving(sh, c, img)
			}
			if q, _ := c.Play.Explained(); q == nil || q.Kind != fortress.AskActivation || c.kit.layout.Field != own {
				t.Errorf("in the next turn of an explorer the board has %v, and had %v", c.kit.layout.Field, own)
			}
		})
	}
}

// drawMoving draws a picture a little later.
func drawMoving(sh *game.Shell, c *Combat, img *ebiten.Image) {
	sh.Now = sh.Now.Add(200 * time.Millisecond)
	c.Update(sh)
	sh.Dirty()
	sh.Draw(img)
}

// Where explorers are placed, a touch of the board is the whole answer, and the board has the room for it.
func TestTheBoardHasTheRoomForPlacing(t *testing.T) {
	for _, d := range uprights() {
		sh := playing.Bare(t)
		table := playing.AskAll(sh, 0)
		table.Setup.Combat = "closing-ring"
		play := playing.Begun(t, sh, 2, table)
		byChanceUntil(t, play, 2, 300, func(q *engine.Decision) bool { return q.Kind == fortress.AskPlace })
		sh.Held, sh.Settings.TextPercent = func() float64 { return d.Ratio }, d.Percent
		c := NewCombat(playing.HostOf(sh), sh, play)
		sh.Show(c)
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for range 20 {
			drawMoving(sh, c, img)
		}
		asks, field := c.kit.layout.Asks, c.kit.layout.Field
		if !c.places() || asks.Y < field.Bottom()-sh.Theme.Px(40) || field.H < float32(img.Bounds().Dy())/2 {
			t.Errorf("%s: the board has %v above the question at %v", d.Name, field, asks)
		}
		playing.Keep(t, img, fmt.Sprintf("%s-placing", d.Name))
	}
}

// The tip of an explorer's miniature says how it is, because its card may be in a drawer.
func TestTheTipOfAnExplorerSaysHowItIs(t *testing.T) {
	sh, c := atTable(t, 1)
	e := c.activeCard()
	x := &c.Play.Shown.Party[e]
	before := c.tips.figureTip(sh, x.Figure()).Sub
	x.Inspiration = 3
	if now := c.tips.figureTip(sh, x.Figure()).Sub; now == before || !strings.Contains(now, table.Fate(sh, x)) {
		t.Errorf("the tip says %q, before %q", now, before)
	}
}

// On a device held in the hands nothing is asked beside the result of a combat, which has that room.
func TestTheResultHasTheRoomOfTheQuestion(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c, img := heldFight(t, d.W, d.H, d.Ratio)
		c.Play.Shown.Result, c.Choices = fortress.Escaped, nil
		for range 6 {
			c.Version++
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-result")
		result, on := sh.UI.Named("panel/result"), sh.UI.Named("result/new")
		if result == nil || on == nil || sh.UI.Named("panel/decision") != nil {
			t.Fatalf("%s: the result is %+v, the way on %+v, and the question %+v", d.Name, result, on, sh.UI.Named("panel/decision"))
		}
		if l := &c.kit.layout; result.Rect.Y < l.Bar.Bottom() || result.Rect.Bottom() > l.Tabs.Y || !within(on.Rect, result.Rect) || on.Rect.H < float32(44*d.Ratio)-0.5 {
			t.Errorf("%s: the result is at %v and the way on at %v", d.Name, result.Rect, on.Rect)
		}
	}
}

// What is said while something happens is about what happens, and not about the event before.
func TestWhatIsSaidIsWhatHappens(t *testing.T) {
	sh, c := atTable(t, 1)
	hostile, explorer := fortress.NoUnit, c.Play.Shown.Party[0].Figure()
	for u := range c.Play.Shown.Each(fortress.Hostiles) {
		hostile = u
	}
	name := func(u fortress.UnitID) string { return sh.Words.Name(c.Play.Shown.UnitName(u)) }
	for _, one := range []struct {
		change change
		want   []string
	}{
		{fortress.Behaved{Unit: hostile, Face: 3, Action: "hold"}, []string{name(hostile), sh.Words.Name("hold")}},
		{fortress.Rolled{For: "vitality", By: c.Play.Shown.UnitName(explorer), Die: 8, Faces: [2]uint8{3}}, []string{name(explorer), sh.Words.Name("vitality")}},
		{fortress.Attacked{By: hostile, On: explorer, Weapon: "lasgun", Range: 1}, []string{name(hostile), name(explorer)}},
		{fortress.Resolved{By: hostile, On: explorer}, []string{name(hostile), name(explorer)}},
		{fortress.Moved{Unit: hostile}, []string{name(hostile)}},
	} {
		c.Showing.On, c.Showing.Event = true, fortress.Event{Change: one.change}
		c.Throw(sh, c.Showing.Event)
		if said := c.ask.watchLine(sh.Words); len(c.Tray.Dice()) > 0 && c.Tray.Moving() && said != c.Tray.Rolls {
			t.Errorf("while its dice fall %T says %q", one.change, said)
		}
		c.Tray.Land()
		said := c.ask.watchLine(sh.Words)
		for _, part := range one.want {
			if !strings.Contains(said, part) {
				t.Errorf("while %T is shown it says %q, without %q", one.change, said, part)
			}
		}
	}
}
