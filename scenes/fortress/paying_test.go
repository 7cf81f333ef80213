package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// While the player points at a choice, the dice that will pay for it are marked where they lie, its tip names them, and they
// are the dice that the choice then spends.
func TestTheDiceThatWillPayAreMarked(t *testing.T) {
	paid, kept := map[bool]int{}, map[bool]bool{}
	for seed, d := range append([]playing.Device{{Name: "desk", W: 1280, H: 720, Ratio: 0}}, playing.Devices[0], playing.Devices[2]) {
		sh := playing.Bare(t)
		table := blackstone.Table{Setup: playing.FullTable(sh)}
		play := playing.Begun(t, sh, uint64(seed), table)
		c := NewCombat(playing.HostOf(sh), sh, play)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		sh.Show(c)
		img := playing.Screen(t, sh, int(float64(d.W)*max(1, d.Ratio)), int(float64(d.H)*max(1, d.Ratio)))
		pick := playing.Chance(uint64(seed))
		for range 120 {
			play.ShowAll()
			question, ok := play.Explained()
			if !ok || !play.Shown.Fighting() {
				break
			}
			c.Refresh(sh)
			key := playing.ByChance(pick, question)
			want, before := paidWith(play.Following(key, fortress.AskPay), c.activeCard()), len(play.Log)
			if c.Activating() && len(want) > 0 {
				for _, k := range checkPayment(t, sh, c, img, key, want, kept) {
					paid[strings.HasPrefix(k, destinyPayment)]++
				}
			}
			if err := play.Choose(key); err != nil {
				t.Fatal(err)
			}
			play.ShowAll()
			for i, k := range want {
				if l := &play.Log[before+i]; !strings.HasSuffix(l.Key, "-spent") || !strings.HasSuffix(k, l.Args[1]) {
					t.Fatalf("%s: %q was to be paid with %q, and then came %+v", d.Name, key, want, l)
				}
			}
		}
		c.Leave()
	}
	if paid[false] < 10 || paid[true] < 3 {
		t.Errorf("only %d of the explorers' own dice and %d destiny dice paid", paid[false], paid[true])
	}
}

// checkPayment points at a choice and fails unless all that pays for it is marked and named. It returns what was marked.
func checkPayment(t *testing.T, sh *game.Shell, c *Combat, img *ebiten.Image, key string, want []string, kept map[bool]bool) []string {
	t.Helper()
	sh.UI.SetFocus("")
	sh.Dirty()
	sh.Draw(img)
	if c.payer.paying.keys != nil {
		t.Errorf("with nothing pointed at, %q pay", c.payer.paying.keys)
	}
	if sh.UI.Named("option/"+key) == nil {
		return nil // it is shown after something else has been chosen, such as a weapon
	}
	sh.UI.FocusOn("option/" + key)
	sh.Dirty()
	sh.Draw(img)
	if !slices.Equal(c.payer.paying.keys, want) {
		t.Errorf("%q is shown to be paid with %q, not %q", key, c.payer.paying.keys, want)
	}
	if c.payer.marks.marked != len(want) {
		t.Errorf("%q: of %q, %d were marked: %+v", key, want, c.payer.marks.marked, c.payer.marks)
	}
	if !kept[c.kit.layout.Held] && strings.HasPrefix(want[0], destinyPayment) {
		kept[c.kit.layout.Held] = true
		playing.Keep(t, img, fmt.Sprintf("paying-held-%v", c.kit.layout.Held))
	}
	if v := c.payer.withPayment(sh, c.tips.tip(sh, sh.UI.Pointed())); !strings.Contains(v.Text, "Paid with: ") {
		t.Errorf("the tip of %q does not say what pays: %q", key, v.Text)
	}
	return want
}
