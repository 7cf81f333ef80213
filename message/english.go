package message

import (
	"strconv"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"

	"precipice/assets/text"
)

// english returns the English texts by key. They are read when the first error is put into words, which
// on a screen is never.
var english = sync.OnceValue(func() map[string]string {
	var texts map[string]string
	data, err := text.Files.ReadFile("en/errors.yaml")
	if err == nil {
		err = yaml.Unmarshal(data, &texts)
	}
	if err != nil {
		panic("message: the embedded texts cannot be read: " + err.Error())
	}
	return texts
})

// fill returns the English text of a key with its slots filled. A missing text shows its key.
func fill(key string, parts []string) string {
	said, ok := english()[key]
	if !ok {
		said = "[" + key + "]"
	}
	var b strings.Builder
	for {
		before, after, found := strings.Cut(said, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		slot, rest, _ := strings.Cut(after, "}")
		if i, err := strconv.Atoi(slot); err == nil && i < len(parts) {
			b.WriteString(parts[i])
		}
		said = rest
	}
}
