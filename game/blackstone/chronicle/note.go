package chronicle

import (
	"encoding/binary"

	"precipice/engine/fortress"
	"precipice/message"
)

// What says what a note is of. The numbers are kept in saves and never change; new ones go to the end.
type What uint8

// The notes. Who is an explorer of the content unless something else is said; N counts.
const (
	_            What = iota
	SetOut            // begins a page: N is the expedition, Who the player who leads, Card the number of players
	Went              // an explorer of the party; Card is the player
	Docked            // Card is a ship
	MetCombat         // Card is a combat, whose round begins
	MetChallenge      // Card is a challenge, whose round begins
	Group             // Card is the kind of a hostile group
	Twist             // Card is a twist
	Slew              // Card is a kind of hostile
	Wounds            // wounds taken
	Grievous          // grievous wounds taken
	Fell              // out of action
	Recovered         // back in action
	Died              //
	Found             // Card is a discovery
	Gave              // Card is a discovery that was forfeited
	Used              // Card is a resource
	Called            // Card is a ship that lent its support; Who may be nobody
	Inspired          // the card was turned to its inspired side
	Chose             // Card is the choice of a challenge; Who may be nobody, for the party
	Maglev            // the escape chamber came in turn N
	Fought            // a fight ended in turn N; Card is its fortress.Result
	Ended             // the expedition ended; Card is its fortress.Ending
	Carried           // at that time: Card is the number of clues, N the archeotech points
	Scored            // Who is a player, N the leader points
	Legacy            // Card is a legacy card that was drawn
	Aboard            // Card is a ship that was visited
	Traded            // Card is a discovery that was traded in
	Bought            // Card is a resource
	Over              // the quest ended; Card is its fortress.QuestEnding
	Threw             // action dice of Card sides; Who may be nobody, for the hostiles
	Succeeded         // of these, how many succeeded or were critical
	Critical          // of these, how many were critical
	Readied           // activation dice rolled
	Pips              // their sum
	Facility          // Card is a ship whose facility was used
	Headed            // Card is the stronghold or vault that the expedition set out for
	Paid              // Card is a clue that was paid for an attack
	Reached           // Card is an objective of the battlefield
	Conquered         // Card is a stronghold or the vault
	Repelled          // Card is a stronghold or the vault whose attack failed
	Artefact          // Card is the artefact that was taken
	Slept             // went into stasis
	Woke              // everybody woke from stasis
	HandedFind        // Card is a discovery; N holds who has it now and how often, see Handed
	HandedCard        // Card is a resource; N as that of HandedFind
	CameOut           // Card is the choice of a challenge; N is how it turned out, see Outcome; Who may be nobody, for the party
	whats
)

// nobody stands in Who for no explorer.
const nobody = 255

// Note is one thing that happened.
type Note struct {
	What      What
	Who, Card uint8
	N         uint16
}

// Handed returns who was given the card of a note of a gift, an explorer of the content, and how often.
func (n Note) Handed() (to, times int) { return int(n.N >> 8), int(n.N & 0xff) }

// version is the first byte of a page.
const version = 1

// Sizes of a page.
const (
	noteSize = 5
	mostKept = 800 // notes of a page; more are left out
)

// page writes notes as a save keeps them.
func page(notes []Note) []byte {
	data := make([]byte, 1, 1+noteSize*len(notes))
	data[0] = version
	for _, n := range notes {
		data = append(data, byte(n.What), n.Who, n.Card)
		data = binary.BigEndian.AppendUint16(data, n.N)
	}
	return data
}

// notes reads a page.
func notes(data []byte) (list []Note, err error) {
	switch {
	case len(data) == 0 || (len(data)-1)%noteSize != 0 || len(data) > 1+noteSize*mostKept:
		return nil, message.New("error.journal.page")
	case data[0] != version:
		return nil, message.New("error.journal.version", int(data[0]), version)
	}
	for rest := data[1:]; len(rest) > 0; rest = rest[noteSize:] {
		list = append(list, Note{What(rest[0]), rest[1], rest[2], binary.BigEndian.Uint16(rest[3:])})
	}
	return list, nil
}

// sort says what Who or Card of a note is an index of.
type sort uint8

const (
	anything sort = iota
	explorer
	anybody // an explorer, or nobody
	player
	ship
	combat
	challenge
	hostile
	twist
	discovery
	resource
	legacy
	result
	ending
	questEnding
	stronghold
	die
	sorts
)

// about holds what Who and Card are of each note.
var about = [whats]struct{ who, card sort }{
	SetOut: {player, anything}, Went: {explorer, player}, Docked: {anything, ship},
	MetCombat: {anything, combat}, MetChallenge: {anything, challenge}, Group: {anything, hostile}, Twist: {anything, twist},
	Slew: {anybody, hostile}, Wounds: {explorer, anything}, Grievous: {explorer, anything}, Fell: {explorer, anything},
	Recovered: {explorer, anything}, Died: {explorer, anything}, Found: {explorer, discovery}, Gave: {explorer, discovery},
	Used: {explorer, resource}, Called: {anybody, ship}, Inspired: {explorer, anything}, Chose: {anybody, anything},
	Fought: {anything, result}, Ended: {anything, ending}, Carried: {explorer, anything}, Scored: {player, anything},
	Legacy: {anything, legacy}, Aboard: {explorer, ship}, Traded: {explorer, discovery}, Bought: {explorer, resource},
	Over: {anything, questEnding}, Threw: {anybody, die}, Succeeded: {anybody, die}, Critical: {anybody, die},
	Readied: {explorer, anything}, Pips: {explorer, anything}, Facility: {explorer, ship},
	Headed: {anything, stronghold}, Paid: {explorer, discovery}, Conquered: {anything, stronghold}, Repelled: {anything, stronghold},
	Artefact: {explorer, resource}, Slept: {explorer, anything}, HandedFind: {explorer, discovery}, HandedCard: {explorer, resource},
	CameOut: {anybody, anything},
}

// sizes returns the number of things of each sort in a content.
func sizes(p *fortress.Pack) [sorts]int {
	return [sorts]int{anything: 256, explorer: len(p.Explorers), player: 5, ship: len(p.Ships), combat: len(p.Combats) + len(p.Assaults),
		challenge: len(p.Challenges), hostile: len(p.Hostiles), twist: len(p.Twists), discovery: len(p.Discoveries), resource: len(p.Resources),
		legacy: len(p.Legacy), result: int(fortress.Achieved) + 1, ending: int(fortress.Taken) + 1, questEnding: int(fortress.QuestWon) + 1,
		stronghold: len(p.Strongholds)}
}

// valid reports whether a note can have been made of a content.
func (n Note) valid(of *[sorts]int) bool {
	if n.What == 0 || n.What >= whats {
		return false
	}
	fits := func(s sort, index uint8) bool {
		switch s {
		case anybody:
			return index == nobody || int(index) < of[explorer]
		case die:
			return index == 6 || index == 8 || index == 12
		}
		return int(index) < of[s]
	}
	if n.What == HandedFind || n.What == HandedCard {
		if to, _ := n.Handed(); to >= of[explorer] {
			return false
		}
	}
	return fits(about[n.What].who, n.Who) && fits(about[n.What].card, n.Card)
}
