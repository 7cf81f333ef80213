package session

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/saves"
)

const firstLine = "precipice game 1"

// Text returns the record as lines: the head, then the mark and the entry of every choice, then the
// problem.
func (r *Record) Text() []byte {
	var b strings.Builder
	line := func(words ...string) { fmt.Fprintln(&b, strings.TrimRight(strings.Join(words, " "), " ")) }
	line(firstLine)
	line("# played again by: precipice replay FILE")
	line("version", r.Version)
	line("content", hex.EncodeToString(r.Content[:]))
	if r.Scenario != "" {
		for one := range strings.Lines(r.Scenario) {
			line("scenario", strings.TrimRight(one, "\r\n"))
		}
	} else {
		r.setup(line)
	}
	line("undo", r.Undo.Word())
	for _, u := range r.Undone {
		line("undone", strconv.Itoa(u.At), u.Policy.Word())
	}
	line("journal", mark(r.Marks, 0))
	for i, entry := range r.Journal {
		line(mark(r.Marks, i+1), entry)
	}
	if r.Broke != "" {
		line("broke", r.Broke)
	}
	line("end")
	b.WriteString(r.Problem)
	return []byte(b.String())
}

func (r *Record) setup(line func(...string)) {
	s := &r.Setup
	line("seed", strconv.FormatUint(r.Seed, 10))
	if s.Difficulty != fortress.NoObjective {
		line("difficulty", s.Difficulty.String())
	} else {
		line("combat", s.Combat)
	}
	line("players", strconv.Itoa(s.Players))
	line("leader", strconv.Itoa(s.Leader+1))
	line("hostile-player", strconv.Itoa(s.Fifth+1))
	line(append([]string{"explorers"}, s.Explorers...)...)
	seats := []string{"seats"}
	for _, seat := range s.Seats {
		seats = append(seats, strconv.Itoa(seat+1))
	}
	line(seats...)
	line("strike-force", strconv.FormatBool(s.StrikeForce))
}

// mark formats the mark at an index as eight digits.
func mark(marks []uint32, i int) string {
	if i >= len(marks) {
		return fmt.Sprintf("%08x", 0)
	}
	return fmt.Sprintf("%08x", marks[i])
}

// recordReader reads the text of a record line by line.
type recordReader struct {
	rec     *Record
	journal bool // the head has been read
	ended   bool
	seen    map[string]bool

	scenario strings.Builder
}

// parseRecord reads the output of Text.
func parseRecord(text string) (*Record, error) {
	p := &recordReader{rec: &Record{Setup: fortress.Setup{Fifth: -1}}, seen: map[string]bool{}}
	if len(text) > saves.MaxSize {
		return nil, saves.ErrTooLarge
	}
	n := 0
	for rest := text; rest != "" && !p.ended; {
		line := ""
		line, rest, _ = strings.Cut(rest, "\n")
		line = strings.TrimSuffix(line, "\r")
		n++
		switch {
		case n == 1 && line != firstLine:
			return nil, fmt.Errorf("line 1 is %.60q: a game of this version begins with %q", line, firstLine)
		case n == 1, strings.HasPrefix(line, "#"):
			continue
		}
		if err := p.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		p.rec.Problem = rest
	}
	if !p.ended {
		return nil, fmt.Errorf("line %d: the text stops before its line `end`: give all of it", n)
	}
	for _, must := range []string{"content", "seed", "players", "explorers"} {
		if !p.seen[must] && (must == "content" || !p.seen["scenario"]) {
			return nil, fmt.Errorf("the line `%s` is missing: give all of the text", must)
		}
	}
	p.rec.Scenario = p.scenario.String()
	return p.rec, nil
}

func (p *recordReader) line(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case word == "end":
		p.ended = true
		return nil
	case !p.journal:
		p.seen[word] = true
		return p.head(word, rest)
	case word == "broke":
		p.rec.Broke = rest
		return nil
	case p.rec.Broke != "":
		return fmt.Errorf("%.60q follows the choice at which the rules broke", line)
	}
	if err := p.mark(word); err != nil {
		return err
	}
	p.rec.Journal = append(p.rec.Journal, rest)
	return atMost("choices", len(p.rec.Journal), MaxEntries)
}

func (p *recordReader) mark(word string) error {
	m, err := strconv.ParseUint(word, 16, 32)
	if err != nil || len(word) != 8 {
		return fmt.Errorf("%.60q is not a mark: write eight hexadecimal digits", word)
	}
	p.rec.Marks = append(p.rec.Marks, uint32(m))
	return nil
}

// head reads a line before the journal.
func (p *recordReader) head(word, rest string) error {
	var err error
	switch word {
	case "version":
		p.rec.Version = rest
	case "content":
		err = digest(&p.rec.Content, rest)
	case "scenario":
		p.scenario.WriteString(rest + "\n")
		err = atMost("bytes in its position", p.scenario.Len(), fortress.MaxScript)
	case "seed":
		if p.rec.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			err = fmt.Errorf("the seed must be a whole number from 0 to %d", uint64(math.MaxUint64))
		}
	case "undo":
		p.rec.Undo, err = policy(rest)
	case "undone":
		at, word, _ := strings.Cut(rest, " ")
		var u Undone
		if u.At, err = whole(at); err == nil {
			u.Policy, err = policy(word)
		}
		p.rec.Undone = append(p.rec.Undone, u)
		err = errors.Join(err, atMost("undone choices", len(p.rec.Undone), maxUndone))
	case "journal":
		p.journal, err = true, p.mark(rest)
	default:
		err = p.table(&p.rec.Setup, word, rest)
	}
	if err != nil {
		return fmt.Errorf("%.60s %.60q: %w", word, rest, err)
	}
	return nil
}

// table reads a line of the setup.
func (p *recordReader) table(s *fortress.Setup, word, rest string) (err error) {
	switch word {
	case "combat":
		s.Combat = rest
	case "difficulty":
		s.Difficulty, err = difficulty(rest)
	case "players":
		s.Players, err = whole(rest)
	case "leader":
		s.Leader, err = place(rest)
	case "hostile-player":
		s.Fifth, err = place(rest)
	case "explorers":
		s.Explorers = strings.Fields(rest)
		err = atMost("explorers", len(s.Explorers), fortress.MaxParty)
	case "seats":
		for _, seat := range strings.Fields(rest) {
			n, bad := place(seat)
			if s.Seats = append(s.Seats, n); bad == nil {
				bad = atMost("seats", len(s.Seats), fortress.MaxParty)
			}
			if bad != nil {
				return bad
			}
		}
	case "strike-force":
		if s.StrikeForce = rest == "true"; !s.StrikeForce && rest != "false" {
			err = errors.New("write true or false")
		}
	default:
		err = errors.New("no line of a game begins with this word: remove it, or give the original text")
	}
	return err
}

func digest(into *saves.Digest, text string) error {
	data, err := hex.DecodeString(text)
	if err != nil || len(data) != len(into) {
		return fmt.Errorf("write a digest of %d hexadecimal digits", 2*len(into))
	}
	copy(into[:], data)
	return nil
}

// place reads a number that counts from 1 and returns it counted from 0.
func place(text string) (int, error) {
	n, err := whole(text)
	return n - 1, err
}

func whole(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, errors.New("write a whole number")
	}
	return n, nil
}

func difficulty(word string) (fortress.Difficulty, error) {
	for d := fortress.Normal; d <= fortress.Extreme; d++ {
		if d.String() == word {
			return d, nil
		}
	}
	return 0, fmt.Errorf("there is no difficulty %.60q: it is normal, hard or extreme", word)
}

func policy(word string) (UndoPolicy, error) {
	p, ok := UndoPolicyOf(word)
	if !ok {
		return p, fmt.Errorf("there is no undo policy %.60q: it is one of %s", word, strings.Join(UndoWords(), ", "))
	}
	return p, nil
}
