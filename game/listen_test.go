package game

import (
	"testing"
	"time"

	"precipice/game/sound"
)

// M mutes everything and is remembered; where letters are text, it is a letter.
func TestTheSoundIsSwitchedOffAndOn(t *testing.T) {
	sh, _, _ := desk(t, Parts{})
	sh.Input.Actions = []Action{Mute}
	if sh.listen(); !sh.Settings.Mute || sh.Settings.volumes() != (sound.Volumes{}) {
		t.Errorf("muted, the volumes are %v", sh.Settings.volumes())
	}
	if sh.listen(); sh.Settings.Mute || sh.Settings.volumes() != (sound.Volumes{1, 1, 1}) {
		t.Errorf("sounding again, the volumes are %v", sh.Settings.volumes())
	}
	sh.Input.Actions = nil // as for a letter of a text, see TestLettersOfATextAskForNothing
	if sh.listen(); sh.Settings.Mute {
		t.Error("a letter of a text mutes the sound")
	}
	sh.Settings.Damp = Damp{100, 50, 0}
	if v := sh.Settings.volumes(); v[sound.Effects] != 0 || v[sound.Music] != 0.25 || v[sound.Ambience] != 1 {
		t.Errorf("the volumes are %v", v)
	}
}

// scored is a scene with a score.
type scored struct {
	paper
	asked int
}

func (s *scored) Score() sound.Score {
	s.asked++
	return sound.Score{Place: sound.Combat}
}

// The score is that of the highest scene that has one.
func TestAScreenWithoutAScoreKeepsTheOneBelow(t *testing.T) {
	sh, _, _ := desk(t, Parts{})
	below := &scored{}
	sh.Show(below)
	sh.Push(&paper{})
	if sh.listen(); below.asked != 1 {
		t.Errorf("the score of the screen below was asked for %d times", below.asked)
	}
}

// A caption is drawn and goes away by itself, even while the program rests.
func TestCaptionsEndByThemselves(t *testing.T) {
	p := paced(t, Parts{}, &film{})
	p.sh.Settings.Captions = true
	p.frame(time.Millisecond, 1)
	p.sh.Sound.Ask(sound.Request{Cue: sound.Boom, Pan: -1})
	p.frame(time.Millisecond, 1)
	if list, _ := p.sh.Sound.Captions(); len(list) != 1 {
		t.Fatalf("the captions are %v", list)
	}
	for range 300 {
		p.frame(16*time.Millisecond, 1)
	}
	if list, _ := p.sh.Sound.Captions(); len(list) != 0 {
		t.Errorf("after five seconds the captions are %v", list)
	}
}
