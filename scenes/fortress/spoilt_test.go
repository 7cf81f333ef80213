package fortress

import (
	"flag"
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"precipice/build/inwindow"
	"precipice/build/spoilt"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
	"precipice/scenes/fortress/playing"
)

var (
	spoiltSaves = flag.Int("spoilt", 40, "spoilt saves to draw")
	spoiltFrom  = flag.Uint64("spoilt-from", 0, "the first of them")
)

// Whatever a spoilt save loads as is drawn, before an answer and after it, and every tip is read. No screen breaks.
func TestWhatASpoiltSaveLoadsAsIsDrawn(t *testing.T) {
	rules, book := playing.Content(t)
	host := blackstone.With(rules)
	table := blackstone.Table{Seed: 1, Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: rules.Pack.Combats[0].ID}}
	all, err := spoilt.Of(host, table, "../../engine/fortress/testdata")
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for seed := *spoiltFrom; seed < *spoiltFrom+uint64(*spoiltSaves); seed++ {
		chance := rand.New(rand.NewPCG(seed, 73))
		data, scenario, err := all.Spoilt(chance)
		if err != nil {
			t.Fatal(err)
		}
		store := saves.NewMemory()
		if err := store.Put("spoilt", data); err != nil {
			t.Fatal(err)
		}
		sh := playing.ShellOf(t, rules, nil, game.Parts{Words: book, Store: store, Seed: 1})
		play, err := session.Resume(host, store, "spoilt", sh.Saver, game.Clock)
		if err != nil {
			continue
		}
		drawn++
		where := ""
		broke := func(what any) {
			t.Errorf("-spoilt-from %d (%s), %s: %v\n%s", seed, scenario, where, what, debug.Stack())
		}
		failed := sh.Failed
		sh.Failed = func(sh *game.Shell, problem any) game.Scene { broke(problem); return failed(sh, problem) }
		func() {
			defer func() {
				if p := recover(); p != nil {
					broke(p)
				}
			}()
			where = "at first"
			sh.Show(playing.HostOf(sh).Hosting().Open(sh, play))
			readAll(t, sh, &where)
			if d, asked := play.Pending(); asked {
				key := d.Options[chance.IntN(len(d.Options))].Key()
				where = "after " + key
				if err := play.Choose(key); err != nil {
					return // the rules break, which the session tells
				}
				sh.Show(playing.HostOf(sh).Hosting().Open(sh, play))
				readAll(t, sh, &where)
			}
		}()
		sh.Home(nil)
		inwindow.Frame()
	}
	t.Logf("%d of %d were drawn", drawn, *spoiltSaves)
	if drawn < *spoiltSaves/10 {
		t.Errorf("only %d were drawn", drawn)
	}
}

// readAll draws a screen, with whatever it shows by and by, and reads its tips.
func readAll(t *testing.T, sh *game.Shell, where *string) {
	img := playing.Screen(t, sh, 1600, 900)
	for range 6 {
		sh.Top().Update(sh)
		sh.Dirty()
		sh.Draw(img)
	}
	at := *where
	for a := range sh.UI.Each {
		if a.Tip != nil {
			*where = at + ", tip of " + a.Name
			a.Tip()
		}
	}
	*where = at
}
