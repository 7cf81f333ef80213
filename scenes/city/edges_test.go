package city

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/game/sound"
	"precipice/scenes/asking"
)

// E ends the activation whichever rows stand before that, though they could be taken at once too, and ends nothing where nothing ends.
func TestTheKeyThatEndsEnds(t *testing.T) {
	before, without := 0, 0
	for _, journey := range tellers {
		x, j := begin(t, desk, journey)
		j.Play.Table.AskAll, j.Play.Table.HostilesAsked = true, true
		for n := 0; n < 400 && (before < 5 || without < 5) && x.answer(j); n++ {
			if j.Question == nil || j.crisisAsked() || j.over() {
				continue
			}
			direct := slices.ContainsFunc(j.Question.All(), func(r *asking.Row) bool { return r.Direct() != nil && !r.Ends })
			if end := slices.IndexFunc(j.Question.All(), func(r *asking.Row) bool { return r.Ends && r.Direct() != nil }); end < 0 && direct {
				made := len(j.Play.Match.Journal)
				if j.End(x.sh); len(j.Play.Match.Journal) != made {
					t.Errorf("E answers %q where nothing ends", j.Play.Match.Journal[made])
				}
				without++
			} else if end > 0 && direct {
				key, made := j.Question.All()[end].Direct().Key, len(j.Play.Match.Journal)
				if j.End(x.sh); len(j.Play.Match.Journal) <= made || j.Play.Match.Journal[made] != key {
					t.Errorf("E does not take %q: %q", key, j.Play.Match.Journal[made:])
				}
				x.draw()
				before++
			}
		}
	}
	if before < 5 || without < 5 {
		t.Errorf("%d questions had another answer before their end, %d no end", before, without)
	}
}

// While the hero for a crisis is chosen, a choice that needs an item can be clicked only for the hero who carries the item.
func TestACellOfACrisisNeedsItsItem(t *testing.T) {
	for _, journey := range tellers {
		x, j := begin(t, desk, journey)
		for n := 0; n < 1500; n++ {
			if j.crisisAsked() && j.Question.Asks(rules.AskCrisisHero) {
				cells(t, j)
				return
			}
			if !x.answer(j) {
				break
			}
		}
	}
	t.Fatal("no hero was chosen for a crisis")
}

// cells looks at a choice with each hero, without and with the item that it needs.
func cells(t *testing.T, j *Journey) {
	t.Helper()
	page, s := &j.crisis, &j.Play.Shown
	choice := &page.crisis().Choices[0]
	was := choice.Needs
	defer func() { choice.Needs = was }()
	item := s.Content().Items[0].ID
	for _, h := range page.facing() {
		if _, refused := j.Question.Decision.Refused(rules.DoSend + " " + s.HeroName(h)); refused {
			continue
		}
		choice.Needs = ""
		if keys, why := page.cellOf(h, 0); len(keys) == 0 || why != nil {
			t.Errorf("%s cannot choose what needs nothing: %v", s.HeroName(h), why)
		}
		choice.Needs = item
		s.Heroes[h].Item = 0
		if keys, why := page.cellOf(h, 0); keys != nil || why == nil || why.Rule != "CC-G-073" {
			t.Errorf("%s without %s takes %v, refused by %+v", s.HeroName(h), item, keys, why)
		}
		s.Heroes[h].Item = 1 // the first item
		if keys, why := page.cellOf(h, 0); len(keys) == 0 || why != nil {
			t.Errorf("%s with %s: %v", s.HeroName(h), item, why)
		}
	}
}

// The banner of a fall stays: what is announced at once after it waits, and the event of the city does not take its place.
func TestTheBannerOfAFallStays(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	begins := func(change engine.Change[rules.State]) string {
		if m := Moments.Of(change); m.Banner != nil {
			j.Herald.Show(x.sh, m.Banner(j.now(x.sh)), x.sh.Settings.Speed)
		}
		return j.Herald.Banner().Title
	}
	j.Herald.Clear()
	fall := begins(rules.OutOfAction{Hero: 1})
	if hero := x.sh.Words.Name(j.Play.Shown.HeroName(1)); !strings.Contains(fall, hero) {
		t.Fatalf("the fall of %s is announced as %q", hero, fall)
	}
	if now := begins(rules.EventRolled{Face: 1}); now != fall {
		t.Errorf("the event takes the place of the fall: %q", now)
	}
	if now := begins(rules.OutOfAction{Hero: 2}); now != fall || len(j.Herald.Waiting()) != 1 {
		t.Errorf("the next fall does not wait: %q", now)
	}
}

// Wounds make the music dire, however few hostiles there are: four grievous ones, or two heroes out of action.
func TestWoundsMakeTheMusicDire(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for !j.own() && x.answer(j) {
	}
	s := &j.Play.Shown
	one := true
	for u := range s.Units {
		if v := &s.Units[u]; v.Team == rules.HostileTeam {
			v.Slain, one = !one, false
		}
	}
	if got := tensionOf(s); got != sound.Wary {
		t.Fatalf("with one hostile and nobody hurt it is %v", got)
	}
	for h := range 2 {
		s.Heroes[h].Out = true
		want := sound.Wary
		if h == 1 {
			want = sound.Dire
		}
		if got := tensionOf(s); got != want {
			t.Errorf("with %d heroes out it is %v, not %v", h+1, got, want)
		}
	}
}
