// Package saves keeps games: the file format, the stores and the file picker.
//
// A save is an envelope around a payload that the caller made with Encode. Seal
// creates the envelope. Open verifies the checksum, compares the content digest
// and migrates an old payload to the current format before anyone decodes it.
//
// A Store keeps envelopes in named slots, with older copies behind the newest:
// Disk in a folder, a browser store in local storage, or a memory store if there
// is neither. Default picks the one for this platform. GetGood returns the newest
// copy that passes the caller's check and says what was wrong with newer ones. An
// Autosaver writes in the background, so that no frame waits for a disk.
//
// Each error is a single sentence with the place and the remedy, ready to be shown
// to the player.
package saves
