// Package blackstone is how Blackstone Fortress is hosted: what its players agree on at a table, which
// questions the table answers for them, and what lists and reports show of a game. The rules themselves are
// in engine/fortress.
//
// # What the table answers
//
// A card that is asked for at a moment has a manner at each table: ask, always or never (game/blackstone/offers.go). The table answers
// only where fortress.PlainOffer finds nothing to choose.
//
// fortress.Pointless names the answer to a question that cannot matter. The session gives it like any other unasked answer, as a choice in
// the journal, unless the table wants to be asked everything (Table.AskAll). city.Pointless and city.Vain do the same for Cursed City, and
// city.Habitual answers what its table leaves to habit. Programs that play by the protocol are asked everything. fortress.Vain does the
// same for an event that could change nothing now; links count on Pointless alone, so that older ones are still read.
//
// Which die pays is a decision of its own (pay), asked after the action, so an option names the action and not the die. In Cursed City an
// option may stand for the same action again and again, until its target falls or nothing is left to heal (Activation.goesOn); each time
// is paid as if it were chosen. The session answers it with the lowest die that is high enough, unless the player has clicked another.
package blackstone
