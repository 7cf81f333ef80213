package terminal

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
	"precipice/game/words"
	"precipice/message"
)

// ready reads the course, and says what is wrong with the flags of a lesson.
func (o *options) ready(rules fortress.Rules, book *words.Book) (course *guide.Course, err error) {
	if course, err = pack.Course(o.Content, rules, book); err != nil {
		return nil, err
	}
	if o.Learn && (o.Given || o.Load != "") {
		return nil, terminal.Usage("error.flag.learn")
	}
	if o.Learn && course == nil {
		return nil, message.New("error.flag.learn-content")
	}
	return course, nil
}

// lesson returns what speaks for the guide in a game.
func (o *options) lesson(p terminal.Plain, course *guide.Course, play *blackstone.Session) terminal.Lesson {
	return terminal.Lesson{Plain: p, Begun: o.Learn, Slot: play.Slot, Teach: func(read []string) (terminal.Teacher, bool) {
		return &teacher{guide.New(course, read...), play, p.Book}, course.Guides(play)
	}}
}

// teacher is the guide as the terminal asks it.
type teacher struct {
	*guide.Guide
	play *blackstone.Session
	book *words.Book
}

// Now implements terminal.Teacher.
func (t *teacher) Now() (terminal.Page, bool) {
	said, ok := t.Guide.Now(t.play)
	if !ok {
		return terminal.Page{}, false
	}
	key := said.Typed()
	if !t.book.Has(key) {
		key = said.Text()
	}
	who, group, third := said.Parts(t.play, t.book)
	return terminal.Page{ID: said.ID, Key: said.Key, Tells: said.Tells(), Passes: said.Passes(),
		Title: strings.TrimSpace(t.book.Say(said.Title(), who, group, third)), Text: t.book.Say(key, who, group, third)}, true
}
