//go:build !js

package scenes

// CanQuit reports whether the program can end itself.
const CanQuit = true

// canFillScreen reports whether full screen is available.
func canFillScreen() bool { return true }
