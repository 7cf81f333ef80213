//go:build !windows

package kill

import (
	"flag"
	"strconv"
	"strings"
	"testing"

	"precipice/game/blackstone"
)

var pairs = flag.Int("pairs", 2, "how many pairs of programs keep a chamber at once")

// Two programs that keep a chamber at the same moment keep two, whichever is first.
func TestTwoProgramsKeepChambersAtOnce(t *testing.T) {
	v := fortressOn(t, t.TempDir())
	kept := map[string]int{}
	for n := range *pairs {
		var both []*child
		for _, name := range []string{"Sun ", "Moon "} {
			quest := name + strconv.Itoa(n)
			kept[quest] = 0
			both = append(both, v.start("play", "-data", v.data, "-new", "-quest", quest))
		}
		for _, c := range both {
			c.question()
		}
		for _, c := range both {
			c.say("chamber keep amallyn")
		}
		for _, c := range both {
			c.question()
			if !strings.Contains(c.said.String(), "Amallyn") || c.errs.Len() > 0 {
				t.Errorf("pair %d: a program says %q, %q", n, &c.said, &c.errs)
			}
			c.say("quit")
			c.end()
		}
	}
	list, err := blackstone.Chambers(v.store)
	if err != nil {
		t.Error(err)
	}
	saved := map[string]int64{}
	for _, c := range list {
		kept[c.Quest]++
		saved[c.Quest] = c.Saved
	}
	for quest, n := range kept {
		if n != 1 {
			t.Errorf("of the quest %s %d chambers are kept", quest, n)
		}
	}
	same := 0
	for n := range *pairs {
		if saved["Sun "+strconv.Itoa(n)] == saved["Moon "+strconv.Itoa(n)] {
			same++
		}
	}
	t.Logf("%d pairs kept %d chambers, %d pairs each in one second", *pairs, len(list), same)
}
