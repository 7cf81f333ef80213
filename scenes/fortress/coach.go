package fortress

import (
	"strings"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/render"
	"precipice/scenes/fortress/table"
	"precipice/scenes/tutor"
)

// coach shows the guide's text over a game of the starter.
type coach struct {
	d            *table.Stage
	guide        *guide.Guide
	said         guide.Said
	on           bool // the guide says something
	stamp        logStamp
	card, target render.Rect // where the card is, and what its line points at, empty for none

	shrink float32 // scale of the card's text, so that the longest page fits

	points string // the marked area
	picked int    // length of the log when the player picked a weapon, plus one; 0 for never
}

// newCoach returns the coach of a game that is shown on a stage, nil if the game is not the starter.
func newCoach(h *table.Host, d *table.Stage, play *blackstone.Session) *coach {
	if play.Watched() || !h.Course.Guides(play) {
		return nil
	}
	return &coach{d: d, guide: guide.New(h.Course, h.Lesson.ReadIn(play.Slot())...)}
}

// ownWay records that the player has picked a way to attack.
func (h *coach) ownWay(log int) {
	if h != nil {
		h.picked = log + 1
	}
}

// shown reports whether the guide has its room on the screen.
func (h *coach) shown() bool { return h != nil && !h.guide.Hidden }

// speaks reports whether the guide says something now. It asks the guide again after a change.
func (h *coach) speaks() bool {
	if h == nil || h.guide.Hidden || h.d.Presenting() {
		return false
	}
	if now := (logStamp{h.d.Version, len(h.d.Play.Log)}); now != h.stamp {
		h.stamp = now
		h.said, h.on = h.guide.Now(h.d.Play)
		if r := h.d.Choices.Units(); h.on && h.said.Option == "fire" && r != nil && (h.said.Tells() || h.picked == now.log+1) {
			h.said = h.guide.Among(h.d.Play, h.said, r.Keys())
		}
	}
	return h.on
}

// pageShown reports whether the guide shows a page that only explains, which Enter turns.
func (h *coach) pageShown() bool { return h.speaks() && h.said.Tells() }

// readStep records that a step has been read, also for later sessions of the game.
func (h *coach) readStep(sh *game.Shell, s *guide.Step) {
	h.guide.Read(s)
	h.d.Host.Lesson.Slot, h.d.Host.Lesson.Read = h.d.Play.Slot(), h.guide.Done()
	h.d.Host.Keep(sh)
}

// markRead marks the current text as read when the player moves on.
func (h *coach) markRead(sh *game.Shell) {
	if h != nil && h.on && !h.guide.Hidden {
		if h.said.Passes() {
			h.readStep(sh, h.said.Step)
		}
		h.stamp.log = -1
	}
}

// next shows the next step. If that is no page to be turned, the focus goes to the question.
func (h *coach) next(sh *game.Shell) {
	h.readStep(sh, h.said.Step)
	h.stamp.log = -1
	h.d.Renew()
	if sh.UI.Unread(); !h.pageShown() {
		sh.UI.Hold()
	}
	sh.Dirty()
}

// button returns the area of the button that takes the guide's text away.
func (h *coach) button() string {
	return (&tutor.Card{Tells: h.said.Tells(), Over: h.said.Over}).On()
}

// marks returns what the guide speaks of now, "" for nothing.
func (h *coach) marks() string {
	if !h.speaks() || h.d.Choices == nil {
		return ""
	}
	return h.said.ID + " " + h.said.Key
}

// words returns the title and the text of the guide.
func (h *coach) words(sh *game.Shell) (title, text string) {
	w, said := sh.Words, &h.said
	who, group, third := said.Parts(h.d.Play, w)
	title = strings.TrimSpace(w.Say(said.Title(), who, group, third))
	if said.ID == "attack" && strings.HasPrefix(h.points, "row/") { // the weapon must be selected before its target
		return title, w.Say("guide.attack.row", who, group)
	}
	return title, w.Say(said.Text(), who, group, third)
}

// says adds what the guide says and suggests to the values for a test driver.
func (h *coach) says(says map[string]string) {
	if h != nil && h.card.W > 0 {
		says["guide"], says["guide-points"] = h.said.ID, h.points
	}
}

// logStamp says what was shown and told when something was read from the log.
type logStamp struct{ version, log int }

// styles returns the styles of the card's text.
func (h *coach) styles(t *render.Theme) (title, text render.Style) {
	return (&tutor.Card{Shrink: h.shrink}).Styles(t)
}

// chamberMark is the word of a step that points at the escape chamber.
const chamberMark = "escape"
