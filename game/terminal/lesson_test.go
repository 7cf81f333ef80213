package terminal

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/saves"
)

// course is a guide that says its pages one after the other, each until it is marked.
type course struct {
	pages []Page
	read  []string
}

func (c *course) Now() (Page, bool) {
	for _, p := range c.pages {
		if !slices.Contains(c.read, p.ID) {
			return p, true
		}
	}
	return Page{}, false
}

func (c *course) Mark(id string) { c.read = append(c.read, id) }
func (c *course) Done() []string { return c.read }

// inSlot is a game of which only the slot is known.
type inSlot struct {
	game
	slot string
}

func (g inSlot) Slot() string { return g.slot }

// taught returns a lesson in a game of a slot, with what it has written.
func taught(t *testing.T, store saves.Store, slot string, begun bool, pages ...Page) (*Lesson, *course, func() string) {
	t.Helper()
	table, out, v := seated(t)
	table.Saver, table.play = saves.NewAutosaver(store), inSlot{slot: slot}
	var err error
	if table.habits, err = loadHabits(store, newKept()); err != nil {
		t.Fatal(err)
	}
	guide := &course{pages: pages}
	l := &Lesson{Plain: v.Plain, Begun: begun, Slot: func() string { return slot }, Teach: func(read []string) (Teacher, bool) {
		guide.read = slices.Clone(read)
		return guide, true
	}}
	table.voice = spokenLesson{l}
	l.Greet()
	return l, guide, func() string {
		defer out.Reset()
		if err := table.Saver.Flush(); err != nil {
			t.Error(err)
		}
		return out.String()
	}
}

// spokenLesson is a voice that teaches.
type spokenLesson struct{ *Lesson }

func (spokenLesson) Reads(_ *engine.Decision, o *engine.Option) string { return o.Key() }

// A page is read before the question and turned by hand; advice comes after the question, names the option that it suggests, is written in
// full once, and is done with the choice that it waits for.
func TestALessonTellsItsStepsInOrder(t *testing.T) {
	l, guide, said := taught(t, saves.NewMemory(), "game-1", true,
		Page{ID: "welcome", Title: "Welcome", Text: "Read this.", Tells: true}, Page{ID: "go", Title: "Go", Text: "Take it.", Key: "take it", Passes: true})
	d := &engine.Decision{Kind: "act", Options: options("leave it", "take it")}
	l.number(d)
	if !l.Interrupt(d) {
		t.Error("the first page is not read before the question")
	}
	if text := said(); !strings.Contains(text, "Welcome") || !strings.Contains(text, "Read this.") {
		t.Errorf("the page says %q", text)
	}
	if l.TurnPage(d, ""); !slices.Equal(guide.read, []string{"welcome"}) {
		t.Errorf("after the page %v are read", guide.read)
	}
	if l.Interrupt(d) {
		t.Error("advice stands before the question")
	}
	said()
	l.Advise(d)
	if text := said(); !strings.Contains(text, "Take it.") || !strings.Contains(text, "2") {
		t.Errorf("the advice says %q", text)
	}
	l.Advise(d)
	if text := said(); strings.Contains(text, "Take it.") || !strings.Contains(text, "2") {
		t.Errorf("advice that comes again says %q", text)
	}
	if l.Heard(false); len(guide.read) != 1 {
		t.Errorf("without a choice %v are read", guide.read)
	}
	if l.Heard(true); !slices.Equal(guide.read, []string{"welcome", "go"}) {
		t.Errorf("after the choice %v are read", guide.read)
	}
}

// The word guide repeats what was said, switches the guide off and on, and says how it is used.
func TestTheWordGuide(t *testing.T) {
	l, _, said := taught(t, saves.NewMemory(), "game-1", true, Page{ID: "go", Title: "Go", Text: "Take it."})
	d := &engine.Decision{Options: options("take it")}
	l.number(d)
	advice := func() string {
		said()
		l.Advise(d)
		return said()
	}
	advice()
	if again := l.Guide(d, ""); !again || !strings.Contains(advice(), "Take it.") {
		t.Error("guide does not repeat the advice")
	}
	if again := l.Guide(d, "off"); again || advice() != "" {
		t.Error("a guide that is off speaks")
	}
	if again := l.Guide(d, "on"); !again || !strings.Contains(advice(), "Take it.") {
		t.Error("a guide that is on again says nothing")
	}
	if l.Guide(d, "loud"); said() == "" {
		t.Error("nothing is said of a wrong use")
	}
}

// A game that was begun as a lesson is taught on from the page that was read last; no other game is taught.
func TestALessonGoesOnInItsGame(t *testing.T) {
	store := saves.NewMemory()
	pages := []Page{{ID: "one", Title: "One", Text: "1", Tells: true}, {ID: "two", Title: "Two", Text: "2", Tells: true}}
	l, _, said := taught(t, store, "game-1", true, pages...)
	l.Interrupt(nil)
	l.TurnPage(nil, "")
	said()
	l, guide, said := taught(t, store, "game-1", false, pages...)
	if l.Interrupt(nil); !slices.Equal(guide.read, []string{"one"}) || !strings.Contains(said(), "Two") {
		t.Errorf("the lesson goes on with %v read", guide.read)
	}
	if other, _, _ := taught(t, store, "game-2", false, pages...); other.Interrupt(nil) {
		t.Error("another game is taught")
	}
	if l.Dismiss(); !slices.Equal(guide.read, []string{"one", "two"}) || !strings.Contains(said(), "Two") {
		t.Errorf("at the end of the game %v are read", guide.read)
	}
}

// Two terminals keep what the other has set.
func TestTwoTerminalsKeepEachOthersHabits(t *testing.T) {
	store := saves.NewMemory()
	open := func() *Table {
		table, _, _ := seated(t)
		table.Saver = saves.NewAutosaver(store)
		table.settle(&Options{})
		return table
	}
	one, other := open(), open()
	for table, change := range map[*Table]func(h *habits){
		one:   func(h *habits) { h.Verbosity, h.Lesson, h.Read = Full, "game-2", []string{"begin"} },
		other: func(h *habits) { h.Cites, h.Hexes = true, true },
	} {
		change(&table.habits)
		table.keepHabits()
		if err := table.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	want := habits{Verbosity: Full, Cites: true, Hexes: true, Lesson: "game-2", Read: []string{"begin"}}
	if got := open().habits; !reflect.DeepEqual(got, want) {
		t.Errorf("kept is %+v, want %+v", got, want)
	}
}
