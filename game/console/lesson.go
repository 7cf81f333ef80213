package console

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/game/blackstone/guide"
)

// lesson is *Learn by playing* in the terminal. Pages to read come before the question, one at a time;
// advice about an answer comes after it.
type lesson struct {
	course  *guide.Course
	guide   *guide.Guide // nil for an ordinary game
	page    *guide.Step  // the page waiting to be read
	advice  *guide.Step  // the advice written after the question
	advised string       // the step whose advice was written in full last
}

// teach starts the guide in a game that was begun as a lesson, or continues it in such a game.
func (t *table) teach(begun bool) {
	l := &t.lesson
	if begun {
		t.habits.Lesson, t.habits.Read = t.play.Slot(), nil
		t.keepHabits()
	}
	if t.habits.Lesson == t.play.Slot() && l.course.Guides(t.play) {
		l.guide = guide.New(l.course, t.habits.Read...)
	}
}

// present asks the question together with the guide's text.
func (t *table) present(d *engine.Decision) {
	l := &t.lesson
	l.page, l.advice = nil, nil
	said, ok := t.now()
	if ok && said.Tells() {
		l.page = said.Step
		t.page(said)
		fmt.Fprintln(t.Out, t.book.Say("console.guide.next"))
		return
	}
	t.ask(d)
	if ok {
		l.advice = said.Step
		t.advise(d, said)
	}
}

// now returns what the guide says about the pending question.
func (t *table) now() (guide.Said, bool) {
	l := &t.lesson
	if l.guide == nil || l.guide.Hidden {
		return guide.Said{}, false
	}
	return l.guide.Now(t.play)
}

// page writes a page of the guide.
func (t *table) page(said guide.Said) {
	who, group, third := said.Parts(t.play, t.book)
	key := said.Typed()
	if !t.book.Has(key) {
		key = said.Text()
	}
	fmt.Fprintf(t.Out, "\n%s\n%s\n", t.book.Say("console.guide", strings.TrimSpace(t.book.Say(said.Title(), who, group, third))), t.book.Say(key, who, group, third))
}

// advise writes new advice in full, and always names the suggested option.
func (t *table) advise(d *engine.Decision, said guide.Said) {
	if t.lesson.advised != said.ID {
		t.lesson.advised = said.ID
		t.page(said)
	}
	if i := d.Find(said.Key); i >= 0 {
		o := &d.Options[i]
		fmt.Fprintln(t.Out, t.book.Say("console.guide.means", strconv.Itoa(t.no(o)), t.option(d, o)))
	}
}

// heard marks steps as read once something has been chosen.
func (t *table) heard(chosen bool) {
	l := &t.lesson
	if !chosen || l.guide == nil {
		return
	}
	if l.page != nil {
		t.read(l.page)
	}
	if l.advice != nil && l.advice.Passes() {
		t.read(l.advice)
	}
}

// read marks a step as read, also for later sessions of this game.
func (t *table) read(s *guide.Step) {
	t.lesson.guide.Read(s)
	t.habits.Lesson, t.habits.Read = t.play.Slot(), t.lesson.guide.Done()
	t.keepHabits()
}

// turnPage turns the page if one waits; otherwise it asks the question again.
func (t *table) turnPage() bool {
	if page := t.lesson.page; page != nil {
		t.read(page)
		return true
	}
	return t.look()
}

// look asks the question again with all its options.
func (t *table) look() bool {
	t.whole = true
	return true
}

// guide repeats the guide's text, switches the guide off, or switches it on.
func (t *table) guide(_ *engine.Decision, what string) bool {
	l := &t.lesson
	if l.guide == nil {
		fmt.Fprintln(t.Out, t.book.Say("console.guide.none"))
		return false
	}
	switch what {
	case "":
		l.advised = ""
		if _, ok := t.now(); !ok {
			fmt.Fprintln(t.Out, t.book.Say("console.guide.silent"))
			return false
		}
		return true
	case onOff[0], onOff[1]:
		l.guide.Hidden, l.advised, l.page = what == onOff[1], "", nil
		t.setting("guide", onOff, number(l.guide.Hidden))
		return !l.guide.Hidden
	}
	fmt.Fprintln(t.Out, t.book.Say("console.guide.how"))
	return false
}

// dismiss writes the guide's last pages when the combat is over.
func (t *table) dismiss() {
	for {
		said, ok := t.now()
		if !ok || !said.Tells() {
			return
		}
		t.page(said)
		t.read(said.Step)
	}
}
