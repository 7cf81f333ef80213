package sound

import "time"

// Caption is a sound in words.
type Caption struct {
	Cue   Cue
	Pan   float32
	until time.Time
}

const (
	mostCaptions = 3
	captionTime  = 1800 * time.Millisecond
)

// Caption sets whether captions are wanted.
func (p *Player) Caption(on bool) {
	if p.tell = on; !on {
		p.captions = nil
	}
}

// Captions returns the captions to show, the oldest first, and when the first of them ends.
func (p *Player) Captions() (list []Caption, ends time.Time) {
	if len(p.captions) == 0 {
		return nil, ends
	}
	return p.captions, p.captions[0].until
}

// note adds the caption of a request. The same sound again only lasts longer.
func (p *Player) note(r Request) {
	if m := cues[r.Cue]; !p.tell || m.plain || m.bus != Effects {
		return
	}
	p.keep(func(c *Caption) bool { return c.Cue != r.Cue })
	p.captions = append(p.captions, Caption{r.Cue, r.Pan, p.now.Add(captionTime)})
	if n := len(p.captions) - mostCaptions; n > 0 {
		p.captions = p.captions[n:]
	}
}

// forget drops the captions whose time is over.
func (p *Player) forget(now time.Time) {
	p.keep(func(c *Caption) bool { return now.Before(c.until) })
}

// keep keeps some captions.
func (p *Player) keep(which func(*Caption) bool) {
	var kept []Caption
	for i := range p.captions {
		if which(&p.captions[i]) {
			kept = append(kept, p.captions[i])
		}
	}
	p.captions = kept
}
