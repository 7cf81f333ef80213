package expedition

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// On every device an expedition shows its question whole between the cards, and its answers have the height of a finger.
func TestAnExpeditionOnDevicesHeldInTheHands(t *testing.T) {
	for _, d := range playing.Devices {
		t.Run(d.Name, func(t *testing.T) {
			sh, seen := playing.Bare(t), map[string]bool{}
			least := float32(44)
			if d.H < 400 {
				least = 30 // on its side a phone has not the room for all answers
			}
			sh.Held = func() float64 { return d.Ratio }
			table := blackstone.Table{Seed: 14, Setup: fortress.Setup{Players: 2, Fifth: -1, Difficulty: fortress.Normal, Explorers: []string{"amallyn", "dahyak", "espern-locarno", "ur-025"}}}
			if err := playing.HostOf(sh).BeginAt(sh, table, 14); err != nil {
				t.Fatal(err)
			}
			img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			x := sh.Top().(*Expedition)
			for range 900 {
				x.Play.ShowAll()
				q, ok := x.Play.Explained()
				if !ok {
					break
				}
				if !x.Play.Shown.Fighting() && !seen[q.Kind] {
					seen[q.Kind] = true
					sh.Show(playing.HostOf(sh).Screen(sh, x.Play))
					for range 3 {
						sh.Dirty()
						sh.Draw(img)
						if err := sh.Update(); err != nil {
							t.Fatal(err)
						}
					}
					playing.Keep(t, img, d.Name+"-expedition-"+q.Kind)
					for a := range sh.UI.Each { // on a phone on its side lists scroll, so that the last row may be cut
						if strings.HasPrefix(a.Name, "option/") && !a.Offscreen && a.Do != nil && !(d.H < 400 && (q.Kind == fortress.AskExchange || q.Kind == fortress.AskChallenge)) && a.Rect.H < least*float32(d.Ratio)-0.5 {
							t.Errorf("%s: %s is %v points high", q.Kind, a.Name, a.Rect.H/float32(d.Ratio))
						}
						if whole := (render.Rect{W: float32(img.Bounds().Dx()), H: float32(img.Bounds().Dy())}); strings.HasPrefix(a.Name, "option/") && !a.Offscreen && (a.Rect.X < 0 || a.Rect.Right() > whole.W || a.Rect.Bottom() > whole.H) {
							t.Errorf("%s: %s stands at %v", q.Kind, a.Name, a.Rect)
						}
					}
				}
				if err := x.Play.Choose(q.Options[bot.Answer(x.Play.Match, q)].Key()); err != nil {
					t.Fatal(err)
				}
			}
			if len(seen) < 3 {
				t.Errorf("only these questions were asked: %v", seen)
			}
		})
	}
}
