package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

func (l *loading) hostile(file string) {
	var r hostileRecord
	l.Read(file, &r)
	l.Filed(file, r.At, r.ID)
	if r.At.Flawed() {
		l.lib.Hostiles = append(l.lib.Hostiles, Hostile{ID: r.ID})
		return
	}
	h := Hostile{ID: r.ID, Model: r.Model, Size: r.Size, Move: r.Move, Wounds: r.Wounds, Weapons: r.Weapons, Actions: r.Actions}
	l.twice(r.At.Of("weapons"), "weapon", weaponIDs(r.Weapons))
	l.twice(r.At.Of("models"), "model", idsOf(r.Models, func(m *modelRecord) string { return m.ID }))
	l.twice(r.At.Of("actions"), "action", idsOf(r.Actions, func(a *HostileAction) string { return a.ID }))
	for i := range r.Weapons {
		l.carried(r.At.Of("weapons"), &r.Weapons[i])
	}
	for _, m := range r.Models {
		model := Model{ID: m.ID}
		l.twice(m.At.Of("weapons"), "weapon", m.Weapons)
		for _, id := range m.Weapons {
			model.Weapons = append(model.Weapons, l.weapon(&h, m.At, id))
		}
		h.Models = append(h.Models, model)
	}
	l.roster(&h, &r)
	for i := range r.Columns {
		l.column(&h, &r.Columns[i])
	}
	for _, a := range r.Actions {
		for i := range a.Steps {
			l.step(r.At.Of("actions"), &a, i)
		}
	}
	l.table(&h, &r)
	l.lib.Hostiles = append(l.lib.Hostiles, h)
}

// carried checks a weapon of a hostile, which makes one attack at a time and has no dice to pay with.
func (l *loading) carried(at content.At, w *Weapon) {
	l.bands(at, w)
	if len(w.Costs) > 0 {
		l.Report(at, fmt.Sprintf("the weapon %q of a hostile has costs", w.ID), "leave costs out")
	}
	if w.Follow {
		l.Report(at, fmt.Sprintf("the weapon %q of a hostile has follow", w.ID), "leave it out: a hostile makes one attack at a time")
	}
	if w.Model != "" {
		l.Report(at, fmt.Sprintf("the weapon %q of a hostile has a model", w.ID), "leave it out: each model lists its weapons")
	}
}

func (l *loading) column(h *Hostile, c *columnRecord) {
	if (c.When == "close") != (c.Range.To > 0) {
		l.Report(c.At, "only a close column has a range, and it must have one", "write range: 2-3, or drop it")
	}
	if c.Weapon != "" {
		l.weapon(h, c.At, c.Weapon)
		if c.When != "in-cover" {
			l.Report(c.At, "only an in-cover column asks for a weapon", "drop it")
		}
	}
	h.Columns = append(h.Columns, Column{ID: c.ID, When: c.When, Weapon: c.Weapon, From: c.Range.From, To: c.Range.To})
}

// weapon returns the index of a weapon of the same reference card.
func (l *loading) weapon(h *Hostile, at content.At, id string) int {
	i := slices.IndexFunc(h.Weapons, func(w Weapon) bool { return w.ID == id })
	if i < 0 {
		l.Report(at, fmt.Sprintf("this reference card has no weapon %q", id), "name one of its weapons")
	}
	return i
}

func (h *Hostile) model(id string) int {
	return slices.IndexFunc(h.Models, func(m Model) bool { return m.ID == id })
}

// roster lists the miniatures and checks that the required makeup can be met (BF-DEP-011).
func (l *loading) roster(h *Hostile, r *hostileRecord) {
	for _, f := range r.Roster {
		i := h.model(f.Model)
		if i < 0 {
			l.Report(r.At.Of("roster"), fmt.Sprintf("this reference card has no model %q", f.Model), "name one of its models")
			continue
		}
		for range f.Count {
			h.Roster = append(h.Roster, uint8(i))
		}
	}
	if len(h.Roster) == 0 || len(h.Roster) > 40 {
		l.Report(r.At.Of("roster"), fmt.Sprintf("the roster has %d miniatures", len(h.Roster)), "list 1 to 40")
	}
	h.Makeup.From = r.Makeup.From
	for _, id := range r.Makeup.Include {
		i := h.model(id)
		if !slices.Contains(h.Roster, uint8(i)) {
			l.Report(r.At.Of("makeup"), fmt.Sprintf("the roster has no %q to include", id), "add it to the roster")
			continue
		}
		h.Makeup.Include = append(h.Makeup.Include, uint8(i))
	}
}

// stepFields are the fields that each step of a hostile's action needs, and those it may have as well.
var stepFields = map[string]struct{ needs, may []string }{
	"move":           {needs: []string{"factor"}},
	"hide":           {needs: []string{"factor"}},
	"sneak":          {may: []string{"factor"}},
	"attack":         {needs: []string{"target"}, may: []string{"ignores-cover"}},
	"attack-or-move": {needs: []string{"target"}, may: []string{"factor", "ignores-cover"}},
	"strike":         {needs: []string{"to", "op", "range"}},
}

// step checks that a step of a unique action has the fields it needs, and none that it would ignore.
func (l *loading) step(at content.At, a *HostileAction, place int) {
	s, known := &a.Steps[place], stepFields[a.Steps[place].Do]
	for _, f := range []struct {
		name  string
		given bool
	}{
		{"factor", s.Factor > 0}, {"target", s.Target != ""}, {"ignores-cover", s.IgnoresCover},
		{"to", s.To != ""}, {"op", s.Op != ""}, {"range", s.Range > 0},
	} {
		switch needs := slices.Contains(known.needs, f.name); {
		case needs && !f.given:
			l.Report(at, fmt.Sprintf("a step %q of %q has no %s", s.Do, a.ID, f.name), "add it")
		case f.given && !needs && !slices.Contains(known.may, f.name):
			l.Report(at, fmt.Sprintf("a step %q of %q has %s", s.Do, a.ID, f.name), "drop it")
		}
	}
	if place == 0 && s.Otherwise {
		l.Report(at, fmt.Sprintf("the first step of %q is done otherwise", a.ID), "drop otherwise, or put it on a later step")
	}
}

// table fills the behaviour table: every band of the roll, every column (BF-BEH-003, BF-BEH-006).
func (l *loading) table(h *Hostile, r *hostileRecord) {
	if n := len(h.Columns); n == 0 || h.Columns[n-1].When != "other" {
		l.Report(r.At.Of("columns"), "the last column is not other", "end with a column that always fits")
	}
	if len(r.Rows) != len(Bands) {
		l.Report(r.At.Of("table"), fmt.Sprintf("the behaviour table has %d rows", len(r.Rows)), fmt.Sprintf("write %d", len(Bands)))
		return
	}
	from := 1
	for i, row := range r.Rows {
		if row.Roll.From != from || row.Roll.To != int(Bands[i]) {
			l.Report(row.At.Of("roll"), "this is not the band expected here", fmt.Sprintf("write roll: %d-%d", from, Bands[i]))
		}
		from = int(Bands[i]) + 1
		if len(row.Actions) != len(h.Columns) {
			l.Report(row.At.Of("actions"), fmt.Sprintf("the row has %d actions for %d columns", len(row.Actions), len(h.Columns)), "write one for each column")
		}
		for _, id := range row.Actions {
			l.action(h, row.At.Of("actions"), id)
		}
		h.Table[i] = row.Actions
	}
}

func (l *loading) action(h *Hostile, at content.At, id string) {
	known := slices.Clone(BasicActions)
	for _, a := range h.Actions {
		known = append(known, a.ID)
	}
	if !slices.Contains(known, id) {
		l.Report(at, fmt.Sprintf("there is no action %q", id), content.Remedy(id, known))
	}
}

// Behaviours lists the actions of the behaviour table in the order in which they first appear.
func (h *Hostile) Behaviours() (actions []string) {
	for _, row := range h.Table {
		for _, action := range row {
			if !slices.Contains(actions, action) {
				actions = append(actions, action)
			}
		}
	}
	return actions
}
