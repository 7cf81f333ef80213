package city

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"testing"
	"testing/fstest"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/content"
	"precipice/engine/playtest"
)

var (
	mutants     = flag.Int("mutants", 20, "packs to change again and again, and to play")
	mutantsFrom = flag.Uint64("mutants-from", 0, "the first of them")
)

// Packs that are a little like the real one are refused, with problems that say where and what to do, or they can be played with all
// checks.
func TestMutantsAreRefusedOrPlayed(t *testing.T) {
	u, err := playtest.NewMutants(os.DirFS("../../assets/content/city"), "texts")
	if err != nil {
		t.Fatal(err)
	}
	read, refused := 0, 0
	for seed := *mutantsFrom; seed < *mutantsFrom+uint64(*mutants); seed++ {
		chance := rand.New(rand.NewPCG(seed, 52))
		files := u.Pack()
		var lib *library.Library
		for range 16 {
			next := u.Mutant(chance, files)
			more, err := loaded(next)
			if read++; err == nil {
				files, lib = next, more
				continue
			}
			var told content.Problems
			if refused++; !errors.As(err, &told) {
				t.Fatalf("mutant %d: %v", seed, err)
			}
			for _, p := range told {
				if p.What == "" || p.Remedy == "" {
					t.Errorf("mutant %d: %v", seed, p)
				}
			}
		}
		if lib == nil || len(lib.Heroes) < MaxHeroes {
			continue
		}
		if err := played(Rules{Pack: NewPack(lib)}, seed); err != nil {
			t.Errorf("mutant %d: %v\n%s", seed, err, changed(u, files))
		}
	}
	if t.Logf("%d of %d mutants are refused", refused, read); refused < read/10 || read-refused < read/10 {
		t.Errorf("of %d mutants %d are refused", read, refused)
	}
}

// loaded reads a mutant. Texts do not matter here, so what lacks one gets it.
func loaded(files fstest.MapFS) (lib *library.Library, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("reading it fails: %v\n%s", p, debug.Stack())
		}
	}()
	for range 3 {
		lib, err = library.Load(files)
		var all content.Problems
		if err == nil || !errors.As(err, &all) || !mended(files, all) {
			break
		}
	}
	return lib, err
}

var (
	textMissing = regexp.MustCompile(`there is no text "([^"]+)"`)
	textSpare   = regexp.MustCompile(`nothing in the pack asks for the text "([^"]+)"`)
)

// mended reports whether all problems are of texts, which it mends.
func mended(files fstest.MapFS, all content.Problems) bool {
	texts := string(files["texts/en.yaml"].Data)
	for _, p := range all {
		missing, spare := textMissing.FindStringSubmatch(p.What), textSpare.FindStringSubmatch(p.What)
		switch {
		case missing != nil:
			texts += fmt.Sprintf("\n%s: Something\n", missing[1])
		case spare != nil:
			texts = regexp.MustCompile(`(?m)^`+regexp.QuoteMeta(spare[1])+`:.*\n`).ReplaceAllString(texts, "")
		default:
			return false
		}
	}
	files["texts/en.yaml"] = &fstest.MapFile{Data: []byte(texts)}
	return true
}

// played plays some of a journey.
func played(r Rules, seed uint64) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the rules fail: %v\n%s", p, debug.Stack())
		}
	}()
	first, err := r.Table(tableOf(r, seed))
	if err != nil {
		return err
	}
	g := harness(r)
	g.Every = playtest.Every{Copy: 20, Save: 100}
	chance := rand.New(rand.NewPCG(seed, 53))
	pick := playtest.AtMost(400, playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass))
	_, err = g.Play(playtest.Bare(engine.New(r, *first, seed), *first), pick)
	return err
}

// changed lists the files of a mutant that are not as they were.
func changed(u *playtest.Mutants, files fstest.MapFS) (text string) {
	for _, name := range u.Changed(files) {
		text += fmt.Sprintf("%s\n%.2000s\n", name, files[name].Data)
	}
	return text
}
