package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// windows starts the game and a bare window and waits for their first frames. Then it measures how much
// processor time they use without input. Only Linux provides that, in /proc.
func windows(count int) (results, error) {
	dir, err := os.MkdirTemp("", "precipice-bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	found, drawn := results{}, filepath.Join(dir, "drawn")
	programs := []struct{ name, pkg string }{{"game", "."}, {"bare", "./build/bench/bare"}}
	for _, p := range programs {
		binary := filepath.Join(dir, p.name)
		if out, err := exec.Command("go", "build", "-o", binary, p.pkg).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("building %s: %w\n%s", p.pkg, err, out)
		}
		args := []string{drawn}
		if p.name == "game" {
			args = []string{"-data", filepath.Join(dir, "data"), "-probe", drawn}
		}
		for range count {
			first, idle, err := watch(drawn, exec.Command(binary, args...))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", p.name, err)
			}
			found.add("first/"+p.name, "ns/op", float64(first))
			found.add("idle/"+p.name, "ns/op", float64(max(idle, time.Duration(float64(tick)/watching.Seconds()))))
		}
	}
	return found, nil
}

const (
	patience = 30 * time.Second
	settling = 20 * time.Second // the title breathes for 15 seconds after the last input, then it rests
	watching = 5 * time.Second
	tick     = 10 * time.Millisecond // the unit in which the kernel counts processor time
)

// watch runs a program until its first frame and a while longer, then ends it.
func watch(drawn string, cmd *exec.Cmd) (first, idle time.Duration, err error) {
	if err := os.Remove(drawn); err != nil && !errors.Is(err, os.ErrNotExist) {
		return 0, 0, err
	}
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, 0, err
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	for {
		if _, err := os.Stat(drawn); err == nil {
			break
		}
		if time.Since(begun) > patience {
			return 0, 0, errors.New("no frame was drawn; is there a display?")
		}
		time.Sleep(time.Millisecond)
	}
	first = time.Since(begun)
	time.Sleep(settling)
	before, err := used(cmd.Process.Pid)
	if err != nil {
		return 0, 0, err
	}
	time.Sleep(watching)
	after, err := used(cmd.Process.Pid)
	return first, time.Duration(float64(after-before) / watching.Seconds()), err
}

// used returns the processor time a process has used.
func used(pid int) (time.Duration, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(data), ") ")
	fields := strings.Fields(rest)
	const user, system = 11, 12 // fields after the name
	if len(fields) <= system {
		return 0, fmt.Errorf("unexpected content of /proc/%d/stat: %q", pid, data)
	}
	var ticks int64
	for _, f := range fields[user : system+1] {
		n, err := strconv.ParseInt(f, 10, 64)
		if err != nil {
			return 0, err
		}
		ticks += n
	}
	return time.Duration(ticks) * tick, nil
}
