package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Watcher is an explorer that may still answer the pending trigger with overwatch.
type Watcher struct {
	Explorer int
	Declared bool   // it has declared; otherwise it is still to be asked
	Shots    []Shot // the ways to attack, in the order in which they are offered
}

// Shot is one way to attack in overwatch, with its exact odds if this explorer attacks before any other
// (BF-OVW-008). It makes the assumptions of all forecasts, see defaultAnswer.
type Shot struct {
	Keys   []string // the options that choose it, of a twin and of a weapon; none for a question with one option
	Aim    Aim
	Dice   []uint8 // the faces of the overwatch dice that pay for it
	Damage Share   // the expected damage; what exceeds the target's Wounds does not count
	Forecast
}

// Trigger returns the hostile that the innermost overwatch of a match answers. ok is false outside
// overwatch.
func Trigger(m *Match) (hostile UnitID, ok bool) {
	frames := m.Frames()
	for i := len(frames) - 1; i >= 0; i-- {
		if f, is := frames[i].(*Reaction); is {
			return f.To, true
		}
	}
	return NoUnit, false
}

// ForeseeOverwatch lists, in leader order, the explorers that may still answer the pending trigger, with
// each way to attack and its odds. It runs the frames that resolve overwatch on copies of the match. The
// odds are those of the present position: an earlier attack on the same hostile changes them. The list is
// empty unless a question of overwatch is pending.
func ForeseeOverwatch(m *Match) (list []Watcher) {
	if _, asked := m.Pending(); !asked {
		return nil
	}
	f, ok := m.Top().(*Reaction)
	if !ok {
		return nil
	}
	considered := uint8(0)
	for e := range m.State.leaderOrder {
		considered++
		now := f.attacking(e)
		if !now && !f.Declared[e] && (f.At != "declare" || considered <= f.Asked) {
			continue
		}
		w := Watcher{Explorer: e, Declared: now || f.Declared[e]}
		if w.Shots = shotsOf(m, f.alone(e, considered-1), e, nil); len(w.Shots) > 0 {
			list = append(list, w)
		}
	}
	return list
}

// attacking reports whether the pending question is how this explorer attacks.
func (f *Reaction) attacking(e int) bool {
	return (f.At == "twin" || f.At == "weapon") && int(f.Card) == e
}

// alone returns an overwatch in which only this explorer attacks. It starts with the question whether the
// explorer declares, after those before it in leader order, or once it has declared, with the attack.
func (f *Reaction) alone(e int, before uint8) Reaction {
	g := Reaction{Cursor: engine.Cursor{At: "declare"}, To: f.To, Asked: before}
	switch {
	case f.At == "weapon" && f.attacking(e): // the twin is chosen already
		g.At, g.Card, g.By = f.At, f.Card, f.By
	case f.attacking(e), f.Declared[e]:
		g.At, g.Declared[e] = "order", true
	}
	return g
}

// shotsOf runs an overwatch in which only explorer e declares. keys answer the questions how, and each
// option of the next one is a way of its own. If e is not asked or cannot attack, there is none.
func shotsOf(m *Match, start Reaction, e int, keys []string) (list []Shot) {
	depth, answered := m.Depth(), 0
	shot := shotOdds{Shot: Shot{Keys: keys}, depth: depth}
	p := newForecast()
	p.Answer = func(m *Match, d *engine.Decision) int {
		switch {
		case m.Depth() > depth+1:
			return defaultAnswer(m, d)
		case d.Kind == AskOverwatch:
			return declares(d, e)
		case answered == len(keys):
			return -1
		}
		answered++
		return d.Find(keys[answered-1])
	}
	p.Saw = shot.saw
	p.Begin(m, depth, &start)
	for _, o := range p.Outcomes() {
		d, asks := o.Pending()
		if !asks {
			shot.hurt(&m.State, &o.State, start.To, o.Share)
			continue
		}
		for _, way := range slices.Clone(d.Options) {
			list = append(list, shotsOf(m, start, e, append(slices.Clone(keys), way.Key()))...)
		}
		return list
	}
	if !shot.attacked {
		return nil
	}
	return []Shot{shot.Shot}
}

// declares returns the option that declares overwatch for one explorer and passes for the others.
func declares(d *engine.Decision, e int) int {
	for i, o := range d.Options {
		if (o.Verb == DoOverwatch) == (int(o.Args[0]) == e) {
			return i
		}
	}
	return -1
}

// shotOdds adds up the events of a shot.
type shotOdds struct {
	Shot
	depth    int // of the match, below the frames of the shot
	attacked bool
}

func (f *shotOdds) saw(m *Match, e Event, share Share) {
	switch ch := e.Change.(type) {
	case DieSpent:
		f.Dice = append(f.Dice, ch.Face)
	case Attacked:
		if !f.attacked {
			f.attacked = true
			r := m.Frames()[f.depth].(*Reaction)
			f.Aim = Aim{By: ch.By, On: ch.On, Weapon: int(r.Weapon), Attacks: int(r.Attacks), IgnoreCover: r.Aimed, From: board.None}
			f.Range, f.Stat, f.Cover = int(ch.Range), ch.Stat, ch.Cover
		}
	case Resolved:
		if w, ok := m.Frames()[f.depth+1].(*WeaponAction); ok && int(w.Left) == f.Aim.Attacks-1 {
			f.add(ch.Level, share)
		}
	case Slain:
		if ch.Unit == f.Aim.On {
			f.Slain = f.Slain.Plus(share)
		}
	}
}

// hurt adds the damage that the target has taken in an outcome.
func (f *shotOdds) hurt(was, is *State, target UnitID, share Share) {
	before, most := int(was.Units[target].Damage), was.Hostile(target).Wounds
	if taken := min(int(is.Units[target].Damage), most) - before; taken > 0 {
		f.Damage = f.Damage.Plus(dice.ShareOf(share.Num*uint64(taken), share.Den))
	}
}
