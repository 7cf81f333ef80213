package guide

import (
	"io/fs"
	"slices"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/guide"
	"precipice/game/session"
	"precipice/game/words"
)

// File is the name of the course's file.
const File = "starter.yaml"

// Course is a lesson: a game to begin and the steps taught in it. Open makes one; it never changes.
type Course struct {
	At     content.At
	Combat string   `content:"combat"` // the combat card, which identifies the games of the course
	Party  []string `content:"party"`
	Seed   int      `content:"seed,range=1..1000000000"`
	Steps  []Step   `content:"steps"`
	Quest  []Hint   `content:"quest,optional"` // what is said in quests, whatever their table
}

// Step is one thing to learn. The guide shows the first step in the course whose conditions all hold and
// that has not been learned. Among its verbs is aim; an event with the prefix `explorer-` counts only if an
// explorer caused it.
type Step struct {
	guide.Step
	Ahead    bool   `content:"ahead,optional"`            // some hostiles have not acted yet in this turn
	Die      int    `content:"die,optional,range=1..6"`   // a die of this face or higher is left after the suggested move
	Keeps    bool   `content:"keeps,optional"`            // the acting explorer has dice left that would be kept for overwatch
	Harmless bool   `content:"harmless,optional"`         // no attack of the acting explorer can wound
	Others   bool   `content:"others,optional"`           // another explorer is still outside the escape chamber
	Inside   bool   `content:"inside,optional"`           // the acting explorer is in the escape chamber
	Gathered bool   `content:"gathered,optional"`         // every explorer on the battlefield is in the escape chamber
	Last     bool   `content:"last,optional"`             // nobody acts after the present activation in this turn
	Far      bool   `content:"far,optional"`              // the suggested move ends short of the goal; otherwise it ends there
	Odds     int    `content:"odds,optional,range=1..99"` // least chance, in percent, that the suggested shot does harm, or the shot after the suggested move
	To       string `content:"to,optional,word=goals"`    // suggests the best move towards this goal
}

var vocabulary = map[string][]string{
	"goals":  {"hostile", "marker", "portal", "escape"},
	"places": {inCombat, inStronghold},
	"panels": {"aim", "bar", "card", "cards", "decision", "destiny", "escape", "hostile", "log", "track", "tray", "twist"},
}

// Open reads the course in a folder for a pack and its texts. The error is content.Problems with everything
// wrong in the course.
func Open(from fs.FS, pack *fortress.Pack, book *words.Book) (*Course, error) {
	c := &Course{}
	r := content.NewReader(from, vocabulary)
	r.Read(File, c)
	if r.Valid(File) {
		c.check(r, pack, book)
	}
	return c, r.Err()
}

// check reports problems that the record types cannot express.
func (c *Course) check(r *content.Reader, pack *fortress.Pack, book *words.Book) {
	if _, err := fortress.Opening(fortress.Rules{Pack: pack}, c.Setup()); err != nil {
		r.Report(c.At, err.Error(), "name a combat card and explorers of the content")
	}
	for i := range c.Steps {
		s := &c.Steps[i]
		if aims := guide.Count(s.Option != "", s.To != "", s.Panel != ""); aims > 1 {
			r.Report(s.At, "it points at several things", "keep one of option, to and panel")
		}
		if s.To == "" && (s.Die > 0 || s.Far) {
			r.Report(s.At, "it suggests no move that die or far could be about", "add a goal in to, or remove die and far")
		}
		s.Check(r, book, "text/en/fortress/guide.yaml", fortress.QuestionOf(s.Ask) != nil, byExplorer)
	}
	c.checkHints(r, book)
}

// Setup returns the setup of the course: one player, who leads all explorers.
func (c *Course) Setup() fortress.Setup {
	return fortress.Setup{Players: 1, Fifth: -1, Explorers: slices.Clone(c.Party), Combat: c.Combat}
}

// Table returns settings that ask every question there is to learn from.
func (c *Course) Table() blackstone.Table {
	return blackstone.Table{Setup: c.Setup(), Seed: uint64(c.Seed), Undo: session.UntilRevealed, AskAll: true}
}

// Guides reports whether a game belongs to the course.
func (c *Course) Guides(play *blackstone.Session) bool {
	t := &play.Table.Setup
	return c != nil && t.Combat == c.Combat && t.Mode() == fortress.SingleCombat
}
