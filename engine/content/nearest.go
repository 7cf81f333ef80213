package content

import "precipice/message"

// Nearest returns the word most similar to the given one.
func Nearest(word string, words []string) string {
	if len(word) > longestWord {
		word = word[:longestWord]
	}
	best, least := "", 1<<30
	for _, w := range words {
		if d := distance(word, w); d < least {
			best, least = w, d
		}
	}
	return best
}

// longestWord is longer than any word that could be meant: comparing takes the product of the lengths.
const longestWord = 100

// Near returns the nearest word, and whether it is similar enough to have been meant.
func Near(word string, words []string) (string, bool) {
	near := Nearest(word, words)
	return near, near != "" && len(word) <= longestWord && distance(word, near) <= max(2, len(word)/3)
}

// Remedy is Instead in English.
func Remedy(word string, words []string) string { return Instead(word, words).Error() }

// Instead suggests what to write instead of an unknown word: the nearest known one, or all of them if none
// is near.
func Instead(word string, words []string) *message.Error {
	if len(words) == 0 {
		return message.New("error.instead.none")
	}
	near, ok := Near(word, words)
	if ok {
		return message.New("error.instead.near", near)
	}
	if len(words) > 24 {
		return message.New("error.instead.nearest", near)
	}
	var known []string
	for _, w := range words {
		if w != "" {
			known = append(known, w)
		}
	}
	return message.New("error.instead.list", known)
}

// distance returns the Levenshtein distance between a and b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

func quoted(s string) string { return `"` + s + `"` }
