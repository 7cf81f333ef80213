// Command lean writes an overlay for go build: a few of Go's own sources without what the page can never need. With it
// the linker leaves out a tenth of the program.
//
//	go run ./build/lean build/out/lean
//	GOOS=js GOARCH=wasm go build -overlay build/out/lean/overlay.json .
//
// A source of another version of Go that a cut does not fit is left as it is, and lean says so: the page is only larger. A test tells
// it for the version of Go that the cuts were written for.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "lean: name the folder for the overlay, such as build/out/lean")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
}

// write writes the changed sources and overlay.json into a folder.
func write(folder string) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	replaced := map[string]string{}
	for i, c := range cuts {
		source, err := sourceOf(c.from, c.file)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(source)
		if err != nil {
			return err
		}
		added, err := c.added()
		if err != nil {
			return err
		}
		left, err := c.apply(string(text))
		if err != nil {
			fmt.Fprintf(os.Stderr, "lean: %s is left whole: %v\n", source, err)
			continue
		}
		replaced[source] = filepath.Join(folder, fmt.Sprintf("%d-%s.txt", i, c.file)) // no package of this module
		if err := writeChanged(replaced[source], []byte(left+added)); err != nil {
			return err
		}
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replaced}, "", "\t")
	if err != nil {
		return err
	}
	return writeChanged(filepath.Join(folder, "overlay.json"), overlay)
}

// writeChanged writes a file unless it holds the same already, so that what is built from it stays cached.
func writeChanged(file string, data []byte) error {
	if old, err := os.ReadFile(file); err == nil && string(old) == string(data) {
		return nil
	}
	return os.WriteFile(file, data, 0o644)
}

// sourceOf returns the path of a file of a package.
func sourceOf(from, file string) (string, error) {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", strings.TrimSuffix(from, "/")).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = fmt.Errorf("%w\n%s", err, exit.Stderr)
		}
		return "", fmt.Errorf("where is %s? %w", from, err)
	}
	return filepath.Join(strings.TrimSpace(string(out)), file), nil
}

// added returns the functions that a cut takes from a file of another package, which imports nothing.
func (c cut) added() (string, error) {
	if c.takes == "" {
		return "", nil
	}
	source, err := sourceOf(path.Split(c.takes))
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(source)
	if err != nil {
		return "", err
	}
	_, functions, _ := strings.Cut(string(text), "\npackage ")
	_, functions, ok := strings.Cut(functions, "\n")
	if !ok {
		return "", fmt.Errorf("%s has no package", c.takes)
	}
	return functions, nil
}

// apply returns a source after a cut.
func (c cut) apply(text string) (string, error) {
	for _, s := range c.swaps {
		if n := strings.Count(text, s.old); n != 1 {
			return "", fmt.Errorf("it has %q %d times and not once; compare the cut in build/lean with this version", s.old, n)
		}
		text = strings.Replace(text, s.old, s.new, 1)
	}
	return text, nil
}
