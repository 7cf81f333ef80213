package city

import "testing"

// A plan of one choice comes out as the choice does. A second attack is only made if the first has not slain its target, and what cannot
// be chosen any more stops the plan.
func TestAPlanIsWhatItsChoicesLeadTo(t *testing.T) {
	r := rules(t)
	m := position(t, r, open)
	d, _ := m.Pending()
	attack := ""
	for i := range d.Options {
		if o := &d.Options[i]; o.Verb == DoAttack && o.Parts[1] == "bat-swarm-1" && o.Parts[2] == "" {
			attack = o.Key()
		}
	}
	target := unit(t, &m.State, "bat-swarm-1")
	alone, ok := Foresee(m, attack)
	one := Sequence(m, []string{attack})
	if !ok || one.Damage(target) != alone.Damage(target) || one.Steps[0].Taken.Float() != 1 || one.Left.Num != 0 {
		t.Fatalf("%s: damage %v alone, %v planned; %+v", attack, alone.Damage(target), one.Damage(target), one.Steps)
	}
	slain := func(f *Forecast) (share Share) {
		for i := range f.Endings {
			if f.Endings[i].of(target).Fallen {
				share = share.Plus(f.Endings[i].Share)
			}
		}
		return share
	}
	two := Sequence(m, []string{attack, attack})
	if got, want := two.Steps[1].Taken, slain(&alone).Rest(); got.Float() != want.Float() {
		t.Errorf("the second attack is made in %v of the outcomes, not %v", got, want)
	}
	if first, both := slain(&alone), slain(&two.Forecast); both.Float() <= first.Float() {
		t.Errorf("two attacks slay in %v, one in %v", both, first)
	}
	sum := two.Left
	for i := range two.Endings {
		sum = sum.Plus(two.Endings[i].Share)
	}
	if sum.Float() != 1 {
		t.Errorf("the endings add up to %v", sum)
	}
	over := Sequence(m, []string{"end", attack, "nonsense"})
	if over.Steps[0].Taken.Float() != 1 || over.Steps[1].Taken.Num != 0 || over.Steps[2].Taken.Num != 0 || over.Damage(target).Num != 0 {
		t.Errorf("after the end of the activation: %+v", over.Steps)
	}
}
