package fortress

import (
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// An event roll is shown with its face, its name and its meaning, long enough to be read; the next phase ends it.
func TestTheEventPhaseIsToldBeforeItsEffects(t *testing.T) {
	sh, c := atTable(t, 1)
	roll := fortress.Event{Rule: "BF-EVT-007", Change: fortress.EventRolled{Face: 14, Row: "escape-chamber"}}
	if c.Length(roll) < 2*time.Second {
		t.Errorf("an event roll is shown for %v", c.Length(roll))
	}
	c.Begins(sh, roll)
	if o := c.Underway.Omen; o.Roll != "14" || o.Title != "Escape Chamber" || !strings.HasPrefix(o.Text, "The portal furthest") {
		t.Errorf("told is %+v", o)
	}
	c.Play.Shown.Phase = fortress.EventPhase
	none := fortress.Event{Change: fortress.NoEffect{Reason: "escape-there"}}
	c.Begins(sh, none)
	if o := c.Underway.Omen; !strings.Contains(o.Text, "already there") || c.Length(none) == 0 {
		t.Errorf("without an effect told is %+v, for %v", o, c.Length(none))
	}
	c.Begins(sh, fortress.Event{Change: fortress.TwistBegan{Twist: 0}})
	if o := c.Underway.Omen; o.Title != sh.Words.Name(c.Play.Shown.Pack().Twists[0].ID) {
		t.Errorf("of a twist told is %+v", o)
	}
	c.Showing.On, c.Showing.Event = true, roll
	sh.Show(c)
	if c.Begins(sh, fortress.Event{Change: fortress.TurnBegan{}}); c.Underway.Omen != (table.Omen{}) {
		t.Errorf("the next turn begins with %+v", c.Underway.Omen)
	}
	if c.Begins(sh, fortress.Event{Change: fortress.LegacyStrikes{Kind: 7}}); c.Underway.Omen.Title == "" || c.Underway.Omen.Title != sh.Words.Name(c.Play.Shown.Pack().Legacy[7].ID) {
		t.Errorf("of a legacy card told is %+v", c.Underway.Omen)
	}
	c.Begins(sh, fortress.Event{Change: fortress.PhaseBegan{Phase: fortress.InitiativePhase}})
	if c.Length(none) != 0 {
		t.Error("outside the event phase a line without effect takes time")
	}
	c.Begins(sh, roll)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "omen-1280")
}

// The ground of a location tile that changes something is told in the tip of its hex, whatever else the tip says.
func TestTheTipOfAHexTellsWhatItsTileDoes(t *testing.T) {
	sh, told := playing.Bare(t), map[string]bool{}
	playing.EachDecision(t, sh, 16, 40, func(play *blackstone.Session, d *engine.Decision) {
		s := &play.Shown
		if !s.Fighting() {
			return
		}
		for _, tile := range s.Tiles {
			id := s.EffectOf(tile)
			if id == "" || told[id] && d.Kind != fortress.AskActivation {
				continue
			}
			told[id] = true
			if tip := facing(sh, play).tips.hexTip(sh, s.Field().Hex(tile.At)); !strings.Contains(tip.Text, sh.Words.Say("text."+id)) {
				t.Errorf("on %s the tip says %q", id, tip.Text)
			}
		}
	})
	if len(told) < 2 {
		t.Errorf("only %d kinds of tiles with an effect were met", len(told))
	}
}
