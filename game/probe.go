package game

import (
	"bytes"
	"encoding/json"
)

// probe reports the contents of the screen to a test driver after each change.
type probe struct {
	put  func([]byte) // nil if there is no driver
	last []byte
}

// report is the JSON form of a probe. Areas are x, y, width, height in device pixels.
type report struct {
	Frame   int               `json:"frame"`
	Scene   string            `json:"scene"`
	Width   int               `json:"width"`
	Height  int               `json:"height"`
	Areas   map[string][4]int `json:"areas"`
	Says    map[string]string `json:"says"`
	Resting bool              `json:"resting"` // no frame comes before the next input
}

func (p *probe) tell(sh *Shell) {
	if p.put == nil {
		return
	}
	r := report{Scene: sh.Top().Name(), Width: sh.width, Height: sh.height, Resting: sh.idle.resting, Areas: map[string][4]int{}, Says: sh.Top().Says()}
	if r.Says == nil {
		r.Says = map[string]string{}
	}
	if sh.UI.byKeys {
		r.Says["focus"] = sh.UI.focus
	}
	r.Says["notice"] = sh.Notice()
	r.Says["busy"] = "0"
	if sh.Top().Moving() {
		r.Says["busy"] = "1"
	}
	for a := range sh.UI.All {
		if a.Offscreen {
			continue
		}
		r.Areas[a.Name] = [4]int{int(a.Rect.X), int(a.Rect.Y), int(a.Rect.W), int(a.Rect.H)}
	}
	same, err := json.Marshal(r)
	if err != nil || bytes.Equal(same, p.last) {
		return
	}
	p.last = same
	r.Frame = sh.frames
	if data, err := json.Marshal(r); err == nil {
		p.put(data)
	}
}
