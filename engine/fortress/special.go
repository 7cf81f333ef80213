package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// offerSpecial offers the special actions of a stronghold to an explorer in or beside their site (BF-STR-005).
func (f *Activation) offerSpecial(s *State, d *engine.Decision) {
	a := s.Assault()
	if a == nil {
		return
	}
	u := f.figure(s)
	for i := range a.Actions {
		one := &a.Actions[i]
		o := f.option(specialVerb, one.ID, int16(i), int16(NoUnit))
		switch rule, reason := s.barsSpecial(a, one); {
		case rule != "":
			d.Refuse(o, rule, reason, one.Site)
		case !s.atSite(s.Units[u].Hex, a.Site(one.Site)):
			d.Refuse(o, "BF-STR-005", "not-at-site", one.Site)
		default:
			f.offerOn(s, d, o, one)
		}
	}
}

// offerOn offers a special action on each target that its effect may have.
func (f *Activation) offerOn(s *State, d *engine.Decision, o engine.Option, one *library.SiteAction) {
	targets := s.effectTargets(one.Effect, f.figure(s))
	if targets == nil {
		f.price(s, d, o, one.Die)
		return
	}
	if len(targets) == 0 {
		d.Refuse(o, "BF-STR-005", "no-target")
	}
	for _, t := range targets {
		o.Parts[1], o.Args[2] = s.UnitName(t), int16(t)
		f.price(s, d, o, one.Die)
	}
}

// barsSpecial returns the rule and the reason why a special action has nothing left to do at its sites: the counters
// are full, or what it lifts is carried. Both are empty otherwise.
func (s *State) barsSpecial(a *library.Assault, one *library.SiteAction) (rule, reason string) {
	full, carried, left := false, false, false
	var look func(ops []library.Op)
	look = func(ops []library.Op) {
		for i := range ops {
			op := &ops[i]
			switch op.Do {
			case "advance":
				done := s.SiteFull(a.SiteOf(op, one))
				full, left = full || done, left || !done
			case "lift":
				done := s.Expedition.Assault.Thing[a.SiteOf(op, one)].By > 0
				carried, left = carried || done, left || !done
			}
			for _, branch := range [][]library.Op{op.Failure, op.Success, op.Critical} {
				look(branch)
			}
		}
	}
	switch look(one.Effect); {
	case left:
	case full:
		return "BF-STR-005", "site-done"
	case carried:
		return "BF-STR-005", "carried-already"
	}
	return "", ""
}

// site returns the index of the site that an operation is at, -1 if this battlefield does not have it.
func (f *Effect) site(s *State, op *library.Op) int {
	a := s.Assault()
	switch {
	case a == nil:
		return -1
	case f.Source == FromSite:
		return a.SiteOf(op, &a.Actions[f.Index])
	}
	return a.Site(op.Site)
}

// atSite does what an operation does to a site.
func (f *Effect) atSite(m *Match, op *library.Op, self UnitID) {
	s := &m.State
	site := f.site(s, op)
	if site < 0 {
		m.Emit(f.rule(), NoEffect{"no-site"})
		return
	}
	x, one := &s.Expedition.Assault, &s.Assault().Sites[site]
	count := int(x.Counter[site])
	switch by := op.Amount; {
	case op.Do == "lift" && x.Thing[site].By == 0:
		m.Emit(f.rule(), ThingLifted{uint8(site), self})
	case op.Do == "lift":
		m.Emit(f.rule(), NoEffect{"carried-already"})
	case s.SiteFull(site): // also a way once opened is not closed again
		m.Emit(f.rule(), NoEffect{"site-done"})
	case op.Do == "set-back" && count == 0:
		m.Emit(f.rule(), NoEffect{"site-untouched"})
	case op.Do == "set-back":
		m.Emit(f.rule(), SiteAdvanced{uint8(site), -int8(min(by, count))})
	default:
		m.Emit(f.rule(), SiteAdvanced{uint8(site), int8(min(by, one.Need-count))})
		if one.Blocks && s.SiteFull(site) {
			m.Emit("BF-STR-005", WayOpened{uint8(site)})
		}
	}
}
