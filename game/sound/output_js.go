package sound

import (
	"encoding/binary"
	"math"
	"sync"
	"syscall/js"
	"time"
)

// clip is a sound that Web Audio holds.
type clip = js.Value

// web implements output with Web Audio, which mixes in a thread of its own.
type web struct {
	mu      sync.Mutex
	context js.Value
	buses   [buses]js.Value // nodes that set the volumes
	voices  map[int]sounding
	number  int
	rest    *time.Timer
	hidden  bool
}

// sounding is a voice that Web Audio plays.
type sounding struct{ source, gain js.Value }

// lingers is how long the context runs on after the last voice.
const lingers = 2 * time.Second

// open waits until the player has clicked or pressed a key, because a page may not sound before, and tells
// of the output then. Without Web Audio it tells nothing.
func open(opened func(output)) {
	window := js.Global()
	made := window.Get("AudioContext")
	if made.IsUndefined() {
		made = window.Get("webkitAudioContext")
	}
	if made.IsUndefined() {
		return
	}
	var w *web
	touched := js.FuncOf(func(js.Value, []js.Value) any {
		if w == nil {
			if w = newWeb(made); w != nil {
				go opened(w)
			}
		} else {
			w.touch()
		}
		return nil
	})
	for _, name := range []string{"pointerup", "touchend", "keyup"} {
		window.Call("addEventListener", name, touched, true)
	}
	window.Get("document").Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if w != nil {
			w.hide(window.Get("document").Get("hidden").Bool())
		}
		return nil
	}))
}

// newWeb makes the context, nil if the browser refuses.
func newWeb(made js.Value) (w *web) {
	defer func() {
		if recover() != nil {
			w = nil
		}
	}()
	w = &web{context: made.New(), voices: map[int]sounding{}}
	guard := w.context.Call("createDynamicsCompressor") // so that the sum never clips
	guard.Get("threshold").Set("value", -6)
	guard.Get("ratio").Set("value", 12)
	guard.Call("connect", w.context.Get("destination"))
	for b := range w.buses {
		w.buses[b] = w.context.Call("createGain")
		w.buses[b].Call("connect", guard)
	}
	w.rest = time.AfterFunc(lingers, w.suspend)
	return w
}

// touch resumes the context within an event of the player, the only time at which some browsers allow it.
func (w *web) touch() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.voices) > 0 && !w.hidden {
		w.resume()
	}
}

// hide stops all sound while the page is hidden.
func (w *web) hide(on bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.hidden = on; on {
		w.context.Call("suspend")
	} else if len(w.voices) > 0 {
		w.resume()
	}
}

func (w *web) resume() {
	if w.context.Get("state").String() != "running" {
		w.context.Call("resume")
	}
}

// suspend stops the context once nothing sounds.
func (w *web) suspend() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.voices) == 0 {
		w.context.Call("suspend")
	}
}

// load implements output.
func (w *web) load(p pcm) clip {
	bytes := make([]byte, 0, 4*len(p))
	for i, x := range p {
		if i%breathing == 0 {
			breathe()
		}
		bytes = binary.LittleEndian.AppendUint32(bytes, math.Float32bits(x))
	}
	raw := js.Global().Get("Uint8Array").New(len(bytes))
	js.CopyBytesToJS(raw, bytes)
	buffer := w.context.Call("createBuffer", 1, len(p), Rate)
	buffer.Call("copyToChannel", js.Global().Get("Float32Array").New(raw.Get("buffer")), 0)
	return buffer
}

// start implements output.
func (w *web) start(v voice) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.hidden && !v.loops {
		return 0 // time stands still, so all that begins now would sound at once when the page is shown again
	}
	w.number++
	number := w.number
	now := w.context.Get("currentTime").Float()
	source, gain := w.context.Call("createBufferSource"), w.context.Call("createGain")
	source.Set("buffer", v.clip)
	source.Set("loop", v.loops)
	source.Get("playbackRate").Set("value", v.pitch)
	level := gain.Get("gain")
	if v.rises > 0 {
		level.Call("setValueAtTime", 0, now)
		level.Call("linearRampToValueAtTime", v.gain, now+v.rises.Seconds())
	} else {
		level.Set("value", v.gain)
	}
	source.Call("connect", gain)
	last := gain
	if !w.context.Get("createStereoPanner").IsUndefined() {
		last = w.context.Call("createStereoPanner")
		last.Get("pan").Set("value", min(1, max(-1, v.pan)))
		gain.Call("connect", last)
	}
	last.Call("connect", w.buses[v.bus])
	w.voices[number] = sounding{source, gain}
	w.ends(number, source, last)
	if !w.hidden {
		w.resume()
	}
	source.Call("start")
	return number
}

// ends forgets a voice when it has ended.
func (w *web) ends(number int, source, last js.Value) {
	var ended js.Func
	ended = js.FuncOf(func(js.Value, []js.Value) any {
		w.mu.Lock()
		defer w.mu.Unlock()
		last.Call("disconnect")
		delete(w.voices, number)
		if len(w.voices) == 0 {
			w.rest.Reset(lingers)
		}
		ended.Release()
		return nil
	})
	source.Set("onended", ended)
}

// end implements output.
func (w *web) end(number int, over time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	v, ok := w.voices[number]
	if !ok {
		return
	}
	now, level := w.context.Get("currentTime").Float(), v.gain.Get("gain")
	level.Call("cancelScheduledValues", now)
	level.Call("setValueAtTime", level.Get("value"), now)
	level.Call("linearRampToValueAtTime", 0, now+over.Seconds())
	v.source.Call("stop", now+over.Seconds())
}

// volumes implements output.
func (w *web) volumes(v Volumes) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for b, x := range v {
		w.buses[b].Get("gain").Call("setTargetAtTime", x, w.context.Get("currentTime").Float(), 0.03)
	}
}
