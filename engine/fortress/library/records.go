package library

import "precipice/engine/content"

// The records of a pack's files as written. Load converts names into indices.

type packRecord struct {
	At   content.At
	Dice struct {
		At  content.At
		D6  [3]uint8 `content:"d6"`
		D8  [3]uint8 `content:"d8"`
		D12 [3]uint8 `content:"d12"`
	} `content:"dice"`
	Maglev         string `content:"maglev,ref=chamber"`
	Reinforcements struct {
		Small [3]uint8 `content:"small"`
		Large [3]uint8 `content:"large"`
		Huge  [3]uint8 `content:"huge"`
	} `content:"reinforcements"`
}

type explorerRecord struct {
	At content.At
	Explorer
}

type hostileRecord struct {
	At      content.At
	ID      string          `content:"id,id=hostile"`
	Model   string          `content:"model,id=figure"`
	Size    Size            `content:"size,word=sizes"`
	Move    int             `content:"move,range=1..6"`
	Wounds  int             `content:"wounds,range=1..30"`
	Weapons []Weapon        `content:"weapons"`
	Models  []modelRecord   `content:"models"`
	Roster  []figures       `content:"roster"`
	Makeup  makeupRecord    `content:"makeup,optional"`
	Columns []columnRecord  `content:"columns"`
	Rows    []rowRecord     `content:"table"`
	Actions []HostileAction `content:"actions,optional"`
}

type modelRecord struct {
	At      content.At
	ID      string   `content:"id,declares=model"`
	Weapons []string `content:"weapons,ref=weapon"`
}

type makeupRecord struct {
	From    int      `content:"from,range=1..14"`
	Include []string `content:"include,ref=model"`
}

type columnRecord struct {
	At     content.At
	ID     string `content:"id,declares=column"`
	When   string `content:"when,word=columns"`
	Weapon string `content:"weapon,optional,ref=weapon"`
	Range  span   `content:"range,optional"`
}

type rowRecord struct {
	At      content.At
	Roll    span     `content:"roll"`
	Actions []string `content:"actions"`
}

type encounterRecord struct {
	At      content.At
	ID      string       `content:"id,id=encounter"`
	Count   int          `content:"count,range=1..20"`
	First   bool         `content:"first,optional"`
	Entries [4]entryText `content:"entries"`
}

type twistRecord struct {
	At content.At
	Twist
}

type tileRecord struct {
	At content.At
	Tile
	Sides []string `content:"covers,optional,word=sides"`
}

type shipRecord struct {
	At content.At
	Ship
	Resources []Resource `content:"resources,optional"`
}

type legacyRecord struct {
	At content.At
	LegacyCard
	Encounters []string `content:"adds,optional,ref=encounter"`
}

type discoveryRecord struct {
	At content.At
	Discovery
}

type challengeRecord struct {
	At content.At
	Challenge
}

type combatRecord struct {
	At    content.At
	ID    string `content:"id,id=combat"`
	Count int    `content:"count,range=0..9"`
	groundRecord
}

// groundRecord is a battlefield, of a combat card or of a stronghold.
type groundRecord struct {
	Layout []laidRecord `content:"layout"`
	Tiles  []struct {
		Tile string  `content:"tile,ref=tile"`
		Hex  hexText `content:"at"`
	} `content:"tiles,optional"`
	Arrival *laidRecord `content:"arrival,optional"`
	Ambush  []hexText   `content:"ambush,optional"`
	Portals []hexText   `content:"portals"`
	Markers []hexText   `content:"markers"`
}

type laidRecord struct {
	At      content.At
	Chamber string  `content:"chamber,ref=chamber"`
	Hex     hexText `content:"at"`
	Turn    int     `content:"turn,optional,range=0..5"`
}
