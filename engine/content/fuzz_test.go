package content

import "testing"

// FuzzRead checks that no text makes the reader panic, and that every problem has a remedy.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"", "---", "# nothing", "- id: a\n  decks: 1", "- {id: a, decks: [1, *x]}", "- &x {<<: *x}", "? [a]\n: b",
		"- id: !!binary x\n  guns: ~", "%YAML 1.9\n--- a", "- id: a\n  decks: 1\n---\n: ", "\xff\xfe"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, err := read(text)
		if err == nil {
			return
		}
		for _, p := range err.(Problems) {
			if p.What == "" || p.Remedy == "" || p.File != "ships.yaml" || p.Line < 0 {
				t.Errorf("%q: %+v", text, p)
			}
		}
	})
}
