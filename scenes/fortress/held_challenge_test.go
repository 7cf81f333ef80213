package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
)

// On every device no text of a challenge is cut, nor of the question between two cards, all effects of its choices are
// written in one size, and no numbers of keys are shown.
func TestAChallengeOnDevicesHeldInTheHands(t *testing.T) {
	inwindow.Need(t)
	for _, d := range devices {
		t.Run(d.name, func(t *testing.T) {
			sh, drawn := bare(t), map[string]int{}
			sh.Held = func() float64 { return d.ratio }
			sh.Show(sh.Title(sh, nil))
			img := screen(t, sh, int(float64(d.w)*d.ratio), int(float64(d.h)*d.ratio))
			eachDecision(t, sh, 9, 40, func(play *blackstone.Session, q *engine.Decision) {
				if play.Shown.Fighting() || q.Kind != fortress.AskVolunteer && q.Kind != fortress.AskChallenge && q.Kind != fortress.AskExplore || drawn[q.Kind] == 4 {
					return
				}
				x := NewExpedition(hostOf(sh), sh, play)
				sh.Show(x)
				var cut []string
				sh.Theme.Cut = func(text string) { cut = append(cut, text) }
				digits := 0
				sh.Theme.Wrote = func(text string, _, _ render.Rect) {
					if text == "1" || text == "2" {
						digits++
					}
				}
				sh.Dirty()
				sh.Draw(img)
				if digits > 0 {
					t.Errorf("%s: %d numbers of keys are shown", q.Kind, digits)
				}
				keep(t, img, fmt.Sprintf("%s-%s-%d", d.name, q.Kind, drawn[q.Kind]))
				drawn[q.Kind]++
				for a := range sh.UI.Each { // why a row is refused may be left to its tip
					if a.Tip != nil && a.Do == nil {
						cut = slices.DeleteFunc(cut, func(text string) bool { return text == a.Tip().Text })
					}
				}
				if len(cut) > 0 {
					t.Errorf("%s: these texts are cut: %q", q.Kind, cut)
				}
				for a := range sh.UI.Each {
					if strings.HasPrefix(a.Name, "option/") && !a.Offscreen && a.Rect.H < 30*float32(d.ratio) {
						t.Errorf("%s: %s is %v points high", q.Kind, a.Name, a.Rect.H/float32(d.ratio))
					}
				}
				if q.Kind == fortress.AskChallenge {
					card, _, _ := fortress.ChallengeInPlay(play.Match)
					for i := range card.Choices {
						a := sh.UI.Named("option/choose " + card.Choices[i].ID)
						if a == nil || x.scrolls {
							continue
						}
						if y := x.choiceStyles(sh, a.Rect.Inset(sh.Theme.Px(choicePad)), &card.Choices[i], len(x.choiceOdds(x.rowFor("choose "+card.Choices[i].ID)))); y.small.Size != choiceBody.Size || y.untold {
							t.Errorf("%s is written at %v of %v", card.Choices[i].ID, y.small.Size, choiceBody.Size)
						}
					}
				}
			})
			for _, kind := range []string{fortress.AskVolunteer, fortress.AskChallenge, fortress.AskExplore} {
				if drawn[kind] == 0 {
					t.Errorf("%s is never asked", kind)
				}
			}
		})
	}
}
