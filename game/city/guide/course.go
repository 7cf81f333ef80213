package guide

import (
	"io/fs"
	"slices"

	rules "precipice/engine/city"
	"precipice/engine/content"
	"precipice/game/city"
	"precipice/game/guide"
	"precipice/game/session"
	"precipice/game/words"
)

// File is the name of the course's file.
const File = "hunt.yaml"

// Course is a lesson: a hunt to begin and the steps taught in it. Open makes one; it never changes.
type Course struct {
	At      content.At
	Journey string   `content:"journey"`
	Heroes  []string `content:"heroes"`
	Seed    int      `content:"seed,range=1..1000000000"`
	Steps   []Step   `content:"steps"`
}

// Step is one thing to learn. An event with the prefix `hero-` counts only if a hero caused it.
type Step struct {
	guide.Step
	To      string `content:"to,optional,word=goals"` // suggests a move towards this goal
	Reached bool   `content:"reached,optional"`       // the hunt has reached its goal, so the heroes leave
	Dusk    bool   `content:"dusk,optional"`          // night falls with the next turn
	Keeps   bool   `content:"keeps,optional"`         // the acting hero has a die that would be kept for a reaction
	Ahead   bool   `content:"ahead,optional"`         // a group has not been activated yet in this turn
	Spent   bool   `content:"spent,optional"`         // the bot would end the activation
	Aboard  bool   `content:"aboard,optional"`        // the acting hero is in the extraction zone
}

// What a move may lead to.
const (
	toHostile = "hostile" // where the hero could attack
	toObject  = "object"  // beside a mysterious object, with a die left for the search
	toGate    = "gate"    // to a closed gateway, to leave
	toZone    = "zone"    // into the extraction zone
)

var vocabulary = map[string][]string{
	"goals":  {toHostile, toObject, toGate, toZone},
	"panels": {"card", "cards", "decision", "destiny", "dial", "gates", "hostile", "log", "objects", "track", "tray", "zone"},
}

// byHero is the prefix of an event that counts only if a hero caused it.
const byHero = "hero-"

// Open reads the course in a folder for the content and its texts. The error is content.Problems with everything wrong in the course.
func Open(from fs.FS, r rules.Rules, book *words.Book) (*Course, error) {
	c := &Course{}
	in := content.NewReader(from, vocabulary)
	in.Read(File, c)
	if in.Valid(File) {
		c.check(in, r, book)
	}
	return c, in.Err()
}

// check reports problems that the record types cannot express.
func (c *Course) check(in *content.Reader, r rules.Rules, book *words.Book) {
	if _, err := r.Table(c.Setup()); err != nil {
		in.Report(c.At, err.Error(), "name a map and four heroes of the content")
	}
	for i := range c.Steps {
		s := &c.Steps[i]
		if guide.Count(s.Option != "", s.To != "", s.Panel != "") > 1 {
			in.Report(s.At, "it points at several things", "keep one of option, to and panel")
		}
		s.Check(in, book, "text/en/city/guide.yaml", rules.QuestionOf(s.Ask) != nil, byHero)
	}
}

// Setup returns the setup of the course: one player, who leads all heroes.
func (c *Course) Setup() rules.Table {
	return rules.Table{Players: 1, Heroes: slices.Clone(c.Heroes), Journey: c.Journey}
}

// Table returns settings that ask every question there is to learn from.
func (c *Course) Table() city.Table {
	return city.Table{Setup: c.Setup(), Seed: uint64(c.Seed), Undo: session.UntilRevealed}
}

// Guides reports whether a game is that of the course. The same map with other dice is an ordinary hunt.
func (c *Course) Guides(play *city.Session) bool {
	return c != nil && play.Table.Setup.Journey == c.Journey && play.Table.Seed == uint64(c.Seed) && slices.Equal(play.Table.Setup.Heroes, c.Heroes)
}
