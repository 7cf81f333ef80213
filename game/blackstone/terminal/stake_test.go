package terminal

import (
	"strings"
	"testing"
)

// Whatever begins says what is at stake, each in its own words.
func TestEachBeginningSaysWhatIsAtStake(t *testing.T) {
	for _, c := range []struct{ flags, begins, stake string }{
		{"-combat the-threshold", "A combat begins.", "No one comes back for those who miss the escape chamber."},
		{"-new", "An expedition begins.", "Each clue that you leave behind is found by something worse."},
		{"-quest Deep", "The quest “Deep” begins.", "The vault has begun to open by itself. Be there first."},
	} {
		out, said, code := typed(t, "quit\n", append([]string{"play", "-data", t.TempDir(), "-seed", "2"}, strings.Fields(c.flags)...)...)
		if at := strings.Index(out, c.begins); code != 0 || at < 0 || !strings.Contains(strings.Join(strings.Fields(out[at:]), " "), c.stake) {
			t.Errorf("%s: %d, %s\n%s", c.flags, code, said, out)
		}
	}
}
