//go:build !js

package game

// followPixels does nothing in a window: Ebitengine asks its monitor at each frame.
func followPixels() {}
