package scenes

import (
	"slices"
	"testing"
	"testing/fstest"

	"precipice/game/session"
	"precipice/game/words"
)

// indexes returns where the rows of a log begin and end.
func indexes(rows []logRow) (list [][2]int) {
	for _, r := range rows {
		list = append(list, [2]int{r.first, r.last})
	}
	return list
}

// Undos in a row are one line of the log, which says how many there were.
func TestUndosInARowAreOneLine(t *testing.T) {
	log, l := []session.Line{{Key: "turn"}, {Key: "undone"}, {Key: "undone"}, {Key: "undone"}, {Key: "turn"}, {Key: "turn"}, {Key: "undone"}}, Log{}
	rows := l.rows(LogView{Lines: log})
	if got, want := indexes(rows), [][2]int{{0, 0}, {1, 3}, {4, 4}, {5, 5}, {6, 6}}; !slices.Equal(got, want) || rows[1].at != 3 {
		t.Errorf("shown are %v, not %v", got, want)
	}
	rows = l.rows(LogView{Lines: log, From: 2})
	if rows[0] != (logRow{at: 3, first: 2, last: 3}) {
		t.Errorf("from the middle, shown are %v", rows)
	}
	for line, want := range map[int]int{-1: -1, 0: -1, 2: 0, 3: 0, 4: 1, 6: 3, 7: -1} {
		if at := shownAt(rows, line); at != want {
			t.Errorf("the line %d is shown at %d, not %d", line, at, want)
		}
	}
}

// What stands below a head is folded once the next head has come. A player can fold and unfold it, and a marked line is
// never hidden.
func TestPastPartsOfTheLogAreFolded(t *testing.T) {
	var l Log
	v := LogView{Lines: []session.Line{{Key: "a"}, {Key: "head"}, {Key: "b"}, {Key: "c"}, {Key: "bar"}, {Key: "head"}, {Key: "head"}, {Key: "d"}}}
	v.Head = func(i int) (LogHead, bool) {
		key := v.Lines[i].Key
		return LogHead{Folds: key == "head"}, key == "head" || key == "bar"
	}
	shows := func(what string, want ...[2]int) {
		t.Helper()
		if got := indexes(l.rows(v)); !slices.Equal(got, want) {
			t.Errorf("%s, shown are %v, not %v", what, got, want)
		}
	}
	shows("at first", [2]int{0, 0}, [2]int{1, 3}, [2]int{4, 4}, [2]int{5, 5}, [2]int{6, 6}, [2]int{7, 7})
	if rows := l.rows(v); !rows[1].shut || rows[3].folds || !rows[4].folds || rows[4].shut {
		t.Errorf("the rows are %+v", rows)
	}
	l.flip(6)
	shows("with the last folded", [2]int{0, 0}, [2]int{1, 3}, [2]int{4, 4}, [2]int{5, 5}, [2]int{6, 7})
	l.flip(6)
	l.flip(1)
	shows("with the first unfolded", [2]int{0, 0}, [2]int{1, 1}, [2]int{2, 2}, [2]int{3, 3}, [2]int{4, 4}, [2]int{5, 5}, [2]int{6, 6}, [2]int{7, 7})
	l.flip(1)
	l.Mark(2)
	shows("with a line marked", [2]int{0, 0}, [2]int{1, 1}, [2]int{2, 2}, [2]int{3, 3}, [2]int{4, 4}, [2]int{5, 5}, [2]int{6, 6}, [2]int{7, 7})
}

// Lines of a run that begin with the same part are one line of the log, and lines of another part are not.
func TestLinesOfARunAreOneLine(t *testing.T) {
	l := Log{Runs: map[string]func(*words.Book, []session.Line) string{}}
	log := []session.Line{{Key: "sale", Args: []string{"a", "1"}}, {Key: "sale", Args: []string{"a", "2"}}, {Key: "sale", Args: []string{"b", "3"}}, {Key: "sale"}}
	if rows := l.rows(LogView{Lines: log}); len(rows) != 4 {
		t.Errorf("without a way to tell a run, shown are %v", rows)
	}
	l.Runs["sale"] = func(*words.Book, []session.Line) string { return "" }
	if got, want := indexes(l.rows(LogView{Lines: log})), [][2]int{{0, 1}, {2, 2}, {3, 3}}; !slices.Equal(got, want) {
		t.Errorf("shown are %v, not %v", got, want)
	}
}

// What a folded head stands for does not begin with the head again.
func TestAFoldedHeadIsSaidOnce(t *testing.T) {
	texts := fstest.MapFS{"en/screens.yaml": &fstest.MapFile{Data: []byte("event.moved: \"{0} moves.\"\nevent.hit: \"{0} hits {1}.\"\nname.amallyn: Amallyn\nname.guard: Guard\n")}}
	for _, name := range []string{"console", "errors"} {
		texts["en/"+name+".yaml"] = &fstest.MapFile{}
	}
	book, err := words.Open(texts, "en")
	if err != nil {
		t.Fatal(err)
	}
	l := Log{Weights: map[string]int{"moved": 2, "hit": 2}}
	lines := []session.Line{{Key: "moved", Args: []string{"amallyn"}}, {Key: "hit", Args: []string{"guard", "amallyn"}}}
	for head, want := range map[string]string{"Amallyn": "moves. Guard hits Amallyn.", "Guard": "Amallyn moves. Guard hits Amallyn.", "Guards": "Amallyn moves. Guard hits Amallyn."} {
		if got := l.digest(book, head, lines); got != want {
			t.Errorf("behind %s stands %q, not %q", head, got, want)
		}
	}
}
