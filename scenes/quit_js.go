//go:build js

package scenes

// canQuit is false in a browser, where the tab is closed.
const canQuit = false
