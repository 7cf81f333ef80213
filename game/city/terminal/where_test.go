package terminal

import (
	"strings"
	"testing"

	"precipice/build/typed"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/city/pack"
)

const beside = "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 1,1 dice 2 3 6 6\nhero emelda-braskov 0,0 dice 4\n" +
	"hostile wall-guard-1 3,1 group 1\nobject 4,3\nstart activation jelsen-darrock\n"

// at puts a position on the table of a journey.
func at(t *testing.T, position string) (v *voice, says func(line string) string) {
	t.Helper()
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	v, out := spoken(t, city.Table{Setup: setupOf(r, 0), Seed: 1})
	m, _, err := rules.Position(r.Rules, position)
	if err != nil {
		t.Fatal(err)
	}
	v.play.Match, v.play.Shown, v.play.Log = m, m.State, nil
	return v, func(line string) string {
		out.Reset()
		if v.Hear(line) {
			v.Present()
		}
		return out.String()
	}
}

// The word where tells tile, way, sight and steps, and for a hostile the spaces from which it can be attacked with the odds; plan tells what
// several choices lead to; move lists what is only counted; list and look say which game it is.
func TestWhereAndPlan(t *testing.T) {
	_, says := at(t, beside)
	for line, want := range map[string][]string{
		"where guard":  {"Wall Guard 1: Lamp Street, two spaces east, behind the gateway; in sight, 2 steps\n", "Jelsen Darrock could attack Wall Guard 1 from:", "1 step: Long Sword, hits ", "slays "},
		"where object": {"mysterious object: Lamp Street, three spaces east, two south, behind the gateway"},
		"where":        {"Emelda Braskov: Drop Zone, one space north-west; in sight, 1 step", "open gateway: Drop Zone"},
		"where nobody": {"There is no “nobody” on the battlefield"},
		"list":         {"Cursed City: ", "Wall Guard 1 at Lamp Street, two spaces east, behind the gateway, damage 0 of 1."},
		"look":         {"Cursed City: ", "Move to Lamp Street, one space east, behind the gateway (1+)"},
		"move":         {"Which one? Type its number:", "Move to Drop Zone, one space north (1+)"},
		"plan":         {"Type plan and the choices"},
		"plan dance":   {"dance is not one of the options"},
		"plan move 2,1; attack long-sword wall-guard-1": {"1. Move to Lamp Street, one space east, behind the gateway (1+): reached 100%", "2. attack long-sword wall-guard-1: reached 100%", "Wall Guard 1: ", "slain "},
	} {
		got := says(line)
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("%s: no %q in\n%s", line, part, got)
			}
		}
	}
	if got := says("Move to Drop Zone, one space north (1+)"); !strings.Contains(got, "Jelsen Darrock moves to Drop Zone") {
		t.Errorf("what is printed moves nobody:\n%s", got)
	}
}

// What is told is told once and in the words of the table: one number for one space, a roll that is one face, a run as any other action,
// and a space by where it lies where it is undone or refused too.
func TestTheTableSpeaksOneLanguage(t *testing.T) {
	_, says := at(t, "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 1,1 dice 2 3 6 6\nhero emelda-braskov 0,0 dice 4\n"+
		"hostile wall-guard-1 5,1 group 1\nhostile deadwalker-1 5,1 group 1\nobject 4,3\nstart activation jelsen-darrock\n")
	for _, line := range strings.Split(says("again")+says("look")+says("xyzzy")+says("run 1,2"), "\n") {
		for _, item := range strings.Split(line, "; ") {
			if number, _, ok := strings.Cut(item, ") "); ok && strings.Count(line, "; "+number+") ") > 1 {
				t.Errorf("the number %s is told twice: %s", number, line)
			}
		}
		if strings.Contains(line, "(Run)") {
			t.Error(line)
		}
	}
	if got := says("card grave hulk"); !strings.Contains(got, "  12: ") || strings.Contains(got, "12 to 12") {
		t.Errorf("a roll of one face is told as\n%s", got)
	}
	if got := says("undo"); !strings.Contains(got, "Undone: Run to Drop Zone, one space south") {
		t.Errorf("a run is undone:\n%s", got)
	}
	if got := says("? move"); strings.Contains(got, "Move to 0,0 (1+)") {
		t.Errorf("spaces are refused by their coordinates:\n%s", got)
	}
}

// Before anybody is asked to go, a crisis tells its ways with the chances of each hero who may go.
func TestACrisisIsToldBeforeWhoGoes(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	v, out := spoken(t, city.Table{Setup: setupOf(r, 0), Seed: 1})
	asked, rolled := 0, 0
	for position := range typed.Positions(t, "../../../engine/city/testdata") {
		m, _, err := rules.Position(r.Rules, position)
		if err != nil {
			continue
		}
		d, ok := m.Pending()
		if !ok || d.Kind != rules.AskCrisisHero {
			continue
		}
		asked++
		v.play.Match, v.play.Shown = m, m.State
		out.Reset()
		v.Present()
		text := out.String()
		for i := range r.Pack.Crises {
			for k := range r.Pack.Crises[i].Choices {
				way := v.Book.Name(r.Pack.Crises[i].Choices[k].ID)
				if r.Pack.Crises[i].ID == d.About[0] && !strings.Contains(text, "\n  "+way+": ") {
					t.Errorf("%s: no way %q in\n%s", d.About[0], way, text)
				}
			}
		}
		if strings.Contains(text, "failure ") || strings.Contains(text, ": no ") {
			rolled++
			for i := range d.Options {
				if !strings.Contains(text, "    "+v.Book.Name(d.Options[i].Parts[0])+", ") {
					t.Errorf("%s: no chances of %s in\n%s", d.About[0], d.Options[i].Parts[0], text)
				}
			}
		}
	}
	if asked == 0 || rolled == 0 {
		t.Errorf("%d crises are told, %d with chances", asked, rolled)
	}
}
