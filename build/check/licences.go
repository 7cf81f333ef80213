package check

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"precipice/game/licences"
)

// Licences is the folder of the licence texts, relative to the module's folder.
const Licences = "assets/licences"

// shipped lists the platforms that the program is built for: see PLATFORMS and web in the Makefile.
var shipped = []string{"linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64", "darwin/amd64", "darwin/arm64", "js/wasm"}

// known lists the licences of the modules that may be linked, by their SPDX names. Before you add a
// module, read its licence and enter it here.
var known = map[string]string{
	"github.com/adrg/xdg":               "MIT",
	"github.com/atotto/clipboard":       "BSD-3-Clause",
	"github.com/ebitengine/hideconsole": "Apache-2.0",
	"github.com/ebitengine/oto/v3":      "Apache-2.0",
	"github.com/ebitengine/purego":      "Apache-2.0",
	"github.com/go-text/typesetting":    "Unlicense OR BSD-3-Clause",
	"github.com/gofrs/flock":            "BSD-3-Clause",
	"github.com/hajimehoshi/dialog":     "ISC",
	"github.com/hajimehoshi/ebiten/v2":  "Apache-2.0",
	"github.com/jfreymuth/pulse":        "MIT",
	"github.com/nicksnyder/go-i18n/v2":  "MIT",
	"github.com/srwiley/rasterx":        "BSD-3-Clause",
	"go.yaml.in/yaml/v3":                "MIT AND Apache-2.0",
	"golang.org/x/image":                "BSD-3-Clause",
	"golang.org/x/sync":                 "BSD-3-Clause",
	"golang.org/x/sys":                  "BSD-3-Clause",
	"golang.org/x/text":                 "BSD-3-Clause",
}

// linked returns the folders of the modules linked into the program on any platform, by module. A
// replaced module is listed by its replacement.
func linked(root string) (map[string]string, error) {
	folders := map[string]string{}
	for _, platform := range shipped {
		goos, goarch, _ := strings.Cut(platform, "/")
		cmd := exec.Command("go", "list", "-deps", "-f",
			"{{with .Module}}{{if not .Main}}{{if .Replace}}{{.Replace.Path}}\t{{.Replace.Dir}}{{else}}{{.Path}}\t{{.Dir}}{{end}}{{end}}{{end}}", ".")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w\n%s", platform, err, stderr.String())
		}
		for line := range strings.Lines(string(out)) {
			if path, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				folders[path] = folder
			}
		}
	}
	return folders, nil
}

// Licensed returns everything that is linked or shipped with the program, with the licence of each
// part, in listing order: the program itself, Go and the fonts, then the modules.
func Licensed(root string) ([]licences.Part, error) {
	folders, err := linked(root)
	if err != nil {
		return nil, err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	image, ok := folders["golang.org/x/image"]
	if !ok {
		return nil, fmt.Errorf("golang.org/x/image is no longer linked: remove its fonts from this list")
	}
	all := []licences.Part{
		{Name: "Precipice", Licence: "MIT", File: "precipice.txt"},
		{Name: "Go's standard library, and wasm_exec.js beside the page", Licence: "BSD-3-Clause", File: "go.txt"},
		{Name: "The Go fonts", Licence: "BSD-3-Clause", File: "go-fonts.txt"},
		{Name: "League Spartan, the typeface of titles", Licence: "OFL-1.1", File: "league-spartan.txt"},
	}
	for i, file := range []string{filepath.Join(root, "LICENSE"), filepath.Join(strings.TrimSpace(string(goroot)), "LICENSE"), filepath.Join(image, "font/gofont/ttfs/README"), filepath.Join(root, "assets/fonts/LeagueSpartan-OFL.txt")} {
		if all[i].Text, err = textOf(file); err != nil {
			return nil, err
		}
	}
	for _, path := range slices.Sorted(maps.Keys(folders)) {
		part, err := module(path, folders[path])
		if err != nil {
			return nil, err
		}
		all = append(all, part)
	}
	return all, nil
}

// module returns a module with every licence text in its folder.
func module(path, folder string) (p licences.Part, err error) {
	licence, ok := known[path]
	if !ok {
		return p, fmt.Errorf("%s is linked, but its licence is unknown: read it in %s and add it to known in build/check/licences.go", path, folder)
	}
	p = licences.Part{Name: path, Licence: licence, File: strings.ReplaceAll(path, "/", "-") + ".txt"}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return p, err
	}
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		if e.IsDir() || !strings.HasPrefix(name, "LICEN") && !strings.HasPrefix(name, "COPYING") && !strings.HasPrefix(name, "NOTICE") && !strings.HasPrefix(name, "PATENTS") {
			continue
		}
		text, err := textOf(filepath.Join(folder, e.Name()))
		if err != nil {
			return p, err
		}
		if p.Text != "" {
			p.Text += "\n"
		}
		p.Text += text
	}
	if p.Text == "" {
		return p, fmt.Errorf("%s has no licence text in %s: do not ship the program with it", path, folder)
	}
	return p, nil
}

// textOf returns a text with plain line endings, including one at the end.
func textOf(file string) (string, error) {
	data, err := os.ReadFile(file)
	return strings.TrimRight(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n") + "\n", err
}
