package guide

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine"
	"precipice/engine/content"
	"precipice/game/session"
	"precipice/game/words"
)

// texts are those of a made-up course with two steps.
const texts = `guide.move: Move now.
guide.move.title: "Move "
guide.move.typed: Type move.
guide.strike: "{0} strikes."
guide.strike.title: "{0}"
event.moved: moved
event.moved-far: moved far
event.hit: hit
`

func opened(t *testing.T) *words.Book {
	t.Helper()
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	book, err := words.Open(fstest.MapFS{"en/screens.yaml": file(texts), "en/console.yaml": file(""), "en/errors.yaml": file("")}, "en")
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// A line tells of an event, of its variants, and with a word behind a dot only if it is about that. The last line counts.
func TestALineTellsOfAnEvent(t *testing.T) {
	log := []session.Line{{}, {}, {}, {}}
	log[0].Key, log[0].Args = "moved", []string{"ann"}
	log[1].Key, log[1].Args = "moved-far", []string{"bob", "gate"}
	log[2].Key = "hit"
	log[3].Key = "movedown"
	for event, want := range map[string]int{"moved": 1, "moved-far": 1, "moved.ann": 0, "moved.gate": 1, "moved.hall": -1, "hit": 2, "mov": -1, "": -1} {
		if got := LineOf(log, event); got != want {
			t.Errorf("%q is told in line %d, not %d", event, got, want)
		}
	}
}

// What has been read stays read, whoever marks it, and goes with the game in a fixed order.
func TestPagesStayRead(t *testing.T) {
	p := NewPages("welcome")
	one, two := &Step{ID: "a-step"}, &Step{ID: "welcome"}
	if p.Was(one) || !p.Was(two) {
		t.Errorf("read are %v", p.Done())
	}
	p.Read(one)
	p.Mark("move")
	if !p.Was(one) || !slices.Equal(p.Done(), []string{"a-step", "move", "welcome"}) {
		t.Errorf("read are %v", p.Done())
	}
	if again := NewPages(p.Done()...); !again.Was(one) || !again.Was(two) {
		t.Errorf("after that %v are read", again.Done())
	}
}

// A step that only explains is done once read, one that waits for a choice with any, all others with their event.
func TestWhatAStepWaitsFor(t *testing.T) {
	for until, want := range map[string][2]bool{"read": {true, true}, "chosen": {false, true}, "moved": {false, false}} {
		if s := (&Step{Until: until}); [2]bool{s.Tells(), s.Passes()} != want {
			t.Errorf("until %s it tells %v and passes %v", until, s.Tells(), s.Passes())
		}
	}
	d := &engine.Decision{Options: []engine.Option{{Verb: "move"}, {Verb: "end"}}}
	if !Among(d, "end") || Among(d, "en") || Count(true, false, true) != 2 || Count() != 0 {
		t.Error("the options or the conditions of a step are miscounted")
	}
}

// In the terminal a step says what is written for it, else what it says on the screen, with its parts.
func TestTheTerminalHasTextsOfItsOwn(t *testing.T) {
	book := opened(t)
	for id, want := range map[string][2]string{"move": {"Move", "Type move."}, "strike": {"Ann", "Ann strikes."}} {
		s := &Step{ID: id}
		if title, text := s.TypedWords(book, "Ann"); [2]string{title, text} != want {
			t.Errorf("%s says %q under %q", id, text, title)
		}
	}
}

// A step without a text, or with a question or an event that there is not, is reported; a sound one is not.
func TestProblemsOfAStepAreReported(t *testing.T) {
	for _, c := range []struct {
		step  Step
		asked bool
		want  string
	}{
		{Step{ID: "move", Until: "moved"}, true, ""},
		{Step{ID: "move", Until: "read", Ask: "act"}, true, ""},
		{Step{ID: "move", Until: "chosen", Told: []string{"any:hit"}, Untold: []string{"moved-far"}, Line: "hit"}, true, ""},
		{Step{ID: "run", Until: "read"}, true, `there is no text "guide.run`},
		{Step{ID: "move", Until: "read", Ask: "act"}, false, `nothing asks "act"`},
		{Step{ID: "move", Until: "fled"}, true, `there is no event "fled"`},
		{Step{ID: "move", Until: "read", Told: []string{"fled"}}, true, `there is no event "fled"`},
		{Step{ID: "move", Until: "read", Untold: []string{"any:fled"}}, true, `there is no event "any:fled"`},
		{Step{ID: "move", Until: "read", Line: "fled"}, true, `there is no event "fled"`},
	} {
		r := content.NewReader(fstest.MapFS{}, nil)
		c.step.Check(r, opened(t), "guide.yaml", c.asked, "any:")
		switch err := r.Err(); {
		case c.want == "" && err != nil:
			t.Errorf("%+v: %v", c.step, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%+v: %v, which does not say %q", c.step, err, c.want)
		}
	}
}
