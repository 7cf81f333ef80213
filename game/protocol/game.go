package protocol

import (
	"bytes"
	"encoding/base64"
	"encoding/gob"
	"errors"
	"fmt"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/saves"
)

// server plays one game at a time, with copies of it to search in.
type server struct {
	rules  fortress.Rules
	game   *game
	copies [mostCopies]*game // by number, from 1
}

// game is a match with the steps that can be taken back. It is replaced, never changed, so that a
// request that fails leaves it as it was.
type game struct {
	match  *fortress.Match
	before []*fortress.Match
	policy session.UndoPolicy
	auto   bool   // nobody is asked for the hostiles
	undone uint64 // leads the dice of the next undo
	loaded bool   // faces were put in front of the dice
	origin origin
	broke  string // key at which the rules broke last, "" for none
}

// origin is how a game began.
type origin struct {
	Setup    fortress.Setup
	Seed     uint64
	Scenario string // instead of setup and seed
	Opened   int    // entries of the journal that the scenario made itself
}

// saved is what a save holds.
type saved struct {
	Snapshot *engine.Snapshot[fortress.State]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   origin
	Auto     bool
}

// untitled is a saved of a format before saves.Titled.
type untitled struct {
	Snapshot *engine.FormerSnapshot[fortress.State]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   origin
}

// decode reads the payload of a save of some format.
func decode(format uint16, payload []byte) (saved, error) {
	if format >= saves.Titled {
		return saves.Decode[saved](payload)
	}
	old, err := saves.Decode[untitled](payload)
	if err != nil {
		return saved{}, err
	}
	snapshot, err := old.Snapshot.Snapshot()
	return saved{Snapshot: snapshot, Loaded: old.Loaded, Policy: old.Policy, Undone: old.Undone, Origin: old.Origin}, err
}

// saveKind marks the saves of this protocol.
const saveKind = "protocol"

func (s *server) playing() (*game, error) {
	if s.game == nil {
		return nil, fail("no-game", `no game is going on: send {"op":"new"} first`)
	}
	return s.game, nil
}

// show fills in what waits after a request.
func (g *game) show(r *response) {
	r.Pending, r.Over, r.Loaded, r.Undo = viewPending(g.match), !asked(g.match), g.loaded, len(g.before)
}

func asked(m *fortress.Match) bool {
	_, ok := m.Pending()
	return ok
}

func (s *server) scenario(q *request, r *response) error {
	policy, err := q.policy()
	if err != nil {
		return err
	}
	m, first, err := fortress.Position(s.rules, q.Text)
	if err != nil {
		return err
	}
	auto, err := q.hostiles(m.State.HasFifth)
	if err != nil {
		return err
	}
	s.start(&game{match: m, policy: policy, auto: auto, loaded: true, origin: origin{Scenario: q.Text, Opened: len(m.Journal)}}, first, r)
	return nil
}

func (s *server) pending(_ *request, r *response) error {
	g, err := s.playing()
	if err == nil {
		g.show(r)
	}
	return err
}

func (s *server) choose(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	m := g.match.Clone()
	events, err := m.Choose(q.Key)
	if err != nil {
		f := &failure{Code: "illegal", Text: err.Error()}
		if d, ok := g.match.Explained(); ok {
			if why, refused := d.Refused(q.Key); refused {
				f.Code, f.Rule, f.Reason = "refused", why.Rule, why.Reason
			}
		}
		return f
	}
	t := telling{r, g.match.State}
	t.add(events)
	g.automatic(m, &t)
	next := *g
	next.match, next.before, next.broke = m, nil, ""
	if g.policy != session.NoUndo && (g.policy != session.UntilRevealed || m.Rolled() == g.match.Rolled()) {
		kept := g.before[max(0, len(g.before)+1-session.MaxUndo):]
		next.before = append(slices.Clip(kept), g.match)
	}
	s.game = &next
	next.show(r)
	return nil
}

func (s *server) undo(_ *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	last := len(g.before) - 1
	if last < 0 {
		return g.noUndo()
	}
	next := *g
	next.match, next.before, next.undone = g.before[last], g.before[:last:last], g.undone+1
	if g.policy == session.NewDice {
		next.match = next.match.Clone()
		next.match.Anew(next.undone)
	}
	s.game = &next
	r.Events = []eventView{{Kind: "undone", Args: []string{g.policy.Word()}}}
	next.show(r)
	return nil
}

// noUndo says why nothing can be taken back.
func (g *game) noUndo() error {
	switch g.policy {
	case session.NoUndo:
		return &failure{Code: "refused", Text: "nothing can be taken back in this game", Reason: "off"}
	case session.UntilRevealed:
		return &failure{Code: "refused", Text: "nothing can be taken back: dice or cards have shown something since", Reason: "revealed"}
	}
	return &failure{Code: "refused", Text: "nothing can be taken back: nothing has been chosen since the game began or was loaded", Reason: "nothing-chosen"}
}

func (s *server) dice(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if len(q.Faces) == 0 || slices.Contains(q.Faces, 0) {
		return fail("wrong", "faces are numbers from 1 up, at least one")
	}
	m := g.match.Clone()
	if !m.Load(q.Faces...) {
		return fail("wrong", "more than %d faces would wait to fall: send fewer, or let some fall first", engine.MaxFaces)
	}
	next := *g
	next.match, next.loaded = m, true
	s.game = &next
	next.show(r)
	return nil
}

func (s *server) save(_ *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(saved{g.match.Snapshot(), g.loaded, g.policy, g.undone, g.origin, g.auto}); err != nil {
		return err
	}
	head := saves.Header{Content: s.rules.Pack.Digest, Kind: saveKind, Title: saveKind, Round: int(g.match.State.Turn)}
	r.Save = base64.StdEncoding.EncodeToString(saves.Seal(head, b.Bytes()))
	s.game = g.lead() // whoever has the save can play it ahead
	return nil
}

func (s *server) load(q *request, r *response) error {
	data, err := base64.StdEncoding.DecodeString(q.Save)
	if err != nil {
		return fail("wrong", "the save is not base64: %v", err)
	}
	head, payload, err := saves.Open(data, s.rules.Pack.Digest)
	if err != nil {
		return err
	}
	if head.Kind != saveKind {
		return fail("wrong", "the save holds a %q, which the window continues", head.Kind)
	}
	v, err := decode(head.Format, payload)
	if err == nil && v.Snapshot == nil {
		err = errors.New("the save holds no game")
	}
	if err == nil && len(v.Snapshot.Journal) > session.MaxEntries {
		err = fmt.Errorf("the save has %d choices: %d is the most a game may have", len(v.Snapshot.Journal), session.MaxEntries)
	}
	if err != nil {
		return err
	}
	m, err := engine.Resume[fortress.State](s.rules, v.Snapshot)
	if err != nil {
		return fmt.Errorf("the save cannot be played on: %w", err)
	}
	g := &game{match: m, loaded: v.Loaded, policy: min(v.Policy, session.NoUndo), undone: v.Undone, origin: v.Origin, auto: v.Auto && !m.State.HasFifth}
	s.game, s.copies = g.lead(), [mostCopies]*game{} // whoever has the save may have loaded it before
	s.game.show(r)
	return nil
}
