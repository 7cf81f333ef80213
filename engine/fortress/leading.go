package fortress

import "precipice/engine"

// What leader points are given for (BF-LPT-002, BF-LPT-003).
const (
	pointsForClue     = 3
	pointsForInspired = 6
	PointsForFallen   = 6
	PointsForUndrawn  = 3
)

// scores returns the leader points of the expedition that has just ended, by player: for each player the best
// explorer's, for the hostile player its own (BF-LPT-001 to 003).
func (s *State) scores() (points [5]uint8) {
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			continue
		}
		n := x.Score
		if x.Inspired {
			n += pointsForInspired
		}
		points[x.Seat] = max(points[x.Seat], n)
	}
	if s.HasFifth {
		points[s.Fifth] = uint8(hostilePoints(int(s.Quest.Fallen), s.Expedition.CardsLeft()))
	}
	return points
}

// hostilePoints returns the points of the hostile player (BF-LPT-003).
func hostilePoints(fallen, undrawn int) int { return PointsForFallen*fallen + PointsForUndrawn*undrawn }

// HostileScore returns the points that the hostile player would have if the expedition ended now, and what they are for. In
// a single combat there are no cards, and the points are a count of the house.
func (s *State) HostileScore() (points, fallen, undrawn int) {
	fallen, undrawn = s.fallen(), s.Expedition.CardsLeft()
	return hostilePoints(fallen, undrawn), fallen, undrawn
}

// fallen counts the explorers who are out of action.
func (s *State) fallen() (n int) {
	for e := range s.Party {
		if s.Party[e].Playing && s.Party[e].Out {
			n++
		}
	}
	return n
}

// Leading decides who leads the next expedition, if the players count leader points: whoever has most. Of
// several, the leader picks one. A hostile player who leads gives up that seat (BF-LPT-004, BF-G-072).
type Leading struct{ engine.Cursor }

var leading = engine.Define("fortress/leading",
	engine.Step[Leading, State]{Name: "pick", Ask: (*Leading).ask, Do: (*Leading).pick},
)

// Proc implements engine.Frame.
func (*Leading) Proc() engine.Table[State] { return leading }

func (f *Leading) ask(m *Match, d *engine.Decision) {
	s := &m.State
	if !s.Quest.LeaderPoints {
		return
	}
	best := uint8(0)
	for seat := range s.Players {
		best = max(best, s.Quest.Scores[seat])
	}
	d.Seat, d.Kind, d.Rule = s.Leader, AskLeader, "BF-G-072"
	for seat := range engine.Seat(s.Players) {
		o := engine.Option{Verb: DoLead, Parts: [4]string{s.pack.Number(int(seat) + 1)}, Args: [4]int16{int16(seat)}}
		if s.Quest.Scores[seat] == best {
			d.Offer(o)
		} else {
			d.Refuse(o, "BF-LPT-004", "fewer-points")
		}
	}
}

func (f *Leading) pick(m *Match, in in) flow {
	if in.Asked {
		s, next := &m.State, engine.Seat(in.Option.Args[0])
		if s.HasFifth && s.Fifth == next {
			e := s.seated(int(s.Players), 0, false)
			if e.HasFifth { // of five, another player takes that seat: the one who led
				e.Fifth = s.Leader
			}
			e.Leader = next
			m.Emit("BF-G-072", e)
		} else {
			m.Emit("BF-LPT-004", LeaderPassed{next})
		}
	}
	return finished()
}

// leaderPoints returns the leader points for finding a discovery card (BF-LPT-002).
func (p *Pack) leaderPoints(kind uint8) uint8 {
	if d := &p.Discoveries[kind]; !d.Clue {
		return uint8(d.Value)
	}
	return pointsForClue
}

// noteFallen counts the explorers who are out of action before they make recovery rolls (BF-LPT-003).
func (s *State) noteFallen() {
	if s.Mode() == Campaign {
		s.Quest.Fallen = uint8(s.fallen())
	}
}
