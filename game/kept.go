package game

import (
	"precipice/message"
	"precipice/saves"
)

// settingsKind is the kind of envelope that holds settings.
const settingsKind = "settings"

// NewKept returns a value that is kept in a slot of its own. Of several programs each writes only what it has changed.
func NewKept[T any](slot string) *saves.Kept[T] { return saves.NewKept[T](slot, settingsKind) }

// ReadKept reads a value that is kept. If there is none, or it cannot be read, it returns what holds without it, and ok is false.
// The error of a value that cannot be read is a sentence for the player.
func ReadKept[T any](store saves.Store, kept *saves.Kept[T], without T) (v T, ok bool, err error) {
	if v, ok, err = kept.Read(store, without); err != nil {
		err = message.New("error.settings.unread", err)
	}
	return v, ok, err
}

// Keep writes what has changed of a value, in the background. Nothing may change the value any more.
func Keep[T any](sh *Shell, kept *saves.Kept[T], v *T) { kept.Save(sh.Saver, v, Clock()) }

// KeepNow is Keep for a store that no shell uses yet.
func KeepNow[T any](store saves.Store, kept *saves.Kept[T], v *T) error {
	return kept.Write(store, v, Clock())
}
