package fortress

import (
	"strings"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	common "precipice/game/guide"
	"precipice/render"
	"precipice/scenes/fortress/table"
	"precipice/scenes/tutor"
)

// coach shows the guide's text over a game of the starter. In any other game it has no coach.
type coach struct {
	tutor  *tutor.Coach // nil without a guide
	d      *table.Stage
	guide  *guide.Guide
	said   guide.Said
	target render.Rect // what the line of the card points at, empty for none
	picked int         // length of the log when the player picked a weapon, plus one; 0 for never
}

// newCoach returns the coach of a game that is shown on a stage.
func newCoach(pointedAt func(*game.Shell) string, first func() string, d *table.Stage, play *blackstone.Session) *coach {
	h := &coach{d: d}
	if play.Watched() || !d.Host.Course.Guides(play) {
		return h
	}
	h.guide = guide.New(d.Host.Course, d.Host.Lesson.ReadIn(play.Slot())...)
	h.tutor = &tutor.Coach{Pages: &h.guide.Pages, Lesson: tutor.Lesson{
		Away: func() bool { return false }, Quiet: d.Presenting, Stamp: func() [2]int { return [2]int{d.Version, len(d.Play.Log)} },
		Ask: h.ask, Words: h.words, PointedAt: pointedAt, First: first, Keep: h.keep, Renew: d.Renew, Changed: func() {},
	}}
	return h
}

// ownWay records that the player has picked a way to attack.
func (h *coach) ownWay(log int) {
	if h.tutor != nil {
		h.picked = log + 1
	}
}

// ask asks the guide.
func (h *coach) ask() (*common.Step, string) {
	on := false
	if h.said, on = h.guide.Now(h.d.Play); !on {
		return nil, ""
	}
	if r := h.d.Choices.Units(); h.said.Option == "fire" && r != nil && (h.said.Tells() || h.picked == len(h.d.Play.Log)+1) {
		h.said = h.guide.Among(h.d.Play, h.said, r.Keys())
	}
	return &h.said.Step.Step, h.said.Key
}

// keep writes down which steps were read, for later sessions of the game.
func (h *coach) keep(sh *game.Shell) {
	h.d.Host.Lesson.Slot, h.d.Host.Lesson.Read = h.d.Play.Slot(), h.guide.Done()
	h.d.Host.Keep(sh)
}

// marks returns what the guide speaks of now, "" for nothing.
func (h *coach) marks() string {
	if h.d.Choices == nil {
		return ""
	}
	return h.tutor.Marks()
}

// words returns the title and the text of the guide.
func (h *coach) words(sh *game.Shell) (title, text string) {
	w, said := sh.Words, &h.said
	who, group, third := said.Parts(h.d.Play, w)
	title = strings.TrimSpace(w.Say(said.Title(), who, group, third))
	if said.ID == "attack" && strings.HasPrefix(h.tutor.Points, "row/") { // the weapon must be selected before its target
		return title, w.Say("guide.attack.row", who, group)
	}
	return title, w.Say(said.Text(), who, group, third)
}

// logStamp says what was shown and told when something was read from the log.
type logStamp struct{ version, log int }

// styles returns the styles of the card's text.
func (h *coach) styles(t *render.Theme) (title, text render.Style) {
	return (&tutor.Card{Shrink: h.tutor.Shrink}).Styles(t)
}

// chamberMark is the word of a step that points at the escape chamber.
const chamberMark = "escape"
