//go:build !js

package words

// ofTerminal is the file with what only the terminal says.
var ofTerminal = []string{"console.yaml"}
