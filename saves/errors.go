package saves

import (
	"errors"
	"fmt"
)

var (
	// ErrBroken: wrong magic, wrong checksum, cut short or too long.
	ErrBroken = errors.New("this save is damaged and cannot be read; choose an older copy or another save")
	// ErrTooLarge: longer than MaxSize.
	ErrTooLarge = fmt.Errorf("this save is larger than the %d KB a save may have; choose another one", MaxPayload>>10)
	// ErrAbsent: the slot is empty.
	ErrAbsent = errors.New("there is no such save; choose another one or begin a new game")
	// ErrFull: the browser gives this page no more room. What is there can be
	// read and removed.
	ErrFull = errors.New("the browser's storage for this page is full; delete games under Load, where each can also be saved to a file")
	// ErrCancelled: the player closed the file picker without choosing. It
	// need not be shown.
	ErrCancelled = errors.New("no file was chosen")
)

// OtherContent is the error of a save made with other rules content than the
// program carries.
type OtherContent struct {
	Saved, Here Digest
}

func (e *OtherContent) Error() string {
	return fmt.Sprintf("this save was made with content %v and this program carries content %v; "+
		"continue it with the release that wrote it, or begin a new game", e.Saved, e.Here)
}

// Newer is the error of a save whose format this program does not know yet.
type Newer struct {
	Saved, Here uint16
}

func (e *Newer) Error() string {
	return fmt.Sprintf("this save was written by a newer release (format %d, this program reads up to %d); "+
		"update the program to continue it", e.Saved, e.Here)
}

// PlaceError says which file, slot or storage key an error is about.
type PlaceError struct {
	Place string
	Err   error
}

func (e *PlaceError) Error() string { return e.Place + ": " + e.Err.Error() }
func (e *PlaceError) Unwrap() error { return e.Err }

// InSlot reports whether the place is the name of a slot, and no file.
func (e *PlaceError) InSlot() bool { return slotName.MatchString(e.Place) }

func at(place string, err error) error {
	if err == nil {
		return nil
	}
	return &PlaceError{Place: place, Err: err}
}

// remedied is a cause from outside (the system, the browser) followed by what
// the player can do about it.
type remedied struct {
	cause  error
	remedy string
}

func (e *remedied) Error() string { return e.cause.Error() + "; " + e.remedy }
func (e *remedied) Unwrap() error { return e.cause }
