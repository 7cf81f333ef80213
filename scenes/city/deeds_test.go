package city

import (
	"reflect"
	"strings"
	"testing"

	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/saves"
)

// What has ended is remembered once, with where the heroes fell and their best turns, also in the next session and by another program;
// the setup and the end open the page that tells it.
func TestJourneysAreRemembered(t *testing.T) {
	for _, d := range devices {
		x, j := begin(t, d, "kings-mile")
		if len(x.host.Deeds) > 0 {
			t.Fatal("something is remembered before the first journey")
		}
		x.hurry(j)
		for range 3 {
			x.draw()
		}
		if len(x.host.Deeds) != 1 {
			t.Fatalf("%v: %d journeys are remembered of one", d, len(x.host.Deeds))
		}
		p, s := &x.host.Deeds[0], &j.Play.Shown
		slain, fell := 0, 0
		for _, r := range p.Roles {
			if slain += r.Slain; r.Fell > 0 {
				fell++
			}
		}
		if p.Map != "kings-mile" || p.Turns != int(s.Turn) || len(p.Roles) != len(s.Heroes) || slain < 10 || fell == 0 {
			t.Errorf("%v: what is remembered is %+v", d, p)
		}
		x.click("result/deeds")
		told := strings.Join(x.reads(), " ")
		for _, want := range []string{"1 journey has ended.", "Best turns", " of The King's Mile.", "The fallen", " fell at The King's Mile in turn "} {
			if !strings.Contains(told, want) {
				t.Errorf("%v: the page of deeds does not say %q: %s", d, want, told)
			}
		}
		x.keep("deeds-" + d.String())
		x.sh.Input.Actions = []game.Action{game.Back}
		x.sh.Top().Update(x.sh)
		if x.sh.Input.Actions = nil; x.sh.Top().Name() != "journey" {
			t.Errorf("%v: back from the deeds is %s", d, x.sh.Top().Name())
		}
		if err := x.sh.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
		again, err := NewHost(x.host.Rules.(city.Rules), nil, nil, x.sh.Store)
		if err != nil || !reflect.DeepEqual(again.Deeds, x.host.Deeds) {
			t.Errorf("%v: the next session remembers %+v, %v", d, again.Deeds, err)
		}
		x.host.Begin(x.sh)
		x.draw()
		x.click(deedsDoor)
		if x.sh.Top().Name() != "deeds" {
			t.Errorf("%v: the setup opens %s", d, x.sh.Top().Name())
		}
	}
}

// Two programs remember what each of them has played, and a journey that goes on in another slot is the same.
func TestTwoProgramsRememberEachOthersJourneys(t *testing.T) {
	x, j := begin(t, desk, "kings-mile")
	x.hurry(j)
	other, err := NewHost(x.host.Rules.(city.Rules), nil, nil, x.sh.Store)
	if err != nil {
		t.Fatal(err)
	}
	x.draw()
	if err := x.sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	y, k := begin(t, desk, "ossuary-steps")
	y.hurry(k)
	other.remember(x.sh, k.Play)
	if err := x.sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	if len(other.Deeds) != 2 || other.Deeds[0].Map != "kings-mile" || other.Deeds[1].Map != "ossuary-steps" {
		t.Errorf("two journeys of two programs are remembered as %+v", other.Deeds)
	}
	x.host.Moved(x.sh, saves.Move{From: j.Play.Slot(), To: "elsewhere"})
	if x.host.Deeds[0].Slot != "elsewhere" {
		t.Errorf("the journey is remembered in %q", x.host.Deeds[0].Slot)
	}
}

// What was kept before anything was remembered is read.
func TestWhatWasKeptBeforeTheDeedsIsRead(t *testing.T) {
	type before struct {
		Table  city.Table
		Lesson Lesson
		Told   bool
	}
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	store := saves.NewMemory()
	old := before{Told: true, Lesson: Lesson{Slot: "slot"}}
	old.Table.Setup.Level = 3
	if err := game.KeepNow(store, game.NewKept[before](keptSlot), &old); err != nil {
		t.Fatal(err)
	}
	h, err := NewHost(r, nil, nil, store)
	if err != nil || !h.Told || h.Table.Setup.Level != 3 || h.Lesson.Slot != "slot" || len(h.Deeds) > 0 {
		t.Errorf("read is %+v, %v", h.Kept, err)
	}
}
