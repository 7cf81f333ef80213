package terminal

import (
	"fmt"
	"strconv"

	"precipice/engine"
	"precipice/message"
)

// Page is what a guide says now: text to be read before the question, or advice about its answer.
type Page struct {
	ID, Title, Text string
	Key             string // of the option that it suggests, "" for none
	Tells           bool   // it only explains, and is done once read
	Passes          bool   // any choice completes it
}

// Learns says what is wrong with the flags of a lesson. taught reports whether the content has one.
func (o *Options) Learns(taught bool) error {
	switch {
	case o.Learn && (o.Given || o.Load != ""):
		return Usage("error.flag.learn")
	case o.Learn && !taught:
		return message.New("error.flag.learn-content")
	}
	return nil
}

// Teacher is the guide of a game in the terminal.
type Teacher interface {
	Now() (Page, bool) // what applies now, if anything
	Mark(id string)    // as read
	Done() []string    // what was read
}

// Lesson is *Learn by playing* in the terminal. Pages to read come before the question, one at a time; advice about an answer comes after
// it. A Voice that teaches embeds it in place of Plain.
type Lesson struct {
	Plain
	Begun  bool                                // the game was begun as a lesson
	Teach  func(read []string) (Teacher, bool) // the guide of this game, false for none
	Slot   func() string                       // of this game
	guide  Teacher
	hidden bool
	page   string // the page waiting to be read, "" for none
	advice Page   // the advice written after the question

	advised string          // the step whose advice was written last
	told    map[string]bool // the steps whose advice was written in full
}

// Greet implements Voice: it tells newcomers of the lesson, and starts the guide in a game that was begun as one, or continues it in such
// a game.
func (t *Lesson) Greet() {
	if slot, _ := t.Lesson(); slot == "" && !t.Begun {
		t.Say("console.new-here")
	}
	if t.Begun {
		t.KeepLesson(nil)
	}
	if slot, read := t.Lesson(); slot == t.Slot() {
		if guide, ok := t.Teach(read); ok {
			t.guide = guide
		}
	}
}

// now returns what the guide says about the pending question.
func (t *Lesson) now() (Page, bool) {
	if t.guide == nil || t.hidden {
		return Page{}, false
	}
	return t.guide.Now()
}

// Interrupt implements Voice: a page of the guide comes before the question.
func (t *Lesson) Interrupt(*engine.Decision) bool {
	t.page, t.advice = "", Page{}
	said, ok := t.now()
	if !ok || !said.Tells {
		return false
	}
	t.page = said.ID
	t.write(said)
	t.Say("console.guide.next")
	return true
}

// Advise implements Voice: it writes new advice in full, the title of advice that comes again, and always names the suggested option.
func (t *Lesson) Advise(d *engine.Decision) {
	said, ok := t.now()
	if !ok {
		return
	}
	t.advice = said
	switch {
	case t.advised == said.ID:
	case t.told[said.ID] && t.Verbosity() != Full:
		fmt.Fprintf(t.Out, "\n%s\n", t.Book.Say("console.guide", said.Title))
	default:
		t.write(said)
		if t.told == nil {
			t.told = map[string]bool{}
		}
		t.told[said.ID] = true
	}
	t.advised = said.ID
	if i := d.Find(said.Key); i >= 0 {
		o := &d.Options[i]
		t.Say("console.guide.means", strconv.Itoa(t.Number(o)), t.Row(d, o))
	}
}

func (t *Lesson) write(said Page) {
	fmt.Fprintf(t.Out, "\n%s\n%s\n", t.Book.Say("console.guide", said.Title), said.Text)
}

// Heard implements Voice: it marks steps as read once something has been chosen.
func (t *Lesson) Heard(chosen bool) {
	if !chosen || t.guide == nil {
		return
	}
	if t.page != "" {
		t.mark(t.page)
	}
	if t.advice.Passes {
		t.mark(t.advice.ID)
	}
}

// mark marks a step as read, also for later sessions of this game.
func (t *Lesson) mark(id string) {
	t.guide.Mark(id)
	t.KeepLesson(t.guide.Done())
}

// TurnPage turns the page if one waits; otherwise it asks the question again.
func (t *Lesson) TurnPage(*engine.Decision, string) bool {
	if t.page != "" {
		t.mark(t.page)
		return true
	}
	return t.Look()
}

// Guide is the word guide: it repeats the guide's text, switches the guide off, or switches it on.
func (t *Lesson) Guide(_ *engine.Decision, what string) bool {
	if t.guide == nil {
		t.Say("console.guide.none")
		return false
	}
	switch what {
	case "":
		t.advised, t.told = "", nil
		if _, ok := t.now(); !ok {
			t.Say("console.guide.silent")
			return false
		}
		return true
	case OnOff[0], OnOff[1]:
		waits := t.page != ""
		t.hidden, t.advised, t.told, t.page = what == OnOff[1], "", nil, ""
		is := 0
		if t.hidden {
			is = 1
		}
		t.TellSetting(Setting{Name: "guide", Values: OnOff, Is: is})
		return !t.hidden || waits
	}
	t.Say("console.guide.how")
	return false
}

// Dismiss writes the guide's last pages when the game is over.
func (t *Lesson) Dismiss() {
	for said, ok := t.now(); ok && said.Tells; said, ok = t.now() {
		t.write(said)
		t.mark(said.ID)
	}
}
