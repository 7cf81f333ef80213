package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// The wounds shown on each hex within reach are those that the rules foretell for an explorer who stands
// there, and they are computed one hex at a time.
func TestThreatsAreWhatTheRulesForetell(t *testing.T) {
	sh, c := fight(t)
	by := c.Actor()
	for range c.threats.spaces(sh) {
		t.Fatal("threats are shown although nobody wants to see them")
	}
	sh.Input.Actions = []game.Action{game.Danger}
	if c.Update(sh); !c.threats.wary {
		t.Fatal("the key shows no threats")
	}
	sh.Input.Actions = nil
	before := len(c.foresight.foretold)
	if c.threats.foreseeOneSpace(sh); len(c.foresight.foretold) != before+1 {
		t.Errorf("in one tick %d forecasts are made", len(c.foresight.foretold)-before)
	}
	reach := c.threats.reachable()
	for range reach {
		c.threats.foreseeOneSpace(sh)
	}
	n := 0
	for sp, sum := range c.threats.spaces(sh) {
		n++
		list := fortress.Outlooks(c.Play.Match, fortress.Placement{Unit: by, Hex: sp})
		if want, _, _ := wounds(list, int(c.Play.Shown.On(by).Card)); want != sum {
			t.Errorf("on space %d %v wounds are shown, and %v foretold", sp, sum, want)
		}
	}
	if n != len(reach) || n < 3 {
		t.Errorf("threats are shown on %d of %d spaces", n, len(reach))
	}
	if c.threats.toggleThreats(sh); c.threats.threatens(sh) {
		t.Error("the threats do not go away")
	}
}

// Threats appear by themselves while the player points at a move.
func TestThreatsAppearWhileAMoveIsPlanned(t *testing.T) {
	sh, c := fight(t)
	sh.UI.Begin(game.Ground)
	c.pane.addHexAreas(sh)
	sh.UI.FocusOn("option/" + c.Choices.Spaces().Legal[0].Key)
	if !c.threats.threatens(sh) {
		t.Error("while a move is planned no threats are shown")
	}
	sh.UI.FocusOn("hex/none")
	sh.UI.SetFocus("")
	if c.threats.threatens(sh) {
		t.Error("without a plan threats are shown")
	}
}

// The sign over a hostile is what its forecast holds likeliest.
func TestIntentsAreThoseOfTheForecast(t *testing.T) {
	_, c := fight(t)
	by := c.Actor()
	kinds := map[render.Intent]int{}
	for _, l := range c.foresight.outlooks(fortress.Placement{Unit: by, Hex: c.Play.Shown.On(by).Hex}) {
		v, share := intent(&l)
		kinds[v]++
		sum := 0
		for i := range l.Actions {
			if o := &l.Actions[i]; intentOf(o) == v {
				sum += int(o.Faces)
			}
			if (len(l.Actions[i].Attacks) > 0) != (intentOf(&l.Actions[i]) == render.IntentStrike || intentOf(&l.Actions[i]) == render.IntentCharge) {
				t.Errorf("%s is shown as %d", l.Actions[i].Action, intentOf(&l.Actions[i]))
			}
		}
		if !l.Stunned && (share <= 0 || share > 1 || float32(sum)/20 != share) {
			t.Errorf("intent %d has the chance %v, and its actions %d of 20", v, share, sum)
		}
	}
	if len(kinds) == 0 {
		t.Error("nobody intends anything")
	}
}

// Harm to expect is written only where there is any, and over nobody's head as far as there is room beside it.
func TestThreatNumbersAreFewAndHideNobody(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	c.threats.wary = true
	numbers, hidden := 0, 0
	for range 40 {
		c.threats.foreseeOneSpace(sh)
	}
	c.threats.threatNumbers(sh, func(text string, at render.Point) {
		if numbers++; text == "0.0" {
			t.Errorf("at %v no harm is written as a number", at)
		}
		for _, f := range c.figures.list() {
			if c.kit.theme.ThreatRect(c.view.Camera, at, text).Share(f.head()) > 0.3 {
				hidden++
			}
		}
	})
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "threat-numbers")
	if numbers == 0 || hidden > 0 {
		t.Errorf("of %d numbers %d lie over a head", numbers, hidden)
	}
}
