package session

import (
	"bytes"
	"encoding/base64"
	"encoding/gob"

	"precipice/engine"
	"precipice/message"
	"precipice/saves"
)

// A long game consists of chapters, such as the expeditions of a quest. With each, the journal begins anew from
// a snapshot, so that a save and the time to restore it do not grow with the game. The log on the screen goes
// on; after a resume it begins with the chapter. Undo does not go back beyond the chapter. What is kept of earlier
// chapters is in pages.go.

// turnPage begins a new journal if the last choice has begun a new chapter, or if a save could soon hold no more of this one.
func (s *Session[S, T]) turnPage() {
	chapter := s.rules.Chapter(&s.Match.State)
	if chapter == s.chapter && !Full(len(s.Match.Journal)) && len(s.undone) < maxUndone {
		return
	}
	s.chapter, s.pages = chapter, s.pagesBut(0)
	s.anewFrom(s.Match)
}

// anewFrom begins a new journal at the present question of a match.
func (s *Session[S, T]) anewFrom(m *engine.Match[S]) {
	s.Match = m
	s.Match.Journal, s.undone, s.unasked, s.marks = nil, nil, nil, nil
	s.start = s.Match.Snapshot()
	s.mark()
	s.forget()
}

// Amend changes the state at the pending question by something from outside the game: change emits events, which
// the log tells. Because no journal could repeat them, a new one begins after them, as with a chapter, and undo does
// not go back beyond it. If change fails, or the game could not go on, nothing has happened.
func (s *Session[S, T]) Amend(change func(*engine.Match[S]) error) error {
	if s.watched {
		return errWatched
	}
	s.ShowAll()
	m, events, err := Amended(s.rules, s.Match, change)
	if err != nil {
		return err
	}
	s.pages = s.Pages()
	s.anewFrom(m)
	s.prefer, s.broken = "", nil
	s.take(events)
	s.save()
	return nil
}

// Amended returns a match as it is after a change from outside, and the events of that. The match itself stays as
// it is.
func Amended[S any](r engine.Ruleset[S], m *engine.Match[S], change func(*engine.Match[S]) error) (*engine.Match[S], []engine.Event[S], error) {
	changed, err := engine.Resume(r, m.Snapshot())
	if err == nil {
		err = change(changed)
	}
	if err != nil {
		return nil, nil, err
	}
	events := changed.Opening()
	again, err := begun(r, changed.Snapshot()) // asks the question again
	return again, events, err
}

// forget drops everything that undo and redo could return to.
func (h *history[S]) forget() { h.before, h.ahead, h.revealed = nil, nil, true }

// begun returns the match at the start of a chapter, which stays as it is.
func begun[S any](r engine.Ruleset[S], start *engine.Snapshot[S]) (*engine.Match[S], error) {
	m, err := engine.Resume(r, start)
	if err != nil {
		return nil, err
	}
	return m.Clone(), nil
}

// Pack writes the start of a chapter for a record.
func Pack[S any](content saves.Digest, start *engine.Snapshot[S]) []byte {
	if start == nil {
		return nil
	}
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(start); err != nil {
		panic(err) // the same snapshot is in every save
	}
	return saves.Seal(saves.Header{Kind: chapterKind, Content: content}, buf.Bytes())
}

const chapterKind = "chapter"

// unpack is the inverse of pack. It needs the same content.
func unpack[S any](content saves.Digest, packed []byte) (*engine.Snapshot[S], error) {
	_, payload, err := saves.Open(packed, content)
	if err != nil {
		return nil, err
	}
	start, err := saves.Decode[engine.Snapshot[S]](payload)
	return &start, err
}

// chapterLine is the longest line of a report on which the start of a chapter is written.
const chapterLine = 100

// chapterLines writes the start of a chapter as lines of text.
func chapterLines(packed []byte) (lines []string) {
	text := base64.StdEncoding.EncodeToString(packed)
	for len(text) > chapterLine {
		lines, text = append(lines, text[:chapterLine]), text[chapterLine:]
	}
	return append(lines, text)
}

// readChapter reads the lines of chapterLines, joined.
func readChapter(text string) ([]byte, error) {
	packed, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, message.New("error.record.chapter")
	}
	return packed, nil
}
