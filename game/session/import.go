package session

import (
	"bytes"

	"precipice/message"
	"precipice/saves"
)

// Import puts a save from elsewhere into a slot of its own if it can be continued. A report or a link
// is replayed up to its end first. Import returns the slot.
func Import[S any, T Table[T]](r Ruleset[S, T], saver *saves.Autosaver, data []byte, now func() int64) (slot string, err error) {
	data = saves.Text(data)
	if IsLink(data) {
		rec, err := ReadLink(r, string(data))
		if err != nil {
			return "", err
		}
		data = rec.Text()
	}
	if bytes.HasPrefix(data, []byte(firstLine)) {
		if data, err = fromReport(r, data, now); err != nil {
			return "", message.New("error.session.report", err)
		}
	}
	v, m, _, err := open(r, data)
	if err != nil {
		return "", message.New("error.session.file", err)
	}
	s := &Session[S, T]{Table: v.Table, history: history[S]{Match: m}, rules: r, now: now}
	again, err := v.seal(s.header())
	if err == nil { // only a save that can be resumed is kept
		_, _, _, err = open(r, again)
	}
	if err != nil {
		return "", message.New("error.session.file", err)
	}
	line := saves.NewLine(slotFor(saver, now()))
	tidy(r, saver.Store())
	err = saver.WriteLine(line, v.sealed(s.header())) // as the latest game
	return line.Slot(), err
}

// fromReport replays the text of a game and returns a save of it.
func fromReport[S any, T Table[T]](r Ruleset[S, T], data []byte, now func() int64) ([]byte, error) {
	rec, err := parseRecord(r, string(data))
	if err != nil {
		return nil, err
	}
	p, err := Replay(r, rec)
	switch {
	case err != nil:
		return nil, err
	case p.OlderRules && p.First != nil:
		return nil, message.New("error.session.rules-changed", p.First.Number)
	case p.First != nil:
		return nil, message.New("error.session.differently", p.First.Number)
	case rec.Scenario != "":
		return nil, message.New("error.session.position")
	}
	s := &Session[S, T]{Table: rec.Table, history: history[S]{Match: p.Match}, rules: r, began: rec.Rules, undone: rec.Undone, pages: rec.Pages, now: now}
	if rec.Start != nil {
		if s.start, err = unpack[S](rec.Content, rec.Start); err != nil {
			return nil, err
		}
	}
	return s.File()
}

// File returns a save of the game as it stands.
func (s *Session[S, T]) File() ([]byte, error) { return s.saved().seal(s.header()) }
