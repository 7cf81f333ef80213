// Package table holds what the screens of Blackstone Fortress share and none of which names a screen: the host with what it keeps,
// the stage of a game in play, the page of a game without a board, how decisions are read, the cards and how one is read in full, the
// dice tray, what is found, and what is told of events. The screens that it opens it gets as Doors.
package table
