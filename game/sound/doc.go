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
package sound
