package fortress

import (
	"testing"

	"precipice/engine/dice"
)

// A plan counts how far special actions bring a site, how likely that completes it, and which objective that meets.
// Janus rolls a d8: a success, on 3 faces of 8, cools the anvil by one, the critical by two.
func TestAPlanCountsTheProgressOfSites(t *testing.T) {
	const position1 = "assault cinder-foundry\ncounter white-anvil 8\nexplorer janus-draik -1,5 dice 4,4\nexplorer ur-025 3,4 dice 5\nhostile guardsman-1 9,3\nstart activation janus-draik"
	m := position(t, position1)
	p := Sequence(m, []string{"special turn-the-wheel", "special turn-the-wheel"})
	rolls := ForeseeRoll(m, m.State.memberNamed("janus-draik"), "vitality")
	once, twice := rolls.Levels[dice.Success], rolls.Levels[dice.Critical]
	for i, step := range p.Steps {
		if len(step.Sites) != 1 || step.Sites[0].Site != "white-anvil" {
			t.Fatalf("step %d tells of the sites %+v", i+1, step.Sites)
		}
	}
	if got, want := p.Steps[0].Sites[0].On.Float(), once.Float()+2*twice.Float(); !near(got, want) {
		t.Errorf("the first turn of the wheel cools the anvil by %v, not %v", got, want)
	}
	if got := p.Steps[0].Sites[0].Full.Float(); !near(got, twice.Float()) {
		t.Errorf("the first turn completes it in %v, not %v", got, twice.Float())
	}
	second := once.Times(once.Plus(twice)).Float() + rolls.Levels[dice.Fail].Times(twice).Float()
	if got := p.Steps[1].Sites[0].Full.Float(); !near(got, second) {
		t.Errorf("the second completes it in %v, not %v", got, second)
	}
}

// Objectives that are met when the plan is over are counted with their chance.
func TestAPlanCountsTheObjectivesMet(t *testing.T) {
	m := position(t, "assault ribbed-gate\ncounter rib-gate 8\ncounter marrow-lamp 4\nexplorer janus-draik 11,2 dice 4\nexplorer ur-025 6,3\nhostile guardsman-1 10,5\ntrack janus-draik ur-025 group-1\nstart activations")
	p := Sequence(m, []string{"special pinch-the-wick", "end"})
	want := p.Steps[0].Sites[0].Full.Float()
	if met := p.Met; len(met) != 1 || met[0].Name != "put-out-the-lamp" || want == 0 || !near(met[0].Share.Float(), want) {
		t.Errorf("the objectives are %+v, the lamp is out in %v", met, want)
	}
}

func near(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

// A card used as an action says what it brings: wounds healed, inspiration, dice.
func TestAPlanCountsWhatACardBrings(t *testing.T) {
	const board = "board\n.   .   .   .\nend\n"
	for _, c := range []struct {
		position, key string
		healed        float64
		inspiration   float64
		dice          float64
	}{
		{"explorer janus-draik 0,0 wounds 2 dice 3 cards star-silk", "play star-silk", 2, 0, 0},
		{"explorer janus-draik 0,0 dice 3 cards wind-up-heart", "play wind-up-heart", 0, 0, 1},
		{"explorer amallyn 0,0 dice 3 cards penance-hook", "play penance-hook", 0, 2, 0},
	} {
		p := Sequence(position(t, board+c.position+"\nhostile guardsman-1 3,0\nstart activation "+map[bool]string{true: "amallyn", false: "janus-draik"}[c.inspiration > 0]), []string{c.key})
		if len(p.Steps[0].Gains) != 1 {
			t.Errorf("%s brings %+v, stops %+v", c.key, p.Steps[0].Gains, p.Steps[0].Stops)
			continue
		}
		if g := p.Steps[0].Gains[0]; !near(g.Healed.Float(), c.healed) || !near(g.Inspiration.Float(), c.inspiration) || !near(g.Dice.Float(), c.dice) {
			t.Errorf("%s brings %+v", c.key, g)
		}
	}
}
