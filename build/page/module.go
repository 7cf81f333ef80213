package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"precipice/build/page/terse"
)

// Ids of the sections of a WebAssembly module that are read here.
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	codeSection     = 10
	dataSection     = 11
)

// moduleHead begins a WebAssembly module of version 1.
var moduleHead = []byte("\x00asm\x01\x00\x00\x00")

// section is a part of a module.
type section struct {
	id   byte
	body []byte
}

// shrink returns a WebAssembly module that does the same in fewer bytes, and tells no lines of functions. What it cannot do with
// the tables of another version of Go it leaves undone, and says so.
func shrink(module []byte) (small []byte, undone, err error) {
	sections, err := readSections(module)
	if err != nil {
		return nil, nil, err
	}
	unshortened := shorten(sections)
	data := find(sections, dataSection)
	if data == nil {
		return writeSections(sections), unshortened, nil
	}
	segments, err := joinSegments(data.body)
	if err != nil {
		return nil, nil, err
	}
	if undone = dropLines(segments); undone == nil {
		var filled []section
		if filled, undone = takeTables(sections, segments); undone == nil {
			return writeSections(filled), unshortened, nil
		}
	} else if segments, err = joinSegments(data.body); err != nil { // some of the lines may be gone
		return nil, nil, err
	}
	data.body = writeSegments(segments)
	return writeSections(sections), errors.Join(unshortened, undone), nil
}

// shorten replaces the code by shorter code.
func shorten(sections []section) error {
	code := find(sections, codeSection)
	if code == nil {
		return nil
	}
	short, err := terse.Section(code.body)
	if err != nil {
		return err
	}
	code.body = short
	return nil
}

// takeTables returns the sections with the tables of functions taken out of the segments, and with what puts them back.
func takeTables(sections []section, segments []segment) ([]section, error) {
	segments, table := cutBuckets(segments)
	if table.count == 0 {
		return nil, errBuckets
	}
	segments, entries, err := cutEntries(segments, table)
	if err != nil {
		return nil, err
	}
	sections = slices.Clone(sections)
	find(sections, dataSection).body = writeSegments(segments)
	return addStart(sections, function(entries.filler(), table.filler()))
}

func readSections(module []byte) ([]section, error) {
	if !bytes.HasPrefix(module, moduleHead) {
		return nil, errors.New("this is not a WebAssembly module")
	}
	var sections []section
	for in := (&reader{data: module, at: len(moduleHead)}); in.at < len(module); {
		start := in.at
		s := section{id: in.byte(), body: in.bytes(in.unsigned())}
		if in.failed {
			return nil, fmt.Errorf("the section at byte %d is cut off", start)
		}
		sections = append(sections, s)
	}
	return sections, nil
}

func writeSections(sections []section) []byte {
	out := slices.Clone(moduleHead)
	for _, s := range sections {
		out = append(binary.AppendUvarint(append(out, s.id), uint64(len(s.body))), s.body...)
	}
	return out
}

// find returns the section with an id, nil if there is none.
func find(sections []section, id byte) *section {
	if i := slices.IndexFunc(sections, func(s section) bool { return s.id == id }); i >= 0 {
		return &sections[i]
	}
	return nil
}

// errNoRoom means that a function cannot be added to a module.
var errNoRoom = errors.New("no start function can be added: the module has one, or its functions are not as Go writes them")

// addStart adds a function without parameters or results that runs when the module is instantiated. body is its
// locals and code.
func addStart(sections []section, body []byte) ([]section, error) {
	types, imports := find(sections, typeSection), find(sections, importSection)
	functions, code := find(sections, functionSection), find(sections, codeSection)
	if slices.Contains([]*section{types, imports, functions, code}, nil) || find(sections, startSection) != nil {
		return nil, errNoRoom
	}
	plain, imported := plainType(types.body), importedFunctions(imports.body)
	if plain < 0 || imported < 0 {
		return nil, errNoRoom
	}
	own := (&reader{data: functions.body}).unsigned()
	functions.body = appendItem(functions.body, binary.AppendUvarint(nil, uint64(plain)))
	code.body = appendItem(code.body, append(binary.AppendUvarint(nil, uint64(len(body))), body...))
	start := section{startSection, binary.AppendUvarint(nil, uint64(imported+own))}
	before := slices.IndexFunc(sections, func(s section) bool { return s.id > startSection })
	return slices.Insert(sections, before, start), nil
}

// appendItem adds an item to the end of a section that begins with their number.
func appendItem(body, item []byte) []byte {
	in := reader{data: body}
	n := in.unsigned()
	return slices.Concat(binary.AppendUvarint(nil, uint64(n+1)), body[in.at:], item)
}

// plainType returns the index of the type without parameters and results, -1 if there is none.
func plainType(body []byte) int {
	in := reader{data: body}
	for i := range in.unsigned() {
		in.byte()
		parameters := in.bytes(in.unsigned())
		if results := in.bytes(in.unsigned()); !in.failed && len(parameters)+len(results) == 0 {
			return i
		}
	}
	return -1
}

// importedFunctions returns the number of functions that a module imports, -1 if it imports anything else.
func importedFunctions(body []byte) int {
	in := reader{data: body}
	n := in.unsigned()
	for range n {
		in.bytes(in.unsigned()) // the module
		in.bytes(in.unsigned()) // the name
		if kind := in.byte(); kind != 0 {
			return -1
		}
		in.unsigned() // the type
	}
	if in.failed {
		return -1
	}
	return n
}
