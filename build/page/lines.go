package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// tableMagic begins the runtime's table of functions, of a program for 64 bits: see pcHeader in runtime/symtab.go.
var tableMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Offsets in a function's entry of that table: see _func in runtime/runtime2.go. Each is of four bytes.
const (
	stackAt  = 16 // where the values of its stack depth begin
	fileAt   = 20 // those of its files
	lineAt   = 24 // those of its lines
	dataAt   = 28 // how many tables of other values follow
	unitAt   = 32
	firstAt  = 36 // its first line
	valuesAt = 44
)

// errTable means that the linker writes another table of functions than this was written for.
var errTable = errors.New("the table of functions is not as in Go 1.26: compare pcHeader and _func in its runtime")

// dropLines clears what only tells in which line of which file something happens. Of a download that is a twentieth.
// Traces still name the functions, which is all that is kept of their names.
func dropLines(segments []segment) error {
	for _, s := range segments {
		if at := tableIn(s.data); at >= 0 {
			return errors.Join(clearLines(s.data[at:]), shortenNames(s.data[at:]))
		}
	}
	return errTable
}

// tableHead begins the table of functions. Its last fields say where parts of it begin.
type tableHead struct {
	_                                                   [8]byte
	Functions, _, _, Names, Units, Files, Values, Entry uint64
}

// tableIn returns where the table of functions begins, -1 if it is not there.
func tableIn(data []byte) int { return bytes.Index(data, tableMagic) }

// headOf returns the head of a table of functions whose parts follow each other.
func headOf(table []byte) (head tableHead, err error) {
	length, err := binary.Decode(table, binary.LittleEndian, &head)
	if err != nil || !slices.IsSorted([]uint64{uint64(length), head.Names, head.Units, head.Files, head.Values, head.Entry, uint64(len(table))}) {
		return head, errTable
	}
	return head, nil
}

// clearLines clears the tables of lines and files that functions share, and what leads to them.
func clearLines(table []byte) error {
	head, err := headOf(table)
	if err != nil {
		return err
	}
	entries, values := table[head.Entry:], table[head.Values:head.Entry]
	needed, begins := map[uint32]bool{0: true}, []uint32{uint32(len(values))}
	for i := range head.Functions {
		entry := entryOf(entries, i)
		if entry == nil {
			return errTable
		}
		number := func(at int) uint32 { return binary.LittleEndian.Uint32(entry[at:]) }
		needed[number(stackAt)] = true
		for at := valuesAt; at < len(entry); at += 4 {
			needed[number(at)] = true
		}
		begins = append(begins, number(fileAt), number(lineAt))
		clear(entry[fileAt:dataAt])
		clear(entry[unitAt : firstAt+4])
	}
	for at := range needed {
		begins = append(begins, at)
	}
	slices.Sort(begins)
	if begins[len(begins)-1] > uint32(len(values)) {
		return errTable
	}
	for i, at := range begins[1:] {
		if from := begins[i]; !needed[from] {
			clear(values[from:at])
		}
	}
	clear(table[head.Units:head.Values])
	return nil
}

// entryOf returns the entry of a function up to the last place of its other values, nil if it is cut off.
func entryOf(entries []byte, function uint64) []byte {
	if (function+1)*8 > uint64(len(entries)) {
		return nil
	}
	start := uint64(binary.LittleEndian.Uint32(entries[function*8+4:]))
	if start+valuesAt > uint64(len(entries)) {
		return nil
	}
	end := start + valuesAt + 4*uint64(binary.LittleEndian.Uint32(entries[start+dataAt:]))
	if end > uint64(len(entries)) {
		return nil
	}
	return entries[start:end]
}
