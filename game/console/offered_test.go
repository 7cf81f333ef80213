package console

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
)

// coinGame says which game it is asked to play or to replay.
type coinGame struct{ session.Hosted }

func (coinGame) play(s Streams, _ options, _ *words.Book, _ *saves.Autosaver, slot string) error {
	fmt.Fprintln(s.Out, "coins of", slot)
	return nil
}

func (coinGame) replay(s Streams, _ options, _ *words.Book, data []byte) error {
	rec, err := session.ReadRecord(coins.Rules{}, data)
	if err == nil {
		fmt.Fprintln(s.Out, "coins again:", len(rec.Journal))
	}
	return err
}

// With a second ruleset, the terminal plays and replays each game with the rules that its header names, and
// begins games of the first.
func TestASecondRulesetInTheTerminal(t *testing.T) {
	one := offered
	t.Cleanup(func() { offered = one })
	offered = append(one[:1:1], func(options) (game, *words.Book, error) { return coinGame{session.Host(coins.Rules{})}, nil, nil })
	dir := t.TempDir()
	store, err := saves.In(dir)
	if err != nil {
		t.Fatal(err)
	}
	if out, said, code := typed(t, "quit\n", "play", "-data", dir, "-seed", "1"); code != 0 || !strings.Contains(out, "An expedition begins") {
		t.Fatalf("a new game: %d, %q, %q", code, out, said)
	}
	saver := saves.NewAutosaver(store)
	throws, err := session.New(coins.Rules{}, coins.Table{Goal: 5, Seed: 1}, saver, func() int64 { return clock() + 60 })
	if err == nil {
		throws.ShowAll()
		err = throws.Choose("throw")
	}
	if err == nil {
		err = saver.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	if out, said, code := typed(t, "", "play", "-data", dir); code != 0 || out != "coins of "+throws.Slot()+"\n" {
		t.Errorf("the latest game: %d, %q, %q", code, out, said)
	}
	if out, _, _ := typed(t, "quit\n", "play", "-data", dir, "-new", "-seed", "2"); !strings.Contains(out, "An expedition begins") {
		t.Errorf("a new game: %q", out)
	}
	save, err := throws.File()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"coins.save": save, "coins.txt": throws.Report("")} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if out, said, code := typed(t, "", "replay", file); code != 0 || out != "coins again: 1\n" {
			t.Errorf("%s is replayed: %d, %q, %q", name, code, out, said)
		}
		if out, said, code := typed(t, "", "play", "-data", dir, "-load", file); code != 0 || !strings.HasPrefix(out, "coins of ") {
			t.Errorf("%s is played: %d, %q, %q", name, code, out, said)
		}
	}
}
