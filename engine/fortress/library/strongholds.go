package library

import (
	"fmt"
	"slices"

	"precipice/engine/board"
	"precipice/engine/content"
)

// Limits that the rules code sets for strongholds.
const (
	MaxSites     = 6 // of one battlefield; a save holds a counter of each
	maxStages    = 3 // battlefields of the vault
	maxApproach  = 5 // an expedition has eight rounds, the battlefields included
	maxOutcomes  = 6 // objectives of one battlefield
	mostHolds    = 7 // strongholds: a quest notes which are conquered in as many bits, the vault included
	fewestHolds  = 4 // strongholds that open the vault (BF-OBJ-001)
	blackstoneIs = 20
)

// Stronghold is a stronghold, or the hidden vault (BF-STR-001, BF-VLT-001).
type Stronghold struct {
	ID       string
	Vault    bool
	Approach int        // exploration cards before it (BF-STR-004)
	Stages   []int      // its battlefields, as Library.Battlefield counts them
	Events   []EventRow // its own event table (BF-STR-006)
	Reward   int        // its artefact, as an index in Library.Resources; -1 for the vault
	Card     int        // its card in the legacy row, as an index in Library.Legacy; -1 for the vault
}

// Assault is what is special about a battlefield of a stronghold (BF-STR-005).
type Assault struct {
	Of         int     // index in Library.Strongholds
	Garrison   []Entry // by marker; neither a hostile nor a twist where there is only something to find
	Sites      []Site
	Actions    []SiteAction
	Objectives []Objective
}

// Site is a named place of a stronghold. Each has a counter in play.
type Site struct {
	ID      string
	Hexes   []board.Hex
	Need    int        // how far its counter goes; 0 for a site without one
	Token   string     // what marks its counter, one of Tokens; "" for a site without one (BF-SET-028)
	Blocks  bool       // nobody enters it before its counter is full
	Carried bool       // there is something that an explorer can carry
	Burden  []Modifier // what changes for whoever carries it
}

// SiteAction is a special action of the explorers in or beside a site (BF-STR-005).
type SiteAction struct {
	ID     string `content:"id,declares=site-action"`
	Site   string `content:"at,ref=site"`
	Die    int    `content:"die,range=1..6"`
	Effect []Op   `content:"effect"`
}

// Objective is met if all its conditions are met. Sites and hostiles are indices.
type Objective struct {
	ID        string
	Hold      int // the site to hold, -1 for none
	Explorers int // that must stand in it
	Broken    []int
	Carried   []int
	Slain     []int
}

// EventRow is a row of the event table of a stronghold: a standard row, or an effect.
type EventRow struct {
	ID       string
	Standard string
	Faces    uint8 // of the 20
	Effect   []Op
}

type strongholdRecord struct {
	At       content.At
	ID       string          `content:"id,id=stronghold"`
	Vault    bool            `content:"vault,optional"`
	Approach int             `content:"approach,range=1..5"`
	Stages   []assaultRecord `content:"stages"`
	Events   []eventRecord   `content:"events"`
	Reward   *rewardRecord   `content:"reward,optional"`
	Lasting  *lastingRecord  `content:"lasting,optional"`
}

type assaultRecord struct {
	At content.At
	ID string `content:"id,id=combat"`
	groundRecord
	Garrison   []garrisonText    `content:"garrison"`
	Sites      []siteRecord      `content:"sites,optional"`
	Actions    []SiteAction      `content:"actions,optional"`
	Objectives []objectiveRecord `content:"objectives"`
}

type siteRecord struct {
	At      content.At
	ID      string     `content:"id,declares=site"`
	Hexes   []hexText  `content:"hexes"`
	Need    int        `content:"need,optional,range=1..12"`
	Token   string     `content:"token,optional,word=tokens"`
	Blocks  bool       `content:"blocks,optional"`
	Carried bool       `content:"carried,optional"`
	Burden  []Modifier `content:"burden,optional"`
}

type objectiveRecord struct {
	At      content.At
	ID      string     `content:"id,declares=objective"`
	Hold    holdRecord `content:"hold,optional"`
	Broken  []string   `content:"broken,optional,ref=site"`
	Carried []string   `content:"carried,optional,ref=site"`
	Slain   []string   `content:"slain,optional,ref=hostile"`
}

type holdRecord struct {
	Site      string `content:"site,ref=site"`
	Explorers int    `content:"explorers,range=1..4"`
}

type eventRecord struct {
	At       content.At
	ID       string `content:"id,optional,declares=event-row"`
	From     int    `content:"from,range=1..20"`
	Standard string `content:"standard,optional,word=events"`
	Effect   []Op   `content:"effect,optional"`
}

type rewardRecord struct {
	At   content.At
	ID   string   `content:"id,id=resource"`
	Kind CardKind `content:"kind,word=card-kinds"`
	Use
	Modify []Modifier `content:"modify,optional"`
	Lasts  Span       `content:"lasts,optional,word=spans"`
}

type lastingRecord struct {
	At       content.At
	ID       string     `content:"id,id=legacy"`
	Modify   []Modifier `content:"modify,optional"`
	EachTurn []Op       `content:"each-turn,optional"`
}

// Battlefield returns a battlefield by its index: a combat card or, counted on after the last of those, one of a
// stronghold.
func (l *Library) Battlefield(i int) *Combat {
	if i < len(l.Combats) {
		return &l.Combats[i]
	}
	return &l.Assaults[i-len(l.Combats)]
}

// Site returns the index of a site by its id, -1 if this battlefield has none of that name.
func (a *Assault) Site(id string) int {
	return slices.IndexFunc(a.Sites, func(s Site) bool { return s.ID == id })
}

// strongholds reads the strongholds and the vault. Their artefacts follow the cards of the ships, and their cards
// of the legacy row the legacy deck. They are in no deck.
func (l *loading) strongholds() {
	for _, file := range l.In("strongholds", ".yaml") {
		var r strongholdRecord
		l.Read(file, &r)
		l.Filed(file, r.At, r.ID)
		h := Stronghold{ID: r.ID, Vault: r.Vault, Approach: r.Approach, Reward: -1, Card: -1}
		if c := r.Reward; c != nil {
			h.Reward = len(l.lib.Resources)
			card := Resource{ID: c.ID, Ship: NoShip, Count: 1, Kind: c.Kind, Use: c.Use, Modify: c.Modify, Lasts: c.Lasts}
			l.lib.Resources = append(l.lib.Resources, card)
			if !r.At.Flawed() {
				l.resource(c.At, &card)
			}
		}
		if c := r.Lasting; c != nil {
			h.Card = len(l.lib.Legacy)
			l.lib.Legacy = append(l.lib.Legacy, LegacyCard{ID: c.ID, Modify: c.Modify, EachTurn: c.EachTurn})
		}
		if !r.At.Flawed() {
			l.stronghold(&r)
		}
		l.lib.Strongholds = append(l.lib.Strongholds, h)
		l.holds = append(l.holds, r)
	}
}

// stronghold checks what the record types of a stronghold cannot express.
func (l *loading) stronghold(r *strongholdRecord) {
	what, least, most := "stronghold", 1, 1
	if r.Vault {
		what, least, most = "vault", 2, maxStages
	}
	if n := len(r.Stages); n < least || n > most {
		l.Report(r.At.Of("stages"), fmt.Sprintf("the %s has %d battlefields", what, n), "give a stronghold one, and the vault two or three")
	}
	switch given := r.Reward != nil && r.Lasting != nil; {
	case r.Vault && (r.Reward != nil || r.Lasting != nil):
		l.Report(r.At, "the vault ends the quest, so nothing can follow from it", "drop reward and lasting")
	case !r.Vault && !given:
		l.Report(r.At, fmt.Sprintf("nothing follows from the stronghold %q", r.ID), "give it a reward and lasting")
	}
	if c := r.Reward; c != nil && c.Kind == Discarded {
		l.Report(c.At, fmt.Sprintf("the artefact %q has no deck to be discarded to", c.ID), "write kind: exhausted or permanent")
	}
	if c := r.Lasting; c != nil {
		if len(c.Modify)+len(c.EachTurn) == 0 {
			l.Report(c.At, fmt.Sprintf("the card %q changes nothing", c.ID), "give it modify or each-turn")
		}
		l.modify(c.At.Of("modify"), onLegacy, c.Modify...)
		l.effect(c.At.Of("each-turn"), stage{}, c.EachTurn)
	}
	l.eventTable(r)
}

// eventTable checks that the rows of an event table cover the faces of the D20, each once (BF-STR-006).
func (l *loading) eventTable(r *strongholdRecord) {
	for i := range r.Events {
		e := &r.Events[i]
		own := len(e.Effect) > 0
		switch {
		case i == 0 && e.From != 1:
			l.Report(e.At, fmt.Sprintf("the event table begins at %d", e.From), "write from: 1")
		case i > 0 && e.From <= r.Events[i-1].From:
			l.Report(e.At, fmt.Sprintf("the row from %d follows that from %d", e.From, r.Events[i-1].From), "write the rows in the order of the roll")
		case own == (e.Standard != ""):
			l.Report(e.At, "the row has both or neither of standard and effect", "keep one")
		case own != (e.ID != ""):
			l.Report(e.At, "a row with an effect has an id, and a standard one has none", "add or drop the id")
		}
		l.effect(e.At, stage{event: true, sites: true}, e.Effect)
	}
	if len(r.Events) == 0 {
		l.Report(r.At.Of("events"), "the event table has no rows", "write one row or more")
	}
}

// quarters checks how many strongholds there are.
func (l *loading) quarters() {
	holds, vaults, row := 0, 0, 0
	for i := range l.lib.Strongholds {
		if l.lib.Strongholds[i].Vault {
			vaults++
		} else {
			holds++
		}
	}
	for i := range l.lib.Legacy {
		row += max(1, l.lib.Legacy[i].Count)
	}
	switch at := (content.At{File: "strongholds"}); {
	case l.Lost("stronghold"):
	case vaults > 1:
		l.Report(at, fmt.Sprintf("there are %d vaults", vaults), "keep one")
	case vaults == 1 && holds < fewestHolds:
		l.Report(at, fmt.Sprintf("the vault opens after %d strongholds, and there are %d", fewestHolds, holds), "add strongholds, or drop the vault")
	case holds > mostHolds:
		l.Report(at, fmt.Sprintf("there are %d strongholds", holds), fmt.Sprintf("keep them to %d", mostHolds))
	case row > maxLegacy:
		l.Report(at, fmt.Sprintf("the legacy row may have %d cards", row), fmt.Sprintf("keep the legacy deck and the strongholds to %d", maxLegacy))
	}
}
