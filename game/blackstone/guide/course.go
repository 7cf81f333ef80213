package guide

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
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
// that has not been learned. Events are keys of the log; with the prefix `explorer-` an event counts only
// if an explorer caused it.
type Step struct {
	At       content.At
	ID       string   `content:"id,id=step"`
	Rule     string   `content:"rule"`                      // shown to players who want to know more
	Ask      string   `content:"ask,optional"`              // the kind of the pending decision
	Can      string   `content:"can,optional"`              // a verb among the options, or aim
	Turn     int      `content:"turn,optional,range=1..9"`  // the combat turn
	Told     []string `content:"told,optional"`             // events that must all have happened
	Untold   []string `content:"untold,optional"`           // events that must not have happened
	Ahead    bool     `content:"ahead,optional"`            // some hostiles have not acted yet in this turn
	Die      int      `content:"die,optional,range=1..6"`   // a die of this face or higher is left after the suggested move
	Keeps    bool     `content:"keeps,optional"`            // the acting explorer has dice left that would be kept for overwatch
	Harmless bool     `content:"harmless,optional"`         // no attack of the acting explorer can wound
	Others   bool     `content:"others,optional"`           // another explorer is still outside the escape chamber
	Inside   bool     `content:"inside,optional"`           // the acting explorer is in the escape chamber
	Gathered bool     `content:"gathered,optional"`         // every explorer on the battlefield is in the escape chamber
	Last     bool     `content:"last,optional"`             // nobody acts after the present activation in this turn
	Far      bool     `content:"far,optional"`              // the suggested move ends short of the goal; otherwise it ends there
	Odds     int      `content:"odds,optional,range=1..99"` // least chance, in percent, that the suggested shot does harm, or the shot after the suggested move
	Over     bool     `content:"over,optional"`             // the combat has ended
	Until    string   `content:"until"`                     // the event after which the step is learned, or read, or chosen
	Option   string   `content:"option,optional"`           // suggests the best option of this verb
	To       string   `content:"to,optional,word=goals"`    // suggests the best move towards this goal
	Panel    string   `content:"panel,optional,word=panels"`
	Line     string   `content:"line,optional"` // the event whose last log line is shown
}

// What a step may wait for other than an event: being read, if it only explains, or any choice made after
// it was shown.
const (
	read   = "read"
	chosen = "chosen"
)

// Tells reports whether the step only explains and is done once read.
func (s *Step) Tells() bool { return s.Until == read }

// Passes reports whether any choice completes the step.
func (s *Step) Passes() bool { return s.Tells() || s.Until == chosen }

// Title returns the key of the step's title.
func (s *Step) Title() string { return "guide." + s.ID + ".title" }

// Text returns the key of the step's text; see Said.Parts for its slots.
func (s *Step) Text() string { return "guide." + s.ID }

// Typed returns the key of the text for the terminal, used if Text speaks of the screen.
func (s *Step) Typed() string { return s.Text() + ".typed" }

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
		if aims := count(s.Option != "", s.To != "", s.Panel != ""); aims > 1 {
			r.Report(s.At, "it points at several things", "keep one of option, to and panel")
		}
		if s.To == "" && (s.Die > 0 || s.Far) {
			r.Report(s.At, "it suggests no move that die or far could be about", "add a goal in to, or remove die and far")
		}
		for _, key := range []string{s.Title(), s.Text()} {
			if !book.Has(key) {
				r.Report(s.At, fmt.Sprintf("there is no text %q", key), "write it in text/en/fortress/guide.yaml")
			}
		}
		if s.Ask != "" && fortress.QuestionOf(s.Ask) == nil {
			r.Report(s.At.Of("ask"), fmt.Sprintf("nothing asks %q", s.Ask), "write the kind of a decision")
		}
		s.checkEvents(r, book)
	}
	c.checkHints(r, book)
}

func (s *Step) checkEvents(r *content.Reader, book *words.Book) {
	events := slices.Concat(s.Told, s.Untold)
	if s.Line != "" {
		events = append(events, s.Line)
	}
	if !s.Passes() {
		events = append(events, s.Until)
	}
	for _, e := range events {
		if !book.Has("event." + strings.TrimPrefix(e, byExplorer)) {
			r.Report(s.At, fmt.Sprintf("there is no event %q", e), "write one of the log")
		}
	}
}

func count(all ...bool) (n int) {
	for _, b := range all {
		if b {
			n++
		}
	}
	return n
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
