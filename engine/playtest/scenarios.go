package playtest

import (
	"fmt"
	"os"

	"precipice/engine/script"
)

// Scenario plays the scenario of a file and compares it with what really happens. With update it writes
// what really happens into the file instead.
func Scenario[S any](v *script.Vocabulary[S], file string, update bool) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	sc, err := script.Parse(v, string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	got, err := sc.Run()
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w\n%s", file, err, got)
	case got == string(text):
		return nil
	case update:
		return os.WriteFile(file, []byte(got), 0o644)
	}
	return fmt.Errorf("%s does not match (run with -update if the change is right):\n%s", file, script.Difference(string(text), got))
}
