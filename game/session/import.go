package session

import (
	"fmt"

	"precipice/engine/fortress"
	"precipice/saves"
)

// Import makes a save from elsewhere the game that is continued, if it can be. One that cannot is
// refused before anything is replaced.
func Import(r fortress.Rules, store saves.Store, data []byte) error {
	if _, _, err := open(r, data); err != nil {
		return fmt.Errorf("this file cannot be continued: %w", err)
	}
	return store.Put(Slot, data)
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
