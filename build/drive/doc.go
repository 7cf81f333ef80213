// Package drive plays the real program as a player does, in a window and in a browser, for tests: it
// moves the pointer, presses keys, looks at frames, and reads the probe in which the program tells what it
// shows.
//
// A Window is the program built as a guest of Ebitengine's vmhost, which runs it as fast as it can; the
// test is the host and needs a display, a virtual one will do. A Page is the wasm build in a headless
// Chromium. Both are a Program, and a Player plays either by the names of areas in the probe.
package drive
