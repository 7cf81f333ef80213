// Package saves keeps games: the file format, the stores and the file picker.
//
// A save is an envelope around a payload of bytes that the caller made with
// Encode. Seal makes the envelope; Open verifies the checksum, compares the
// content digest and brings an old payload up to the present format before
// anybody decodes it.
//
// A Store keeps envelopes in named slots, with older copies behind the newest:
// Disk in a folder, a browser store in local storage, a memory store where there is neither.
// Default picks the one of this platform. GetGood takes the newest copy that
// passes the caller's check and says what was wrong with the newer ones. An
// Autosaver writes behind the game's back, so that no frame waits for a disk.
//
// Errors are one sentence each, with the place and the remedy, fit to be
// shown to the player.
package saves
