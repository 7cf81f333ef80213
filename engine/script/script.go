package script

import (
	"bufio"
	"fmt"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
)

// Script is a scenario: a table laid out by the lines before start, and what happens on it by the lines
// after.
type Script[S any] struct {
	Proves []string         // ids of the rules that it proves
	State  S                // the table as the lines before start have laid it out
	Match  *engine.Match[S] // nil before start

	words  *Vocabulary[S]
	told   map[string]bool // ids of the rules that what it has written names
	lines  []string
	at     int // index of the current line
	seeded *dice.Seeded
	before S // the state before the events written last
	shown  S // the state after the events written so far
}

// Parse reads a script that proves rules. Run carries out its lines.
func Parse[S any](v *Vocabulary[S], text string) (*Script[S], error) {
	sc := read(v, text)
	for _, line := range sc.lines {
		if ids, ok := strings.CutPrefix(line, "proves "); ok {
			sc.Proves = append(sc.Proves, strings.Fields(ids)...)
		}
	}
	if len(sc.Proves) == 0 {
		return nil, fmt.Errorf("scenario: no line \"proves ID\" names the rules it proves")
	}
	return sc, nil
}

func read[S any](v *Vocabulary[S], text string) *Script[S] {
	sc := &Script[S]{words: v, State: v.Blank(), told: map[string]bool{}, seeded: dice.NewSeeded(1)}
	for scan := bufio.NewScanner(strings.NewReader(text)); scan.Scan(); {
		sc.lines = append(sc.lines, scan.Text())
	}
	return sc
}

// Run carries out the script and returns it with the actual events written under each line. An error
// names the line that cannot be carried out.
func (sc *Script[S]) Run() (string, error) {
	var out strings.Builder
	for sc.at = 0; sc.at < len(sc.lines); sc.at++ {
		line := sc.lines[sc.at]
		if strings.HasPrefix(line, "  ") && sc.Match != nil {
			continue // an expected event; the caller compares
		}
		fmt.Fprintln(&out, line)
		said, err := sc.line(line)
		if err != nil {
			return "", err
		}
		for _, l := range said {
			fmt.Fprintln(&out, l)
		}
	}
	return out.String(), sc.complete()
}

// complete reports what is wrong with a script whose lines have all been carried out.
func (sc *Script[S]) complete() error {
	if sc.Match == nil {
		return fmt.Errorf("no line starts the match: add one such as \"start turn\"")
	}
	if n := sc.Match.Unrolled(); n > 0 {
		return fmt.Errorf("%d loaded dice were never rolled", n)
	}
	if s := sc.Match.BadFace(); s.Face > 0 {
		return fmt.Errorf("a loaded %d was rolled on a die with faces 1 to %d: load one of those", s.Face, s.Die)
	}
	return nil
}

// line carries out a line and returns the lines to write under it.
func (sc *Script[S]) line(line string) ([]string, error) {
	words := strings.Fields(line)
	if len(words) == 0 || words[0] == "#" || words[0] == "proves" || words[0] == "part" {
		return nil, nil
	}
	if sc.Match == nil {
		if w := sc.words.word(words[0]); w != nil && w.Section != nil {
			return sc.section(w)
		}
	}
	said, err := sc.do(words[0], words[1:])
	if err != nil {
		return nil, fmt.Errorf("line %d: %q: %w", sc.at+1, line, err)
	}
	for i := range said {
		said[i] = "  " + said[i]
	}
	return said, nil
}

// section hands the lines up to "end" to a word and returns them.
func (sc *Script[S]) section(w *Word[S]) ([]string, error) {
	number, below := sc.at+1, sc.lines[sc.at+1:]
	end := slices.Index(below, "end")
	if end < 0 {
		return nil, fmt.Errorf("line %d: %q has no end: close it with a line \"end\"", number, w.Name)
	}
	err := w.Section(&sc.State, strings.Repeat("\n", number)+strings.Join(below[:end], "\n"))
	if err != nil && !strings.HasPrefix(err.Error(), "line ") {
		err = fmt.Errorf("line %d: %w", number, err)
	}
	sc.at += end + 1
	return below[:end+1], err
}

// do carries out a line that stands alone and returns what it says.
func (sc *Script[S]) do(verb string, words []string) ([]string, error) {
	if sc.Match != nil {
		return sc.play(verb, words)
	}
	switch verb {
	case "roll":
		faces, err := Faces(verb, words, highestFace)
		if sc.seeded.Loaded = append(sc.seeded.Loaded, faces...); len(sc.seeded.Loaded) > engine.MaxFaces {
			err = errTooManyFaces
		}
		return nil, err
	case "start":
		return sc.start(words)
	}
	if w := sc.words.word(verb); w != nil {
		return nil, w.Do(&sc.State, words)
	}
	return nil, fmt.Errorf("unknown line; known before start: %s", sc.words.known())
}

// start begins the match at the frame that the words name and runs it to the first question.
func (sc *Script[S]) start(words []string) ([]string, error) {
	f, err := sc.words.Start(&sc.State, words)
	if err != nil {
		return nil, err
	}
	sc.shown = sc.State
	sc.Match = engine.Begin(sc.words.Rules, sc.State, sc.seeded, func(*S) engine.Frame[S] { return f })
	return sc.say(sc.Match.Opening()), nil
}
