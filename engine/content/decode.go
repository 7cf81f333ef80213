package content

import (
	"encoding"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// decoding decodes one file.
type decoding struct {
	*Reader
	file string
}

func (d decoding) at(n *yaml.Node) At { return At{File: d.file, Line: n.Line} }

// value sets v from a node as the field's tag requires.
func (d decoding) value(n *yaml.Node, v reflect.Value, f field) {
	if n.Kind == yaml.AliasNode {
		d.Report(d.at(n), f.name+" is an alias", "write it out")
		d.lose(f)
		return
	}
	if text, ok := v.Addr().Interface().(encoding.TextUnmarshaler); ok {
		d.text(n, text, f)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		d.record(n, v, f)
	case reflect.Slice:
		d.list(n, v, f)
	case reflect.Array:
		d.array(n, v, f)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.value(n, v.Elem(), f)
	case reflect.Map:
		d.pairs(n, v, f)
	default:
		d.scalar(n, v, f)
	}
}

// shape reports a node of the wrong kind.
func (d decoding) shape(n *yaml.Node, f field, want yaml.Kind) bool {
	if n.Kind == want && n.Tag != "!!null" {
		return true
	}
	names := map[yaml.Kind]string{yaml.MappingNode: "a record of fields", yaml.SequenceNode: "a list", yaml.ScalarNode: "a single value"}
	d.Report(d.at(n), fmt.Sprintf("%s is not %s", f.name, names[want]), "write "+names[want]+" here")
	d.lose(f)
	return false
}

func (d decoding) record(n *yaml.Node, v reflect.Value, f field) {
	if !d.shape(n, f, yaml.MappingNode) {
		return
	}
	before, of := len(d.problems), d.recordOf(v.Type())
	fields, names := of.fields, of.names
	at := d.at(n)
	at.fields = map[string]int{}
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i]
		if _, twice := at.fields[key.Value]; twice {
			d.Report(d.at(key), fmt.Sprintf("the field %q comes twice", key.Value), "keep one")
			continue
		}
		k := slices.Index(names, key.Value)
		if k < 0 {
			d.Report(d.at(key), fmt.Sprintf("there is no field %q", key.Value), Remedy(key.Value, names))
			d.lose(fields[slices.Index(names, Nearest(key.Value, names))])
			continue
		}
		at.fields[key.Value] = key.Line
		d.value(n.Content[i+1], v.FieldByIndex(fields[k].index), fields[k])
	}
	for _, known := range fields {
		if _, ok := at.fields[known.name]; !ok && !known.optional {
			d.Report(d.at(n), fmt.Sprintf("the field %q is missing", known.name), "add it")
			d.lose(known)
		}
	}
	at.flawed = len(d.problems) > before
	for _, index := range of.at {
		v.FieldByIndex(index).Set(reflect.ValueOf(at))
	}
}

func (d decoding) list(n *yaml.Node, v reflect.Value, f field) {
	if !d.shape(n, f, yaml.SequenceNode) {
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
	for i, one := range n.Content {
		d.value(one, v.Index(i), f)
	}
}

func (d decoding) array(n *yaml.Node, v reflect.Value, f field) {
	if !d.shape(n, f, yaml.SequenceNode) {
		return
	}
	if len(n.Content) != v.Len() {
		d.Report(d.at(n), fmt.Sprintf("%s has %d entries", f.name, len(n.Content)), fmt.Sprintf("write %d", v.Len()))
		return
	}
	for i, one := range n.Content {
		d.value(one, v.Index(i), f)
	}
}

// pairs reads a mapping with arbitrary keys, such as a file of texts.
func (d decoding) pairs(n *yaml.Node, v reflect.Value, f field) {
	if !d.shape(n, f, yaml.MappingNode) {
		return
	}
	v.Set(reflect.MakeMap(v.Type()))
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i]
		k := reflect.ValueOf(key.Value)
		if v.MapIndex(k).IsValid() {
			d.Report(d.at(key), fmt.Sprintf("%q comes twice", key.Value), "keep one")
			continue
		}
		d.add(keysOf(d.file), key.Value, d.at(key))
		one := reflect.New(v.Type().Elem()).Elem()
		f := field{name: key.Value, typ: one.Type()}
		f.fit(key.Value)
		d.value(n.Content[i+1], one, f)
		v.SetMapIndex(k, one)
	}
}

func (d decoding) text(n *yaml.Node, into encoding.TextUnmarshaler, f field) {
	if !d.shape(n, f, yaml.ScalarNode) {
		return
	}
	err := into.UnmarshalText([]byte(n.Value))
	var c Complaint
	if errors.As(err, &c) {
		d.Report(d.at(n), f.name+": "+c.What, c.Remedy)
	} else if err != nil {
		d.Report(d.at(n), f.name+": "+err.Error(), "write it as in the other files")
	}
}

func (d decoding) scalar(n *yaml.Node, v reflect.Value, f field) {
	if !d.shape(n, f, yaml.ScalarNode) {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(n.Value)
		d.word(n, f)
	case reflect.Bool:
		if n.Value != "true" && n.Value != "false" {
			d.Report(d.at(n), fmt.Sprintf("%s is %q", f.name, n.Value), "write true or false")
			return
		}
		v.SetBool(n.Value == "true")
	default:
		d.number(n, v, f)
	}
}

// place returns the index of a word in the list of its field, or -1.
func (d decoding) place(n *yaml.Node, f field) int {
	words, ok := d.words[f.word]
	if !ok {
		panic("content: there is no list of words " + f.word)
	}
	i := slices.Index(words, n.Value)
	if i < 0 {
		d.Report(d.at(n), fmt.Sprintf("%s is the unknown word %q", f.name, n.Value), Remedy(n.Value, words))
	}
	return i
}

// word checks a string against the lists and ids of its field.
func (d decoding) word(n *yaml.Node, f field) {
	if n.Value == "" && !f.optional {
		d.Report(d.at(n), f.name+" is empty", "write it")
		d.lose(f)
		return
	}
	if f.word != "" {
		d.place(n, f)
	}
	if f.id != "" || f.declares != "" {
		d.CheckID(d.at(n), n.Value)
	}
	if f.id != "" {
		d.Declare(f.id, n.Value, d.at(n))
	}
	if f.declares != "" {
		d.add(f.declares, n.Value, d.at(n))
	}
	if f.ref != "" && n.Value != "" {
		d.refs = append(d.refs, reference{f.ref, n.Value, d.at(n)})
	}
}

// number reads an integer. A field with a list of words takes the index of its word.
func (d decoding) number(n *yaml.Node, v reflect.Value, f field) {
	if f.word != "" {
		if i := d.place(n, f); i >= 0 {
			setNumber(v, i)
		}
		return
	}
	i, err := strconv.Atoi(n.Value)
	if err != nil || i < f.min || i > f.max {
		d.Report(d.at(n), fmt.Sprintf("%s is %q", f.name, n.Value), fmt.Sprintf("write a whole number from %d to %d", f.min, f.max))
		return
	}
	setNumber(v, i)
}

func setNumber(v reflect.Value, i int) {
	if v.CanUint() {
		v.SetUint(uint64(i))
		return
	}
	v.SetInt(int64(i))
}
