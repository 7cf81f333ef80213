// Command fonts writes the Go typefaces without their hints to a folder: go run ./build/fonts assets/fonts
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "fonts: name the folder to write to, such as assets/fonts")
		os.Exit(2)
	}
	faces := map[string][]byte{"Go-Regular.ttf": goregular.TTF, "Go-Bold.ttf": gobold.TTF}
	for name, data := range faces {
		out, err := unhinted(data)
		if err == nil {
			err = os.WriteFile(filepath.Join(os.Args[1], name), out, 0o644)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "fonts: %s: %v\n", name, err)
			os.Exit(1)
		}
	}
}
