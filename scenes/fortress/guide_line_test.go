package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/tutor"
)

// The line of the guide ends at the edge of what it points at and does not run through it, at every step, at a desk with every
// size of text and on devices held in the hands.
func TestTheLineOfTheGuideEndsAtItsTarget(t *testing.T) {
	tables := []playing.SizedDevice{{Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 100}, {Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 200}, {Device: playing.Device{Name: "desk-large", W: 1600, H: 900, Ratio: 0}, Percent: 125}}
	for _, d := range playing.Devices {
		tables = append(tables, playing.SizedDevice{Device: d, Percent: 100})
	}
	for _, d := range tables {
		sh, c := pupil(t)
		ratio := max(d.Ratio, 1)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		sh.Settings.TextPercent = d.Percent
		img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
		said, lines := map[string]bool{}, 0
		for range 150 {
			c.CatchUp(sh)
			c.Refresh(sh)
			if !c.coach.tutor.Speaks() {
				q, asked := c.Play.Pending()
				if !asked {
					break
				}
				c.Choose(sh, q.Options[len(q.Options)-1].Key())
				continue
			}
			id := c.coach.said.ID
			if !said[id] {
				for range 3 {
					drawMoving(sh, c, img)
				}
				if target := c.coach.target; target.W > 0 {
					if from, to, ok := c.lesson.leader(sh, c.coach.tutor.Card, target); ok {
						lines++
						if part := tutor.Inside(target, from, to); part > 0.02 {
							t.Errorf("%s, text of %d %%, %s: %.0f %% of the line from %v to %v runs through %s at %v", d.Name, d.Percent, id, 100*part, from, to, c.coach.tutor.Points, target)
						}
					}
				}
				playing.Keep(t, img, d.Name+"-line-"+id)
				said[id] = true
			}
			if c.coach.said.Tells() {
				c.coach.tutor.Next(sh)
			} else {
				c.Choose(sh, c.coach.said.Key)
			}
		}
		if len(said) < 12 || lines < 3 {
			t.Errorf("%s: %d pages were shown, and %d lines", d.Name, len(said), lines)
		}
		c.Leave()
		inwindow.Frame()
	}
}
