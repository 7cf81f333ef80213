package main

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// unpinned is the end of an element that loads a file of the page and leaves room for its digest.
var unpinned = regexp.MustCompile(`(?:src|href)="([^"]+)"[^>]* integrity="DIGEST"`)

// pin writes into a file of the page the digests of the scripts and styles that it loads, so that a browser takes none of
// another version. The page's policy allows no other script.
func pin(folder, name string) error {
	path := filepath.Join(folder, name)
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var problem error
	text := unpinned.ReplaceAllStringFunc(string(data), func(element string) string {
		loaded, err := os.ReadFile(filepath.Join(folder, unpinned.FindStringSubmatch(element)[1]))
		problem = errors.Join(problem, err)
		return strings.Replace(element, "DIGEST", integrity(loaded), 1)
	})
	if n := strings.Count(text, "DIGEST"); n > 0 {
		problem = errors.Join(problem, fmt.Errorf("%s has the word DIGEST %d times where it loads no file; write it as in integrity=\"DIGEST\"", name, n))
	}
	if problem != nil {
		return problem
	}
	return os.WriteFile(path, []byte(text), 0o644)
}

// within gives the words of scripts that are written into the page, such as GUARD.JS, their values, and HASHES those by
// which the page's policy allows them. A browser has them with the page itself and need not ask for them.
func within(sources string, values map[string]string, scripts ...string) error {
	var hashes []string
	for _, name := range scripts {
		data, err := os.ReadFile(filepath.Join(sources, name))
		if err != nil {
			return err
		}
		if strings.Contains(string(data), "</") || strings.Contains(string(data), "<!") {
			return fmt.Errorf("%s has </ or <!, which would end it in a page; write it another way", name)
		}
		values[strings.ToUpper(name)] = string(data)
		hashes = append(hashes, "'"+integrity(data)+"'")
	}
	values["HASHES"] = strings.Join(hashes, " ")
	return nil
}

// integrity returns a digest as pages and their policies write it.
func integrity(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
