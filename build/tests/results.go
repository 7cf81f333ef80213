package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// folder holds the results of the last run of each step.
var folder = filepath.Join("build", "out", "tests")

// event is a line of go test -json.
type event struct {
	Action, Package, Test, Output, ImportPath string
	Elapsed                                   float64
}

// result is how a test or a whole package ended.
type result struct {
	pkg, test, action string
	seconds           float64
}

func events(out []byte) (list []event) {
	for line := range bytes.Lines(out) {
		var e event
		if json.Unmarshal(line, &e) == nil {
			list = append(list, e)
		}
	}
	return list
}

// readResults returns how each test and each package ended.
func readResults(out []byte) (list []result) {
	for _, e := range events(out) {
		if e.Action == "pass" || e.Action == "fail" || e.Action == "skip" {
			list = append(list, result{strings.TrimPrefix(e.Package, module), e.Test, e.Action, e.Elapsed})
		}
	}
	return list
}

const module = "precipice/"

func keepResults(step string, out []byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, step+".json"), out, 0o644)
}

// kept returns the results of the last run of each step, by its name.
func kept() map[string][]result {
	all := map[string][]result{}
	files, _ := filepath.Glob(filepath.Join(folder, "*.json"))
	for _, file := range files {
		if out, err := os.ReadFile(file); err == nil {
			all[strings.TrimSuffix(filepath.Base(file), ".json")] = readResults(out)
		}
	}
	return all
}

// usual are the packages whose tests take longest, with their seconds on two busy processors, for a machine on which nothing has run yet.
var usual = map[string]float64{"scenes/fortress": 400, "game/blackstone/terminal": 120, "game/session": 90, "engine/fortress": 80, "scenes/city": 60,
	"build/kill": 50, "build/check": 50}

// secondsOfPackages returns how long each package took in the last run of unit tests, or usually takes.
func secondsOfPackages() map[string]float64 {
	took := map[string]float64{}
	for name, seconds := range usual {
		took[module+name] = seconds
	}
	for _, r := range kept()["unit"] {
		if r.test == "" {
			took[module+r.pkg] = r.seconds
		}
	}
	return took
}

// noise matches lines of go test that say only that something runs.
var noise = regexp.MustCompile(`^(=== (RUN|PAUSE|CONT|NAME)|--- PASS|\s+--- PASS|\s+--- SKIP|--- SKIP|ok |PASS$)`)

// complaints returns what failed tests, failed builds and panics printed.
func complaints(out []byte) string {
	failed := map[string]bool{}
	list := events(out)
	for _, e := range list {
		if e.Action == "fail" {
			failed[e.Package+" "+e.Test] = true
		}
	}
	var b strings.Builder
	for _, e := range list {
		said := e.Action == "build-output" || e.Action == "output" && failed[e.Package+" "+e.Test]
		if said && !noise.MatchString(strings.TrimRight(e.Output, "\n")) {
			b.WriteString(e.Output)
		}
	}
	for line := range bytes.Lines(out) { // what is no JSON, such as what go itself says
		if !bytes.HasPrefix(line, []byte("{")) {
			b.Write(line)
		}
	}
	return b.String()
}
