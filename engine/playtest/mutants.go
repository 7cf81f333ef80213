package playtest

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing/fstest"

	"go.yaml.in/yaml/v3"
)

// Mutants makes content packs that are a little like a given one: other values, lists, ids and sizes, within what a pack may
// have and beyond it. Whoever reads one refuses it or can play it.
type Mutants struct {
	files  map[string][]byte
	names  []string                // of the files that are changed, in order
	values map[string][]*yaml.Node // what stands under each key, anywhere in the pack
}

// NewMutants reads a pack. The files of the folders named are left as they are.
func NewMutants(fsys fs.FS, leave ...string) (*Mutants, error) {
	u := &Mutants{files: map[string][]byte{}, values: map[string][]*yaml.Node{}}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		if u.files[name] = data; slices.Contains(leave, path.Dir(name)) {
			return nil
		}
		u.names = append(u.names, name)
		if path.Ext(name) != ".yaml" {
			return nil
		}
		root, err := parsed(data)
		if err == nil {
			u.collect("", root)
		}
		return err
	})
	return u, err
}

// parsed returns the tree of a YAML file.
func parsed(data []byte) (*yaml.Node, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return nil, err
	}
	if len(doc.Content) == 0 {
		return nil, fmt.Errorf("an empty file")
	}
	return doc.Content[0], nil
}

// collect notes what stands under each key of a tree.
func (u *Mutants) collect(key string, n *yaml.Node) {
	u.values[key] = append(u.values[key], n)
	u.values["- "+key] = append(u.values["- "+key], n.Content...)
	for i, child := range n.Content {
		switch {
		case n.Kind != yaml.MappingNode:
			u.collect(key, child)
		case i%2 == 1:
			u.collect(n.Content[i-1].Value, child)
		}
	}
}

// Pack returns the given pack.
func (u *Mutants) Pack() fstest.MapFS {
	files := fstest.MapFS{}
	for name, data := range u.files {
		files[name] = &fstest.MapFile{Data: data}
	}
	return files
}

// Mutant returns a copy of the given pack, or of a mutant, with one change more.
func (u *Mutants) Mutant(chance *rand.Rand, of fstest.MapFS) fstest.MapFS {
	files := maps.Clone(of)
	name := u.names[chance.IntN(len(u.names))]
	file := files[name]
	switch {
	case file == nil:
	case chance.IntN(60) == 0:
		delete(files, name)
	case chance.IntN(60) == 0:
		u.again(chance, files, name)
	case path.Ext(name) != ".yaml":
		files[name] = &fstest.MapFile{Data: redrawn(chance, file.Data)}
	default:
		u.change(chance, files, name)
	}
	return files
}

// many are how often a file or an entry of a list comes again, among them the numbers to which a byte or a bit for each counts.
var many = []int{1, 1, 1, 1, 2, 3, 4, 8, 15, 16, 31, 32, 60, 63, 64, 65, 70, 128, 255, 256, 257}

// again adds copies of a file, each under a name and with ids of its own.
func (u *Mutants) again(chance *rand.Rand, files fstest.MapFS, name string) {
	folder, ending := path.Dir(name), path.Ext(name)
	for i := range many[chance.IntN(len(many))] {
		to, data := fmt.Sprintf("%s-y%d%s", strings.TrimSuffix(path.Base(name), ending), i, ending), files[name].Data
		if root, err := parsed(data); ending == ".yaml" && err == nil {
			renamed(root, fmt.Sprintf("-y%d", i))
			if at := valueOf(root, "id"); at != nil {
				to = at.Value + ending
			}
			data, _ = yaml.Marshal(root)
		}
		files[path.Join(folder, to)] = &fstest.MapFile{Data: data}
	}
}

// redrawn changes one character of a drawing to another one of it.
func redrawn(chance *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	data[chance.IntN(len(data))] = data[chance.IntN(len(data))]
	return data
}

// change changes a YAML file in one place, or adds another like it.
func (u *Mutants) change(chance *rand.Rand, files fstest.MapFS, name string) {
	root, err := parsed(files[name].Data)
	if err != nil {
		return
	}
	to := name
	if chance.IntN(10) == 0 && root.Kind == yaml.MappingNode {
		id := fmt.Sprintf("%s-x%d", strings.TrimSuffix(path.Base(name), ".yaml"), chance.IntN(1000))
		renamed(root, fmt.Sprintf("-x%d", chance.IntN(1000)))
		if at := valueOf(root, "id"); at != nil {
			id = at.Value
		}
		to = path.Join(path.Dir(name), id+".yaml")
	} else {
		spots := u.spots(root)
		s := spots[chance.IntN(len(spots))]
		u.mutate(chance, s.key, s.node)
	}
	if data, err := yaml.Marshal(root); err == nil {
		files[to] = &fstest.MapFile{Data: data}
	}
}

type spot struct {
	key  string // it stands under
	node *yaml.Node
}

// spots lists the places of a tree that can be changed.
func (u *Mutants) spots(root *yaml.Node) (list []spot) {
	var walk func(key string, n *yaml.Node)
	walk = func(key string, n *yaml.Node) {
		list = append(list, spot{key, n})
		for i, child := range n.Content {
			switch {
			case n.Kind != yaml.MappingNode:
				walk(key, child)
			case i%2 == 1:
				walk(n.Content[i-1].Value, child)
			}
		}
	}
	walk("", root)
	return list
}

// mutate changes one node of a tree.
func (u *Mutants) mutate(chance *rand.Rand, key string, n *yaml.Node) {
	switch like := u.values[key]; {
	case n.Kind == yaml.ScalarNode:
		if !numbered(chance, n) || chance.IntN(3) == 0 {
			*n = *copied(like[chance.IntN(len(like))])
		}
	case n.Kind == yaml.SequenceNode:
		u.list(chance, key, n)
	case chance.IntN(3) == 0 && len(n.Content) > 2: // a record loses a field
		at := 2 * chance.IntN(len(n.Content)/2)
		n.Content = slices.Delete(n.Content, at, at+2)
	default: // or gains one that another record has, or gets another's
		from := like[chance.IntN(len(like))]
		if from.Kind != yaml.MappingNode || len(from.Content) < 2 {
			return
		}
		at := 2 * chance.IntN(len(from.Content)/2)
		name, value := from.Content[at], copied(from.Content[at+1])
		if old := valueOf(n, name.Value); old != nil {
			*old = *value
		} else {
			n.Content = append(n.Content, copied(name), value)
		}
	}
}

// list changes the length or the order of a list.
func (u *Mutants) list(chance *rand.Rand, key string, n *yaml.Node) {
	items := u.values["- "+key]
	switch sort := chance.IntN(4); {
	case sort == 0 && len(n.Content) > 0:
		at := chance.IntN(len(n.Content))
		n.Content = slices.Delete(n.Content, at, at+1)
	case sort == 1:
		chance.Shuffle(len(n.Content), func(i, j int) { n.Content[i], n.Content[j] = n.Content[j], n.Content[i] })
	case sort == 2 && len(items) > 0:
		n.Content = append(n.Content, copied(items[chance.IntN(len(items))]))
	case len(n.Content) > 0:
		from := n.Content[chance.IntN(len(n.Content))]
		for i := range many[chance.IntN(len(many))] {
			c := copied(from)
			renamed(c, fmt.Sprintf("-x%d", i))
			n.Content = append(n.Content, c)
		}
	}
}

var whole = regexp.MustCompile(`-?[0-9]+`)

// numbered changes a number in a scalar, if there is one.
func numbered(chance *rand.Rand, n *yaml.Node) bool {
	all := whole.FindAllStringIndex(n.Value, -1)
	if len(all) == 0 {
		return false
	}
	at := all[chance.IntN(len(all))]
	was, err := strconv.Atoi(n.Value[at[0]:at[1]])
	if err != nil {
		return false
	}
	to := []int{was - 1, was + 1, was - 1, was + 1, was * 2, -was, 0, 1, 2, 3, 4, 5, 6, 9, 12, 20, 30, 32, 40, 64, 99, 127, 128, 255, 256, 1 << 31, chance.IntN(24)}
	n.Value = n.Value[:at[0]] + strconv.Itoa(to[chance.IntN(len(to))]) + n.Value[at[1]:]
	return true
}

// valueOf returns what stands under a key of a record, nil if nothing does.
func valueOf(n *yaml.Node, key string) *yaml.Node {
	for i := 0; n.Kind == yaml.MappingNode && i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	return nil
}

// renamed gives what a tree declares names of its own, wherever they stand in it.
func renamed(root *yaml.Node, ending string) {
	own := map[string]bool{}
	var walk func(n *yaml.Node, visit func(key string, n *yaml.Node), key string)
	walk = func(n *yaml.Node, visit func(key string, n *yaml.Node), key string) {
		visit(key, n)
		for i, child := range n.Content {
			under := key
			if n.Kind == yaml.MappingNode {
				if i%2 == 0 {
					continue
				}
				under = n.Content[i-1].Value
			}
			walk(child, visit, under)
		}
	}
	walk(root, func(key string, n *yaml.Node) {
		if n.Kind == yaml.ScalarNode && (key == "id" || key == "model" || key == "models") {
			own[n.Value] = true
		}
	}, "")
	walk(root, func(_ string, n *yaml.Node) {
		if n.Kind == yaml.ScalarNode && own[n.Value] {
			n.Value += ending
		}
	}, "")
}

// copied returns a copy of a tree that shares nothing with it.
func copied(n *yaml.Node) *yaml.Node {
	c := *n
	c.Content = make([]*yaml.Node, len(n.Content))
	for i, child := range n.Content {
		c.Content[i] = copied(child)
	}
	return &c
}

// Changed lists the files of a pack that differ from those of the given one, in order. Those that are missing are not among them.
func (u *Mutants) Changed(files fstest.MapFS) (names []string) {
	for name, file := range files {
		if !bytes.Equal(file.Data, u.files[name]) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
