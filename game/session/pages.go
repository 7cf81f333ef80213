package session

import (
	"encoding/base64"

	"precipice/engine"
	"precipice/message"
)

// The journal of a chapter is dropped when the next one begins. What shall be told of it later, the ruleset
// condenses into a page, a small record of its own. A page is written once, when its chapter closes; that of
// the running chapter is written anew from its journal whenever somebody asks.

// Recorder writes the pages of a game.
type Recorder[S any] interface {
	// Note notes an event. The state is the one after it.
	Note(after *S, e engine.Event[S])
	// Pages returns the page that the recorder began with and those that have begun since.
	Pages() [][]byte
}

// The limits of pages.
const (
	MaxPages = 100
	MaxPage  = 4096 // bytes
)

// Pages returns the pages of the game, oldest first. The last is that of the running chapter, up to the last event
// that has been shown.
func (s *Session[S, T]) Pages() [][]byte {
	waiting := 0
	for _, e := range s.queue {
		if _, note := e.Change.(remark[S]); !note {
			waiting++
		}
	}
	return s.pagesBut(waiting)
}

// pagesBut returns the pages without the last events.
func (s *Session[S, T]) pagesBut(last int) [][]byte {
	m, first, err := s.beginning()
	if err != nil {
		return s.pages
	}
	var opening []engine.Event[S]
	if s.start == nil {
		opening = m.Opening()
	}
	return write(s.rules, s.pages, m, *first, opening, s.Match.Journal, last)
}

// Chronicle returns the pages of a recorded game.
func Chronicle[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) ([][]byte, error) {
	m, first, err := opening(r, rec)
	if err != nil {
		return nil, err
	}
	var before []engine.Event[S]
	if rec.Scenario == "" && rec.Start == nil {
		before = m.Opening()
	}
	return write(r, rec.Pages, m, *first, before, rec.Journal, 0), nil
}

// write plays a journal and returns the pages with what it adds to them, but for the last events. If the rules
// break, the pages end there.
func write[S any, T Table[T]](r Ruleset[S, T], pages [][]byte, m *engine.Match[S], shown S, all []engine.Event[S], journal []string, without int) [][]byte {
	var running []byte
	last := max(0, len(pages)-1)
	if len(pages) > 0 {
		running = pages[last]
	}
	w := r.Recorder(running)
	if w == nil {
		return pages
	}
	for _, entry := range journal {
		events, err := repeated(m, entry)
		if err != nil {
			break
		}
		all = append(all, events...)
	}
	for _, e := range all[:max(0, len(all)-without)] {
		e.Apply(&shown)
		w.Note(&shown, e)
	}
	pages = append(pages[:last:last], w.Pages()...)
	return pages[max(0, len(pages)-MaxPages):]
}

// PagesAtMost checks the pages of a save or a report.
func PagesAtMost(pages [][]byte) error {
	if err := AtMost("error.most.pages", len(pages), MaxPages); err != nil {
		return err
	}
	for _, page := range pages {
		if err := AtMost("error.most.page", len(page), MaxPage); err != nil {
			return err
		}
	}
	return nil
}

// readPage reads a page from a line of a report.
func readPage(text string) ([]byte, error) {
	page, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, message.New("error.record.page")
	}
	return page, nil
}
