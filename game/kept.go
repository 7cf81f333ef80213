package game

import (
	"errors"

	"precipice/message"
	"precipice/saves"
)

// settingsKind is the kind of envelope that holds settings.
const settingsKind = "settings"

// Kept reads the value that Keep wrote to a slot. If there is none, ok is false. The error of a value that
// cannot be read is a sentence for the player.
func Kept[T any](store saves.Store, slot string) (v T, ok bool, err error) {
	data, err := store.Get(slot)
	if errors.Is(err, saves.ErrAbsent) {
		return v, false, nil
	}
	var payload []byte
	if err == nil {
		_, payload, err = saves.Open(data, saves.Digest{})
	}
	if err == nil {
		v, err = saves.Decode[T](payload)
	}
	if err != nil {
		return v, false, message.New("error.settings.unread", err)
	}
	return v, true, nil
}

// Keep writes a value to a slot of its own in the background. Nothing may change the value any more.
func Keep[T any](sh *Shell, slot string, v *T) {
	sh.Saver.Save(slot, func() ([]byte, error) { return sealed(v) })
}

// KeepNow is Keep for a store that no shell uses yet.
func KeepNow[T any](store saves.Store, slot string, v *T) error {
	data, err := sealed(v)
	if err != nil {
		return err
	}
	return store.Put(slot, data)
}

func sealed[T any](v *T) ([]byte, error) {
	payload, err := saves.Encode(v)
	if err != nil {
		return nil, err
	}
	return saves.Seal(saves.Header{Kind: settingsKind, Saved: Clock()}, payload), nil
}
