package terminal

import (
	"bytes"
	"strings"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/saves"
)

// seated returns a table at a position, written as in scenarios.
func seated(t *testing.T, position string) (*table, *bytes.Buffer) {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := fortress.Position(rules, position)
	if err != nil {
		t.Fatal(err)
	}
	setup := fortress.Setup{Players: 1, Fifth: -1, Combat: rules.Pack.Combats[0].ID, Explorers: rules.Pack.IDs("explorer")[:fortress.MaxParty]}
	play, err := session.New(blackstone.With(rules), blackstone.Table{Setup: setup}, nil, terminal.Clock)
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	play.Table, play.Match, play.Shown, play.Log = blackstone.Table{}, m, m.State, nil
	out := &bytes.Buffer{}
	base := terminal.NewTable(terminal.Streams{Out: out, Err: out}, book, saves.NewAutosaver(saves.NewMemory()))
	base.Chance = marksman{play, book}.chance
	at := &table{Lesson: terminal.Lesson{Plain: terminal.Plain{Table: base}}, play: play}
	terminal.Seat(base, play, at)
	at.Hear("set coordinates on")
	return at, out
}

// says types a line and returns the answer together with the next question.
func (t *table) says(out *bytes.Buffer, line string) string {
	out.Reset()
	again := t.Hear(line)
	if _, ok := t.play.Pending(); ok && again {
		t.Present()
	}
	return out.String()
}

const shooting = "board\n.   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3,6,1\nexplorer amallyn 1,0 dice 5\nhostile guardsman-1 3,0\nhostile guardsman-2 4,0\nstart activation janus-draik"

// Case does not matter, and an abbreviation works if only one option or command matches.
func TestShortenedWords(t *testing.T) {
	for line, want := range map[string]string{
		"FIRE Pistol Guardsman-1":   "Janus Draik slays Guardsman 1",
		"fi p guardsman 2":          "Janus Draik slays Guardsman 2",
		"fire guardsman-2":          "Janus Draik slays Guardsman 2",
		"Pi":                        "Pi is not one of the options",
		"fire pistol":               "several things: fire pistol-rapier guardsman-1; fire pistol-rapier guardsman-2.",
		"fire guardsman":            "several things: fire pistol-rapier guardsman-1; fire pistol-rapier guardsman-2.",
		"e":                         "Janus Draik: overwatch dice 4 2 5.",
		"f":                         "fire pistol-rapier guardsman-2; forecast.",
		"sum":                       "You must stand in a hex beside a portal, with no wall between.",
		"s":                         "several things: save; set; show; start.",
		"CARD amallyn":              "Amallyn: ",
		"ca AMA":                    "Amallyn: ",
		"why Search":                "There is no discovery marker",
		"move":                      "several things: move",
		"mov 2,0":                   "Moved to 2,0.",
		"move 2":                    "not one of the options",
		"fire pistol guardsman-2 x": "not one of the options",
		"dance":                     "not one of the options",
		"Look":                      "What does Janus Draik do?",
		"LOOK":                      "What does Janus Draik do?",
		"all":                       "What does Janus Draik do?",
		"who":                       "Guardsman 1 on 3,0: damage 0 of 2",
		"":                          "What does Janus Draik do?",
		"odds fire":                 "miss ",
	} {
		at, out := seated(t, shooting)
		if got := at.says(out, line); !strings.Contains(strings.ToLower(got), strings.ToLower(want)) {
			t.Errorf("%q is answered with %q and not with %q", line, got, want)
		}
	}
}

// A number keeps its meaning throughout an activation or becomes invalid; an undo does not change any.
func TestNumbersStayInAnActivation(t *testing.T) {
	at, out := seated(t, shooting)
	first := at.says(out, "")
	meant := map[string]string{}
	note := func(text string) {
		for _, m := range row.FindAllStringSubmatch(text, -1) {
			if known := meant[m[1]]; known != "" && known != m[2] {
				t.Errorf("the number %s was %q and is %q", m[1], known, m[2])
			}
			meant[m[1]] = m[2]
		}
	}
	note(first)
	note(at.says(out, "move 2,0"))
	fewer := len(meant)
	note(at.says(out, "move 1,0"))
	note(at.says(out, "undo"))
	if fewer < 5 || !strings.Contains(first, "(end)") {
		t.Fatalf("%d numbers were read of %q", fewer, first)
	}
	var gone string
	for n, key := range meant {
		if d, _ := at.play.Pending(); !d.Has(key) {
			gone = n
		}
	}
	if gone == "" {
		t.Fatal("no option has gone")
	}
	if got := at.says(out, gone); !strings.HasPrefix(got, gone+", which was "+meant[gone]+", is ") {
		t.Errorf("%s, which was %q, is answered with %q", gone, meant[gone], got)
	}
}

func TestUndoNamesTheChoice(t *testing.T) {
	at, out := seated(t, shooting)
	at.says(out, "move 2,0")
	if got := at.says(out, "undo"); !strings.Contains(got, "Undone: Move to 2,0 (1+).") || strings.Count(got, "undone") != 1 {
		t.Errorf("undo says %q", got)
	}
}

func TestAgainRepeatsTheLastAnswer(t *testing.T) {
	at, out := seated(t, shooting)
	told := at.says(out, "move 2,0")
	for range 2 {
		if got := at.says(out, "AGAIN"); got != told {
			t.Errorf("%q is repeated as %q", told, got)
		}
	}
}

func TestHelpOfOneWord(t *testing.T) {
	at, out := seated(t, shooting)
	if got := at.says(out, "help where"); !strings.HasPrefix(got, "where") || strings.Count(got, "\n") != 1 {
		t.Errorf("help where says %q", got)
	}
	for _, word := range []string{"again", "look", "empty line"} {
		if got := at.says(out, "help"); !strings.Contains(got, word) {
			t.Errorf("help says nothing of %s", word)
		}
	}
}

// The where command finds everything on the battlefield, with direction and distance from the acting
// miniature.
func TestWhereFindsEverything(t *testing.T) {
	at, out := seated(t, "board\n~   .   .   .   2   .\n\n      .   .   .   .\n\n    .   .   .   .   .\nend\nexplorer janus-draik 1,0 dice 5,3\nexplorer amallyn 0,2 dice 5\nhostile guardsman-1 3,1\nstart activation janus-draik")
	for line, want := range map[string]string{
		"where marker 2":        "discovery marker 2 on 4,0; east, Range 3, in sight, 3 steps\n",
		"where discovery":       "discovery marker 2 on 4,0",
		"where Amallyn":         "Amallyn on 0,2; south, Range 2, not in sight: the edge of the chamber at 1,0, 2 steps\n",
		"where guardsman 1":     "Guardsman 1 on 3,1; east-south-east, Range 3, in sight, 3 steps\nJanus Draik could attack Guardsman 1 from:\n     1,0, 0 steps: Pistol",
		"where portal":          "portal at 0,0, nearest hex 1,0; in the same hex",
		"where escape":          "There is no escape chamber yet",
		"where nobody":          "There is no “nobody” on the battlefield",
		"where":                 "Amallyn on 0,2; south",
		"list":                  "Guardsman 1 on 3,1: damage 0 of 2; east-south-east, Range 3",
		"forecast marker":       "There is no hostile “marker”",
		"where ESCAPE chamber":  "There is no escape chamber yet",
		"where escape-chamberx": "There is no",
	} {
		if got := at.says(out, line); !strings.Contains(got, want) {
			t.Errorf("%q says %q and not %q", line, got, want)
		}
	}
}

// The direction of a neighbour is its side; of a hex at a corner, the compass point between two sides.
func TestDirections(t *testing.T) {
	for side, want := range sideWords {
		to := board.Hex{}.Step(board.Side(side))
		if got := direction(board.Hex{}, to); got != want {
			t.Errorf("%v is %s and not %s", to, got, want)
		}
		far := board.Hex{Q: 5 * to.Q, R: 5 * to.R}
		if got := direction(board.Hex{}, far); got != want {
			t.Errorf("%v is %s and not %s", far, got, want)
		}
	}
	for to, want := range map[board.Hex]string{{Q: 1, R: -2}: "console.direction.n", {Q: -1, R: 2}: "console.direction.s", {Q: 1, R: 1}: "console.direction.ese",
		{Q: 2, R: -1}: "console.direction.ene", {Q: -1, R: -1}: "console.direction.wnw", {Q: -2, R: 1}: "console.direction.wsw"} {
		if got := direction(board.Hex{}, to); got != want {
			t.Errorf("%v is %s and not %s", to, got, want)
		}
	}
}

// Both sides of a character card are read out, the one in play first. A hostile's card lists its actions by
// situation and roll.
func TestCardsAreReadOutInFull(t *testing.T) {
	at, out := seated(t, shooting)
	got := at.says(out, "card janus")
	up, down := strings.Index(got, "Secret agenda side, face up:"), strings.Index(got, "Inspired side\n")
	if up < 0 || down < up || strings.Count(got, "Weapon: Pistol") != 2 || !strings.Contains(got, "Move 3, Defence D8, Agility D12") {
		t.Errorf("card janus says %q", got)
	}
	got = at.says(out, "card guardsman-1")
	for _, want := range []string{"Unseen: It sees no explorer. 1 to 3 Hold, 4 to 6 Sneak, 7 to 12 Advance, 13 to 19 Charge, 20 Rush\n", "Hold: do nothing.", "Rush: It moves up to twice"} {
		if !strings.Contains(got, want) {
			t.Errorf("card guardsman-1 says %q and not %q", got, want)
		}
	}
}

// The question of a wound says for each space which die would be lost.
func TestWoundsNameTheLostDice(t *testing.T) {
	at, out := seated(t, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nroll 1\nstart wound janus-draik guardsman-1")
	got := at.says(out, "")
	for _, want := range []string{"Cover space 1 and lose the die showing 5  (cover 1)", "Cover space 2 and lose the die showing 3  (cover 2)", "Cover space 3, which is empty: you lose no die  (cover 3)"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
	}
}

// courseSteps returns the steps of the starter.
func courseSteps(t *testing.T) []guide.Step {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	course, err := pack.Course("", rules, book)
	if err != nil {
		t.Fatal(err)
	}
	return course.Steps
}
