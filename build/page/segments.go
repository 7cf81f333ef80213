package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// widestGap is the most zeros between two data segments for which they become one. Zeros compress better
// than the head of another segment.
const widestGap = 64

// dataSection is the id of the section that holds the memory's first contents.
const dataSection = 11

// Opcodes of the constant expression that says where a segment begins.
const (
	opI32Const = 0x41
	opEnd      = 0x0b
)

// segment is a part of the memory's first contents.
type segment struct {
	offset int
	data   []byte
}

// joinSegments returns a WebAssembly module with fewer data segments and, but for the lines of functions, the same
// first contents of its memory. Go's linker writes 100,000 of them, to leave out the smallest runs of zeros, and their heads
// compress badly.
func joinSegments(module []byte) ([]byte, error) {
	const header = 8
	if len(module) < header || !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("this is not a WebAssembly module")
	}
	out := slices.Clone(module[:header])
	for in := (&reader{data: module, at: header}); in.at < len(module); {
		start := in.at
		id := in.byte()
		body := in.bytes(in.unsigned())
		if in.failed {
			return nil, fmt.Errorf("the section at byte %d is cut off", start)
		}
		if id != dataSection {
			out = append(out, module[start:in.at]...)
			continue
		}
		segments, err := readSegments(body)
		if err != nil {
			return nil, err
		}
		if segments, err = joined(segments); err != nil {
			return nil, err
		}
		if err := dropLines(segments); err != nil {
			return nil, err
		}
		written := writeSegments(segments)
		out = append(binary.AppendUvarint(append(out, dataSection), uint64(len(written))), written...)
	}
	return out, nil
}

// joined returns the segments in order, those less than a gap apart as one.
func joined(segments []segment) ([]segment, error) {
	slices.SortFunc(segments, func(a, b segment) int { return cmp.Compare(a.offset, b.offset) })
	var out []segment
	for _, s := range segments {
		if len(out) == 0 {
			out = append(out, segment{s.offset, slices.Clone(s.data)})
			continue
		}
		last := &out[len(out)-1]
		gap := s.offset - last.offset - len(last.data)
		switch {
		case gap < 0:
			return nil, fmt.Errorf("two data segments overlap at %d", s.offset)
		case gap > widestGap:
			out = append(out, segment{s.offset, slices.Clone(s.data)})
		default:
			last.data = append(append(last.data, make([]byte, gap)...), s.data...)
		}
	}
	return out, nil
}

// readSegments reads the body of a data section. All its segments must have a fixed place in memory 0.
func readSegments(body []byte) ([]segment, error) {
	in := reader{data: body}
	var segments []segment
	for range in.unsigned() {
		kind, op := in.byte(), in.byte()
		s := segment{offset: in.signed()}
		if end := in.byte(); in.failed || kind != 0 || op != opI32Const || end != opEnd {
			return nil, errors.New("a data segment has no fixed place in memory")
		}
		s.data = in.bytes(in.unsigned())
		segments = append(segments, s)
	}
	if in.failed || in.at != len(body) {
		return nil, errors.New("the data section does not end with its last segment")
	}
	return segments, nil
}

// writeSegments returns the body of a data section.
func writeSegments(segments []segment) []byte {
	out := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		out = append(out, 0, opI32Const)
		out = append(appendSigned(out, s.offset), opEnd)
		out = append(binary.AppendUvarint(out, uint64(len(s.data))), s.data...)
	}
	return out
}

// reader reads the parts of a module. After a failure everything it reads is zero.
type reader struct {
	data   []byte
	at     int
	failed bool
}

func (r *reader) bytes(n int) []byte {
	if r.failed || n < 0 || n > len(r.data)-r.at {
		r.failed = true
		return nil
	}
	r.at += n
	return r.data[r.at-n : r.at]
}

func (r *reader) byte() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// unsigned reads an unsigned LEB128 number, which is a varint of encoding/binary.
func (r *reader) unsigned() int {
	n, length := binary.Uvarint(r.data[r.at:])
	if r.bytes(length); r.failed || length <= 0 || n > 1<<32 {
		r.failed = true
		return 0
	}
	return int(n)
}

// signed reads a signed LEB128 number that is an address.
func (r *reader) signed() int {
	n, shift := 0, 0
	for {
		b := r.byte()
		n |= int(b&0x7f) << shift
		shift += 7
		if b < 0x80 || shift > 35 {
			r.failed = r.failed || b&0x40 != 0 // a negative address is one of the upper half, which Go does not use
			return n
		}
	}
}

// appendSigned writes a number that is not negative as signed LEB128.
func appendSigned(out []byte, n int) []byte {
	for ; n >= 0x40; n >>= 7 {
		out = append(out, byte(n&0x7f|0x80))
	}
	return append(out, byte(n))
}
