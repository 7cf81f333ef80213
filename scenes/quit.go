//go:build !js

package scenes

// canQuit tells whether the program can end itself.
const canQuit = true
