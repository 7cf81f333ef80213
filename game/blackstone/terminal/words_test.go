package terminal

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/terminal"
)

// The most words that a prompt may take on average, with all that is told since the one before.
const (
	mostInALesson = 70
	mostInAGame   = 40
	mostInAQuest  = 44
)

// A prompt is short: in the lesson and in expeditions that bots play.
func TestPromptsAreShort(t *testing.T) {
	p := &pupil{lines: 2000}
	if code := terminal.Run([]string{"play", "-learn", "-data", t.TempDir()}, terminal.Streams{In: p, Out: p, Err: p}, offered...); code != 0 {
		t.Fatalf("exit %d: %s", code, p.out.String())
	}
	if mean := len(strings.Fields(p.out.String())) / p.typed; mean > mostInALesson || p.typed < 40 {
		t.Errorf("in the lesson a prompt has %d words on average, of %d prompts", mean, p.typed)
	} else {
		t.Logf("lesson: %d words a prompt, %d prompts", mean, p.typed)
	}
	for _, quest := range []bool{false, true} {
		words, prompts, most := 0, 0, mostInAGame
		if quest {
			most = mostInAQuest
		}
		botGame(t, botSetup(quest), 1, 900, func(_ *table, _ *engine.Decision, out *bytes.Buffer) {
			words += len(strings.Fields(out.String()))
			prompts++
		})
		if mean := words / prompts; mean > most || prompts < 300 {
			t.Errorf("quest %v: a prompt has %d words on average, of %d prompts", quest, mean, prompts)
		} else {
			t.Logf("quest %v: %d words a prompt, %d prompts", quest, mean, prompts)
		}
	}
}

// While pointless questions are skipped, nothing with one answer is asked, and each answer can be seen: in its row or, with its
// number, in a line that it shares.
func TestNothingWithOneAnswerIsAsked(t *testing.T) {
	botGame(t, botSetup(true), 2, 1500, func(at *table, d *engine.Decision, _ *bytes.Buffer) {
		if len(d.Options) == 1 && d.Kind != fortress.AskWake {
			t.Errorf("%s is asked, and only %s can be answered", d.Kind, d.Options[0].Key())
		}
	})
}

// What is only named because it has not changed can be listed by its name, and all of it by look.
func TestWhatIsAsBeforeCanBeListed(t *testing.T) {
	named := map[string]int{}
	botGame(t, botSetup(false), 1, 120, func(at *table, d *engine.Decision, out *bytes.Buffer) {
		_, same, shortened := strings.Cut(out.String(), "as before: ")
		if !shortened {
			return
		}
		same, _, _ = strings.Cut(strings.TrimSpace(same), ".")
		for _, word := range strings.Split(same, ", ") {
			named[d.Kind]++
			if word = strings.ToLower(word); len(at.Matching(d.Options, word))+len(at.Naming(d.Options, word)) == 0 {
				t.Errorf("%s: %q names nothing", d.Kind, word)
			}
		}
		got := at.says(out, "look")
		for i := range d.Options {
			if row := fmt.Sprintf("%3d  %s\n", at.Number(&d.Options[i]), at.Row(d, &d.Options[i])); !strings.Contains(got, row) {
				t.Errorf("%s: look does not list %q in %q", d.Kind, row, got)
			}
		}
	})
	if named[fortress.AskActivation] < 20 || named[fortress.AskGambit] < 4 {
		t.Errorf("only %v were named", named)
	}
}

// How an expedition or a quest stands, and what ships sell, is told when it changes and not again; and rules have no ids unless the
// player wants them.
func TestOnlyWhatHasChangedIsToldAgain(t *testing.T) {
	var before []string
	again, sales := 0, 0
	botGame(t, botSetup(true), 1, 900, func(at *table, d *engine.Decision, out *bytes.Buffer) {
		if strings.Contains(out.String(), "BF-") {
			t.Errorf("%s: a rule is named by its id: %q", d.Kind, out)
		}
		if !stands[d.Kind] {
			return
		}
		said := strings.Split(out.String(), "\n")
		now := at.written(func() { at.expedition(&at.play.Shown) })
		for _, line := range now {
			switch known, told := slices.Contains(before, line), slices.Contains(said, line); {
			case known == told:
				t.Errorf("%s: known before %v, told %v: %q", d.Kind, known, told, line)
			case known:
				again++
			case strings.Contains(line, " offers: "):
				sales++
			}
		}
		before = now
	})
	if again < 100 || sales < 4 {
		t.Errorf("only %d lines stayed as they were, and %d sales were told", again, sales)
	}
}

// Overwatch lists weapon, die and odds of each attack before it is declared, and again where the weapon is chosen.
func TestOverwatchListsItsAttacks(t *testing.T) {
	seen := map[string]bool{}
	look := func(at *table, d *engine.Decision, out *bytes.Buffer) {
		if d.Kind != fortress.AskOverwatch && d.Kind != fortress.AskOverwatchWeapon {
			return
		}
		seen[d.Kind] = true
		s := &at.play.Shown
		for _, w := range fortress.ForeseeOverwatch(at.play.Match) {
			if d.Kind == fortress.AskOverwatch && s.Name(w.Explorer) != d.About[0] || d.Kind == fortress.AskOverwatchWeapon && !w.Declared {
				continue
			}
			for i := range w.Shots {
				one := &w.Shots[i]
				if d.Kind == fortress.AskOverwatchWeapon && s.UnitName(one.Aim.By) != d.About[0] {
					continue
				}
				weapon := at.Book.Name(s.WeaponsOf(one.Aim.By)[one.Aim.Weapon].ID)
				if want := ": miss " + percent(one.Miss); !strings.Contains(out.String(), weapon) || !strings.Contains(out.String(), want) || !strings.Contains(out.String(), "with a die showing ") {
					t.Errorf("%s: nothing of %s with %s in %q", d.Kind, weapon, want, out)
				}
			}
		}
	}
	for seed := range uint64(4) {
		botGame(t, botSetup(true), seed+1, 900, look)
	}
	if len(seen) < 2 {
		t.Errorf("only %v came up", seen)
	}
}

// Help begins with where the game is and what can be answered; what tells nothing here comes last.
func TestHelpSpeaksOfWhereOneIs(t *testing.T) {
	at, out := seated(t, shooting)
	got := at.says(out, "help")
	if !strings.HasPrefix(got, "You are here: a single combat") || !strings.Contains(got, "What does Janus Draik do?") || !strings.Contains(got, "Pistol & Rapier at Guardsman 1") {
		t.Errorf("in a combat help begins with %q", got[:min(len(got), 300)])
	}
	if here, elsewhere := strings.Index(got, "board: draws"), strings.Index(got, "At other times"); here < 0 || elsewhere < here || strings.Index(got, "journal: tells") < elsewhere {
		t.Errorf("in a combat help has the board at %d, and other times at %d", here, elsewhere)
	}
	text, _, _ := typed(t, "help\n", "play", "-data", t.TempDir(), "-quest", "Long Road", "-seed", "4")
	if elsewhere := strings.Index(text, "At other times"); elsewhere < 0 || strings.Index(text, "board: draws") < elsewhere || strings.Index(text, "journal: tells") > elsewhere {
		t.Errorf("while a party gathers help is %q", text)
	}
}

var coordinates = regexp.MustCompile(`(^|[ (])-?[0-9]+,-?[0-9]+`)

// Without coordinates no prompt and no list names a hex by its numbers, and no two answers of a question are called alike.
func TestPlacesAreToldInWords(t *testing.T) {
	asked := 0
	botGame(t, botSetup(true), 3, 700, func(at *table, d *engine.Decision, out *bytes.Buffer) {
		if asked++; asked%25 == 0 {
			for _, word := range []string{"list", "where"} {
				at.Hear(word)
			}
		}
		for _, line := range strings.Split(out.String(), "\n") {
			if coordinates.MatchString(line) && !strings.Contains(line, "rolls") { // two dice are told alike
				t.Errorf("%s: %q", d.Kind, line)
			}
		}
	})
}
