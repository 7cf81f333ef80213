package fortress

import (
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// The second and later attacks of an action are numbered, and what the earlier ones have rolled lies beside their dice, whoever
// shoots between them.
func TestAttacksOfAnActionAreNumbered(t *testing.T) {
	sh := playing.Bare(t)
	c, p := withTwins(t, sh)
	janus := c.Play.Shown.Find("janus-draik")
	rend, claws := fortress.Behaved{Unit: p.ghul, Action: "rend"}, fortress.Attacked{By: p.ghul, On: p.rein, Weapon: "claws"}
	covered := claws
	covered.Cover = true
	var log []session.Line
	for i, step := range []struct {
		change    change
		nth, lain int
	}{
		{rend, 0, 0},
		{claws, 1, 0},
		{roll("ur-ghul-1", "attack", 3), 1, 0},
		{fortress.Resolved{By: p.ghul, On: p.rein}, 1, 0},
		{covered, 2, 1},
		{roll("ur-ghul-1", "attack", 3), 2, 1},
		{again("ur-ghul-1", "attack", 8), 2, 1},
		{roll("rein", "defence", 8), 2, 1},
		{fortress.DieSpent{Face: 4, For: "overwatch"}, 2, 1},
		{fortress.Attacked{By: janus, On: p.ghul, Weapon: "rifle"}, 2, 1},
		{roll("janus-draik", "attack", 1), 2, 1},
		{claws, 3, 2},
		{fortress.Behaved{Unit: p.other, Action: "rend"}, 3, 2},
		{rend, 0, 0},
		{claws, 1, 0},
		{fortress.CardBegan{Card: fortress.TrackCard{Hostile: true}}, 0, 0},
		{claws, 1, 0},
	} {
		log = append(log, linesOf(&c.Stage, happened(step.change))...)
		nth, lain := table.VolleyOf(&c.Play.Shown, log, p.ghul)
		if nth != step.nth || len(lain) != step.lain {
			t.Errorf("after line %d it is attack %d after %v, want %d after %d", i, nth, lain, step.nth, step.lain)
		}
		if len(lain) == 2 && (lain[0].Face != 3 || lain[0].Sides != 8 || lain[0].Mark != table.Marks[dice.Fail] || lain[1].Face != 8 || lain[1].Mark != table.Marks[dice.Critical]) {
			t.Errorf("after line %d these lie there: %+v", i, lain)
		}
	}
}

// An attack of another action is no later one of the same.
func TestAttacksOfAnotherActionAreNotCounted(t *testing.T) {
	sh := playing.Bare(t)
	c, p := withTwins(t, sh)
	fires := fortress.DieSpent{Explorer: p.twins, Face: 4, For: "fire"}
	claws, pistol, twin := fortress.Attacked{By: p.ghul, On: p.rein}, fortress.Attacked{By: p.rein, On: p.ghul}, fortress.Attacked{By: p.raus, On: p.ghul}
	of := func(u fortress.UnitID, changes ...change) (nth int, lain []scenes.Die) {
		return table.VolleyOf(&c.Play.Shown, linesOf(&c.Stage, happened(changes...)), u)
	}
	if nth, lain := of(p.raus, fires, twin, fires, twin); nth != 1 || len(lain) > 0 {
		t.Errorf("the attack of another action is number %d after %v", nth, lain)
	}
	second := fortress.Attacked{By: p.other, On: p.rein}
	if nth, lain := of(p.rein, fortress.CardBegan{}, claws, pistol, roll("rein", "attack", 1), second, pistol); nth != 1 || len(lain) > 0 {
		t.Errorf("a second riposte is number %d after %v", nth, lain)
	}
	card := fortress.DieSpent{Explorer: p.twins, Face: 2, For: "card"}
	if nth, lain := of(p.rein, fires, pistol, roll("rein", "attack", 1), card, pistol); nth != 2 || len(lain) != 1 {
		t.Errorf("after a card the second attack is number %d after %v", nth, lain)
	}
}

// A flurry leaves all its dice in the tray, of which the last counts.
func TestTheTrayKeepsTheDiceOfAFlurry(t *testing.T) {
	sh, c := atTable(t, 1)
	sh.Settings.Speed = game.Instant
	figure := c.Play.Shown.Party[0].Figure()
	by := c.Play.Shown.UnitName(figure)
	notes(&c.Stage, fortress.CardBegan{})
	for n, face := range []uint8{2, 3, 7, 4, 5} {
		notes(&c.Stage, fortress.Attacked{By: figure, On: fortress.MaxFigures, Weapon: "rapier"})
		rolled := fortress.Rolled{For: "attack", By: by, Die: dice.D8, Faces: [2]uint8{face}, Levels: [2]dice.Level{dice.Success}}
		c.Throw(sh, fortress.Event{Change: rolled})
		notes(&c.Stage, rolled)
		list := c.Tray.Dice()
		if len(list) != min(n, table.MostLain)+1 || list[len(list)-1].Lain || list[len(list)-1].Face != int(face) {
			t.Errorf("with attack %d these dice lie in the tray: %+v", n+1, list)
		}
		for _, d := range list[:len(list)-1] {
			if !d.Lain || !d.Dim || d.Mark != table.Marks[dice.Success] {
				t.Errorf("beside attack %d lies %+v", n+1, d)
			}
		}
	}
}
