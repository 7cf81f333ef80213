package words

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"go.yaml.in/yaml/v3"
	"golang.org/x/text/language"
)

// choose notes the languages there are and returns the folder of the one nearest to lang.
func (b *Book) choose(texts fs.FS, lang string) (folder string, err error) {
	wanted, err := language.Parse(lang)
	if err != nil {
		return "", fmt.Errorf("%q is no language: write a code such as en or fr", lang)
	}
	dirs, err := fs.ReadDir(texts, ".")
	if err != nil {
		return "", fmt.Errorf("the texts cannot be read: %w", err)
	}
	folders := []string{"en"}
	for _, d := range dirs {
		if d.IsDir() && d.Name() != "en" {
			folders = append(folders, d.Name())
		}
	}
	for _, name := range folders {
		tag, err := language.Parse(name)
		if err != nil {
			return "", fmt.Errorf("the folder %s of the texts is no language: name it by a code such as en or fr", name)
		}
		b.languages = append(b.languages, tag)
	}
	if i := slices.Index(b.languages, wanted); i >= 0 {
		return folders[i], nil
	}
	_, i, _ := language.NewMatcher(b.languages).Match(wanted)
	return folders[i], nil
}

// read adds the files of a language. English ones must be there, others may be missing.
func (b *Book) read(texts, pack fs.FS, lang string) error {
	tag, err := language.Parse(lang)
	if err != nil {
		return err
	}
	for _, f := range []struct {
		from fs.FS
		name string
	}{{texts, lang + "/rules.yaml"}, {texts, lang + "/screens.yaml"}, {texts, lang + "/console.yaml"}, {pack, "texts/" + lang + ".yaml"}} {
		data, err := fs.ReadFile(f.from, f.name)
		if errors.Is(err, fs.ErrNotExist) && lang != "en" {
			continue
		}
		if err != nil {
			return fmt.Errorf("the texts %s cannot be read: %w", f.name, err)
		}
		if err := b.add(tag, f.name, data); err != nil {
			return err
		}
	}
	return nil
}

// add reads a file of keys, each with a text or with plural forms.
func (b *Book) add(tag language.Tag, name string, data []byte) error {
	top, err := document(data)
	if err != nil {
		return located(name, err)
	}
	lines := map[string]int{}
	for i := 0; i+1 < len(top.Content); i += 2 {
		key := top.Content[i]
		m, err := message(key.Value, top.Content[i+1])
		if first := lines[key.Value]; err == nil && first > 0 {
			err = fmt.Errorf("the key stands in line %d already: keep one", first)
		}
		if err == nil {
			err = b.bundle.AddMessages(tag, m)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %q: %w", name, key.Line, key.Value, err)
		}
		lines[key.Value] = key.Line
		b.texts[m.ID], _ = parse(m.Other) // message has parsed it before
	}
	return nil
}

// document returns the mapping that a file of texts is; an empty file is an empty one.
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
		return nil, fmt.Errorf("yaml: line %d: a second document begins: keep all texts in one, without ---", second.Line)
	case !errors.Is(err, io.EOF):
		return nil, err
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		return nil, fmt.Errorf("yaml: line %d: a file of texts is a list of `key: text`", top.Line)
	}
	return top, nil
}

// located puts the line of an error of the YAML reader behind the name of the file.
func located(name string, err error) error {
	what, line := strings.TrimPrefix(err.Error(), "yaml: "), 1
	if _, scan := fmt.Sscanf(what, "line %d:", &line); scan == nil {
		_, what, _ = strings.Cut(what, ": ")
	}
	return fmt.Errorf("%s:%d: %s", name, line, what)
}

// message makes a text of a node.
func message(key string, n *yaml.Node) (*i18n.Message, error) {
	m := &i18n.Message{ID: key}
	forms := map[string]*string{"zero": &m.Zero, "one": &m.One, "two": &m.Two, "few": &m.Few, "many": &m.Many, "other": &m.Other}
	switch n.Kind {
	case yaml.ScalarNode:
		m.Other = n.Value
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			form := forms[n.Content[i].Value]
			if form == nil || n.Content[i+1].Kind != yaml.ScalarNode {
				return nil, fmt.Errorf("%q is no plural form: write one, many and other, as the language has them", n.Content[i].Value)
			}
			*form = n.Content[i+1].Value
		}
		if m.Other == "" {
			return nil, errors.New("the plural form `other` is missing")
		}
	}
	if m.Other == "" {
		return nil, errors.New("there is no text: write one, or plural forms")
	}
	for _, form := range forms {
		if _, err := parse(*form); err != nil {
			return nil, err
		}
	}
	return m, nil
}
