package render

import "sync"

// hostLocks is hair: what falls behind the head, and what lies before it.
type hostLocks struct{ behind, front []part }

var hostHair = sync.OnceValue(func() map[string]hostLocks {
	return map[string]hostLocks{
		"cropped": {nil, []part{cloth(mid, -0.125, 0.66, -0.135, 0.78, -0.07, 0.87, 0.07, 0.87, 0.135, 0.78, 0.125, 0.66, 0.105, 0.75, 0.0, 0.79, -0.105, 0.75)}},
		"long": {[]part{cloth(mid, -0.13, 0.8, 0.0, 0.88, 0.13, 0.8, 0.18, 0.6, 0.2, 0.3, 0.1, 0.24, -0.1, 0.24, -0.2, 0.3, -0.18, 0.6)}, join(
			[]part{cloth(mid, -0.13, 0.7, -0.13, 0.81, -0.06, 0.88, 0.06, 0.88, 0.13, 0.81, 0.13, 0.7, 0.09, 0.77, 0.0, 0.83, -0.09, 0.77)},
			mirrored(cloth(mid, 0.105, 0.78, 0.14, 0.72, 0.15, 0.55, 0.18, 0.32, 0.135, 0.24, 0.105, 0.34, 0.125, 0.52, 0.118, 0.68), rod(dark, 0.132, 0.7, 0.148, 0.34, 0.004, 0.008)))},
		"knot": {[]part{cloth(mid, -0.07, 0.86, -0.05, 0.95, 0.0, 1.02, 0.06, 0.95, 0.06, 0.86), rod(glint, -0.12, 0.98, 0.12, 0.9, 0.012, 0.012), cloth(mid, -0.135, 0.62, -0.13, 0.8, 0.13, 0.8, 0.135, 0.62)},
			[]part{cloth(mid, -0.125, 0.67, -0.13, 0.79, -0.06, 0.87, 0.06, 0.87, 0.13, 0.79, 0.125, 0.67, 0.1, 0.755, 0.0, 0.8, -0.1, 0.755), rod(dark, -0.03, 0.86, -0.075, 0.78, 0.005, 0.005), rod(dark, 0.03, 0.86, 0.075, 0.78, 0.005, 0.005)}},
		"beard":     {nil, beard()},
		"moustache": {nil, []part{cloth(mid, 0.0, 0.545, 0.06, 0.54, 0.13, 0.5, 0.15, 0.54, 0.16, 0.5, 0.11, 0.465, 0.04, 0.5, 0.0, 0.515, -0.04, 0.5, -0.11, 0.465, -0.16, 0.5, -0.15, 0.54, -0.13, 0.5, -0.06, 0.54)}},
		"quills":    {quills(), nil},
	}
})

// beard is long and broad, with rings in its two braids.
func beard() []part {
	whole := cloth(mid, -0.15, 0.64, -0.125, 0.56, -0.055, 0.545, 0.0, 0.555, 0.055, 0.545, 0.125, 0.56, 0.15, 0.64, 0.185, 0.5, 0.16, 0.34, 0.09, 0.2, 0.0, 0.24, -0.09, 0.2, -0.16, 0.34, -0.185, 0.5)
	strands := mirrored(rod(dark, 0.05, 0.5, 0.075, 0.28, 0.004, 0.01), rod(dark, 0.11, 0.52, 0.12, 0.33, 0.004, 0.01), plate(metal, 0.055, 0.3, 0.125, 0.3, 0.118, 0.265, 0.06, 0.265))
	return join([]part{whole}, strands, []part{cloth(dark, -0.04, 0.513, 0.0, 0.52, 0.04, 0.513, 0.0, 0.495), cloth(mid, 0.0, 0.55, 0.07, 0.555, 0.125, 0.5, 0.05, 0.51, 0.0, 0.523, -0.05, 0.51, -0.125, 0.5, -0.07, 0.555)})
}

// quills stand up and back from a beaked head.
func quills() (fan []part) {
	for i := range 9 {
		s, k := sincos(0.62*pi + float32(i)*0.075*pi)
		long := 0.4 - 0.018*float32((i*i+2*i)%5)
		t := []tone{mid, dark, mid}[i%3]
		fan = append(fan, rod(t, -0.03+k*0.1, 0.7+s*0.1, -0.03+k*long, 0.7+s*long, 0.05, 0.008))
	}
	return append(fan, mirrored(rod(metal, -0.2, 0.93, -0.24, 1.0, 0.014, 0.01))[:1]...)
}

// hostHead is what is worn on a head. What is hooded has the colour of the dress; linen is white.
type hostHead struct {
	behind, front, soft []part
	hooded, linen       bool
}

var hostHeads = sync.OnceValue(func() map[string]hostHead {
	return map[string]hostHead{
		"cocked-hat": {front: cockedHat()},
		"circlet":    {front: []part{plate(mid, -0.14, 0.765, 0.14, 0.765, 0.135, 0.73, 0.0, 0.715, -0.135, 0.73), plate(mid, -0.035, 0.76, 0.0, 0.87, 0.035, 0.76)}, behind: join(hoop(mid, 0, 0.8, 0.19, 0.016))},
		"wimple":     wimple(),
		"goggles": {front: join([]part{plate(dark, -0.16, 0.79, 0.16, 0.79, 0.158, 0.75, -0.158, 0.75)}, mirrored(orb(mid, 0.066, 0.775, 0.06, 0.052), orb(dark, 0.066, 0.775, 0.044, 0.038)), []part{rod(mid, -0.02, 0.775, 0.02, 0.775, 0.03, 0.03)}),
			soft: mirrored(cloth(glint, 0.04, 0.79, 0.07, 0.8, 0.06, 0.78))},
		"hood": hood(),
	}
})

// cockedHat has a turned-up brim with an edge, a cockade and a plume.
func cockedHat() []part {
	return []part{
		cloth(trim, -0.14, 0.84, -0.12, 1.0, 0.0, 1.03, 0.12, 1.0, 0.14, 0.84),
		cloth(glint, 0.1, 0.9, 0.16, 1.04, 0.3, 1.0, 0.34, 0.84, 0.28, 0.72, 0.27, 0.84, 0.2, 0.93),
		cloth(trim, -0.3, 0.86, -0.2, 0.785, 0.0, 0.765, 0.2, 0.785, 0.3, 0.86, 0.14, 0.93, 0.0, 0.97, -0.14, 0.93),
		plate(mid, -0.27, 0.865, -0.13, 0.918, 0.0, 0.945, 0.13, 0.918, 0.27, 0.865, 0.28, 0.88, 0.14, 0.94, 0.0, 0.97, -0.14, 0.94, -0.28, 0.88),
		orb(mid, 0.13, 0.865, 0.042, 0.042), orb(accent, 0.13, 0.865, 0.028, 0.028), orb(glint, 0.13, 0.865, 0.013, 0.013),
	}
}

// wimple is a white cloth around the face, below a veil, with a ring of light behind.
func wimple() hostHead {
	ring := hoop(mid, 0, 0.72, 0.31, 0.022)
	for i := range 12 {
		s, k := sincos(float32(i) * pi / 6)
		ring = append(ring, rod(mid, k*0.32, 0.72+s*0.32, k*0.385, 0.72+s*0.385, 0.026, 0.004))
	}
	return hostHead{linen: true,
		behind: join(ring, []part{cloth(trim, -0.2, 0.3, -0.23, 0.62, -0.17, 0.86, 0.0, 0.94, 0.17, 0.86, 0.23, 0.62, 0.2, 0.3)}),
		front: []part{
			cloth(glint, -0.15, 0.66, -0.128, 0.54, -0.06, 0.455, 0.06, 0.455, 0.128, 0.54, 0.15, 0.66, 0.19, 0.5, 0.26, 0.38, 0.16, 0.33, 0.0, 0.31, -0.16, 0.33, -0.26, 0.38, -0.19, 0.5),
			cloth(glint, -0.165, 0.6, -0.16, 0.78, -0.09, 0.86, 0.09, 0.86, 0.16, 0.78, 0.165, 0.6, 0.135, 0.74, 0.0, 0.785, -0.135, 0.74),
			cloth(trim, -0.23, 0.34, -0.24, 0.64, -0.19, 0.84, 0.0, 0.95, 0.19, 0.84, 0.24, 0.64, 0.23, 0.34, 0.17, 0.36, 0.168, 0.7, 0.11, 0.815, 0.0, 0.845, -0.11, 0.815, -0.168, 0.7, -0.17, 0.36),
			plate(mid, -0.022, 0.88, 0.0, 0.92, 0.022, 0.88, 0.0, 0.84),
		},
	}
}

// hood is deep and comes to a point; its shadow lies over brow and eyes.
func hood() hostHead {
	return hostHead{hooded: true,
		behind: []part{cloth(dark, -0.2, 0.36, -0.21, 0.66, -0.13, 0.88, 0.0, 1.0, 0.13, 0.88, 0.21, 0.66, 0.2, 0.36)},
		front: []part{
			cloth(mid, -0.27, 0.3, -0.25, 0.6, -0.2, 0.82, -0.06, 0.98, 0.05, 1.05, 0.08, 0.97, 0.2, 0.82, 0.25, 0.6, 0.27, 0.3, 0.12, 0.36, 0.155, 0.56, 0.13, 0.75, 0.0, 0.85, -0.13, 0.75, -0.155, 0.56, -0.12, 0.36),
			cloth(trim, -0.12, 0.36, -0.155, 0.56, -0.13, 0.75, 0.0, 0.85, 0.13, 0.75, 0.155, 0.56, 0.12, 0.36, 0.145, 0.36, 0.185, 0.57, 0.15, 0.77, 0.0, 0.885, -0.15, 0.77, -0.185, 0.57, -0.145, 0.36),
			rod(dark, 0.2, 0.72, 0.23, 0.42, 0.004, 0.014), rod(dark, -0.2, 0.72, -0.22, 0.42, 0.004, 0.014),
		},
		soft: []part{cloth(dark, -0.125, 0.74, 0.0, 0.84, 0.125, 0.74, 0.115, 0.69, 0.0, 0.715, -0.115, 0.69)}}
}
