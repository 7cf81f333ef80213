package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// Challenge is a challenge card. Each explorer, one named by the leader, or the party as a whole makes
// a choice of the card (BF-CHL-001). If several meet it, the players are asked who goes next
// (BF-G-082). Nothing costs dice (BF-CHL-002).
type Challenge struct {
	engine.Cursor
	Card   uint8
	Actor  Mark  // the explorer card that meets it now
	Next   uint8 // in older saves without Met: how many explorers have met it, in leader order
	Met    uint8 // explorers that have met it, a bit each
	Passed uint8 // players who have passed since somebody last met it, a bit each
	Last   Mark  // the player asked last
}

var challenge = engine.Define("fortress/challenge",
	engine.Step[Challenge, State]{Name: "who", Do: (*Challenge).who},
	engine.Step[Challenge, State]{Name: "volunteer", Ask: (*Challenge).askVolunteer, Do: (*Challenge).volunteer},
	engine.Step[Challenge, State]{Name: "each", Ask: (*Challenge).askNext, Do: (*Challenge).next},
	engine.Step[Challenge, State]{Name: "choose", Ask: (*Challenge).ask, Do: (*Challenge).choose},
	engine.Step[Challenge, State]{Name: "after", Do: (*Challenge).after},
)

// Proc implements engine.Frame.
func (*Challenge) Proc() engine.Table[State] { return challenge }

func (f *Challenge) card(s *State) *library.Challenge { return &s.pack.Challenges[f.Card] }

func (f *Challenge) who(m *Match, _ in) flow {
	switch f.card(&m.State).Who {
	case "one":
		return then()
	case "party":
		return goTo("choose")
	case "each":
		return goTo("each")
	}
	panic("fortress: nobody meets a challenge: " + f.card(&m.State).Who)
}

// askVolunteer lets the leader name who meets the challenge. Explorers out of action take no part
// (BF-CHL-004).
func (f *Challenge) askVolunteer(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0], d.Free = s.Leader, AskVolunteer, "BF-CHL-001", f.card(s).ID, true
	for e := range s.leaderOrder {
		o := engine.Option{Verb: DoSend, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}
		if s.Party[e].Able() {
			d.Offer(o)
		} else {
			d.Refuse(o, "BF-CHL-004", "out-of-action")
		}
	}
}

func (f *Challenge) volunteer(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	f.Actor = Mark(in.Option.Args[0] + 1)
	return goTo("choose")
}

// met returns a bit mask of the explorers that have met the challenge.
func (f *Challenge) met(s *State) uint8 {
	all, n := f.Met, uint8(0)
	for e := range s.leaderOrder {
		if n < f.Next {
			all |= 1 << e
		}
		n++
	}
	return all
}

// stillToMeet reports whether an explorer still has to meet the challenge. Explorers out of action take no
// part (BF-CHL-004).
func (f *Challenge) stillToMeet(s *State) func(e int) bool {
	met := f.met(s)
	return func(e int) bool { return s.Party[e].Able() && met&(1<<e) == 0 }
}

// askNext asks a player which of their explorers meets the challenge next, or whether to let others go
// first (BF-G-082).
func (f *Challenge) askNext(m *Match, d *engine.Decision) {
	s := &m.State
	yet := f.stillToMeet(s)
	seat, ok := s.invited(f.Last, f.Passed, yet)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = seat, AskVolunteer, "BF-G-082", f.card(s).ID
	others := false
	for e := range s.leaderOrder {
		o := engine.Option{Verb: DoSend, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}
		switch own := s.Party[e].Seat == seat; {
		case !own:
			others = others || yet(e)
		case yet(e):
			d.Offer(o)
		case s.Party[e].Able():
			d.Refuse(o, "BF-CHL-001", "met-already")
		default:
			d.Refuse(o, "BF-CHL-004", "out-of-action")
		}
	}
	if others {
		d.Offer(opt(DoPass))
	}
}

// next continues with the explorer that a player sends. Once all players have passed, the first
// explorer in leader order who has not met the challenge goes (BF-SET-002).
func (f *Challenge) next(m *Match, in in) flow {
	s := &m.State
	yet := f.stillToMeet(s)
	if seat, _ := s.invited(f.Last, f.Passed, yet); in.Asked && in.Option.Verb == DoPass {
		f.Last, f.Passed = seatMark(seat), f.Passed|1<<seat
		return goTo("each")
	}
	if in.Asked {
		return f.meets(s, int(in.Option.Args[0]))
	}
	for e := range s.leaderOrder {
		if yet(e) {
			return f.meets(s, e)
		}
	}
	return finished()
}

func (f *Challenge) meets(s *State, e int) flow {
	f.Met, f.Next = f.met(s)|1<<e, 0
	f.Last, f.Passed = seatMark(s.Party[e].Seat), 0
	f.Actor = Mark(e + 1)
	return goTo("choose")
}

// ask offers the choices of the card. The leader chooses for the party as a whole.
func (f *Challenge) ask(m *Match, d *engine.Decision) {
	s := &m.State
	c := f.card(s)
	d.Seat, d.Kind, d.Rule, d.About[0], d.Free = s.Leader, AskChallenge, "BF-CHL-001", c.ID, true
	d.About[1] = "party"
	points := uint8(0)
	if e, ok := f.Actor.Card(); ok {
		d.Seat, d.About[1], points = s.Party[e].Seat, s.Name(e), s.Party[e].Inspiration
	}
	for i := range c.Choices {
		o := engine.Option{Verb: DoChoose, Parts: [4]string{c.Choices[i].ID}, Args: [4]int16{int16(i)}}
		if price := c.Choices[i].Price; int(points) < price {
			d.Refuse(o, "BF-CHL-001", "points-short", s.pack.Number(price))
		} else {
			d.Offer(o)
		}
	}
}

func (f *Challenge) choose(m *Match, in in) flow {
	s := &m.State
	if !in.Asked {
		return then()
	}
	c := f.card(s)
	choice := uint8(in.Option.Args[0])
	run := Effect{Source: FromChallenge, Card: f.Card, Index: choice, Actor: NoUnit}
	by := ""
	if e, ok := f.Actor.Card(); ok {
		by, run.Actor = s.Name(e), s.Party[e].Figure()
	}
	m.Emit("BF-CHL-001", ChoiceMade{by, c.Choices[choice].ID})
	if price := c.Choices[choice].Price; price > 0 {
		m.Emit("BF-CHL-001", InspirationChanged{uint8(f.Actor - 1), int8(-price), "challenge"})
	}
	if how := c.Choices[choice].Outcomes(); how[0] == library.NoRoll {
		m.Emit("BF-CHL-001", CameOut{by, c.Choices[choice].ID, library.NoRoll})
	}
	return call(&run)
}

func (f *Challenge) after(m *Match, _ in) flow {
	if f.card(&m.State).Who == "each" {
		f.Actor = 0
		return goTo("each")
	}
	return finished()
}

// Forfeit lets an explorer give up one of its discovery cards. Its player chooses which.
type Forfeit struct {
	engine.Cursor
	Card uint8
}

var forfeit = engine.Define("fortress/forfeit",
	engine.Step[Forfeit, State]{Name: "choose", Ask: (*Forfeit).ask, Do: (*Forfeit).choose},
)

// Proc implements engine.Frame.
func (*Forfeit) Proc() engine.Table[State] { return forfeit }

func (f *Forfeit) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Party[f.Card]
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskForfeit, "BF-CHL-001", s.Name(int(f.Card))
	var seen [MaxKinds]bool
	for _, find := range x.Finds[:x.NumFinds] {
		kind, _ := find.Card()
		if !seen[kind] {
			seen[kind] = true
			d.Offer(engine.Option{Verb: DoForfeit, Parts: [4]string{s.pack.Discoveries[kind].ID}, Args: [4]int16{int16(kind)}})
		}
	}
}

func (f *Forfeit) choose(m *Match, in in) flow {
	if !in.Asked {
		m.Emit("BF-CHL-001", NoEffect{"no-find"})
	} else {
		m.Emit("BF-CHL-001", Forfeited{f.Card, uint8(in.Option.Args[0])})
	}
	return finished()
}
