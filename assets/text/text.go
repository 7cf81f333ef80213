//go:build !js

// Package text embeds the texts that players read, with a folder for each language.
package text

import "embed"

// Files holds the folders of the languages: en/screens.yaml and so on for the program, en/fortress/rules.yaml and so on for a ruleset.
//
//go:embed */*.yaml */*/*.yaml */*/rulebook/*.yaml
var Files embed.FS
