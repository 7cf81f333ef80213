package engine

import (
	"strconv"
	"strings"

	"precipice/engine/dice"
	"precipice/message"
)

// Journal entries that are not choices begin with this; no verb does.
const (
	facesEntry = "!dice"
	anewEntry  = "!anew"
)

// MaxFaces is the largest number of loaded faces that may wait to fall.
const MaxFaces = 1000

// IsChoice reports whether a journal entry is the key of an option rather than a change of the dice.
func IsChoice(entry string) bool { return !strings.HasPrefix(entry, "!") }

// AnewBy returns the number of the sequence that a journal entry moves the dice to, if it does.
func AnewBy(entry string) (n uint64, ok bool) {
	number, ok := strings.CutPrefix(entry, anewEntry+" ")
	n, err := strconv.ParseUint(number, 10, 64)
	return n, ok && err == nil
}

// Load sets the next faces to fall, before those of the generator. It fails on an
// imagined match, and if more than MaxFaces would wait.
func (m *Match[S]) Load(faces ...uint8) bool {
	s, ok := m.dice.(*dice.Seeded)
	if !ok || len(s.Loaded)+len(faces) > MaxFaces {
		return false
	}
	s.Loaded = append(s.Loaded, faces...)
	var entry strings.Builder
	entry.WriteString(facesEntry)
	for _, f := range faces {
		entry.WriteString(" " + strconv.Itoa(int(f)))
	}
	m.Journal = append(m.Journal, entry.String())
	return true
}

// Anew moves the dice generator to a different sequence, one for each number. It fails on an imagined match.
func (m *Match[S]) Anew(n uint64) bool {
	s, ok := m.dice.(*dice.Seeded)
	if ok {
		s.Anew(n)
		m.Journal = append(m.Journal, anewEntry+" "+strconv.FormatUint(n, 10))
	}
	return ok
}

// Repeat replays a journal entry: it takes the option of that key, or changes the dice in the same way. An
// entry that does not fit here changes nothing. Questions that the ruleset did not ask when the journal was written are
// passed over, see Forerunner.
func (m *Match[S]) Repeat(entry string) ([]Event[S], error) {
	if IsChoice(entry) {
		return m.repeatChoice(entry)
	}
	words := strings.Fields(entry)
	if len(words) > 1+MaxFaces {
		return nil, message.New("error.journal.faces", quoted(entry), len(words)-1, MaxFaces)
	}
	numbers := make([]uint64, len(words)-1)
	for i, w := range words[1:] {
		n, err := strconv.ParseUint(w, 10, 64)
		if err != nil {
			return nil, message.New("error.journal.number", quoted(entry), quoted(w))
		}
		numbers[i] = n
	}
	switch {
	case words[0] == anewEntry && len(numbers) == 1 && m.Anew(numbers[0]):
		return nil, nil
	case words[0] == facesEntry && len(numbers) > 0:
		faces := make([]uint8, len(numbers))
		for i, n := range numbers {
			if n == 0 || n > uint64(dice.D20) {
				return nil, message.New("error.journal.face", quoted(entry), n, uint8(dice.D20))
			}
			faces[i] = uint8(n)
		}
		if m.Load(faces...) {
			return nil, nil
		}
	}
	return nil, message.New("error.journal.entry", quoted(entry))
}
