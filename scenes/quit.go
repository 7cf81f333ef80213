//go:build !js

package scenes

// canQuit reports whether the program can end itself.
const canQuit = true

// canFillScreen reports whether full screen is available.
func canFillScreen() bool { return true }
