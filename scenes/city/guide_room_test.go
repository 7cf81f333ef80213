package city

import (
	"strings"
	"testing"

	"precipice/render"
)

// Throughout the guided hunt, on every device, the card of the guide meets neither what it speaks of nor anything that can be chosen, and
// there is no card while it says nothing.
func TestTheGuidesCardLiesOnNothing(t *testing.T) {
	phoneLarge := device{780, 1688, 200, 2}
	for _, d := range []device{desk, wide, large, phone, side, phoneLarge, tablet} {
		t.Run(d.String(), func(t *testing.T) {
			x, j := pupil(t, d)
			spoke, pointed, drawn := 0, 0, 0
			for n := 0; x.obey(j, func(string) {}); n++ {
				if n > 400 {
					t.Fatal("no end")
				}
				for _, ready := range []bool{false, true} {
					if ready {
						x.goOn()
					}
					x.draw()
					if x.lies(j) {
						spoke++
						if j.coach.tutor.Points != "" || len(j.coach.said.Spaces) > 0 {
							pointed++
						}
					}
					drawn += x.drawersOver(j)
				}
			}
			if spoke < 100 || pointed < 30 || d.held > 0 && drawn == 0 {
				t.Errorf("it spoke %d times, pointed at something %d times, and over a drawer %d times", spoke, pointed, drawn)
			}
		})
	}
}

// drawersOver opens each drawer, and returns over how many of them the card lies.
func (x *table) drawersOver(j *Journey) (n int) {
	x.Helper()
	if !j.Layout.Held || j.over() || j.crisisAsked() || j.Stands() {
		return 0
	}
	for _, name := range []string{"drawer/party", "drawer/hostile", "drawer/track", "drawer/log"} {
		if x.sh.UI.Named(name) == nil {
			continue
		}
		x.click(name)
		if x.lies(j) {
			n++
			if want := away[j.coach.said.Where]; want != name {
				x.Errorf("%s: it speaks of %q, and its card lies over %s", j.coach.said.ID, j.coach.said.Where, name)
			}
		}
		x.click("drawer/close")
	}
	return n
}

// lies reports whether the guide shows its card, and fails if that lies where it must not.
func (x *table) lies(j *Journey) bool {
	x.Helper()
	c, a := j.coach, x.sh.UI.Named("guide")
	if a == nil {
		if note := j.Layout.Notes[0]; note.H > 0 && !c.tutor.Speaks() && !j.over() && !j.crisisAsked() && !j.Stands() {
			x.seenThere(j, note)
		}
		return false
	}
	if !c.tutor.Speaks() {
		x.Errorf("the guide is silent, and its card lies at %v", a.Rect)
	}
	meets := func(what string, r render.Rect) {
		if r.Inset(1).Overlaps(a.Rect) {
			x.Errorf("%s, %s: the card %v lies on %s at %v", c.said.ID, c.said.Key, a.Rect, what, r)
		}
	}
	if p := x.sh.UI.Named(c.tutor.Points); p != nil && p.Space != "" && !j.over() {
		at := j.View.Camera.Shown(c.ground.placeNamed(p.Space))
		if meets(p.Name, at); at.Share(j.Layout.Field) < 0.9 {
			x.Errorf("%s: it points at %s at %v, which is not in %v", c.said.ID, p.Name, at, j.Layout.Field)
		}
	}
	for o := range x.sh.UI.Each {
		own := strings.HasPrefix(o.Name, "guide") || strings.HasPrefix(o.Name, "rule/") && o.Rect.Within(a.Rect) == o.Rect
		behind := j.over() && !strings.HasPrefix(o.Name, "result/")
		if o.Name != "drawer/close" && !own && !behind && !o.Offscreen && (o.Do != nil || o.Name == c.tutor.Points || o.Name == "panel/drawer") {
			meets(o.Name, o.Rect)
		}
	}
	if j.over() {
		return true
	}
	for _, sp := range c.said.Spaces {
		at := j.View.Camera.Shown(c.ground.place(sp))
		if meets("a space", at); at.Share(j.Layout.Field) < 0.9 && j.Drawers.Open == 0 {
			x.Errorf("%s: it speaks of a space at %v, which is not in %v", c.said.ID, at, j.Layout.Field)
		}
	}
	return true
}

// seenThere fails if the board is not seen, and cannot be pointed at, where the guide has had its card.
func (x *table) seenThere(j *Journey, note render.Rect) {
	x.Helper()
	if room := j.boardRoom(); note.Share(room) < 0.9 && note.Bottom() > room.Bottom() {
		x.Errorf("the guide is silent, and its room %v lies empty below the board at %v", note, room)
	}
	for a := range x.sh.UI.Each {
		at := j.View.Camera.Shown(j.ground.placeNamed(a.Space))
		if strings.HasPrefix(a.Name, "space/") && at.Share(note) > 0.9 && a.Offscreen {
			x.Errorf("the guide is silent, and %s at %v cannot be pointed at", a.Name, at)
		}
	}
}
