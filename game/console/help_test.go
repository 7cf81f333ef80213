package console

import (
	"flag"
	"io"
	"maps"
	"slices"
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
	for _, name := range slices.Sorted(maps.Keys(commands)) {
		if !slices.Contains(helpOrder, name) || !strings.Contains(out, "precipice "+name) || !book.Has("usage."+name) {
			t.Errorf("help does not tell of %s", name)
		}
		f := flag.NewFlagSet(name, flag.ContinueOnError)
		f.SetOutput(io.Discard)
		new(options).flags(name, f)
		for _, ask := range [][]string{{"help", name}, {name, "-h"}, {name, "--help"}} {
			one, said, code := typed(t, "", ask...)
			if code != 0 || said != "" {
				t.Errorf("%v exits with %d and says %q", ask, code, said)
			}
			f.VisitAll(func(each *flag.Flag) {
				if !strings.Contains(one, "\n  -"+each.Name+" ") || !book.Has("usage.flag."+each.Name) {
					t.Errorf("%v does not tell of -%s", ask, each.Name)
				}
			})
		}
	}
	for _, f := range windowFlags {
		if !strings.Contains(out, "\n  -"+f[0]+" ") || !book.Has("usage.flag."+f[0]) {
			t.Errorf("help does not tell of the window's -%s", f[0])
		}
	}
	if _, said, code := typed(t, "", "help", "dance"); code != 2 || !strings.Contains(said, `there is no command "dance"`) {
		t.Errorf("help of no command exits with %d and says %q", code, said)
	}
}
