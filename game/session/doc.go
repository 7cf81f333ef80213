// Package session runs a match at a table: the seats, the decisions answered without asking, what the
// screen has shown so far, undo, and saves. It draws nothing and does not know how the game is shown. It
// knows no particular game either: what it needs of one is a Ruleset.
//
// # What a ruleset brings
//
// A session is generic: session.Session[S, T] plays the matches of state S at tables T. What else it must know of a game is in two
// interfaces, session.Ruleset and session.Table, with nineteen short functions between them, besides the four of engine.Ruleset;
// game/blackstone implements them for the fortress. A save names its ruleset and mode. session.Rulesets is the table of rulesets of a
// program: by it the title, the list of games and the terminal list all saves, and open each with the ruleset that its header names. A
// save of another ruleset, or of a mode unknown here, is listed with the reason, refused and kept.
//
// The session keeps Shown, the state up to the last event that has been shown. Skipping an animation applies its event at once.
//
// # Undo
//
// How far a table can undo is its UndoPolicy: until dice or cards reveal something, always with the same dice, always with new dice, or
// never. One history (game/session/history.go) holds the match and the questions that undo can return to, for sessions and for the
// protocol. Few of the questions hold a copy of the match; the others are repeated from the nearest before them (points.go), so that ten
// thousand of them take 10 MB and not 110. The log keeps every undo.
//
// # Saves
//
// A save is an envelope (magic, format, content digest, length, SHA-256) around a compressed gob of the table's setup, the snapshot and
// the journal: about three bytes a choice, and two kilobytes for the rest. A ruleset can divide a game into chapters: with each, the
// journal begins anew from a snapshot (session/chapter.go), so that a save does not grow with the game. A chapter that comes near to what
// a save may hold (session.Full) begins another. Session.Amend does the same with a state that something from outside has changed, such as
// an explorer from another quest (game/blackstone/chamber.go), because no journal could repeat that. Each expedition of a quest is a
// chapter, with the visit to Precipice after it. When a chapter closes, the ruleset condenses it into a page of some hundred bytes
// (session/pages.go, game/blackstone/chronicle): notes of what happened, by which the journal of a quest tells of expeditions whose log is
// gone. The page of the running chapter is written from its journal when somebody asks. What a save, a report, a line of the protocol or a
// content pack may hold is bounded, and checked while it is read (saves.MaxPayload, session/limits.go, engine.MaxFaces,
// game/pack/folder.go): gob makes an element of a list out of each byte.
//
// Match.Hash identifies the position of a match. The session records it after each journal entry, including loaded dice. So anybody can
// replay a save or a report (session.Record, plain text): precipice replay FILE says where it first differs. The tests replay finished
// games of bots from game/session/testdata. A ruleset that asks a new question implements engine.Forerunner (engine/before.go): AsBefore
// names the option by which games went on when it was not asked. Records, tapes and saves from before then pass over the question without
// an entry in the journal (Match.Repeat), and a replay lets the recorded marks decide (Replayed.asBefore).
//
// # Links
//
// A link (session/link.go) is a game from its setup as an address: format, checksum, the start of the content digest, seed and last hash;
// the setup deflated against the words that the ruleset calls likely (About.Likely); then every choice in one number. For that number
// (session/link_number.go) each option has shares in proportion to how likely it is, so a choice of a bot takes about an eighth of a byte
// and an only option nothing. How likely it is, habits say (link_habits.go): each option has traits (link_traits.go), such as its verb
// after the verb before, the same target as last time, or the way to a place as the ruleset measures it (About.Near), and with each choice
// of the game a logistic model in whole numbers learns what speaks for an option. It begins with what games of bots have taught
// (About.Habits, game/blackstone/habits.bin, 800 traits of three bytes). Whatever changes what is expected raises the format of links;
// those of the first format (link_usages.go) still open. It is read by playing the game again (link_found.go finds it in whatever it was
// copied with: the checksum tells which letters are its own), so only what could have been played comes out of it; it may hold a dozen
// choices to a character (mostChoices), because expected ones take hardly a bit; it is refused with a sentence if it is longer than 2,000
// characters, was changed on its way, has other content, or ends in another position. A quest that has set out has no link, because its
// journal begins with the chapter. The page takes the link out of its address (build/web/around.js), scenes.OfferLink asks what to do with
// it, and going on imports it into a slot of its own, as a file is. A link is read in steps (link_read.go), so that scenes.Reading can do
// a little in each tick; its result is a save, which is watched or imported like a file.
package session
