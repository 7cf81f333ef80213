package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// JourneyFrame is a journey from its set-up to its end (CC-SET, CC-JEN).
type JourneyFrame struct {
	engine.Cursor
	Group uint8 // the group that is drawn or deployed
	Hero  uint8 // the hero that is placed, or whose survival is rolled
}

var journey = engine.Define("city/journey",
	engine.Step[JourneyFrame, State]{Name: "lay", Do: (*JourneyFrame).lay},
	engine.Step[JourneyFrame, State]{Name: "place", Ask: (*JourneyFrame).askPlace, Do: (*JourneyFrame).place},
	engine.Step[JourneyFrame, State]{Name: "draw", Do: (*JourneyFrame).draw},
	engine.Step[JourneyFrame, State]{Name: "deploy", Do: (*JourneyFrame).deploy},
	engine.Step[JourneyFrame, State]{Name: "explore", Do: (*JourneyFrame).explore},
	engine.Step[JourneyFrame, State]{Name: "token", Do: (*JourneyFrame).token},
	engine.Step[JourneyFrame, State]{Name: "turn", Do: (*JourneyFrame).turn},
	engine.Step[JourneyFrame, State]{Name: "extraction", Do: (*JourneyFrame).extraction},
	engine.Step[JourneyFrame, State]{Name: "survival", Do: (*JourneyFrame).survival},
	engine.Step[JourneyFrame, State]{Name: "home", Do: (*JourneyFrame).home},
	engine.Step[JourneyFrame, State]{Name: "consequences", Do: (*JourneyFrame).consequences},
)

// Proc implements engine.Frame.
func (*JourneyFrame) Proc() engine.Table[State] { return journey }

func (f *JourneyFrame) lay(m *Match, _ in) flow {
	m.Emit("CC-SET-022", JourneyLaid{m.State.Journey})
	return then()
}

// draw draws an encounter card for each mysterious object, four at most, once the heroes are placed (CC-SET-023, CC-G-030, CC-G-110).
// A save from before that order has drawn cards first, and places its heroes now or has done so.
func (f *JourneyFrame) draw(m *Match, _ in) flow {
	s := &m.State
	for n := s.objects(); int(f.Group) < min(MaxGroups, n); {
		f.Group++
		if !s.Groups[f.Group-1].Present {
			return call(&Draw{Group: f.Group - 1, Rule: "CC-SET-023"}).At("draw")
		}
	}
	f.Group = 0
	if h := f.next(s); h >= 0 && !s.standable(UnitID(h)).And(s.tiles.Floor(0)).Empty() {
		return goTo("place")
	}
	return then()
}

// objects counts the mysterious objects at which groups are deployed.
func (s *State) objects() (n int) {
	for i := range s.Ground.Objects {
		if s.guarded(i) {
			n++
		}
	}
	return n
}

// guarded reports whether a group may be deployed at a mysterious object: at one of those with the red 1, if a map has any (CC-JTY-003).
func (s *State) guarded(object int) bool {
	j := &s.pack.Journeys[s.Journey]
	return s.Ground.Objects[object] != board.None && (len(j.First) == 0 || slices.Contains(j.First, s.tiles.Square(s.Ground.Objects[object])))
}

// askPlace asks where each hero begins, in leader order (CC-SET-021).
func (f *JourneyFrame) askPlace(m *Match, d *engine.Decision) {
	s := &m.State
	h := f.next(s)
	if h < 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[h].Seat, AskPlace, "CC-SET-021", s.HeroName(h)
	for sp := range s.tiles.Floor(0).All() {
		if o := option(DoPlace, s.HeroName(h), h, int(sp)); s.room(UnitID(h), sp) {
			o.Parts[1] = s.SpaceName(sp)
			d.Offer(o)
		}
	}
}

// next returns the next hero in leader order that has not been placed, or -1.
func (f *JourneyFrame) next(s *State) int {
	for h := range s.leaders {
		if s.Units[h].At == board.None {
			return h
		}
	}
	return -1
}

func (f *JourneyFrame) place(m *Match, in in) flow {
	if !in.Asked {
		return then()
	}
	m.Emit("CC-SET-021", Placed{Unit: UnitID(in.Option.Args[0]), At: board.Space(in.Option.Args[1])})
	return goTo("place")
}

// deploy deploys the groups from the first card to the last (CC-SET-024).
func (f *JourneyFrame) deploy(m *Match, _ in) flow {
	if int(f.Group) < MaxGroups && m.State.Groups[f.Group].Present {
		f.Group++
		return call(&Deploy{Group: f.Group - 1}).At("deploy")
	}
	return then()
}

// explore adds the first two tiles of a deliverance journey (CC-DLV-002).
func (f *JourneyFrame) explore(m *Match, _ in) flow {
	if m.State.Type() != library.Deliverance {
		return then()
	}
	return call(&Explore{Left: 2, Seat: m.State.Leader})
}

// token does what the token says that the journey before has left. It goes then (CC-G-090).
func (f *JourneyFrame) token(m *Match, _ in) flow {
	s := &m.State
	i, ok := s.Token.Card()
	if !ok {
		return then()
	}
	m.Emit("CC-G-090", TokenSpent{uint8(i)})
	does := s.pack.Extractions[i].Token
	return call(&Effect{PC: does.From, End: does.To, Actor: s.spokesman(), Rule: "CC-G-090"})
}

// spokesman returns the first hero in leader order who is in action, in whose name something befalls all of them.
func (s *State) spokesman() UnitID {
	for h := range s.leaders {
		if s.Heroes[h].Able() {
			return UnitID(h)
		}
	}
	return 0
}

// turn plays turns until the journey ends, and then reads its result (CC-EVT-001, 002, CC-JEN-002, CC-CRI-007).
func (f *JourneyFrame) turn(m *Match, in in) flow {
	s := &m.State
	if in.Result.A != ended && !s.failed() {
		return call(&TurnFrame{}).At("turn")
	}
	rule, _ := s.over()
	m.Emit(rule, NoEffect{"journey-over"})
	result := Lost
	if s.succeeded() {
		result = Won
	}
	m.Emit("CC-JEN-002", JourneyEnded{result})
	return then()
}

// over reports whether the journey has ended, and by which rule. It is asked at the end of a turn, and when a crisis fails it.
func (s *State) over() (rule string, over bool) {
	switch {
	case s.Result == Lost:
		return "CC-DLV-005", true
	case s.failed():
		return "CC-CRI-007", true
	case s.allOut():
		return "CC-EVT-001", true
	case s.extracted():
		return "CC-EVT-002", true
	}
	return "", false
}

// allOut reports whether all heroes are dead or out of action (CC-EVT-001).
func (s *State) allOut() bool {
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			return false
		}
	}
	return true
}

// extracted reports whether every hero in action is in the extraction zone (CC-EVT-002, CC-X-007).
func (s *State) extracted() bool {
	zone, ok := s.Ground.Zone.Card()
	if !ok || s.Phase != EventPhase {
		return false
	}
	for h := range s.Heroes {
		if s.Heroes[h].Able() && (!s.field(h) || s.tiles.Tile(s.Units[h].At) != zone) {
			return false
		}
	}
	return true
}

// succeeded reads whether the journey is a success (CC-G-004, CC-G-074).
func (s *State) succeeded() bool {
	switch {
	case s.failed():
		return false
	case s.Type() == library.Scavenge:
		return s.realmstone() >= s.Goal()
	case s.Type() == library.Hunt && s.allOut(): // a hunt alone asks for a survivor
		return false
	}
	return int(s.QuestToken) >= s.Goal()
}

// realmstone adds up the points of the heroes who are not out of action (CC-G-004, CC-G-088).
func (s *State) realmstone() (points int) {
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			points += s.Heroes[h].Points()
		}
	}
	return points
}

// tally moves the quest token of a scavenge journey to the realmstone that is held (CC-G-075).
func (s *State) tally(m *Match) {
	if s.Type() != library.Scavenge {
		return
	}
	if n := uint8(min(s.pack.Figures.Quest, s.realmstone())); n != s.QuestToken {
		m.Emit("CC-G-075", QuestMoved{n})
	}
}
