package terminal

import (
	"slices"
	"testing"

	"precipice/engine"
)

// reading is a voice whose options read as a list says.
type reading struct {
	*spoken
	reads map[string]string
}

func (v reading) Reads(_ *engine.Decision, o *engine.Option) string { return v.reads[o.Key()] }

// What an option reads can be typed back, whole or shortened, with its number or without, and a name that fits one option is that option. A
// text that only adds something to another gives way to it, and numbers are typed whole.
func TestWhatIsPrintedCanBeTyped(t *testing.T) {
	table, _, v := seated(t, "guard-1")
	reads := map[string]string{
		"attack axe guard-1": "Axe at Guard 1 (4+)", "attack axe guard-1 until": "Axe at Guard 1 until it falls (4+)", "search": "Search (4+)",
		"search inspired": "Search by inspiration (4+ and 3 points)", "move 1,2": "Move to Tanner's Yard, two spaces east (1+)", "move 1,-2": "Move to the bridge, 12 spaces west (1+)",
		"gaze": "Look away", "pay 3": "The die showing 3", "pay 13": "The die showing 13", "pass": "Do not react",
		"go n": "One space north", "go ne": "One space north-east",
	}
	table.voice = reading{v, reads}
	table.words = []Word{{Name: "look", Do: func(*engine.Decision, string) bool { return true }}, {Name: "list", Do: func(*engine.Decision, string) bool { return true }}}
	d := &engine.Decision{Kind: "act", Options: options("attack axe guard-1", "attack axe guard-1 until", "search", "search inspired", "move 1,2", "move 1,-2", "gaze", "pay 3", "pay 13", "pass", "go n", "go ne")}
	table.number(d)
	as := table.Said(d)
	for i := range d.Options {
		key := d.Options[i].Key()
		if got := as.Meant(reads[key]); as.Word(reads[key]) || !slices.Equal(got, []string{key}) {
			t.Errorf("%q is %q, a word: %v", reads[key], got, as.Word(reads[key]))
		}
	}
	for typed, want := range map[string][]string{
		"axe at guard 1": {"attack axe guard-1"}, "axe guard": {"attack axe guard-1"}, "AXE UNTIL": {"attack axe guard-1 until"}, "search": {"search"},
		"tanners yard two": {"move 1,2"}, "yard": {"move 1,2"}, "move to": {"move 1,2", "move 1,-2"}, "2 spaces": nil, "rea": {"pass"}, "one space nor": {"go n", "go ne"}, "one space north": {"go n"}, "one east": {"go ne"}, "re": nil, "12 spaces west": {"move 1,-2"},
		"5) Move to Tanner's Yard": {"move 1,2"}, "6 move to": {"move 1,-2"}, "die showing 3": {"pay 3"}, "react": {"pass"}, "": nil, "()": nil, "nonsense": nil,
		"1) search": nil, "99999999 search": nil,
	} {
		if got := as.Meant(typed); !slices.Equal(got, want) {
			t.Errorf("%q is %q, not %q", typed, got, want)
		}
	}
	if !as.Word("look") || !as.Word("list of all") || as.Word("look away") || as.Word("search") {
		t.Error("a word of the terminal is taken for an option, or an option for a word")
	}
}

// Behind a page of the guide a number answers nothing; it does once the question has been read.
func TestANumberAnswersNothingBehindAPage(t *testing.T) {
	table, out, _ := seated(t)
	d := &engine.Decision{Options: options("pass")}
	table.number(d)
	table.unread = true
	if again := table.choose(d, "1", "1"); again || out.String() != table.Book.Say("console.unread")+"\n" {
		t.Errorf("a number behind a page says %q, again: %v", out, again)
	}
}
