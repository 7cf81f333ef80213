package fortress

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// faceFirst rolls one given face, then enumerates every outcome of the dice that follow.
type faceFirst struct {
	face   uint8
	thrown bool
	then   dice.Enumerator
}

func (f *faceFirst) Roll(d dice.Die, weights []uint8) (int, uint8) {
	if f.thrown {
		return f.then.Roll(d, weights)
	}
	f.thrown = true
	return (&dice.Seeded{Loaded: []uint8{f.face}}).Roll(d, weights)
}

// resolved is what a face of the behaviour die leads to, found by resolving it in every outcome of the
// dice that follow and comparing the state before and after.
type resolved struct {
	column, action string
	moves          map[Moved]Share
	hits           map[Volley]Share // by whom on whom
	hurt           [MaxParty]Hurt
}

func resolve(m *Match, u UnitID, face uint8) *resolved {
	r := &resolved{moves: map[Moved]Share{}, hits: map[Volley]Share{}}
	src := &faceFirst{face: face}
	for more := true; more; more = src.then.Next() {
		src.thrown = false
		c := m.Imagine(src)
		c.RunAbove(&Behaviour{Unit: u})
		var events []Event
		for {
			events = append(events, c.Opening()...)
			d, asked := c.Pending()
			if !asked {
				break
			}
			c.Take(defaultAnswer(c, d))
		}
		r.note(&m.State, &c.State, events, dice.ShareOf(src.then.Weight()))
	}
	return r
}

func (r *resolved) note(was, is *State, events []Event, share Share) {
	for _, e := range events {
		switch ch := e.Change.(type) {
		case Behaved:
			r.column, r.action = ch.Column, ch.Action
		case Moved:
			r.moves[ch] = r.moves[ch].Plus(share)
		case Resolved:
			if ch.Level > dice.Fail {
				by := Volley{By: ch.By, On: ch.On}
				r.hits[by] = r.hits[by].Plus(share)
			}
		}
	}
	for e := range is.Party {
		x, y, h := &is.Party[e], &was.Party[e], &r.hurt[e]
		times := func(n int) Share { return share.Times(dice.ShareOf(uint64(n), 1)) }
		h.Wounds = h.Wounds.Plus(times(x.Count(WoundCounter) - y.Count(WoundCounter)))
		h.Grievous = h.Grievous.Plus(times(x.Count(GrievousCounter) - y.Count(GrievousCounter)))
		if x.Out && !y.Out {
			h.Out = h.Out.Plus(share)
		}
		for _, u := range x.Figures {
			if u != NoUnit && is.Units[u].Stunned && !was.Units[u].Stunned && is.Units[u].Here() {
				h.Stunned = h.Stunned.Plus(share)
			}
		}
	}
}

// differs describes how an outcome differs from what a face leads to.
func (o *Outcome) differs(r *resolved) string {
	if len(o.Moves) != len(r.moves) {
		return fmt.Sprintf("moves %v, not %v", o.Moves, r.moves)
	}
	for _, w := range o.Moves {
		if r.moves[w.Moved] != w.Share {
			return fmt.Sprintf("move %v, not %v", w, r.moves)
		}
	}
	hits := 0
	for _, v := range o.Attacks {
		sum := v.Wound.Plus(v.Grievous)
		if r.hits[Volley{By: v.By, On: v.On}] != sum {
			return fmt.Sprintf("attacks %v, not %v", v, r.hits)
		}
		if sum.Num > 0 {
			hits++
		}
	}
	if hits != len(r.hits) {
		return fmt.Sprintf("attacks %v, not %v", o.Attacks, r.hits)
	}
	for e := range o.Hurt {
		h := o.Hurt[e]
		if h.Stunned = r.hurt[e].Stunned; r.hurt[e].Out.Num == 0 {
			h.Stunned = o.Hurt[e].Stunned // an explorer stunned and then out of action is not stunned in the end
		}
		if h != r.hurt[e] {
			return fmt.Sprintf("explorer %d: %v, not %v", e, o.Hurt[e], r.hurt[e])
		}
	}
	return ""
}

// faceByFace compares an outlook with the results of each of the 20 faces.
func faceByFace(m *Match, l *Outlook) string {
	left := map[string]int{}
	var sum [MaxParty]Hurt
	for _, o := range l.Actions {
		left[o.Action] = int(o.Faces)
	}
	for face := uint8(1); face <= 20; face++ {
		r := resolve(m, l.Unit, face)
		if l.Stunned {
			if r.action != "" || len(r.moves)+len(r.hits) > 0 {
				return fmt.Sprintf("face %d: %s by one who would only stand up", face, r.action)
			}
			continue
		}
		left[r.action]--
		for e, h := range r.hurt {
			one := Share{Num: 1, Den: 20}
			sum[e] = sum[e].Plus(Hurt{Wounds: h.Wounds.Times(one), Grievous: h.Grievous.Times(one), Out: h.Out.Times(one)})
		}
		for i := range l.Actions {
			if o := &l.Actions[i]; o.Action == r.action {
				if off := o.differs(r); off != "" || r.column != l.Column {
					return fmt.Sprintf("face %d, %s of %s, not %s: %s", face, r.action, r.column, l.Column, off)
				}
			}
		}
	}
	for e := range sum {
		want := l.Expected(e)
		if want.Stunned = (Share{}); want != sum[e] {
			return fmt.Sprintf("explorer %d is to expect %v, not %v", e, want, sum[e])
		}
	}
	for action, n := range left {
		if n != 0 {
			return fmt.Sprintf("%s is %d faces off", action, n)
		}
	}
	return ""
}

// In random play, for any hostile and any places of the explorers, the outlook equals the results of
// the faces of the behaviour die.
func TestOutlooksFaceByFace(t *testing.T) {
	looked, moved, hurt, stunned, alike := 0, 0, 0, 0, 0
	for seed := range uint64(18) {
		m, pick := startAtRandom(t, seed), rand.New(rand.NewPCG(seed, 11))
		for range playtest.Decisions(m, playtest.AtRandom[State](pick)) {
			if m.State.Fighting() && pick.IntN(40) == 0 {
				at, stands := elsewhere(m, pick)
				list := Outlooks(m, stands...)
				if len(list) > 0 {
					l := &list[pick.IntN(len(list))]
					if pick.IntN(10) == 0 {
						at.State.Units[l.Unit].Stunned = true
						*l, _ = outlookOf(at, newForecast(), l.Unit, planWork)
					}
					if off := faceByFace(at, l); off != "" {
						t.Fatalf("seed %d, %s: %s", seed, m.State.UnitName(l.Unit), off)
					}
					looked++
					if slices.ContainsFunc(list, func(o Outlook) bool { return o.Unit < l.Unit && at.State.alike(o.Unit, l.Unit) }) {
						alike++
					}
					for _, o := range l.Actions {
						moved += len(o.Moves)
						hurt += int(o.Hurt[0].Wounds.Num+o.Hurt[1].Wounds.Num) & 1
					}
					if l.Stunned {
						stunned++
					}
				}
			}
		}
	}
	if looked < 150 || moved < 200 || hurt < 50 || stunned < 3 || alike < 10 {
		t.Errorf("only %d outlooks with %d moves and %d wounds, %d stunned, %d like others", looked, moved, hurt, stunned, alike)
	}
}

// elsewhere returns the match, sometimes with an explorer standing elsewhere.
func elsewhere(m *Match, pick *rand.Rand) (at *Match, stands []Placement) {
	at = m.Imagine(nil)
	s := &at.State
	for u := range s.each(Explorers) {
		sp := board.Space(pick.IntN(int(s.NumCells)))
		if pick.IntN(3) == 0 && s.deployable(u, sp) {
			s.Units[u].Hex = sp
			stands = append(stands, Placement{u, sp})
		}
	}
	return at, stands
}

// twenty is a script with twenty hostiles around four explorers.
const twenty = `board
.   .   .   .   .   .   .   .

  .   .   . | .   .   .   .

.   .   .   .   .   O   .

  .   .   .   .   .   .

.   .   .   .   .   .

  .   .   .   .   .
end
explorer janus-draik 0,0 dice 6,3
explorer dahyak 1,0
explorer amallyn 0,1
explorer ur-025 1,1
hostile guardsman-1 4,0
hostile guardsman-2 4,0
hostile guardsman-3 4,0
hostile guardsman-4 3,2
hostile guardsman-5 3,2
hostile guardsman-6 3,2
hostile guardsman-7 2,2
hostile cultist-1 5,0 group 2
hostile cultist-2 5,0 group 2
hostile cultist-3 5,0 group 2
hostile cultist-4 5,1 group 2
hostile cultist-5 2,0 group 2
hostile drone-1 6,0 group 3
hostile drone-2 6,1 group 3
hostile drone-3 4,3 group 3
hostile drone-4 2,3 group 3
hostile ur-ghul-1 2,1 group 4
hostile ur-ghul-2 0,3 group 4
hostile ur-ghul-3 -1,4 group 4
hostile ur-ghul-4 3,3 group 4
start activation janus-draik`

func BenchmarkOutlooks(b *testing.B) {
	m := position(b, twenty)
	if n := len(Outlooks(m)); n != 20 {
		b.Fatal(n)
	}
	b.Run("joined", func(b *testing.B) {
		for b.Loop() {
			Outlooks(m)
		}
	})
	b.Run("each-face-and-outcome", func(b *testing.B) {
		for b.Loop() {
			for u := range m.State.each(Hostiles) {
				for face := uint8(1); face <= 20; face++ {
					resolve(m, u, face)
				}
			}
		}
	})
	b.Run("1000-plays", func(b *testing.B) {
		for b.Loop() {
			for u := range m.State.each(Hostiles) {
				for n := range uint64(1000) {
					c := m.Imagine(&dice.Seeded{PCG: *rand.NewPCG(1, n)})
					c.RunAbove(&Behaviour{Unit: u})
					for d, ok := c.Pending(); ok; d, ok = c.Pending() {
						c.Take(defaultAnswer(c, d))
					}
				}
			}
		}
	})
}

// With little work, forecasts never overstate a share, fall short by at most the share left out, and say
// so. With enough work nothing is left out.
func TestForecastsWithLittleWorkAreLowerBounds(t *testing.T) {
	short := 0
	for m := range forecastTables(t) {
		exact := Outlooks(m)
		for _, work := range []int{100, 2000, 20_000} {
			for i, l := range outlooks(m, work, nil) {
				if exact[i].Left().Num > 0 {
					t.Fatal("the default work leaves outcomes out")
				}
				for e := range m.State.Party {
					is, truly := l.Expected(e), exact[i].Expected(e)
					if is.Out.Float() > truly.Out.Float()+1e-9 || truly.Out.Float() > is.Out.Float()+l.Left().Float()+1e-9 {
						t.Errorf("with work %d, out of action is %v of %v, with %v left out", work, is.Out, truly.Out, l.Left())
					}
				}
				if l.Left().Num > 0 {
					short++
				}
			}
		}
	}
	if short < 10 {
		t.Errorf("only %d forecasts left something out", short)
	}
}

// forecastTables yields combats in progress with hostiles on the battlefield.
func forecastTables(t *testing.T) func(func(*Match) bool) {
	return func(yield func(*Match) bool) {
		for seed := range uint64(6) {
			m := expeditionAt(t, 1+seed, func(m *Match, d *engine.Decision) bool {
				return m.State.Fighting() && m.State.Turn > 1 && len(slices.Collect(m.State.each(Hostiles))) > 3
			})
			if !yield(m) {
				return
			}
		}
	}
}

// An attack with too many outcomes gives lower bounds, too.
func TestAnAttackWithLittleWorkIsALowerBound(t *testing.T) {
	m := position(t, melee)
	a := Aim{By: 0, On: m.State.find("ur-ghul-1"), Weapon: 1, Attacks: 3, From: board.None}
	exact, short := Foresee(m, a), foresee(m, a, 200)
	if exact.Left.Num > 0 || short.Left.Num == 0 {
		t.Fatalf("%v are left out, with little work %v", exact.Left, short.Left)
	}
	if s, e := short.Slain.Float(), exact.Slain.Float(); s > e || e > s+short.Left.Float()+1e-9 {
		t.Errorf("slain in %v, truly in %v, with %v left out", s, e, short.Left)
	}
}
