package expedition

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// On every device no text of a challenge is cut, nor of the question between two cards, all effects of its choices are
// written in one size, and no numbers of keys are shown.
func TestAChallengeOnDevicesHeldInTheHands(t *testing.T) {
	for i := range 2 * len(playing.Devices) {
		d, percent := playing.Devices[i/2], 100+i%2*100
		t.Run(fmt.Sprintf("%s-%d", d.Name, percent), func(t *testing.T) {
			sh, drawn := playing.Bare(t), map[string]bool{}
			sh.Settings.TextPercent = percent
			sh.Held = func() float64 { return d.Ratio }
			sh.Show(sh.Title(sh, nil))
			img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			playing.EachDecision(t, sh, 30, 40, func(play *blackstone.Session, q *engine.Decision) {
				if play.Shown.Fighting() || q.Kind != fortress.AskVolunteer && q.Kind != fortress.AskChallenge && q.Kind != fortress.AskExplore {
					return
				}
				what := q.Kind // each question about each challenge once
				if card, _, met := fortress.ChallengeInPlay(play.Match); met {
					what += "-" + card.ID
				}
				if drawn[what] {
					return
				}
				drawn[what] = true
				x := NewExpedition(playing.HostOf(sh), sh, play)
				sh.Show(x)
				var cut []string
				sh.Theme.Cut = func(text string) { cut = append(cut, text) }
				digits, highs := 0, map[string]float32{}
				sh.Theme.Wrote = func(text string, at, _ render.Rect) {
					highs[text] = at.H
					if text == "1" || text == "2" {
						digits++
					}
				}
				sh.Dirty()
				sh.Draw(img)
				if digits > 0 {
					t.Errorf("%s: %d numbers of keys are shown", q.Kind, digits)
				}
				playing.Keep(t, img, fmt.Sprintf("%s-%d-%s", d.Name, percent, what))
				for a := range sh.UI.Each { // why a row is refused may be left to its tip
					if a.Tip != nil && a.Do == nil {
						cut = slices.DeleteFunc(cut, func(text string) bool { return text == a.Tip().Text })
					}
				}
				figures := x.figures(sh, "0 · 0 · 0 · 0")
				var names, values, labels []string
				for i := range figures {
					names, values = append(names, figures[i].name), append(values, figures[i].text)
				}
				if q.Kind == fortress.AskExplore {
					for i := range x.Choices.Rows {
						labels = append(labels, x.Choices.Rows[i].Label)
					}
				}
				for _, list := range [][]string{names, values, labels} {
					least, most := float32(1000), float32(0)
					for _, text := range list {
						if high, drawn := highs[text]; drawn {
							least, most = min(least, high), max(most, high)
						}
					}
					if most > 0 && least != most { // on a phone on its side a challenge has the room of what is carried
						t.Errorf("%s: %q are written %v to %v high", what, list, least, most)
					}
				}
				if len(cut) > 0 {
					t.Errorf("%s: these texts are cut: %q", what, cut)
				}
				for a := range sh.UI.Each {
					if strings.HasPrefix(a.Name, "option/") && !a.Offscreen && !x.Scrolls && a.Rect.H < 30*float32(d.Ratio) {
						t.Errorf("%s: %s is %v points high", q.Kind, a.Name, a.Rect.H/float32(d.Ratio))
					}
				}
				if shown := seenChoices(sh); q.Kind == fortress.AskChallenge && d.Name == "phone-wide" && percent == 100 && shown < 2 {
					t.Errorf("%s: %d choices are seen", what, shown)
				}
				if q.Kind == fortress.AskChallenge {
					card, _, _ := fortress.ChallengeInPlay(play.Match)
					for i := range card.Choices {
						a := sh.UI.Named("option/choose " + card.Choices[i].ID)
						if a == nil || x.Scrolls {
							continue
						}
						in := a.Rect.Inset(sh.Theme.Px(choicePad))
						for _, op := range card.Choices[i].Effect {
							for _, b := range (choiceText{}).branches(&op) {
								for word := range strings.FieldsSeq(foretold.Sentence(sh.Words, b.ops)) {
									if sh.Theme.Measure(word, ChoiceBody) > in.W-levelWidth(sh, ChoiceBody) {
										t.Errorf("%s: %q is broken", what, word)
									}
								}
							}
						}
						if y := x.choiceStyles(sh, in, &card.Choices[i], len(x.choiceOdds(x.Choices.Row("choose "+card.Choices[i].ID)))); y.small.Size != ChoiceBody.Size || y.untold {
							t.Errorf("%s is written at %v of %v", card.Choices[i].ID, y.small.Size, ChoiceBody.Size)
						}
					}
				}
			})
			if len(drawn) < 8 || !drawn[fortress.AskExplore] {
				t.Errorf("only these were asked: %v", drawn)
			}
		})
	}
}

// seenChoices returns how many choices of a challenge are in view, in part at least.
func seenChoices(sh *game.Shell) (n int) {
	for a := range sh.UI.Each {
		if strings.HasPrefix(a.Name, "option/choose ") && !a.Offscreen || strings.HasPrefix(a.Name, "row/choose ") && !a.Offscreen {
			n++
		}
	}
	return n
}
