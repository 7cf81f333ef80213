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
//
// # On disk and in a browser
//
// On disk, a save is written to a temporary file and renamed into place, and the last good copies are kept. An autosave is then synced in
// the background (saves/syncing.go), so even on a slow disk a killed program continues from its last decision or the one before: no save
// waits for the sync of an earlier one, and of those that wait only the newest of each slot is synced. Neither the last copy that is known
// to have reached the disk nor the one on its way there is pushed out, even while every sync fails or hangs (saves/rotation.go), so a
// power cut costs at most what had not yet reached the disk. On Windows each autosave is synced at once. In a browser, saves are base64 in
// local storage. Whatever text a player gives passes saves.Text or NewTextReader; whatever file is named is opened by saves.OpenRegular
// and written by saves.Create.
//
// # Several programs at once
//
// Several programs, or browser tabs, may open the same game. Each save carries a count that only rises, the id of the program that wrote
// it, and the mark of the copy it continued from. The count orders the games whatever the clock says. Before an autosave, the program
// compares the newest copy in the slot with what it last read or wrote there (saves/line.go). If another program has continued the game,
// this one moves to a slot of its own and tells the player. On disk a lock file makes comparing and writing atomic (saves/files_lock.go).
// In a browser the storage event detects a save that another tab has just replaced, and writes it again.
//
// What programs share without being a game, saves.Kept keeps: the settings of the shell, the table and the lesson of each ruleset, and the
// habits of the terminal. It remembers what this program read or wrote last. To write, it reads the slot alone with the store, puts into
// it only the fields that have changed here, and so loses nothing that another program has set. Fields with one kept tag are written
// together.
//
// # Which copy is loaded
//
// Loading takes the newest copy that passes every check, and says so if that is not the newest. Each game has a slot. The header holds
// what a list of games shows (session.Games), so listing opens no game. The content digest ignores texts, and what only quests use, such
// as ships and legacy cards: a quest notes a digest of those in its state and goes on only with them. A game saved with other content is
// replayed from its start and continues if every mark agrees (session/carry.go); otherwise it is refused and kept.
package saves
