package session

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"math/bits"
	"slices"

	"precipice/message"
)

// The head of a link names its format, its checksum and its content. If a letter of it has changed or is missing, the link looks like
// one of another format or of other content. Letters of the rest cannot hide whose a link is.

const (
	headLetters = (sealedAt + firstDigest) * 8 / 6 // as many as may hold the head, from the first on
	letterBits  = 6                                // of the checksum that one letter holds
)

// changedAhead reports whether letters are a link of a ruleset's content but for one letter of its head, which is another or missing.
func changedAhead(about *About, letters string) bool {
	if onlyHeadDiffers(about, letters) {
		return true
	}
	for at := range min(headLetters, len(letters)) + 1 {
		if onlyHeadDiffers(about, letters[:at]+"A"+letters[at:]) {
			return true
		}
	}
	return false
}

// onlyHeadDiffers reports whether letters would be a link of a ruleset's content if their format and their content were right, and at
// most one letter of their checksum.
func onlyHeadDiffers(about *About, letters string) bool {
	data, err := base64.RawURLEncoding.Strict().DecodeString(letters)
	if err != nil {
		return false
	}
	for format, digest := range map[byte]int{linkFormat: linkDigest, firstFormat: firstDigest} {
		if len(data) < sealedAt+digest {
			continue
		}
		mended := slices.Clone(data)
		mended[0] = format
		copy(mended[sealedAt:], about.Content[:digest])
		_, _, sum, ok := unsealed(about, mended)
		if ok && bits.OnesCount32(sum^binary.BigEndian.Uint32(data[1:])) <= letterBits {
			return true
		}
	}
	return false
}

// ofItsOwn reports whether the error of a link is of a ruleset that knows the link as its own, with other content or damaged.
func ofItsOwn(err error) bool {
	var is *message.Error
	return err != errStrange && !(errors.As(err, &is) && is.Key() == "error.link.format")
}
