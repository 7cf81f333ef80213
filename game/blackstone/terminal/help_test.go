package terminal

import (
	"strings"
	"testing"

	"precipice/game/blackstone/pack"
)

// Help lists every command and every flag, on standard output and with success.
func TestHelp(t *testing.T) {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	out, said, code := typed(t, "", "help")
	if code != 0 || said != "" {
		t.Errorf("help exits with %d and says %q", code, said)
	}
	_, all, _ := typed(t, "", "dance")
	_, list, _ := strings.Cut(strings.TrimSpace(all), "the commands are ")
	list, _, _ = strings.Cut(list, ";")
	names := strings.Split(list, ", ")
	if len(names) != 13 {
		t.Fatalf("%d commands in %q", len(names), all)
	}
	for _, name := range names {
		if !strings.Contains(out, "\n  precipice "+name) || !book.Has("usage."+name) {
			t.Errorf("help does not tell of %s", name)
		}
		for _, ask := range [][]string{{"help", name}, {name, "-h"}, {name, "--help"}} {
			one, said, code := typed(t, "", ask...)
			if code != 0 || said != "" {
				t.Errorf("%v exits with %d and says %q", ask, code, said)
			}
			if first, _, _ := strings.Cut(one, "\n"); !strings.HasPrefix(first, "precipice "+name) || strings.Contains(one, "[usage.") {
				t.Errorf("%v says\n%s", ask, one)
			}
		}
	}
	for _, name := range []string{"size", "lang", "seed", "data", "content", "link"} {
		if !strings.Contains(out, "\n  -"+name+" ") || !book.Has("usage.flag."+name) {
			t.Errorf("help does not tell of the window's -%s", name)
		}
	}
	if _, said, code := typed(t, "", "help", "dance"); code != 2 || !strings.Contains(said, `there is no command "dance"`) {
		t.Errorf("help of no command exits with %d and says %q", code, said)
	}
}
