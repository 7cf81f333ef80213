package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// times prints the steps, their packages and the slowest tests of the last runs.
func times(w io.Writer, slowest int) error {
	all := kept()
	if len(all) == 0 {
		return errors.New("nothing has been run yet: make test leaves the times in build/out/tests")
	}
	var tests []result
	for _, step := range slices.Sorted(maps.Keys(all)) {
		var packages []result
		whole := 0.0
		for _, r := range all[step] {
			switch {
			case r.test == "":
				packages = append(packages, r)
				whole += r.seconds
			case !strings.Contains(r.test, "/"):
				r.pkg = step + ": " + r.pkg
				tests = append(tests, r)
			}
		}
		fmt.Fprintf(w, "%-9s %6.1f s\n", step, whole)
		bySeconds(packages)
		for _, r := range packages {
			if r.seconds >= 1 {
				fmt.Fprintf(w, "  %6.1f  %s\n", r.seconds, r.pkg)
			}
		}
	}
	bySeconds(tests)
	fmt.Fprintf(w, "the %d slowest of %d tests\n", min(slowest, len(tests)), len(tests))
	for _, r := range tests[:min(slowest, len(tests))] {
		fmt.Fprintf(w, "  %6.1f  %s.%s\n", r.seconds, r.pkg, r.test)
	}
	return nil
}

func bySeconds(list []result) {
	slices.SortStableFunc(list, func(a, b result) int { return int(1000 * (b.seconds - a.seconds)) })
}

// watchMemory looks at how much memory the machine uses, and returns what tells by how many GB it has grown at most.
func watchMemory() (most func() float64) {
	begun, least := available(), available()
	done := make(chan float64)
	end := make(chan struct{})
	go func() {
		for tick := time.Tick(time.Second / 2); ; {
			select {
			case <-tick:
				least = min(least, available())
			case <-end:
				done <- (begun - least) / (1 << 20)
				return
			}
		}
	}()
	return func() float64 { close(end); return <-done }
}

// available returns how many kilobytes of memory are available, 0 where the system does not tell.
func available() float64 {
	info, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(info), "MemAvailable:")
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0
	}
	n, _ := strconv.ParseFloat(fields[0], 64)
	return n
}
