package terminal

import (
	"io"
	"precipice/game/terminal"
	"regexp"
	"strings"
	"testing"
)

// pupil follows the guide's suggestions, turns its pages, and takes the first option of all other
// questions.
type pupil struct {
	out   strings.Builder
	read  int // bytes of out read so far
	typed int
	lines int // to be typed at most
}

func (p *pupil) Write(b []byte) (int, error) { return p.out.Write(b) }

var (
	suggested = regexp.MustCompile(`(?m)^The guide suggests ([0-9]+): `)
	keeping   = regexp.MustCompile(`[0-9]\)? +(Keep this order|No gambit)`)
	ending    = regexp.MustCompile(`[0-9]\)? +End\b`)
)

func (p *pupil) Read(b []byte) (int, error) {
	if p.typed++; p.typed > p.lines {
		return 0, io.EOF
	}
	text := p.out.String()[p.read:]
	p.read = p.out.Len()
	answer := "1"
	if m := suggested.FindStringSubmatch(text); m != nil {
		answer = m[1]
	} else if strings.Contains(text, "Press Enter") {
		answer = ""
	} else if keeping.MatchString(text) {
		answer = "done"
	} else if ending.MatchString(text) {
		answer = "end"
	} else if strings.Contains(text, "  Keep the result") {
		answer = "keep"
	}
	return copy(b, answer+"\n"), nil
}

// The starter can be played to its end in the terminal by following the guide. The guide never mentions a
// mouse or a screen, and a resumed game does not repeat pages that have been read.
func TestLearnInTheTerminal(t *testing.T) {
	dir := t.TempDir()
	first := &pupil{lines: 9}
	if code := terminal.Run([]string{"play", "-learn", "-data", dir, "-coordinates", "on"}, terminal.Streams{In: first, Out: first, Err: first}, offered...); code != 0 {
		t.Fatalf("exit %d: %s", code, first.out.String())
	}
	p := &pupil{lines: 2000}
	if code := terminal.Run([]string{"play", "-data", dir}, terminal.Streams{In: p, Out: p, Err: p}, offered...); code != 0 {
		t.Fatalf("exit %d: %s", code, p.out.String())
	}
	out := p.out.String()
	for _, step := range []string{"Covering fire", "Line of sight and cover", "Search", "Into the chamber", "You know the game"} {
		if !strings.Contains(out, "\nGuide: "+step+"\n") {
			t.Errorf("the guide does not speak of %q", step)
		}
	}
	if !strings.Contains(first.out.String(), "Guide: Four go in") || strings.Contains(out, "Guide: Four go in") {
		t.Error("the first page is not read once and once only")
	}
	if !strings.Contains(out, "The explorers escaped after ") {
		t.Errorf("the lesson ends with %q", out[max(0, len(out)-600):])
	}
	for _, word := range []string{"click", "Click", "the pointer", "lit hex", "I mark", "marked hex", "this panel", "This panel", "the menu", "dice tray", "Press G"} {
		if at := strings.Index(first.out.String()+out, word); at >= 0 {
			t.Errorf("the guide says %q", (first.out.String() + out)[max(0, at-80):at+40])
		}
	}
}

// No course text shown in the terminal mentions anything that the terminal does not have.
func TestTextsOfTheCourseAreForTheTerminal(t *testing.T) {
	at, _ := seated(t, shooting)
	for _, s := range courseSteps(t) {
		key := s.Typed()
		if !at.Book.Has(key) {
			key = s.Text()
		}
		text := strings.ToLower(at.Book.Say(key, "", ""))
		for _, word := range []string{"click", "pointer", "lit ", "i mark", "marked", "panel", "menu", "tray", "button", "tip ", "the log keeps", "violet", "green"} {
			if strings.Contains(text, word) {
				t.Errorf("%s speaks of %q: %s", key, word, text)
			}
		}
	}
}

// A game that was not begun as a lesson has no guide, and says how to get one.
func TestOtherGamesHaveNoGuide(t *testing.T) {
	out, _, _ := typed(t, "guide\n", "play", "-data", t.TempDir(), "-seed", "7", "-combat", "the-threshold")
	if strings.Contains(out, "Guide: ") || !strings.Contains(out, "precipice play -learn") {
		t.Errorf("without -learn: %q", out)
	}
	if strings.Count(out, "precipice play -learn") != 2 { // at the start, and when asked
		t.Errorf("a newcomer is told of the lesson so: %q", out)
	}
	out, _, _ = typed(t, "guide off\n\nguide maybe\nguide on\n", "play", "-data", t.TempDir(), "-learn")
	if strings.Count(out, "Guide: Four go in") != 2 || !strings.Contains(out, "guide: off") || !strings.Contains(out, "Type guide, guide on or guide off.") {
		t.Errorf("off and on: %q", out)
	}
	if out, said, code := typed(t, "", "play", "-data", t.TempDir(), "-learn", "-combat", "long-march"); code != 2 || !strings.Contains(said, "-learn") {
		t.Errorf("with flags of another game: exit %d, %q, %q", code, out, said)
	}
}

const firing = "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nstart activation janus-draik"

// An attack is one line with its roll, and the die that paid is gone from those of the explorer; full writes each step of it; short
// writes neither keys nor rule ids.
func TestVerbosity(t *testing.T) {
	at, out := seated(t, firing)
	at.play.Match.Load(2)
	at.Hear("set verbosity normal")
	missed := "Janus Draik misses Guardsman 1 (D8: 2).\n"
	if got := at.says(out, "fire pistol"); !strings.HasPrefix(got, missed) || !strings.Contains(got, "Janus Draik on 0,0: dice 5;") {
		t.Errorf("a miss is told as %q", got)
	}
	at, out = seated(t, firing)
	at.play.Match.Load(2)
	at.Hear("set verbosity full")
	if got := at.says(out, "fire pistol"); strings.Count(got[:strings.Index(got, "\n\n")], "\n") != 3 || !strings.Contains(got, "misses Guardsman 1.") {
		t.Errorf("at full length a miss is told as %q", got)
	}
	at, out = seated(t, firing)
	at.play.Match.Load(8)
	at.says(out, "set verbosity SHORT")
	if got := at.says(out, ""); !strings.Contains(got, "Pistol & Rapier at Guardsman 1 (1+)\n") {
		t.Errorf("in short the options are %q", got)
	}
	got := at.says(out, "fire pistol")
	want := "Janus Draik slays Guardsman 1 (D8: 8).\n"
	if !strings.HasPrefix(got, want) || !strings.Contains(got, "Type look to list") || strings.Contains(got, "Move to") {
		t.Errorf("in short a hit is told as %q", got)
	}
	if got := at.says(out, "look"); !strings.Contains(got, "Move to") {
		t.Errorf("look lists %q", got)
	}
	at, out = seated(t, strings.Replace(firing, "dice 5,3", "dice 5,3 inspiration 1", 1))
	at.play.Match.Load(2)
	at.Hear("set verbosity short")
	want = "Rolled D8: 2.\n\nPlayer 1: Janus Draik misses Guardsman 1. Re-roll (50%)?"
	if got := at.says(out, "fire pistol"); !strings.HasPrefix(got, want) { // the question of a re-roll comes in the middle
		t.Errorf("in short a failure that may be rolled again is told as %q", got)
	}
}

// The verbosity is kept from game to game, and a flag changes it.
func TestVerbosityIsKept(t *testing.T) {
	dir := t.TempDir()
	typed(t, "set verbosity short\n", "play", "-data", dir, "-seed", "3")
	if out, _, _ := typed(t, "set\n", "play", "-data", dir, "-new", "-seed", "3"); !strings.Contains(out, "verbosity: short (can be normal, short, full)") || strings.Contains(out, "(turn-up)") {
		t.Errorf("the next game says %q", out)
	}
	if out, _, _ := typed(t, "set verbosity loud\n", "play", "-data", dir, "-verbosity", "full"); !strings.Contains(out, `verbosity cannot be "loud"`) || !strings.Contains(out, "(turn-up)") {
		t.Errorf("with the flag: %q", out)
	}
	if out, _, _ := typed(t, "set\n", "play", "-data", dir); !strings.Contains(out, "verbosity: full") {
		t.Errorf("after the flag: %q", out)
	}
	if _, said, code := typed(t, "", "play", "-data", dir, "-verbosity", "loud"); code != 2 || !strings.Contains(said, "normal, short, full") {
		t.Errorf("a wrong flag: exit %d, %q", code, said)
	}
}
