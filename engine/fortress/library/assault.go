package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// assaults lays out the battlefields of a stronghold, in the order of Library.Assaults.
func (l *loading) assaults(n int) {
	r, h := &l.holds[n], &l.lib.Strongholds[n]
	for i := range r.Events {
		e := &r.Events[i]
		next := blackstoneIs + 1
		if i+1 < len(r.Events) {
			next = r.Events[i+1].From
		}
		h.Events = append(h.Events, EventRow{ID: e.ID, Standard: e.Standard, Faces: uint8(next - e.From), Effect: e.Effect})
		l.siteOps(e.At, e.Effect, func(id string) bool {
			return slices.ContainsFunc(r.Stages, func(a assaultRecord) bool { return a.site(id) != nil })
		}, true)
	}
	for i := range r.Stages {
		one := &r.Stages[i]
		card := combatRecord{At: one.At, ID: one.ID, groundRecord: one.groundRecord}
		if !l.canLay(&card) {
			continue
		}
		h.Stages = append(h.Stages, len(l.lib.Combats)+len(l.lib.Assaults))
		c := l.combat(&card)
		c.Assault = l.assault(n, one, &c)
		l.closeWays(&c)
		l.lib.Assaults = append(l.lib.Assaults, c)
	}
}

// closeWays makes obstructions of the ways that are closed at first.
func (l *loading) closeWays(c *Combat) {
	for _, s := range c.Assault.Sites {
		for _, h := range s.Hexes {
			if i := cellAt(c.Cells, h); i >= 0 && s.Blocks {
				c.Cells[i].Blocked = true
			}
		}
	}
}

func (r *assaultRecord) site(id string) *siteRecord {
	if i := slices.IndexFunc(r.Sites, func(s siteRecord) bool { return s.ID == id }); i >= 0 {
		return &r.Sites[i]
	}
	return nil
}

// assault converts and checks what is special about a battlefield.
func (l *loading) assault(n int, r *assaultRecord, c *Combat) *Assault {
	a := &Assault{Of: n, Actions: r.Actions}
	l.garrison(r, a)
	for i := range r.Sites {
		s := &r.Sites[i]
		l.site(s, c)
		a.Sites = append(a.Sites, Site{ID: s.ID, Hexes: hexes(s.Hexes), Need: s.Need, Token: s.token(), Blocks: s.Blocks, Carried: s.Carried, Burden: s.Burden})
	}
	if len(r.Sites) > MaxSites {
		l.Report(r.At.Of("sites"), fmt.Sprintf("the battlefield has %d sites", len(r.Sites)), fmt.Sprintf("keep them to %d", MaxSites))
	}
	for i := range r.Actions {
		l.siteAction(r, &r.Actions[i])
	}
	l.distinct(r)
	for i := range r.Objectives {
		a.Objectives = append(a.Objectives, l.objective(r, a, &r.Objectives[i]))
	}
	if n := len(r.Objectives); n == 0 || n > maxOutcomes {
		l.Report(r.At.Of("objectives"), fmt.Sprintf("the battlefield has %d objectives", n), fmt.Sprintf("give it 1 to %d", maxOutcomes))
	}
	return a
}

// distinct checks that sites, actions and objectives of a battlefield have an id each: keys and events name them by it.
func (l *loading) distinct(r *assaultRecord) {
	seen := map[[2]string]bool{}
	check := func(what, id string) {
		if key := [2]string{what, id}; seen[key] {
			l.Report(r.At.Of(what+"s"), fmt.Sprintf("the battlefield has two %ss called %q", what, id), "give each an id of its own")
		} else {
			seen[key] = true
		}
	}
	for i := range r.Sites {
		check("site", r.Sites[i].ID)
	}
	for i := range r.Actions {
		check("action", r.Actions[i].ID)
	}
	for i := range r.Objectives {
		check("objective", r.Objectives[i].ID)
	}
}

// garrison checks that each marker has its entry, and that there are enough miniatures.
func (l *loading) garrison(r *assaultRecord, a *Assault) {
	at := r.At.Of("garrison")
	if len(r.Garrison) != len(r.Markers) {
		l.Report(at, fmt.Sprintf("the garrison has %d entries for %d markers", len(r.Garrison), len(r.Markers)), "write one for each marker, none where nobody stands")
	}
	asked, sum := map[int]int{}, 0
	for _, t := range r.Garrison {
		e := l.entry(at, entryText(t))
		if e.Hostile >= 0 {
			asked[e.Hostile] += e.Size
			sum += e.Size
		}
		a.Garrison = append(a.Garrison, e)
	}
	for h, n := range asked {
		if have := len(l.lib.Hostiles[h].Roster); n > have && have > 0 {
			l.Report(at, fmt.Sprintf("the garrison has %d %s, and there are %d miniatures", n, l.lib.Hostiles[h].ID, have), "ask for no more")
		}
	}
	if sum > maxHostiles {
		l.Report(at, fmt.Sprintf("the garrison has %d miniatures", sum), fmt.Sprintf("keep them to %d", maxHostiles))
	}
}

// token returns the kind of token that marks the counter of a site: a closed way has barrier tokens, and any other
// site disruption tokens, unless the site names a kind (BF-SET-028).
func (r *siteRecord) token() string {
	switch {
	case r.Token != "" || r.Need == 0:
		return r.Token
	case r.Blocks:
		return "barrier"
	}
	return "disruption"
}

// site checks a site. A closed way has neither a marker nor an ambush hex on it.
func (l *loading) site(r *siteRecord, c *Combat) {
	all := hexes(r.Hexes)
	l.floor(r.At.Of("hexes"), c, all)
	if len(all) == 0 {
		l.Report(r.At.Of("hexes"), fmt.Sprintf("the site %q has no hex", r.ID), "name one or more")
	}
	for _, h := range all {
		if r.Blocks && (slices.Contains(c.Markers, h) || slices.Contains(c.Ambush, h)) {
			l.Report(r.At.Of("hexes"), fmt.Sprintf("hex %v of the closed site %q has something on it", h, r.ID), "move the marker or the ambush hex")
		}
	}
	switch {
	case r.Token != "" && r.Need == 0:
		l.Report(r.At.Of("token"), fmt.Sprintf("the site %q has no counter to be marked with tokens", r.ID), "write need:, or drop token")
	case r.Blocks && r.Need == 0:
		l.Report(r.At, fmt.Sprintf("the closed site %q never opens", r.ID), "write need: with the number of counters that open it")
	case len(r.Burden) > 0 && !r.Carried:
		l.Report(r.At.Of("burden"), fmt.Sprintf("nobody carries anything from the site %q", r.ID), "write carried: true, or drop burden")
	case r.Blocks && r.Carried:
		l.Report(r.At, fmt.Sprintf("the site %q is closed and carried away", r.ID), "make two sites of it")
	}
	l.modify(r.At.Of("burden"), onResource, r.Burden...)
}

func (l *loading) siteAction(r *assaultRecord, a *SiteAction) {
	at := r.At.Of("actions")
	if r.site(a.Site) == nil {
		l.Report(at, fmt.Sprintf("the action %q is at %q, which is no site of this battlefield", a.ID, a.Site), "name one of its sites")
		return
	}
	if len(a.Effect) == 0 {
		l.Report(at, fmt.Sprintf("the action %q does nothing", a.ID), "give it an effect")
	}
	l.effect(at, stage{actor: true, picks: true, sites: true}, a.Effect)
	l.siteOps(at, a.Effect, func(id string) bool { return r.site(id) != nil }, false)
	l.siteUses(at, r, a.Site, a.Effect)
}

// siteOps checks the sites that operations name. An event has no site of its own.
func (l *loading) siteOps(at content.At, ops []Op, known func(string) bool, event bool) {
	for i := range ops {
		op := &ops[i]
		switch of := operationOf(op.Do).of; {
		case of == theSite && event && op.Site == "":
			l.Report(at, fmt.Sprintf("the operation %q of an event names no site", op.Do), "write site: with one of the stronghold")
		case op.Site != "" && !known(op.Site):
			l.Report(at, fmt.Sprintf("the operation %q is at %q, which is no site of this stronghold", op.Do, op.Site), "name one of its sites")
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.siteOps(at, branch, known, event)
		}
	}
}

// siteUses checks that operations do to a site only what can be done to it.
func (l *loading) siteUses(at content.At, r *assaultRecord, own string, ops []Op) {
	for i := range ops {
		op := &ops[i]
		id := op.Site
		if id == "" {
			id = own
		}
		s := r.site(id)
		switch {
		case s == nil || operationOf(op.Do).of != theSite:
		case op.Do == "lift" && !s.Carried:
			l.Report(at, fmt.Sprintf("nothing can be lifted at the site %q", id), "write carried: true there")
		case op.Do != "lift" && s.Need == 0:
			l.Report(at, fmt.Sprintf("the site %q has no counter", id), "write need: there")
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.siteUses(at, r, own, branch)
		}
	}
}

// objective converts an objective and checks its conditions.
func (l *loading) objective(r *assaultRecord, a *Assault, o *objectiveRecord) Objective {
	all := Objective{ID: o.ID, Hold: -1, Explorers: o.Hold.Explorers}
	site := func(id, remedy string, fits func(*siteRecord) bool) int {
		s := r.site(id)
		if s == nil {
			l.Report(o.At, fmt.Sprintf("the objective %q is at %q, which is no site of this battlefield", o.ID, id), "name one of its sites")
		} else if !fits(s) {
			l.Report(o.At, fmt.Sprintf("the objective %q cannot be met at the site %q", o.ID, id), remedy)
		}
		return a.Site(id)
	}
	counts := func(s *siteRecord) bool { return s.Need > 0 }
	if o.Hold.Site != "" {
		all.Hold = site(o.Hold.Site, "write need: there, the number of turns", counts)
	}
	for _, id := range o.Broken {
		all.Broken = append(all.Broken, site(id, "write need: there", counts))
	}
	for _, id := range o.Carried {
		all.Carried = append(all.Carried, site(id, "write carried: true there", func(s *siteRecord) bool { return s.Carried }))
	}
	for _, id := range o.Slain {
		kind := slices.IndexFunc(l.lib.Hostiles, func(h Hostile) bool { return h.ID == id })
		if !slices.ContainsFunc(a.Garrison, func(e Entry) bool { return e.Hostile == kind && kind >= 0 }) {
			l.Report(o.At, fmt.Sprintf("the objective %q asks for %s, and the garrison has none", o.ID, id), "put them at a marker")
		}
		all.Slain = append(all.Slain, kind)
	}
	if o.Hold.Site == "" && len(o.Broken)+len(o.Carried)+len(o.Slain) == 0 {
		l.Report(o.At, fmt.Sprintf("the objective %q has no conditions", o.ID), "write hold, broken, carried or slain")
	}
	return all
}

// SiteOf returns the index of the site that an operation of a special action is at.
func (a *Assault) SiteOf(op *Op, action *SiteAction) int {
	if op.Site == "" {
		return a.Site(action.Site)
	}
	return a.Site(op.Site)
}
