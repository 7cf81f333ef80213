package saves

import "crypto/sha256"

// headSize is at least the length of the longest header.
const headSize = 1024

// glance returns the header of an envelope from its beginning and its length. It returns false if the envelope must be read whole
// to tell what is wrong with it. A length may be known only to lie within slack bytes below size.
func glance(head []byte, size, slack int64) (Header, bool) {
	h, rest, err := headerOf(head)
	if err != nil || size > int64(MaxSize) {
		return Header{}, false
	}
	want := int64(len(head)-len(rest)) + payloadLength(head) + sha256.Size
	return h, size-slack <= want && want <= size
}

// lookAt returns the entry of a slot by a glance at its newest copy or, if that does not do, as Look does.
func lookAt(s Store, name string, glance func(name string) (Header, bool)) Slot {
	if h, ok := glance(name); ok {
		return Slot{Name: name, Header: h}
	}
	return Look(s, name)
}
