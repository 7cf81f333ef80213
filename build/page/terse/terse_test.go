package terse

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

// Code at random does the same when it is shortened, and is shortened.
func TestShorterCodeDoesTheSame(t *testing.T) {
	before, after := 0, 0
	for seed := range uint64(3000) {
		w := writer{Rand: rand.New(rand.NewPCG(seed, 1))}
		for range 1 + w.IntN(8) {
			w.statement()
		}
		w.leaving()
		short := window(w.code)
		offsets(short)
		var long, brief machine
		for n := range long.memory {
			long.memory[n] = byte(w.Uint32())
		}
		for n := range long.locals {
			long.locals[n] = w.Uint64() >> w.IntN(64)
		}
		long.locals[0], long.locals[stack] = 0, uint64(w.IntN(500))
		long.pointer = uint32(long.locals[stack])
		brief = long
		long.run(w.code)
		brief.run(short)
		if long.memory != brief.memory || long.pointer != brief.pointer || long.result != brief.result ||
			!slices.Equal(long.locals[2:], brief.locals[2:]) {
			t.Fatalf("seed %d: %v does something else than %v", seed, short, w.code)
		}
		before, after = before+len(written(w.code)), after+len(written(short))
	}
	if after*10 > before*8 {
		t.Errorf("%d bytes became %d", before, after)
	}
}

func written(code []instruction) (out []byte) {
	for _, i := range code {
		out = i.write(out)
	}
	return out
}

// entry is a function as it stands in a section: no locals, and code.
func entry(code ...byte) []byte {
	code = append([]byte{0}, code...)
	return append(binary.AppendUvarint(nil, uint64(len(code))), code...)
}

// head begins each function of Go.
var head = []byte{opGlobalGet, 0, opLocalSet, stack, opBlock, 0x40}

func TestWhatIsShortened(t *testing.T) {
	for name, c := range map[string]struct{ long, short []byte }{
		"an argument of a call": {
			[]byte{opLocalGet, 1, opExtendU, opConst64, 8, opAdd64, opWrap, opConst64, 52, 0x37, 3, 0},
			[]byte{opLocalGet, 1, opConst64, 52, 0x37, 3, 8}},
		"a load behind the stack pointer": {
			[]byte{opLocalGet, 1, opExtendU, opConst64, 16, opAdd64, opWrap, 0x29, 3, 8},
			[]byte{opLocalGet, 1, 0x29, 3, 24}},
		"an address of another kind": {
			[]byte{opLocalGet, 2, opConst64, 8, opAdd64, opWrap, 0x29, 3, 0},
			[]byte{opLocalGet, 2, opConst64, 8, opAdd64, opWrap, 0x29, 3, 0}},
		"a byte cut to a byte": {
			[]byte{opLocalGet, 1, opLoad8, 0, 40, opConst64, 0xff, 1, opAnd64},
			[]byte{opLocalGet, 1, opLoad8, 0, 40}},
		"a byte cut to a bit": {
			[]byte{opLocalGet, 1, opLoad8, 0, 40, opConst64, 1, opAnd64},
			[]byte{opLocalGet, 1, opLoad8, 0, 40, opConst64, 1, opAnd64}},
		"a local that is read at once":            {[]byte{opLocalSet, 3, opLocalGet, 3}, []byte{opLocalTee, 3}},
		"another local":                           {[]byte{opLocalSet, 3, opLocalGet, 4}, []byte{opLocalSet, 3, opLocalGet, 4}},
		"a comparison the other way":              {[]byte{0x53, opEqz32}, []byte{0x59}},
		"fractions, of which neither may be less": {[]byte{0x63, opEqz32}, []byte{0x63, opEqz32}},
		"a condition turned round twice":          {[]byte{opEqz32, opEqz32, opBrIf, 0}, []byte{opBrIf, 0}},
		"a loop between": {
			[]byte{opLocalSet, 3, opLoop, 0x40, opLocalGet, 3}, []byte{opLocalSet, 3, opLoop, 0x40, opLocalGet, 3}},
		"the end of a function": {
			[]byte{opLocalGet, 1, opConst32, 16, opAdd32, opLocalTee, 1, opGlobalSet, 0, opLocalGet, 1, opConst32, 8, opAdd32, opLocalTee, 1, opGlobalSet, 0, opConst32, 0, opReturn},
			[]byte{opLocalGet, 1, opConst32, 24, opAdd32, opGlobalSet, 0, opConst32, 0, opReturn}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Section(append([]byte{1}, entry(slices.Concat(head, c.long, []byte{opEnd, opEnd})...)...))
			if want := append([]byte{1}, entry(slices.Concat(head, c.short, []byte{opEnd, opEnd})...)...); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%x became %x, %v; want %x", c.long, got, err, want)
			}
		})
	}
}

// What is not as Go's compiler writes it stays, or is an error.
func TestOtherCode(t *testing.T) {
	byHand := append([]byte{1}, entry(opLocalSet, 3, opLocalGet, 3, opEnd)...)
	if got, err := Section(byHand); err != nil || !bytes.Equal(got, byHand) {
		t.Errorf("a function that does not begin as those of Go became %x, %v", got, err)
	}
	vectors := append([]byte{1}, entry(append(slices.Clone(head), 0xfd, 0, opEnd, opEnd)...)...)
	if _, err := Section(vectors); !errors.Is(err, errCode) {
		t.Errorf("an unknown instruction gives %v", err)
	}
	whole := append([]byte{1}, entry(slices.Concat(head, []byte{opConst64, 0x80, 0x7f, opDrop, opEnd, opEnd})...)...)
	for n := range whole {
		if _, err := Section(whole[:n]); n > 0 && !errors.Is(err, errCode) {
			t.Errorf("%d bytes of %d give %v", n, len(whole), err)
		}
	}
}
