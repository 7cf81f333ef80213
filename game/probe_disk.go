//go:build !js

package game

import "os"

// ProbeTo returns a probe that is written to a file, replaced at once so that it is never read half.
func ProbeTo(file string) func([]byte) {
	return func(data []byte) {
		if os.WriteFile(file+".new", data, 0o644) == nil {
			os.Rename(file+".new", file)
		}
	}
}
