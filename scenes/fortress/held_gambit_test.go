package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// On every device each die that can pay for a gambit is as large as a finger needs, the first touch of it shows the odds,
// and the row says that a die is to be touched.
func TestAGambitOnDevicesHeldInTheHands(t *testing.T) {
	for _, d := range playing.Devices {
		t.Run(d.Name, func(t *testing.T) {
			sh := playing.Bare(t)
			sh.Held = func() float64 { return d.Ratio }
			sh.Show(sh.Title(sh, nil))
			img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			asked, dice, least := 0, 0, float32(44*d.Ratio)-0.5
			playing.EachDecision(t, sh, 9, 40, func(play *blackstone.Session, q *engine.Decision) {
				if q.Kind != fortress.AskGambit || asked == 6 {
					return
				}
				c := NewCombat(playing.HostOf(sh), sh, play)
				sh.Show(c)
				for range 2 {
					sh.Dirty()
					sh.Draw(img)
				}
				playing.Keep(t, img, fmt.Sprintf("%s-gambit-%d", d.Name, asked))
				if first := sh.UI.First("option/gambit"); asked == 0 {
					sh.UI.FocusOn(first)
					sh.Dirty()
					sh.Draw(img)
					playing.Keep(t, img, d.Name+"-gambit-read")
				}
				track := sh.UI.Named("track/1")
				if high := d.H > d.W; high && (track == nil || track.Rect.Bottom() > c.kit.layout.Asks.Y || track.Rect.Y < c.kit.layout.Field.Y) {
					t.Errorf("%s: the question is about the track, which is at %+v", d.Name, track)
				}
				asked++
				c.Update(sh)
				for a := range sh.UI.Each {
					switch {
					case strings.HasPrefix(a.Name, "option/gambit"):
						if dice++; a.Rect.W < least || a.Rect.H < least || !sh.UI.TakesTwo(a) || a.Tip == nil || len(a.Tip().Odds) == 0 {
							t.Errorf("%s is %v by %v points, is only shown at first: %v", a.Name, a.Rect.W/float32(d.Ratio), a.Rect.H/float32(d.Ratio), sh.UI.TakesTwo(a))
						}
					case strings.HasPrefix(a.Name, "row/gambit") && a.Tip != nil:
						if r := c.Choices.Row(strings.TrimPrefix(a.Name, "row/")); len(r.Legal) > 0 && !strings.Contains(a.Tip().Text, sh.Words.Say("tip.pays")) {
							t.Errorf("%s says %q", a.Name, a.Tip().Text)
						}
					}
				}
			})
			if asked < 2 || dice < 6 {
				t.Errorf("%d questions with %d dice", asked, dice)
			}
		})
	}
}
