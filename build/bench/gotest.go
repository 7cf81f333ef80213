package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// goTest runs the benchmarks of a package. prepare adjusts the command.
func goTest(pkg, bench string, prepare func(*exec.Cmd) error) func(int) (results, error) {
	return func(count int) (results, error) {
		cmd := exec.Command("go", "test", "-run", "^$", "-bench", bench, "-benchmem", "-count", strconv.Itoa(count), pkg)
		if prepare != nil {
			if err := prepare(cmd); err != nil {
				return nil, err
			}
		}
		var errs bytes.Buffer
		cmd.Stderr = &errs
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("%w\n%s%s", err, out, errs.Bytes())
		}
		found := results{}
		return found, found.read(string(out))
	}
}

// wasm runs the benchmarks under Node, as a browser would. Node compiles frequently called code while
// it runs, so short measurements would measure the compiler.
func wasm(cmd *exec.Cmd) error {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	insert(cmd, "-exec", runner, "-benchtime", "5s")
	// The runner passes the environment on and accepts only a small one.
	cmd.Env = []string{"GOOS=js", "GOARCH=wasm", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	for _, name := range []string{"GOCACHE", "GOFLAGS", "GOPROXY", "GOMODCACHE", "GOPATH"} {
		if v, ok := os.LookupEnv(name); ok {
			cmd.Env = append(cmd.Env, name+"="+v)
		}
	}
	return nil
}

// window runs the benchmarks in a window, where images can be drawn. The number of iterations is fixed,
// because what the display does with the images takes longer than what is measured.
func window(cmd *exec.Cmd) error {
	insert(cmd, "-benchtime", "64x")
	cmd.Env = append(os.Environ(), "PRECIPICE_WINDOW=1")
	return nil
}

// insert adds flags before the package.
func insert(cmd *exec.Cmd, flags ...string) {
	cmd.Args = slices.Insert(cmd.Args, len(cmd.Args)-1, flags...)
}
