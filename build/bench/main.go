// Bench measures everything in the game that should be fast, each row beside the naive way in the same
// run, and prints a table. Run go run ./build/bench under a display (make bench).
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	count := flag.Int("count", 3, "runs of each benchmark")
	only := flag.String("only", "", "measure only groups whose name contains this")
	flag.Parse()
	if err := run(*count, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(count int, only string) error {
	for _, g := range groups {
		if !strings.Contains(g.name, only) {
			continue
		}
		found, err := g.measure(count)
		if err != nil {
			return fmt.Errorf("%s: %w", g.name, err)
		}
		if err := g.print(os.Stdout, found); err != nil {
			return fmt.Errorf("%s: %w", g.name, err)
		}
	}
	return nil
}
