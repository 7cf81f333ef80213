package city

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/render"
	"precipice/scenes"
)

// Whole journeys of all three types are played on the screens: every answer of the bot can be chosen there, every tip that can be read has
// words, and the end is shown with its buttons.
func TestWholeJourneysOnTheScreens(t *testing.T) {
	for i, journey := range []string{"ossuary-steps", "pawnbrokers-row", "the-drowned-parish", "the-long-night"} {
		d := []device{desk, phone, large, side}[i]
		t.Run(journey+" "+d.String(), func(t *testing.T) {
			x, j := begin(t, d, journey)
			for n := 0; x.answer(j); n++ {
				if n > 3000 {
					t.Fatal("no end")
				}
				if n%17 == 3 {
					x.readTips()
				}
			}
			if !j.over() {
				t.Fatalf("it ends in the phase %v", j.Play.Shown.Phase)
			}
			for _, name := range []string{"new", "again", "watch", "link", "title"} {
				if a := x.sh.UI.Named("result/" + name); a == nil || a.Do == nil {
					t.Errorf("no button %s at the end", name)
				}
			}
			x.click("result/title")
			if x.sh.Top().Name() != "title" {
				t.Errorf("the title is %s", x.sh.Top().Name())
			}
		})
	}
}

// A journey in play is shown again from its start to where it is, crises with it, and the list of saved games continues it.
func TestAJourneyIsWatchedAndContinued(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	crises := 0
	for n := 0; n < 400 && crises < 2 && x.answer(j); n++ {
		if j.crisisAsked() {
			crises++
		}
	}
	if crises == 0 {
		t.Fatal("no crisis was met")
	}
	made := j.Says()["made"]
	x.host.Again(x.sh, j.Play, nil)
	r, ok := x.sh.Top().(*scenes.Replay[rules.State, city.Table])
	if !ok {
		t.Fatalf("the screen is %s", x.sh.Top().Name())
	}
	if r.Wind(x.sh, func() { r.Tape.Seek(0) }); r.Tape.Len() == 0 {
		t.Fatal("the tape is empty")
	}
	for x.draw(); r.Tape.Next() != ""; x.draw() {
		r.Forward(x.sh)
	}
	if says := r.Says(); says["made"] != made || says["screen"] != "journey" {
		t.Errorf("at its end the tape has made %s of %s choices on the screen %s", says["made"], made, says["screen"])
	}
	x.sh.Input.Actions = []game.Action{game.Back}
	x.sh.Top().Update(x.sh)
	x.sh.Input.Actions = nil
	if says := x.sh.Top().Says(); x.sh.Top().Name() != "journey" || says["made"] != made {
		t.Errorf("back from the tape %s has %s of %s choices", x.sh.Top().Name(), says["made"], made)
	}
	if err := x.sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	x.sh.Home(nil)
	x.draw()
	x.click("title/load")
	x.click(x.sh.UI.First("load/game/"))
	if says := x.sh.Top().Says(); x.sh.Top().Name() != "journey" || says["made"] != made {
		t.Errorf("the saved game goes on at %s with %s of %s choices", x.sh.Top().Name(), says["made"], made)
	}
}

// readTips reads every tip on the screen.
func (x *table) readTips() {
	x.Helper()
	for a := range x.sh.UI.Each {
		if a.Tip == nil {
			continue
		}
		if v := a.Tip(); strings.Contains(v.Title+v.Sub+v.Text, "{") || strings.Contains(v.Title+v.Sub+v.Text, "[") {
			x.Errorf("the tip of %s says %q, %q, %q", a.Name, v.Title, v.Sub, v.Text)
		}
	}
}

// On every device the question, its end and the buttons of the bar lie within the screen, the emblem is there, and no two answers of the
// panel lie over each other.
func TestAJourneyHasRoomOnEveryDevice(t *testing.T) {
	for _, d := range devices {
		t.Run(d.String(), func(t *testing.T) {
			x, j := begin(t, d, "lantern-row")
			all := render.Rect{W: float32(d.w), H: float32(d.h)}
			for n := 0; n < 60 && x.answer(j); n++ {
				if j.crisisAsked() || j.over() {
					continue
				}
				if j.own() {
					x.keep("act-" + d.String())
				}
				for _, name := range []string{"panel/decision", "bar/menu", "bar/undo", "dial"} {
					if a := x.sh.UI.Named(name); a == nil || a.Rect.Within(all) != a.Rect {
						t.Fatalf("%s: %s has no room: %+v", j.Question.Decision.Kind, name, a)
					}
				}
				x.apart(j)
			}
		})
	}
}

// apart fails if answers that lie in the panel of the question lie over each other.
func (x *table) apart(j *Journey) {
	x.Helper()
	var seen []game.Area
	panel := x.sh.UI.Named("panel/decision").Rect
	for a := range x.sh.UI.Each {
		if a.Answer && a.Space == "" && !a.Offscreen && panel.Contains(a.Rect.Centre()) {
			seen = append(seen, *a)
		}
	}
	for i := range seen {
		for k := range i {
			if s := seen[i].Rect.Inset(1); s.Overlaps(seen[k].Rect.Inset(1)) && !(seen[i].Rect.Contains(seen[k].Rect.Centre()) || seen[k].Rect.Contains(seen[i].Rect.Centre())) {
				x.Errorf("%s lies over %s", seen[i].Name, seen[k].Name)
			}
		}
	}
}

// A click on the board moves the hero and attacks; undo takes it back; the number keys take what they stand for.
func TestAHeroActsByTheBoard(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for !j.own() {
		if !x.answer(j) {
			t.Fatal("nobody acts")
		}
	}
	made := j.Says()["made"]
	row := j.Question.Row(rules.DoMove)
	if row == nil || len(row.Legal) == 0 {
		t.Fatal("the first hero cannot move")
	}
	x.click(row.Legal[0].Area())
	if last := j.Says()["last"]; !strings.HasPrefix(last, rules.DoPay) && last != row.Legal[0].Key {
		t.Errorf("a click on a space chooses %q", last)
	}
	x.click("bar/undo")
	if j.Says()["made"] != made {
		t.Errorf("after undo %s choices are made, before %s", j.Says()["made"], made)
	}
	run := slices.Index(j.ask.numbered(), j.Question.Row(rules.DoRun))
	if run < 0 {
		t.Fatal("running has no number")
	}
	x.sh.Input.Digit = run + 1
	x.sh.Top().Update(x.sh)
	x.sh.Input.Digit = 0
	if r := j.Question.Picked(); r == nil || r.Verb != rules.DoRun {
		t.Error("the number of running does not select it")
	}
}

// The setup remembers what was chosen, and begins only with four heroes.
func TestTheSetupOfAJourney(t *testing.T) {
	x := open(t, wide)
	x.click("title/new")
	x.click("setup/type/scavenge")
	for range 6 {
		was := x.sh.Top().Says()["journey"]
		x.click("setup/by-chance")
		if is := x.sh.Top().Says()["journey"]; is == was || x.host.journey(is).Type != library.Scavenge {
			t.Errorf("after %s chance chooses %s", was, is)
		}
	}
	x.click("setup/level/2")
	x.click("setup/players/3")
	first := x.sh.Top().(*Setup).table.Setup.Heroes[0]
	x.click("setup/hero/" + first)
	if a := x.sh.UI.Named("setup/set-out"); a == nil || a.Do != nil {
		t.Error("a journey begins with three heroes")
	}
	x.click("setup/hero/octren-glimscry")
	x.click("setup/hero/" + first)
	if says := x.sh.Top().Says(); says["problem"] == "" || strings.Contains(says["party"], first) {
		t.Errorf("with four heroes chosen a fifth is told %q", says["problem"])
	}
	x.click("setup/back")
	x.click("title/new")
	says := x.sh.Top().Says()
	if says["level"] != "2" || says["players"] != "3" || !strings.HasSuffix(says["party"], "octren-glimscry") {
		t.Errorf("the setup remembers %v", says)
	}
	x.click("setup/set-out")
	j := x.sh.Top().(*Journey)
	if s := &j.Play.Shown; s.Players != 3 || s.Level != 2 || typeWord(s) != "scavenge" {
		t.Errorf("the journey is for %d players at level %d: %s", s.Players, s.Level, typeWord(s))
	}
}

// The forecasts on the screen are those of the rules: the rows of the tip of an attack add up to 1.
func TestTheTipOfAnAttackTellsAllOutcomes(t *testing.T) {
	x, j := begin(t, desk, "four-doors")
	found := 0
	for n := 0; n < 400 && found < 5 && x.answer(j); n++ {
		if !j.own() {
			continue
		}
		for _, r := range j.Question.Of(rules.DoAttack) {
			for i := range r.Legal {
				sum, labels := float32(0), map[string]bool{}
				for _, row := range j.teller.choiceTip(x.sh, &r.Legal[i]).Odds {
					if !row.Part { // of the one above
						sum += row.Share
					}
					if labels[row.Label] {
						t.Errorf("%s: %q stands twice", r.Legal[i].Key, row.Label)
					}
					labels[row.Label] = true
				}
				if found++; sum < 0.98 || sum > 1.001 {
					t.Errorf("the outcomes of %s add up to %v", r.Legal[i].Key, sum)
				}
			}
		}
	}
	if found == 0 {
		t.Error("nobody could attack")
	}
}

// Every event that changes plans has a banner of its own, even if other things happen at the same time.
func TestWhatChangesPlansIsAnnounced(t *testing.T) {
	x, j := begin(t, desk, "the-drowned-parish")
	for n := 0; n < 3000 && x.answer(j); n++ {
	}
	told := map[string]int{}
	for i := range j.Play.Log {
		change := j.Play.Log[i].Change
		switch change.(type) {
		case rules.EventRolled, rules.TideCame, rules.TileSunk, rules.ZoneLaid:
			if m := Moments.Of(change); m.Banner == nil || m.Banner(j.now(x.sh)).Title == "" {
				t.Errorf("%T is not announced", change)
			}
			told[fmt.Sprintf("%T", change)]++
		}
	}
	if len(told) < 4 {
		t.Errorf("only %v happened", told)
	}
}
