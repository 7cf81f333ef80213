// Package fonts embeds the Go typefaces and one for titles without their hints, which the program never uses: it
// sets text unhinted. That halves their share of a download. Command build/fonts makes the files of the Go
// typefaces, and build/fonts/display.sh that of titles, League Spartan, of which it keeps only the Latin letters.
package fonts

import _ "embed"

//go:generate go run precipice/build/fonts .

// Regular is the upright face.
//
//go:embed Go-Regular.ttf
var Regular []byte

// Bold is the face of buttons, of names and of what stands out.
//
//go:embed Go-Bold.ttf
var Bold []byte

// Display is the face of titles.
//
//go:embed LeagueSpartan-SemiBold.otf
var Display []byte
