package drive

import (
	"image"
	"os"
	"path/filepath"

	"precipice/build/inwindow"
)

// frames is the folder of saved frames.
var frames = filepath.Join("..", "out", "frames")

// framePath returns the path for a saved frame and creates its folder.
func framePath(name string) (string, error) {
	return filepath.Join(frames, name+".png"), os.MkdirAll(frames, 0o755)
}

// writeFrame writes a picture to build/out/frames/NAME.png.
func writeFrame(name string, img image.Image) error {
	return inwindow.Write(img, frames, name)
}
