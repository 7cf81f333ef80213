// Package play is the screen of a game in play, for any game: Screen, with the question, the view of the board, the panes and what
// the keys do; how its events are shown (Moments), and what is announced over the board (Herald). A ruleset embeds Screen and is its
// Tenant: it reads the question, opens the menu and draws. It also brings the rows of its moments; a test of this package demands one for
// each of its events.
//
// # Banners
//
// A banner (scenes/play/herald.go; what the fortress announces: scenes/fortress/table/herald.go, the city: the Banner of a moment)
// announces whose turn it is, an ambush and reinforcements, with a picture of its subject (Banner.Shows). It lies over the board by a clock
// of its own, apart from the queue of events, so the question behind it is open meanwhile: a key or a click ends the banner and acts at
// the same time. Only Enter, while it is on hold, just ends it. What an event shows instead lasts as long as the event: an attack (impact.go), the omen of the event phase, a find
// that flies to its finder (flight.go), the chamber that slides up (render.Slide); a click ends that, and the speed shortens it.
package play
