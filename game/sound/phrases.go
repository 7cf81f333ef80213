package sound

import (
	"math"
	"math/rand/v2"
	"time"
)

// note is a note of a phrase: a cue so many semitones up, and how many beats until the next.
type note struct {
	cue   Cue
	up    int
	beats int
}

// phrases holds the music: a few notes each, between which there is much silence. All are in D, with E flat
// in the fortress, with E at the station, and in the drowned city with B flat.
var phrases = [places][][]note{
	Setup: {
		{{bellTop, 0, 2}, {bellLow, 0, 2}, {bellLow, 1, 4}},
		{{bowLow, 0, 3}, {bellTop, 3, 2}, {bellTop, 1, 3}},
		{{voices, 0, 4}, {bellLow, 0, 2}, {bellLow, -2, 4}},
		{{bowHigh, 0, 4}, {bellTop, 0, 1}, {bellTop, 1, 1}, {bellTop, 0, 4}},
	},
	Exploration: {
		{{bowLow, 0, 4}, {bowLow, 1, 5}},
		{{voices, 0, 3}, {voices, -2, 3}, {bellLow, 1, 4}},
		{{bellTop, 1, 2}, {bellTop, 0, 2}, {bellLow, 1, 2}, {bellLow, 0, 4}},
		{{bowHigh, 0, 4}, {bowHigh, 1, 3}, {bowLow, 3, 5}},
		{{bowLow, -2, 3}, {bellLow, 3, 2}, {bellLow, 1, 4}},
	},
	Combat: {
		{{bowLow, 0, 3}, {bowLow, 1, 1}, {bowLow, 0, 4}},
		{{bowHigh, 1, 2}, {bowHigh, 0, 2}, {bowLow, 3, 2}, {bowLow, 1, 4}},
		{{voices, 1, 3}, {voices, 0, 5}},
		{{bowLow, 0, 2}, {bowHigh, -1, 4}, {bowLow, 1, 4}},
		{{bowLow, 0, 1}, {bowLow, 0, 1}, {bowLow, 3, 2}, {voices, 1, 4}},
	},
	Precipice: {
		{{bowLow, 3, 3}, {bellTop, 0, 2}, {bellTop, 2, 4}},
		{{bowLow, 5, 4}, {bellTop, 5, 2}, {bellTop, 3, 2}, {bellLow, 0, 4}},
		{{voices, 3, 4}, {voices, 5, 4}, {bellTop, 0, 3}},
		{{bellLow, 0, 1}, {bellLow, 3, 1}, {bellTop, 0, 2}, {bowLow, 0, 5}},
	},
	Quay: {
		{{organLow, 0, 3}, {sunkenMid, 0, 2}, {sunkenMid, 1, 2}, {sunkenMid, 0, 4}},
		{{organHigh, 3, 3}, {organHigh, 2, 2}, {organLow, 0, 5}},
		{{sunkenLow, 0, 2}, {sunkenLow, 3, 2}, {organMid, 1, 3}, {organMid, 0, 4}},
	},
	Canals: {
		{{organLow, 0, 4}, {organMid, 1, 3}, {organMid, 0, 5}},
		{{sunkenTop, 0, 2}, {sunkenTop, -2, 2}, {sunkenMid, 1, 2}, {sunkenMid, 0, 4}},
		{{organHigh, 0, 3}, {organHigh, 3, 2}, {organHigh, 2, 2}, {organLow, -2, 5}},
		{{sunkenLow, 0, 1}, {sunkenLow, 0, 3}, {organLow, 3, 5}},
	},
	Moonlit: {
		{{sunkenLow, -5, 2}, {organLow, 0, 2}, {organLow, 1, 4}},
		{{organHigh, 3, 2}, {organHigh, 1, 2}, {organLow, 6, 2}, {organLow, 0, 4}},
		{{sunkenTop, 1, 1}, {sunkenTop, 0, 1}, {sunkenMid, 1, 2}, {organLow, -2, 4}},
		{{organLow, 0, 1}, {organLow, 0, 1}, {organLow, 3, 2}, {sunkenLow, -6, 4}},
	},
}

// tempo holds, by tension, how long a beat lasts, how long the silence after a phrase is, and the beats of
// four on which the drum falls.
var tempo = [tensions]struct {
	beat, least, most time.Duration
	drum              [4]float32
}{
	Calm: {1600 * time.Millisecond, 14 * time.Second, 28 * time.Second, [4]float32{}},
	Wary: {1250 * time.Millisecond, 7 * time.Second, 13 * time.Second, [4]float32{0.35, 0, 0, 0}},
	Dire: {950 * time.Millisecond, 2 * time.Second, 5 * time.Second, [4]float32{0.6, 0, 0.4, 0}},
}

// step is what begins at one moment of the music.
type step struct {
	plays []Request
	lasts time.Duration
}

// phrase returns the steps of one of a place's phrases and of the silence after it.
func phrase(s Score) (steps []step) {
	list := phrases[s.Place]
	if len(list) == 0 {
		return []step{{lasts: time.Minute}}
	}
	t, beat := tempo[s.Tension], 0
	for _, n := range list[rand.IntN(len(list))] {
		for i := range n.beats {
			at := step{lasts: t.beat}
			if i == 0 {
				at.plays = append(at.plays, Request{Cue: n.cue, Pitch: semitones(n.up), Gain: 0.45 + 0.25*rand.Float32(), Pan: 0.8*rand.Float32() - 0.4})
			}
			if gain := t.drum[beat%len(t.drum)]; gain > 0 {
				at.plays = append(at.plays, Request{Cue: drumbeat, Gain: gain})
			}
			steps = append(steps, at)
			beat++
		}
	}
	steps[len(steps)-1].lasts += t.least + time.Duration(rand.Int64N(int64(t.most-t.least)))
	return steps
}

// semitones returns the factor of pitch that is so many semitones up.
func semitones(up int) float32 { return float32(math.Exp2(float64(up) / 12)) }
