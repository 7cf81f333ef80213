package main

import (
	"encoding/binary"
	"errors"
	"slices"
)

var be = binary.BigEndian

var errFormat = errors.New("this is not a TrueType font that this command can read")

// table is a table of a TrueType font.
type table struct {
	tag  string
	data []byte
}

// hints are the tables that only a hinting rasteriser reads.
var hints = []string{"fpgm", "prep", "cvt ", "gasp", "hdmx", "LTSH", "VDMX", "DSIG"}

// unhinted returns a TrueType font without its hints and the names of its glyphs. Outlines, metrics and characters stay.
func unhinted(font []byte) ([]byte, error) {
	tables, err := read(font)
	if err != nil {
		return nil, err
	}
	glyphs, places, head := find(tables, "glyf"), find(tables, "loca"), find(tables, "head")
	if glyphs == nil || places == nil || head == nil || len(head.data) < 54 {
		return nil, errFormat
	}
	if err := strip(glyphs, places, head); err != nil {
		return nil, err
	}
	tables = slices.DeleteFunc(tables, func(t table) bool { return slices.Contains(hints, t.tag) })
	if names := find(tables, "post"); names != nil && len(names.data) >= 32 { // the names of glyphs, which only printers read
		names.data = names.data[:32]
		be.PutUint32(names.data, 0x00030000)
	}
	be.PutUint32(find(tables, "head").data[8:], 0) // the checksum of the whole is computed without itself
	out := write(tables)
	be.PutUint32(out[at(out, "head")+8:], 0xB1B0AFBA-sum(out))
	return out, nil
}

// read divides a font into its tables, which it copies.
func read(font []byte) (tables []table, err error) {
	if len(font) < 12 || len(font) < 12+16*int(be.Uint16(font[4:])) {
		return nil, errFormat
	}
	for i := range int(be.Uint16(font[4:])) {
		row := font[12+16*i:]
		from, size := int(be.Uint32(row[8:])), int(be.Uint32(row[12:]))
		if from+size > len(font) {
			return nil, errFormat
		}
		tables = append(tables, table{string(row[:4]), slices.Clone(font[from : from+size])})
	}
	return tables, nil
}

func find(tables []table, tag string) *table {
	i := slices.IndexFunc(tables, func(t table) bool { return t.tag == tag })
	if i < 0 {
		return nil
	}
	return &tables[i]
}

// strip removes the instructions of every glyph and notes the new places. It uses four bytes a place.
func strip(glyphs, places, head *table) error {
	long := be.Uint16(head.data[50:]) == 1
	place := func(i int) int { return 2 * int(be.Uint16(places.data[2*i:])) }
	n := len(places.data)/2 - 1
	if long {
		place = func(i int) int { return int(be.Uint32(places.data[4*i:])) }
		n = len(places.data)/4 - 1
	}
	var kept, starts []byte
	for i := range n {
		starts = be.AppendUint32(starts, uint32(len(kept)))
		if place(i) > place(i+1) || place(i+1) > len(glyphs.data) {
			return errFormat
		}
		glyph, err := plain(glyphs.data[place(i):place(i+1)])
		if err != nil {
			return err
		}
		kept = append(kept, glyph...)
		for len(kept)%4 != 0 {
			kept = append(kept, 0)
		}
	}
	glyphs.data, places.data = kept, be.AppendUint32(starts, uint32(len(kept)))
	be.PutUint16(head.data[50:], 1)
	return nil
}

// Flags of the parts of a composite glyph.
const (
	wordArguments  = 1 << 0
	oneScale       = 1 << 3
	moreParts      = 1 << 5
	twoScales      = 1 << 6
	matrix         = 1 << 7
	hasInstruction = 1 << 8
)

// plain returns a glyph without instructions.
func plain(glyph []byte) ([]byte, error) {
	if len(glyph) < 12 {
		return glyph, nil
	}
	contours := int(int16(be.Uint16(glyph)))
	if contours < 0 {
		return composite(glyph)
	}
	from := 10 + 2*contours
	if from+2 > len(glyph) || from+2+int(be.Uint16(glyph[from:])) > len(glyph) {
		return nil, errFormat
	}
	rest := glyph[from+2+int(be.Uint16(glyph[from:])):]
	return slices.Concat(glyph[:from], []byte{0, 0}, rest), nil
}

// composite returns a glyph made of others without instructions, which come last.
func composite(glyph []byte) ([]byte, error) {
	out := slices.Clone(glyph)
	for p := 10; p+6 <= len(out); {
		flags := be.Uint16(out[p:])
		be.PutUint16(out[p:], flags&^hasInstruction)
		p += 6
		for flag, size := range map[uint16]int{wordArguments: 2, oneScale: 2, twoScales: 4, matrix: 8} {
			if flags&flag != 0 {
				p += size
			}
		}
		if flags&moreParts == 0 && p <= len(out) {
			return out[:p], nil
		}
	}
	return nil, errFormat
}

// write puts tables together to a font.
func write(tables []table) []byte {
	n := len(tables)
	power, log := 1, 0
	for 2*power <= n {
		power, log = 2*power, log+1
	}
	out := be.AppendUint32(nil, 0x00010000)
	for _, v := range []int{n, 16 * power, log, 16 * (n - power)} {
		out = be.AppendUint16(out, uint16(v))
	}
	from := 12 + 16*n
	for _, t := range tables {
		out = append(out, t.tag...)
		for _, v := range []uint32{sum(t.data), uint32(from), uint32(len(t.data))} {
			out = be.AppendUint32(out, v)
		}
		from += (len(t.data) + 3) / 4 * 4
	}
	for _, t := range tables {
		out = append(out, t.data...)
		for len(out)%4 != 0 {
			out = append(out, 0)
		}
	}
	return out
}

// at returns where a table begins.
func at(font []byte, tag string) int {
	for i := range int(be.Uint16(font[4:])) {
		if row := font[12+16*i:]; string(row[:4]) == tag {
			return int(be.Uint32(row[8:]))
		}
	}
	return -1
}

// sum is the checksum of a table: the sum of its words.
func sum(data []byte) (total uint32) {
	for len(data) > 0 {
		var word [4]byte
		data = data[copy(word[:], data):]
		total += be.Uint32(word[:])
	}
	return total
}
