//go:build !js

package scenes

// canQuit tells whether the program can end itself.
const canQuit = true

// canFillScreen tells whether there is a full screen.
func canFillScreen() bool { return true }
