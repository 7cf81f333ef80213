package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
	"precipice/game/words"
	"precipice/message"
)

// lesson is *Learn by playing* in the terminal. Pages to read come before the question, one at a time;
// advice about an answer comes after it.
type lesson struct {
	course  *guide.Course
	begun   bool            // the game was begun as a lesson
	guide   *guide.Guide    // nil for an ordinary game
	page    *guide.Step     // the page waiting to be read
	advice  *guide.Step     // the advice written after the question
	advised string          // the step whose advice was written last
	told    map[string]bool // the steps whose advice was written in full
}

// ready reads the course, and says what is wrong with the flags of a lesson.
func (l *lesson) ready(o *options, rules fortress.Rules, book *words.Book) (err error) {
	if l.course, err = pack.Course(o.Content, rules, book); err != nil {
		return err
	}
	if o.Learn && (o.Given || o.Load != "") {
		return terminal.Usage("error.flag.learn")
	}
	if o.Learn && l.course == nil {
		return message.New("error.flag.learn-content")
	}
	return nil
}

// Greet implements terminal.Voice: it tells newcomers of the lesson, and starts the guide in a game that was begun as one, or
// continues it in such a game.
func (t *table) Greet() {
	l := &t.lesson
	if slot, _ := t.Lesson(); slot == "" && !l.begun {
		t.Say("console.new-here")
	}
	if l.begun {
		t.KeepLesson(nil)
	}
	if slot, read := t.Lesson(); slot == t.play.Slot() && l.course.Guides(t.play) {
		l.guide = guide.New(l.course, read...)
	}
}

// Interrupt implements terminal.Voice: a page of the guide comes before the question.
func (t *table) Interrupt(*engine.Decision) bool {
	l := &t.lesson
	l.page, l.advice = nil, nil
	said, ok := t.now()
	if !ok || !said.Tells() {
		return false
	}
	l.page = said.Step
	t.page(said)
	t.Say("console.guide.next")
	return true
}

// Advise implements terminal.Voice: it writes new advice in full, the title of advice that comes again, and always names the suggested
// option.
func (t *table) Advise(d *engine.Decision) {
	said, ok := t.now()
	if !ok {
		return
	}
	l := &t.lesson
	l.advice = said.Step
	switch {
	case l.advised == said.ID:
	case l.told[said.ID] && t.Verbosity() != terminal.Full:
		fmt.Fprintf(t.Out, "\n%s\n", t.title(said))
	default:
		t.page(said)
		if l.told == nil {
			l.told = map[string]bool{}
		}
		l.told[said.ID] = true
	}
	l.advised = said.ID
	if i := d.Find(said.Key); i >= 0 {
		o := &d.Options[i]
		t.Say("console.guide.means", strconv.Itoa(t.Number(o)), t.Row(d, o))
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
	who, group, third := said.Parts(t.play, t.Book)
	key := said.Typed()
	if !t.Book.Has(key) {
		key = said.Text()
	}
	fmt.Fprintf(t.Out, "\n%s\n%s\n", t.title(said), t.Book.Say(key, who, group, third))
}

// title returns the title of a page.
func (t *table) title(said guide.Said) string {
	who, group, third := said.Parts(t.play, t.Book)
	return t.Book.Say("console.guide", strings.TrimSpace(t.Book.Say(said.Title(), who, group, third)))
}

// Heard implements terminal.Voice: it marks steps as read once something has been chosen.
func (t *table) Heard(chosen bool) {
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
	t.KeepLesson(t.lesson.guide.Done())
}

// turnPage turns the page if one waits; otherwise it asks the question again.
func (t *table) turnPage() bool {
	if page := t.lesson.page; page != nil {
		t.read(page)
		return true
	}
	return t.Look()
}

// guide repeats the guide's text, switches the guide off, or switches it on.
func (t *table) guide(_ *engine.Decision, what string) bool {
	l := &t.lesson
	if l.guide == nil {
		fmt.Fprintln(t.Out, t.Book.Say("console.guide.none"))
		return false
	}
	switch what {
	case "":
		l.advised, l.told = "", nil
		if _, ok := t.now(); !ok {
			fmt.Fprintln(t.Out, t.Book.Say("console.guide.silent"))
			return false
		}
		return true
	case terminal.OnOff[0], terminal.OnOff[1]:
		l.guide.Hidden, l.advised, l.told, l.page = what == terminal.OnOff[1], "", nil, nil
		t.TellSetting(terminal.Setting{Name: "guide", Values: terminal.OnOff, Is: number(l.guide.Hidden)})
		return !l.guide.Hidden
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.guide.how"))
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
