package saves

import "precipice/message"

var (
	// ErrBroken means a wrong magic or checksum, or a wrong length.
	ErrBroken = message.New("error.saves.broken")
	// ErrTooLarge means longer than MaxSize.
	ErrTooLarge = message.New("error.saves.too-large", MaxPayload>>10)
	// ErrAbsent means that the slot is empty.
	ErrAbsent = message.New("error.saves.absent")
	// ErrFull means that the browser gives this page no more room. Existing saves can still be read
	// and removed.
	ErrFull = message.New("error.saves.storage-full")
	// ErrCancelled means that the player closed the file picker without choosing. It need not be
	// shown.
	ErrCancelled = message.New("error.saves.cancelled")
)

// OtherContent is the error for a save made with other rules content than the program has.
type OtherContent struct {
	Saved, Here Digest
}

func (e *OtherContent) Error() string { return e.Message().Error() }

// Message implements message.Teller.
func (e *OtherContent) Message() *message.Error {
	return message.New("error.saves.other-content", e.Saved, e.Here)
}

// Newer is the error for a save whose format this program does not know yet.
type Newer struct {
	Saved, Here uint16
}

func (e *Newer) Error() string { return e.Message().Error() }

// Message implements message.Teller.
func (e *Newer) Message() *message.Error {
	return message.New("error.saves.newer", e.Saved, e.Here)
}

// PlaceError names the file, slot or storage key that an error concerns.
type PlaceError struct {
	Place string
	Err   error
}

func (e *PlaceError) Error() string { return e.Message().Error() }
func (e *PlaceError) Unwrap() error { return e.Err }

// Message implements message.Teller.
func (e *PlaceError) Message() *message.Error {
	return message.New("error.at", e.Place, e.Err)
}

// InSlot reports whether the place is the name of a slot rather than a file.
func (e *PlaceError) InSlot() bool { return slotName.MatchString(e.Place) }

func at(place string, err error) error {
	if err == nil {
		return nil
	}
	return &PlaceError{Place: place, Err: err}
}
