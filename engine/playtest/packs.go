package playtest

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// Files returns the files of a pack, which can be changed.
func Files(t testing.TB, pack fs.FS) fstest.MapFS {
	t.Helper()
	u, err := NewMutants(pack)
	if err != nil {
		t.Fatal(err)
	}
	return u.Pack()
}

var (
	textMissing = regexp.MustCompile(`there is no text "([^"]+)"`)
	textSpare   = regexp.MustCompile(`nothing in the pack asks for the text "([^"]+)"`)
)

// Accepted reads a pack that was changed. Texts, and the files that a pack may have empty, are mended if they do not fit what has been
// added and taken away.
func Accepted[L any](files fstest.MapFS, load func(fs.FS) (*L, error), empty ...string) (lib *L, err error) {
	for range 3 {
		lib, err = load(files)
		var all content.Problems
		if err == nil || !errors.As(err, &all) || !mended(files, all, empty) {
			break
		}
	}
	return lib, err
}

// mended reports whether all problems are of texts and files that may be empty, which it mends.
func mended(files fstest.MapFS, all content.Problems, empty []string) bool {
	texts := string(files["texts/en.yaml"].Data)
	for _, p := range all {
		missing, spare := textMissing.FindStringSubmatch(p.What), textSpare.FindStringSubmatch(p.What)
		switch {
		case missing != nil:
			texts += fmt.Sprintf("\n%s: Something\n", missing[1])
		case spare != nil:
			texts = regexp.MustCompile(`(?m)^`+regexp.QuoteMeta(spare[1])+`:.*\n(?: .*\n)*`).ReplaceAllString(texts, "")
		case slices.Contains(empty, p.File):
			files[p.File] = &fstest.MapFile{Data: []byte("[]\n")}
		default:
			return false
		}
	}
	files["texts/en.yaml"] = &fstest.MapFile{Data: []byte(texts)}
	return true
}

// Grown counts what becomes of packs that are changed.
type Grown struct{ Read, Refused int }

// Grow changes a pack again and again, and keeps each change that is accepted. A refusal must say where and what to do.
func Grow[L any](u *Mutants, chance *rand.Rand, all *Grown, accepted func(fstest.MapFS) (*L, error)) (files fstest.MapFS, lib *L, err error) {
	files = u.Pack()
	for range 16 {
		next := u.Mutant(chance, files)
		more, err := accepted(next)
		all.Read++
		if err == nil {
			files, lib = next, more
			continue
		}
		all.Refused++
		if err := toldWell(err); err != nil {
			return next, nil, err
		}
	}
	if lib == nil {
		lib, err = accepted(files)
	}
	return files, lib, err
}

// Fair reports whether neither nearly all packs were refused nor nearly none.
func (g *Grown) Fair() bool { return g.Refused >= g.Read/10 && g.Read-g.Refused >= g.Read/10 }

// toldWell checks that an error about a pack is a list of problems, each with its file and a remedy.
func toldWell(err error) error {
	var all content.Problems
	if !errors.As(err, &all) || len(all) == 0 {
		return fmt.Errorf("refused without problems: %w", err)
	}
	for _, p := range all {
		if p.File == "" || p.What == "" || p.Remedy == "" {
			return fmt.Errorf("a problem without place or remedy: %+v", p)
		}
	}
	return nil
}

// Told shows the files of a pack that are not as they were, for whoever looks into a failure.
func (u *Mutants) Told(files fstest.MapFS) string {
	var b strings.Builder
	for _, name := range u.Changed(files) {
		fmt.Fprintf(&b, "%s\n%.3000s\n", name, files[name].Data)
	}
	return b.String()
}
