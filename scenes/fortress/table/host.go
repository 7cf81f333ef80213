package table

import (
	"reflect"
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
)

// Host is Blackstone Fortress as the shared screens see it, and what its own screens share.
type Host struct {
	Rules  blackstone.Rules
	Course *guide.Course // the tutorial, or nil
	Kept

	kept  *saves.Kept[Kept]
	Books func(language string) (*rulebook.Book, error)
	doors Doors
}

// Doors lead to the screens that lie above what they share.
type Doors struct {
	Open    func(scene string, h *Host, sh *game.Shell, play *blackstone.Session) scenes.Watchable // the screen of that name of a game
	Journal func(*game.Shell, *blackstone.Session) game.Scene                                      // of a quest
	Setup   func(*Host, *game.Shell) game.Scene                                                    // of the next game
	Another func(*Host, *game.Shell) game.Scene                                                    // the setup after a game, for an expedition or a quest
	Begin   func(*Host, *game.Shell, blackstone.Table, uint64) error                               // shows a new game of a table, by its seed
	Again   func(*Host, *game.Shell, blackstone.Table)                                             // begins another game of a table
}

// Kept is what is kept next to the saves, apart from the settings of the shell.
type Kept struct {
	Table  blackstone.Table // of the next game: what was chosen in the setup and the settings
	Lesson Lesson
	Told   bool // the prelude has been shown
}

// Lesson records which steps of the guide were read in the last game it appeared in, and which hints in quests.
type Lesson struct {
	Slot  string   `kept:"lesson"` // of the game
	Read  []string `kept:"lesson"`
	Hints []string // those of quests that have been shown, in any game
	Quiet bool     // no more hints
}

// ReadIn returns the steps that were read in the game of a slot.
func (l *Lesson) ReadIn(slot string) []string {
	if l.Slot != slot {
		return nil
	}
	return l.Read
}

// KeptSlot is the slot of Kept.
const KeptSlot = "settings-fortress"

// NewHost returns a host that has read nothing yet.
func NewHost(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), doors Doors) *Host {
	return &Host{Rules: rules, Course: course, Books: rulebook, kept: game.NewKept[Kept](KeptSlot), doors: doors}
}

// ReadKept reads what was kept in a store. The error is a sentence for the player, and the host is usable nevertheless.
func (h *Host) ReadKept(store saves.Store) error {
	kept, ok, err := game.ReadKept(store, h.kept, h.Kept)
	if !ok && err == nil {
		kept, err = h.takenOver(store, kept)
	}
	t := &kept.Table
	t.Overwatch, t.ReRolls, t.Exchange = min(t.Overwatch, blackstone.Never), min(t.ReRolls, blackstone.Never), min(t.Exchange, blackstone.Never)
	t.Undo = min(t.Undo, session.NoUndo)
	h.Kept = kept
	return err
}

// formerSettings are the shell's settings as they were once.
type formerSettings struct {
	TextPercent int // all settings have it, and gob reads only what has a field in common
	Table       blackstone.Table
	Lesson      Lesson
}

// takenOver returns what was kept in the shell's settings once, and keeps it apart from them. Settings that never held it, such as those of
// somebody who has only played another game, yield what holds without it.
func (h *Host) takenOver(store saves.Store, without Kept) (kept Kept, err error) {
	former, _, err := game.ReadKept(store, game.NewKept[formerSettings](game.SettingsSlot), formerSettings{})
	if kept = (Kept{Table: former.Table, Lesson: former.Lesson}); reflect.DeepEqual(kept, Kept{}) {
		return without, err
	}
	return kept, game.KeepNow(store, h.kept, &kept)
}

// Keep writes what has changed of what is kept, in the background.
func (h *Host) Keep(sh *game.Shell) {
	kept := Kept{h.Table.Clone(), Lesson{h.Lesson.Slot, slices.Clone(h.Lesson.Read), slices.Clone(h.Lesson.Hints), h.Lesson.Quiet}, h.Told}
	game.Keep(sh, h.kept, &kept)
}

// Moved implements scenes.Game. It lets the lesson follow its game to another slot.
func (h *Host) Moved(sh *game.Shell, to saves.Move) {
	if h.Lesson.Slot == to.From {
		h.Lesson.Slot = to.To
		h.Keep(sh)
	}
}

// Name implements scenes.Game.
func (h *Host) Name(sh *game.Shell) string {
	w := sh.Words.Of(blackstone.Name)
	return w.Say("ruleset.fortress")
}

// Hosted implements scenes.Game.
func (h *Host) Hosted() session.Hosted { return session.Host(h.Rules) }

// Hosting shows the games of the fortress.
func (h *Host) Hosting() *scenes.Hosting[fortress.State, blackstone.Table] {
	open := func(sh *game.Shell, play *blackstone.Session) scenes.Watchable { return h.Screen(sh, play) }
	return &scenes.Hosting[fortress.State, blackstone.Table]{Rules: h.Rules, Open: open}
}

// Screen returns the screen that shows a session now.
func (h *Host) Screen(sh *game.Shell, play *blackstone.Session) scenes.Watchable {
	return h.Open(SceneFor(&play.Shown), sh, play)
}

// Open returns the screen of that name of a session.
func (h *Host) Open(scene string, sh *game.Shell, play *blackstone.Session) scenes.Watchable {
	return h.doors.Open(scene, h, sh, play)
}

// BeginAt shows a new game of a table.
func (h *Host) BeginAt(sh *game.Shell, t blackstone.Table, seed uint64) error {
	return h.doors.Begin(h, sh, t, seed)
}

// Faces implements scenes.Game.
func (h *Host) Faces() (ids []string) {
	explorers := h.Rules.Pack.Explorers
	for i := range min(fortress.MaxParty, len(explorers)) {
		ids = append(ids, explorers[i].ID)
	}
	return ids
}

// Picture implements scenes.Game: the fortress, above the party or behind it.
func (h *Host) Picture(p *render.Canvas, all render.Rect, stand float32, party []string) {
	if stand > 0 {
		p.FortressAbove(all, stand, party)
		return
	}
	p.Fortress(all, party)
}

// Dress implements scenes.Game.
func (h *Host) Dress() render.Dress { return h.Hosting().Dress() }

// Lacks implements scenes.Game.
func (*Host) Lacks() []game.Action { return nil }

// Resume implements scenes.Game.
func (h *Host) Resume(sh *game.Shell, slot string) error { return h.Hosting().Resume(sh, slot) }

// WatchAgain shows a game from its start; leaving the replay returns to the game.
func (h *Host) WatchAgain(sh *game.Shell, play *blackstone.Session) {
	h.Hosting().Again(sh, play, func(tape *blackstone.Tape) { tape.Play.Table.Names = play.Table.Names })
}

// Watch implements scenes.Game.
func (h *Host) Watch(sh *game.Shell, data []byte, leave func(*game.Shell)) error {
	return h.Hosting().Watch(sh, data, leave)
}

// Begin implements scenes.Game.
func (h *Host) Begin(sh *game.Shell) { sh.Show(h.doors.Setup(h, sh)) }

// Learn implements scenes.Game.
func (h *Host) Learn() func(*game.Shell) {
	if h.Course == nil {
		return nil
	}
	return h.BeginLesson
}

// BeginLesson begins the starter.
func (h *Host) BeginLesson(sh *game.Shell) {
	play, err := session.New(h.Rules, h.Course.Table(), sh.Saver, game.Clock)
	if err != nil {
		sh.Note(sh.Sentence(err))
		return
	}
	sh.Show(h.Screen(sh, play))
}

// Rulebook implements scenes.Game.
func (h *Host) Rulebook(language string) (*rulebook.Book, error) { return h.Books(language) }

// Describe implements scenes.Game.
func (h *Host) Describe(sh *game.Shell, g *session.Game) (title, progress string, party []string) {
	if _, known := blackstone.ModeOf(g); !known {
		return sh.Words.Say("saved.other"), "", nil
	}
	title, progress = blackstone.Listed(sh.Words.Of(blackstone.Name), g)
	return title, progress, g.Party
}

// MostPlayers is the greatest number of seats.
const MostPlayers = 5
