package main

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// quick runs what the changes since a commit reach: the packages that changed, the tests that stand nearest to what changed
// in them, and what a changed text or rule is proved by. It says what it leaves out.
func quick(base string, most int) error {
	begun := time.Now()
	c, err := changedSince(base)
	if err != nil {
		return err
	}
	if len(c.files) == 0 {
		fmt.Println("nothing has changed since", base)
		return nil
	}
	plans := plan(c, float64(most))
	if err := vetted(c); err != nil {
		return err
	}
	failed, left := 0, 0
	var lines []string
	work := make(chan *planned, len(plans))
	for _, p := range plans {
		work <- p
	}
	close(work)
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for p := range work {
				said, ok := p.run()
				printing.Lock()
				if left += p.left; !ok {
					failed++
				}
				lines = append(lines, said)
				fmt.Print(said)
				printing.Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Printf("%.0f s. Left out: %d tests of these packages, the packages that only import them, and whatever needs a window or a browser: make test runs all\n", time.Since(begun).Seconds(), left)
	if failed > 0 {
		return fmt.Errorf("%d of %d packages failed", failed, len(lines))
	}
	return nil
}

// planned is what is run of a package.
type planned struct {
	pkg   string // from the module's root
	tests []string
	left  int // tests that are not run
	takes float64
}

// run runs the tests, and returns what to say of them.
func (p *planned) run() (said string, ok bool) {
	begun := time.Now()
	args := []string{"test", "-json", "-count=1", "-timeout", "3m"}
	if p.left > 0 {
		args = append(args, "-run", "^("+strings.Join(p.tests, "|")+")$")
	}
	cmd := exec.Command("go", append(args, "./"+p.pkg)...)
	out, err := cmd.Output()
	line := fmt.Sprintf("%s: %d tests, %.0f s\n", p.pkg, len(p.tests), time.Since(begun).Seconds())
	if err != nil {
		if exit, is := err.(*exec.ExitError); is {
			out = append(out, exit.Stderr...)
		}
		return complaints(out) + "FAIL " + line, false
	}
	return "ok   " + line, true
}

// vetted formats nothing, but says what is not formatted, and vets the packages that changed.
func vetted(c *changes) error {
	var sources []string
	for _, f := range c.files {
		if _, err := os.Stat(f); err == nil && strings.HasSuffix(f, ".go") {
			sources = append(sources, f)
		}
	}
	if len(sources) == 0 {
		return nil
	}
	if out, err := exec.Command("gofmt", append([]string{"-l"}, sources...)...).CombinedOutput(); err != nil || len(out) > 0 {
		return fmt.Errorf("these files need gofmt -w: %s", strings.Join(strings.Fields(string(out)), " "))
	}
	var packages []string
	for _, p := range c.packages() {
		packages = append(packages, "./"+p)
	}
	if out, err := exec.Command("go", append([]string{"vet"}, packages...)...).CombinedOutput(); err != nil {
		return fmt.Errorf("go vet: %w\n%s", err, out)
	}
	return nil
}

// plan returns what to run, within so many seconds on two cores. Whatever stands near to a change is run whatever it takes.
func plan(c *changes, most float64) []*planned {
	plans, rest := sorted(c.reached())
	whole := 0.0
	for _, p := range plans {
		whole += p.takes
	}
	for _, r := range rest {
		if whole += r.seconds; whole > 1.5*most { // the two that run at once slow each other
			break
		}
		r.plan.tests, r.plan.takes = append(r.plan.tests, r.test), r.plan.takes+r.seconds
		r.plan.left--
	}
	plans = slices.DeleteFunc(plans, func(p *planned) bool { return len(p.tests) == 0 })
	slices.SortFunc(plans, func(a, b *planned) int { return cmp.Compare(b.takes, a.takes) })
	return plans
}

// reached returns the tests that stand near to the changes, by package.
func (c *changes) reached() map[string]map[string]bool {
	near := map[string]map[string]bool{}
	for _, pkg := range c.packages() {
		near[pkg] = c.near(pkg)
	}
	for _, f := range c.files {
		for _, pkg := range watching(f) {
			if near[pkg] == nil {
				near[pkg] = c.near(pkg)
			}
		}
	}
	for pkg, tests := range c.proofs() {
		if near[pkg] == nil {
			near[pkg] = map[string]bool{}
		}
		for _, t := range tests {
			near[pkg][t] = true
		}
	}
	return near
}

// sorted parts the tests of the packages reached: those that stand near are planned, and the rest, fastest first, may follow.
func sorted(near map[string]map[string]bool) (plans []*planned, rest []candidate) {
	took := secondsOfTests()
	for pkg, tests := range near {
		p := &planned{pkg: pkg}
		plans = append(plans, p)
		for _, t := range testsIn(pkg) {
			seconds := takes(took, pkg, t)
			if tests[t] {
				p.tests, p.takes = append(p.tests, t), p.takes+seconds
			} else {
				rest = append(rest, candidate{p, t, seconds, p.left})
				p.left++
			}
		}
	}
	slices.SortFunc(rest, func(a, b candidate) int { // of those that take as long, every package has its turn
		return cmp.Or(cmp.Compare(a.seconds, b.seconds), cmp.Compare(a.turn, b.turn), cmp.Compare(a.plan.pkg, b.plan.pkg))
	})
	return plans, rest
}

// candidate is a test that is run if there is time.
type candidate struct {
	plan    *planned
	test    string
	seconds float64
	turn    int // how many of its package may follow before it
}

// unknown is how long a test is taken to last that has no time yet, in seconds.
const unknown = 0.3

func takes(took map[string]float64, pkg, test string) float64 {
	if s, known := took[pkg+" "+test]; known {
		return s
	}
	return unknown
}

// secondsOfTests returns how long each test took in the last run of unit tests.
func secondsOfTests() map[string]float64 {
	took := map[string]float64{}
	for _, r := range kept()["unit"] {
		if r.test != "" && !strings.Contains(r.test, "/") {
			took[r.pkg+" "+r.test] = r.seconds
		}
	}
	return took
}

// sourcesOf returns the test files of a package.
func sourcesOf(pkg string) []string {
	files, _ := filepath.Glob(path.Join(pkg, "*_test.go"))
	return files
}
