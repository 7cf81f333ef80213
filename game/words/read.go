package words

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"go.yaml.in/yaml/v3"
	"golang.org/x/text/language"

	"precipice/engine/content"
	"precipice/message"
)

// Languages returns the codes of the languages that texts are written in, English first.
func Languages(texts fs.FS) ([]string, error) {
	dirs, err := fs.ReadDir(texts, ".")
	if err != nil {
		return nil, message.New("error.texts.unread", err)
	}
	codes := []string{"en"}
	for _, d := range dirs {
		if d.IsDir() && d.Name() != "en" {
			codes = append(codes, d.Name())
		}
	}
	for _, code := range codes {
		if _, err := language.Parse(code); err != nil {
			return nil, message.New("error.texts.folder", code)
		}
	}
	return codes, nil
}

// Nearest returns the one of some languages that serves a reader of another best, such as fr for fr-CA.
// If none serves, ok is false and the code is the first.
func Nearest(wanted string, codes []string) (code string, ok bool) {
	if i := slices.Index(codes, wanted); i >= 0 {
		return codes[i], true
	}
	tag, err := language.Parse(wanted)
	if err != nil {
		return codes[0], false
	}
	tags := make([]language.Tag, len(codes))
	for i, c := range codes {
		tags[i] = language.Make(c)
	}
	_, i, sure := language.NewMatcher(tags).Match(tag)
	return codes[i], sure > language.No
}

// Files are the files of a language for the program. Those of a ruleset lie in a folder of its name.
var Files = append([]string{"screens.yaml", "errors.yaml"}, ofTerminal...)

// read adds the files of a language and returns their problems. The English files must exist; others may
// be missing.
func (b *Book) read(texts fs.FS, shares []Share, lang string) (problems content.Problems, err error) {
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, err
	}
	type file struct {
		from     fs.FS
		name, of string
	}
	var files []file
	for _, name := range Files {
		files = append(files, file{texts, lang + "/" + name, ""})
	}
	for _, share := range shares {
		names, err := fs.Glob(texts, lang+"/"+share.Ruleset+"/*.yaml")
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			files = append(files, file{texts, name, share.Ruleset})
		}
		files = append(files, file{share.Pack, "texts/" + lang + ".yaml", share.Ruleset})
	}
	for _, f := range files {
		data, err := fs.ReadFile(f.from, f.name)
		if errors.Is(err, fs.ErrNotExist) && lang != "en" {
			continue
		}
		if err != nil {
			return nil, message.New("error.texts.file", f.name, err)
		}
		problems = append(problems, b.add(tag, f.of, f.name, data)...)
	}
	return problems, nil
}

// Check returns the problems in the texts of a pack, in all its languages.
func Check(pack fs.FS) (problems content.Problems) {
	files, err := fs.Glob(pack, "texts/*.yaml")
	if err != nil || len(files) == 0 {
		return content.Problems{{File: "texts/en.yaml", What: "there are no texts", Remedy: "write the English ones"}}
	}
	for _, name := range files {
		tag, err := language.Parse(strings.TrimSuffix(path.Base(name), ".yaml"))
		if err != nil {
			problems = append(problems, content.Problem{File: name, What: "the file is not named after a language", Remedy: "use a code such as en or fr"})
			continue
		}
		data, err := fs.ReadFile(pack, name)
		if err != nil {
			problems = append(problems, content.Problem{File: name, What: "the file cannot be read", Remedy: "put it there"})
			continue
		}
		problems = append(problems, empty().add(tag, "", name, data)...)
	}
	return problems
}

// add reads a file of keys, each with a text or with plural forms, of a ruleset or the program, and returns its problems.
func (b *Book) add(tag language.Tag, ruleset, name string, data []byte) (problems content.Problems) {
	top, err := document(data)
	if err != nil {
		return content.Problems{located(name, err)}
	}
	lines, shelf, before := map[string]int{}, b.shelf(ruleset), ""
	if ruleset != "" {
		before = ruleset + "/"
	}
	for i := 0; i+1 < len(top.Content); i += 2 {
		key := top.Content[i]
		m, err := textOf(key.Value, top.Content[i+1])
		if first := lines[key.Value]; err == nil && first > 0 {
			err = content.Complaint{What: fmt.Sprintf("the key stands in line %d already", first), Remedy: "keep one"}
		}
		if err == nil {
			m.ID = before + key.Value
			err = b.bundle.AddMessages(tag, m)
		}
		if err != nil {
			problems = append(problems, problem(name, key.Line, fmt.Sprintf("%q: ", key.Value), err))
			continue
		}
		lines[key.Value] = key.Line
		shelf[key.Value], _ = parse(m.Other) // textOf has parsed it before
	}
	return problems
}

// shelf returns where the texts of a ruleset are kept, those of the program for "".
func (b *Book) shelf(ruleset string) map[string]pieces {
	if ruleset == "" {
		return b.texts
	}
	if _, ok := b.shelves[ruleset]; !ok {
		b.shelves[ruleset] = shelf{ruleset, map[string]pieces{}}
	}
	return b.shelves[ruleset].texts
}

// problem gives an error its position and puts head before its message.
func problem(file string, line int, head string, err error) content.Problem {
	c := content.Complaint{What: err.Error(), Remedy: "write it like the other texts"}
	errors.As(err, &c)
	return content.Problem{File: file, Line: line, What: head + c.What, Remedy: c.Remedy}
}

// document returns the top-level mapping of a file of texts; for an empty file it is empty.
func document(data []byte) (*yaml.Node, error) {
	in := yaml.NewDecoder(bytes.NewReader(data))
	var doc, second yaml.Node
	switch err := in.Decode(&doc); {
	case errors.Is(err, io.EOF):
		return &doc, nil
	case err != nil:
		return nil, err
	}
	switch err := in.Decode(&second); {
	case err == nil:
		return nil, misplaced{second.Line, content.Complaint{What: "a second document begins", Remedy: "keep all texts in one, without ---"}}
	case !errors.Is(err, io.EOF):
		return nil, err
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		return nil, misplaced{top.Line, content.Complaint{What: "this is not a list of texts", Remedy: "write lines of `key: text`"}}
	}
	return top, nil
}

// misplaced is a complaint about a line.
type misplaced struct {
	line int
	content.Complaint
}

// located turns an error about a whole file into a problem with its line.
func located(name string, err error) content.Problem {
	var m misplaced
	if errors.As(err, &m) {
		return problem(name, m.line, "", m.Complaint)
	}
	what, line := strings.TrimPrefix(err.Error(), "yaml: "), 1
	if _, scan := fmt.Sscanf(what, "line %d:", &line); scan == nil {
		_, what, _ = strings.Cut(what, ": ")
	}
	return content.Problem{File: name, Line: line, What: "this is not YAML: " + what, Remedy: "mind the indentation and the quotes"}
}

// textOf converts a node into a text.
func textOf(key string, n *yaml.Node) (*i18n.Message, error) {
	m := &i18n.Message{ID: key}
	forms := map[string]*string{"zero": &m.Zero, "one": &m.One, "two": &m.Two, "few": &m.Few, "many": &m.Many, "other": &m.Other}
	switch n.Kind {
	case yaml.ScalarNode:
		m.Other = n.Value
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			form := forms[n.Content[i].Value]
			if form == nil || n.Content[i+1].Kind != yaml.ScalarNode {
				return nil, content.Complaint{What: fmt.Sprintf("%q is not a plural form", n.Content[i].Value), Remedy: "write one, many and other, as the language requires"}
			}
			*form = n.Content[i+1].Value
		}
		if m.Other == "" {
			return nil, content.Complaint{What: "the plural form `other` is missing", Remedy: "write it"}
		}
	}
	if m.Other == "" {
		return nil, content.Complaint{What: "there is no text", Remedy: "write one, or plural forms"}
	}
	for _, form := range forms {
		if _, err := parse(*form); err != nil {
			return nil, err
		}
	}
	return m, nil
}
