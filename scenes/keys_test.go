package scenes

import (
	"os"
	"slices"
	"strings"
	"testing"

	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
	"precipice/saves"
)

// README.md has the same list of keys.
func TestTheListOfKeysMatchesTheReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(game.Parts{Words: book, Store: saves.NewMemory()})
	var want, got []string
	for _, hand := range hands {
		line := make([]string, 0, len(columns))
		for _, column := range columns {
			line = append(line, cell(sh, hand, column))
		}
		want = append(want, strings.Join(line, " | "))
	}
	_, table, _ := strings.Cut(string(text), "| --- | --- | --- | --- | --- |\n")
	for line := range strings.SplitSeq(table, "\n") {
		if !strings.HasPrefix(line, "|") {
			break
		}
		cells := strings.Split(strings.Trim(strings.ReplaceAll(line, "*", ""), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		got = append(got, strings.Join(append(cells, make([]string, len(columns)-len(cells))...), " | "))
	}
	if !slices.Equal(got, want) {
		t.Errorf("README.md lists\n%s\nand the screen\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Of the board fingers are promised no more than they can do: no gesture shows all of it.
func TestThePageOfGesturesPromisesWhatFingersCanDo(t *testing.T) {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(game.Parts{Words: book, Store: saves.NewMemory()})
	all := cell(sh, "board", "hands")
	book.Way = func() string { return words.Touch }
	if told := cell(sh, "board", "hands"); told == all || strings.Contains(told, "show all") {
		t.Errorf("fingers are told to %q", told)
	}
}
