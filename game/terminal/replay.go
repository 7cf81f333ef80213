package terminal

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// errDiffers is the error of a replay that differs from the file.
var errDiffers = message.New("error.replay.differs")

func (h *hosted[S, T]) replay(s Streams, data []byte) error {
	rec, err := session.ReadRecord(h.Rules, data)
	if err != nil {
		return err
	}
	p, err := session.Replay(h.Rules, rec)
	if err != nil {
		return err
	}
	t := &retelling{s, h.Book}
	what := t.book.Name(rec.Ruleset)
	if h.Played != nil {
		what = h.Played(rec)
	}
	if rec.Scenario != "" {
		what = t.book.Say("console.replay.position")
	}
	terms := rec.Table.Terms()
	t.say(t.book.Say("console.replay.game", what, strconv.FormatUint(terms.Seed, 10), strconv.Itoa(len(rec.Journal))))
	t.say(t.book.Say("console.replay.undo", strconv.Itoa(len(rec.Undone)), t.book.Say(terms.Undo.TextKey())))
	if rec.Version != "" {
		t.say(t.book.Say("console.replay.version", rec.Version))
	}
	if !p.SameContent {
		t.say(t.book.Say("console.replay.content", rec.Content.String()))
	}
	t.reported(rec.Problem)
	if p.First != nil {
		return t.differs(p.First, rec.Version, p.SameContent, p.OlderRules)
	}
	t.say(t.book.Say("console.replay.same", strconv.Itoa(p.Entries), strconv.Itoa(p.Verified)))
	t.broke(rec.Broke, p.Broke)
	if d, ok := p.Match.Pending(); ok {
		t.say(t.book.Say("console.replay.waits", t.book.Ask(d)))
	} else {
		t.say(t.book.Say("console.replay.over"))
	}
	return nil
}

// Read reads a file of at most the size of a save.
func Read(name string) ([]byte, error) {
	f, err := saves.OpenRegular(name)
	if err != nil {
		return nil, NoFile(name, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(saves.MaxSize)+1))
	if err != nil {
		return nil, NoFile(name, err)
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

// reported writes what the player has reported of the game, if anything.
func (t *retelling) reported(problem string) {
	if problem != "" {
		t.say(t.book.Say("console.replay.problem"))
		t.say(strings.TrimRight(problem, "\n"))
	}
}

// differs says where the replay first differs, and whether it was made by another build or with other content, which may be why.
func (t *retelling) differs(d *session.Difference, version string, sameContent, olderRules bool) error {
	if olderRules {
		t.say(t.book.Say("console.replay.rules"))
	}
	number, want, got := strconv.Itoa(d.Number), fmt.Sprintf("%08x", d.Want), fmt.Sprintf("%08x", d.Got)
	switch {
	case d.Err != nil:
		t.say(t.book.Say("console.replay.refused", number, d.Kind, d.Key, t.book.Error(d.Err)))
	case d.Number == 0:
		t.say(t.book.Say("console.replay.start", want, got))
	default:
		t.say(t.book.Say("console.replay.differs", number, d.Kind, d.Key, want, got))
	}
	switch {
	case !sameContent:
		t.say(t.book.Say("console.replay.why-content"))
	case olderRules: // which has been said
	case version != "" && version != session.Version():
		t.say(t.book.Say("console.replay.why-build", session.Version()))
	}
	return errDiffers
}

// broke says whether the rules fail where the record says that they did.
func (t *retelling) broke(at string, why error) {
	switch {
	case why != nil:
		t.say(t.book.Say("console.replay.broke", at, t.book.Error(why)))
	case at != "":
		t.say(t.book.Say("console.replay.mended", at))
	}
}
