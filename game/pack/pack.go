// Package pack opens content packs, and says which languages there are, for the window and the console. It knows no particular game:
// each ruleset has a package of its own that reads its pack.
package pack

import (
	"io/fs"
	"os"

	"precipice/assets"
	"precipice/message"
)

// Open returns the embedded content pack of a name, or that of a folder if one is given.
func Open(name, folder string) (fs.FS, error) {
	if folder == "" {
		return assets.Pack(name), nil
	}
	info, err := os.Stat(folder)
	if err == nil && !info.IsDir() {
		return nil, message.New("error.content.file", folder)
	}
	if err != nil {
		return nil, message.New("error.content.folder", folder)
	}
	return Guarded(os.DirFS(folder)), nil
}

// Guarded returns the folder of a content pack that nobody vouches for. Only regular files and folders are opened in it, none that is
// too large, and not too many.
func Guarded(from fs.FS) *Folder { return &Folder{from: from} }
