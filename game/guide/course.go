package guide

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/words"
)

// File is the course's file in the folder of guides.
const File = "starter.yaml"

// Course is a game to begin and what is said in it. It is made by Open and never changes.
type Course struct {
	At     content.At
	Combat string   `content:"combat"` // the card of the battlefield, which marks the games of the course
	Party  []string `content:"party"`
	Seed   int      `content:"seed,range=1..1000000000"`
	Steps  []Step   `content:"steps"`
}

// Step is one thing to learn. It is said while all its conditions hold, until it has been learned; of
// several the first in the course is said. Events are keys of the log; with `explorer-` before it an
// event counts only if an explorer did it.
type Step struct {
	At     content.At
	ID     string   `content:"id,id=step"`
	Rule   string   `content:"rule"`                      // opened for who wants to know more
	Ask    string   `content:"ask,optional"`              // the kind of the decision that waits
	Can    string   `content:"can,optional"`              // a verb among its options
	Turn   int      `content:"turn,optional,range=1..9"`  // the combat turn
	Told   []string `content:"told,optional"`             // events that have all happened
	Untold []string `content:"untold,optional"`           // events that have not
	Ahead  bool     `content:"ahead,optional"`            // hostiles are still to act in this turn
	Die    int      `content:"die,optional,range=1..6"`   // who acts has two dice left, one of this face or more
	Keeps  bool     `content:"keeps,optional"`            // who acts has dice left that ending now would keep for overwatch
	Odds   int      `content:"odds,optional,range=1..99"` // what is pointed at harms at least so likely, in percent: a shot, or one after a move
	Over   bool     `content:"over,optional"`             // the combat has ended
	Until  string   `content:"until"`                     // the event that shows that it is learned, or read, or chosen
	Option string   `content:"option,optional"`           // points at the best option of a verb
	To     string   `content:"to,optional,word=goals"`    // points at the best move towards
	Panel  string   `content:"panel,optional,word=panels"`
	Line   string   `content:"line,optional"` // the event whose last line the log shows
}

// What a step may wait for beside an event: to be read, where it only tells something, or any choice
// made after it was said.
const (
	read   = "read"
	chosen = "chosen"
)

// Tells tells whether the step only tells something and goes when it has been read.
func (s *Step) Tells() bool { return s.Until == read }

// Passes tells whether the step has been learned once anything has been chosen.
func (s *Step) Passes() bool { return s.Tells() || s.Until == chosen }

// Title and Text are the keys of the step's texts.
func (s *Step) Title() string { return "guide." + s.ID + ".title" }

// Text takes the name of who acts and of the first group.
func (s *Step) Text() string { return "guide." + s.ID }

// Typed is the key of the text for whoever plays in a terminal, where that of Text speaks of the screen.
func (s *Step) Typed() string { return s.Text() + ".typed" }

var vocabulary = map[string][]string{
	"goals":  {"hostile", "marker", "portal", "escape"},
	"panels": {"bar", "card", "cards", "decision", "destiny", "hostile", "log", "track", "tray", "twist"},
}

// Open reads the course of a folder for a pack whose words are given. The error is content.Problems:
// all that is wrong in it.
func Open(from fs.FS, pack *fortress.Pack, book *words.Book) (*Course, error) {
	c := &Course{}
	r := content.NewReader(from, vocabulary)
	r.Read(File, c)
	if r.Valid(File) {
		c.check(r, pack, book)
	}
	return c, r.Err()
}

// check reports what the shape of the file does not tell.
func (c *Course) check(r *content.Reader, pack *fortress.Pack, book *words.Book) {
	if _, err := fortress.Opening(fortress.Rules{Pack: pack}, c.Setup()); err != nil {
		r.Report(c.At, err.Error(), "name a combat card and explorers of the content")
	}
	for i := range c.Steps {
		s := &c.Steps[i]
		if aims := count(s.Option != "", s.To != "", s.Panel != ""); aims > 1 {
			r.Report(s.At, "it points at several things", "keep one of option, to and panel")
		}
		for _, key := range []string{s.Title(), s.Text()} {
			if !book.Has(key) {
				r.Report(s.At, fmt.Sprintf("there is no text %q", key), "write it in text/en/guide.yaml")
			}
		}
		if s.Ask != "" && !book.Has("ask."+s.Ask) {
			r.Report(s.At.Of("ask"), fmt.Sprintf("nothing asks %q", s.Ask), "write the kind of a decision")
		}
		s.checkEvents(r, book)
	}
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

// Setup is the table the course begins at: one player, who leads all explorers.
func (c *Course) Setup() fortress.Setup {
	return fortress.Setup{Players: 1, Fifth: -1, Explorers: slices.Clone(c.Party), Combat: c.Combat}
}

// Table asks the newcomer everything that there is to learn from.
func (c *Course) Table() session.Table {
	return session.Table{Setup: c.Setup(), Seed: uint64(c.Seed), Undo: session.UntilRevealed}
}

// Guides tells whether a game is one of the course.
func (c *Course) Guides(play *session.Session) bool {
	t := &play.Table.Setup
	return c != nil && t.Combat == c.Combat && t.Difficulty == fortress.NoObjective
}
