package bot

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// position is an activation on an empty battlefield: the active explorer, alone with its dice.
type position struct {
	m *fortress.Match
	e int
}

// inActivation plays a combat on the cold cistern to the first activation of an explorer and clears the
// battlefield: no hostiles, no markers, no destiny dice, four dice on the active explorer's card.
func inActivation(t *testing.T) *position {
	t.Helper()
	m, err := fortress.NewGame(rules(t), fortress.Setup{Players: 1, Fifth: -1, Combat: "cold-cistern",
		Explorers: []string{"janus-draik", "amallyn", "dahyak", "espern-locarno"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	d, _ := m.Pending()
	for ; d.Kind != "activation"; d, _ = m.Pending() {
		m.Take(Answer(m, d))
	}
	p := &position{m: m}
	s := &m.State
	for e := range s.Party {
		if s.Name(e) == d.About[0] {
			p.e = e
		}
	}
	for u := range s.Each(fortress.Hostiles) {
		*s.On(u) = fortress.Unit{Hex: board.None}
	}
	for i := range s.Markers {
		s.Markers[i] = board.None
	}
	s.Destiny = [fortress.MaxDestiny]fortress.DestinyDie{}
	p.dice(5, 4, 3, 2)
	return p
}

// atPortalWithMarker puts the explorer at a portal, and a marker far from it.
func (p *position) atPortalWithMarker() {
	for sp := range p.m.State.PortalSpaces(0).All() {
		p.m.State.On(p.me().Figure()).Hex = sp
	}
	for sp := range board.Space(p.m.State.NumCells) {
		if p.m.State.Field().Route(p.at(), sp) == 9 {
			p.m.State.Markers[0] = sp
		}
	}
}

func (p *position) me() *fortress.Explorer { return &p.m.State.Party[p.e] }

func (p *position) at() board.Space { return p.m.State.On(p.me().Figure()).Hex }

// dice replaces the dice on the active explorer's card.
func (p *position) dice(faces ...uint8) {
	x := p.me()
	x.Slots = [fortress.MaxSpaces]fortress.Slot{}
	for i, f := range faces {
		x.Slots[i].Die = f
	}
}

// hostile puts a guardsman in a space.
func (p *position) hostile(n int, at board.Space) {
	s := &p.m.State
	kind := 0
	for i := range s.Pack().Hostiles {
		if s.Pack().Hostiles[i].ID == "traitor-guardsmen" {
			kind = i
		}
	}
	*s.On(fortress.UnitID(fortress.MaxFigures + n)) = fortress.Unit{Team: fortress.Hostiles, Kind: uint8(kind), Number: uint8(n + 1), Hex: at}
}

// beside is a free space beside the one who acts, not the nth others.
func (p *position) beside(n int) board.Space {
	s := &p.m.State
	for sp := range s.Field().Adjacent(p.at()).All() {
		free := s.Field().Visible(p.at(), sp)
		for u := range s.Each(fortress.Explorers) {
			free = free && s.On(u).Hex != sp
		}
		if free {
			if n == 0 {
				return sp
			}
			n--
		}
	}
	return board.None
}

// heldUp puts the others of the party some steps away, a hostile beside them.
func (p *position) heldUp(steps int) {
	s := &p.m.State
	for sp := range board.Space(s.NumCells) {
		if s.Field().Route(p.at(), sp) != steps {
			continue
		}
		for u := range s.Each(fortress.Explorers) {
			if u != p.me().Figure() {
				s.On(u).Hex = sp
			}
		}
		for beside := range s.Field().Adjacent(sp).All() {
			p.hostile(0, beside)
		}
		return
	}
}

// TestActivations tests what the bot does with a die.
func TestActivations(t *testing.T) {
	for _, c := range []struct {
		name, want string
		set        func(t *testing.T, p *position)
	}{
		{"a marker underfoot is searched", "search", func(_ *testing.T, p *position) { p.m.State.Markers[0] = p.at() }},
		{"a hostile beside it is fought first", "fire", func(_ *testing.T, p *position) {
			p.m.State.Markers[0] = p.at()
			p.hostile(0, p.beside(0))
		}},
		{"a marker elsewhere is made for", "move", func(_ *testing.T, p *position) {
			for sp := range board.Space(p.m.State.NumCells) {
				if p.m.State.Field().Route(p.at(), sp) == 9 {
					p.m.State.Markers[0] = sp
				}
			}
		}},
		{"wounds are tended where nobody threatens", "recuperate", func(_ *testing.T, p *position) {
			p.me().Slots[2] = fortress.Slot{Counter: fortress.WoundCounter}
			p.me().Slots[3] = fortress.Slot{Counter: fortress.WoundCounter}
		}},
		{"a portal is opened when the markers are gone", "summon", func(_ *testing.T, p *position) {
			for sp := range p.m.State.PortalSpaces(0).All() {
				p.m.State.On(p.me().Figure()).Hex = sp
			}
		}},
		{"a marker is left when the clock is about to strike", "summon", func(_ *testing.T, p *position) {
			p.atPortalWithMarker()
			p.m.State.Clock, p.m.State.Turn = 8, 8-clockTurns+1
		}},
		{"a marker is made for while the clock leaves time", "move", func(_ *testing.T, p *position) {
			p.atPortalWithMarker()
			p.m.State.Clock, p.m.State.Turn = 8, 8-clockTurns
		}},
		{"aboard the escape chamber it waits", "end", func(_ *testing.T, p *position) {
			p.m.State.Maglev.Add(p.at())
			p.m.State.Escape = true
		}},
		{"aboard it does not wait forever for one who is held up", "move", func(_ *testing.T, p *position) {
			p.m.State.Maglev.Add(p.at())
			p.m.State.Escape, p.m.State.Turn = true, helpTurn
			p.heldUp(6)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := inActivation(t)
			c.set(t, p)
			d, _ := p.m.Explained()
			if got := d.Options[Answer(p.m, d)].Key(); !strings.HasPrefix(got, c.want) {
				t.Errorf("%q; wanted %s", got, c.want)
			}
		})
	}
}

// TestTheWoundedHostileIsFinished: of two like hostiles the bot attacks the one that falls more easily.
func TestTheWoundedHostileIsFinished(t *testing.T) {
	p := inActivation(t)
	p.hostile(0, p.beside(0))
	p.hostile(1, p.beside(1))
	p.m.State.On(fortress.UnitID(fortress.MaxFigures + 1)).Damage = 1
	d, _ := p.m.Explained()
	if got := d.Options[Answer(p.m, d)].Key(); !strings.Contains(got, "guardsman-2") {
		t.Errorf("%q; guardsman-2 is nearly slain", got)
	}
}

// TestHarm tests the harm of an attack on an explorer who rolls defence.
func TestHarm(t *testing.T) {
	p := rules(t).Pack
	attack, defence := chanceOf(p, library.Stat{Count: 1, Die: 8}), chanceOf(p, library.Stat{Count: 1, Die: 8})
	weak := chanceOf(p, library.Stat{Count: 1, Die: 6})
	for _, c := range []struct {
		name            string
		attack, defence chance
		cover           bool
		want            int
	}{
		{"one in four wounds, one in four grievously, half of them saved", attack, defence, false, 125 + (grievous*125+wound*63)/1000},
		{"cover takes the wounds and lessens the rest", attack, defence, true, 125},
		{"a weak attack in cover", weak, defence, true, 83},
	} {
		if got := harm(&c.attack, &c.defence, c.cover); got < c.want-1 || got > c.want+1 {
			t.Errorf("%s: %d, not %d", c.name, got, c.want)
		}
	}
	if two := chanceOf(p, library.Stat{Count: 2, Die: 6}); two != (chance{256, 144, 176}) {
		t.Errorf("two dice of six: %v of %d", two, whole)
	}
}

// TestPay: the least die that will do; a destiny die if nobody else is to come for it.
func TestPay(t *testing.T) {
	own := engine.Option{Verb: "pay", Parts: [4]string{"4"}, Args: [4]int16{4}}
	more := engine.Option{Verb: "pay", Parts: [4]string{"6"}, Args: [4]int16{6}}
	destiny := engine.Option{Verb: "pay", Parts: [4]string{"destiny", "4"}, Args: [4]int16{4, 1}}
	d := &engine.Decision{Kind: "pay", Options: []engine.Option{more, own, destiny}}
	p := inActivation(t)
	s := &p.m.State
	s.NumTrack, s.Acting = 2, 1
	s.Track[0], s.Track[1] = fortress.TrackCard{Index: uint8(p.e)}, fortress.TrackCard{Index: uint8((p.e + 1) % 4)}
	if got := d.Options[Answer(p.m, d)].Key(); got != "pay 4" {
		t.Errorf("%q while another explorer is to come", got)
	}
	s.Track[1].Done = true
	if got := d.Options[Answer(p.m, d)].Key(); got != "pay destiny 4" {
		t.Errorf("%q when nobody else is to come", got)
	}
}

// TestExchange: a card goes, once, to the explorer whom it inspires, and to nobody else.
func TestExchange(t *testing.T) {
	p := inActivation(t)
	s := &p.m.State
	draik, chart := -1, -1
	for e := range s.Party {
		if s.Name(e) == "janus-draik" {
			draik = e
		}
	}
	for k := range s.Pack().Discoveries {
		if s.Pack().Discoveries[k].ID == s.Pack().Explorers[s.Party[draik].Kind].Agenda.Hold {
			chart = k
		}
	}
	d := &engine.Decision{Kind: "exchange"}
	d.Offer(engine.Option{Verb: "done"})
	for to := range s.Party {
		d.Offer(engine.Option{Verb: "give", Args: [4]int16{1, int16(chart), int16(to)}})
	}
	if at := Answer(p.m, d); d.Options[at].Verb != "give" || int(d.Options[at].Args[2]) != draik {
		t.Errorf("the bot answers %+v", d.Options[at])
	}
	s.Party[draik].Inspired = true
	if at := Answer(p.m, d); d.Options[at].Verb != "done" {
		t.Errorf("with the agenda met the bot answers %+v", d.Options[at])
	}
}
