package words

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"go.yaml.in/yaml/v3"
	"golang.org/x/text/language"
)

// read adds the files of a language. English ones must be there, others may be missing.
func (b *Book) read(texts, pack fs.FS, lang string) error {
	tag, err := language.Parse(lang)
	if err != nil {
		return fmt.Errorf("%q is no language: write a code such as en or fr", lang)
	}
	for _, f := range []struct {
		from fs.FS
		name string
	}{{texts, lang + "/rules.yaml"}, {texts, lang + "/screens.yaml"}, {pack, "texts/" + lang + ".yaml"}} {
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
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if len(doc.Content) == 0 {
		return nil
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		return fmt.Errorf("%s:%d: a file of texts is a list of `key: text`", name, top.Line)
	}
	for i := 0; i+1 < len(top.Content); i += 2 {
		m, err := message(top.Content[i].Value, top.Content[i+1])
		if err == nil {
			err = b.bundle.AddMessages(tag, m)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %q: %w", name, top.Content[i].Line, top.Content[i].Value, err)
		}
		b.has[m.ID] = true
	}
	return nil
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
	default:
		return nil, errors.New("write a text, or plural forms")
	}
	for _, form := range forms {
		if _, err := parse(*form); err != nil {
			return nil, err
		}
	}
	return m, nil
}
