package terminal

import (
	"strconv"
	"strings"
	"testing"
)

// An attack says how likely it hits and slays, in a row of its own and among others, and what is printed so can be typed back.
func TestAnAttackSaysItsChances(t *testing.T) {
	at, out := seated(t, shooting)
	d, _ := at.play.Pending()
	rows, attacks := at.says(out, ""), 0
	for line := range strings.Lines(rows) {
		text := strings.TrimLeft(strings.TrimSpace(line), "0123456789 ")
		if !strings.Contains(line, "(slays ") && !strings.Contains(line, "(hits ") {
			continue
		}
		attacks++
		if keys := at.Said(d).Meant(text); len(keys) != 1 || !strings.HasPrefix(keys[0], "fire ") {
			t.Errorf("%q is taken for %q", text, keys)
		}
	}
	if attacks < 2 {
		t.Errorf("%d attacks say how likely they slay:\n%s", attacks, rows)
	}
	at.says(out, "set coordinates off")
	folded := at.says(out, "x") + at.says(out, "set verbosity normal")
	at.Present()
	folded += out.String()
	if !strings.Contains(folded, ") Guardsman 2 (slays ") {
		t.Errorf("among others an attack does not say how likely it slays:\n%s", folded)
	}
	if keys := at.Said(d).Meant("1) " + at.Reads(d, &d.Options[0]) + " (slays 1%)"); len(keys) != 1 {
		t.Errorf("a number with its row is taken for %q", keys)
	}
}

// Odds of a number are of the option that has it, and not of those with such a die.
func TestOddsOfANumberAreOfOneOption(t *testing.T) {
	at, out := seated(t, strings.Replace(shooting, "start activation janus-draik", "track group-1 janus-draik amallyn\nstart gambits", 1))
	at.says(out, "")
	if got := at.says(out, "odds 5"); strings.Contains(got, "3:") {
		t.Errorf("odds 5 tells %q", got)
	}
}

// The map marks the hexes among the answers, but for those of an activation.
func TestTheMapMarksWhatCanBeChosen(t *testing.T) {
	at, out := seated(t, shooting)
	if got := at.says(out, "board"); strings.Contains(got, "*") {
		t.Errorf("an activation marks hexes:\n%s", got)
	}
	at, out = seated(t, "explorer janus-draik waiting\nencounters negavolt-choir ur-ghul-pack hunted-floor\nstart combat long-march")
	d, _ := at.play.Pending()
	at.Present()
	if !strings.Contains(out.String(), "Type board to see the numbers") {
		t.Errorf("nothing says that the map has the numbers: %s", out)
	}
	got := at.says(out, "board")
	if strings.Contains(got, "*") != (len(d.Options) > mostDigits) || !strings.Contains(got, "you can choose.") {
		t.Errorf("of %d hexes the map marks\n%s", len(d.Options), got)
	}
	for i := range d.Options {
		if n := strconv.Itoa(at.Number(&d.Options[i])); len(d.Options) <= mostDigits && !strings.Contains(strings.ReplaceAll(got, "\n", " "), " "+n+" ") {
			t.Errorf("%s is not on the map:\n%s", n, got)
		}
	}
}
