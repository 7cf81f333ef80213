package fortress

import (
	"precipice/engine/dice"
	"slices"
	"testing"
)

// defaultAt returns the default answer to the question a script leads to.
func defaultAt(t *testing.T, script string) (kind, key string) {
	t.Helper()
	m := position(t, script)
	d, ok := m.Pending()
	if !ok {
		t.Fatalf("nothing is asked after\n%s", script)
	}
	return d.Kind, d.Options[defaultAnswer(m, d)].Key()
}

// All forecasts rely on these default answers.
func TestDefaultAnswers(t *testing.T) {
	const two = "board\n.   .   .   .\nend\n"
	for _, c := range []struct{ kind, key, script string }{
		{"pay", "pay 3", two + "explorer janus-draik 0,0 dice 6,3,5\nstart activation janus-draik\nchoose move 1,0"},
		{"pay", "pay 6", two + "destiny 4 5\nexplorer dahyak 0,0 dice 6,2\nhostile guardsman-1 1,0\nstart activation dahyak\nchoose fire bladed-stock guardsman-1 x2"},
		{"re-roll", "keep", two + "explorer janus-draik 0,0 dice 6 inspiration 1\nhostile guardsman-1 2,0\nroll 1\nstart activation janus-draik\nchoose fire pistol-rapier guardsman-1"},
		{"riposte", "pass", two + "explorer janus-draik 0,0\nhostile guardsman-1 1,0\nroll 8\nstart wound janus-draik guardsman-1"},
		{"cover", "cover 3", two + "explorer janus-draik 0,0 dice 6,5\nroll 1\nstart wound janus-draik"},
		{"cover", "cover 2", two + "explorer janus-draik 0,0 dice 6,3,5,4\nroll 1\nstart wound janus-draik"},
		{"target", "target guardsman-2", two + "explorer janus-draik 0,0 dice 6\nhostile guardsman-1 1,0\nhostile guardsman-2 1,0\nroll 1\nstart activation janus-draik\nchoose fire flurry guardsman-2 x2"},
		{"target", "target guardsman-1", two + "explorer janus-draik 0,0 dice 6\nhostile guardsman-1 1,0\nhostile guardsman-2 1,0\nhostile guardsman-3 1,0\nroll 8\nstart activation janus-draik\nchoose fire flurry guardsman-2 x2"},
		{"free-move", "stay", two + "explorer dahyak 0,0 dice 6\nhostile guardsman-1 3,0\nstart activation dahyak\nchoose use red-leap"},
		{"overwatch", "pass janus-draik", two + "explorer janus-draik 0,0 dice 6 overwatch\nhostile guardsman-1 3,0\nstart behaviour guardsman-1 advance"},
		{"hostile-target", "target dahyak", two + "explorer janus-draik 0,0 dice 6,6,6,6\nexplorer dahyak 0,0 wounds 2\nhostile guardsman-1 3,0\nstart behaviour guardsman-1 onslaught"},
	} {
		if kind, key := defaultAt(t, c.script); kind != c.kind || key != c.key {
			t.Errorf("at %s %q is answered, want %q at %s", kind, key, c.key, c.kind)
		}
	}
}

// An explorer who has moved can no longer aim as Amallyn does: an attack from another hex comes after a
// move.
func TestForeseeAfterAMove(t *testing.T) {
	m := position(t, "board\n.   .   .   . | .\nend\nexplorer amallyn 0,0 dice 6,6\nhostile guardsman-1 4,0\nstart activation amallyn")
	a := Aim{By: m.State.find("amallyn"), On: m.State.find("guardsman-1")}
	a.From = m.State.Units[a.By].Hex
	if f := Foresee(m, a); f.Cover || f.Rule != "" {
		t.Errorf("from where she stands: cover %v, %s", f.Cover, f.Rule)
	}
	next := m.State.field.Adjacent(a.From)
	for a.From = range next.All() {
		f := Foresee(m, a)
		plan := Sequence(m, []string{"move " + m.State.HexName(a.From), "fire long-rifle guardsman-1"})
		v := plan.Steps[1].Attacks
		if !f.Cover || len(v) != 1 || v[0].Miss != f.Miss || v[0].Wound != f.Wound || v[0].Grievous != f.Grievous {
			t.Errorf("after a move: %+v, and as a plan %+v", f, plan.Steps[1])
		}
	}
}

// A forecast of an attack equals a plan with that one choice.
func TestAnAttackIsAPlanOfOne(t *testing.T) {
	one, many := 0, 0
	for m, keys := range randomPlans(t, 60) {
		d, _ := m.Pending()
		o := &d.Options[d.Find(keys[0])]
		if o.Verb != "fire" {
			continue
		}
		by, on := m.State.find(d.About[0]), m.State.find(o.Parts[1])
		weapon, attacks, _ := m.State.WeaponChoice(by, o)
		f := Foresee(m, Aim{By: by, On: on, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed", From: m.State.Units[by].Hex})
		plan := Sequence(m, keys[:1])
		all := plan.Steps[0].Attacks
		i := slices.IndexFunc(all, func(v Volley) bool { return v.On == on })
		if i < 0 || all[i].Slain != f.Slain || attacks == 1 && (all[i].Miss != f.Miss || all[i].Wound != f.Wound || all[i].Grievous != f.Grievous) {
			t.Fatalf("%s: %+v, and as a plan %+v", keys[0], f, all)
		}
		if one++; attacks > 1 {
			many++
		}
	}
	if one < 40 || many < 5 {
		t.Errorf("only %d attacks, %d of them several", one, many)
	}
}

// A forecast of a challenge's choice equals a plan with that one choice.
func TestAChoiceIsAPlanOfOne(t *testing.T) {
	rolls := 0
	for _, card := range rulesFor(t).Pack.Challenges {
		m := position(t, "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0 inspiration 3\nexplorer dahyak 1,0 inspiration 3\nfinds carved-route singing-core thought-loom thought-loom\nstart challenge "+card.ID)
		if d, _ := m.Pending(); d.Kind == "volunteer" {
			m.Take(d.Find("send dahyak"))
		}
		d, _ := m.Pending()
		for _, o := range slices.Clone(d.Options) {
			plan := Sequence(m, []string{o.Key()})
			for _, odds := range ForeseeChoice(m, &o) {
				rolls++
				if off := odds.differsFrom(m, &plan.Steps[0]); off != "" {
					t.Errorf("%s, %s: %s", card.ID, o.Key(), off)
				}
			}
		}
	}
	if rolls < 10 {
		t.Errorf("only %d rolls", rolls)
	}
}

// differsFrom describes how a roll differs from what a plan says about it.
func (o *RollOdds) differsFrom(m *Match, step *PlanStep) string {
	what := o.For
	if what == "blackstone" {
		what = "challenge"
	}
	for _, r := range step.Rolls {
		if r.For != what || r.By != m.State.Name(o.Explorer) {
			continue
		}
		var levels [3]Share
		var times Share
		for _, n := range r.Results {
			levels[slices.IndexFunc([]dice.Level{dice.Fail, dice.Success, dice.Critical}, func(l dice.Level) bool { return l.String() == n.Name })] = n.Share
			times = times.Plus(n.Share)
		}
		if levels == o.Levels || times.Num > times.Den { // a plan also counts the defence against what follows
			return ""
		}
	}
	return "no such roll in the plan"
}

// A plan says why it stops.
func TestWhyAPlanStops(t *testing.T) {
	const ground = "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 6,5\nhostile guardsman-1 1,0 damage 1\nstart activation janus-draik"
	for _, c := range []struct {
		keys         []string
		rule, reason string
		share        Share
	}{
		{[]string{"fire pistol-rapier guardsman-1", "fire pistol-rapier guardsman-1"}, "BF-ATK-009", "slain-by-then", Share{Num: 1, Den: 2}},
		{[]string{"end", "move 0,0"}, "BF-ACT-003", "over-by-then", Share{Num: 1, Den: 1}},
		{[]string{"fire flurry guardsman-1 x3", "gambit janus-draik 6"}, "BF-ACT-003", "not-asked-then", Share{Num: 1, Den: 1}},
		{[]string{"move 1,0"}, "BF-MOV-003", "enemy-there", Share{Num: 1, Den: 1}},
	} {
		p := Sequence(position(t, ground), c.keys)
		stops := p.Steps[len(c.keys)-1].Stops
		if len(stops) != 1 || stops[0].Rule != c.rule || stops[0].Reason != c.reason || stops[0].Share != c.share {
			t.Errorf("%v stops by %+v", c.keys, stops)
		}
	}
	if p := Sequence(position(t, "board\n.\nend\nexplorer janus-draik 0,0\nstart activation janus-draik\nchoose end"), []string{"end"}); p.Steps[0].Taken.Num > 0 {
		t.Error("a plan after the end")
	}
}

// A plan that starts at the die that pays continues with the activation.
func TestAPlanContinuesFromAPayment(t *testing.T) {
	m := position(t, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 6,3,5\nhostile guardsman-1 3,0\nstart activation janus-draik\nchoose move 1,0")
	p := Sequence(m, []string{"pay 6", "fire pistol-rapier guardsman-1", "end"})
	for _, step := range p.Steps {
		if step.Taken != (Share{Num: 1, Den: 1}) {
			t.Errorf("%s is taken in %v: %+v", step.Key, step.Taken, step.Stops)
		}
	}
	if slain := p.Steps[1].Attacks[0].Slain; len(p.Fates) != 1 || p.Fates[0].Slain != slain {
		t.Errorf("the guardsman is slain in %v, and in the end %+v", slain, p.Fates)
	}
}
