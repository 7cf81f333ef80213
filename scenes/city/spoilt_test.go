package city

import (
	"flag"
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"precipice/build/spoilt"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/saves"
)

var (
	spoiltSaves = flag.Int("spoilt", 40, "spoilt saves to draw")
	spoiltFrom  = flag.Uint64("spoilt-from", 0, "the first of them")
)

// If a spoilt save loads at all, its screen is drawn before an answer and after it, and every tip is read. No screen breaks.
func TestWhatASpoiltSaveLoadsAsIsDrawn(t *testing.T) {
	x := open(t, wide)
	ruleset, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	seats := city.Table{Seed: 1, Setup: rules.Table{Players: 1, Heroes: ruleset.Pack.IDs("hero")[:4], Journey: "lantern-row"}}
	all, err := spoilt.Of(ruleset, seats, "../../engine/city/testdata")
	if err != nil {
		t.Fatal(err)
	}
	drawn, scenario, where, seed := 0, "", "", *spoiltFrom
	broke := func(what any) {
		t.Errorf("-spoilt-from %d (%s), %s: %v\n%s", seed, scenario, where, what, debug.Stack())
	}
	failed := x.sh.Failed
	x.sh.Failed = func(sh *game.Shell, problem any) game.Scene { broke(problem); return failed(sh, problem) }
	for ; seed < *spoiltFrom+uint64(*spoiltSaves); seed++ {
		chance := rand.New(rand.NewPCG(seed, 73))
		var data []byte
		if data, scenario, err = all.Spoilt(chance); err != nil {
			t.Fatal(err)
		}
		store := saves.NewMemory()
		if err := store.Put("spoilt", data); err != nil {
			t.Fatal(err)
		}
		play, err := session.Resume(ruleset, store, "spoilt", nil, game.Clock)
		if err != nil {
			continue
		}
		drawn++
		func() {
			defer func() {
				if p := recover(); p != nil {
					broke(p)
				}
			}()
			where = "at first"
			x.sh.Show(x.host.Open(x.sh, play))
			x.readAll(&where)
			if d, asked := play.Pending(); asked {
				where = "after " + d.Options[chance.IntN(len(d.Options))].Key()
				if err := play.Choose(where[len("after "):]); err != nil {
					return // the rules break, which the session tells
				}
				x.sh.Show(x.host.Open(x.sh, play))
				x.readAll(&where)
			}
		}()
		x.sh.Home(nil)
	}
	t.Logf("%d of %d were drawn", drawn, *spoiltSaves)
	if drawn < *spoiltSaves/10 {
		t.Errorf("only %d were drawn", drawn)
	}
}

// readAll draws a screen, with whatever it shows by and by, and reads its tips.
func (x *table) readAll(where *string) {
	x.draw()
	x.draw()
	at := *where
	for a := range x.sh.UI.Each {
		if a.Tip != nil {
			*where = at + ", tip of " + a.Name
			a.Tip()
		}
	}
	*where = at
}
