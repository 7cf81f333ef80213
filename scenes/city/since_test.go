package city

import (
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/scenes/play"
)

// What has happened since the last choice stands over the question, on every device: whom the hostiles have hit for how much, and whom
// the heroes have struck.
func TestWhatHasHappenedStandsOverTheQuestion(t *testing.T) {
	for _, d := range []device{desk, wide, large, phone} {
		x, j := begin(t, d, "lantern-row")
		hits, blows := 0, 0
		for n := 0; n < 400 && (hits < 3 || blows < 3) && x.answer(j); n++ {
			if j.Question == nil || j.crisisAsked() || j.over() {
				continue
			}
			told := j.ask.since.told(x.sh)
			lines := j.ask.since.list(x.sh)
			if most := j.ask.since.most(x.sh); len(lines) > most {
				t.Errorf("%s: %d lines, of at most %d", d, len(lines), most)
			}
			if shown := x.sh.UI.Named("since") != nil; shown != (len(lines) > 0) {
				t.Errorf("%s: %d lines are told, and they are shown: %v", d, len(lines), shown)
			}
			rest := false
			for _, deed := range told {
				switch deed.Weight {
				case play.Hit:
					hits++
				case play.Blow:
					blows++
				case play.Rest:
					rest = true
					continue
				}
				if deed.Text == "" || strings.ContainsAny(deed.Text, "{}") {
					t.Errorf("%s: a deed says %q", d, deed.Text)
				}
			}
			if len(lines) == 1 && lines[0].Weight == play.Rest && !rest {
				t.Errorf("%s: %v is told as %v", d, told, lines)
			}
		}
		if hits < 3 || blows < 3 {
			t.Errorf("%s: %d hits and %d blows were told", d, hits, blows)
		}
	}
}

// A hit says what is left of the damage, and by how much the defence has lowered it. Each attack is one deed, whatever comes of it.
func TestAnAttackIsOneDeed(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	x.hurry(j)
	book, attacks, told := x.sh.Words, 0, map[play.Weight]int{}
	n := now{telling: nobody, words: book, s: &j.Play.Shown}
	for i := range j.Play.Log {
		change := j.Play.Log[i].Change
		n.begins(n.s, change)
		var deeds play.Deeds
		if m := Moments.Of(change); m.Since != nil {
			deeds.Add(m.Since(n))
		}
		switch c := change.(type) {
		case rules.Attacked:
			attacks++
		case rules.Suffers:
			if c.Reduced && c.Damage > 0 && !strings.Contains(deeds[0].Sum, "−") {
				t.Errorf("%+v is told as %+v", c, deeds[0])
			}
		}
		for _, d := range deeds {
			if told[d.Weight]++; d.Ends {
				told[play.Untold]++
			}
		}
		n.ends(change)
	}
	if attacks == 0 || told[play.Hit] == 0 || told[play.Blow] == 0 || told[play.Untold] == 0 {
		t.Errorf("%d attacks are told as %v", attacks, told)
	}
}

// While events are shown, the hostile that acts says what it does, and damage rises over whoever takes it: a hero, a hostile.
func TestDeedsAndDamageAreWrittenOverFigures(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	x.sh.Settings.Speed, x.sh.Settings.HostileSpeed = game.Normal, game.Normal
	acts, hurt, struck, early := 0, 0, 0, 0
	for n := 0; n < 6000 && (acts == 0 || hurt == 0 || struck == 0); n++ {
		if !j.Presenting() && j.Question != nil {
			x.answer(j)
			continue
		}
		if l := j.label; j.Showing.On && l.Text != "" {
			s := &j.Play.Shown
			switch hostile := s.Units[l.Over].Team == rules.HostileTeam; {
			case !l.Rises && hostile:
				acts++
			case strings.HasPrefix(l.Text, "−") && hostile:
				struck++
			case strings.HasPrefix(l.Text, "−"):
				hurt++
			}
			if l.Rises && j.Tray.Moving() {
				early++
			}
		}
		x.sh.Now = x.sh.Now.Add(40e6)
		x.draw()
	}
	if acts == 0 || hurt == 0 || struck == 0 {
		t.Errorf("%d deeds, %d wounds of heroes and %d of hostiles were written", acts, hurt, struck)
	}
	if early > 0 {
		t.Errorf("%d times damage rose while a die was in the air", early)
	}
}
