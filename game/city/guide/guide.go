package guide

import (
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/guide"
	"precipice/game/session"
)

// Guide follows a course during a hunt. It takes what has been learned from the log, so that it is at the right step after an undo or a
// load. It stores only which steps were read.
type Guide struct {
	guide.Pages
	course *Course
}

// New begins a course, or continues one of which some steps have been read.
func New(c *Course, read ...string) *Guide { return &Guide{guide.NewPages(read...), c} }

// Said is a step that applies now, and what it suggests.
type Said struct {
	*Step
	Target
}

// Target is what a step suggests or points at: an option by its key, a panel, or spaces of the board.
type Target struct {
	Key, Where string
	Spaces     []board.Space
}

// Now returns the step that applies, if any. Call it when all events have been shown.
func (g *Guide) Now(play *city.Session) (Said, bool) {
	if play.Waiting() {
		return Said{}, false
	}
	v := look(play)
	for i := range g.course.Steps {
		step := &g.course.Steps[i]
		if g.Was(&step.Step) || !step.Passes() && v.happened(step.Until) || !v.fits(step) {
			continue
		}
		if target, ok := v.target(step); ok {
			return Said{step, target}, true
		}
	}
	return Said{}, false
}

// Read marks a step as read.
func (g *Guide) Read(s *Step) { g.Pages.Read(&s.Step) }

// view is a hunt as the guide sees it.
type view struct {
	play  *city.Session
	s     *rules.State
	d     *engine.Decision
	asked bool
	does  int // what the bot would do in an activation, -1 until that is asked for
}

func look(play *city.Session) *view {
	d, asked := play.Pending()
	return &view{play: play, s: &play.Shown, d: d, asked: asked, does: -1}
}

// fits reports whether the conditions of a step hold.
func (v *view) fits(s *Step) bool {
	switch {
	case s.Over != (v.s.Phase == rules.Over),
		s.Ask != "" && (!v.asked || v.d.Kind != s.Ask),
		s.Can != "" && !(v.asked && guide.Among(v.d, s.Can)),
		s.Turn > 0 && int(v.s.Turn) != s.Turn,
		s.Reached && int(v.s.QuestToken) < v.s.Goal(),
		s.Dusk && rules.NightIn(v.s) != 1,
		s.Keeps && !v.keeps(),
		s.Ahead && !v.ahead(),
		s.Aboard && !v.aboard(),
		s.Spent && v.wants() != rules.DoEnd,
		s.Ask == "" && !s.Over && !v.plain():
		return false
	}
	return !slices.ContainsFunc(s.Told, func(e string) bool { return !v.happened(e) }) && !slices.ContainsFunc(s.Untold, v.happened)
}

// plain reports whether a question is asked at which a step may come that names none: after the heroes have been placed, and outside the
// page of a crisis.
func (v *view) plain() bool {
	return v.asked && v.s.Phase != rules.Setup && v.d.Kind != rules.AskCrisis && v.d.Kind != rules.AskCrisisHero
}

// happened reports whether the log has an event, or a variant of it.
func (v *view) happened(event string) bool {
	event, own := strings.CutPrefix(event, byHero)
	return slices.ContainsFunc(v.play.Log, func(l session.Line) bool {
		return guide.Tells(&l, event) && (!own || len(l.Args) > 0 && v.named(l.Args[0]) >= 0)
	})
}

// named returns the hero of a name, -1 for none.
func (v *view) named(name string) int {
	for h := range v.s.Heroes {
		if v.s.HeroName(h) == name {
			return h
		}
	}
	return -1
}

// actor returns the hero whom the question is about, -1 for none.
func (v *view) actor() int {
	if !v.asked {
		return -1
	}
	return v.named(v.d.About[0])
}

// keeps reports whether the acting hero has a die to keep: each is kept one lower (CC-REA-001).
func (v *view) keeps() bool {
	h := v.actor()
	return h >= 0 && v.s.Heroes[h].Dice()>>2 != 0
}

// ahead reports whether a group that is on the battlefield has not been activated yet in this turn: only then a reaction may come
// (CC-REA-002).
func (v *view) ahead() bool {
	for _, c := range v.s.Track[:v.s.NumTrack] {
		if c.Hostile && !c.Done && v.s.Groups[c.Index].FaceUp {
			return true
		}
	}
	return false
}

// aboard reports whether the acting hero stands in the extraction zone.
func (v *view) aboard() bool {
	h := v.actor()
	zone, laid := v.s.Ground.Zone.Card()
	return h >= 0 && laid && v.s.Units[h].At != board.None && v.s.Tiles().Tile(v.s.Units[h].At) == zone
}
