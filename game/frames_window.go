//go:build !js

package game

// A window sleeps by itself until there is input.
func withhold(bool) {}

func release() {}
