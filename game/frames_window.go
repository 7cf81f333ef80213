//go:build !js

package game

// A window has no frames to withhold: it sleeps by itself until there is input.
func withhold(bool) {}

func release() {}
