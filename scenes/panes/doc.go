// Package panes places what stands around a board, for any game: a bar, columns, what lies at the foot, the question, and
// drawers on a device held in the hands. It measures first and places second: what the panes hold answers how high it must be,
// and once all are placed everybody reads one Layout. Which pane holds what is up to the screen.
//
// # Measured first, placed second
//
// scenes/panes decides where the panes of a combat stand: Frame by the size of the window, the text size, and whether the right column is
// folded, by the player or by itself while the board is used (Column); then Place by how much room the contents answer that they need,
// before any of them has its place. All drawing reads the one Layout that results. contents.go moves the guide's card and the dice
// afterwards, and in the hands drawers.go and held_room.go of scenes/fortress place the card and the track over the question. An
// arrangement for another kind of pointer belongs there. What must always be visible has a narrow form for it: a card folded to one line,
// the last line of the log on a strip, the log behind a tab. Theme.Px gives lengths that do not depend on the text, Theme.Grown those that
// grow with it: dice, cards, badges.
package panes
