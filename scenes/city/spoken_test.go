package city

import (
	"fmt"
	"strings"
	"testing"
	"time"
	"unicode"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game"
)

// listener hears a program, and has what a screen reader finds of its screen.
type listener struct {
	*table
	said, pointed []string
	shadow        game.Shadow
}

// listening opens the program for somebody who hears it.
func listening(t *testing.T, d device) *listener {
	t.Helper()
	l := &listener{}
	l.table = openIn(t, d, game.Parts{Words: book(t), Hears: game.Hears{
		Tell:   func(sentence, _ string) { l.said = append(l.said, sentence) },
		Point:  func(sentence, _ string) { l.pointed = append(l.pointed, sentence) },
		Shadow: func(s game.Shadow) { l.shadow = s },
	}})
	return l
}

// hears draws the screen and lets it be told.
func (l *listener) hears() {
	l.Helper()
	l.sh.Now = l.sh.Now.Add(time.Second) // the shadow changes a few times a second
	l.draw()
}

// wrong lists what a screen reader finds on the screen without a name in words, what it does not find at all, and what it finds twice: as
// what can be chosen, and as a loose text.
func (l *listener) wrong() (list []string) {
	named, chosen := map[string]bool{}, map[string]string{}
	for _, one := range l.shadow.Things {
		if named[one.ID] = true; one.ID == "" {
			continue
		}
		if chosen[one.Name] = one.ID; !strings.ContainsFunc(one.Name, unicode.IsLetter) {
			list = append(list, fmt.Sprintf("%s is called %q", one.ID, one.Name))
		}
	}
	for _, one := range l.shadow.Things {
		if of := chosen[one.Name]; one.ID == "" && one.Role != game.RoleHeading && of != "" {
			list = append(list, fmt.Sprintf("a text repeats %s: %q", of, one.Name))
		}
	}
	for a := range l.sh.UI.All {
		if (a.Do != nil || a.Turn != nil || a.Readable) && a.Role != game.Part && !named[a.Name] {
			list = append(list, "a reader does not find "+a.Name)
		}
	}
	return list
}

// misplaced lists the miniatures and spaces of a battlefield whose names do not say on which tile they are, and those that cannot be told
// apart.
func (l *listener) misplaced(j *Journey) (list []string) {
	s, called := &j.Play.Shown, map[string]string{}
	for a := range l.sh.UI.All {
		if a.Space == "" {
			continue
		}
		q, err := board.ParseSquare(a.Space)
		sp, ok := s.Tiles().At(q)
		if err != nil || !ok {
			list = append(list, a.Name+" lies nowhere")
			continue
		}
		name, tile := l.sh.NameOf(a), l.sh.Words.Name(s.Content().Tiles[s.Ground.Tiles[s.Tiles().Tile(sp)].Tile].ID)
		if !strings.Contains(name, tile) || strings.Contains(name, a.Space) {
			list = append(list, fmt.Sprintf("%s on %s is called %q", a.Name, tile, name))
		}
		if other := called[name]; other != "" && other != a.Name {
			list = append(list, fmt.Sprintf("%s and %s are both called %q", a.Name, other, name))
		}
		called[name] = a.Name
	}
	return list
}

// Everything that a screen reader finds in journeys of all types has a name in words, in a window and on a phone, and no loose text repeats it.
// Every miniature and every space has its tile in its name, so that all can be told apart.
func TestEverythingHasANameAndAPlace(t *testing.T) {
	for i, d := range []device{desk, phone, side} {
		t.Run(d.String(), func(t *testing.T) {
			l := listening(t, d)
			l.hears()
			l.begin([]string{"lantern-row", "pawnbrokers-row", "the-drowned-parish"}[i])
			j, told, kinds := l.sh.Top().(*Journey), map[string]bool{}, map[string]bool{}
			j.Play.Table.AskAll, j.Play.Table.HostilesAsked = true, true
			for n := 0; n < 160; n++ {
				l.hears()
				wrong := l.wrong()
				if j.Question != nil {
					kinds[j.Question.Decision.Kind] = true
				}
				if !j.crisisAsked() && j.Play.Shown.Tiles() != nil {
					wrong = append(wrong, l.misplaced(j)...)
				}
				for _, one := range wrong {
					if !told[one] && len(told) < 30 {
						t.Errorf("%s: %s", j.Says()["pending"], one)
					}
					told[one] = true
				}
				if !l.answer(j) {
					break
				}
			}
			if len(kinds) < 6 {
				t.Errorf("only %v were asked", kinds)
			}
		})
	}
}

// alike lists what can be chosen on the screen although something else is called the same.
func (l *listener) alike() (list []string) {
	called := map[string]string{}
	for _, one := range l.shadow.Things {
		if one.Role == game.RoleButton {
			if of := called[one.Name]; of != "" {
				list = append(list, fmt.Sprintf("%s and %s are both called %q", of, one.ID, one.Name))
			}
			called[one.Name] = one.ID
		}
	}
	return list
}

// The values of a setup say their question, so that no two are called the same; the buttons of a replay say what they do; and the drawers
// of a phone have names, open and closed.
func TestTheScreensAroundAJourneyHaveNames(t *testing.T) {
	for _, d := range []device{desk, phone, side} {
		t.Run(d.String(), func(t *testing.T) {
			l, j := acting(t, d, "lantern-row")
			check := func(where string, list []string) {
				for _, one := range list {
					t.Errorf("%s: %s", where, one)
				}
			}
			for which := range 5 {
				if j.Layout.Held && which > 0 {
					j.Drawers.Pull(which)
					l.hears() // it comes in
				}
				l.hears()
				check(fmt.Sprint("drawer ", which), l.wrong())
			}
			l.host.Again(l.sh, j.Play, nil)
			l.hears()
			check("replay", append(l.wrong(), l.misplaced(j)...))
			l.host.Begin(l.sh)
			s := l.sh.Top().(*Setup)
			s.table.Setup.Players = 3
			for page := range setupPages {
				s.page = page
				l.hears()
				check("setup", append(l.wrong(), l.alike()...))
			}
		})
	}
}

// acting returns a journey in which a hero acts, and the listener.
func acting(t *testing.T, d device, journey string) (*listener, *Journey) {
	t.Helper()
	l := listening(t, d)
	l.hears()
	l.begin(journey)
	j := l.sh.Top().(*Journey)
	for !j.own() {
		if !l.answer(j) {
			t.Fatal("nobody acts")
		}
	}
	l.hears()
	return l, j
}

// focus lets the focus come to an area by keys, and returns what is heard.
func (l *listener) focus(name string) string {
	l.Helper()
	l.pointed = nil
	l.sh.UI.FocusOn(name)
	l.hears()
	if len(l.pointed) != 1 {
		l.Fatalf("of %s is heard %q", name, l.pointed)
	}
	return l.pointed[0]
}

// A question is asked once, with what ends it. An action says its price; a space where it lies from who acts, in the words of the answer;
// and what every space repeats is said once for a question.
func TestTheFocusSaysWherePlacesAre(t *testing.T) {
	l, j := acting(t, desk, "lantern-row")
	asked := l.said[len(l.said)-1]
	if !strings.HasPrefix(asked, "What does Cleona Zeitengale do? ") || !strings.Contains(asked, "End · keep") {
		t.Errorf("the question is asked as %q", asked)
	}
	if said := l.focus("row/move"); !strings.HasPrefix(said, "Move, 1+.") {
		t.Errorf("of the action is heard %q", said)
	}
	moves := j.Question.Row(rules.DoMove).Legal
	repeated := l.sh.Words.Say("tip.cost", "1")
	for i := range moves[:3] {
		said := l.focus(moves[i].Area())
		if !strings.Contains(said, " space") || !strings.HasPrefix(said, "Move to ") || strings.Contains(said, repeated) != (i == 0) {
			t.Errorf("of space %d is heard %q", i+1, said)
		}
	}
	if said := l.focus(moves[0].Area()); !strings.Contains(said, repeated) {
		t.Errorf("back at the first space is heard %q", said)
	}
	for _, want := range []string{"Banner Bearer 1, Tanner Yard, ", " behind "} {
		l.until(j, func() bool { return j.Question.Asks("pick") })
		if named := l.sh.NameOf(l.sh.UI.Named("option/pick banner-bearer-1")); !strings.Contains(named, want) {
			t.Errorf("the answer is called %q, without %q", named, want)
		}
	}
}

// until answers until something is so.
func (l *listener) until(j *Journey, is func() bool) {
	l.Helper()
	for !is() {
		if !l.answer(j) {
			l.Fatal("it does not come to that")
		}
	}
	l.hears()
}

// A crisis is read before anybody is asked to go, with its ways, their outcomes and the chances of all who could go. Its buttons say them
// too, and the texts of its table are found once.
func TestACrisisIsReadBeforeItIsDecided(t *testing.T) {
	for _, d := range []device{desk, phone} {
		l, j := acting(t, d, "lantern-row")
		l.until(j, func() bool {
			return j.Question.Asks(rules.AskCrisisHero) && len(j.crisis.crisis().Choices[0].Outcomes()) > 1
		})
		read, w := l.said[len(l.said)-1], l.sh.Words
		ways := j.crisis.crisis().Choices
		for _, want := range []string{w.Name(j.crisis.page.id), w.Say("text." + j.crisis.page.id), w.Name(ways[0].ID), w.Say("text." + ways[0].ID), w.Name(ways[1].ID), w.Say("text." + ways[1].ID), "Brutogg: ", "success ", "%", w.Say("crisis.who")} {
			if strings.Count(read, want) == 0 {
				t.Errorf("%s: the crisis is read without %q: %q", d, want, read)
			}
		}
		if story := w.Say("text." + j.crisis.page.id); strings.Count(read, story) > 1 || strings.Index(read, w.Say("crisis.who")) < strings.Index(read, story) {
			t.Errorf("%s: the story is not read once before the question: %q", d, read)
		}
		called := map[string]string{}
		for _, one := range l.shadow.Things {
			if called[one.ID] = one.Name; one.ID == "" && (len(one.Name) < 4 || strings.HasPrefix(one.Name, "influence")) {
				t.Errorf("%s: a loose text says %q", d, one.Name)
			}
		}
		name := called[cellName(&j.crisis, 0, 0)]
		for _, want := range []string{w.Name(ways[0].ID), "success ", "%", w.Say("text." + ways[0].ID)} {
			if !strings.Contains(name, want) {
				t.Errorf("%s: the button is called %q, without %q", d, name, want)
			}
		}
	}
}
