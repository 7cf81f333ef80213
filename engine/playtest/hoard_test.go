package playtest_test

import (
	"errors"
	"strconv"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// hoard is a toy ruleset. Two players in turn dig or stop. Who digs throws a die: on 1 to 3 nothing is
// found, on 4 to 6 one or two coins, by another die. Nobody digs with five coins. The game is over when
// both have stopped.
type hoard struct {
	Coins   [2]uint8
	Stopped [2]bool
	Seat    engine.Seat
	Turns   uint8
	Fault   fault // planted in the rules
	Winner  uint8 // 1 or 2, 3 for a draw
	Passes  uint8 // kept by no save and ignored by equal, if the fault is planted
	Odd     odd

	purse *[2]uint8 // derived from Coins
	lost  uint8     // by the fault of that name, a number that no save keeps
}

// odd is a number that can be saved only if it is 0.
type odd uint8

func (o odd) GobEncode() ([]byte, error) {
	if o > 0 {
		return nil, errors.New("too odd")
	}
	return []byte{0}, nil
}

func (*odd) GobDecode([]byte) error { return nil }

// fault is a fault of the rules that the harness must find.
type fault uint8

const (
	sound fault = iota
	looseChange
	sharedMemory
	unstableKey
	lostInSave
	legalRefusal
	bareRefusal
	sameKeyTwice
	unsignedQuestion
	diceInQuestion
	otherChance
	unlikeFaces
	invalidTable
	lostByBinding
	unsavable
	unbindable
	noEnd
	noResult
	faults
	shortWeights // panics when the die falls on the face that is missing
)

// The faults need chance and memory of their own, outside the match.
var asked, tossed int

func (s *hoard) equal(o *hoard) bool {
	a, b := *s, *o
	a.purse, b.purse, a.lost, b.lost, a.Passes, b.Passes = nil, nil, 0, 0, 0, 0
	return a == b
}

type hoardRules struct{}

func (hoardRules) Start(s *hoard) engine.Frame[hoard] { _ = hoardRules{}.Bind(s); return &dig{} }
func (hoardRules) Bind(s *hoard) error {
	s.purse = new([2]uint8)
	*s.purse = s.Coins
	switch {
	case s.Fault == lostByBinding:
		s.Passes = 0
	case s.Fault == unbindable && s.Turns > 0:
		return errors.New("it does not fit the content")
	}
	return nil
}
func (hoardRules) Standing(*engine.Match[hoard], *engine.Decision)       {}
func (hoardRules) TakeStanding(*engine.Match[hoard], engine.Option) bool { return false }

type found struct{ By, Coins uint8 }

func (e found) Apply(s *hoard) {
	s.Coins[e.By] += e.Coins
	if s.Fault == sharedMemory {
		s.purse[e.By] += e.Coins
		return
	}
	purse := s.Coins
	s.purse = &purse
}
func (e found) Say(*hoard) (string, []string) {
	return "found", []string{strconv.Itoa(int(e.By)), strconv.Itoa(int(e.Coins))}
}

type passed struct{ By uint8 }

func (e passed) Apply(s *hoard) {
	s.Seat, s.Turns = engine.Seat(1-e.By), s.Turns+1
	s.lost++
	switch s.Fault {
	case lostByBinding:
		s.Passes++
	case unsavable:
		s.Odd = 1
	}
}
func (passed) Say(*hoard) (string, []string) { return "passed", nil }

type stopped struct{ By uint8 }

func (e stopped) Apply(s *hoard)              { s.Stopped[e.By] = true }
func (stopped) Say(*hoard) (string, []string) { return "stopped", nil }

type won struct{ Winner uint8 }

func (e won) Apply(s *hoard)              { s.Winner = e.Winner }
func (won) Say(*hoard) (string, []string) { return "won", nil }

type dig struct{ engine.Cursor }

var digSteps = engine.Define("hoard/dig",
	engine.Step[dig, hoard]{Name: "turn", Ask: (*dig).ask, Do: (*dig).act},
	engine.Step[dig, hoard]{Name: "pass", Do: (*dig).pass})

func (*dig) Proc() engine.Table[hoard] { return digSteps }

func (*dig) ask(m *engine.Match[hoard], d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.Free = s.Seat, "turn", "H-1", true
	if s.Fault == unsignedQuestion {
		d.Rule = ""
	}
	digging, stopping := engine.Option{Verb: "dig"}, engine.Option{Verb: "stop"}
	d.About[0] = strconv.Itoa(int(s.purse[s.Seat]))
	if s.Coins[s.Seat] < 5 {
		d.Offer(digging)
	} else {
		d.Refuse(digging, "H-2", "full")
	}
	switch asked++; s.Fault {
	case unstableKey:
		stopping.Parts[0] = strconv.Itoa(asked)
	case lostInSave:
		stopping.Parts[0] = strconv.Itoa(int(s.lost))
	case legalRefusal:
		d.Refuse(stopping, "H-3", "greedy")
	case bareRefusal:
		d.Refuse(engine.Option{Verb: "sleep"}, "H-3", "")
	case sameKeyTwice:
		d.Offer(engine.Option{Verb: "stop", Args: [4]int16{1}})
	case diceInQuestion:
		if d.Explains() {
			m.Roll(dice.D6, nil)
		}
	}
	d.Offer(stopping)
}

func (*dig) act(m *engine.Match[hoard], in engine.In) engine.Flow[hoard] {
	s := &m.State
	by := uint8(s.Seat)
	if in.Option.Verb == "stop" {
		m.Emit("H-4", stopped{by})
		return engine.Then[hoard]()
	}
	weights := []uint8{3, 3}
	if s.Fault == shortWeights {
		weights = []uint8{3, 2}
	}
	class, face := m.Roll(dice.D6, weights)
	coins := uint8(0)
	if class == 1 {
		more, _ := m.Roll(dice.D6, []uint8{4, 2})
		coins = uint8(more + 1)
	}
	switch s.Fault {
	case otherChance:
		tossed++
		coins += uint8(tossed % 2)
	case unlikeFaces:
		coins += face % 2
	case looseChange:
		s.Turns++
	}
	m.Emit("H-5", found{by, coins})
	return engine.Then[hoard]()
}

func (*dig) pass(m *engine.Match[hoard], _ engine.In) engine.Flow[hoard] {
	s := &m.State
	if s.Stopped[0] && s.Stopped[1] && s.Fault != noEnd {
		if s.Fault != noResult {
			m.Emit("H-6", won{winner(s)})
		}
		return engine.Done[hoard](engine.Result{})
	}
	if by := uint8(s.Seat); !s.Stopped[1-by] || s.Fault == noEnd {
		m.Emit("H-7", passed{by})
	}
	return engine.Goto[hoard]("turn")
}

func winner(s *hoard) uint8 {
	switch {
	case s.Coins[0] > s.Coins[1]:
		return 1
	case s.Coins[1] > s.Coins[0]:
		return 2
	}
	return 3
}

// game is what the harness knows of hoard.
func game() *playtest.Game[hoard] {
	return &playtest.Game[hoard]{
		Rules: hoardRules{}, Equal: (*hoard).equal, Valid: (*hoard).valid, Ended: (*hoard).ended,
		Longest: 200, Every: playtest.Every{Copy: 1, Save: 1, Chance: 1},
	}
}
