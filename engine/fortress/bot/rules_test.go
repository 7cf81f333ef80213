package bot

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// Facing a single explorer, a hostile's column is for the bot what it is for the rules.
func TestBotSeesTheColumnOfTheRules(t *testing.T) {
	seen := map[string]bool{}
	for _, board := range []string{
		".   .   .   .   .\nend\nexplorer janus-draik 0,0\n", ". # .   .   .   .\nend\nexplorer janus-draik 0,0\n",
		".   .   . | .   .\nend\nexplorer janus-draik 0,0\n",
	} {
		for _, hostile := range []string{"guardsman-1 1,0 rifleman", "guardsman-1 2,0 flame-bearer", "guardsman-1 3,0 rifleman", "guardsman-1 4,0 rifleman",
			"ur-ghul-1 1,0", "ur-ghul-1 3,0", "cultist-1 2,0", "drone-1 1,0", "drone-1 4,0"} {
			m, _, err := fortress.Position(rules(t), "board\n"+board+"hostile "+hostile+"\nstart activation janus-draik\n")
			if err != nil {
				t.Fatal(err)
			}
			d, _ := m.Pending()
			v := look(m, d)
			want, prospects := m.State.Prospects(v.foes[0].u)
			column := v.column(&v.foes[0], v.mates[0].at)
			if got := v.foes[0].kind.Columns[column].ID; got != want {
				t.Errorf("%s on\n%s: the bot sees the column %s, the rules %s", hostile, board, got, want)
			}
			if !slices.Equal(m.State.ProspectsIn(v.foes[0].u, column), prospects) {
				t.Errorf("%s on\n%s: other prospects in the same column", hostile, board)
			}
			seen[want] = true
		}
	}
	if len(seen) < 5 {
		t.Errorf("only the columns %v came up", seen)
	}
}

// The bot has an opinion on every operation of a challenge and every step of a hostile, and no unknown one
// goes unnoticed.
func TestBotKnowsEveryOperationAndStep(t *testing.T) {
	m := newGame(t, 6)
	d, _ := m.Pending()
	v := look(m, d)
	panics := func(f func()) (is bool) {
		defer func() { is = recover() != nil }()
		f()
		return false
	}
	for _, do := range append(slices.Clone(library.Ops), "whistle") {
		op := &library.Op{Do: do, To: "self", Amount: 1, Roll: "agility"}
		if got := panics(func() { v.operation(op, 0) }); got != (do == "whistle") {
			t.Errorf("the operation %s: panic %t", do, got)
		}
	}
	for _, do := range append(slices.Clone(library.HostileSteps), "whistle") {
		steps := []library.HostileStep{{Do: do, Target: "closest"}}
		if got := panics(func() { new(profile).add(steps, 1) }); got != (do == "whistle") {
			t.Errorf("the step %s: panic %t", do, got)
		}
	}
}

// A twist that shifts behaviour rolls shifts what the bot expects of the hostiles.
func TestBotMindsAShiftOfBehaviourRolls(t *testing.T) {
	script := "board\n.   .   .   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0 rifleman\n"
	var profiles []profile
	for _, twist := range []string{"", "twist restless-masters\n"} {
		m, _, err := fortress.Position(rules(t), script+twist+"start activation janus-draik\n")
		if err != nil {
			t.Fatal(err)
		}
		d, _ := m.Pending()
		v := look(m, d)
		profiles = append(profiles, *v.profile(&v.foes[0], v.column(&v.foes[0], v.mates[0].at)))
	}
	// Of the 20 faces 3 fall back, 16 attack twice and 1 three times; with 2 added, 1, 16 and 3.
	if want := []profile{{still: 35}, {still: 41}}; !slices.Equal(profiles, want) {
		t.Errorf("the bot expects %+v, and with the twist %+v", profiles[0], profiles[1])
	}
}
