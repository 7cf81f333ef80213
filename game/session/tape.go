package session

import (
	"precipice/engine"
	"precipice/message"
)

// Tape is a replay to be watched: its session asks nothing, accepts no choice and is not saved.
type Tape[S any, T Table[T]] struct {
	Play    *Session[S, T]
	Turns   []TapeTurn
	Problem error // why the tape ends before the game did, else nil
	entries []string
	at      int
	points  []*engine.Match[S] // snapshots after every tapeStride entries, from the start
	log     []Line
	told    []int // length of the log after each entry
}

// TapeTurn is the start of a turn or round.
type TapeTurn struct {
	At int // number of entries before it
	Moment
}

// tapeStride is the number of entries between snapshots.
const tapeStride = 24

// errWatched is the error of a choice in a game that is only watched.
var errWatched = message.New("error.session.watched")

// NewTape replays a record once and rewinds. It returns an error if the record cannot begin.
func NewTape[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (*Tape[S, T], error) {
	m, first, err := opening(r, rec)
	if err != nil {
		return nil, message.New("error.session.begin", err)
	}
	terms := rec.Table.Terms()
	terms.Undo = NoUndo
	t := &Tape[S, T]{Play: &Session[S, T]{Table: rec.Table.WithTerms(terms), history: history[S]{Match: m}, Shown: *first, rules: r, began: rec.Rules, watched: true}}
	if rec.Scenario == "" && rec.Start == nil {
		t.Play.take(m.Opening())
	}
	t.note()
	for _, entry := range rec.Journal {
		t.Play.take(t.Play.remarkOn(m, entry))
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

// opening returns the match of a record at its start, and the state before any event.
func opening[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (*engine.Match[S], *S, error) {
	if rec.Scenario != "" {
		m, _, err := r.Position(rec.Scenario)
		if err != nil {
			return nil, nil, err
		}
		return m, &m.State, nil // the position's history is not shown
	}
	if rec.Start != nil {
		start, err := unpack[S](r.About().Content, rec.Start)
		if err != nil {
			return nil, nil, err
		}
		m, err := begun(r, start)
		if err != nil {
			return nil, nil, err
		}
		return m, &m.State, nil
	}
	return Begin(r, &rec.Table)
}

// note shows what has happened and records the length of the log and the turn.
func (t *Tape[S, T]) note() {
	t.Play.ShowAll()
	n, s := len(t.entries), &t.Play.Shown
	if n%tapeStride == 0 {
		t.points = append(t.points, t.Play.Match.Clone())
	}
	t.told = append(t.told, len(t.Play.Log))
	now := t.Play.rules.Moment(s)
	if last := len(t.Turns) - 1; last < 0 || t.Turns[last].Moment != now {
		t.Turns = append(t.Turns, TapeTurn{n, now})
	}
}

// At returns the number of journal entries shown.
func (t *Tape[S, T]) At() int { return t.at }

// Len returns the number of journal entries on the tape.
func (t *Tape[S, T]) Len() int { return len(t.entries) }

// Next returns the next entry, "" at the end.
func (t *Tape[S, T]) Next() string {
	if t.at == len(t.entries) {
		return ""
	}
	return t.entries[t.at]
}

// Forward takes the next entry; its events wait to be shown. It returns false at the end.
func (t *Tape[S, T]) Forward() bool {
	if t.at == len(t.entries) {
		return false
	}
	t.Play.ShowAll()
	t.Play.take(t.Play.remarkOn(t.Play.Match, t.entries[t.at]))
	events, err := repeated(t.Play.Match, t.entries[t.at])
	if err != nil {
		t.Problem = err
		return false
	}
	t.Play.take(events)
	t.at++
	return true
}

// Seek goes to the point after n entries.
func (t *Tape[S, T]) Seek(n int) {
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
	t.at, s.told = n, len(s.Log)
}

// Turn returns the index of the turn shown.
func (t *Tape[S, T]) Turn() int {
	for i := len(t.Turns) - 1; i > 0; i-- {
		if t.Turns[i].At <= t.at {
			return i
		}
	}
	return 0
}

// SeekTurn moves by that many turns and stops at the start of one. Zero means the start of this turn, or
// does nothing if the tape is already there.
func (t *Tape[S, T]) SeekTurn(by int) {
	i := t.Turn()
	if by < 0 && t.at > t.Turns[i].At {
		by++ // the first step back leads to the start of this turn
	}
	if i += by; i >= len(t.Turns) {
		t.Seek(len(t.entries))
		return
	}
	t.Seek(t.Turns[max(0, i)].At)
}
