package terminal

import (
	"strings"

	"precipice/game/city"
	"precipice/game/city/guide"
	"precipice/game/terminal"
	"precipice/game/words"
	"precipice/message"
)

// ready says what is wrong with the flags of a lesson.
func (o *options) ready(course *guide.Course) error {
	switch {
	case o.Learn && (o.Given || o.Load != ""):
		return terminal.Usage("error.flag.learn")
	case o.Learn && course == nil:
		return message.New("error.flag.learn-content")
	}
	return nil
}

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
	key := said.Typed()
	if !t.book.Has(key) {
		key = said.Text()
	}
	parts := said.Parts(t.play, t.book)
	return terminal.Page{ID: said.ID, Key: said.Key, Tells: said.Tells(), Passes: said.Passes(),
		Title: strings.TrimSpace(t.book.Say(said.Title(), parts...)), Text: t.book.Say(key, parts...)}, true
}
