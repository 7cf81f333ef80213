package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// widestGap is the most zeros between two data segments for which they become one. Zeros compress better
// than the head of another segment.
const widestGap = 64

// segment is a part of the memory's first contents.
type segment struct {
	offset int
	data   []byte
}

// joinSegments returns the segments of a data section's body, joined where they are near each other. They fill the
// memory in the same way. Go's linker writes 100,000 of them, to leave out the smallest runs of zeros, and their heads
// compress badly.
func joinSegments(body []byte) ([]segment, error) {
	segments, err := readSegments(body)
	if err != nil {
		return nil, err
	}
	return joined(segments)
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
