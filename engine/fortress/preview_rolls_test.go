package fortress

import (
	"math"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

func levelsAre(t *testing.T, what string, got [3]Share, want ...float64) {
	t.Helper()
	for l := range want {
		if diff := got[l].Float() - want[l]; diff > 1e-9 || diff < -1e-9 {
			t.Errorf("%s: level %d has the chance %v, want %v", what, l, got[l].Float(), want[l])
		}
	}
}

// Forecasts of rolls equal what the frames roll (BF-ROL-004, BF-ROL-005, BF-ROL-009).
func TestForecastOfRolls(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M   M\nend\nexplorer janus-draik 0,0 inspiration 2\nexplorer dahyak 0,0\nstart challenge breathing-wall")
	levelsAre(t, "Janus, a D8", ForeseeRoll(m, 0, "agility").Levels, 0.5, 0.25, 0.25)
	levelsAre(t, "Dahyak, two D6", ForeseeRoll(m, 1, "defence").Levels, 16.0/36, 9.0/36, 11.0/36)
	sent := ForeseeSent(m)["slip-through"]
	if len(sent) != 2 || sent[0].Explorer != 0 || sent[1].Explorer != 1 {
		t.Fatalf("before anybody is sent, slipping through is forecast as %+v", sent)
	}
	if _, err := m.Choose("send janus-draik"); err != nil {
		t.Fatal(err)
	}
	if len(ForeseeSent(m)) > 0 {
		t.Error("somebody has been sent, and it is foreseen who may be")
	}
	d, _ := m.Pending()
	odds := ForeseeChoice(m, &d.Options[d.Find("choose slip-through")])
	if len(odds) != 1 || odds[0].Explorer != 0 || odds[0].For != "agility" {
		t.Fatalf("slipping through is forecast as %+v", odds)
	}
	if odds[0] != sent[0] {
		t.Errorf("before Janus was sent, slipping through was forecast as %+v, and now as %+v", sent[0], odds[0])
	}
	levelsAre(t, "slipping through", odds[0].Levels, 0.5, 0.25, 0.25)
	m.Load(1)
	if _, err := m.Choose("choose slip-through"); err != nil {
		t.Fatal(err)
	}
	d, _ = m.Pending()
	again, ok := ForeseeAgain(m, &d.Options[d.Find("re-roll")])
	if !ok {
		t.Fatalf("no re-roll is offered at %s", d.Kind)
	}
	levelsAre(t, "rolling again", again.Levels, 0.5, 0.25, 0.25)
	if better := again.Better(); better.Float() != 0.5 {
		t.Errorf("rolling a failure again is better with %v", better)
	}
}

// The roll of a unique action is forecast (BF-WPN-005). An action without a roll has no odds.
func TestForecastOfAUniqueAction(t *testing.T) {
	m := position(t, "board\n.   .\nend\nexplorer espern-locarno 0,0 dice 6,6\nstart activation espern-locarno")
	d, _ := m.Pending()
	odds := ForeseeUse(m, 0, &d.Options[d.Find("use third-eye")])
	if len(odds) != 1 || odds[0].Explorer != 0 || odds[0].For != "vitality" {
		t.Fatalf("the third eye is forecast as %+v", odds)
	}
	levelsAre(t, "the third eye", odds[0].Levels, 0.5, 0.25, 0.25)
	if odds := ForeseeUse(m, 0, &d.Options[d.Find("use read-the-currents")]); len(odds) > 0 {
		t.Errorf("an action without a roll is forecast as %+v", odds)
	}
}

// When one of two dice is rolled again, the die kept counts too (BF-ROL-005).
func TestReRollOfOneOfTwoDice(t *testing.T) {
	m := position(t, "board\n.   .\nend\nexplorer dahyak 0,0 inspiration 2\nroll 5 1\nstart wound dahyak")
	d, _ := m.Pending()
	for _, c := range []struct {
		key  string
		want []float64
	}{{"re-roll 1", []float64{4.0 / 6, 1.0 / 6, 1.0 / 6}}, {"re-roll 2", []float64{0, 5.0 / 6, 1.0 / 6}}, {"re-roll both", []float64{16.0 / 36, 9.0 / 36, 11.0 / 36}}} {
		o, ok := ForeseeAgain(m, &d.Options[d.Find(c.key)])
		if !ok {
			t.Fatal(c.key)
		}
		levelsAre(t, c.key, o.Levels, c.want...)
		if better := o.Better().Float(); math.Abs(better-c.want[2]) > 1e-9 { // than the success of the first die
			t.Errorf("%s is better with %v", c.key, better)
		}
	}
	if _, ok := ForeseeAgain(m, &engine.Option{Verb: "keep"}); ok {
		t.Error("keeping a roll was forecast as a new one")
	}
}

// The D20 of a recovery roll and of an inspiration roll is forecast (BF-REC-003, BF-INR-002).
func TestForecastOfBlackstoneRolls(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0 grievous 3\nexplorer dahyak 0,0\nstart challenge breathing-wall")
	before := m.State
	if got := ForeseeDeath(m, 0); got != dice.ShareOf(3, 20) {
		t.Errorf("three grievous wounds give a chance of %v to die", got)
	}
	if got := ForeseeDeath(m, 1); got.Num != 0 {
		t.Errorf("without grievous wounds the chance to die is %v", got)
	}
	if !before.Equal(&m.State) {
		t.Error("looking ahead changed the match")
	}
	m.State.Party[1].SlewAny, m.State.Party[1].SlainWounds = true, 5
	if got := ForeseeInspiration(m, 1); got != dice.ShareOf(1, 4) || ForeseeInspiration(m, 0) != (Share{}) {
		t.Errorf("5 Wounds slain give a chance of %v", got)
	}
}

// The odds of a card are those of the dice that it rolls, or rolls again.
func TestForeseeCards(t *testing.T) {
	m := position(t, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 3 wounds 1 cards silver-flask,wager-coin,fate-thread\nhostile guardsman-1 3,0\nstart activation janus-draik\n")
	d, _ := m.Pending()
	odds := ForeseeUse(m, 0, &d.Options[d.Find("play silver-flask")])
	if len(odds) != 1 || odds[0].Levels != ForeseeRoll(m, 0, "vitality").Levels {
		t.Errorf("the flask: %+v", odds)
	}
	m.Load(1)
	if _, err := m.Choose("fire pistol-rapier guardsman-1"); err != nil {
		t.Fatal(err)
	}
	d, _ = m.Pending()
	again, ok := ForeseeAgain(m, &d.Options[d.Find("play wager-coin")])
	if !ok || again.Levels != ForeseeRoll(m, 0, "vitality").Levels { // a D8 too
		t.Errorf("the coin: %+v %v", again, ok)
	}
	if _, ok := ForeseeAgain(m, &d.Options[d.Find("play fate-thread")]); ok {
		t.Error("the thread rolls nothing")
	}
}
