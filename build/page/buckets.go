package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// The runtime finds the function of an address with a table: see findfuncbucket in runtime/symtab.go. Go's functions
// in WebAssembly lie so far apart that each has 16 buckets, which all hold the function's number and zeros. That is a
// fifth of the program. The page's program fills the table itself when it is instantiated.
const (
	bucketSize       = 20
	bucketsEach      = 16
	functionsAtLeast = 64 // what looks like a table of fewer may be something else
)

// errBuckets means that the linker writes another table of buckets than this was written for.
var errBuckets = errors.New("there is no table of buckets as in Go 1.26: compare findfuncbucket in its runtime")

// buckets is a table of buckets from an address of the memory on. Those of the first function are zeros, which no
// segment holds.
type buckets struct{ at, count int }

// cutBuckets takes the table of buckets out of the segments. count is 0 if none holds it as it is known.
func cutBuckets(segments []segment) ([]segment, buckets) {
	second := append(bytes.Repeat(bucket(1), bucketsEach), bucket(2)...)
	for i, s := range segments {
		from := bytes.Index(s.data, second)
		if from < 0 {
			continue
		}
		n, to := bucketsEach, from
		for ; bytes.HasPrefix(s.data[to:], bucket(n/bucketsEach)); n++ {
			to += bucketSize
		}
		if n < bucketsEach*functionsAtLeast {
			continue
		}
		cut := []segment{{s.offset, s.data[:from]}, {s.offset + to, s.data[to:]}}
		return slices.Replace(slices.Clone(segments), i, i+1, cut...), buckets{s.offset + from - bucketSize*bucketsEach, n}
	}
	return segments, buckets{}
}

// bucket returns a bucket that holds the number of a function.
func bucket(function int) []byte {
	return binary.LittleEndian.AppendUint32(make([]byte, 0, bucketSize), uint32(function))[:bucketSize]
}

// filler returns code that writes the numbers into the table.
func (b buckets) filler() code {
	const local = 0 // the number of the bucket
	return loop(local, 1, b.count,
		get(local), number(bucketSize), code{opI32Mul},
		get(local), number(bucketsEach), code{opI32DivU},
		store(b.at))
}
