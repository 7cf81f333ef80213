// Package drive plays the real program for tests as a player does, in a window and in a browser. It
// moves the pointer, presses keys, looks at frames, and reads the probe in which the program describes
// what it shows.
//
// A Window is the program built as a guest of Ebitengine's vmhost, which runs it as fast as it can. The
// test is the host and needs a display; a virtual one will do. A Page is the wasm build in a headless
// Chromium. Both implement Program, and a Player plays either by the names of areas in the probe.
package drive
