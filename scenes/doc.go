// Package scenes holds the screens that all rulesets share: the title, the list of saved games, the settings,
// the rulebook, the list of keys, the menu, the replay and the screen of a failure, and the parts that other
// screens are made of; see Stage. A ruleset brings the rest; see Game.
//
// # A game in play
//
// What a running game has on its screens, whatever its ruleset, is scenes.Stage: the session, the queue of events with its pace and
// skipping, the dice, the log, undo, and who takes over. A ruleset says by scenes.Telling how long an event is shown and what stays of it.
// Menu, replay and scroll areas are shared too. What changes plans, such as an ambush or a twist, is told over the question that follows
// even where all is skipped (scenes/fortress/table/herald.go).
//
// Replays (scenes/replay.go) use the same screens: a session.Tape plays the record, and its session asks nothing.
//
// Before its first game a ruleset may tell where it is set, in pages with a picture each (scenes/prelude.go). What a host keeps says that
// it has been told. The setup opens it again.
//
// # Lines of the log
//
// A line of the log keeps the change that it tells (session.Line.Change), from which screens read what has happened, and where its places
// were in words (session.Line.Where), which a ruleset finds when the event is shown, because the miniatures that it tells them by move on
// (game/blackstone/where.go). LogView.Head says which lines stand over others; a past group is folded to what was weightiest in it
// (scenes/logrows.go). The protocol names spaces by their coordinates, and so does the terminal with -coordinates on.
package scenes
