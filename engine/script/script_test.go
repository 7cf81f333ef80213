package script_test

import (
	"strings"
	"testing"

	"precipice/engine/script"
)

const game = `proves NIM-1 NIM-3
part NIM-3 nobody puts back two
# The machine answers with its first option.
heaps
oooo
oo
end
start turn
  ? you take stones
options take b
  take b 1
  take b 2
why take a 1
  legal
why take b 3
  NIM-2 too-few 2
why take c
  unknown
roll 6
choose take a 3
  NIM-1 taken a 3
  NIM-3 back a 1
  ? machine take stones
auto
  > take a 1
  NIM-1 taken a 1
  ? you take stones
save
show heaps
  [1 2 0]
choose take b 3
  illegal
choose take a 1
  NIM-1 taken a 1
  ? machine take stones
auto
  > take b 1
  NIM-1 taken b 1
  NIM-1 taken b 1
  over
choose take a 1
  illegal
auto
`

// A ruleset of its own tells its scenarios in its own words, and every general line works for it.
func TestAnotherRulesetHasScenarios(t *testing.T) {
	sc, err := script.Parse(vocabulary(), game)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(sc.Proves, " "); got != "NIM-1 NIM-3" {
		t.Errorf("it proves %s", got)
	}
	got, err := sc.Run()
	if err != nil || got != game {
		t.Errorf("%v\n%s", err, script.Difference(game, got))
	}
}

// What a script expects is replaced by what really happens, whatever was expected.
func TestRunWritesWhatReallyHappens(t *testing.T) {
	for _, spoilt := range []string{
		strings.Replace(game, "  NIM-3 back a 1\n", "", 1),
		strings.Replace(game, "  NIM-1 taken a 3\n", "  NIM-1 taken a 3\n  NIM-1 taken a 3\n", 1),
		strings.Replace(game, "  [1 2 0]\n", "  [4 2 0]\n", 1),
	} {
		sc, err := script.Parse(vocabulary(), spoilt)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := sc.Run(); err != nil || got != game {
			t.Errorf("%v\n%s", err, script.Difference(game, got))
		}
	}
}

// Events that do not make the state are told.
func TestAScriptTellsOfAChangeWithoutAnEvent(t *testing.T) {
	sc, err := script.Parse(vocabulary(), "proves NIM-1\nloose\nheaps\nooo\nend\nstart turn\nchoose take a 1\n")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := sc.Run(); err != nil || !strings.Contains(got, "  NIM-1 taken a 1\n  the events do not make the state\n") {
		t.Errorf("%v\n%s", err, got)
	}
}

// Errors say in which line they are.
func TestErrorsNameTheLine(t *testing.T) {
	const sound = "proves NIM-1\nheaps\nooo\noo\nend\nseat 1\nroll 1\nstart turn\nchoose take a 2\n"
	for _, c := range []struct{ old, new, want string }{
		{"seat 1", "seat 3", `line 6: "seat 3": seat "3": write a whole number from 1 to 2`},
		{"seat 1", "chair 1", `line 6: "chair 1": unknown line; known before start: heaps, seat, loose, roll, start`},
		{"roll 1", "roll 100", `line 7: "roll 100": roll "100": write a whole number from 1 to 99`},
		{"roll 1", "roll" + strings.Repeat(" 1", 1001), "at most 1000 loaded dice may wait"},
		{"roll 1", "roll 7", "a loaded 7 was rolled on a die with faces 1 to 6: load one of those"},
		{"roll 1", "roll 1 1", "1 loaded dice were never rolled"},
		{"ooo\noo", "ooo\nox", "line 4: a stone is o"},
		{"ooo\noo", "o\no\no\no", "line 2: there are three heaps at most"},
		{"end\n", "", `line 2: "heaps" has no end: close it with a line "end"`},
		{"start turn", "start dance", `line 8: "start dance": unknown start; known: turn`},
		{"start turn\nchoose take a 2\n", "", "no line starts the match"},
		{"choose take a 2", "choose take a 4", `line 9: "choose take a 4": no option has this key: did you mean "take a 1"?`},
		{"choose take a 2", "choose take b 3", `line 9: "choose take b 3": this is not legal (NIM-2 too-few): choose another option, or write "  illegal" below`},
		{"choose take a 2", "show you", `line 9: "show you": show takes heaps`},
		{"choose take a 2", "seat 2", `line 9: "seat 2": unknown line; known after start: roll, choose, auto, options, why, show, left, save`},
		{"choose take a 2", "left show heaps", `line 9: "left show heaps": write the ids of the rules, and then show NAME, options, why KEY or asked`},
		{"choose take a 2", "left NIM-1 heaps", `line 9: "left NIM-1 heaps": write the ids of the rules, and then`},
		{"choose take a 2", "left NIM-9 show heaps", `line 9: "left NIM-9 show heaps": no line "proves" names NIM-9: add it there, or remove it here`},
		{"choose take a 2", "left NIM-1 show you", `line 9: "left NIM-1 show you": show takes heaps`},
		{"choose take a 2", "roll 0", `line 9: "roll 0": roll "0": write a whole number from 1 to 99`},
		{"choose take a 2", "roll" + strings.Repeat(" 1", 1000), "at most 1000 loaded dice may wait"},
		{"ooo\noo\nend\nseat 1\nroll 1", "o\no\no\nend\nseat 1", `line 9: "choose take a 2": this is not legal`},
		{"heaps\nooo\noo\nend\nseat 1\nroll 1", "seat 1", `line 4: "choose take a 2": the match is over: remove this line`},
	} {
		text := strings.Replace(sound, c.old, c.new, 1)
		if text == sound {
			t.Fatalf("nothing of %q in the script", c.old)
		}
		sc, err := script.Parse(vocabulary(), text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sc.Run(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q gives %v\nwant %s", c.new, err, c.want)
		}
	}
	if _, err := script.Parse(vocabulary(), "seat 1\nstart turn\n"); err == nil || !strings.Contains(err.Error(), "names the rules it proves") {
		t.Errorf("a script that proves nothing: %v", err)
	}
}

// A position need not prove anything, but must be one that the rules can go on from.
func TestPosition(t *testing.T) {
	m, before, err := script.Position(vocabulary(), "heaps\nooo\noo\nend\nstart turn\nroll 1\nchoose take a 2")
	if err != nil || m.State.Heaps[0] != 1 || before.Heaps[0] != 3 {
		t.Errorf("from %v to %v: %v", before, m.State, err)
	}
	m, before, err = script.Position(vocabulary(), "heaps\nooo\noo\nend\nstart turn\nchoose take a 1\nchoose take b 1")
	for _, e := range m.Opening() {
		e.Apply(&before)
	}
	if err != nil || m.State.Heaps != before.Heaps {
		t.Errorf("the events that it opens with lead to %v, not to %v: %v", before, m.State, err)
	}
	for _, c := range []struct{ text, want string }{
		{"heaps\n" + strings.Repeat("o", 21) + "\nend\nstart turn", "a heap of 21: the maximum is 20"},
		{"heaps\n" + strings.Repeat("o", 11) + "\nend\nstart turn\nchoose take a 1", "the rules fail at this position (a heap of 10)"},
		{strings.Repeat("\n", script.MaxLength+1), "65537 bytes: the maximum is 65536"},
		{"seat 1", "no line starts the match"},
	} {
		if m, _, err := script.Position(vocabulary(), c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.30q gives %v and %v\nwant %s", c.text, m, err, c.want)
		}
	}
}

func TestDifference(t *testing.T) {
	for _, c := range []struct{ want, got, says string }{
		{"a\nb", "a\nb", ""},
		{"a\nb", "a\nc", "want b\ngot  c"},
		{"a", "a\nb", "want (end)\ngot  b"},
		{"a\nb", "a", "want b\ngot  (end)"},
	} {
		if says := script.Difference(c.want, c.got); says != c.says {
			t.Errorf("%q and %q: %q", c.want, c.got, says)
		}
	}
}

// A rule that no event, question or refusal follows is untold, until a line ties it to what it has left.
func TestUntold(t *testing.T) {
	const begin = "proves NIM-1 NIM-2 NIM-3 NIM-4\nheaps\noo\nend\nstart turn\n"
	for _, c := range []struct{ lines, want string }{
		{"", "NIM-1 NIM-2 NIM-3 NIM-4"},
		{"choose take a 1\n", "NIM-2 NIM-3 NIM-4"},
		{"why take a 1\n", "NIM-1 NIM-2 NIM-3 NIM-4"},
		{"why take a 3\n", "NIM-1 NIM-3 NIM-4"},
		{"left NIM-3 NIM-4 show heaps\n", "NIM-1 NIM-2"},
		{"left NIM-3 options take\nleft NIM-4 asked\nleft NIM-1 why take a 3\n", ""},
	} {
		sc, err := script.Parse(vocabulary(), begin+c.lines)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sc.Run(); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(sc.Untold(), " "); got != c.want {
			t.Errorf("%q leaves %q untold, want %q", c.lines, got, c.want)
		}
	}
}

// What a rule has left is what the line of its own would write.
func TestLeftShowsWhatARuleHasLeft(t *testing.T) {
	const want = `proves NIM-3 NIM-4
heaps
oo
end
start turn
  ? you take stones
left NIM-3 show heaps
  [2 0 0]
left NIM-3 NIM-4 options take
  take a 1
  take a 2
left NIM-4 why take a 3
  NIM-2 too-few 2
left NIM-4 asked
  ? you take stones
choose take a 1
  NIM-1 taken a 1
  NIM-1 taken a 1
  over
left NIM-3 asked
  over
`
	sc, err := script.Parse(vocabulary(), want)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := sc.Run(); err != nil || got != want {
		t.Errorf("%v\n%s", err, script.Difference(want, got))
	}
}
