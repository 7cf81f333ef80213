package chronicle_test

import (
	"testing"

	"precipice/game/blackstone/chronicle"
	"precipice/game/blackstone/view"
	"precipice/game/session"
)

// FuzzRead reads any bytes as a page. Whatever is read can be told, and a recorder that goes on with it stays
// within the bounds of a save.
func FuzzRead(f *testing.F) {
	r := rulesFor(f)
	f.Add([]byte{})
	f.Add([]byte{1, 1, 0, 2, 0, 1, 2, 0, 0, 0, 0, 4, 0, 3, 0, 0, 20, 255, 1, 0, 1, 21, 0, 0, 0, 3, 21, 0, 2, 0, 9})
	f.Add([]byte{1, 1, 0, 2, 0, 1, 4, 0, 8, 0, 0, 19, 255, 0, 0, 1, 30, 9, 9, 9, 9})
	f.Fuzz(func(t *testing.T, data []byte) {
		if x, err := chronicle.Read(r.Pack, data); err == nil {
			l := x.Luck()
			_ = l.Expected(&r.Pack.Dice)
			if len(x.Party) > 4 || l.Dice() < 0 {
				t.Errorf("%d explorers threw %d dice", len(x.Party), l.Dice())
			}
		}
		if _, err := (view.View{Rules: r}).Journal([][]byte{data}); err != nil {
			t.Error(err)
		}
		for _, page := range chronicle.NewRecorder(data).Pages() {
			if len(page) > session.MaxPage {
				t.Errorf("a page of %d bytes", len(page))
			}
			if again := chronicle.NewRecorder(page).Pages(); string(again[0]) != string(page) {
				t.Errorf("%v is read and written as %v", page, again[0])
			}
		}
	})
}
