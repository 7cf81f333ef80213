package protocol

import (
	"bytes"
	"encoding/base64"
	"encoding/gob"
	"errors"
	"fmt"

	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// saveKind is the kind of envelope of this protocol's saves.
const saveKind = "protocol"

// saved is the payload of a save.
type saved[S any, T session.Table[T]] struct {
	Snapshot *engine.Snapshot[S]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   T      // the table
	Scenario string // instead of the table
	Opened   int
	Auto     bool
	Start    *engine.Snapshot[S] // where the journal begins instead, see game
	Pages    [][]byte
}

// untitled is a saved in a format older than saves.Titled.
type untitled[S any, T session.Table[T]] struct {
	Snapshot *engine.FormerSnapshot[S]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   T
}

// nested is the part of a saved that stood elsewhere while headers named no ruleset.
type nested struct {
	Origin struct {
		Scenario string
		Opened   int
	}
}

// decode reads the payload of a save. Former says that its header names no ruleset.
func decode[S any, T session.Table[T]](format uint16, former bool, payload []byte) (v saved[S, T], err error) {
	if format >= saves.Titled {
		v, err = saves.Decode[saved[S, T]](payload)
	} else {
		engine.ReadFormer()
		var old untitled[S, T]
		if old, err = saves.Decode[untitled[S, T]](payload); err != nil {
			return v, err
		}
		v = saved[S, T]{Loaded: old.Loaded, Policy: old.Policy, Undone: old.Undone, Origin: old.Origin}
		v.Snapshot, err = old.Snapshot.Snapshot()
	}
	if err == nil && former {
		var n nested
		n, err = saves.Decode[nested](payload)
		v.Scenario, v.Opened = n.Origin.Scenario, n.Origin.Opened
	}
	return v, err
}

// bounds returns an error if a save holds no game, or more than a game can have.
func (v *saved[S, T]) bounds() error {
	switch {
	case v.Snapshot == nil:
		return errors.New("the save holds no game")
	case len(v.Snapshot.Journal) > session.MaxEntries:
		return fmt.Errorf("the save has %d choices, but a game may have at most %d", len(v.Snapshot.Journal), session.MaxEntries)
	case v.Opened < 0 || v.Opened > len(v.Snapshot.Journal):
		return errors.New("the save says wrongly how its game began")
	}
	if v.Start != nil && len(v.Start.Journal) > 0 {
		return errors.New("the save says wrongly where its journal begins")
	}
	if err := session.PagesAtMost(v.Pages); err != nil {
		return err
	}
	return v.Origin.Bounds()
}

func (s *Server[S, T, F]) save(_ *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	var b bytes.Buffer
	v := saved[S, T]{g.Match.Snapshot(), g.loaded, g.policy, g.undone, g.table, g.scenario, g.opened, g.auto, g.start, g.pages}
	if err := gob.NewEncoder(&b).Encode(v); err != nil {
		return err
	}
	about := s.view.About()
	head := saves.Header{Content: about.Content, Kind: saveKind, Title: saveKind, Ruleset: about.Name, Round: s.view.Moment(&g.Match.State).Turn}
	r.Save = base64.StdEncoding.EncodeToString(saves.Seal(head, b.Bytes()))
	g.reseed() // the owner of the save can play it ahead
	return nil
}

func (s *Server[S, T, F]) load(q *request[F], r *response) error {
	data, err := base64.StdEncoding.DecodeString(q.Save)
	if _, noLink := session.GivenLink(q.Save); err != nil && noLink == nil {
		return Fail("wrong", "this is the link of a game and no save: open it with play -link, or in the window or the page")
	}
	if err != nil {
		return Fail("wrong", "the save is not base64: %v", err)
	}
	v, err := s.read(data)
	if err != nil {
		return err
	}
	m, err := engine.Resume(s.view, v.Snapshot)
	if err != nil {
		return fmt.Errorf("the save cannot be continued: %w", err)
	}
	g := &game[S, T, F]{History: session.NewHistory(m), view: s.view, loaded: v.Loaded, policy: min(v.Policy, session.NoUndo), undone: v.Undone,
		table: v.Origin, scenario: v.Scenario, opened: v.Opened, auto: v.Auto, start: v.Start, pages: v.Pages}
	g.reseed() // the owner of the save may have loaded it before
	s.replace(g)
	g.show(r)
	return nil
}

// owns reports whether a save is of this ruleset, by its header.
func (s *Server[S, T, F]) owns(h saves.Header) bool {
	about := s.view.About()
	return about.Owns(&h) == nil
}

// read reads a save of this ruleset.
func (s *Server[S, T, F]) read(data []byte) (v saved[S, T], err error) {
	about := s.view.About()
	head, err := saves.Inspect(data)
	if err != nil {
		return v, err
	}
	former := head.Ruleset == "" // before rulesets had names
	if err := about.Owns(&head); err != nil {
		return v, &Failure{Code: "wrong", Text: err.Error(), foreign: &head}
	}
	head, payload, err := saves.Open(data, about.Content)
	if err != nil {
		return v, err
	}
	if head.Kind != saveKind {
		return v, Fail("wrong", "the save holds a %q, which the window can continue: load it there", head.Kind)
	}
	if v, err = decode[S, T](head.Format, former, payload); err == nil {
		err = v.bounds()
	}
	return v, err
}
