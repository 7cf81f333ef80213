// Package proofs tells by what scenario or test each rule is proved. The index is made from them by
// build/proofs.
package proofs

import (
	_ "embed"
	"strings"
)

//go:generate go run precipice/build/proofs

//go:embed index.txt
var index string

// All returns the proofs of each rule by its id: a scenario's file, or a test as the folder of its
// package and its name. A rule that nothing proves is not there.
func All() map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(index) {
		words := strings.Fields(line)
		all[words[0]] = words[1:]
	}
	return all
}
