package session

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"precipice/message"
	"precipice/saves"
)

// Kind is the kind of envelope that holds a game. Games were of formerKind while every save was of a combat.
const (
	Kind       = "game"
	formerKind = "combat"
)

func isGame(kind string) bool { return kind == Kind || kind == formerKind }

const partySeparator = ", "

// header returns the header of a save of the game.
func (s *Session[S, T]) header() saves.Header {
	about, l := s.rules.About(), s.rules.Listing(&s.Table, s.Match)
	return saves.Header{Content: about.Content, Kind: Kind, Ruleset: about.Name, Mode: l.Mode, Saved: s.now(), Title: l.Title,
		Party: strings.Join(l.Party, partySeparator), Round: l.Round, Outcome: l.Outcome, Progress: l.Progress}
}

// complete fills in what a header of an older format leaves out.
func (a *About) complete(h *saves.Header) {
	if a.Former != nil {
		a.Former(h)
	}
}

// inspect returns the complete header of an intact save.
func (a *About) inspect(data []byte) (saves.Header, error) {
	h, err := saves.Inspect(data)
	if err == nil {
		a.complete(&h)
	}
	return h, err
}

// Owns completes the header of a save of any kind. It returns an error unless the save is of this ruleset.
func (a *About) Owns(h *saves.Header) error {
	if a.complete(h); h.Ruleset != a.Name {
		return message.New("error.session.ruleset", h.Ruleset)
	}
	return nil
}

// knows returns an error unless a header is of a game of the ruleset, in one of its modes.
func (a *About) knows(h *saves.Header) error {
	switch {
	case !isGame(h.Kind):
		return message.New("error.session.kind", h.Kind)
	case h.Ruleset != a.Name:
		return message.New("error.session.ruleset", h.Ruleset)
	case a.mode(h.Mode) == nil:
		return message.New("error.session.mode", h.Mode)
	}
	return nil
}

// mode returns the mode of a name, or nil.
func (a *About) mode(name string) *Mode {
	i := slices.IndexFunc(a.Modes, func(m Mode) bool { return m.Name == name })
	if i < 0 {
		return nil
	}
	return &a.Modes[i]
}

// FileName returns a file name for this game, without extension: which game it is, how far it has come and
// the given time of day. It consists of lower-case letters, digits and hyphens.
func (s *Session[S, T]) FileName(when time.Time) string {
	about, h := s.rules.About(), s.header()
	return about.fileName(&h, when)
}

// FileName returns a file name for a save, like the one for its game.
func FileName[S any, T Table[T]](r Ruleset[S, T], save []byte, when time.Time) (string, error) {
	about := r.About()
	h, err := about.inspect(save)
	return about.fileName(&h, when), err
}

func (a *About) fileName(h *saves.Header, when time.Time) string {
	name := fmt.Sprintf("%s-%s-%d", h.Ruleset, h.Mode, h.Round)
	if mode := a.mode(h.Mode); mode != nil && h.Ruleset == a.Name {
		name = fmt.Sprintf(mode.File, h.Title, h.Round)
	}
	return "precipice-" + name + "-" + when.Format("2006-01-02-1504")
}
