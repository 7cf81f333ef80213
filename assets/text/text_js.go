// Package text embeds the texts that players read, with a folder for each language.
package text

import "embed"

// Files holds the folders of the languages. The page has no terminal, so it goes without console.yaml: no other file may
// begin with c.
//
//go:embed */[^c]*.yaml */*/[^c]*.yaml */*/rulebook/*.yaml
var Files embed.FS
