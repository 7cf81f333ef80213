package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// TestForeseeAnAttack checks that any hit slays a drone with one Wound left, and only a grievous wound
// one with three left.
func TestForeseeAnAttack(t *testing.T) {
	m := position(t, openGround)
	janus, drone := m.State.find("janus-draik"), m.State.find("drone-1")
	half := dice.ShareOf(1, 2)
	for left, slain := range map[int]Share{1: half, 3: dice.ShareOf(1, 4)} {
		m.State.Units[drone].Damage = uint8(m.State.Hostile(drone).Wounds - left)
		f := Foresee(m, Aim{By: janus, On: drone, From: board.None})
		if got, want := [4]Share{f.Miss, f.Wound, f.Grievous, f.Slain}, [4]Share{half, dice.ShareOf(1, 4), dice.ShareOf(1, 4), slain}; got != want {
			t.Errorf("with %d left: miss, wound, grievous, slain are %v, want %v", left, got, want)
		}
	}
	before := m.State
	f := Foresee(m, Aim{By: janus, On: drone, From: board.None})
	if f.Range != 2 || f.Cover || f.Rule != "" {
		t.Errorf("range %d, cover %v, refused by %q", f.Range, f.Cover, f.Rule)
	}
	if !before.Equal(&m.State) {
		t.Error("looking ahead changed the match")
	}
}

// TestForeseeFromAnotherHex checks an attack from beside the drone: the range is 1 and the attack is
// legal.
func TestForeseeFromAnotherHex(t *testing.T) {
	m := position(t, openGround)
	janus, drone := m.State.find("janus-draik"), m.State.find("drone-1")
	at, ok := m.State.Field().At(board.Hex{Q: 1})
	if !ok {
		t.Fatal("no hex 1,0")
	}
	if f := Foresee(m, Aim{By: janus, On: drone, From: at}); f.Range != 1 || f.Rule != "" {
		t.Errorf("range %d, refused by %q", f.Range, f.Rule)
	}
}

// TestForeseeTwoAttacks checks that two attacks slay at least as often as one.
func TestForeseeTwoAttacks(t *testing.T) {
	m := position(t, openGround)
	janus, drone := m.State.find("janus-draik"), m.State.find("drone-1")
	one := Foresee(m, Aim{By: janus, On: drone, From: board.None})
	two := Foresee(m, Aim{By: janus, On: drone, Attacks: 2, From: board.None})
	if two.Slain.Float() <= one.Slain.Float() || two.Wound != one.Wound {
		t.Errorf("one attack slays %v, two slay %v; wounds %v and %v", one.Slain, two.Slain, one.Wound, two.Wound)
	}
}

// TestProspectsMatchTheRolls compares the shares shown with the actions rolled for every face.
func TestProspectsMatchTheRolls(t *testing.T) {
	m := position(t, openGround)
	drone := m.State.find("drone-1")
	column, list := m.State.Prospects(drone)
	rolled, faces := map[string]Share{}, 0
	c := m.Imagine(nil)
	answer := func(m *Match, d *engine.Decision) int {
		if d.Seat == HostileSeat {
			return Automatic(m, d)
		}
		return defaultAnswer(m, d)
	}
	engine.Odds(c, func() frame { return &behaviourOnly{Behaviour{Unit: drone}} }, answer, func(end *Match, num, den uint64) {
		for _, e := range end.Opening() {
			if b, ok := e.Change.(Behaved); ok {
				if b.Column != column {
					t.Errorf("the rolled column is %s, the shown one %s", b.Column, column)
				}
				rolled[b.Action] = rolled[b.Action].Plus(dice.ShareOf(num, den))
			}
		}
	})
	for _, p := range list {
		faces += int(p.Faces)
		if want := dice.ShareOf(uint64(p.Faces), 20); rolled[p.Action] != want {
			t.Errorf("%s is shown with %v and rolled with %v", p.Action, want, rolled[p.Action])
		}
	}
	if faces != 20 || len(list) != len(rolled) {
		t.Errorf("%d faces in %d actions; %d actions are rolled", faces, len(list), len(rolled))
	}
}

// behaviourOnly makes the behaviour roll and nothing more.
type behaviourOnly struct{ Behaviour }

var rollBehaviour = engine.Define("fortress/roll-behaviour-only",
	engine.Step[behaviourOnly, State]{Name: "roll", Do: func(f *behaviourOnly, m *Match, in in) flow { f.Behaviour.roll(m, in); return finished() }})

// Proc implements engine.Frame.
func (*behaviourOnly) Proc() engine.Table[State] { return rollBehaviour }

func TestWalkHaltsBesideEnemies(t *testing.T) {
	m := position(t, openGround)
	janus := m.State.find("janus-draik")
	r, halts := m.State.Walk(janus)
	at, _ := m.State.Field().At(board.Hex{Q: 1})
	if !r.Has(at) || !halts.Has(at) {
		t.Error("1,0 beside the drone is within reach and must halt there")
	}
	if beyond, _ := m.State.Field().At(board.Hex{Q: 3}); r.Has(beyond) {
		t.Error("3,0 lies beyond the drone")
	}
}

// TestPendingAttack checks that the second attack of a flurry is forecast with the weapon in use.
func TestPendingAttack(t *testing.T) {
	m := position(t, `board
.   .   .
end
explorer janus-draik 0,0 dice 4
hostile guardsman-1 1,0
hostile guardsman-2 1,0
roll 1
start activation janus-draik
choose fire flurry guardsman-1 x2`)
	d, ok := m.Pending()
	if ok && d.Kind == "pay" {
		m.Take(0)
		d, ok = m.Pending()
	}
	if !ok || d.Kind != "target" {
		t.Fatalf("%v asks %q, not for a target", ok, d.Kind)
	}
	a, ok := PendingAttack(m, m.State.find("guardsman-2"))
	if !ok || m.State.WeaponsOf(a.By)[a.Weapon].ID != "flurry" || a.Attacks != 1 {
		t.Errorf("%v %+v", ok, a)
	}
	if f := Foresee(m, a); f.Miss != dice.ShareOf(1, 2) {
		t.Errorf("a triangle die misses in %v", f.Miss)
	}
}

// Inspiration points that could pay for a re-roll change no forecast, whatever else could be attacked.
func TestForeseeWithInspiration(t *testing.T) {
	script := "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 6,6 %s\nhostile guardsman-1 1,0 damage 1\nhostile guardsman-2 1,0\nstart activation janus-draik"
	var slain []Share
	for _, points := range []string{"", "inspiration 2"} {
		m := position(t, strings.Replace(script, "%s", points, 1))
		f := Foresee(m, Aim{By: 0, On: m.State.find("guardsman-1"), Weapon: 1, Attacks: 3, From: board.None})
		slain = append(slain, f.Slain)
	}
	if slain[0] != slain[1] || slain[0].Float() < 0.8 {
		t.Errorf("slain by three blows: %v without inspiration, %v with it", slain[0], slain[1])
	}
}
