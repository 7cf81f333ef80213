package pseudo

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing/fstest"

	"go.yaml.in/yaml/v3"

	"precipice/assets"
)

// Texts returns the program's texts with the pseudo-language beside English.
func Texts() (fs.FS, error) {
	all := fstest.MapFS{}
	return all, written(assets.Texts(), all, func(name string) string {
		if rest, ok := strings.CutPrefix(name, "en/"); ok {
			return Code + "/" + rest
		}
		return ""
	})
}

// Pack returns a content pack of the program with texts in the pseudo-language.
func Pack(name string) (fs.FS, error) {
	all := fstest.MapFS{}
	return all, written(assets.Pack(name), all, func(name string) string {
		if name == "texts/en.yaml" {
			return "texts/" + Code + ".yaml"
		}
		return ""
	})
}

// written copies files, and writes those that have a name in the pseudo-language in it too.
func written(from fs.FS, to fstest.MapFS, named func(string) string) error {
	return fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		to[name] = &fstest.MapFile{Data: data}
		other := named(name)
		if other == "" {
			return nil
		}
		if data, err = translated(data, path.Base(path.Dir(name)) == "rulebook"); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		to[other] = &fstest.MapFile{Data: data}
		return nil
	})
}

// translated writes a file of texts, or a chapter of the rulebook, in the pseudo-language.
func translated(data []byte, chapter bool) ([]byte, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return nil, err
	}
	for _, top := range doc.Content {
		translate(top, !chapter)
	}
	return yaml.Marshal(&doc)
}

// prose are the fields of a chapter that players read.
var prose = map[string]bool{"title": true, "summary": true, "text": true}

// translate writes the texts of a node: all values, or those of the fields of prose only.
func translate(n *yaml.Node, all bool) {
	if n.Kind != yaml.MappingNode {
		for _, c := range n.Content {
			translate(c, all)
		}
		return
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i].Value, n.Content[i+1]
		switch {
		case value.Kind != yaml.ScalarNode:
			translate(value, all)
		case all || prose[key]:
			value.SetString(Write(value.Value))
			value.Style = yaml.DoubleQuotedStyle
		}
	}
}
