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
package engine
