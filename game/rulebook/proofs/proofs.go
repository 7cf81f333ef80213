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

//go:embed proved.txt
var proved string

// Proof is what proves a rule.
type Proof struct {
	By      []string // a scenario's file, or a test as the folder of its package and its name
	Missing string   // what is not proved yet, in words; empty where all of the rule is proved
}

// Proved returns the ids of the rules that something proves. A program that asks no more is built without the index.
func Proved() map[string]bool {
	all := map[string]bool{}
	for id := range strings.FieldsSeq(proved) {
		all[id] = true
	}
	return all
}

// All returns the proof of each rule by its id. A rule that nothing proves is not there.
func All() map[string]Proof {
	all := map[string]Proof{}
	for line := range strings.Lines(index) {
		line, missing, _ := strings.Cut(strings.TrimSpace(line), " | ")
		words := strings.Fields(line)
		all[words[0]] = Proof{words[1:], missing}
	}
	return all
}
