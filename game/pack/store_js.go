//go:build js

package pack

import "precipice/saves"

// store keeps saves as long as the page lives: a page has no folders.
func store(string) saves.Store { return saves.NewMemory() }
