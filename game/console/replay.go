package console

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// errDiffers is the error of a replay that differs from the file.
var errDiffers = message.New("error.replay.differs")

// replay replays a save or a report of the fortress.
func (g fortressGame) replay(s Streams, o options, data []byte) error {
	rec, err := session.ReadRecord(g.rules, data)
	if err != nil {
		return err
	}
	p, err := session.Replay(g.rules, rec)
	if err != nil {
		return err
	}
	t := &retelling{s, g.book}
	t.head(rec, p)
	return t.verdict(rec, p)
}

// read reads a file of at most the size of a save.
func read(name string) ([]byte, error) {
	f, err := saves.OpenRegular(name)
	if err != nil {
		return nil, noFile(name, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(saves.MaxSize)+1))
	if err != nil {
		return nil, noFile(name, err)
	}
	if len(data) > saves.MaxSize {
		err = message.New("error.at", name, saves.ErrTooLarge)
	}
	return data, err
}

// retelling writes the result of a replay.
type retelling struct {
	Streams
	book *words.Book
}

func (t *retelling) say(text string) { fmt.Fprintln(t.Out, text) }

// head describes the game being replayed.
func (t *retelling) head(rec *blackstone.Record, p *blackstone.Replayed) {
	table := &rec.Table
	what := t.book.Name(table.Setup.Combat)
	switch {
	case rec.Scenario != "":
		what = t.book.Say("console.replay.position")
	case table.Setup.Mode() == fortress.Campaign:
		what = t.book.Say("console.replay.quest")
	case table.Setup.Mode() == fortress.OneOff:
		what = t.book.Say("difficulty." + table.Setup.Difficulty.String())
	}
	t.say(t.book.Say("console.replay.game", what, strconv.FormatUint(table.Seed, 10), strconv.Itoa(len(rec.Journal))))
	t.say(t.book.Say("console.replay.undo", strconv.Itoa(len(rec.Undone)), t.book.Say(table.Undo.TextKey())))
	if rec.Version != "" {
		t.say(t.book.Say("console.replay.version", rec.Version))
	}
	if !p.SameContent {
		t.say(t.book.Say("console.replay.content", rec.Content.String()))
	}
	if rec.Problem != "" {
		t.say(t.book.Say("console.replay.problem"))
		t.say(strings.TrimRight(rec.Problem, "\n"))
	}
}

// verdict writes the result of the replay.
func (t *retelling) verdict(rec *blackstone.Record, p *blackstone.Replayed) error {
	if d := p.First; d != nil {
		number, want, got := strconv.Itoa(d.Number), fmt.Sprintf("%08x", d.Want), fmt.Sprintf("%08x", d.Got)
		switch {
		case d.Err != nil:
			t.say(t.book.Say("console.replay.refused", number, d.Kind, d.Key, t.book.Error(d.Err)))
		case d.Number == 0:
			t.say(t.book.Say("console.replay.start", want, got))
		default:
			t.say(t.book.Say("console.replay.differs", number, d.Kind, d.Key, want, got))
		}
		return errDiffers
	}
	t.say(t.book.Say("console.replay.same", strconv.Itoa(p.Entries), strconv.Itoa(p.Verified)))
	switch {
	case p.Broke != nil:
		t.say(t.book.Say("console.replay.broke", rec.Broke, t.book.Error(p.Broke)))
	case rec.Broke != "":
		t.say(t.book.Say("console.replay.mended", rec.Broke))
	}
	if d, ok := p.Match.Pending(); ok {
		t.say(t.book.Say("console.replay.waits", t.book.Ask(d)))
	} else {
		t.say(t.book.Say("console.replay.over"))
	}
	return nil
}
