package drive

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
)

// framePath returns the path for a saved frame and creates its folder.
func framePath(name string) (string, error) {
	dir := filepath.Join("..", "out", "frames")
	return filepath.Join(dir, name+".png"), os.MkdirAll(dir, 0o755)
}

// writeFrame writes a picture to build/out/frames/NAME.png.
func writeFrame(name string, img image.Image) error {
	path, err := framePath(name)
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}
