package guide

import (
	"maps"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// Guide goes through a course beside a player. What has been learned is told by the log, so that a game
// taken back or brought back from a save is at the right step; only what was read is kept here.
type Guide struct {
	Hidden bool
	course *Course
	read   map[string]bool
}

// New begins a course, or goes on with one of which some steps have been read.
func New(c *Course, read ...string) *Guide {
	g := &Guide{course: c, read: map[string]bool{}}
	for _, id := range read {
		g.read[id] = true
	}
	return g
}

// Said is a step that fits now, and what it points at.
type Said struct {
	*Step
	Target
}

// Now returns what is to be said, if anything. It is asked when everything that has happened has been
// shown.
func (g *Guide) Now(play *session.Session) (Said, bool) {
	d, asked := play.Pending()
	if play.Waiting() {
		return Said{}, false
	}
	v := view{play: play, s: &play.Shown, d: d, asked: asked}
	for i := range g.course.Steps {
		step := &g.course.Steps[i]
		if g.read[step.ID] || !step.Passes() && v.happened(step.Until) || !v.fits(step) {
			continue
		}
		target, ok := v.target(step)
		if ok {
			return Said{step, target}, true
		}
	}
	return Said{}, false
}

// Among turns what is said to the best of some options, where it is about one of that kind: whoever has a
// weapon of their own choice in hand is not sent back to another.
func (g *Guide) Among(play *session.Session, said Said, keys []string) Said {
	d, asked := play.Pending()
	v := view{play: play, s: &play.Shown, d: d, asked: asked}
	if key := v.best(said.Option, 0, keys...); len(keys) > 0 && key != "" {
		said.Key = key
	}
	return said
}

// Read notes that a step needs not be said again.
func (g *Guide) Read(s *Step) { g.read[s.ID] = true }

// Done lists the steps that were read.
func (g *Guide) Done() []string { return slices.Sorted(maps.Keys(g.read)) }

// view is a game as the guide sees it.
type view struct {
	play  *session.Session
	s     *fortress.State
	d     *engine.Decision
	asked bool
}

// fits tells whether the conditions of a step hold.
func (v *view) fits(s *Step) bool {
	switch {
	case s.Over != (v.s.Result != fortress.Undecided),
		s.Ask != "" && (!v.asked || v.d.Kind != s.Ask),
		s.Can != "" && !v.can(s.Can),
		s.Turn > 0 && int(v.s.Turn) != s.Turn,
		s.Ahead && !v.ahead(),
		s.Die > 0 && !v.holds(s.Die),
		s.Keeps && !v.keeps():
		return false
	}
	for _, e := range s.Told {
		if !v.happened(e) {
			return false
		}
	}
	for _, e := range s.Untold {
		if v.happened(e) {
			return false
		}
	}
	return true
}

func (v *view) can(verb string) bool {
	for i := range v.d.Options {
		if v.asked && v.d.Options[i].Verb == verb {
			return true
		}
	}
	return false
}

// ahead tells whether a hostile group is still to act in this turn.
func (v *view) ahead() bool {
	for _, card := range v.s.Track[:v.s.NumTrack] {
		if card.Hostile && !card.Done {
			return true
		}
	}
	return false
}

// keeps tells whether who acts has a die that ending now would keep: each is kept one lower (BF-OVW-001).
func (v *view) keeps() bool { return v.own() > 1 }

// own is the highest die on the card of who acts, 0 for none.
func (v *view) own() (high int) {
	u := v.actor()
	if u == fortress.NoUnit || v.s.On(u).Team != fortress.Explorers {
		return 0
	}
	for _, slot := range v.s.ExplorerOf(u).Slots {
		high = max(high, int(slot.Die))
	}
	return high
}

// holds tells whether who acts has two dice left to spend, one of them of a face or more.
func (v *view) holds(face int) bool {
	u := v.actor()
	if u == fortress.NoUnit || v.s.On(u).Team != fortress.Explorers {
		return false
	}
	x, dice, high := v.s.ExplorerOf(u), 0, 0
	for _, slot := range x.Slots[:x.NumSlots] {
		if slot.Die > 0 {
			dice, high = dice+1, max(high, int(slot.Die))
		}
	}
	for _, d := range v.s.Destiny {
		if d.Face > 0 && !d.Used && int(x.DestinyUsed) < v.s.DestinyLimit() {
			dice, high = dice+1, max(high, int(d.Face))
		}
	}
	return dice > 1 && high >= face
}

// byExplorer begins an event that counts only if an explorer did it.
const byExplorer = "explorer-"

// happened tells whether the log has an event, or a kind of it: attacked-cover is attacked.
func (v *view) happened(event string) bool {
	key, own := strings.CutPrefix(event, byExplorer)
	for i := range v.play.Log {
		l := &v.play.Log[i]
		if (l.Key == key || strings.HasPrefix(l.Key, key+"-")) && (!own || len(l.Args) > 0 && v.explorer(l.Args[0])) {
			return true
		}
	}
	return false
}

func (v *view) explorer(name string) bool {
	for u := range v.s.Units {
		if id := fortress.UnitID(u); v.s.Units[u].Team == fortress.Explorers && v.s.UnitName(id) == name {
			return true
		}
	}
	return false
}
