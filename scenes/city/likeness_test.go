package city

import (
	"testing"

	"precipice/build/inwindow"
	rules "precipice/engine/city"
	"precipice/scenes/play"
)

// weighty are events that have a moment of their own: every find, a slain champion, a hero who falls or dies, every group that comes, every
// extraction.
func weighty(j *Journey) (list []any) {
	s := &j.Play.Shown
	for i := range s.Content().Discoveries {
		list = append(list, rules.Found{Hero: 1, Card: uint8(i)})
	}
	for u := range s.Units {
		if w := &s.Units[u]; w.Team == rules.HostileTeam && w.Here() && s.Content().Hostiles[w.Kind].Models[w.Model].Champion {
			list = append(list, rules.Slain{Unit: rules.UnitID(u)})
			break
		}
	}
	list = append(list, rules.OutOfAction{Hero: 2}, rules.OutOfAction{Hero: 2, Dead: true})
	for i := range s.Content().Encounters {
		if len(s.Content().Encounters[i].Levels[s.Level]) > 0 {
			list = append(list, rules.GroupFormed{Group: 1, Card: uint8(i)})
		}
	}
	for i := range s.Content().Extractions {
		list = append(list, rules.ExtractionRolled{Face: 7, Result: 8, Event: uint8(i)})
	}
	return list
}

// withChampion plays until a hero acts and a champion stands on the battlefield.
func withChampion(t *testing.T, d device) (*table, *Journey) {
	t.Helper()
	x, j := begin(t, d, "lantern-row")
	for n := 0; n < 300 && x.answer(j); n++ {
		if _, slain := weighty(j)[len(j.Play.Shown.Content().Discoveries)].(rules.Slain); slain && j.own() {
			return x, j
		}
	}
	t.Fatal("no champion comes")
	return nil, nil
}

// What is weighty has a moment with its picture on every device and at instant speed too: nothing of it is cut, it waits until its die lies,
// and a touch ends it once there was time to see it.
func TestWhatIsWeightyIsShownWithItsPicture(t *testing.T) {
	for _, d := range devices {
		x, j := withChampion(t, d)
		kinds := map[string]bool{}
		for n, change := range weighty(j) {
			if d != desk && n%5 > 0 && n < len(j.Play.Shown.Content().Discoveries) {
				continue
			}
			x.announce(j, change)
			of, is := j.Herald.Banner().Shows.(likeness)
			if !is {
				t.Fatalf("%T has no picture", change)
			}
			kinds[of.name()] = true
			x.sh.Theme.Cut = func(s string) {
				if b := j.Herald.Banner(); s == b.Title || s == b.Text {
					t.Errorf("%v: %T: %q is cut", d, change, s)
				}
			}
			texts := x.reads()
			x.sh.Theme.Cut = nil
			if title := j.Herald.Banner().Title; !says(texts, title) {
				t.Errorf("%v: %T: nothing says %q", d, change, title)
			}
			x.sh.Now = x.sh.Now.Add(play.GlanceTime)
			x.sh.Input.Clicked = true
			x.sh.Top().Update(x.sh)
			if x.sh.Input.Clicked = false; j.Herald.Banner().Title != "" {
				t.Errorf("%T: a touch does not end it", change)
			}
		}
		if len(kinds) < 5 {
			t.Errorf("%v: only %v are shown", d, kinds)
		}
	}
}

// name says what kind of picture it is.
func (l likeness) name() string {
	switch {
	case l.thing != "":
		return "thing"
	case l.hero != "":
		return "hero"
	case l.ship:
		return "ship"
	case l.fell:
		return "slain"
	}
	return "comes"
}

// announce lets an event begin, as at instant speed, and draws it.
func (x *table) announce(j *Journey, change any) {
	j.Herald.Clear()
	b := Moments.Of(change).Banner(j.now(x.sh))
	j.Herald.Show(x.sh, b, j.Speed(x.sh))
	x.draw()
}

// The page of the end opens only when the extraction has been announced, at instant speed too.
func TestTheExtractionIsToldBeforeTheEnd(t *testing.T) {
	x, j := begin(t, desk, "ossuary-steps")
	for n := 0; n < 3000 && j.Play.Shown.Phase != rules.Over && x.answerThere(j); n++ {
		if j.Play.Shown.Phase != rules.Over {
			x.goOn()
			x.pass(bannerTime)
		}
	}
	of, is := j.Herald.Banner().Shows.(likeness)
	if !is || !of.ship || j.over() || x.sh.UI.Named("result/new") != nil {
		t.Fatalf("at the end the screen announces %+v; it is over: %v", j.Herald.Banner(), j.over())
	}
	if x.goOn(); !j.over() || x.sh.UI.Named("result/new") == nil {
		t.Error("the end does not follow")
	}
}

// Each kind of moment, to be looked at.
func TestGalleryOfMomentsInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, d := range []device{desk, phone} {
		x, j := withChampion(t, d)
		seen := map[string]bool{}
		for _, change := range weighty(j) {
			x.announce(j, change)
			of, _ := j.Herald.Banner().Shows.(likeness)
			if seen[of.name()] {
				continue
			}
			seen[of.name()] = true
			x.pass(play.GlanceTime)
			x.keep("news-" + of.name() + "-" + d.String())
		}
	}
}
