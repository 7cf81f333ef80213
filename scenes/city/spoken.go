package city

import (
	"cmp"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city/places"
	"precipice/render"
	ware "precipice/render/cityware"
)

// readAloud says of a journey what its picture alone shows.
type readAloud struct {
	table *tabletop
	tells *teller
	asks  *questionPane

	crises *crisisScreen
}

// Named implements game.Speaker: who or what stands on the board, or what a click there does, with its place as it lies from who acts.
func (x readAloud) Named(sh *game.Shell, a *game.Area) string {
	s, w := &x.table.Play.Shown, sh.Words
	if a.Space == "" || s.Tiles() == nil {
		return ""
	}
	from := x.tells.standing()
	if a.Unit > 0 {
		u := rules.UnitID(a.Unit - 1)
		name := w.Name(s.UnitName(u))
		if ch := x.table.choiceOn(u); ch != nil && a.Do != nil {
			name = x.tells.answer(w, ch)
		}
		if from == s.Units[u].At && int(u) == x.table.actor() { // everything else is told from there
			return w.Say("place.joined", name, places.Words(w, places.Of(s, from, from)[:1]))
		}
		return w.Say("place.joined", name, places.Words(w, places.Unit(s, u, from)))
	}
	at := places.Words(w, places.In(s, from, a.Space)[a.Space])
	ch := x.table.choiceIn(a.Space)
	if ch == nil || a.Do == nil {
		return at
	}
	does := x.tells.answer(w, ch)
	if strings.Contains(does, at) {
		return does
	}
	return w.Say("place.joined", does, at)
}

// TipOf implements game.Speaker.
func (x readAloud) TipOf(_ *game.Shell, a *game.Area) (v render.TooltipView) {
	if a.Tip != nil {
		v = a.Tip()
	}
	return v
}

// Asked implements scenes.Asker.
func (x readAloud) Asked(sh *game.Shell) (question, end string, answers int) {
	if x.table.Question == nil {
		return "", "", 0
	}
	for _, r := range x.table.Question.All() {
		if answers += len(r.Legal); r.Ends && r.Direct() != nil {
			end = x.asks.endLabel(sh, r)
		}
	}
	if x.table.crisisAsked() {
		return x.crises.spoken(sh), end, answers
	}
	return x.asks.question(sh), end, answers
}

// spokenCard says of a hero's card what its picture shows: the dice, the wounds, the ailments, the inspiration, and what the hero carries.
func spokenCard(sh *game.Shell, v *ware.HeroView) string {
	w, parts := sh.Words, []string{v.Name}
	if v.Out || v.Away || v.Note != "" {
		parts = append(parts, cmp.Or(v.Note, v.Stats))
	}
	var dice []string
	wounds, grievous := 0, 0
	for i := range v.Slots {
		switch slot := &v.Slots[i]; {
		case slot.Grievous:
			grievous++
		case slot.Wound:
			wounds++
		case slot.Die > 0:
			dice = append(dice, numberOf(slot.Die))
		}
	}
	if len(dice) > 0 {
		parts = append(parts, w.Say("spoken.dice", strings.Join(dice, ", ")))
	}
	if wounds > 0 {
		parts = append(parts, w.Count("spoken.wounds", wounds))
	}
	if grievous > 0 {
		parts = append(parts, w.Count("spoken.grievous", grievous))
	}
	for _, a := range v.Ailments {
		parts = append(parts, w.Name(library.AilmentWords[a]))
	}
	if v.Inspired {
		parts = append(parts, w.Say("spoken.inspired"))
	}
	if v.Inspiration > 0 {
		parts = append(parts, w.Say("spoken.inspiration", numberOf(v.Inspiration)))
	}
	parts = append(parts, v.Carries...)
	if v.Done {
		parts = append(parts, w.Say("spoken.acted"))
	}
	return strings.Join(parts, "; ")
}
