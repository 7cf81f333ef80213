// Command proofs writes the index of the proofs of each rule. Scenarios name rules in lines that begin
// with "proves", Go tests in a line "// proves: BF-XXX-000 ..." in their doc comment. A test in
// build/check keeps the index up to date. `go generate ./game/rulebook/proofs` runs it.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"precipice/build/check"
)

func main() {
	if err := run(filepath.Join("..", "..", "..")); err != nil {
		fmt.Fprintln(os.Stderr, "proofs:", err)
		os.Exit(1)
	}
}

// run writes the index, and the ids in it, of the module whose folder is root.
func run(root string) error {
	found, err := check.Collect(root)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(root, check.Index), []byte(found.Text()), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, check.Proved), []byte(found.IDs()), 0o644)
}
