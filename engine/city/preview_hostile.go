package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Prospect is what a group would do if it were activated now.
type Prospect struct {
	Group     int
	FaceDown  bool       // its card is turned up and brings reinforcements (CC-HGA-006)
	Lychgates []int      // one of which they come by, indices of Ground.Lych (CC-RNF-004)
	DrivenOff bool       // each makes a last attack, and the group leaves (CC-HGA-002 to 004)
	LastBlows []Act      // these attacks
	Kinds     []Category // otherwise, in the order in which the leader is asked; each makes a roll of its own (CC-BEH-001, 002)
}

// Category is what the hostiles of one kind in a group would do.
type Category struct {
	Kind uint8
	Rows []Row // of its behaviour table, the lowest rolls first
}

// Row is a row of a behaviour table.
type Row struct {
	Action   string
	From, To int   // on the D12
	Acts     []Act // in the order in which they act: the nearest to a hero first (CC-BEH-003)
	Left     Share // the largest share of the outcomes of an act that was not followed to its end because there are too many
}

// Chance returns the chance of the row.
func (r *Row) Chance() Share { return dice.ShareOf(uint64(r.To-r.From+1), uint64(dice.D12)) }

// Act is what a hostile would do.
type Act struct {
	Unit    UnitID
	Stunned bool  // it only stands up (CC-STN-003)
	Moves   []Way // none if it stays
	Attacks []Volley
	Hurt    [MaxHeroes]Hurt
}

// Way is a space in which a hostile would end its moves, and the chance of that.
type Way struct {
	To    board.Space
	Share Share
}

// Volley is an attack with the chance that it is made, and its levels as shares of all outcomes, before the defence.
type Volley struct {
	On     UnitID
	Weapon string
	Share  Share
	Levels [3]Share
}

// Hurt is the expected harm to a hero: points of damage after the defence, the chance to go out of action, and new ailments.
type Hurt struct{ Damage, Out, Ails Share }

func (h Hurt) plus(o Hurt, share Share) Hurt {
	return Hurt{h.Damage.Plus(o.Damage.Times(share)), h.Out.Plus(o.Out.Times(share)), h.Ails.Plus(o.Ails.Times(share))}
}

// Harm returns the expected harm to a hero over all rolls. The chances to go out of action by different hostiles are added up.
func (p *Prospect) Harm(h int) (sum Hurt) {
	all := dice.ShareOf(1, 1)
	for i := range p.LastBlows {
		sum = sum.plus(p.LastBlows[i].Hurt[h], all)
	}
	for i := range p.Kinds {
		sum = sum.plus(p.Kinds[i].Harm(h), all)
	}
	return sum
}

// Harm returns the expected harm of a category to a hero over all rolls.
func (c *Category) Harm(h int) (sum Hurt) {
	for i := range c.Rows {
		sum = sum.plus(c.Rows[i].Harm(h), c.Rows[i].Chance())
	}
	return sum
}

// Harm returns the expected harm of a row to a hero.
func (r *Row) Harm(h int) (sum Hurt) {
	for i := range r.Acts {
		sum = sum.plus(r.Acts[i].Hurt[h], dice.ShareOf(1, 1))
	}
	return sum
}

// Prospects returns what a group would do if it were activated now, for each row of its behaviour tables: where each hostile would move,
// whom it would attack, and what that may be expected to do. It runs the frames that resolve all of it. The hostiles of a category act one
// after the other: each finds the earlier ones where they are likeliest to have gone, but all heroes as they are now. Several
// categories each begin from the present table. The leader's open choices are those of Automatic, and nobody reacts. ok is false if the
// group has no card.
func Prospects(m *Match, group int) (p Prospect, ok bool) {
	c := *m // a shallow copy; a spread never changes its match
	s := &c.State
	g := &s.Groups[group]
	if !g.Present {
		return p, false
	}
	p.Group = group
	GroupBegan{uint8(group)}.Apply(s)
	switch {
	case !g.FaceUp:
		p.FaceDown, p.Lychgates = true, furthestLychgates(&c, group)
	case s.drivenOff(group):
		p.DrivenOff = true
		p.LastBlows, _ = acts(&c, group, anyKind, func(u UnitID) frame { return &HostileAttack{Unit: u} })
	default:
		var d engine.Decision
		(&GroupActivation{Group: uint8(group)}).askCategory(&c, &d)
		for i := range d.Options {
			p.Kinds = append(p.Kinds, category(&c, group, uint8(d.Options[i].Args[0])))
		}
	}
	return p, true
}

// furthestLychgates returns the lychgates by which reinforcements would come. It asks the frame that brings them.
func furthestLychgates(m *Match, group int) (list []int) {
	var d engine.Decision
	(&Reinforce{Group: uint8(group), Unit: NoUnit}).askLych(m, &d)
	for i := range d.Options {
		list = append(list, int(d.Options[i].Args[0]))
	}
	return list
}

// category returns what the hostiles of a kind would do at each row.
func category(m *Match, group int, kind uint8) Category {
	c := Category{Kind: kind}
	side := m.State.side(kind)
	for i := range side.Behaviour {
		b := &side.Behaviour[i]
		row := Row{Action: b.Action, From: b.Roll.From, To: b.Roll.To}
		at := side.Rows[row.From-1]
		if same := slices.IndexFunc(c.Rows, func(r Row) bool { return r.Action == row.Action }); same >= 0 {
			row.Acts, row.Left = c.Rows[same].Acts, c.Rows[same].Left
		} else {
			row.Acts, row.Left = acts(m, group, kind, func(u UnitID) frame { return &Behave{Unit: u, Row: at} })
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// acts lets the hostiles of a category act one after the other.
func acts(m *Match, group int, kind uint8, does func(UnitID) frame) (list []Act, left Share) {
	c := *m
	f := GroupActivation{Group: uint8(group), Kind: kind}
	for {
		var d engine.Decision
		if f.askNext(&c, &d); len(d.Options) == 0 {
			return list, left
		}
		u := UnitID(d.Options[0].Args[0])
		a := Act{Unit: u, Stunned: c.State.Units[u].Has(library.Stunned)}
		to := spread{c.State.Units[u].At, c.State.Units[u].Tall}
		if !a.Stunned {
			p := newForecast()
			p.Saw = a.saw
			p.Begin(&c, c.Depth(), does(u))
			to = a.ends(p, to)
			if p.Left().Float() > left.Float() {
				left = p.Left()
			}
		}
		list = append(list, a)
		c.State.Units[u].At, c.State.Units[u].Tall, c.State.Units[u].Acted = to.At, to.Tall, true
	}
}

// ends notes where a hostile ends its moves, and returns where it is likeliest to stand then, and how it lies there.
func (a *Act) ends(p *engine.Spread[State], from spread) (to spread) {
	stays, lies := Share{}, map[board.Space]spread{}
	for _, o := range p.Outcomes() {
		v := &o.State.Units[a.Unit]
		switch lies[v.At] = (spread{v.At, v.Tall}); v.At {
		case board.None:
		case from.At:
			stays = stays.Plus(o.Share)
		default:
			a.moved(v.At, o.Share)
		}
	}
	to = from
	for _, w := range a.Moves {
		if w.Share.Float() > stays.Float() {
			to, stays = lies[w.To], w.Share
		}
	}
	return to
}

// saw records an event of an act.
func (a *Act) saw(m *Match, e Event, share Share) {
	switch ch := e.Change.(type) {
	case Attacked:
		v := a.volley(ch.On, ch.Weapon)
		v.Share = v.Share.Plus(share)
	case Rolled:
		if f, ok := top[*Attack](m); ok && ch.For == "attack" {
			l := &a.volley(f.On, m.State.weapon(f.By, f.Weapon).ID).Levels[ch.Level]
			*l = l.Plus(share)
		}
	case CounterPlaced:
		if ch.Counter != NoCounter {
			a.hurt(ch.Hero, share)
		}
	case AilChanged:
		if ch.On && m.State.Units[ch.Unit].Team == HeroTeam {
			ails := &a.Hurt[ch.Unit].Ails
			*ails = ails.Plus(share)
		}
	case OutOfAction:
		a.hurt(ch.Hero, share)
		out := &a.Hurt[ch.Hero].Out
		*out = out.Plus(share)
	}
}

// top returns the innermost frame of a type.
func top[F frame](m *Match) (f F, ok bool) {
	for _, one := range slices.Backward(m.Frames()) {
		if f, ok = one.(F); ok {
			return f, true
		}
	}
	return f, false
}

func (a *Act) hurt(h uint8, share Share) {
	a.Hurt[h].Damage = a.Hurt[h].Damage.Plus(share)
}

func (a *Act) moved(to board.Space, share Share) {
	i := slices.IndexFunc(a.Moves, func(w Way) bool { return w.To == to })
	if i < 0 {
		i = len(a.Moves)
		a.Moves = append(a.Moves, Way{To: to})
	}
	a.Moves[i].Share = a.Moves[i].Share.Plus(share)
}

// volley returns an attack on a hero with a weapon, which it adds if it is not there.
func (a *Act) volley(on UnitID, weapon string) *Volley {
	i := slices.IndexFunc(a.Attacks, func(v Volley) bool { return v.On == on && v.Weapon == weapon })
	if i < 0 {
		i = len(a.Attacks)
		a.Attacks = append(a.Attacks, Volley{On: on, Weapon: weapon})
	}
	return &a.Attacks[i]
}
