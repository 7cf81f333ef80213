package session

import (
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"precipice/message"
	"precipice/saves"
)

const firstLine = "precipice game 1"

// Text returns the record as lines: the head, then the mark and the entry of every choice, then the
// problem.
func (r *Record[T]) Text() []byte {
	var b strings.Builder
	line := func(words ...string) { fmt.Fprintln(&b, strings.TrimRight(strings.Join(words, " "), " ")) }
	line(firstLine)
	line("# played again by: precipice replay FILE")
	line("version", r.Version)
	line("content", hex.EncodeToString(r.Content[:]))
	line("ruleset", r.Ruleset)
	if r.Rules > 0 {
		line("rules", strconv.Itoa(r.Rules))
	}
	if r.Scenario != "" {
		for one := range strings.Lines(r.Scenario) {
			line("scenario", strings.TrimRight(one, "\r\n"))
		}
	} else {
		r.setup(line)
	}
	line("undo", r.Table.Terms().Undo.Word())
	for _, u := range r.Undone {
		line("undone", strconv.Itoa(u.At), u.Policy.Word())
	}
	if r.Start != nil {
		for _, part := range chapterLines(r.Start) {
			line("chapter", part)
		}
	}
	for _, page := range r.Pages {
		line("page", base64.StdEncoding.EncodeToString(page))
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

// setup writes the lines of the table.
func (r *Record[T]) setup(line func(...string)) {
	line("seed", strconv.FormatUint(r.Table.Terms().Seed, 10))
	for _, field := range r.Table.Form().Lines {
		if text, ok := field.Write(&r.Table); ok {
			line(field.Word, text)
		}
	}
}

// mark formats the mark at an index as eight digits.
func mark(marks []uint32, i int) string {
	if i >= len(marks) {
		return fmt.Sprintf("%08x", 0)
	}
	return fmt.Sprintf("%08x", marks[i])
}

// recordReader reads the text of a record line by line.
type recordReader[T Table[T]] struct {
	rec     *Record[T]
	about   About
	form    Form[T]
	terms   Terms
	journal bool // the head has been read
	ended   bool
	seen    map[string]bool

	scenario strings.Builder
	chapter  strings.Builder
}

// parseRecord reads the output of Text.
func parseRecord[S any, T Table[T]](r Ruleset[S, T], text string) (*Record[T], error) {
	var table T
	p := &recordReader[T]{form: table.Form(), about: r.About(), seen: map[string]bool{}}
	p.rec = &Record[T]{Ruleset: p.about.Name, Table: p.form.Blank.Clone()}
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
			return nil, message.New("error.record.first", quoted(line), strconv.Quote(firstLine))
		case n == 1, strings.HasPrefix(line, "#"):
			continue
		}
		if err := p.line(line); err != nil {
			return nil, message.New("error.record.line", n, err)
		}
		p.rec.Problem = rest
	}
	if !p.ended {
		return nil, message.New("error.record.line", n, message.New("error.record.end"))
	}
	if err := p.complete(); err != nil {
		return nil, err
	}
	p.rec.Scenario, p.rec.Table = p.scenario.String(), p.rec.Table.WithTerms(p.terms)
	var err error
	if p.seen["chapter"] {
		p.rec.Start, err = readChapter(p.chapter.String())
	}
	return p.rec, err
}

// complete checks that no line is missing.
func (p *recordReader[T]) complete() error {
	must := []string{"content"}
	if p.about.Former == nil {
		must = append(must, "ruleset")
	}
	if !p.seen["scenario"] {
		must = append(must, "seed")
		for _, field := range p.form.Lines {
			if field.Must {
				must = append(must, field.Word)
			}
		}
	}
	for _, word := range must {
		if !p.seen[word] {
			return message.New("error.record.missing", word)
		}
	}
	return nil
}

func (p *recordReader[T]) line(line string) error {
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
		return message.New("error.record.broke", quoted(line))
	}
	if err := p.mark(word); err != nil {
		return err
	}
	p.rec.Journal = append(p.rec.Journal, rest)
	return AtMost("error.most.choices", len(p.rec.Journal), MaxEntries)
}

func (p *recordReader[T]) mark(word string) error {
	m, err := strconv.ParseUint(word, 16, 32)
	if err != nil || len(word) != 8 {
		return message.New("error.record.mark", quoted(word))
	}
	p.rec.Marks = append(p.rec.Marks, uint32(m))
	return nil
}

// head reads a line before the journal.
func (p *recordReader[T]) head(word, rest string) error {
	var err error
	switch word {
	case "version":
		p.rec.Version = rest
	case "content":
		err = digest(&p.rec.Content, rest)
	case "ruleset":
		if p.rec.Ruleset = rest; rest != p.about.Name {
			err = message.New("error.session.ruleset", rest)
		}
	case "rules":
		p.rec.Rules, err = whole(rest)
	case "scenario":
		p.scenario.WriteString(rest + "\n")
		err = AtMost("error.most.position", p.scenario.Len(), maxScript)
	case "chapter":
		p.chapter.WriteString(rest)
	case "page":
		var page []byte
		page, err = readPage(rest)
		p.rec.Pages = append(p.rec.Pages, page)
		err = errors.Join(err, PagesAtMost(p.rec.Pages))
	case "seed":
		if p.terms.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			err = message.New("error.record.seed", uint64(math.MaxUint64))
		}
	case "undo":
		p.terms.Undo, err = policy(rest)
	case "undone":
		at, word, _ := strings.Cut(rest, " ")
		var u Undone
		if u.At, err = whole(at); err == nil {
			u.Policy, err = policy(word)
		}
		p.rec.Undone = append(p.rec.Undone, u)
		err = errors.Join(err, AtMost("error.most.undone", len(p.rec.Undone), maxUndone))
	case "journal":
		p.journal, err = true, p.mark(rest)
	default:
		err = p.table(word, rest)
	}
	if err != nil {
		return message.New("error.at", fmt.Sprintf("%.60s %.60q", word, rest), err)
	}
	return nil
}

// table reads a line of the setup.
func (p *recordReader[T]) table(word, text string) error {
	for _, field := range p.form.Lines {
		if field.Word == word {
			return field.Read(&p.rec.Table, text)
		}
	}
	return message.New("error.record.word")
}

// quoted quotes the beginning of a text.
func quoted(text string) string { return fmt.Sprintf("%.60q", text) }

func digest(into *saves.Digest, text string) error {
	data, err := hex.DecodeString(text)
	if err != nil || len(data) != len(into) {
		return message.New("error.record.digest", 2*len(into))
	}
	copy(into[:], data)
	return nil
}

func whole(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, message.New("error.record.number")
	}
	return n, nil
}

func policy(word string) (UndoPolicy, error) {
	p, ok := UndoPolicyOf(word)
	if !ok {
		return p, message.New("error.record.undo", quoted(word), UndoWords())
	}
	return p, nil
}
