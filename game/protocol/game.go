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

// server plays one game at a time, and copies of it for searches.
type server struct {
	rules  fortress.Rules
	game   *game
	copies [mostCopies]*game // by number, which counts from 1
}

// game is a match being played. A request that fails leaves it as it was.
type game struct {
	session.History[fortress.State]
	policy session.UndoPolicy
	auto   bool   // the hostiles are answered automatically
	undone uint64 // reseeds the dice of the next undo
	loaded bool   // dice were loaded
	origin origin
	broke  string // key of the choice at which the rules last broke, "" for none
}

// origin says how a game began.
type origin struct {
	Setup    fortress.Setup
	Seed     uint64
	Scenario string // instead of setup and seed
	Opened   int    // number of journal entries that the scenario made itself
}

// saved is the payload of a save.
type saved struct {
	Snapshot *engine.Snapshot[fortress.State]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   origin
	Auto     bool
}

// untitled is a saved in a format older than saves.Titled.
type untitled struct {
	Snapshot *engine.FormerSnapshot[fortress.State]
	Loaded   bool
	Policy   session.UndoPolicy
	Undone   uint64
	Origin   origin
}

// decode reads the payload of a save in any format.
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

// saveKind is the kind of envelope of this protocol's saves.
const saveKind = "protocol"

func (s *server) playing() (*game, error) {
	if s.game == nil {
		return nil, fail("no-game", `there is no game: send {"op":"new"} first`)
	}
	return s.game, nil
}

// show fills in the pending decision after a request.
func (g *game) show(r *response) {
	r.Pending, r.Over, r.Loaded, r.Undo = viewPending(g.Match), !asked(g.Match), g.loaded, g.Steps()
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
	s.start(&game{History: session.History[fortress.State]{Match: m}, policy: policy, auto: auto, loaded: true, origin: origin{Scenario: q.Text, Opened: len(m.Journal)}}, first, r)
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
	t := telling{r, g.Match.State}
	err = g.Step(g.policy, q.Key, func() error {
		events, err := g.Match.Choose(q.Key)
		if err != nil {
			return g.refusal(q.Key, err)
		}
		t.add(events)
		g.automatic(g.Match, &t)
		return nil
	}, func(cause any) error {
		g.broke = q.Key
		return broken(cause)
	})
	if err != nil {
		return err
	}
	g.broke = ""
	g.show(r)
	return nil
}

// refusal returns the failure for a key that cannot be chosen.
func (g *game) refusal(key string, illegal error) error {
	f := &failure{Code: "illegal", Text: illegal.Error()}
	if d, ok := g.Match.Explained(); ok {
		if why, refused := d.Refused(key); refused {
			f.Code, f.Rule, f.Reason = "refused", why.Rule, why.Reason
		}
	}
	return f
}

func (s *server) undo(_ *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if !g.Back(g.policy, g.undone+1) {
		return g.noUndo()
	}
	g.undone++
	r.Events = []eventView{{Kind: "undone", Args: []string{g.policy.Word()}}}
	g.show(r)
	return nil
}

// noUndo says why nothing can be undone.
func (g *game) noUndo() error {
	why := g.WhyNoUndo(g.policy)
	return &failure{Code: "refused", Text: "nothing can be taken back" + noUndo[why], Reason: why}
}

// noUndo holds how an error text goes on, by the reason.
var noUndo = map[string]string{
	"off":            " in this game",
	"revealed":       ": dice or cards have shown something since",
	"nothing-chosen": ": nothing has been chosen since the game began or was loaded",
}

func (s *server) dice(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if len(q.Faces) == 0 || slices.Contains(q.Faces, 0) {
		return fail("wrong", "faces must hold at least one number, each 1 or more")
	}
	if !g.Match.Load(q.Faces...) {
		return fail("wrong", "more than %d loaded faces would be waiting: send fewer, or roll some first", engine.MaxFaces)
	}
	g.loaded = true
	g.show(r)
	return nil
}

func (s *server) save(_ *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(saved{g.Match.Snapshot(), g.loaded, g.policy, g.undone, g.origin, g.auto}); err != nil {
		return err
	}
	head := saves.Header{Content: s.rules.Pack.Digest, Kind: saveKind, Title: saveKind, Round: int(g.Match.State.Turn)}
	r.Save = base64.StdEncoding.EncodeToString(saves.Seal(head, b.Bytes()))
	g.reseed() // the owner of the save can play it ahead
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
		return fail("wrong", "the save holds a %q, which the window can continue: load it there", head.Kind)
	}
	v, err := decode(head.Format, payload)
	if err == nil && v.Snapshot == nil {
		err = errors.New("the save holds no game")
	}
	if err == nil && len(v.Snapshot.Journal) > session.MaxEntries {
		err = fmt.Errorf("the save has %d choices, but a game may have at most %d", len(v.Snapshot.Journal), session.MaxEntries)
	}
	if err != nil {
		return err
	}
	m, err := engine.Resume[fortress.State](s.rules, v.Snapshot)
	if err != nil {
		return fmt.Errorf("the save cannot be continued: %w", err)
	}
	g := &game{History: session.History[fortress.State]{Match: m}, loaded: v.Loaded, policy: min(v.Policy, session.NoUndo), undone: v.Undone, origin: v.Origin, auto: v.Auto && !m.State.HasFifth}
	g.reseed() // the owner of the save may have loaded it before
	s.game, s.copies = g, [mostCopies]*game{}
	s.game.show(r)
	return nil
}
