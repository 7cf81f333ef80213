package saves

import (
	"errors"
	"fmt"
)

var (
	// ErrBroken means a wrong magic or checksum, or a wrong length.
	ErrBroken = errors.New("this save is damaged and cannot be read; choose an older copy or another save")
	// ErrTooLarge means longer than MaxSize.
	ErrTooLarge = fmt.Errorf("this save is larger than the %d KB a save may have; choose another one", MaxPayload>>10)
	// ErrAbsent means that the slot is empty.
	ErrAbsent = errors.New("there is no such save; choose another one or start a new game")
	// ErrFull means that the browser gives this page no more room. Existing saves can still be read
	// and removed.
	ErrFull = errors.New("the browser's storage for this page is full; delete games under Load, where you can also save each to a file")
	// ErrCancelled means that the player closed the file picker without choosing. It need not be
	// shown.
	ErrCancelled = errors.New("no file was chosen")
)

// OtherContent is the error for a save made with other rules content than the program has.
type OtherContent struct {
	Saved, Here Digest
}

func (e *OtherContent) Error() string {
	return fmt.Sprintf("this save was made with content %v and this program carries content %v; "+
		"continue it with the release that wrote it, or start a new game", e.Saved, e.Here)
}

// Newer is the error for a save whose format this program does not know yet.
type Newer struct {
	Saved, Here uint16
}

func (e *Newer) Error() string {
	return fmt.Sprintf("this save was written by a newer release (format %d, this program reads up to %d); "+
		"update the program to continue it", e.Saved, e.Here)
}

// PlaceError names the file, slot or storage key that an error concerns.
type PlaceError struct {
	Place string
	Err   error
}

func (e *PlaceError) Error() string { return e.Place + ": " + e.Err.Error() }
func (e *PlaceError) Unwrap() error { return e.Err }

// InSlot reports whether the place is the name of a slot rather than a file.
func (e *PlaceError) InSlot() bool { return slotName.MatchString(e.Place) }

func at(place string, err error) error {
	if err == nil {
		return nil
	}
	return &PlaceError{Place: place, Err: err}
}

// remedied is a cause from outside (the system or the browser), followed by what the player can do
// about it.
type remedied struct {
	cause  error
	remedy string
}

func (e *remedied) Error() string { return e.cause.Error() + "; " + e.remedy }
func (e *remedied) Unwrap() error { return e.cause }
