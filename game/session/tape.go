package session

import (
	"errors"
	"fmt"

	"precipice/engine/fortress"
)

// Tape is a game played again to be watched: its session asks nothing, changes nothing and is saved
// nowhere.
type Tape struct {
	Play    *Session
	Turns   []TapeTurn
	Problem error // why the tape ends before the game did, nil if it does not
	entries []string
	at      int
	points  []*fortress.Match // after every tapeStride entries, from the start
	log     []Line
	told    []int // lines of the log after so many entries
}

// TapeTurn is where a combat turn begins, or a round of an expedition outside its combats (turn 0).
type TapeTurn struct {
	At          int // entries before it
	Round, Turn int
}

// tapeStride is how far the positions kept are apart, in entries.
const tapeStride = 24

// errWatched is told to who would change a game that is only watched.
var errWatched = errors.New("this game is only watched; leave to play on")

// NewTape plays a record once and rewinds. The error says why it cannot begin.
func NewTape(r fortress.Rules, rec *Record) (*Tape, error) {
	m, first, err := rec.opening(r)
	if err != nil {
		return nil, fmt.Errorf("the game cannot begin with this content: %w", err)
	}
	t := &Tape{Play: &Session{Table: Table{Setup: rec.Setup, Seed: rec.Seed, Undo: NoUndo}, Match: m, Shown: *first, rules: r, watched: true}}
	if rec.Scenario == "" {
		t.Play.take(m.Opening())
	}
	t.note()
	for _, entry := range rec.Journal {
		events, err := repeated(m, entry)
		if err != nil {
			t.Problem = err
			break
		}
		t.Play.take(events)
		t.entries = append(t.entries, entry)
		t.note()
	}
	t.log = t.Play.Log
	t.Seek(0)
	return t, nil
}

// opening is the match of a record at its start and the table before anything has happened.
func (rec *Record) opening(r fortress.Rules) (*fortress.Match, *fortress.State, error) {
	if rec.Scenario != "" {
		m, _, err := fortress.Position(r, rec.Scenario)
		if err != nil {
			return nil, nil, err
		}
		return m, &m.State, nil // what led to the position is not shown
	}
	first, err := fortress.Opening(r, rec.Setup)
	if err != nil {
		return nil, nil, err
	}
	m, err := fortress.NewGame(r, rec.Setup, rec.Seed)
	return m, first, err
}

// note shows what has happened and remembers where the tape is.
func (t *Tape) note() {
	t.Play.Catch()
	n, s := len(t.entries), &t.Play.Shown
	if n%tapeStride == 0 {
		t.points = append(t.points, t.Play.Match.Clone())
	}
	t.told = append(t.told, len(t.Play.Log))
	now := TapeTurn{n, int(s.Expedition.Round), 0}
	if s.Fighting() {
		now.Turn = int(s.Turn)
	}
	if last := len(t.Turns) - 1; last < 0 || t.Turns[last].Round != now.Round || t.Turns[last].Turn != now.Turn {
		t.Turns = append(t.Turns, now)
	}
}

// At is how many entries of the journal have been shown, Len how many there are.
func (t *Tape) At() int { return t.at }

// Len is how many entries of the journal the tape has.
func (t *Tape) Len() int { return len(t.entries) }

// Next is the entry that comes next, "" at the end.
func (t *Tape) Next() string {
	if t.at == len(t.entries) {
		return ""
	}
	return t.entries[t.at]
}

// Forward does the next entry; its events wait to be shown. It returns false at the end.
func (t *Tape) Forward() bool {
	if t.at == len(t.entries) {
		return false
	}
	t.Play.Catch()
	events, err := repeated(t.Play.Match, t.entries[t.at])
	if err != nil {
		t.Problem = err
		return false
	}
	t.Play.take(events)
	t.at++
	return true
}

// Seek goes to where so many entries have been shown.
func (t *Tape) Seek(n int) {
	n = max(0, min(n, len(t.entries)))
	from := n / tapeStride
	m := t.points[from].Clone()
	for _, entry := range t.entries[from*tapeStride : n] {
		if err := repeat(m, entry); err != nil {
			t.Problem = err
			return
		}
	}
	s := t.Play
	s.Match, s.Shown, s.queue, s.Log = m, m.State, nil, t.log[:t.told[n]:t.told[n]]
	t.at = n
}

// Turn is the index of the turn that is shown.
func (t *Tape) Turn() int {
	for i := len(t.Turns) - 1; i > 0; i-- {
		if t.Turns[i].At <= t.at {
			return i
		}
	}
	return 0
}

// SeekTurn goes to the beginning of a turn: of this one for 0, where that is not where it is already.
func (t *Tape) SeekTurn(by int) {
	i := t.Turn()
	if by < 0 && t.at > t.Turns[i].At {
		by++ // first to the beginning of this one
	}
	if i += by; i >= len(t.Turns) {
		t.Seek(len(t.entries))
		return
	}
	t.Seek(t.Turns[max(0, i)].At)
}
