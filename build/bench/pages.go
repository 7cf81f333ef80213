package main

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"precipice/build/drive"
)

// leastPairs is the least number of pairs of pages that are opened.
const leastPairs = 9

// pageFolder is where make web puts the page.
const pageFolder = "build/out/web"

// firstFrame notes, in milliseconds since the page was asked for, when the frame after the first drawing begins: what
// was drawn is on the screen then.
const firstFrame = `(() => {
	for (const name of ["drawElements", "drawArrays"]) {
		const draw = WebGL2RenderingContext.prototype[name];
		WebGL2RenderingContext.prototype[name] = function (...given) {
			if (globalThis.drawn === undefined) {
				globalThis.drawn = 0;
				requestAnimationFrame(() => { globalThis.drawn = performance.now(); });
			}
			return draw.apply(this, given);
		};
	}
})();`

// barePage is all that a page needs to run a program.
const barePage = `<!DOCTYPE html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("bare.wasm"), go.importObject).then((loaded) => go.run(loaded.instance));
</script>`

// pages opens the page of the game and a bare page in turns, each time in a new browser with a new profile, and waits
// for their first frames. Both come from this machine, so that only what the browser does counts. How long a new browser
// waits for its graphics is chance, so there are several pairs.
func pages(count int) (results, error) {
	if _, err := os.Stat(pageFolder); err != nil {
		return nil, fmt.Errorf("the page is missing: %w; run make web", err)
	}
	dir, err := os.MkdirTemp("", "precipice-bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := makeBarePage(dir); err != nil {
		return nil, err
	}
	found := results{}
	for range max(count, leastPairs) {
		for _, p := range []struct{ name, folder string }{{"bare", dir}, {"game", pageFolder}} {
			first, err := opened(p.folder)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", p.name, err)
			}
			found.add("page/"+p.name, "ns/op", float64(first))
		}
	}
	return found, nil
}

// makeBarePage makes a page of the bare program in a folder.
func makeBarePage(dir string) error {
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(dir, "bare.wasm"), "./build/bench/bare")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("building the bare page: %w\n%s", err, out)
	}
	starter, err := os.ReadFile(filepath.Join(pageFolder, "wasm_exec.js"))
	if err != nil {
		return err
	}
	return errors.Join(os.WriteFile(filepath.Join(dir, "wasm_exec.js"), starter, 0o644), os.WriteFile(filepath.Join(dir, "index.html"), []byte(barePage), 0o644))
}

// opened opens a page in a new browser and returns how long its first frame takes.
func opened(folder string) (time.Duration, error) {
	profile, err := os.MkdirTemp("", "precipice-profile")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(profile)
	v, err := drive.OpenPage(http.FileServer(http.Dir(folder)), profile, 1280, 720, nil, firstFrame)
	if err != nil {
		return 0, err
	}
	defer v.Close()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		text, err := v.Evaluate(`String(globalThis.drawn || 0)`)
		if err != nil {
			return 0, err
		}
		if ms, err := strconv.ParseFloat(strings.TrimSpace(text), 64); err == nil && ms > 0 {
			return time.Duration(ms * float64(time.Millisecond)), nil
		}
	}
	return 0, errors.New("no frame was drawn")
}
