package terminal

import (
	"errors"
	"fmt"
	"strconv"

	"precipice/engine"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// Game is a ruleset that has been opened, without the types of its state and its table. Host makes one.
type Game interface {
	session.Hosted
	texts() *words.Book
	// listed describes a saved game in a list.
	listed(*session.Game) (title, more string)
	// usage returns the lines that follow the flags of a command in help.
	usage(command string) []string
	// play plays the game of a slot, or a new one if the slot is empty.
	play(s Streams, o *Options, saver *saves.Autosaver, slot string) error
	// replay replays a save or a report and says where it first differs.
	replay(s Streams, data []byte) error
	// link returns the game of a slot as a link.
	link(store saves.Store, slot string) (string, error)
}

// Host returns an opened ruleset without its types.
func Host[S any, T session.Table[T]](h Hosting[S, T]) Game {
	return &hosted[S, T]{session.Host(h.Rules), h}
}

type hosted[S any, T session.Table[T]] struct {
	session.Hosted
	Hosting[S, T]
}

func (h *hosted[S, T]) texts() *words.Book { return h.Book }

func (h *hosted[S, T]) listed(g *session.Game) (title, more string) {
	if h.Listed == nil {
		return called(g), ""
	}
	return h.Listed(g)
}

func (h *hosted[S, T]) usage(command string) []string {
	if h.Usage == nil {
		return nil
	}
	return h.Usage(command)
}

func (h *hosted[S, T]) link(store saves.Store, slot string) (string, error) {
	play, err := session.Resume(h.Rules, store, slot, nil, Clock)
	if err != nil {
		return "", err
	}
	return play.Link()
}

func (h *hosted[S, T]) play(s Streams, o *Options, saver *saves.Autosaver, slot string) error {
	t := NewTable(s, h.Book, saver)
	t.settle(o)
	if err := h.seated(t, o, slot); err != nil {
		return errors.Join(err, saver.Flush()) // the flags are kept all the same
	}
	t.Say("console.hint")
	t.voice.Greet()
	return t.toTheEnd()
}

// seated sits down once the flags have been found right.
func (h *hosted[S, T]) seated(t *Table, o *Options, slot string) error {
	if h.Ready != nil {
		if err := h.Ready(); err != nil {
			return err
		}
	}
	return h.sitDown(t, o, slot)
}

// sitDown continues the game of a slot, or begins one.
func (h *hosted[S, T]) sitDown(t *Table, o *Options, slot string) error {
	if slot == "" {
		return h.begin(t)
	}
	play, err := session.Resume(h.Rules, t.Saver.Store(), slot, t.Saver, Clock)
	if err != nil {
		return message.New("error.flag.new", err)
	}
	if _, asked := play.Match.Pending(); !asked {
		t.Say("console.over")
		return h.begin(t)
	}
	play.ShowAll()
	h.seat(t, play)
	t.goOn(o)
	wants := play.Table.Clone()
	if h.Change != nil {
		h.Change(&wants)
	}
	return play.SetTable(wants)
}

// begin begins a game.
func (h *hosted[S, T]) begin(t *Table) error {
	wants, err := h.Table()
	if err != nil {
		return err
	}
	play, err := session.New(h.Rules, wants, t.Saver, Clock)
	if err != nil {
		return err
	}
	h.seat(t, play)
	if h.Begun == nil {
		t.Say("console.begun", strconv.FormatUint(wants.Terms().Seed, 10))
	} else {
		fmt.Fprintln(t.Out, h.Begun(&wants))
	}
	return nil
}

// seat seats the voice of the ruleset for a game.
func (h *hosted[S, T]) seat(t *Table, play *session.Session[S, T]) {
	voice := Voice(Plain{t})
	if h.Seat != nil {
		voice = h.Seat(Plain{t}, play)
	}
	Seat(t, play, voice)
}

// Seat begins to speak of a game at a table.
func Seat[S any, T session.Table[T]](t *Table, play *session.Session[S, T], voice Voice) {
	t.play, t.voice, t.Book = played[S, T]{play}, voice, t.Book.WithPlayers(voice.Players())
	t.words = t.allWords()
}

// game is a game in play, without the types of its state and its table.
type game interface {
	Slot() string
	Pending() (*engine.Decision, bool)
	Explained() (*engine.Decision, bool)
	Choose(key string) error
	Undo() bool
	Redo() bool
	WhyNoUndo() string
	NextRedo() string
	ShowAll()
	File() ([]byte, error)
	Report(problem string) []byte
	ruleset() string
	lines() []session.Line
	// choices returns how many choices have been made since the chapter began.
	choices() int
	undoPolicy() session.UndoPolicy
	setUndo(session.UndoPolicy) error
}

type played[S any, T session.Table[T]] struct{ *session.Session[S, T] }

func (p played[S, T]) ruleset() string { return p.Record().Ruleset }

func (p played[S, T]) lines() []session.Line { return p.Log }

func (p played[S, T]) choices() int { return len(p.Match.Journal) }

func (p played[S, T]) undoPolicy() session.UndoPolicy { return p.Table.Terms().Undo }

func (p played[S, T]) setUndo(to session.UndoPolicy) error {
	terms := p.Table.Terms()
	terms.Undo = to
	return p.SetTable(p.Table.WithTerms(terms))
}
