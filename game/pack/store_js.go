//go:build js

package pack

import "precipice/saves"

// store keeps saves in memory while the page is open, because a page has no folders.
func store(string) saves.Store { return saves.NewMemory() }
