// Package stasis holds the screens of the stasis chambers: the wall in which explorers rest while a game is paused, and the
// chambers that are kept from quest to quest.
package stasis
