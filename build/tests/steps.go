package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
)

// step is one command of go test, or another command that must succeed.
type step struct {
	name    string
	display string   // the screen of a virtual display that it needs, "" for none
	env     []string // what it adds to the environment
	args    []string // of go test -json, or a whole command
	plain   bool     // args are a whole command, whose output is shown only if it fails
}

const (
	small  = "1280x720x24"
	large  = "3840x2160x24"
	pixels = "InPixels" // see build/inwindow

	window  = "PRECIPICE_WINDOW=1"
	browser = "PRECIPICE_BROWSER=1"
	// undrawn spares the host of driven programs, which has no graphics card, the pictures that no test looks at.
	undrawn = "GALLIUM_NOOP=1"
	// roomy lets programs collect garbage seldom: tests of screens leave much of it, and memory is there.
	roomy = "GOGC=1000"
)

// page is what browsers are given, so it is built before all else.
var page = step{name: "page", plain: true, args: []string{"make", "web"}}

// lanes run beside each other, and the steps of a lane one after the other: one lane computes, the others mostly wait for
// windows and browsers.
var lanes = [][]step{{
	{name: "unit", env: []string{roomy}, args: []string{"-timeout", "30m", "-p", "2", "PACKAGES"}},
	{name: "wasm", env: []string{"GOOS=js", "GOARCH=wasm"}, args: []string{"-exec", "EXEC", "./saves"}},
}, {
	{name: "browsers", display: small, env: []string{window, browser, undrawn}, args: []string{"-run", "Browser", "-skip", pixels, "-timeout", "30m", "./build/drive"}},
}, {
	{name: "windows", display: large, env: []string{window, undrawn}, args: []string{"-skip", pixels + "|Browser", "-timeout", "20m", "./build/drive"}},
	{name: "rests", display: small, env: []string{window, browser}, args: []string{"-run", pixels, "-timeout", "20m", "./build/drive"}},
	{name: "pixels", display: large, env: []string{window}, args: []string{"-run", pixels, "-timeout", "20m", "./render", "./scenes/..."}},
}}

// all runs the steps named, or every one.
func all(names []string) error {
	for _, name := range names {
		if name != page.name && !slices.ContainsFunc(slices.Concat(lanes...), func(s step) bool { return s.name == name }) {
			return fmt.Errorf("there is no step %q", name)
		}
	}
	begun, memory := time.Now(), watchMemory()
	if wanted := len(names) == 0 || slices.Contains(names, page.name); wanted && !page.run() {
		return errors.New("the page cannot be built")
	}
	var wg sync.WaitGroup
	failed := make([][]string, len(lanes))
	for i, lane := range lanes {
		wg.Go(func() {
			for _, s := range lane {
				if len(names) > 0 && !slices.Contains(names, s.name) {
					continue
				}
				if !s.run() {
					failed[i] = append(failed[i], s.name)
				}
			}
		})
	}
	wg.Wait()
	fmt.Printf("%.0f s in all, at most %.1f GB\n", time.Since(begun).Seconds(), memory())
	if bad := slices.Concat(failed...); len(bad) > 0 {
		return fmt.Errorf("failed: %s", strings.Join(bad, ", "))
	}
	return nil
}

// printing lets one step print at a time.
var printing sync.Mutex

// run runs a step and prints how it went.
func (s *step) run() bool {
	begun := time.Now()
	cmd := s.command()
	out, err := cmd.Output()
	if exit, ok := err.(*exec.ExitError); ok {
		out = append(out, exit.Stderr...)
	}
	printing.Lock()
	defer printing.Unlock()
	took := fmt.Sprintf("%5.0f s, %5.0f s of computing", time.Since(begun).Seconds(), computing(cmd.ProcessState))
	if s.plain {
		if err != nil {
			fmt.Printf("%s\nFAIL %-9s %s: %v\n", out, s.name, took, err)
			return false
		}
		fmt.Printf("ok   %-9s %s\n", s.name, took)
		return true
	}
	list := readResults(out)
	if keepErr := keepResults(s.name, out); keepErr != nil {
		fmt.Println("the results cannot be kept:", keepErr)
	}
	passed, skipped := 0, 0
	for _, r := range list {
		switch {
		case r.test != "" && r.action == "pass":
			passed++
		case r.test != "" && r.action == "skip":
			skipped++
		}
	}
	if err != nil {
		fmt.Print(complaints(out))
		fmt.Printf("FAIL %-9s %s: %v\n", s.name, took, err)
		return false
	}
	fmt.Printf("ok   %-9s %s, %d passed, %d skipped\n", s.name, took, passed, skipped)
	return true
}

// computing returns for how many seconds the processors worked for a program and those that it waited for.
func computing(of *os.ProcessState) float64 {
	if of == nil {
		return 0
	}
	return (of.UserTime() + of.SystemTime()).Seconds()
}

// command returns the command of a step.
func (s *step) command() *exec.Cmd {
	args := s.args
	if !s.plain {
		args = []string{"go", "test", "-json", "-count=1", "-vet=off", "-ldflags=-s -w"} // make check vets; nobody debugs these programs
		for _, arg := range s.args {
			switch arg {
			case "PACKAGES":
				args = append(args, packages()...)
			case "EXEC":
				args = append(args, strings.TrimSpace(outputOf("go", "env", "GOROOT"))+"/lib/wasm/go_js_wasm_exec")
			default:
				args = append(args, arg)
			}
		}
	}
	if s.display != "" {
		args = append([]string{"xvfb-run", "-a", "-s", "-screen 0 " + s.display}, args...)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), s.env...)
	return cmd
}

// packages returns all packages but those of the driven tests, which have steps of their own. The longest come first.
func packages() []string {
	list := slices.DeleteFunc(strings.Fields(outputOf("go", "list", "./...")), func(p string) bool { return strings.HasSuffix(p, "/build/drive") })
	took := secondsOfPackages()
	slices.SortStableFunc(list, func(a, b string) int { return int(took[b]) - int(took[a]) })
	return list
}

func outputOf(name string, args ...string) string {
	out, err := exec.Command(name, args...).Output()
	if err != nil {
		fmt.Fprintf(os.Stderr, "tests: %s %s: %v\n", name, strings.Join(args, " "), err)
		os.Exit(1)
	}
	return string(out)
}
