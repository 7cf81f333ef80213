package words

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"
	"testing/fstest"

	"precipice/message"
)

// An error is said in the language of the book with everything within it, and in English where the
// language lacks a text.
func TestErrorsAreSaidInTheLanguage(t *testing.T) {
	files := fstest.MapFS{
		"fr/errors.yaml": file("error.saves.absent: \"cette partie n'existe pas\"\nerror.at: \"{0} : {1}\"\nerror.sentence: \"« {0} »\"\n"),
	}
	for name, text := range textFiles {
		if files[name] == nil {
			files[name] = text
		}
	}
	files["en/errors.yaml"] = file("error.sentence: \"{0}.\"\nerror.saves.absent: there is no such save\nerror.at: \"{0}: {1}\"\nerror.saves.migrate: \"it cannot be migrated from {0} to {1} ({2}); are you sure?\"\n")
	open := func(lang string) *Book {
		b, err := Open(files, lang, Share{"game", packFiles})
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	absent := message.New("error.saves.absent")
	at := message.New("error.at", "hall", absent)
	system := &fs.PathError{Op: "open", Path: "hall", Err: fs.ErrExist}
	for _, c := range []struct {
		lang, want string
		err        error
	}{
		{"en", "there is no such save", absent},
		{"en", "hall: there is no such save", at},
		{"fr", "hall : cette partie n'existe pas", at},
		{"fr", "it cannot be migrated from 1 to 2 (cette partie n'existe pas); are you sure?", message.New("error.saves.migrate", 1, 2, absent)},
		{"fr", "hall : open hall: file already exists", message.New("error.at", "hall", system)},
		{"fr", "cette partie n'existe pas\nhall : cette partie n'existe pas", errors.Join(nil, absent, at)},
		{"en", "two: file does not exist, file already exists", fmt.Errorf("two: %w, %w", fs.ErrNotExist, fs.ErrExist)},
		{"en", "[error.nowhere]", message.New("error.nowhere")},
		{"en", "", nil},
	} {
		if got := open(c.lang).Error(c.err); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
	for _, c := range []struct {
		lang, want string
		err        error
	}{
		{"en", "There is no such save.", absent},
		{"fr", "« Cette partie n'existe pas »", absent},
		{"en", "It cannot be migrated from 1 to 2 (x); are you sure?", message.New("error.saves.migrate", 1, 2, "x")},
		{"en", "", nil},
	} {
		if got := open(c.lang).Sentence(c.err); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}
