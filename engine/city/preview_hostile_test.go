package city

import (
	"math/rand/v2"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// A hostile that acts alone does at each row what the forecast of its group says.
func TestProspectsAreWhatAGroupDoes(t *testing.T) {
	r := rules(t)
	m := position(t, r, `tile drop-zone 0,0
tile lamp-street 2,0
gate 1,1 e 2 open
hero jelsen-darrock 2,1
hero emelda-braskov 0,0
hostile wall-guard-1 5,1 group 1
start activation jelsen-darrock
`)
	p, ok := Prospects(m, 0)
	if !ok || p.FaceDown || p.DrivenOff || len(p.Kinds) != 1 {
		t.Fatalf("%+v", p)
	}
	guard := unit(t, &m.State, "wall-guard-1")
	side := m.State.side(m.State.Units[guard].Kind)
	faces := 0
	for _, row := range p.Kinds[0].Rows {
		faces += row.To - row.From + 1
		if len(row.Acts) != 1 || row.Acts[0].Unit != guard {
			t.Fatalf("%s: %+v", row.Action, row.Acts)
		}
		var hurt [MaxHeroes]Share
		ends := map[string]Share{}
		engine.Odds(m, func() frame { return &Behave{Unit: guard, Row: side.Rows[row.From-1]} }, defaultAnswer, func(end *Match, num, den uint64) {
			share := dice.ShareOf(num, den)
			if at := end.State.Units[guard].At; at != m.State.Units[guard].At {
				ends[m.State.SpaceName(at)] = ends[m.State.SpaceName(at)].Plus(share)
			}
			for h := range hurt {
				n := end.State.Heroes[h].suffered() - m.State.Heroes[h].suffered()
				hurt[h] = hurt[h].Plus(share.Times(dice.ShareOf(uint64(n), 1)))
			}
		})
		for h := range hurt {
			if got := row.Acts[0].Hurt[h].Damage; got != hurt[h] {
				t.Errorf("%s: hero %d suffers %v, not %v", row.Action, h, got, hurt[h])
			}
		}
		for _, w := range row.Acts[0].Moves {
			if at := m.State.SpaceName(w.To); ends[at] != w.Share {
				t.Errorf("%s: it goes to %s with %v, not %v", row.Action, at, w.Share, ends[at])
			}
		}
		if len(ends) != len(row.Acts[0].Moves) {
			t.Errorf("%s: it goes to %v, not %+v", row.Action, ends, row.Acts[0].Moves)
		}
	}
	if faces != 12 || p.Harm(0).Damage.Num == 0 {
		t.Errorf("%d faces, harm %+v", faces, p.Harm(0))
	}
}

// Hostiles that act one after the other do not stand in each other's way in forecasts; a group that lies face down, or is driven off, says
// so.
func TestProspectsOfGroups(t *testing.T) {
	r := rules(t)
	m := position(t, r, `tile drop-zone 0,0
tile lamp-street 2,0
gate 1,1 e 2 open
hero jelsen-darrock 2,1
hostile kosargi-nightguard-1 5,1 group 1
hostile kosargi-nightguard-2 5,2 group 1
start activation jelsen-darrock
`)
	p, _ := Prospects(m, 0)
	for _, row := range p.Kinds[0].Rows {
		if len(row.Acts) != 2 {
			t.Fatalf("%s: %+v", row.Action, row)
		}
		if a, b := row.Acts[0].Moves, row.Acts[1].Moves; len(a) == 1 && len(b) == 1 && a[0].To == b[0].To {
			t.Errorf("%s: both end in %s", row.Action, m.State.SpaceName(a[0].To))
		}
	}
	m.State.Groups[0].Deployed = 6
	if p, _ = Prospects(m, 0); !p.DrivenOff || len(p.LastBlows) != 2 || len(p.Kinds) > 0 {
		t.Errorf("%+v", p)
	}
	if _, ok := Prospects(m, 3); ok {
		t.Error("there is no fourth group")
	}
}

// In games of bots, forecasts of all groups are quick and harm nothing.
func TestProspectsInGames(t *testing.T) {
	r := rules(t)
	g := harness(r)
	g.Every = playtest.Every{}
	asked, slowest, left := 0, time.Duration(0), 0.0
	for seed := range uint64(6) {
		chance := rand.New(rand.NewPCG(seed, 12))
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		_, err := g.Play(begin(t, r, tableOf(r, seed), seed), func(m *Match, d *engine.Decision) int {
			if d.Kind == AskActivation && chance.IntN(40) == 0 {
				before := m.State
				for group := range MaxGroups {
					began := time.Now()
					p, ok := Prospects(m, group)
					if !ok {
						continue
					}
					asked++
					slowest = max(slowest, time.Since(began))
					sound(t, &m.State, &p, &left)
				}
				if !before.Equal(&m.State) {
					t.Error("looking ahead changed the match")
				}
			}
			return pick(m, d)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d groups; the slowest took %v; at most %.3f of an act was left out", asked, slowest, left)
	if asked < 30 {
		t.Errorf("only %d groups", asked)
	}
}

// sound checks what holds for every prospect.
func sound(t *testing.T, s *State, p *Prospect, left *float64) {
	t.Helper()
	if p.FaceDown != (len(p.Lychgates) > 0 && len(p.Kinds)+len(p.LastBlows) == 0) && s.Ground.NumLych > 0 {
		t.Errorf("%+v", p)
	}
	members := 0
	for i := range p.Kinds {
		for k, row := range p.Kinds[i].Rows {
			*left = max(*left, row.Left.Float())
			if k == 0 {
				members += len(row.Acts)
			}
			for _, a := range row.Acts {
				for _, v := range a.Attacks {
					sum := v.Levels[0].Float() + v.Levels[1].Float() + v.Levels[2].Float()
					if diff := sum - v.Share.Float(); diff > 1e-9 || diff < -1e-9 {
						t.Errorf("%s attacks %s with %v and rolls %v", s.UnitName(a.Unit), s.UnitName(v.On), v.Share, v.Levels)
					}
				}
			}
		}
	}
	if members += len(p.LastBlows); !p.FaceDown && members != count(s.members(p.Group)) {
		t.Errorf("%d of %d hostiles act", members, count(s.members(p.Group)))
	}
}
