package script

import "strings"

// Difference shows the first line in which a script and what Run returned differ. It is empty if they
// are the same.
func Difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		if a, b := lineAt(w, i), lineAt(g, i); a != b {
			return "want " + a + "\ngot  " + b
		}
	}
	return ""
}

func lineAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(end)"
}
