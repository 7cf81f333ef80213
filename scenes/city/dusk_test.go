package city

import (
	"testing"
	"time"

	"precipice/build/inwindow"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
)

// eve plays a journey until the next step of the token brings the night.
func eve(t *testing.T, d device) (*table, *Journey) {
	t.Helper()
	x, j := begin(t, d, "lantern-row")
	for n := 0; n < 900; n++ {
		if s := &j.Play.Shown; s.Turn > 0 && s.Nightfall > 1 && j.own() {
			return x, j
		}
		if !x.answer(j) {
			break
		}
	}
	t.Fatal("night does not come near")
	return nil, nil
}

// nightFalls lets night fall on the screen.
func (x *table) nightFalls(j *Journey, speed game.Speed) {
	x.Helper()
	x.sh.Settings.Speed, x.sh.Settings.HostileSpeed = speed, speed
	s := &j.Play.Shown
	e := rules.Event{Rule: "CC-JRN-002", Change: rules.NightMoved{To: uint8(s.Content().Figures.Nightfall - 1)}}
	j.Question = nil
	j.evening.begins(e, s, speed, false)
	e.Change.Apply(s)
	x.draw()
}

// pass lets time pass on the screen.
func (x *table) pass(by time.Duration) {
	x.sh.Now = x.sh.Now.Add(by)
	x.draw()
}

// Nightfall is a scene on every device: it says that night has fallen and what that changes, and stands until the player goes on. Meanwhile
// nothing is asked. It has room for all that, and the button lies on the screen.
func TestNightfallStandsUntilThePlayerGoesOn(t *testing.T) {
	for _, d := range devices {
		t.Run(d.String(), func(t *testing.T) {
			x, j := eve(t, d)
			x.nightFalls(j, game.Instant)
			texts := x.reads()
			for _, key := range []string{"journey.night", "night.hostiles", "night.crises", "night.extraction", "night.on"} {
				if !says(texts, x.sh.Words.Say(key)) {
					t.Errorf("nightfall does not say %q", x.sh.Words.Say(key))
				}
			}
			all, a := render.Rect{W: float32(d.w), H: float32(d.h)}, x.sh.UI.Named(onward)
			if a == nil || a.Rect.Within(all) != a.Rect {
				t.Fatalf("the button has no room: %+v", a)
			}
			if j.Question != nil || !j.Stands() || x.sh.UI.First("option/") != "" {
				t.Errorf("while night falls the game goes on: %v", j.Says())
			}
			if x.click(onward); j.Stands() || j.Question == nil {
				t.Errorf("nightfall does not go: %v", j.Says())
			}
		})
	}
}

// The scene has its times: the panes go, night comes from the west, the lines follow, and the button at last. A key goes to its end, the
// next one goes on. A player who does nothing is taken on after six seconds, but not one who uses a screen reader. With reduced motion all is there at
// once.
func TestNightfallHasItsTimes(t *testing.T) {
	x, j := eve(t, desk)
	at := func() (front float32, lines, button bool) {
		_, front = j.dusk.front(x.sh)
		return front, x.sh.UI.Named("panel/night") != nil, x.sh.UI.Named(onward) != nil
	}
	x.nightFalls(j, game.Normal)
	if front, lines, button := at(); front != 0 || lines || button {
		t.Errorf("at the beginning night has come to %v, lines %v, button %v", front, lines, button)
	}
	x.pass(1150 * time.Millisecond)
	if front, lines, _ := at(); front < 0.45 || front > 0.55 || lines {
		t.Errorf("after 1.15 s night has come to %v, lines %v", front, lines)
	}
	x.pass(1450 * time.Millisecond)
	if front, lines, button := at(); front != 1 || !lines || button {
		t.Errorf("after 2.6 s night has come to %v, lines %v, button %v", front, lines, button)
	}
	press := func() {
		x.sh.Input.Actions = []game.Action{game.Skip}
		x.sh.Top().Update(x.sh)
		x.sh.Input.Actions = nil
		x.draw()
	}
	if press(); !j.evening.on || x.sh.UI.Named(onward) == nil {
		t.Error("a key does not go to the end of the scene")
	}
	if press(); j.evening.on {
		t.Error("the next key does not go on")
	}
	for _, hears := range []bool{false, true} {
		x, j = eve(t, desk)
		if hears {
			x.sh.Tell = func(string, string) {}
		}
		x.nightFalls(j, game.Normal)
		if x.pass(5 * time.Second); !j.evening.on {
			t.Error("nightfall goes before its time")
		}
		if x.pass(2 * time.Second); j.evening.on != hears {
			t.Errorf("after 7 s nightfall stands: %v, and somebody hears the game: %v", j.evening.on, hears)
		}
	}
	x, j = eve(t, desk)
	x.sh.Settings.Motion = game.MotionReduced
	x.nightFalls(j, game.Normal)
	if front, lines, button := at(); front != 1 || !lines || !button {
		t.Errorf("with reduced motion night has come to %v, lines %v, button %v", front, lines, button)
	}
}

// In whole journeys night falls once as a scene, at instant speed too, and stands when all is dark. A journey by night opens with it.
func TestNightFallsOnceInAJourney(t *testing.T) {
	fell := 0
	for _, journey := range []string{"pawnbrokers-row", "the-drowned-parish", "kings-mile", "the-quiet-closes"} {
		x, j := begin(t, desk, journey)
		was := fell
		for n := 0; n < 2000 && x.answerThere(j); n++ {
			for range 3 {
				if a := x.sh.UI.Named(onward); a == nil || a.Do == nil {
					break
				}
				if j.evening.on && !j.fate.shown() {
					fell++
					if !j.Play.Shown.Night() || j.evening.front < j.boardRoom().Right() {
						t.Errorf("the scene stands with night %v at %v", j.Play.Shown.Night(), j.evening.front)
					}
				}
				x.click(onward)
			}
		}
		if fell-was > 1 || j.Play.Shown.Night() != (fell-was == 1) {
			t.Errorf("%s: night fell %d times as a scene, and it is night: %v", journey, fell-was, j.Play.Shown.Night())
		}
	}
	if fell == 0 {
		t.Error("night never fell")
	}
	x := open(t, desk)
	x.click("title/new")
	x.sh.Top().(*Setup).table.Setup.Journey = "the-long-night"
	x.draw()
	x.click("setup/set-out")
	if j := x.sh.Top().(*Journey); !j.evening.on || x.sh.UI.Named(onward) == nil || j.Question != nil {
		t.Error("a journey by night does not open with the scene")
	}
	if x.goOn(); x.sh.Top().(*Journey).Question == nil {
		t.Error("nothing is asked after the scene")
	}
}

// The scene, to be looked at.
func TestGalleryOfNightfallInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, d := range []device{desk, wide, phone, large} {
		x, j := eve(t, d)
		x.nightFalls(j, game.Normal)
		for i, by := range []time.Duration{150, 1050, 2200} {
			x.pass(by * time.Millisecond)
			if d == wide || i == 2 {
				x.keep("dusk-" + d.String() + "-" + numberOf(i))
			}
		}
	}
}
