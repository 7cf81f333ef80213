package terminal

import (
	"precipice/game/city"
	"precipice/game/city/guide"
	"precipice/game/terminal"
	"precipice/game/words"
)

// lesson returns what speaks for the guide in a game.
func (o *options) lesson(p terminal.Plain, course *guide.Course, play *city.Session) terminal.Lesson {
	return terminal.Lesson{Plain: p, Begun: o.Learn, Slot: play.Slot, Teach: func(read []string) (terminal.Teacher, bool) {
		return &teacher{guide.New(course, read...), play, p.Book}, course.Guides(play)
	}}
}

// teacher is the guide as the terminal asks it.
type teacher struct {
	*guide.Guide
	play *city.Session
	book *words.Book
}

// Now implements terminal.Teacher.
func (t *teacher) Now() (terminal.Page, bool) {
	said, ok := t.Guide.Now(t.play)
	if !ok {
		return terminal.Page{}, false
	}
	title, text := said.TypedWords(t.book, said.Parts(t.play, t.book)...)
	return terminal.Page{ID: said.ID, Title: title, Text: text, Key: said.Key, Tells: said.Tells(), Passes: said.Passes()}, true
}
