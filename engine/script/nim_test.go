package script_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/script"
)

// nim is a second ruleset, to show what a vocabulary needs. Two seats take stones from heaps in turn; the
// second seat plays by itself. Who takes two or more stones throws a die, and a 6 puts one back.
type nim struct {
	Heaps [3]uint8
	Seat  engine.Seat
	Loose bool // the rules change the state without an event, which is a fault
}

type nimRules struct{}

func (nimRules) Start(*nim) engine.Frame[nim]                            { return &nimTurn{} }
func (nimRules) Bind(*nim) error                                         { return nil }
func (nimRules) Standing(*engine.Match[nim], *engine.Decision)           {}
func (nimRules) TakeStanding(_ *engine.Match[nim], _ engine.Option) bool { return false }

type stones struct {
	Heap, N uint8
	Back    bool
}

func (e stones) Apply(s *nim) {
	if e.Back {
		s.Heaps[e.Heap] += e.N
		return
	}
	s.Heaps[e.Heap] -= e.N
	s.Seat = 1 - s.Seat
}

func (e stones) Say(*nim) (string, []string) {
	key := "taken"
	if e.Back {
		key = "back"
	}
	return key, []string{heapName(e.Heap), strconv.Itoa(int(e.N))}
}

func heapName(heap uint8) string { return string(rune('a' + heap)) }

type nimTurn struct{ engine.Cursor }

var nimTurnSteps = engine.Define("nim/turn", engine.Step[nimTurn, nim]{Name: "take", Ask: (*nimTurn).ask, Do: (*nimTurn).take})

func (*nimTurn) Proc() engine.Table[nim] { return nimTurnSteps }

func (*nimTurn) ask(m *engine.Match[nim], d *engine.Decision) {
	d.Seat, d.Kind, d.About = m.State.Seat, "take", [2]string{"stones"}
	for heap, left := range m.State.Heaps {
		for n := range uint8(3) {
			o := engine.Option{Verb: "take", Parts: [4]string{heapName(uint8(heap)), strconv.Itoa(int(n + 1))}, Args: [4]int16{int16(heap), int16(n + 1)}}
			if n < left {
				d.Offer(o)
			} else {
				d.Refuse(o, "NIM-2", "too-few", strconv.Itoa(int(left)))
			}
		}
	}
}

func (*nimTurn) take(m *engine.Match[nim], in engine.In) engine.Flow[nim] {
	if in.Option.Verb == "" {
		return engine.Done[nim](engine.Result{})
	}
	heap, n := uint8(in.Option.Args[0]), uint8(in.Option.Args[1])
	if m.State.Heaps[heap] > 9 {
		panic("a heap of 10")
	}
	m.Emit("NIM-1", stones{Heap: heap, N: n})
	if n > 1 {
		if face, _ := m.Roll(dice.D6, nil); face == 5 {
			m.Emit("NIM-3", stones{Heap: heap, N: 1, Back: true})
		}
	}
	if m.State.Loose {
		m.State.Heaps[heap]++
	}
	return engine.Goto[nim]("take")
}

// vocabulary is the words of nim.
func vocabulary() *script.Vocabulary[nim] {
	return &script.Vocabulary[nim]{
		Rules: nimRules{},
		Blank: func() nim { return nim{} },
		Words: []script.Word[nim]{
			{Name: "heaps", Section: drawHeaps},
			{Name: "seat", Do: setSeat},
			{Name: "loose", Do: func(s *nim, _ []string) error { s.Loose = true; return nil }},
		},
		Start: func(_ *nim, words []string) (engine.Frame[nim], error) {
			if !slices.Equal(words, []string{"turn"}) {
				return nil, errors.New("unknown start; known: turn")
			}
			return &nimTurn{}, nil
		},
		Seat: func(seat engine.Seat) string { return []string{"you", "machine"}[seat] },
		Auto: func(_ *engine.Match[nim], d *engine.Decision) int { return int(d.Seat) - 1 },
		Show: func(s *nim, what string) (string, error) {
			if what != "heaps" {
				return "", errors.New("show takes heaps")
			}
			return fmt.Sprint(s.Heaps), nil
		},
		Equal: func(a, b *nim) bool { return *a == *b },
		Bounds: func(s *nim) error {
			if most := slices.Max(s.Heaps[:]); most > 20 {
				return fmt.Errorf("a heap of %d: the maximum is 20", most)
			}
			return nil
		},
	}
}

// drawHeaps reads a line of o for each heap.
func drawHeaps(s *nim, text string) error {
	heap := 0
	for i, line := range strings.Split(text, "\n") {
		if line == "" {
			continue
		}
		if heap == len(s.Heaps) {
			return errors.New("there are three heaps at most")
		}
		if strings.Trim(line, "o") != "" {
			return fmt.Errorf("line %d: a stone is o", i+1)
		}
		s.Heaps[heap] = uint8(len(line))
		heap++
	}
	return nil
}

func setSeat(s *nim, words []string) error {
	n, err := script.Number("seat", strings.Join(words, " "), 1, 2)
	s.Seat = engine.Seat(n) - 1
	return err
}
