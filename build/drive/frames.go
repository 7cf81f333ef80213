package drive

import (
	"os"
	"path/filepath"
)

// framePath is where a frame for the eye goes; its folder exists afterwards.
func framePath(name string) (string, error) {
	dir := filepath.Join("..", "out", "frames")
	return filepath.Join(dir, name+".png"), os.MkdirAll(dir, 0o755)
}
