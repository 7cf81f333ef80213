// Command licences writes the licences of everything linked into the program to assets/licences. A test
// in build/check keeps them up to date. Run it in the module's folder: go run ./build/licences.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"precipice/build/check"
	"precipice/game/licences"
)

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

// run writes the list and the texts of the module whose folder is root.
func run(root string) error {
	all, err := check.Licensed(root)
	if err != nil {
		return err
	}
	folder := filepath.Join(root, check.Licences)
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, p := range all {
		if err := os.WriteFile(filepath.Join(folder, p.File), []byte(p.Text), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(folder, licences.List), []byte(licences.ListOf(all)), 0o644)
}
