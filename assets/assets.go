// Package assets embeds what the program needs beside its code: the content packs, the texts,
// the starter's steps and the licences.
package assets

import (
	"embed"
	"io/fs"

	"precipice/assets/text"
)

//go:embed content
var content embed.FS

//go:embed guide
var guide embed.FS

//go:embed licences
var licences embed.FS

// Pack is the folder of the content pack of that name.
func Pack(name string) fs.FS { return sub(content, "content/"+name) }

// Texts is the folder of the screens' and rules' texts, with a folder a language.
func Texts() fs.FS { return text.Files }

// Guide is the folder of the starter's steps.
func Guide() fs.FS { return sub(guide, "guide") }

// Licences is the folder of the licences of all that the program is made of.
func Licences() fs.FS { return sub(licences, "licences") }

// sub cannot fail on names without dots and slashes at the ends.
func sub(from fs.FS, name string) fs.FS {
	part, err := fs.Sub(from, name)
	if err != nil {
		panic(err)
	}
	return part
}
