package message_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"precipice/message"
)

var errAbsent = message.New("error.saves.absent")

// An error is found through all that wraps it, and says itself in English.
func TestAnErrorIsASentenceWithCauses(t *testing.T) {
	inner := message.New("error.saves.migrate", 1, 2, fs.ErrPermission)
	outer := message.New("error.at", errAbsent, inner).Because(fs.ErrClosed)
	for _, cause := range []error{errAbsent, inner, fs.ErrPermission, fs.ErrClosed} {
		if !errors.Is(outer, cause) {
			t.Errorf("%v is not among the causes", cause)
		}
	}
	if errors.Is(outer, fs.ErrExist) || errors.Is(errAbsent, outer) {
		t.Error("an error has causes that it was not given")
	}
	var found *message.Error
	if !errors.As(error(outer), &found) || found.Key() != "error.at" {
		t.Errorf("found %v", found)
	}
	said := outer.Error()
	for _, want := range []string{errAbsent.Error(), "format 1", "format 2", fs.ErrPermission.Error()} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
	if strings.Contains(said, fs.ErrClosed.Error()) || strings.ContainsAny(said, "{}[]") {
		t.Errorf("%q", said)
	}
}

// Because leaves the error it is called on alone, which may be shared.
func TestBecauseCopies(t *testing.T) {
	first, second := errAbsent.Because(fs.ErrClosed), errAbsent.Because(fs.ErrExist)
	if errors.Is(errAbsent, fs.ErrClosed) || errors.Is(first, fs.ErrExist) || !errors.Is(second, fs.ErrExist) {
		t.Error("causes are shared")
	}
	if errors.Is(first, errAbsent) {
		t.Error("a copy is taken for the error itself")
	}
}

// Parts fill the slots of their number, and a part with braces stays as it is.
func TestParts(t *testing.T) {
	e := message.New("error.nowhere", "{1}", 7, []string{"a", "b"}, fs.ErrExist)
	if got := strings.Join(e.Parts(func(error) string { return "said" }), "|"); got != "{1}|7|a, b|said" {
		t.Errorf("the parts are %s", got)
	}
	if got := e.Error(); got != "[error.nowhere]" {
		t.Errorf("a missing text is %q", got)
	}
	if got := message.New("error.saves.migrate", "{1}", 2, "x").Error(); !strings.Contains(got, "format {1} ") {
		t.Errorf("%q", got)
	}
}
