package fortress

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// The result of an expedition tells of each card that was met and of the way home, with a picture of its own, and
// fits at every size.
func TestTheResultTellsOfEachCard(t *testing.T) {
	sh := playing.Bare(t)
	told := 0
	for seed := uint64(1); told < 2; seed++ {
		play, pick := playing.Begun(t, sh, seed, playing.AskAll(sh, seed)), rand.New(rand.NewPCG(seed, 4))
		if play.Shown.Mode() != fortress.OneOff {
			continue
		}
		for range 200 {
			played(t, play, pick, 40)
		}
		play.ShowAll()
		x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		if !x.Over() {
			continue
		}
		told++
		j := x.Tale(sh)
		if cards := int(play.Shown.Expedition.Round); len(j.Tale.Parts) != cards+1 || len(j.Tale.Party) != 4 {
			t.Errorf("seed %d: %d cards were met, and the result has %d parts and a party of %d", seed, cards, len(j.Tale.Parts), len(j.Tale.Party))
		}
		if play.Shown.Pack().Picture(x.EndPicture()) == nil {
			t.Errorf("seed %d: the ending %v has no picture", seed, play.Shown.Expedition.Ending)
		}
		for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
			img := playing.Screen(t, sh, size[0], size[1])
			playing.Keep(t, img, fmt.Sprintf("pictures-result-%d-%d", told, size[0]))
		}
	}
}
