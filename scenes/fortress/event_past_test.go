package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// While an event is under way and in the turn after it a label says what it was, and its tip what it did, line by line. It is gone with the next event, and
// the first turn has none.
func TestTheLastEventIsKeptInSight(t *testing.T) {
	sh := playing.Bare(t)
	kept, first, under := 0, 0, 0
	playing.EachDecision(t, sh, 6, 240, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		e := c.twists.lastEvent(sh)
		switch play.Shown.Turn {
		case 0, 1:
			if play.Shown.Phase == fortress.EventPhase && rollBefore(play.Log).Face > 0 {
				if under++; !strings.Contains(e.label, sh.Words.Name(rollBefore(play.Log).Row)) {
					t.Errorf("while the event is under way the label says %q", e.label)
				}
				return
			}
			if first++; e.label != "" {
				t.Fatalf("in turn %d the label says %q", play.Shown.Turn, e.label)
			}
			return
		}
		if play.Shown.Phase == fortress.EventPhase {
			return
		}
		if e.label == "" {
			t.Fatalf("in turn %d nothing is kept of the event", play.Shown.Turn)
		}
		if kept++; !strings.Contains(e.label, sh.Words.Name(rollBefore(play.Log).Row)) || !strings.Contains(e.text, strconv.Itoa(int(rollBefore(play.Log).Face))) {
			t.Errorf("after %v the label says %q, and its tip %q", rollBefore(play.Log), e.label, e.text)
		}
	})
	if kept < 5 || first < 5 || under == 0 {
		t.Errorf("only %d questions followed an event, %d came in a first turn, and %d in its event", kept, first, under)
	}
}

// rollBefore returns the last event roll.
func rollBefore(log []session.Line) fortress.EventRolled {
	for i := range slices.Backward(log) {
		if e, ok := log[i].Change.(fortress.EventRolled); ok {
			return e
		}
	}
	return fortress.EventRolled{}
}

// Where destiny dice would lie it is said that there are none, and by which rule.
func TestItIsSaidWhyThereAreNoDestinyDice(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	for _, skipped := range []bool{false, true} {
		if skipped {
			c.Play.Shown.Destiny = [fortress.MaxDestiny]fortress.DestinyDie{}
			c.Play.Log = append(c.Play.Log, linesOf(&c.Stage, []fortress.Event{{Rule: "BF-EVT-004", Change: fortress.DestinySkipped{}}})...)
		}
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		a := sh.UI.Named("destiny/none")
		if (a != nil) != skipped || skipped && (a.Tip().Rules != "BF-EVT-004" || a.Tip().Text == "") {
			t.Errorf("skipped: %v, and said is %+v", skipped, a)
		}
	}
	playing.Keep(t, img, "destiny-none")
}
