package city

import (
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game"
	"precipice/render"
)

// From when the order is dealt, each hostile that has not acted shows over its head what it likeliest does, with its chance. Before that,
// and after it has acted, it shows nothing.
func TestHostilesShowWhatTheyMeanToDo(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	intents, some, never := map[render.Intent]int{}, 0, 0
	for n := 0; n < 300 && x.answer(j); n++ {
		s := &j.Play.Shown
		if j.Question == nil || s.Phase != rules.InitiativePhase && s.Phase != rules.ActivationPhase {
			if never++; len(j.intents.signs) > 0 {
				t.Fatalf("in the phase %s hostiles say what they mean to do", s.Phase)
			}
			continue
		}
		for range s.Groups {
			x.draw()
		}
		for _, c := range s.Track[:s.NumTrack] {
			if !c.Hostile || wipedOut(s, c) || !s.Groups[c.Index].FaceUp {
				continue
			}
			list, shown := j.intents.signs[int(c.Index)]
			if j.over() || j.crisisAsked() || shown == c.Done {
				t.Errorf("group %d has acted: %v, and shows its signs: %v", c.Index+1, c.Done, shown)
			}
			for u, v := range list {
				some++
				if intents[v.intent]++; v.share <= 0 || v.share > 1 || !s.Units[u].Here() {
					t.Errorf("%s shows %+v", s.UnitName(u), v)
				}
			}
		}
	}
	if some < 50 || never < 5 || intents[render.IntentMove] == 0 || intents[render.IntentCharge] == 0 {
		t.Errorf("%d signs were shown, of %v; %d times none was due", some, intents, never)
	}
}

// The sign of a hostile shows the action that most faces of its die bring.
func TestASignIsTheLikeliestDeed(t *testing.T) {
	moves, strikes := []rules.Way{{}}, []rules.Volley{{}}
	rows := []rules.Row{{From: 1, To: 4, Acts: []rules.Act{{Unit: 5, Moves: moves}}}, {From: 5, To: 7, Acts: []rules.Act{{Unit: 5, Moves: moves, Attacks: strikes}}},
		{From: 8, To: 9}, {From: 10, To: 12, Acts: []rules.Act{{Unit: 5, Moves: moves, Attacks: strikes}, {Unit: 6, Attacks: strikes}}}}
	if v := signOf(rows, 5); v.intent != render.IntentCharge || v.share != 0.5 {
		t.Errorf("the sign is %+v", v)
	}
	if v := signOf(rows, 6); v.intent != render.IntentWait || v.share < 0.74 || v.share > 0.76 {
		t.Errorf("the sign of another is %+v", v)
	}
	if list := signs(&rules.Prospect{LastBlows: []rules.Act{{Unit: 7, Attacks: strikes}}}); list[7] != (sign{render.IntentStrike, 1}) {
		t.Errorf("one that is driven off shows %+v", list[7])
	}
}

// The label of a deed names it and counts the hostiles that do it; it stands within the board.
func TestALabelOfADeedCounts(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	counted := 0
	for n := 0; n < 4000 && counted < 3; n++ {
		if !j.Presenting() && j.Question != nil {
			pace(x, game.Instant)
			if j.Play.Shown.Turn > 0 {
				pace(x, game.Normal)
			}
			x.answer(j)
			continue
		}
		if l := j.label; j.Showing.On && l.Text != "" && !l.Rises && l.Under != "" {
			list := j.pane.standings()
			for i := range list {
				if r := j.pane.over.deedRect(x.sh.Theme, list, &list[i]); int(list[i].unit) == l.Over && !j.boardRoom().Inset(-1).Contains(r.Centre()) {
					t.Errorf("the label stands at %v", r)
				}
			}
			counted++
		}
		x.sh.Now = x.sh.Now.Add(100e6)
		x.draw()
	}
	if counted < 3 {
		t.Errorf("%d deeds were counted", counted)
	}
}

// pace sets both speeds.
func pace(x *table, speed game.Speed) { x.sh.Settings.Speed, x.sh.Settings.HostileSpeed = speed, speed }

// With reduced motion what is done to a figure stands still over it.
func TestWithReducedMotionNothingRises(t *testing.T) {
	for _, still := range []game.Motion{game.MotionReduced, game.MotionFull} {
		x, j := begin(t, desk, "lantern-row")
		x.sh.Settings.Motion = still
		for n := 0; n < 4000 && !(j.Showing.On && j.label.Rises); n++ {
			if pace(x, game.Normal); !j.Presenting() && j.Question != nil {
				x.blindly(j)
			}
			x.sh.Now = x.sh.Now.Add(50e6)
			x.sh.Top().Update(x.sh)
		}
		heights, word := map[float32]bool{}, j.label.Text
		x.sh.Theme.Lettered = func(text string, _ float32, at render.Rect) {
			if text == word {
				heights[at.Y] = true
			}
		}
		for rises := true; rises; rises = j.Showing.On && j.label.Text == word {
			x.draw()
			x.sh.Now = x.sh.Now.Add(50e6)
			x.sh.Top().Update(x.sh)
		}
		x.sh.Theme.Lettered = nil
		if rises := len(heights) > 1; len(heights) == 0 || rises != (still == game.MotionFull) {
			t.Errorf("with the motion %d it stands at %v", still, heights)
		}
	}
}

// blindly lets the bot answer without a look at the screen. It returns false at the end of the journey.
func (x *table) blindly(j *Journey) bool {
	d, asked := j.Play.Pending()
	if asked {
		j.Choose(x.sh, d.Options[bot.Answer(j.Play.Match, d)].Key())
		x.sh.Top().Update(x.sh)
		x.seeOut(j)
	}
	return asked
}

// On a phone what happens stands over the button that shows it at once, not behind it.
func TestOnAPhoneWhatHappensStandsOverTheButton(t *testing.T) {
	x, j := begin(t, phone, "lantern-row")
	pace(x, game.Normal)
	told := 0
	for n := 0; n < 2000 && told < 3; n++ {
		if !j.Presenting() && j.Question != nil {
			x.blindly(j)
		}
		x.sh.Now = x.sh.Now.Add(150e6)
		x.sh.Top().Update(x.sh)
		if j.told.rolls == "" || j.Tray.Moving() || !j.Presenting() {
			continue
		}
		var at render.Rect
		x.sh.Theme.Lettered = func(text string, _ float32, r render.Rect) {
			if text == j.told.rolls && r.Y > j.Layout.Asks.Y {
				at = r
			}
		}
		x.draw()
		x.sh.Theme.Lettered = nil
		if told++; at.H == 0 || at.Bottom() > x.sh.UI.Named("skip").Rect.Y {
			t.Errorf("%q stands at %v, the button at %v", j.told.rolls, at, x.sh.UI.Named("skip").Rect)
		}
	}
	if told < 3 {
		t.Errorf("%d rolls were told", told)
	}
}
