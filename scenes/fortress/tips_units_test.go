package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// The tip of an explorer's hex that cannot be entered says why, and that of a hostile what it will probably do.
func TestTipsOfMiniaturesSayWhatIsNotSeen(t *testing.T) {
	sh := playing.Bare(t)
	sh.Settings.Folded = true
	barred, next := 0, 0
	playing.EachDecision(t, sh, 12, 200, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || d.Kind != fortress.AskActivation {
			return
		}
		c := seen(sh, play, 1280, 720)
		s := &play.Shown
		for u := range s.Each(fortress.Explorers) {
			if why, is := d.Refused("move " + s.Field().Hex(s.On(u).Hex).String()); u != c.Actor() && is && why.Rule == "BF-MOV-005" && c.Choices.Spaces() != nil {
				if barred++; !strings.Contains(c.tips.unitTip(sh, u).Text, asking.Why(sh, &why)) {
					t.Errorf("the tip of %s does not say why %s cannot move there: %q", s.UnitName(u), s.UnitName(c.Actor()), c.tips.unitTip(sh, u).Text)
				}
			}
		}
		for u := range s.Each(fortress.Hostiles) {
			if rests(s.On(u)) || s.On(u).Stunned {
				continue
			}
			_, list := s.Prospects(u)
			if next++; !strings.Contains(c.tips.unitTip(sh, u).Text, sh.Words.Name(list[0].Action)) {
				t.Errorf("the tip of %s does not say that it may %s: %q", s.UnitName(u), list[0].Action, c.tips.unitTip(sh, u).Text)
			}
		}
	})
	if barred < 10 || next < 100 {
		t.Errorf("only %d hexes could not be entered, and %d hostiles acted", barred, next)
	}
}

// The tip of the dice tray says what the dice were rolled for, and what a hostile's action does.
func TestTheTrayHasATip(t *testing.T) {
	sh := playing.Bare(t)
	kinds := map[string]int{}
	playing.EachDecision(t, sh, 4, 200, func(play *blackstone.Session, d *engine.Decision) {
		c := facing(sh, play)
		log := play.Log
		if c.Tray.Clear(); c.tips.trayTip(sh).Title != "" {
			t.Error("an empty tray has a tip")
		}
		if len(log) == 0 {
			return
		}
		c.Tray.Throw(sh, sh.Settings.Speed, []scenes.Die{{Sides: 20, Face: 3}}, "caption")
		c.Tray.Land()
		v := c.tips.trayTip(sh)
		for i := len(log) - 1; i >= 0; i-- {
			l := &log[i]
			switch l.Key {
			case "behaved", "rolled", "rolled-again", "blackstone", "event-roll", "destiny", "activation-roll":
				kinds[l.Key]++
				if v.Title != "caption" || !strings.Contains(v.Text, scenes.Told(sh.Words, l)) || v.Rules != l.Rule || l.Key == "behaved" && !strings.Contains(v.Text, sh.Words.Name(l.Args[3])) {
					t.Errorf("after %s the tray says %+v", l.Key, v)
				}
				return
			}
		}
	})
	c := attacking(t, sh, positions["ribbed-gate"])
	notes(&c.Stage, fortress.Behaved{Unit: c.Play.Shown.Find("ur-ghul-1"), Face: 11, Column: "close", Action: "charge"})
	c.Tray.Throw(sh, sh.Settings.Speed, []scenes.Die{{Sides: 20, Face: 11}}, "Ur-Ghul 1: Charge")
	c.Tray.Land()
	if v := c.tips.trayTip(sh); !strings.Contains(v.Text, "moves towards the closest explorer") {
		t.Errorf("of a charge the tray says %q", v.Text)
	}
	if kinds["behaved"] == 0 || kinds["rolled"] == 0 {
		t.Errorf("these rolls were seen: %v", kinds)
	}
}

// The tip of several attacks in overwatch always warns that those left once the hostile has fallen are lost (BF-OVW-005).
func TestOverwatchWarnsOfLostAttacks(t *testing.T) {
	sh := playing.Bare(t)
	several, single := 0, 0
	playing.EachDecision(t, sh, 20, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskOverwatch {
			return
		}
		c := facing(sh, play)
		for _, w := range c.Overwatch.Watchers {
			for i := range w.Shots {
				v, shot := render.TooltipView{}, &w.Shots[i]
				c.foresight.aimTip(sh, &v, shot.Aim, &shot.Forecast)
				if shot.Aim.Attacks > 1 {
					several++
				} else {
					single++
				}
				if warns := strings.Contains(v.Text, sh.Words.Say("tip.policy.alone")); warns != (shot.Aim.Attacks > 1) {
					t.Errorf("the tip of %d attacks warns: %v", shot.Aim.Attacks, warns)
				}
			}
		}
	})
	if several == 0 || single == 0 {
		t.Errorf("%d shots were of several attacks, %d of one", several, single)
	}
}

// The tip of a target says what the card or the support does to it, for each verb that is aimed at a miniature without a roll.
func TestTipsOfTargetsSayWhatComesOfIt(t *testing.T) {
	const party = "board\n.   .   .   .   .   .\nend\ndocked kravvchato\nexplorer dahyak 0,0 dice 1,1 cards bone-whistle,whisper-vox\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0 group 1\nhostile guardsman-2 4,0 group 1\nstart activation dahyak"
	for key, on := range map[string]string{"support kravvchato guardsman-1": "guardsman-1", "play bone-whistle guardsman-2": "guardsman-2", "play whisper-vox janus-draik": "janus-draik"} {
		sh, c := atTable(t, 1)
		m, _, err := fortress.Position(playing.HostOf(sh).Rules.Rules, party)
		if err != nil {
			t.Fatal(err)
		}
		c.Play.Match, c.Play.Shown = m, m.State
		c.Refresh(sh)
		for _, r := range c.Choices.All() {
			if strings.HasPrefix(key, r.ID+" ") {
				c.Choices.Point(r)
			}
		}
		tip := c.tips.unitTip(sh, c.Play.Shown.Find(on))
		lines := foretold.UseNow(sh.Words, c.Play.Match, key)
		if len(lines) == 0 {
			t.Errorf("nothing is foretold of %s", key)
		}
		for _, line := range lines {
			if !strings.Contains(tip.Text, line) {
				t.Errorf("%s: the tip does not say %q: %q", key, line, tip.Text)
			}
		}
	}
}
