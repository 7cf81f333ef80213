package fortress

import (
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// The tip of a move names the best attack from there for which a die is left, and its warning matches what
// the hostiles would do.
func TestAMoveTipNamesAttacksAndDanger(t *testing.T) {
	sh := playing.Bare(t)
	paid, unpaid, dangers := 0, 0, 0
	for seed := range uint64(4) {
		play, pick := playing.Begun(t, sh, seed, playing.AskAll(sh, seed)), rand.New(rand.NewPCG(seed, 4))
		for range 250 {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			c, fights := playing.HostOf(sh).Screen(sh, play).(*Combat)
			if fights && d.Kind == "activation" {
				c.Refresh(sh)
				for i := range d.Options {
					o := &d.Options[i]
					if o.Verb != "move" || pick.IntN(3) > 0 {
						continue
					}
					at := board.Space(o.Args[1])
					for _, list := range c.foresight.shotsFrom(at) {
						x, ok := c.foresight.payable(o.Key(), list)
						if can := fires(t, play.Match, o.Key(), list, x, ok); can != ok {
							t.Fatalf("seed %d, %s: an attack is told as payable: %v, and is: %v", seed, o.Key(), ok, can)
						}
						if paid++; !ok {
							paid, unpaid = paid-1, unpaid+1
						}
					}
					if strings.Contains(c.foresight.moveTip(sh, o.Key(), at), "Expected wounds") {
						dangers++
					}
				}
			}
			if err := play.Choose(playing.ByChance(pick, d)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if paid < 30 || unpaid < 5 || dangers < 30 {
		t.Errorf("only %d attacks paid for, %d not, %d dangers told", paid, unpaid, dangers)
	}
}

// fires moves in a copy, paying with the lowest die, and reports whether the attack is legal there, or
// without ok whether any of the list is.
func fires(t *testing.T, m *fortress.Match, key string, list []shot, x shot, ok bool) bool {
	t.Helper()
	c := m.Clone()
	if _, err := c.Choose(key); err != nil {
		t.Fatal(err)
	}
	d, asked := c.Pending()
	if asked && d.Kind == "pay" {
		c.Take(0)
		d, asked = c.Pending()
	}
	if ok {
		list = []shot{x}
	}
	for _, x := range list {
		if asked && d.Has(c.State.FireKey(x.aim.By, x.aim.Weapon, x.cost, x.aim.On)) {
			return true
		}
	}
	return false
}

// A move from danger into safety, or the other way, is told in words instead of with a bare 0.00.
func TestNoDangerIsToldInWords(t *testing.T) {
	sh := playing.Bare(t)
	safe, exposed, both := 0, 0, 0
	playing.EachDecision(t, sh, 8, 200, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || d.Kind != fortress.AskActivation {
			return
		}
		c := facing(sh, play)
		for i := range d.Options {
			o := &d.Options[i]
			if o.Verb != "move" || i%7 > 0 {
				continue
			}
			h, _ := board.ParseHex(o.Parts[len(o.Parts)-1])
			to, ok := play.Shown.Field().At(h)
			if !ok {
				continue
			}
			text, by := c.foresight.danger(sh, to), c.Actor()
			at := func(h board.Space) float64 {
				n, _, _ := wounds(c.foresight.outlooks(fortress.Placement{Unit: by, Hex: h}), int(play.Shown.On(by).Card))
				return n.Float()
			}
			here, there := at(play.Shown.On(by).Hex), at(to)
			switch {
			case strings.Contains(text, "0.00"), (there == 0 && here > 0) != strings.Contains(text, "none there"), (here == 0 && there > 0) != strings.Contains(text, "none here"):
				t.Errorf("%s, with %v there and %v here: %q", o.Key(), there, here, text)
			case there == 0 && here > 0:
				safe++
			case here == 0 && there > 0:
				exposed++
			case text != "":
				both++
			}
		}
	})
	if safe == 0 || exposed == 0 || both == 0 {
		t.Errorf("%d moves into safety, %d out of it, and %d others", safe, exposed, both)
	}
}
