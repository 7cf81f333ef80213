package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// underFire plays at random until overwatch is asked about and fits wants.
func underFire(t *testing.T, players int, wants func(*engine.Decision, []fortress.Watcher) bool) (*game.Shell, *Combat) {
	t.Helper()
	return underFireFrom(t, 0, players, wants)
}

// underFireFrom does so with no seed below from.
func underFireFrom(t *testing.T, from uint64, players int, wants func(*engine.Decision, []fortress.Watcher) bool) (*game.Shell, *Combat) {
	t.Helper()
	sh := playing.Bare(t)
	for seed := from; seed < from+80; seed++ {
		table := playing.AskAll(sh, seed)
		table.Setup.Players, table.Setup.Difficulty, table.AskDice = players, fortress.NoObjective, false
		one := playing.Begun(t, sh, seed, table)
		found := false
		patiently(t, one, seed, 400, func(d *engine.Decision) bool {
			found = asksOverwatch(d) && wants(d, fortress.ForeseeOverwatch(one.Match))
			return found
		})
		if found {
			c := facing(sh, one)
			sh.Show(c)
			return sh, c
		}
	}
	t.Fatal("such an overwatch was never asked about")
	return nil, nil
}

// patiently plays at random but ends activations early, so that dice are kept for overwatch.
func patiently(t *testing.T, play *blackstone.Session, seed uint64, most int, found func(*engine.Decision) bool) {
	t.Helper()
	pick := playing.Chance(seed)
	for range most {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok || found(d) {
			return
		}
		key := d.Options[pick.IntN(len(d.Options))].Key()
		if d.Has("end") && pick.IntN(3) > 0 {
			key = "end"
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

func twoWatch(d *engine.Decision, list []fortress.Watcher) bool {
	return d.Kind == fortress.AskOverwatch && len(list) >= 2
}

// settled shows everything until somebody must decide.
func settled(sh *game.Shell, c *Combat) {
	for range 50 {
		c.CatchUp(sh)
		if c.Choices == nil {
			c.Refresh(sh)
		}
		if c.nothingAhead() {
			return
		}
		c.sheet.follow(sh)
	}
}

// nothingAhead reports whether no answer given ahead is left.
func (c *Combat) nothingAhead() bool {
	for i := range c.Overwatch.Ahead {
		if len(c.Overwatch.Ahead[i].Keys) > 0 {
			return false
		}
	}
	return true
}

// An answer given ahead goes through the ordinary decisions when its question comes.
func TestOverwatchIsAnsweredAhead(t *testing.T) {
	sh, c := underFire(t, 1, twoWatch)
	s := &c.Play.Shown
	list := c.Overwatch.Watchers
	first, second := s.Name(list[0].Explorer), s.Name(list[1].Explorer)
	before := len(c.Play.Match.Journal)
	c.sheet.decide(sh, list[1].Explorer, []string{"pass " + second})
	if len(c.Play.Match.Journal) != before {
		t.Fatal("an answer given ahead was given at once")
	}
	c.sheet.decide(sh, list[0].Explorer, []string{"pass " + first})
	settled(sh, c)
	if got := c.Play.Match.Journal[before : before+2]; !slices.Equal(got, []string{"pass " + first, "pass " + second}) {
		t.Errorf("the choices are %v", got)
	}
	held := 0
	for _, l := range c.Play.Log {
		if l.Key == "held-fire" && (l.Args[0] == first || l.Args[0] == second) {
			held++
		}
	}
	if held < 2 {
		t.Errorf("the log tells %d times that fire is held", held)
	}
}

// The sheet is the same for every question, and the odds are those of the engine now.
func TestTheSheetShowsWhatTheRulesForesee(t *testing.T) {
	sh, c := underFire(t, 1, twoWatch)
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		img := playing.Screen(t, sh, size[0], size[1])
		c.Version++
		sh.Draw(img)
		playing.Keep(t, img, fmt.Sprintf("overwatch-%d", size[0]))
		panel := sh.UI.Named("panel/decision").Rect
		reactions, open := c.sheet.reactions(), 0
		var last render.Rect
		for i := range reactions {
			a := sh.UI.Named(reactions[i].area)
			if a == nil {
				t.Fatalf("%v: %s is not drawn", size, reactions[i].area)
			}
			if !panel.Contains(a.Rect.Centre()) || a.Rect.Bottom() > panel.Bottom() || a.Rect.H < sh.Theme.Px(18) || a.Rect == last {
				t.Errorf("%v: %s is drawn at %v of the panel %v", size, a.Name, a.Rect, panel)
			}
			if last = a.Rect; a.Do != nil {
				open++
			}
		}
		if want := len(c.sheet.answerable()); open != want || want < 4 {
			t.Errorf("%v: %d of %d answers can be clicked", size, open, want)
		}
		for _, w := range fortress.ForeseeOverwatch(c.Play.Match) {
			for i := range w.Shots {
				if text := shotOdds(sh, &w.Shots[i]); strings.Contains(text, "[") {
					t.Errorf("the odds say %q", text)
				}
			}
		}
	}
}

// A digit answers for the explorer of its row; the next question about the same move has its number, and says who holds fire.
func TestEachOverwatchQuestionIsVisiblyNew(t *testing.T) {
	sh, c := underFire(t, 1, twoWatch)
	first := c.sheet.questionNumber()
	list := c.sheet.answerable()
	hold := slices.IndexFunc(list, func(r reaction) bool { return r.shot == nil })
	if c.sheetShown(); list[hold].explorer != c.Overwatch.Watchers[0].Explorer {
		t.Fatal("the first explorer cannot hold fire")
	}
	c.digit(sh, hold+1)
	settled(sh, c)
	if !c.sheetShown() || c.sheet.questionNumber() != first || len(c.Overwatch.Held) != 1 {
		t.Errorf("after an answer the question is number %d after %d, and %d hold fire", c.sheet.questionNumber(), first, len(c.Overwatch.Held))
	}
	c.undo(sh)
	if len(c.Overwatch.Held) != 0 || c.sheet.questionNumber() != first {
		t.Error("undo keeps an answer")
	}
}

// With several weapons one click declares and chooses the weapon, if nobody else fires.
func TestAShotInTheSheetIsOneClick(t *testing.T) {
	sh, c := underFire(t, 1, func(d *engine.Decision, list []fortress.Watcher) bool {
		return d.Kind == fortress.AskOverwatch && len(list) == 1 && len(list[0].Shots) > 1
	})
	list := c.sheet.answerable()
	want := list[1].keys
	before := len(c.Play.Match.Journal)
	c.sheet.decide(sh, list[1].explorer, list[1].keys)
	settled(sh, c)
	got := slices.DeleteFunc(slices.Clone(c.Play.Match.Journal[before:]), func(key string) bool { return strings.HasPrefix(key, "pay ") || strings.HasPrefix(key, "first ") })
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("the choices are %v, want %v", got, want)
	}
}

// The attack that overwatch answers is over, and the sheet says so, and what came of it.
// proves: BF-OVW-004
func TestTheAttackThatOverwatchAnswersIsOver(t *testing.T) {
	sh, c := underFire(t, 1, twoWatch)
	by, on := c.Overwatch.Trigger, c.Play.Shown.Party[0].Figure()
	for _, covered := range []bool{false, true} {
		notes(&c.Stage, fortress.Attacked{By: by, On: on, Weapon: "lasgun", Range: 3, Cover: covered})
		if said := c.sheet.provocation(sh); !strings.Contains(said, "has attacked") || strings.Contains(said, "rolling") {
			t.Errorf("covered: %v, the sheet says %q", covered, said)
		}
		for want, came := range map[string]change{"came.miss": fortress.Resolved{By: by, On: on}, "came.stopped": fortress.Resolved{By: by, On: on, Level: dice.Success},
			"came.wound": fortress.CounterPlaced{Counter: fortress.WoundCounter}, "came.grievous": fortress.CounterPlaced{Counter: fortress.GrievousCounter}} {
			attack := len(c.Play.Log)
			notes(&c.Stage, came)
			if said := c.sheet.provocation(sh); !strings.Contains(said, sh.Words.Say(want)) {
				t.Errorf("covered: %v, %s: the sheet does not say what came of it: %q", covered, want, said)
			}
			c.Play.Log = c.Play.Log[:attack]
		}
	}
}

// A new provocation forgets what was decided for the one before, and a key that is not legal is asked anew.
func TestAnswersGivenAheadDoNotOutliveTheirOverwatch(t *testing.T) {
	sh, c := underFire(t, 1, twoWatch)
	e := c.Overwatch.Watchers[0].Explorer
	c.Overwatch.Ahead = []table.Answer{{Explorer: e, Keys: []string{"fire nothing nobody"}}}
	before := len(c.Play.Match.Journal)
	if c.sheet.follow(sh); len(c.Play.Match.Journal) != before || len(c.Overwatch.AheadOf(e)) > 0 || c.Problem != "" {
		t.Errorf("an illegal answer was given: %s", c.Problem)
	}
	c.Overwatch.Ahead = []table.Answer{{Explorer: e, Keys: []string{"pass " + c.Play.Shown.Name(e)}}}
	c.EndsOverwatch(fortress.Event{Change: fortress.Moved{Unit: c.Overwatch.Trigger}})
	if c.sheet.answered() != "" {
		t.Error("an answer outlives its overwatch")
	}
}

// The explorers of other players are shown, but answered for only when their player is asked.
func TestOthersAnswerForThemselves(t *testing.T) {
	_, c := underFire(t, 2, func(d *engine.Decision, list []fortress.Watcher) bool {
		return d.Kind == fortress.AskOverwatch && len(list) == 2
	})
	s, seats := &c.Play.Shown, map[engine.Seat]bool{}
	for _, w := range c.Overwatch.Watchers {
		seats[s.Party[w.Explorer].Seat] = true
	}
	if len(seats) < 2 {
		t.Skip("both explorers are one player's")
	}
	for _, r := range c.sheet.reactions() {
		if mine := s.Party[r.explorer].Seat == c.Choices.Decision.Seat; mine != (len(r.keys) > 0) {
			t.Errorf("%s: mine %v, keys %v", r.area, mine, r.keys)
		}
	}
}

// With two shooters the weapon of each is asked once: whoever fires first, nobody is asked for it again.
func TestTwoShootersChooseTheirWeaponsOnce(t *testing.T) {
	sh, c := underFire(t, 1, func(d *engine.Decision, list []fortress.Watcher) bool {
		return twoWatch(d, list) && len(list) == 2 && len(list[0].Shots) > 1 && len(list[1].Shots) > 1
	})
	for range 2 {
		list := c.sheet.answerable()
		shot := list[slices.IndexFunc(list, func(r reaction) bool { return r.shot != nil && !c.sheet.willFire(r.explorer) })]
		c.sheet.decide(sh, shot.explorer, shot.keys)
		settled(sh, c)
	}
	if c.Choices.Decision.Kind != fortress.AskOverwatchOrder {
		t.Fatalf("both fire, and the question is %s", c.Choices.Decision.Kind)
	}
	taken := 0
	for _, r := range c.sheet.reactions() {
		if c.sheet.taken(&r) {
			taken++
		}
	}
	if all := len(c.sheet.reactions()); taken != 2 || all != 2 || !c.sheet.orders() {
		t.Errorf("%d of the chosen weapons are marked, and %d shots are offered", taken, all)
	}
	list := c.sheet.answerable()
	first := list[slices.IndexFunc(list, func(r reaction) bool { return c.sheet.taken(&r) })]
	c.sheet.decide(sh, first.explorer, first.keys)
	for range 40 {
		settled(sh, c)
		if d := c.Choices; d == nil || d.Decision.Kind == fortress.AskOverwatchWeapon || !asksOverwatch(d.Decision) && d.Decision.Kind != fortress.AskPay && d.Decision.Kind != fortress.AskReRoll && d.Decision.Kind != fortress.AskCard {
			break
		}
		c.Choose(sh, c.Choices.Decision.Options[len(c.Choices.Decision.Options)-1].Key())
	}
	if c.Choices != nil && c.Choices.Decision.Kind == fortress.AskOverwatchWeapon {
		t.Error("a weapon is asked for once more")
	}
}

// The shot of whoever has said that it will fire stays marked while others are asked.
func TestADeclaredShotStaysMarked(t *testing.T) {
	sh, c := underFire(t, 1, func(d *engine.Decision, list []fortress.Watcher) bool {
		return twoWatch(d, list) && len(list[0].Shots) > 1
	})
	w := c.Overwatch.Watchers[0]
	for range 2 { // the second is the other half of a double click, or comes before the sheet is drawn again
		c.sheet.decide(sh, w.Explorer, append([]string{"overwatch " + c.Play.Shown.Name(w.Explorer)}, w.Shots[1].Keys...))
	}
	c.CatchUp(sh)
	c.Refresh(sh)
	c.sheet.decide(sh, w.Explorer, append([]string{"overwatch " + c.Play.Shown.Name(w.Explorer)}, w.Shots[1].Keys...))
	marked := 0
	for _, r := range c.sheet.reactions() {
		if r.explorer == w.Explorer && r.shot != nil && c.sheet.taken(&r) {
			marked++
			if !slices.Equal(r.shot.Keys, w.Shots[1].Keys) {
				t.Errorf("%v is marked", r.shot.Keys)
			}
		}
	}
	if !c.sheet.willFire(w.Explorer) || marked != 1 {
		t.Errorf("declared: %v, and %d of its shots are marked", c.sheet.willFire(w.Explorer), marked)
	}
}
