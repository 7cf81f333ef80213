package library

import (
	"fmt"
	"path"
	"slices"

	"precipice/engine/board"
	"precipice/engine/content"
)

// The limits that the rules code sets for a battlefield and a table.
const (
	maxHexes    = 200
	maxPortals  = 6
	maxTiles    = 4
	maxHostiles = 40
	maxShips    = 16
	fewestShips = 4  // dock at Precipice (BF-SET-019)
	maxLegacy   = 24 // cards
	maxTwists   = 12 // cards of the deck that bring one: all may come into play in one combat
)

// check does the checks that need the whole pack. It skips records that have problems of their own, because
// a consequence of a mistake is not another mistake.
func (l *loading) check() {
	if l.Valid("pack.yaml") {
		l.tables()
		for i := range l.combats {
			if r := &l.combats[i]; l.canLay(r) {
				l.lib.Combats = append(l.lib.Combats, l.combat(r))
			}
		}
		for i := range l.holds {
			if r := &l.holds[i]; r.At.File != "" && l.Valid(r.At.File) {
				l.assaults(i)
			}
		}
	}
	l.quarters()
	if l.Valid("encounters.yaml") {
		l.encounterDeck()
	}
	if l.Valid("discoveries.yaml") {
		l.discoveryDeck()
	}
	if l.Valid("legacy.yaml") {
		l.legacyDeck()
	}
	if !l.Lost("ship") && len(l.lib.Ships) < fewestShips || len(l.lib.Ships) > maxShips {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("there are %d spacecraft", len(l.lib.Ships)), fmt.Sprintf("make it %d to %d", fewestShips, maxShips))
	}
	l.persons()
	l.resourceDecks()
	l.limited()
	l.Bounds(l.lib, Bounds)
	l.sums()
	if l.Valid(content.English) {
		l.named()
	}
}

// canLay reports whether a combat card and everything laid on it are valid.
func (l *loading) canLay(r *combatRecord) bool {
	drawn := func(chamber string) bool { return l.Valid(l.Where("chamber", chamber).File) }
	sound := r.At.File != "" && !l.Lost("chamber") && l.Valid(r.At.File) && l.Valid("tiles.yaml") && drawn(l.pack.Maglev)
	for _, laid := range r.Layout {
		sound = sound && drawn(laid.Chamber)
	}
	return sound && (r.Arrival == nil || drawn(r.Arrival.Chamber))
}

// discoveryDeck counts the cards (BF-G-044).
func (l *loading) discoveryDeck() {
	finds := 0
	for _, d := range l.lib.Discoveries {
		finds += d.Count
	}
	if finds != 30 {
		l.Report(content.At{File: "discoveries.yaml"}, fmt.Sprintf("the discovery deck has %d cards", finds), "make it 30")
	}
}

// legacyDeck counts the cards of the legacy deck.
func (l *loading) legacyDeck() {
	cards := 0
	for _, c := range l.lib.Legacy {
		cards += c.Count
	}
	if cards > maxLegacy || cards == 0 {
		l.Report(content.At{File: "legacy.yaml"}, fmt.Sprintf("the legacy deck has %d cards", cards), fmt.Sprintf("make it 1 to %d", maxLegacy))
	}
}

// encounterDeck counts the cards (BF-DCK-005) and the miniatures of four groups.
func (l *loading) encounterDeck() {
	first, twists := 0, 0
	var most [4]int
	for _, e := range l.lib.Encounters {
		if e.First {
			first += e.Count
			l.known(&e)
		}
		for i, entry := range e.Entries {
			most[i] = max(most[i], entry.Size)
		}
		if slices.ContainsFunc(e.Entries[:], func(entry Entry) bool { return entry.Twist >= 0 }) {
			twists += e.Count
		}
	}
	if first != 20 {
		l.Report(content.At{File: "encounters.yaml"}, fmt.Sprintf("the first expedition's deck has %d cards", first), "make it 20")
	}
	if twists > maxTwists {
		l.Report(content.At{File: "encounters.yaml"}, fmt.Sprintf("%d cards bring a twist", twists), fmt.Sprintf("keep them to %d", maxTwists))
	}
	if sum := most[0] + most[1] + most[2] + most[3]; sum > maxHostiles {
		l.Report(content.At{File: "encounters.yaml"}, fmt.Sprintf("four groups may have %d miniatures", sum), fmt.Sprintf("keep them to %d", maxHostiles))
	}
}

// known checks that a card of the first expedition's deck brings none of the hostiles that come later (BF-DCK-004).
func (l *loading) known(e *Encounter) {
	for _, h := range e.groups() {
		if h >= 0 && path.Dir(l.Where("hostile", l.lib.Hostiles[h].ID).File) == threats {
			l.Report(l.Where("encounter", e.ID), fmt.Sprintf("the card %q of the first expedition's deck brings %s", e.ID, l.lib.Hostiles[h].ID),
				"leave out first, or move the reference card from threats to hostiles")
		}
	}
}

// battlefield checks the battlefield of a combat card.
func (l *loading) battlefield(r *combatRecord, c *Combat) {
	all := append(slices.Clone(c.Cells), c.Landing...)
	if len(all) > maxHexes {
		l.Report(r.At.Of("layout"), fmt.Sprintf("the battlefield has %d hexes", len(all)), fmt.Sprintf("keep it to %d", maxHexes))
		return
	}
	if dupes(all) {
		return // told already, and a field cannot be made of it
	}
	if len(c.Tiles) > maxTiles {
		l.Report(r.At.Of("tiles"), fmt.Sprintf("%d tiles", len(c.Tiles)), fmt.Sprintf("lay at most %d", maxTiles))
	}
	if cut := adrift(all); len(cut) > 0 {
		l.Report(r.At.Of("layout"), fmt.Sprintf("hex %v cannot be reached", cut[0]), "open a path to it")
	}
	l.start(r, c)
	l.markers(r, c)
	l.portals(r, c, all)
}

func dupes(cells []board.Cell) bool {
	seen := map[board.Hex]bool{}
	for _, c := range cells {
		if seen[c.Hex] {
			return true
		}
		seen[c.Hex] = true
	}
	return false
}

// adrift lists the hexes that cannot be reached from the first one that is not an obstruction.
func adrift(cells []board.Cell) (cut []board.Hex) {
	f := board.NewField(cells)
	first := slices.IndexFunc(cells, func(c board.Cell) bool { return !c.Blocked })
	var reached board.Set
	for open := []board.Space{board.Space(first)}; len(open) > 0; open = open[1:] {
		if reached.Has(open[0]) {
			continue
		}
		reached.Add(open[0])
		for sp := range f.Adjacent(open[0]).Minus(reached).All() {
			if !cells[sp].Blocked {
				open = append(open, sp)
			}
		}
	}
	for i, c := range cells {
		if !c.Blocked && !reached.Has(board.Space(i)) {
			cut = append(cut, c.Hex)
		}
	}
	return cut
}

// start checks the arrival chamber or the ambush hexes (BF-BTL-009, BF-BTL-011, BF-BTL-012).
func (l *loading) start(r *combatRecord, c *Combat) {
	if (c.Arrival == nil) == (len(c.Ambush) == 0) {
		l.Report(r.At, "the card has both or neither of arrival and ambush", "keep one")
		return
	}
	if c.Arrival == nil {
		if len(c.Ambush) < 2 {
			l.Report(r.At.Of("ambush"), "four explorers do not fit, two to a hex", "mark two hexes or more")
		}
		l.floor(r.At.Of("ambush"), c, c.Ambush)
		return
	}
	if c.Arrival.Chamber != l.lib.Maglev {
		l.Report(r.Arrival.At, "the explorers arrive in the maglev chamber", fmt.Sprintf("write chamber: %s", l.pack.Maglev))
	}
	free, joined := 0, false
	for _, cell := range c.Landing {
		if !cell.Blocked {
			free++
			joined = joined || joins(c.Cells, cell)
		}
	}
	if free < 2 {
		l.Report(r.Arrival.At, "four explorers do not fit, two to a hex", "give the chamber two free hexes or more")
	}
	if !joined {
		l.Report(r.Arrival.At, "the arrival chamber opens onto nothing", "lay it against an open side of the battlefield")
	}
}

// joins reports whether a cell beside the battlefield opens onto it.
func joins(cells []board.Cell, c board.Cell) bool {
	return slices.ContainsFunc(opens(cells, c.Hex), func(s board.Side) bool { return c.Walls&(1<<s) == 0 })
}

// floor checks that hexes are on the battlefield, unobstructed and distinct.
func (l *loading) floor(at content.At, c *Combat, hexes []board.Hex) {
	for i, h := range hexes {
		n := cellAt(c.Cells, h)
		switch {
		case n < 0:
			l.Report(at, fmt.Sprintf("hex %v is not on the battlefield", h), "name a hex of its chambers")
		case c.Cells[n].Blocked:
			l.Report(at, fmt.Sprintf("hex %v is obstructed", h), "name a free hex")
		case slices.Contains(hexes[:i], h):
			l.Report(at, fmt.Sprintf("hex %v comes twice", h), "name it once")
		}
	}
}

func (l *loading) markers(r *combatRecord, c *Combat) {
	at := r.At.Of("markers")
	if len(c.Markers) < 1 || len(c.Markers) > 4 {
		l.Report(at, fmt.Sprintf("the card has %d discovery markers", len(c.Markers)), "place 1 to 4, in order") // BF-DCK-012
	}
	l.floor(at, c, c.Markers)
	for _, h := range c.Markers {
		if slices.Contains(c.Ambush, h) {
			l.Report(at, fmt.Sprintf("hex %v is an ambush hex", h), "place the marker elsewhere")
		}
	}
}

// portals checks that each portal is beside the battlefield, opens onto it, and leaves room for the escape
// chamber whichever other portals are still there.
func (l *loading) portals(r *combatRecord, c *Combat, all []board.Cell) {
	at := r.At.Of("portals")
	if len(c.Portals) < 1 || len(c.Portals) > maxPortals {
		l.Report(at, fmt.Sprintf("the card has %d portals", len(c.Portals)), fmt.Sprintf("place 1 to %d", maxPortals))
	}
	for i, p := range c.Portals {
		keep := slices.Concat(c.Portals[:i], c.Portals[i+1:])
		_, fits := l.lib.Escape(all, p, keep)
		switch {
		case cellAt(all, p) >= 0:
			l.Report(at, fmt.Sprintf("portal %v is on the battlefield", p), "place it beside a hex")
		case slices.Contains(c.Portals[:i], p):
			l.Report(at, fmt.Sprintf("portal %v comes twice", p), "name it once")
		case len(opens(c.Cells, p)) == 0:
			l.Report(at, fmt.Sprintf("portal %v opens onto no hex", p), "place it beside a hex without a wall there")
		case !fits:
			l.Report(at, fmt.Sprintf("the escape chamber does not fit at portal %v", p), "place it where the maglev chamber has room")
		}
	}
}
