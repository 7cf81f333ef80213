//go:build !js

package game

import "os"

// ProbeTo returns a function that writes the probe to a file. It replaces the file atomically.
func ProbeTo(file string) func([]byte) {
	return func(data []byte) {
		if os.WriteFile(file+".new", data, 0o644) == nil {
			os.Rename(file+".new", file)
		}
	}
}
