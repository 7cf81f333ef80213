package fortress

import (
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
)

// The second and later attacks of an action are numbered, and what the earlier ones have rolled lies beside their dice, whoever
// shoots between them.
func TestAttacksOfAnActionAreNumbered(t *testing.T) {
	line := lineOf
	claws := line("attacked", "ur-ghul-1", "rein", "claws", "1", "1d8")
	var log []session.Line
	for i, step := range []struct {
		line      session.Line
		nth, lain int
	}{
		{line("behaved", "ur-ghul-1", "7", "close", "rend"), 0, 0},
		{claws, 1, 0},
		{line("rolled", "ur-ghul-1", "attack", "d8", "3", "failure"), 1, 0},
		{line("hit", "ur-ghul-1", "rein", "miss"), 1, 0},
		{line("attacked-cover", "ur-ghul-1", "rein", "claws", "1", "1d8"), 2, 1},
		{line("rolled", "ur-ghul-1", "attack", "d8", "3", "failure"), 2, 1},
		{line("rolled-again", "ur-ghul-1", "attack", "d8", "8", "critical"), 2, 1},
		{line("rolled", "rein", "defence", "d8", "8", "critical"), 2, 1},
		{line("die-spent", "amallyn", "4", "overwatch"), 2, 1},
		{line("attacked", "amallyn", "ur-ghul-1", "rifle", "1", "1d6"), 2, 1},
		{line("rolled", "amallyn", "attack", "d6", "1", "failure"), 2, 1},
		{claws, 3, 2},
		{line("behaved", "ur-ghul-2", "7", "close", "rend"), 3, 2},
		{line("behaved", "ur-ghul-1", "7", "close", "rend"), 0, 0},
		{claws, 1, 0},
		{line("card-began", "group-1"), 0, 0},
		{claws, 1, 0},
	} {
		log = append(log, step.line)
		nth, lain := volleyOf(log, "ur-ghul-1", "")
		if nth != step.nth || len(lain) != step.lain {
			t.Errorf("after line %d it is attack %d after %v, want %d after %d", i, nth, lain, step.nth, step.lain)
		}
		if len(lain) == 2 && (lain[0].Face != 3 || lain[0].Sides != 8 || lain[0].Mark != marks[dice.Fail] || lain[1].Face != 8 || lain[1].Mark != marks[dice.Critical]) {
			t.Errorf("after line %d these lie there: %+v", i, lain)
		}
	}
}

// An attack of another action is no later one of the same.
func TestAttacksOfAnotherActionAreNotCounted(t *testing.T) {
	line := lineOf
	claws := line("attacked", "ur-ghul-1", "rein", "claws", "1", "1d8")
	twice := []session.Line{line("die-spent", "rein-raus", "4", "fire"), line("attacked", "raus", "ur-ghul-1", "pistol", "1", "1d6"),
		line("die-spent", "rein-raus", "3", "fire"), line("attacked", "raus", "ur-ghul-1", "pistol", "1", "1d6")}
	if nth, lain := volleyOf(twice, "raus", "rein-raus"); nth != 1 || len(lain) > 0 {
		t.Errorf("the attack of another action is number %d after %v", nth, lain)
	}
	ripostes := []session.Line{line("card-began", "group-1"), claws, line("attacked", "rein", "ur-ghul-1", "pistol", "1", "1d6"), line("rolled", "rein", "attack", "d6", "1", "failure"),
		line("attacked", "ur-ghul-2", "rein", "claws", "1", "1d8"), line("attacked", "rein", "ur-ghul-2", "pistol", "1", "1d6")}
	if nth, lain := volleyOf(ripostes, "rein", "rein-raus"); nth != 1 || len(lain) > 0 {
		t.Errorf("a second riposte is number %d after %v", nth, lain)
	}
	card := []session.Line{line("die-spent", "rein-raus", "4", "fire"), line("attacked", "rein", "ur-ghul-1", "pistol", "1", "1d6"), line("rolled", "rein", "attack", "d6", "1", "failure"),
		line("die-spent", "rein-raus", "2", "card"), line("attacked", "rein", "ur-ghul-1", "pistol", "1", "1d6")}
	if nth, lain := volleyOf(card, "rein", "rein-raus"); nth != 2 || len(lain) != 1 {
		t.Errorf("after a card the second attack is number %d after %v", nth, lain)
	}
}

// A flurry leaves all its dice in the tray, of which the last counts.
func TestTheTrayKeepsTheDiceOfAFlurry(t *testing.T) {
	sh, c := table(t, 1)
	sh.Settings.Speed = game.Instant
	by := c.Play.Shown.UnitName(c.Play.Shown.Party[0].Figure())
	c.Play.Log = append(c.Play.Log, session.Line{Key: "card-began", Args: []string{by}})
	for n, face := range []uint8{2, 3, 7, 4, 5} {
		c.Play.Log = append(c.Play.Log, session.Line{Key: "attacked", Args: []string{by, "ur-ghul-1", "rapier", "1", "1d8"}})
		c.throw(sh, fortress.Event{Change: fortress.Rolled{For: "attack", By: by, Die: dice.D8, Faces: [2]uint8{face}, Levels: [2]dice.Level{dice.Success}}})
		c.Play.Log = append(c.Play.Log, session.Line{Key: "rolled", Args: []string{by, "attack", "d8", string('0' + rune(face)), "success"}})
		list := c.Tray.Dice()
		if len(list) != min(n, mostLain)+1 || list[len(list)-1].Lain || list[len(list)-1].Face != int(face) {
			t.Errorf("with attack %d these dice lie in the tray: %+v", n+1, list)
		}
		for _, d := range list[:len(list)-1] {
			if !d.Lain || !d.Dim || d.Mark != marks[dice.Success] {
				t.Errorf("beside attack %d lies %+v", n+1, d)
			}
		}
	}
}
