package terminal

import (
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
	"precipice/game/words"
)

// ready reads the course, and says what is wrong with the flags of a lesson.
func (o *options) ready(rules fortress.Rules, book *words.Book) (course *guide.Course, err error) {
	if course, err = pack.Course(o.Content, rules, book); err != nil {
		return nil, err
	}
	return course, o.Learns(course != nil)
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
	who, group, third := said.Parts(t.play, t.book)
	title, text := said.TypedWords(t.book, who, group, third)
	return terminal.Page{ID: said.ID, Title: title, Text: text, Key: said.Key, Tells: said.Tells(), Passes: said.Passes()}, true
}
