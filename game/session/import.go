package session

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"precipice/engine/fortress"
	"precipice/saves"
)

// Import makes a save from elsewhere the game that is continued, if it can be, or a report, which is
// played up to its end. One that cannot is refused before anything is replaced.
func Import(r fortress.Rules, store saves.Store, data []byte) error {
	if bytes.HasPrefix(data, []byte(firstLine)) {
		var err error
		if data, err = fromReport(r, data); err != nil {
			return fmt.Errorf("this report cannot be continued: %w", err)
		}
	}
	if _, _, err := open(r, data); err != nil {
		return fmt.Errorf("this file cannot be continued: %w", err)
	}
	return store.Put(Slot, data)
}

// fromReport makes a save of the text of a game.
func fromReport(r fortress.Rules, data []byte) ([]byte, error) {
	rec, err := parseRecord(string(data))
	if err != nil {
		return nil, err
	}
	p, err := Replay(r, rec)
	switch {
	case err != nil:
		return nil, err
	case p.First != nil:
		return nil, fmt.Errorf("it plays differently here from decision %d on; `precipice replay` tells more", p.First.Number)
	case rec.Scenario != "":
		return nil, errors.New("it began at a position and not at a table; `precipice engine` plays positions")
	}
	s := &Session{Table: Table{Setup: rec.Setup, Seed: rec.Seed, Undo: rec.Undo}, Match: p.Match, rules: r, undone: rec.Undone, now: func() int64 { return time.Now().Unix() }}
	return s.File()
}

// Export gives the save of the game that would be continued, for a file of its own.
func Export(store saves.Store, saver *saves.Autosaver) ([]byte, error) {
	if err := saver.Flush(); err != nil {
		return nil, err
	}
	return store.Get(Slot)
}

// File is the game as it stands, as a save of its own.
func (s *Session) File() ([]byte, error) { return s.saved().seal(s.header()) }
