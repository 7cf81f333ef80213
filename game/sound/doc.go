// Package sound makes and plays what the game sounds like. Nothing is recorded: each sound is computed when
// it is first needed.
//
// A Cue names a sound, and cues.go lists them all. Shots are cues that are asked for now, with a pitch, a
// strength and a direction. A Player takes shots and the Score of the screen, which is a place and how tense
// it is there. It makes sounds on goroutines of its own, so that no frame waits for one, and hands them to an
// output:
//
//	synth.go      the tools that sounds are made with
//	make_*.go     how each sound is made
//	cues.go       the table of cues
//	player.go     shots, limits, volumes
//	score.go      drones and music: what plays without being asked for
//	captions.go   sounds in words
//	mixer.go      mixes voices, for the window
//	device.go     plays the mixer on the sound device, for the window
//	pipe_*.go     the ways to the device: PulseAudio, and Oto where it is not
//	output_js.go  Web Audio, for the browser, which mixes by itself
//
// When nothing sounds, the output is suspended and costs nothing. Drone and music end when the player has
// done nothing for a while. Without a device there is silence, and nothing is computed.
//
// # From cue to device
//
// Nothing that sounds is recorded. game/sound computes each sound when it is first asked for, on goroutines of its own. In a window it
// mixes by itself, for PulseAudio or Oto; in a browser it hands whole sounds to Web Audio. A scene asks for a cue with sh.Sound.Ask; of
// those in one tick the heaviest three are heard, and what is skipped is never asked for. A ruleset says by scenes.Telling.Sounds what an
// event sounds like: the moments of scenes/fortress and scenes/city are the tables. Dice sound when their picture strikes the table
// (render.Touches). The top scene with a Score says which drone and music play. The device rests whenever nothing sounds, and drone and
// music end after 90 seconds without input, so that a game left alone costs nothing. For PulseAudio the mix has two parts: effects at 70
// ms, and drone and music, of which the server keeps at least a second; a change of volume drops what is kept (device.go, pipe_linux.go).
// Oto takes both at once.
package sound
