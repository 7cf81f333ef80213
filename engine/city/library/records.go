package library

import (
	"precipice/engine/board"
	"precipice/engine/content"
)

// The records of a pack's files as written. Load converts names into indices.

type packRecord struct {
	At   content.At
	Dice struct {
		D6  [3]uint8 `content:"d6"`
		D8  [3]uint8 `content:"d8"`
		D12 [3]uint8 `content:"d12"`
	} `content:"dice"`
	Figures    Figures    `content:"figures"`
	DropZone   string     `content:"drop-zone,ref=tile"`
	Extraction string     `content:"extraction-zone,ref=tile"`
	Events     []eventRow `content:"events"`
}

type eventRow struct {
	Roll  Span  `content:"roll"`
	Event uint8 `content:"event,word=events"`
}

type heroRecord struct {
	At content.At
	Hero
}

type traitRecord struct {
	At content.At
	Trait
}

type hostileRecord struct {
	At content.At
	Hostile
}

type encounterRecord struct {
	At     content.At
	ID     string       `content:"id,id=encounter"`
	Count  int          `content:"count,range=1..20"`
	Night  bool         `content:"nightwars,optional"`
	Levels [5]groupText `content:"levels"`
}

type discoveryRecord struct {
	At content.At
	Discovery
}

type itemRecord struct {
	At content.At
	Item
}

type crisisFile struct {
	At     content.At
	Crises []crisisRecord `content:"crises"`
	Tables []tableRecord  `content:"tables"`
}

type crisisRecord struct {
	At content.At
	Crisis
}

type tableRecord struct {
	At    content.At
	Type  JourneyType `content:"type,word=journeys"`
	Day   []crisisRow `content:"day"`
	Night []crisisRow `content:"night"`
}

type crisisRow struct {
	Roll   Span   `content:"roll"`
	Crisis string `content:"crisis,ref=crisis"`
}

type journeyRecord struct {
	At        content.At
	ID        string       `content:"id,id=journey"`
	Type      JourneyType  `content:"type,word=journeys"`
	Nightwars bool         `content:"nightwars,optional"`
	Lesson    bool         `content:"lesson,optional"`
	Goal      int          `content:"goal,optional,range=1..30"`
	Dusk      int          `content:"dusk,optional,range=1..29"`
	Layout    []laidRecord `content:"layout"`
	Gates     []gateRecord `content:"gates"`
	Lychgates []edgeRecord `content:"lychgates"`
	Objects   []squareText `content:"objects"`
	First     []squareText `content:"first,optional"`
	Quest     []QuestStep  `content:"quest,optional"`
}

type explorationRecord struct {
	At       content.At
	ID       string `content:"id,id=exploration"`
	Tile     string `content:"tile,ref=tile"`
	Citizens []int  `content:"citizens,optional,range=0..3"`
	Swords   int    `content:"swords,optional,range=0..2"`
}

type laidRecord struct {
	Tile string     `content:"tile,ref=tile"`
	At   squareText `content:"at"`
	Turn int        `content:"turn,optional,range=0..3"`
}

type edgeRecord struct {
	At   squareText `content:"at"`
	Side board.Wind `content:"side,word=winds"`
	Wide uint8      `content:"wide,optional,range=1..2"`
}

type gateRecord struct {
	edgeRecord
	Open bool `content:"open,optional"`
}

func (r edgeRecord) edge() board.Edge {
	return board.Edge{At: board.Square(r.At), Side: r.Side, Wide: max(1, r.Wide)}
}
