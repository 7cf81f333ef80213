// Package engine is the kernel: a match is a stack of frames over a state, decisions are pure
// questions about both, and events are the only things that change the state. It knows no rule;
// a ruleset brings the state, the frames and the events.
//
// Everything that plays uses one door:
//
//	d, ok := m.Pending()            // who must decide, about what, with which legal options
//	events, err := m.Choose(key)    // ErrIllegal leaves the match unchanged
//	c := m.Clone()                  // an independent copy
//	s := m.Snapshot()               // for saves; Resume restores it, in the middle of any rule
//
// # Frames and events
//
// A rule that may pause is a frame on a stack (engine.Define, a table of named steps). A rule that cannot pause is a function. Frames are
// plain values, so a save in the middle of a re-roll in the middle of an overwatch is just gob, and copying a frame clones it. Only an
// Event changes the state, and each event carries the id of its rule. An engine.Tale is an event that changes nothing and is told in the
// log alone, in words of the content: how a choice came out, what was left after a combat. Scenarios and programs do not see it. A frame
// counts answers that change nothing in Cursor.Idle, an engine.Tally, which saves keep and hashes ignore; engine/fortress/idle.go bounds
// them, so that no answers lead round for ever.
//
// State is one flat value made of arrays, so copying it is an assignment. Derived data (tables of the battlefield, names) hangs on it
// unexported and is bound again after a load.
//
// # Chance
//
// Chance comes from one seeded source. A roll asks for one of several weighted classes of results, so outcomes that the rules cannot tell
// apart form a single branch. engine.Odds walks every branch of a frame on copies and stops when the frame is done; engine.Spread does the
// same but merges outcomes that lead to the same state. Forecasts build on them: fortress.Foresee for an attack, ForeseeHostile for an
// option of the hostile seat, ForeseeOverwatch for those who may answer a hostile, Sequence for a plan of several choices, Outlooks for
// the turn of every hostile, optionally with an explorer somewhere else. policy.go defines how the questions in between are answered.
//
// Decks are counts by kind. A draw is decided when it happens, so no copy of the game can peek. For the exploration deck the table keeps
// how many cards of each sort are left, and which cards may be among them.
package engine
