package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// EventRoll is the leader's event roll and the row it selects (BF-EVT-002 to 010).
type EventRoll struct {
	engine.Cursor
	Row  uint8
	Card uint8  // the encounter card drawn
	Unit UnitID // the miniature a row deploys
}

var eventRoll = engine.Define("fortress/event-roll",
	engine.Step[EventRoll, State]{Name: "roll", Do: (*EventRoll).roll},
	engine.Step[EventRoll, State]{Name: "choose", Ask: (*EventRoll).ask, Do: (*EventRoll).chosen},
	engine.Step[EventRoll, State]{Name: "deploy", Ask: (*EventRoll).askWhere, Do: (*EventRoll).deploy},
	engine.Step[EventRoll, State]{Name: "end", Do: func(*EventRoll, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*EventRoll) Proc() engine.Table[State] { return eventRoll }

// The rows of the event table.
const (
	allIsDust = iota
	unfulfilledDestiny
	notDeadYet
	changingConditions
	escapeChamber
	inspirationRow
	heroicEffort
	luckyFind
)

var eventRows = [...]struct{ name, rule string }{
	{"all-is-dust", "BF-EVT-003"}, {"unfulfilled-destiny", "BF-EVT-004"}, {"not-dead-yet", "BF-EVT-005"},
	{"changing-conditions", "BF-EVT-006"}, {"escape-chamber", "BF-EVT-007"}, {"inspiration", "BF-EVT-008"},
	{"heroic-effort", "BF-EVT-009"}, {"lucky-find", "BF-EVT-010"},
}

func init() {
	for i, row := range eventRows {
		if library.Events[i] != row.name {
			panic("fortress: the content calls the event " + row.name + " otherwise")
		}
	}
}

// eventWeights holds the number of faces of each row: 1, 2-3, 4-6, 7-10, 11-14, 15-17, 18-19, 20.
var eventWeights = [8]uint8{1, 2, 3, 4, 4, 3, 2, 1}

func (f *EventRoll) roll(m *Match, _ in) flow {
	if a := m.State.Assault(); a != nil {
		return f.rollOwn(m, a.Of)
	}
	row, face := blackstone(m, eventWeights[:]...)
	return f.standard(m, row, face, eventRows[row].rule)
}

// rollOwn rolls on the event table of a stronghold (BF-STR-006).
func (f *EventRoll) rollOwn(m *Match, stronghold int) flow {
	rows := m.State.pack.Strongholds[stronghold].Events
	weights := make([]uint8, len(rows))
	for i := range rows {
		weights[i] = rows[i].Faces
	}
	row, face := blackstone(m, weights...)
	if name := rows[row].Standard; name != "" {
		return f.standard(m, slices.Index(library.Events, name), face, "BF-STR-006")
	}
	m.Emit("BF-STR-006", EventRolled{face, rows[row].ID})
	return call(&Effect{Source: FromEvent, Card: uint8(stronghold), Index: uint8(row), Actor: NoUnit, Target: NoUnit}).At("end")
}

// standard begins a row of the standard table.
func (f *EventRoll) standard(m *Match, row int, face uint8, rule string) flow {
	s := &m.State
	already := s.EscapeEvent || s.Escape
	m.Emit(rule, EventRolled{face, eventRows[row].name})
	f.Row, f.Unit = uint8(row), NoUnit
	switch row {
	case unfulfilledDestiny:
		return finished()
	case changingConditions:
		if total(&s.Encounter) == 0 {
			m.Emit("BF-EVT-006", NoEffect{"deck-empty"})
			return finished()
		}
		f.Card = uint8(draw(m, &s.Encounter))
		m.Emit("BF-EVT-006", EncounterDrawn{f.Card})
	case escapeChamber:
		if already {
			m.Emit("BF-EVT-007", NoEffect{"escape-there"})
			return finished()
		}
	}
	return then()
}

// ask offers the leader's choices. A row without a choice offers nothing.
func (f *EventRoll) ask(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskEvent, eventRows[f.Row].rule, eventRows[f.Row].name
	switch f.Row {
	case allIsDust:
		for i, at := range s.Markers {
			if at != board.None {
				d.Offer(engine.Option{Verb: DoDiscard, Parts: [4]string{"marker-" + s.pack.Number(i+1)}, Args: [4]int16{int16(i)}})
			}
		}
	case notDeadYet:
		offerSlain(s, d, "raise", func(UnitID) bool { return true })
	case changingConditions:
		f.offerTwists(s, d)
	case escapeChamber:
		f.offerPortals(s, d)
	case heroicEffort:
		if offerRescue(s, d); len(d.Options) == 0 {
			offerInAction(s, d, "tend")
		}
	case luckyFind:
		if total(&s.Discovery) > 0 {
			offerInAction(s, d, "find")
		}
	case inspirationRow:
		offerInAction(s, d, "inspire-one")
	}
}

// offerInAction offers the explorers in action; events do not affect the others (BF-G-084).
func offerInAction(s *State, d *engine.Decision, verb string) {
	for e := range s.leaderOrder {
		o := engine.Option{Verb: verb, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}
		if s.Party[e].Able() {
			d.Offer(o)
		} else {
			d.Refuse(o, "BF-G-084", "out-of-action")
		}
	}
}

// offerRescue offers the explorers out of action.
func offerRescue(s *State, d *engine.Decision) {
	for e := range s.leaderOrder {
		if x := &s.Party[e]; x.Out && !x.Dead {
			d.Offer(engine.Option{Verb: DoRescue, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
		}
	}
}

// offerTwists offers the twists among the entries of the card just drawn (BF-G-030).
func (f *EventRoll) offerTwists(s *State, d *engine.Decision) {
	for _, entry := range s.pack.Encounters[f.Card].Entries {
		if entry.Twist < 0 {
			continue
		}
		o := engine.Option{Verb: DoTwist, Parts: [4]string{s.pack.Twists[entry.Twist].ID}, Args: [4]int16{int16(entry.Twist)}}
		if !d.Has(o.Key()) {
			d.Offer(o)
		}
	}
}

// offerPortals offers the portals furthest from any explorer (BF-EVT-007, BF-G-067).
func (f *EventRoll) offerPortals(s *State, d *engine.Decision) {
	furthest := -1
	for i := range s.Portals {
		if !s.Portals[i].Open {
			continue
		}
		away := 4 * far
		for sp := range s.PortalSpaces(i).All() {
			away = min(away, s.away(sp))
		}
		if away < furthest {
			continue
		}
		if away > furthest {
			furthest, d.Options = away, d.Options[:0]
		}
		d.Offer(engine.Option{Verb: DoOpen, Parts: [4]string{s.Portals[i].Hex.String()}, Args: [4]int16{int16(i)}})
	}
}

func (f *EventRoll) chosen(m *Match, in in) flow {
	rule, n := eventRows[f.Row].rule, uint8(in.Option.Args[0])
	if !in.Asked {
		return f.nothing(m, rule)
	}
	switch in.Option.Verb {
	case DoDiscard:
		m.Emit(rule, MarkerTaken{n})
	case DoTwist:
		m.Emit(rule, TwistBegan{n})
	case DoOpen:
		m.Emit(rule, EscapeOpened{Portal: n, ByRoll: true})
	case DoInspireOne:
		inspire(m, rule, n, 1, "event")
	case DoTend:
		return call(&Vitality{Card: n}).At("end")
	case DoFind:
		findCard(m, rule, int(n))
	case DoRaise:
		f.Unit = UnitID(n)
		return then()
	case DoRescue:
		f.Unit = m.State.Party[n].Figure()
		return then()
	default:
		panic("fortress: an event has no choice " + in.Option.Verb)
	}
	return finished()
}

// nothing ends a row that found nothing to choose from.
func (f *EventRoll) nothing(m *Match, rule string) flow {
	s := &m.State
	if f.Row != allIsDust {
		m.Emit(rule, NoEffect{eventRows[f.Row].name})
		return finished()
	}
	for e := range s.leaderOrder {
		if s.Party[e].Able() && s.Party[e].Inspiration > 0 { // BF-G-084
			m.Emit(rule, InspirationChanged{uint8(e), -1, "event"})
		}
	}
	return finished()
}

// askWhere offers the spaces nearest to an explorer. A hostile may take any legal one (BF-EVT-005); an
// explorer takes another explorer's hex or comes as near as possible (BF-EVT-009).
func (f *EventRoll) askWhere(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskDeploy, eventRows[f.Row].rule, s.UnitName(f.Unit)
	s.offerNearest(d, f.Unit, func(sp board.Space) bool { return s.deployable(f.Unit, sp) }, func(sp board.Space) int { return f.away(s, sp) })
}

// away returns the distance from a space to the nearest explorer other than the one returning. Twins
// need not stay together (BF-REC-012).
func (f *EventRoll) away(s *State, sp board.Space) int {
	if back := s.Units[f.Unit]; back.Team == Explorers {
		return s.awayFrom(sp, func(e UnitID) bool { return s.Units[e].Card != back.Card })
	}
	return s.away(sp)
}

func (f *EventRoll) deploy(m *Match, in in) flow {
	rule := eventRows[f.Row].rule
	if !in.Asked { // BF-DPL-003, BF-G-029
		m.Emit(rule, NoEffect{"no-space"})
		return finished()
	}
	m.Emit(rule, Deployed{Unit: f.Unit, Hex: board.Space(in.Option.Args[1])})
	if u := &m.State.Units[f.Unit]; u.Team == Explorers {
		for _, twin := range m.State.Party[u.Card].Figures {
			if twin != NoUnit && !m.State.Units[twin].Here() {
				f.Unit = twin
				return goTo("deploy")
			}
		}
		return call(&Vitality{Card: u.Card})
	}
	return finished()
}
