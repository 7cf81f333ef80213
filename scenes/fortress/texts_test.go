package fortress

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// shown draws a game at each of its decisions, with the tips of everything that can be pointed at.
func shown(t *testing.T, sh *game.Shell, play *blackstone.Session, pick *rand.Rand, most int, draw func()) {
	t.Helper()
	for range most {
		play.ShowAll()
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		draw()
		inwindow.Frame()
		if f, broke := sh.Top(), sh.Top().Name() == "failure"; broke {
			t.Fatalf("the screen broke: %s", f.Says()["problem"])
		}
		for a := range sh.UI.All {
			if a.Tip != nil {
				a.Tip()
			}
		}
		if c, ok := sh.Top().(*Combat); ok {
			for a := range sh.UI.All {
				c.tips.tip(sh, a)
			}
		}
		refusalsAreTold(t, sh)
		d, ok := play.Explained()
		if !ok {
			return
		}
		if err := play.Choose(playing.ByChance(pick, d)); err != nil {
			t.Fatal(err)
		}
	}
}

// refusalsAreTold checks that everything refused on the screen has a reason and a rule, reachable by keys
// too.
func refusalsAreTold(t *testing.T, sh *game.Shell) {
	t.Helper()
	for a := range sh.UI.All {
		if !a.Readable {
			continue
		}
		sh.UI.FocusOn(a.Name)
		if at := sh.UI.Pointed(); at == nil || at.Name != a.Name {
			t.Errorf("the focus does not stop at %s", a.Name)
		}
		var tip render.TooltipView
		if c, ok := sh.Top().(*Combat); ok {
			tip = c.tips.tip(sh, a)
		} else {
			tip = a.Tip()
		}
		if tip.Text == "" || tip.Rules == "" {
			t.Errorf("%s is refused, and told is %+v", a.Name, tip)
		}
	}
}

// foldTold reports whether a folded part of the log says a text in its tip.
func foldTold(sh *game.Shell, text string) bool {
	for a := range sh.UI.All {
		if a.Tip != nil && strings.HasPrefix(a.Name, "log/") {
			if tip := a.Tip(); tip.Title == text || tip.Sub == text {
				return true
			}
		}
	}
	return false
}

// Everything shown in play has a text. At the normal text size, only names and what folded parts of the log hold are
// ever cut.
func TestNoTextInPlayIsMissingOrCut(t *testing.T) {
	for _, percent := range []int{100, 150} {
		t.Run(fmt.Sprint(percent), func(t *testing.T) {
			sh := playing.Bare(t)
			sh.Settings.TextPercent = percent
			img := playing.Screen(t, sh, 1280, 720)
			var missed, cut []string
			sh.Words.Missed = func(key string) { missed = append(missed, key) }
			var now []string
			sh.Theme.Cut = func(text string) { now = append(now, text) }
			for seed := range uint64(3) {
				shown(t, sh, playing.Begun(t, sh, seed, playing.AskAll(sh, seed)), rand.New(rand.NewPCG(seed, 9)), 110, func() {
					now = now[:0]
					sh.Dirty()
					sh.Draw(img)
					cut = append(cut, slices.DeleteFunc(now, func(text string) bool { return foldTold(sh, text) })...)
				})
			}
			slices.Sort(missed)
			slices.Sort(cut)
			for _, key := range slices.Compact(missed) {
				t.Errorf("there is no text %q", key)
			}
			for _, text := range slices.Compact(cut) {
				t.Errorf("this is cut: %s", text)
			}
		})
	}
}

// Every card of a game can be read at any text size.
func TestEveryCardOfAGameCanBeRead(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Begun(t, sh, 1, playing.AskAll(sh, 1))
	sh.Words.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	b := table.NewBinder(&play.Shown, "", "")
	sh.Show(NewCombat(playing.HostOf(sh), sh, play))
	sh.Push(b)
	if len(b.IDs) != len(play.Table.Setup.Explorers)+len(playing.HostOf(sh).Rules.Pack.Hostiles) {
		t.Errorf("there are the cards %v", b.IDs)
	}
	for _, percent := range []int{80, 100, 200} {
		sh.Settings.TextPercent = percent
		img := playing.Screen(t, sh, 1280, 720)
		sh.Theme.Cut = func(text string) { t.Errorf("at %d percent this is cut: %s", percent, text) }
		for _, id := range b.IDs {
			b.Turn(sh, id)
			if b.Card.Column = ""; table.ExplorerIndex(playing.HostOf(sh).Rules.Pack, id) < 0 {
				b.Card.Column = "engaged"
			}
			sh.Dirty()
			sh.Draw(img)
			if percent == 200 && !b.Card.Scroll.Scrolls() {
				t.Errorf("%s at twice the size has nothing below", id)
			}
		}
	}
}
