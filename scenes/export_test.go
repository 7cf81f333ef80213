package scenes

import (
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

// What the tests see of the shared screens. They are in a package of their own because they play a game, whose
// screens import this package.

func NewTitle(sh *game.Shell, g Game, warning error) *Title { return newTitle(sh, Games{g}, warning) }

func (t *Title) Latest() *session.Game         { return t.latest }
func (t *Title) Games() int                    { return t.games }
func (t *Title) Problem() string               { return t.problem }
func (t *Title) Party(sh *game.Shell) []string { return t.party(sh) }
func (t *Title) ContinueGame(sh *game.Shell)   { t.continueGame(sh) }

// Entry is a button of the main menu.
type Entry struct {
	Name    string
	Primary bool
}

// Menu returns the main menu.
func (t *Title) Menu(sh *game.Shell) (list []Entry) {
	for _, d := range t.menu(sh) {
		list = append(list, Entry{d.name, d.v.Primary})
	}
	return list
}

func (l *Load) Games() []session.Game             { return l.games }
func (l *Load) Problem() string                   { return l.problem }
func (l *Load) Remove(slot string)                { l.remove(slot) }
func (l *Load) Back(sh *game.Shell)               { l.back(sh) }
func (l *Load) Continue(sh *game.Shell, s string) { l.continueGame(sh, s) }

// Lines returns the texts of a row.
func (l *Load) Lines(sh *game.Shell, g *session.Game, wide float32) (texts []string) {
	for _, line := range l.lines(sh, g, wide) {
		texts = append(texts, line.text)
	}
	return texts
}

func (s *Settings) Sections(sh *game.Shell) []Section { return s.sections(sh) }

// AskForFile opens a dialog that nobody answers.
func (l *Load) AskForFile(sh *game.Shell) { l.files.reading = answered(sh, make(chan saves.Picked)) }
func (l *Load) AsksForFile() bool         { return l.files.open() }

// WriteFile opens a dialog for saving a file, and returns what answers it.
func (m *Menu) WriteFile() chan<- error {
	answer := make(chan error, 1)
	m.files.writing = answer
	return answer
}

func NewTitleOf(sh *game.Shell, all Games) *Title { return newTitle(sh, all, nil) }

// GiveFile answers a dialog for a file with data.
func (l *Load) GiveFile(data []byte) {
	picked := make(chan saves.Picked, 1)
	picked <- saves.Picked{Data: data}
	l.files.reading = picked
}

func (l *Load) Import(sh *game.Shell, data []byte) (slot string, err error) { return l.take(sh, data) }

// Written returns the field that the rulebook lets take the text, "" for none.
func (r *Rules) Written() string {
	if r.writes {
		return r.field.Name
	}
	return ""
}

// CaptionOf returns the lines of a tray's caption in a room, and their style.
func CaptionOf(text string, th *render.Theme, in render.Rect) ([]string, render.Style) {
	return (&Tray{Caption: text}).caption(th, in)
}
