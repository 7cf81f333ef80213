package playtest

import (
	"math/rand/v2"
	"slices"
)

// Spoilt returns data with one to four changes: a byte, a part that is lost, doubled, moved or taken from another sample, or an
// end that is missing. It shares nothing with the data.
func Spoilt(chance *rand.Rand, data []byte, others ...[]byte) []byte {
	data = slices.Clone(data)
	for range 1 + chance.IntN(4) {
		if len(data) == 0 {
			return data
		}
		at := chance.IntN(len(data))
		to := min(len(data), at+1+chance.IntN(1+chance.IntN(64)))
		switch chance.IntN(9) {
		case 0:
			data[at] ^= 1 << chance.IntN(8)
		case 1:
			data[at] = byte(chance.Uint32())
		case 2:
			data[at] = []byte{0, 1, 0x7f, 0x80, 0xf8, 0xff, '\n', ' '}[chance.IntN(8)]
		case 3:
			data = slices.Delete(data, at, to)
		case 4:
			data = slices.Insert(data, at, slices.Clone(data[at:to])...)
		case 5:
			part := slices.Clone(data[at:to])
			data = slices.Delete(data, at, to)
			data = slices.Insert(data, chance.IntN(len(data)+1), part...)
		case 6:
			if len(others) > 0 {
				from := others[chance.IntN(len(others))]
				if n := len(from); n > 0 {
					i := chance.IntN(n)
					data = slices.Insert(data, at, from[i:min(n, i+1+chance.IntN(64))]...)
				}
			}
		case 7:
			copy(data[at:to], slices.Repeat([]byte{0xff}, to-at))
		case 8:
			if chance.IntN(3) == 0 {
				data = data[:at]
			}
		}
	}
	return data
}
