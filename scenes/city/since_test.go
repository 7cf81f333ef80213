package city

import (
	"fmt"
	"slices"
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

// Where a roll may be made again, the question says how it lies, and not that the attack does no harm.
func TestARollThatMayBeMadeAgainIsTold(t *testing.T) {
	for _, d := range []device{desk, large, phone} {
		x, j := begin(t, d, "lantern-row")
		asked := 0
		for n := 0; n < 400 && asked < 4; n++ {
			if q := j.Question; q != nil && q.Decision.Kind == rules.AskReRoll && !j.crisisAsked() {
				asked++
				var misses string
				var roll rules.Rolled
				for _, l := range j.Play.Log {
					switch c := l.Change.(type) {
					case rules.Attacked:
						called := func(u rules.UnitID) string { return brief(x.sh.Words, j.Play.Shown.UnitName(u)) }
						misses = x.sh.Words.Say("since.misses", called(c.By), called(c.On))
					case rules.Rolled:
						roll = c
					}
				}
				says := func(text string) bool {
					return slices.ContainsFunc(j.ask.since.list(x.sh), func(d play.Deed) bool { return d.Text == text })
				}
				if lies := x.sh.Words.Say("since.rolled", brief(x.sh.Words, roll.Who), x.sh.Words.Name(roll.For), x.sh.Words.Name(roll.Level.String())); !says(lies) {
					t.Errorf("%s: %q is not told: %v", d, lies, j.ask.since.list(x.sh))
				}
				if (roll.For == "attack" || roll.For == "defence") && says(misses) {
					t.Errorf("%s: of a roll that lies it is said: %s", d, misses)
				}
			}
			if !x.answer(j) {
				break
			}
		}
		if asked == 0 {
			t.Errorf("%s: no roll may be made again", d)
		}
	}
}

// Once the goal is reached, each activation says what is left to do.
func TestAReachedGoalSaysTheWayOut(t *testing.T) {
	x, j := begin(t, phone, "four-doors")
	called := map[string]int{}
	for n := 0; n < 900; n++ {
		s := &j.Play.Shown
		if q := j.Question; q != nil && q.Decision.Kind == rules.AskActivation && !j.over() {
			for _, key := range []string{"journey.reached.call", "journey.reached.go"} {
				says := slices.Contains(j.ask.notes(x.sh), x.sh.Words.Say(key))
				if want := int(s.QuestToken) >= s.Goal() && (s.Ground.Zone == 0) == (key == "journey.reached.call"); says != want {
					t.Fatalf("with %d of %d champions, %s is said: %v", s.QuestToken, s.Goal(), key, says)
				}
				if says {
					called[key]++
				}
			}
		}
		if !x.answer(j) {
			break
		}
	}
	if called["journey.reached.go"] == 0 {
		t.Errorf("the way out is told so often: %v", called)
	}
}

// tellAll tells the whole log of a journey, and calls then with each event, what is told of it, and all that is told so far.
func tellAll(x *table, j *Journey, then func(n now, change any, m moment, told play.Deed, all play.Deeds)) {
	n := now{telling: nobody, words: x.sh.Words, s: &j.Play.Shown}
	var all play.Deeds
	for i := range j.Play.Log {
		change := j.Play.Log[i].Change
		n.begins(n.s, change)
		m, told := Moments.Of(change), play.Deed{}
		if m.Since != nil {
			told = m.Since(n)
			all.Add(told)
		}
		then(n, change, m, told, all)
		n.ends(change)
	}
}

// A hit says what is left of the damage, and by how much the defence has lowered it. Each attack is one deed, hit or miss.
func TestAnAttackIsOneDeed(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	x.hurry(j)
	attacks, deeds, last := 0, map[play.Weight]int{}, play.Deeds{}
	tellAll(x, j, func(_ now, change any, _ moment, told play.Deed, all play.Deeds) {
		switch c := change.(type) {
		case rules.Attacked:
			attacks++
		case rules.Suffers:
			if c.Reduced && c.Damage > 0 && !strings.Contains(told.Sum, "−") {
				t.Errorf("%+v is told as %+v", c, told)
			}
		}
		last = all
	})
	of := map[int]int{}
	for _, d := range last {
		deeds[d.Weight]++
		if of[d.Of]++; d.Of != 0 && of[d.Of] > 1 {
			t.Errorf("%+v is told twice", d)
		}
	}
	if attacks == 0 || deeds[play.Hit] == 0 || deeds[play.Blow] == 0 || deeds[play.Rest] == 0 || len(last) > 4*attacks {
		t.Errorf("%d attacks are told as %v", attacks, deeds)
	}
}

// What rises over a figure is told over the next question too, because nobody sees it rise where events take no time.
func TestWhatRisesIsToldAfterwards(t *testing.T) {
	rose, kinds := 0, map[string]bool{}
	for _, journey := range []string{"lantern-row", "pawnbrokers-row", "the-long-night", "the-drowned-parish"} {
		x, j := begin(t, desk, journey)
		x.hurry(j)
		tellAll(x, j, func(n now, change any, m moment, told play.Deed, all play.Deeds) {
			if m.Label == nil {
				return
			}
			l := m.Label(n)
			if l.Text == "" || !l.Rises {
				return
			}
			rose++
			kinds[fmt.Sprintf("%T", change)] = true
			if told.Weight != play.Untold {
				return
			}
			who := n.called(rules.UnitID(l.Over))
			if at := slices.IndexFunc(all, func(d play.Deed) bool { return d.Of == n.cause && strings.Contains(d.Text, who) }); at < 0 {
				t.Errorf("%s: %T: %q rises over %s, and nothing tells it afterwards", journey, change, l.Text, who)
			}
		})
	}
	if rose < 200 || len(kinds) < 7 {
		t.Errorf("%d words rose, of %v", rose, kinds)
	}
}

// A hero that gains inspiration reads over its figure what it is for; one that is inspired, what the other side of its card gives.
func TestInspirationIsToldWithItsReason(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	x.hurry(j)
	gained, inspired := 0, 0
	tellAll(x, j, func(n now, change any, m moment, told play.Deed, _ play.Deeds) {
		switch c := change.(type) {
		case rules.InspirationChanged:
			if c.By > 0 {
				if gained++; !strings.Contains(told.Text, n.words.Name(c.For)) || m.Label(n).Under != n.words.Name(c.For) {
					t.Errorf("%+v is told as %q, and %+v rises", c, told.Text, m.Label(n))
				}
			}
		case rules.Inspired:
			if inspired++; !strings.Contains(m.Banner(n).Text, "→") {
				t.Errorf("the banner of %+v says %q", c, m.Banner(n).Text)
			}
		}
	})
	if gained < 3 || inspired == 0 {
		t.Errorf("%d times inspiration was gained, %d were inspired", gained, inspired)
	}
}

// The lines of two groups are parted by a thin rule, and what belongs to one turn stands together.
func TestTheLinesOfTwoGroupsAreParted(t *testing.T) {
	x, j := begin(t, wide, "lantern-row")
	parted := 0
	for n := 0; n < 300 && parted < 2 && x.answer(j); n++ {
		acts := map[int]bool{}
		last := -1
		for _, d := range j.ask.since.list(x.sh) {
			if acts[d.Act] && d.Act != last {
				t.Fatalf("the lines of one turn do not stand together: %+v", j.ask.since.list(x.sh))
			}
			acts[d.Act], last = true, d.Act
		}
		if len(acts) > 1 {
			parted++
		}
	}
	if parted < 2 {
		t.Errorf("%d times two turns were told", parted)
	}
}

// While events are shown, the hostile that acts says what it does, and damage rises over the hero or hostile that takes it.
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
