package terminal

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/city/pack"
)

// holds reports an error for each of some texts that another does not hold, and for each that begins with ! that it does.
func holds(t *testing.T, what, got string, want ...string) {
	t.Helper()
	for _, text := range want {
		part, not := strings.CutPrefix(text, "!")
		if strings.Contains(got, part) == not {
			t.Errorf("%s: %q is told: %v, in\n%s", what, part, not, got)
		}
	}
}

// two is a street behind the drop zone, to which something is added.
const two = "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 1,1 dice 2 3 6 6\n"

// While heroes are placed, the map has the number of each answer in its space, and the legend says how rows and spaces count. At other
// questions about spaces it marks them, and in an activation nothing.
func TestTheMapMarksWhereAHeroMayBegin(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	v, out := spoken(t, city.Table{Setup: setupOf(r, 0), Seed: 1})
	v.Present()
	v.Hear("1")
	v.Present()
	d, _ := v.play.Pending()
	out.Reset()
	v.Hear("board")
	legend := "\nNumbers mark the spaces that you can choose.\nRows of a tile count from the north"
	holds(t, "board", out.String(), legend, "!*")
	_, drawn, _ := strings.Cut(out.String(), "\n") // below the numbers of the columns
	drawn, _, _ = strings.Cut(drawn, "Heroes by letter")
	for i := range d.Options {
		n := strconv.Itoa(v.Number(&d.Options[i]))
		if !regexp.MustCompile(`(?m)^ *-?\d+ .*\b` + n + `\b`).MatchString(drawn) {
			t.Errorf("%s is not on the map:\n%s", n, drawn)
		}
	}
	_, says := at(t, "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\ntile lamp-street 6,0\ngate 5,1 e 2\nlychgate 9,0 n\nhero jelsen-darrock 0,0\n"+
		"hostile kosargi-nightguard-1 9,0 group 2\nhostile wall-guard-1 reserve group 1\nstart placing 1\n")
	holds(t, "board", says("board"), "* marks a space that you can choose.")
	_, says = at(t, beside)
	holds(t, "board", says("board"), "!*", "!Rows of a tile")
}

// A space worth going to is told beside the hostile that stands there, and not beside its group.
func TestASpaceIsBesideAHostileAndNotBesideItsGroup(t *testing.T) {
	v, _ := at(t, two+"hostile grave-hulk-1 5,1 group 1\nhostile deadwalker-1 4,3 group 1\nstart activation jelsen-darrock\n")
	d, _ := v.play.Pending()
	v.Present()
	from := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Verb == rules.DoRun })
	holds(t, "run", v.moves(d, d.Options[from:len(d.Options)-1]), "beside Grave Hulk 1", "beside Deadwalker 1", "!Deadwalkers")
}

// An attack says how likely it hits and slays, and what is printed so can be typed back.
func TestAnAttackSaysItsChances(t *testing.T) {
	v, says := at(t, two+"hostile wall-guard-1 2,1 group 1\nstart activation jelsen-darrock\n")
	got := says("")
	d, _ := v.play.Pending()
	for _, line := range strings.Split(got, "\n") {
		if text := strings.TrimLeft(line, " 0123456789"); strings.Contains(line, " at Wall Guard 1") {
			holds(t, "row", line, "slays ", "%)")
			if keys := v.Said(d).Meant(text); len(keys) != 1 || !strings.HasPrefix(keys[0], "attack ") {
				t.Errorf("%q is taken for %q", text, keys)
			}
		}
	}
	holds(t, "look", got, "Long Sword at Wall Guard 1 (hits ", " until it falls or no die pays (slays ", "Move to Drop Zone, one space north (1+)")
}

// Odds are told of what rolls, and of a number alone what has that number; a run says that it rolls nothing.
func TestOddsAreOfWhatRolls(t *testing.T) {
	_, says := at(t, two+"hostile wall-guard-1 2,1 group 1\nstart activation jelsen-darrock\n")
	holds(t, "odds run", says("odds run"), "No dice are rolled for that here.", "!nothing changes")
	if got := says("odds 1"); strings.Count(got, "\n") > 3 || strings.Contains(got, "  2  ") {
		t.Errorf("odds 1 tells %q", got)
	}
}

// What is told about the night and about leaving names its rules, for those who want their ids.
func TestTheNightNamesItsRules(t *testing.T) {
	_, says := at(t, "turn 2\n"+beside)
	holds(t, "forecast", says("forecast"), "Night falls in ", "![CC-")
	says("set rules on")
	holds(t, "forecast", says("forecast"), "turns. [CC-JRN-001]")
	holds(t, "leave", says("leave"), "[CC-G-004]")
	_, says = at(t, "turn 9\nnightfall 11\n"+beside)
	says("set rules on")
	holds(t, "forecast", says("forecast"), "It is night. [CC-G-051]")
}

// Help says that answers keep their numbers, and speaks of spaces: the city has no hexes.
func TestHelpSpeaksOfTheCity(t *testing.T) {
	v, says := at(t, beside)
	holds(t, "help", says("help"), "an answer keeps its number", "calls spaces by their coordinates", "!hex")
	for _, key := range []string{"usage.flag.coordinates", "usage.flag.verbosity", "usage.flag.rules"} {
		holds(t, key, v.Book.Say(key), "!hex")
	}
}
