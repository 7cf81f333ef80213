package main

import "encoding/binary"

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
