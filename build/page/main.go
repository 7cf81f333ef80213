package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// sources is the folder of the page's own files.
const sources = "build/web"

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "page: name the linked program and the page's folder, such as build/out/precipice.wasm build/out/web")
		os.Exit(2)
	}
	err := assemble(os.Args[1], sources, os.Args[2])
	if err == nil {
		err = sized(os.Args[2], runtime.Version())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

// played are the files that a player needs, beside the program. The worker stores them; crawlers alone need
// the others.
var played = []string{"index.html", "page.css", "page.js", "around.js", "shadow.js", "field.js", "warm.js", "wasm_exec.js", "licences.txt",
	"manifest.webmanifest", "icon-32.png", "icon-180.png", "icon-192.png", "icon-512.png", "icon-mask-512.png"}

// assemble makes the page in a folder from the linked program and the page's own files.
func assemble(linked, sources, folder string) error {
	module, err := os.ReadFile(linked)
	if err != nil {
		return err
	}
	module, undone, err := shrink(module)
	if err != nil {
		return fmt.Errorf("%s: %w", linked, err)
	}
	if undone != nil {
		fmt.Fprintf(os.Stderr, "page: %s is not made as small as it could be: %v\n", linked, undone)
	}
	program := "precipice-" + digest(module) + ".wasm"
	if err := errors.Join(removeOlder(folder), os.WriteFile(filepath.Join(folder, program), module, 0o644), writeIcons(folder), writeCard(folder)); err != nil {
		return err
	}
	for _, name := range []string{"page.css", "page.js", "around.js", "shadow.js", "field.js", "warm.js", "manifest.webmanifest"} {
		if err := fill(sources, folder, name, nil); err != nil {
			return err
		}
	}
	values := map[string]string{"NAME": program, "SIZE": strconv.Itoa(len(module))}
	if err := within(sources, values, "guard.js", "program.js"); err != nil {
		return err
	}
	if err := errors.Join(fill(sources, folder, "index.html", values), pin(folder, "index.html")); err != nil {
		return err
	}
	files := append(slices.Clone(played), program)
	version, err := digestOf(folder, files)
	if err != nil {
		return err
	}
	list, err := listed(folder, files)
	if err != nil {
		return err
	}
	return fill(sources, folder, "worker.js", map[string]string{`"VERSION"`: strconv.Quote(version), "FILES": string(list)})
}

// listed returns the files of the page with their digests, as the worker checks them.
func listed(folder string, files []string) ([]byte, error) {
	var list [][2]string
	for _, name := range files {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		if name == "index.html" {
			name = "./" // under which players ask for it
		}
		list = append(list, [2]string{name, digest(data)})
	}
	return json.Marshal(list)
}

// fill copies a file and puts values in the place of words, each of which must occur once.
func fill(from, to, name string, values map[string]string) error {
	data, err := os.ReadFile(filepath.Join(from, name))
	if err != nil {
		return err
	}
	var pairs []string
	for word, value := range values {
		if n := strings.Count(string(data), word); n != 1 {
			return fmt.Errorf("%s has the word %s %d times; write it once", name, word, n)
		}
		pairs = append(pairs, word, value)
	}
	return os.WriteFile(filepath.Join(to, name), []byte(strings.NewReplacer(pairs...).Replace(string(data))), 0o644)
}

// removeOlder removes the programs of earlier builds.
func removeOlder(folder string) error {
	older, err := filepath.Glob(filepath.Join(folder, "precipice*.wasm"))
	for _, path := range older {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}

// digest returns the beginning of a digest, enough to tell versions apart.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// digestOf returns the digest of some files of a folder with their names.
func digestOf(folder string, names []string) (string, error) {
	var all []byte
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return "", err
		}
		all = fmt.Appendf(all, "%s %s\n", name, digest(data))
	}
	return digest(all), nil
}
