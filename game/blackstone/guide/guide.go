package guide

import (
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/guide"
	"precipice/game/session"
)

// Guide follows a course during a game. It takes what has been learned from the log, so that it is at the
// right step after an undo or a load. It stores only which steps were read.
type Guide struct {
	guide.Pages
	course *Course
}

// New begins a course, or continues one of which some steps have been read.
func New(c *Course, read ...string) *Guide {
	return &Guide{guide.NewPages(read...), c}
}

// Said is a step that applies now, and what it suggests.
type Said struct {
	*Step
	Target
}

// Now returns the step that applies, if any. Call it when all events have been shown.
func (g *Guide) Now(play *blackstone.Session) (Said, bool) {
	d, asked := play.Pending()
	if play.Waiting() {
		return Said{}, false
	}
	v := view{play: play, s: &play.Shown, d: d, asked: asked}
	for i := range g.course.Steps {
		step := &g.course.Steps[i]
		if g.Was(&step.Step) || !step.Passes() && v.happened(step.Until) || !v.fits(step) {
			continue
		}
		target, ok := v.target(step)
		if ok {
			return Said{step, target}, true
		}
	}
	return Said{}, false
}

// Among narrows a suggestion to the best of some options, if they are of its kind: a player who has picked
// another weapon keeps it.
func (g *Guide) Among(play *blackstone.Session, said Said, keys []string) Said {
	d, asked := play.Pending()
	v := view{play: play, s: &play.Shown, d: d, asked: asked}
	if key := v.best(said.Option, 0, keys...); len(keys) > 0 && key != "" {
		said.Key = key
	}
	return said
}

// Read marks a step as read.
func (g *Guide) Read(s *Step) { g.Pages.Read(&s.Step) }

// view is a game as the guide sees it.
type view struct {
	play  *blackstone.Session
	s     *fortress.State
	d     *engine.Decision
	asked bool
}

// fits reports whether the conditions of a step hold.
func (v *view) fits(s *Step) bool {
	switch {
	case s.Over != (v.s.Result != fortress.Undecided),
		s.Ask != "" && (!v.asked || v.d.Kind != s.Ask),
		s.Can != "" && !v.can(s.Can),
		s.Turn > 0 && int(v.s.Turn) != s.Turn,
		s.Ahead && !v.ahead(),
		s.Keeps && !v.keeps(),
		s.Harmless && v.harms(),
		s.Others && !v.others(),
		s.Inside && !v.inside(),
		s.Gathered && (!v.inside() || v.others()),
		s.Last && !v.last():
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

// aim stands for an attack that is aimed where a step waits for a verb.
const aim = "aim"

func (v *view) can(verb string) bool {
	if !v.asked {
		return false
	}
	return slices.ContainsFunc(v.d.Options, func(o engine.Option) bool {
		return o.Verb == verb || verb == aim && o.Verb == fortress.DoFire && o.Parts[3] == "aimed"
	})
}

// ahead reports whether a hostile group has not yet acted in this turn.
func (v *view) ahead() bool {
	for _, card := range v.s.Track[:v.s.NumTrack] {
		if card.Hostile && !card.Done {
			return true
		}
	}
	return false
}

// last reports whether the acting explorer is the last to act in this turn.
func (v *view) last() bool {
	u := v.actor()
	if u == fortress.NoUnit {
		return false
	}
	for _, card := range v.s.Track[:v.s.NumTrack] {
		if !card.Done && (card.Hostile || card.Index != v.s.On(u).Card) {
			return false
		}
	}
	return true
}

// keeps reports whether the acting explorer has a die to keep at the end of the activation: each is kept
// one lower (BF-OVW-001).
func (v *view) keeps() bool {
	own, _ := v.dice().high(0)
	return own > 1
}

// others reports whether another explorer is on the battlefield outside the escape chamber.
func (v *view) others() bool {
	for u := range v.s.Each(fortress.Explorers) {
		if u != v.actor() && !v.s.Maglev.Has(v.s.On(u).Hex) {
			return true
		}
	}
	return false
}

// inside reports whether the acting explorer is in the escape chamber.
func (v *view) inside() bool {
	u := v.actor()
	return u != fortress.NoUnit && v.s.On(u).Here() && v.s.Maglev.Has(v.s.On(u).Hex)
}

// byExplorer is the prefix of an event that counts only if an explorer caused it.
const byExplorer = "explorer-"

// happened reports whether the log has an event, or a variant of it: attacked-cover counts as attacked.
func (v *view) happened(event string) bool {
	event, own := strings.CutPrefix(event, byExplorer)
	return slices.ContainsFunc(v.play.Log, func(l session.Line) bool {
		return guide.Tells(&l, event) && (!own || len(l.Args) > 0 && v.explorer(l.Args[0]))
	})
}

func (v *view) explorer(name string) bool {
	for u := range v.s.Units {
		if id := fortress.UnitID(u); v.s.Units[u].Team == fortress.Explorers && v.s.UnitName(id) == name {
			return true
		}
	}
	return false
}
